"""The `citadels` command, for the tests that run it: in this process, or in one of its own."""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import subprocess
import sys
import warnings
from typing import Any
from unittest import mock

from citadels import cli

COMMAND = [sys.executable, "-m", "citadels"]
SETTINGS = {"COLUMNS": "80", "NO_COLOR": "1"}
ENVIRONMENT = os.environ | SETTINGS


class Stream(io.TextIOWrapper):
    """What a pipe is to a process: bytes that are text."""

    def __init__(self, text: str = "") -> None:
        super().__init__(io.BytesIO(text.encode()), encoding="utf-8", write_through=True)

    @property
    def text(self) -> str:
        """Everything that was written."""
        self.seek(0)
        return self.read()


def citadels(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command here, which saves the start of a process; what it changes is put back."""
    out, errors, code = Stream(), Stream(), 0
    with (
        mock.patch.dict(os.environ, SETTINGS),
        mock.patch.object(sys, "stdin", Stream(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(errors),
        warnings.catch_warnings(),
    ):
        warnings.simplefilter("default")
        try:
            cli.main(list(arguments))
        except SystemExit as end:
            code = int(end.code or 0)
    return subprocess.CompletedProcess(arguments, code, out.text, errors.text)


def started(*arguments: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command as people do, in a process of its own."""
    return subprocess.run(  # noqa: S603 - our own command
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=ENVIRONMENT | env,
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
