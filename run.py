"""Sets up and starts Citadels: `python3 run.py` serves, `python3 run.py test` checks everything.

`python3 run.py update` writes anew what is made from other files, and says what changed.

Needs Python 3.11 and nothing else. There is one environment per build, made where it is missing
and renewed when the lock files, the sources or the Python change:

    .venv           interpreted: all requirements, and the package is `src` itself
    .venv-compiled  compiled by mypyc: a wheel built from a copy of `src`, beside those requirements

`python3 run.py ARGS` is `citadels ARGS` in the compiled one, or in the interpreted one where
nothing can be compiled or CITADELS_BUILD=interpreted is set. The browser client is built once for
both, with Node from PyPI where the system has none; CITADELS_CLIENT=none goes without.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from tools.environment import (
    COMPILED,
    INTERPRETED,
    WINDOWS,
    Environment,
    Failed,
    NotCompiled,
    say,
    why_not_compiled,
)
from tools.schedule import Schedule, needed
from tools.stages import plan

if sys.version_info < (3, 11):
    sys.exit("Citadels needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")


def start(arguments: Sequence[str]) -> NoReturn:
    """Start `citadels` with arguments; without any it serves, and opens the browser."""
    arguments = arguments or ["serve"]
    INTERPRETED.prepare("runtime", "build")
    environment = _build()
    if arguments[:1] == ["serve"] and os.environ.get("CITADELS_CLIENT") != "none":
        _client_of(environment)
    command = [environment.tool("citadels"), *arguments]
    if WINDOWS:
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def _build() -> Environment:
    """The compiled build, unless it cannot be had or is not wanted."""
    if os.environ.get("CITADELS_BUILD") == "interpreted":
        return INTERPRETED
    reason = why_not_compiled()
    if reason:
        say(f"Interpreted, so many times slower: {reason}.")
        return INTERPRETED
    try:
        COMPILED.prepare()
    except NotCompiled:
        say("No compiled build; going on interpreted. CITADELS_BUILD=interpreted chooses that.")
        return INTERPRETED
    return COMPILED


def _client_of(environment: Environment) -> None:
    """Bring the browser client up to date, if it can be built."""
    try:
        INTERPRETED.prepare_client()
    except Failed:  # what failed has been shown
        say("No browser client; serving without it. CITADELS_CLIENT=none chooses that.")
    if environment is COMPILED:
        COMPILED.copy_client()


def test(arguments: Sequence[str]) -> None:
    """Run every stage, or those of one kind; what is not an option of ours goes to pytest."""
    parser = argparse.ArgumentParser(
        prog="run.py test",
        description="Check form, imports and types, test both builds, and play in a browser.",
        epilog="All other arguments are given to pytest.",
        allow_abbrev=False,
    )
    kinds = list(dict.fromkeys(stage.kind for stage in plan()))
    parser.add_argument("--only", choices=kinds, help="run one kind of stage, and show it live")
    options, asked = parser.parse_known_args(arguments)
    stages = plan(asked, whole=options.only is None)
    if options.only:
        stages = needed(stages, options.only)
    Schedule(stages, live=options.only is not None).run()


def update() -> None:
    """Write anew what is made from other files: indexes, rule books, fixtures, types."""
    INTERPRETED.prepare("dev")
    code = subprocess.call([INTERPRETED.python, "-m", "tools.update"], cwd=Path(__file__).parent)
    if code:
        raise Failed(code)


def main(arguments: Sequence[str]) -> None:
    """Do what the command line asks for."""
    try:
        if arguments[:1] == ["test"]:
            test(arguments[1:])
        elif arguments == ["update"]:
            update()
        else:
            start(arguments)
    except Failed as failed:
        sys.exit(failed.code)
    except KeyboardInterrupt:
        say("\ninterrupted")
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
