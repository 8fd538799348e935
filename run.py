"""Sets up and starts Citadels: `python3 run.py` serves, `python3 run.py test` checks everything.

Needs Python 3.11 and nothing else. There is one environment per build, made where it is missing
and renewed when the lock files, the sources or the Python change:

    .venv           interpreted: the package is `src` itself
    .venv-compiled  compiled by mypyc: the package is a wheel built from a copy of `src`

`python3 run.py ARGS` is `citadels ARGS` in the compiled one, or in the interpreted one where
nothing can be compiled or CITADELS_BUILD=interpreted is set.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NoReturn

if sys.version_info < (3, 11):
    sys.exit("Citadels needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
PYTHON = f"{sys.implementation.name} {sys.version} {Path(sys.executable).resolve()}"
WINDOWS = os.name == "nt"


class Failed(Exception):
    """Something ended badly; what it said has been shown."""

    def __init__(self, code: int = 1) -> None:
        super().__init__(code)
        self.code = code


class NotCompiled(Failed):
    """The compiler could not build the engine."""


def say(text: str, end: str = "\n") -> None:
    """Tell the person at the terminal; stdout stays free for the game."""
    print(text, end=end, file=sys.stderr, flush=True)


def step(
    title: str, command: Sequence[str], cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> None:
    """Run a command of the set-up: show its title and time, and its output only if it fails."""
    begin = time.monotonic()
    back = "\r" if sys.stderr.isatty() else ""
    say(f"  {title} ...", end="")
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env=os.environ | dict(env or {}),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            while process.poll() is None:
                time.sleep(0.05)
                if back:
                    say(f"{back}  {title} ... {time.monotonic() - begin:.0f} s", end="")
        finally:
            process.kill()  # only an interrupted step is still running
        say(f"{back}  {title} ..." * bool(back) + f" {time.monotonic() - begin:.1f} s")
        if process.returncode:
            output.seek(0)
            say(output.read().decode(errors="replace"))
            raise Failed(process.returncode)


def works(*command: str) -> bool:
    """Try a command silently."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def digest(files: Iterable[Path]) -> str:
    """Name the contents of files: it changes whenever they do."""
    total = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes()
        total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)} ".encode() + content)
    return total.hexdigest()


def is_source(file: Path) -> bool:
    """Tell what belongs to the package from what Python left beside it."""
    return file.is_file() and "__pycache__" not in file.parts


def compiler() -> str | None:
    """Find the C compiler to use, the one this Python was built with first."""
    names = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang", "cl")
    return next((name for name in names if name and shutil.which(name.split()[0])), None)


def flags() -> dict[str, str]:
    """Let the functions of the engine call each other directly, where the linker allows it."""
    if sys.platform != "linux":
        return {}
    usual = os.environ.get("CFLAGS", sysconfig.get_config_var("CFLAGS") or "")
    return {"CFLAGS": f"{usual} -fno-semantic-interposition -fvisibility=hidden -fno-plt"}


def why_not_compiled() -> str | None:
    """Say what is missing for compiling; None when nothing is."""
    if compiler() is None:
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers were not found (Debian, Ubuntu: python3-dev)"
    return None


