"""Sets up and starts Citadels: `python3 run.py` serves, `python3 run.py test` checks everything.

Needs Python 3.11 and nothing else. There is one environment per build, made where it is missing
and renewed when the lock files, the sources or the Python change:

    .venv           interpreted: the package is `src` itself
    .venv-compiled  compiled by mypyc: the package is a wheel built from a copy of `src`

`python3 run.py ARGS` is `citadels ARGS` in the compiled one, or in the interpreted one where
nothing can be compiled or CITADELS_BUILD=interpreted is set. The browser client is built once for
both, with Node from PyPI where the system has none; CITADELS_CLIENT=plain goes without.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import NoReturn

from tools.environment import (
    COMPILED,
    INTERPRETED,
    WINDOWS,
    Environment,
    Failed,
    NoNode,
    NotCompiled,
    say,
    why_not_compiled,
)
from tools.files import ROOT

if sys.version_info < (3, 11):
    sys.exit("Citadels needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

BROWSER_TESTS = "tests/web"  # apart: a browser and asyncio.run do not share a process
FAULT_TESTS = "tests/server/faults"  # apart: they kill whole servers, and look at the clock
NO_TESTS = 5  # what pytest says when it found none


def start(arguments: Sequence[str]) -> NoReturn:
    """Start `citadels` with arguments; without any it serves, and opens the browser."""
    arguments = arguments or ["serve"]
    chosen = os.environ.get("CITADELS_BUILD") == "interpreted"
    reason = None if chosen else why_not_compiled()
    environment = INTERPRETED if chosen or reason else COMPILED
    if reason:
        say(f"Interpreted, so many times slower: {reason}.")
    try:
        environment.prepare("runtime", "build")
    except NotCompiled:
        say("No compiled build; going on interpreted. CITADELS_BUILD=interpreted chooses that.")
        environment = INTERPRETED
        environment.prepare("runtime", "build")
    if arguments[:1] == ["serve"] and os.environ.get("CITADELS_CLIENT") != "plain":
        try:
            environment.prepare_client()
        except Failed:  # what failed has been shown
            say(
                "No browser client; going on with the plain page. CITADELS_CLIENT=plain chooses it."
            )
    command = [environment.tool("citadels"), *arguments]
    if WINDOWS:
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


class Checks:
    """The stages of `run.py test`, each timed; the first that fails ends the run."""

    def __init__(self, pytest: Sequence[str]) -> None:
        self.pytest = pytest
        self.times: dict[str, float] = {}
        self.skipped: list[str] = []

    def lint(self) -> None:
        """Check form and imports."""
        self._set_up(INTERPRETED)
        self._stage("ruff check", [INTERPRETED.tool("ruff"), "check"])
        self._stage("ruff format", [INTERPRETED.tool("ruff"), "format", "--check"])
        self._stage("imports", [INTERPRETED.tool("lint-imports"), "--no-logo"])

    def types(self) -> None:
        """Check types; what is strict about it stands in pyproject.toml."""
        self._set_up(INTERPRETED)
        self._stage("mypy --strict", [INTERPRETED.tool("mypy")])

    def web(self) -> None:
        """Build the browser client, and check what needs no browser."""
        self._set_up(INTERPRETED)
        if self._has_client(INTERPRETED):
            self._stage("web", [INTERPRETED.python, "-m", "tools.web", "check"])

    def interpreted(self) -> None:
        """Test the sources."""
        self._set_up(INTERPRETED)
        self._test(INTERPRETED, "interpreted", (".py",))
        if not self.pytest:
            self._stage("branches of the rules", [INTERPRETED.python, "-m", "tools.branches"])

    def compiled(self) -> None:
        """Test the compiled wheel, not the sources."""
        reason = why_not_compiled()
        if reason:
            self._skip("tests, compiled", reason)
            return
        self._set_up(COMPILED)
        self._test(COMPILED, "compiled", (".so", ".pyd"))

    def faults(self) -> None:
        """Do bad things to real servers, on the build that serves."""
        environment = self._serving()
        command = [environment.python, "-m", "pytest", "-n", "2", "--dist", "loadfile"]
        self._stage("tests, faults", [*command, *self.pytest, FAULT_TESTS])

    def browser(self) -> None:
        """Play in a real browser, on the build that serves."""
        environment = self._serving()
        if self._has_client(environment):
            command = [environment.python, "-m", "pytest", *self.pytest]
            speed = f"{BROWSER_TESTS}/test_speed.py"
            others = ["-n", "2", "--dist", "loadfile", "--ignore", speed, BROWSER_TESTS]
            self._stage("tests, browser", [*command, *others])
            self._stage("tests, speed", [*command, speed])  # alone: it looks at the clock

    def report(self) -> None:
        """Print how long each stage took."""
        print()
        for title, seconds in (*self.times.items(), ("together", sum(self.times.values()))):
            print(f"  {title:<28}{seconds:8.1f} s")
        skipped = "".join(f", but SKIPPED: {title}" for title in self.skipped)
        print(f"all stages passed{skipped}", flush=True)

    def _set_up(self, environment: Environment) -> None:
        title = f"set-up of {environment.name}"
        if title not in self.times:
            self._head(title)
            begin = time.monotonic()
            try:
                environment.prepare("dev")
            except Failed as failed:
                self._fail(title, failed.code)
            self.times[title] = time.monotonic() - begin

    def _serving(self) -> Environment:
        """The build that serves: the compiled one if there is one."""
        environment = INTERPRETED if why_not_compiled() else COMPILED
        self._set_up(environment)
        return environment

    def _has_client(self, environment: Environment) -> bool:
        """Build the browser client; it may be missing only where Node cannot be had."""
        title = f"client of {environment.name}"
        self._head(title)
        begin = time.monotonic()
        try:
            environment.prepare_client()
            environment.prepare_web_tools()
        except NoNode:
            self._skip("browser client", "there is no Node")
            return False
        except Failed as failed:
            self._fail(title, failed.code)
        self.times[title] = time.monotonic() - begin
        return True

    def _skip(self, title: str, reason: str) -> None:
        self._head(f"{title}: SKIPPED, {reason}")
        if os.environ.get("CI") == "true" or os.environ.get("CITADELS_REQUIRE_SERVICES") == "1":
            self._fail(f"{title} must not be skipped in CI")
        self.skipped.append(title)

    def _test(self, environment: Environment, build: str, endings: tuple[str, ...]) -> None:
        """Run pytest on a build, after making sure that it is this build which is imported."""
        show = "import citadels.core.game as game; print(game.__file__)"
        tried = subprocess.run(
            [environment.python, "-I", "-c", show], capture_output=True, text=True, check=False
        )
        if not tried.stdout.strip().endswith(endings):
            self._fail(f"this is not the {build} build: {tried.stdout}{tried.stderr}")
        apart = [f"--ignore={folder}" for folder in (BROWSER_TESTS, FAULT_TESTS)]
        command = [environment.python, "-m", "pytest", "-n", "auto", *apart]
        self._stage(f"tests, {build}", [*command, *self.pytest], CITADELS_BUILD=build)

    def _stage(self, title: str, command: Sequence[str], **env: str) -> None:
        self._head(title)
        begin = time.monotonic()
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        code = subprocess.call(command, cwd=ROOT, env=inherited | env)
        self.times[title] = time.monotonic() - begin
        if code == NO_TESTS and self.pytest:
            return  # none of this kind was asked for
        if code:
            self._fail(f"{title}, exit code {code}", code)

    def _head(self, title: str) -> None:
        print(f"\n=== {title} ===", flush=True)

    def _fail(self, what: str, code: int = 1) -> NoReturn:
        print(f"\nfailed: {what}", flush=True)
        raise Failed(code)


def test(arguments: Sequence[str]) -> None:
    """Run every stage, or one kind; what is not an option of ours goes to pytest."""
    parser = argparse.ArgumentParser(
        prog="run.py test",
        description="Check form, imports and types, test both builds, and play in a browser.",
        epilog="All other arguments are given to pytest.",
        allow_abbrev=False,
    )
    kinds = ("lint", "types", "web", "interpreted", "compiled", "faults", "browser")
    parser.add_argument("--only", choices=kinds, help="run one kind of stage")
    options, pytest = parser.parse_known_args(arguments)
    checks = Checks(pytest)
    for kind in kinds:
        if options.only in (kind, None):
            getattr(checks, kind)()
    checks.report()


def main(arguments: Sequence[str]) -> None:
    """Do what the command line asks for."""
    try:
        if arguments[:1] == ["test"]:
            test(arguments[1:])
        else:
            start(arguments)
    except Failed as failed:
        sys.exit(failed.code)
    except KeyboardInterrupt:
        say("\ninterrupted")
        sys.exit(130)


if __name__ == "__main__":
    main(sys.argv[1:])
