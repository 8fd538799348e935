"""Sets up and starts Citadels: `python3 run.py` serves, `python3 run.py test` checks everything.

`python3 run.py update` writes anew what is made from other files, and says what changed.

Needs Python 3.11 and nothing else. What is missing is installed or built, and renewed when the lock
files, the sources or the Python change; `tools/environment.py` says which environments there are.

`python3 run.py ARGS` is `citadels ARGS`, in the compiled build where it is there. Where it is not,
serving and playing begin at once, interpreted, and the engine is compiled beside them; what has a
lot to compute waits for it. CITADELS_BUILD=interpreted goes without, CITADELS_BUILD=compiled waits.
The browser client is built with Node from PyPI where the system has none; CITADELS_CLIENT=none goes
without.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("Citadels needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

from tools.environment import INTERPRETED
from tools.schedule import Schedule, needed
from tools.stages import plan
from tools.start import start
from tools.steps import Failed, say


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
    more = "play ten times as many random games, and see every screen in every way"
    parser.add_argument("--long", action="store_true", help=more)
    options, asked = parser.parse_known_args(arguments)
    if options.long:
        os.environ["CITADELS_TESTS"] = "long"
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