class Environment:
    """One virtual environment: locked requirements and one build of the package."""

    def __init__(self, name: str, *, compiled: bool) -> None:
        self.name = name
        self.compiled = compiled
        self.python = self.tool("python")
        self.stamp = ROOT / name / "citadels.json"

    def tool(self, name: str) -> str:
        """Say where an installed command is."""
        folder, ending = ("Scripts", ".exe") if WINDOWS else ("bin", "")
        return str(ROOT / self.name / folder / (name + ending))

    def prepare(self, *locks: str) -> None:
        """Bring everything up to date; when it is, this takes a few milliseconds."""
        done = self._done()
        if done.get("python") != PYTHON:
            say(f"Setting up {self.name}")
            self._create()
            done = {}
            self._finish(done, "python", PYTHON)
        for lock in locks:
            file = ROOT / "requirements" / f"{lock}.txt"
            now = digest([file])
            if done.get(lock) != now:
                self._install(f"installing the {lock} requirements", "--require-hashes", "-r", file)
                self._finish(done, lock, now)
        parts = filter(is_source, SOURCES.rglob("*")) if self.compiled else ()
        now = digest([ROOT / "pyproject.toml", *parts])
        if done.get("package") != now:
            if self.compiled:
                self._install_compiled()
            else:
                self._install("linking the package", "--no-build-isolation", "-e", ROOT)
            self._finish(done, "package", now)

    def _done(self) -> dict[str, str]:
        try:
            done: dict[str, str] = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return done if Path(self.python).exists() else {}

    def _finish(self, done: dict[str, str], key: str, value: str) -> None:
        done[key] = value
        self.stamp.write_text(json.dumps(done, indent=1), encoding="utf-8")

    def _create(self) -> None:
        folder = ROOT / self.name
        shutil.rmtree(folder, ignore_errors=True)
        uv = shutil.which("uv")
        if uv:
            command = [uv, "venv", "--python", sys.executable, str(folder)]
        else:
            command = [sys.executable, "-m", "venv", "--without-pip", str(folder)]
        step("creating the environment", command)

    def _install(self, title: str, *what: str | Path) -> None:
        self.stamp.unlink(missing_ok=True)  # an interrupted installation begins anew
        uv = shutil.which("uv")
        if uv:
            pip = [uv, "pip", "install", "--python", self.python]
        else:
            pip = [*self._pip(), "install", "--no-input", "--disable-pip-version-check"]
        step(title, [*pip, "--no-deps", *map(str, what)])

    def _pip(self) -> list[str]:
        """Find a pip: the environment's own, or that of the Python which runs this file."""
        own = [self.python, "-m", "pip"]
        if works(*own, "--version") or works(self.python, "-m", "ensurepip"):
            return own
        outer = [sys.executable, "-m", "pip", "--python", self.python]
        if works(*outer, "--version"):
            return outer
        say(
            "This Python comes without pip. Install one of these system packages and start again:\n"
            "  Debian, Ubuntu: python3-venv    Fedora: python3-pip    Arch: python-pip\n"
            "Having uv on the PATH is enough, too."
        )
        raise Failed

    def _install_compiled(self) -> None:
        """Build in a copy, because the compiler writes beside the sources; install the wheel."""
        with tempfile.TemporaryDirectory() as folder:
            copy, wheels = Path(folder, "copy"), Path(folder, "wheels")
            shutil.copytree(SOURCES, copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
            for name in ("pyproject.toml", "README.md", "LICENSE"):
                shutil.copy(ROOT / name, copy)
            build = [self.python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
            switch = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "PYTHONPATH": ""}
            switch |= {"CC": compiler() or ""} | flags()
            try:
                step("compiling the engine", build, copy, switch)
            except Failed as failed:
                raise NotCompiled(failed.code) from None
            self._install("installing the wheel", "--force-reinstall", *wheels.iterdir())


INTERPRETED = Environment(".venv", compiled=False)
COMPILED = Environment(".venv-compiled", compiled=True)


def start(arguments: Sequence[str]) -> NoReturn:
    """Start `citadels` with arguments; without any it plays."""
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
    command = [environment.tool("citadels"), *(arguments or ["play"])]
    if WINDOWS:
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


class Checks:
    """The stages of `run.py test`, each timed; the first that fails ends the run."""

    def __init__(self, pytest: Sequence[str]) -> None:
        self.pytest = pytest
        self.times: dict[str, float] = {}
        self.skipped = ""

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
            self._head(f"tests, compiled: SKIPPED, {reason}")
            if os.environ.get("CI") == "true":
                self._fail("the compiled build must not be skipped in CI")
            self.skipped = " but the compiled tests, which were skipped"
            return
        self._set_up(COMPILED)
        self._test(COMPILED, "compiled", (".so", ".pyd"))

    def report(self) -> None:
        """Print how long each stage took."""
        print()
        for title, seconds in (*self.times.items(), ("together", sum(self.times.values()))):
            print(f"  {title:<28}{seconds:8.1f} s")
        print(f"all stages passed{self.skipped}", flush=True)

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

    def _test(self, environment: Environment, build: str, endings: tuple[str, ...]) -> None:
        """Run pytest on a build, after making sure that it is this build which is imported."""
        show = "import citadels.core.game as game; print(game.__file__)"
        tried = subprocess.run(
            [environment.python, "-I", "-c", show], capture_output=True, text=True, check=False
        )
        if not tried.stdout.strip().endswith(endings):
            self._fail(f"this is not the {build} build: {tried.stdout}{tried.stderr}")
        command = [environment.python, "-m", "pytest", "-n", "auto", *self.pytest]
        self._stage(f"tests, {build}", command, CITADELS_BUILD=build)

    def _stage(self, title: str, command: Sequence[str], **env: str) -> None:
        self._head(title)
        begin = time.monotonic()
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        code = subprocess.call(command, cwd=ROOT, env=inherited | env)
        self.times[title] = time.monotonic() - begin
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
        description="Check form, imports and types, and test both builds.",
        epilog="All other arguments are given to pytest.",
        allow_abbrev=False,
    )
    kinds = ("lint", "types", "interpreted", "compiled")
    parser.add_argument("--only", choices=kinds, help="run one kind of stage")
    options, pytest = parser.parse_known_args(arguments)
    checks = Checks(pytest)
    stages = (checks.lint, checks.types, checks.interpreted, checks.compiled)
    for kind, stage in zip(kinds, stages, strict=True):
        if options.only in (kind, None):
            stage()
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
