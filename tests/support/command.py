"""The `citadels` command as a process, for the tests that run it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any

COMMAND = [sys.executable, "-m", "citadels"]
ENVIRONMENT = os.environ | {"COLUMNS": "80", "NO_COLOR": "1"}


def citadels(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own command
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=ENVIRONMENT,
    )


def said(*arguments: str, typed: str = "") -> str:
    done = citadels(*arguments, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def plain(*arguments: str) -> Any:  # noqa: ANN401 - whatever was printed
    done = citadels(*arguments, "--json")
    assert done.stderr == ""
    return json.loads(done.stdout)


def take_interrupts() -> None:
    """Let Ctrl-C work even where the tests were started in the background, deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
