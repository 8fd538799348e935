"""Stages: what `python3 run.py test` checks. A new check is one more `Stage` in `plan`.

Needs only the standard library, because run.py starts with nothing else.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from .compiler import why_not_compiled
from .environment import INTERPRETED, Environment, tested
from .schedule import Stage

# Where the folders of tests/ are tested; one that is in no list fails a test.
BOTH: Final = (  # what compiled modules do: on both builds
    *("bots", "characters", "districts", "engine", "fan", "golden", "perft", "properties"),
    *("review", "rl", "rulings"),
)
SERVED: Final = ("cli", "protocol", "server", "sim")  # on the build that serves
SOURCES: Final = ("build", "docs", "words")  # what no build changes: as soon as there is one
APART: Final = ("faults", "web")  # a browser and asyncio.run do not share a process
FOLDERS: Final = (*BOTH, *SERVED, *SOURCES, *APART)
SPECS: Final = ("characters", "districts", "rulings")  # of the rules; see tools/branches.py
CLOCKS: Final = ("tests/faults/test_clocks.py",)  # nothing runs beside them

COMPILED_NEEDS: Final = ("set-up", "compile")  # side by side: what compiles is installed apart
LONGEST: Final = "tests/properties/test_breadth.py"
ALIKE: Final = (  # what both builds do alike, as tests/bots/test_alike.py and tests/golden/ see
    *("tests/bots/test_blindness.py", "tests/bots/test_bots.py", "tests/bots/test_roles.py"),
    *("tests/bots/test_thoughts.py", "tests/bots/test_value.py"),
    *("tests/properties/test_blindness.py", "tests/properties/test_effects.py"),
    *("tests/properties/test_positions.py", "tests/properties/test_reasons.py"),
    *("tests/properties/test_redeal_law.py", "tests/properties/test_roles.py"),
    *("tests/review/test_account.py", "tests/rl/test_openspiel.py", "tests/rl/test_solving.py"),
)
NO_TESTS: Final = 5  # what pytest says when it found none
SAMPLED: Final = ("-m", "not long")  # what is marked `long` is left to `--long`
ENDINGS: Final = {"interpreted": (".py",), "compiled": (".so", ".pyd")}
IS_BUILD: Final = """\
import sys, citadels.core.game as game
sys.exit(None if game.__file__.endswith({endings}) else f"not the {build} build: {{game.__file__}}")
"""


def prepared(*arguments: str) -> list[str]:
    """A command that brings something up to date."""
    return [sys.executable, "-m", "tools.environment", *arguments]


def tool(name: str, *arguments: str) -> list[str]:
    """A command of the interpreted environment."""
    return [INTERPRETED.tool(name), *arguments]


def module(name: str, *arguments: str) -> list[str]:
    """A module run by the Python of the interpreted environment."""
    return [INTERPRETED.python, "-m", name, *arguments]


class Pytest:
    """How pytest is called: with what somebody asked for, on the cores that are free."""

    def __init__(self, asked: Sequence[str], *, whole: bool) -> None:
        self.asked = asked
        self.whole = whole
        share = (os.cpu_count() or 1) // 2  # since two stages run side by side
        self.cores = ("-n", "auto") if not whole else ("-n", str(share)) if share > 1 else ()
        self.by_file = ("--dist", "loadfile") if self.cores else ()  # files share their servers
        self.chosen = () if os.environ.get("CITADELS_TESTS") == "long" else SAMPLED

    def stage(
        self,
        kind: str,
        title: str,
        environment: Environment,
        after: Sequence[str],
        arguments: Sequence[str],
        *,
        alone: bool = False,
        waits: bool = False,
        again: bool = False,
    ) -> Stage:
        """Some tests, after making sure that it is this build which is imported.

        Those that failed are tried `again` where the cause may be the machine: a browser that was
        lost, a service that did not start. A fault of ours comes back.
        """
        build = "interpreted" if environment is INTERPRETED else "compiled"
        check = IS_BUILD.format(build=build, endings=ENDINGS[build])
        slowest = ("--durations", "5", "--durations-min", "5")
        tests = [
            environment.python,
            "-m",
            "pytest",
            *self.cores,
            *slowest,
            *self.chosen,
            *arguments,
        ]
        kept = ("-o", f"cache_dir=build/failed/{kind}")  # apart from what fails in other stages
        first = (*kept, "--cache-clear") if again else ()
        return Stage(
            kind,
            f"tests, {title}",
            [[environment.python, "-I", "-c", check], [*tests, *first, *self.asked]],
            after,
            alone=alone,
            waits=waits,
            passing=(0, NO_TESTS) if self.asked else (0,),
            again=[*tests, *kept, "--last-failed"] if again else (),
            env={"CITADELS_BUILD": build},
        )


def only(*folders: str) -> list[str]:
    """Arguments that leave out all other folders, and what looks at the clock."""
    others = [f"tests/{folder}" for folder in FOLDERS if folder not in folders]
    return [f"--ignore={path}" for path in (*others, *CLOCKS)]


def plan(asked: Sequence[str] = (), *, whole: bool = True) -> list[Stage]:
    """Every stage; of those that can begin, the first one does: what others wait for, the long."""
    return [*prepare(), *test(Pytest(asked, whole=whole)), *look()]


def prepare() -> list[Stage]:
    """The stages that install and build."""
    reason = why_not_compiled()
    stages = [
        Stage("set-up", "set-up of .venv", [prepared("interpreted", "dev", "docs", "rl")]),
        Stage("compile", "compiled build", [prepared("tested")], cannot=reason, first=True),
        Stage("client", "browser client", [prepared("checks")]),
    ]
    if not reason:
        needs = ["compile", "client"]
        stages.append(Stage("copy", "client for the compiled build", [prepared("copy")], needs))
    return stages


def look() -> list[Stage]:
    """The stages that only look at the sources."""
    site = tool("mkdocs", "build", "--strict", "--site-dir", "build/site")
    form = [tool("ruff", "check"), tool("ruff", "format", "--check")]
    needs = ["set-up", "client"]
    return [
        Stage("lint", "form and imports", [*form, tool("lint-imports", "--no-logo")], ["set-up"]),
        Stage("types", "types", [tool("mypy")], ["set-up"]),
        Stage("docs", "documentation", [site], ["set-up"], env={"NO_MKDOCS_2_WARNING": "1"}),
        Stage("web", "checks of the client", [module("tools.web", "check")], needs),
    ]


def test(pytest: Pytest) -> list[Stage]:
    """The stages that run tests.

    In a whole run, what no build changes is tested once, and the specs of the interpreted build
    run under coverage only. Somebody who asks for one build gets all that can be tested on it.
    """
    compiles = not why_not_compiled()
    serving, served = (tested(), COMPILED_NEEDS) if compiles else (INTERPRETED, ("set-up",))
    needs = (*served, "copy" if compiles else "client")
    faults, browser = ([*pytest.by_file, *only(folder)] for folder in APART)
    return [
        pytest.stage("browser", "browser", serving, needs, browser, again=True),
        pytest.stage("faults", "faults", serving, served, faults, waits=True, again=True),
        *_compiled(pytest),
        *_interpreted(pytest, twice=compiles),
        pytest.stage("faults", "clocks", serving, served, ["-n", "0", *CLOCKS], alone=True),
    ]


def _compiled(pytest: Pytest) -> list[Stage]:
    """The tests of the compiled build; in a whole run in parts, so that all lanes end together."""
    parts = {"compiled": only(*BOTH, *SERVED, *SOURCES)}
    if pytest.whole:
        parts = {
            "server": only("server"),
            "commands and simulation": only(*(folder for folder in SERVED if folder != "server")),
            "compiled": [*only(*BOTH), f"--ignore={LONGEST}"],
            "random games": [LONGEST],
        }
    return [
        pytest.stage("compiled", title, tested(), COMPILED_NEEDS, arguments)
        for title, arguments in parts.items()
    ]


def _interpreted(pytest: Pytest, *, twice: bool) -> list[Stage]:
    """The tests of the interpreted build; `twice` if another build is tested as well."""
    sampled = pytest.whole and not pytest.asked
    if pytest.whole:
        rules = [folder for folder in BOTH if not sampled or folder not in SPECS]
        alike = [f"--ignore={file}" for file in ALIKE if sampled and twice]
        parts = {
            "words, pages and packages": only(*SOURCES),
            "interpreted": [*only(*rules, *(() if twice else SERVED)), *alike],
        }
    else:
        parts = {"interpreted": only(*BOTH, *SERVED, *SOURCES)}
    stages = [
        pytest.stage("interpreted", title, INTERPRETED, ["set-up"], arguments)
        for title, arguments in parts.items()
    ]
    if sampled:
        branches = [module("tools.branches")]
        stages.append(Stage("interpreted", "specs and branches", branches, ["set-up"]))
    return stages
