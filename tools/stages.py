"""Stages: what `python3 run.py test` checks. A new check is one more `Stage` in `plan`.

Needs only the standard library, because run.py starts with nothing else.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from .compiler import why_not_compiled
from .environment import COMPILED, INTERPRETED, Environment
from .schedule import Stage

# Where the folders of tests/ are tested; one that is in no list fails a test.
BOTH: Final = (  # what compiled modules do: on both builds
    *("bots", "characters", "districts", "engine", "fan", "golden", "perft", "properties"),
    "rulings",
)
ONCE: Final = (  # what is compiled in no build: on the one that serves
    *("build", "cli", "docs", "server", "sim", "words"),
)
APART: Final = ("faults", "web")  # a browser and asyncio.run do not share a process
FOLDERS: Final = (*BOTH, *ONCE, *APART)
SPECS: Final = ("characters", "districts", "rulings")  # of the rules; see tools/branches.py
CLOCKS: Final = (
    "tests/faults/test_clocks.py",
    "tests/web/test_speed.py",
)  # nothing runs beside them

LONGEST: Final = "tests/properties/test_breadth.py"
NO_TESTS: Final = 5  # what pytest says when it found none
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
    ) -> Stage:
        """Some tests, after making sure that it is this build which is imported."""
        build = "compiled" if environment is COMPILED else "interpreted"
        check = IS_BUILD.format(build=build, endings=ENDINGS[build])
        command = [environment.python, "-m", "pytest", *self.cores, *arguments, *self.asked]
        return Stage(
            kind,
            f"tests, {title}",
            [[environment.python, "-I", "-c", check], command],
            after,
            alone=alone,
            waits=waits,
            passing=(0, NO_TESTS) if self.asked else (0,),
            env={"CITADELS_BUILD": build},
        )


def only(*folders: str) -> list[str]:
    """Arguments that leave out all other folders, and what looks at the clock."""
    others = [f"tests/{folder}" for folder in FOLDERS if folder not in folders]
    return [f"--ignore={path}" for path in (*others, *CLOCKS)]


def plan(asked: Sequence[str] = (), *, whole: bool = True) -> list[Stage]:
    """Every stage; of those that can begin, the first one does."""
    return [*prepare(), *look(), *test(Pytest(asked, whole=whole))]


def prepare() -> list[Stage]:
    """The stages that install and build."""
    reason = why_not_compiled()
    stages = [
        Stage("set-up", "set-up of .venv", [prepared("interpreted", "dev", "docs")]),
        Stage("compile", "compiled build", [prepared("compiled")], ["set-up"], cannot=reason),
        Stage("client", "browser client", [prepared("checks")], ["set-up"]),
    ]
    if not reason:
        needs = ["compile", "client"]
        stages.append(Stage("copy", "client for the compiled build", [prepared("copy")], needs))
    return stages


def look() -> list[Stage]:
    """The stages that only look at the sources."""
    site = tool("mkdocs", "build", "--strict", "--site-dir", "build/site")
    form = [tool("ruff", "check"), tool("ruff", "format", "--check")]
    return [
        Stage("lint", "form and imports", [*form, tool("lint-imports", "--no-logo")], ["set-up"]),
        Stage("types", "types", [tool("mypy")], ["set-up"]),
        Stage("docs", "documentation", [site], ["set-up"], env={"NO_MKDOCS_2_WARNING": "1"}),
        Stage("web", "checks of the client", [module("tools.web", "check")], ["client"]),
    ]


def test(pytest: Pytest) -> list[Stage]:
    """The stages that run tests.

    In a whole run, what no build changes is tested once, and the specs of the interpreted build
    run under coverage only. Somebody who asks for one build gets all that can be tested on it.
    """
    compiles = not why_not_compiled()
    serving, served = (COMPILED, "compile") if compiles else (INTERPRETED, "set-up")
    client = "copy" if compiles else "client"
    once = ONCE if not pytest.whole or not compiles else ()
    specs = SPECS if pytest.whole and not pytest.asked else ()
    sources = [folder for folder in (*BOTH, *once) if folder not in specs]
    faults, browser = ([*pytest.by_file, *only(folder)] for folder in APART)
    stages = [
        *_compiled(pytest),
        pytest.stage("faults", "faults", serving, [served], faults, waits=True),
        pytest.stage("browser", "browser", serving, [client], browser),
        pytest.stage("interpreted", "interpreted", INTERPRETED, ["set-up"], only(*sources)),
        pytest.stage("faults", "clocks", serving, [served], ["-n", "0", CLOCKS[0]], alone=True),
        pytest.stage("browser", "speed", serving, [client], ["-n", "0", CLOCKS[1]], alone=True),
    ]
    if specs:
        branches = [module("tools.branches")]
        stages.append(Stage("interpreted", "specs and branches", branches, ["set-up"]))
    return stages


def _compiled(pytest: Pytest) -> list[Stage]:
    """The tests of the compiled build; in a whole run in parts, so that both lanes end together."""
    parts = {"compiled": only(*BOTH, *ONCE)}
    if pytest.whole:
        parts = {
            "random games": [LONGEST],
            "compiled": [*only(*BOTH), f"--ignore={LONGEST}"],
            "what is not compiled": only(*ONCE),
        }
    return [
        pytest.stage("compiled", title, COMPILED, ["compile"], arguments)
        for title, arguments in parts.items()
    ]
