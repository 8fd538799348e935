"""Environments: one virtual environment per build of the package, made where it is missing.

The requirements are installed once, into the interpreted one; the compiled one holds nothing but
the compiled package, and sees the rest by a path file.

    python3 -m tools.environment interpreted LOCK...  brings .venv up to date
    python3 -m tools.environment compiled             brings .venv-compiled up to date
    python3 -m tools.environment client               brings the browser client up to date, and
                                                      what checks of it need
    python3 -m tools.environment copy                 copies the client beside the compiled package

Needs only the standard library, because run.py starts with nothing else.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from . import web
from .files import ROOT, digest, sources

SOURCES = ROOT / "src"
PYTHON = f"{sys.implementation.name} {sys.version} {Path(sys.executable).resolve()}"
WINDOWS = os.name == "nt"
CANNOT = 77  # the exit code of what cannot be done on this system


class Failed(Exception):
    """Something ended badly; what it said has been shown."""

    def __init__(self, code: int = 1) -> None:
        super().__init__(code)
        self.code = code


class NotCompiled(Failed):
    """The compiler could not build the engine."""


class NoNode(Failed):
    """The browser client cannot be built: there is no Node, and none can be installed."""


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
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


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
    """One virtual environment with one build of the package."""

    def __init__(self, name: str, *, compiled: bool) -> None:
        self.name = name
        self.compiled = compiled
        self.python = self.tool("python")
        self.stamp = ROOT / name / "citadels.json"
        self.made_with = f"{PYTHON}, requirements elsewhere" if compiled else PYTHON

    def tool(self, name: str) -> str:
        """Say where an installed command is."""
        folder, ending = ("Scripts", ".exe") if WINDOWS else ("bin", "")
        return str(ROOT / self.name / folder / (name + ending))

    def prepare(self, *locks: str) -> None:
        """Bring everything up to date; when it is, this takes a few milliseconds."""
        done = self._done()
        if done.get("python") != self.made_with:
            say(f"Setting up {self.name}")
            self._create()
            done = {}
            self._finish(done, "python", self.made_with)
        for lock in locks:
            self._install_lock(done, lock)
        parts = sources(SOURCES) if self.compiled else ()
        now = digest([ROOT / "pyproject.toml", *(p for p in parts if web.BUILT not in p.parents)])
        if done.get("package") != now:
            if self.compiled:
                self._install_compiled()
            else:
                self._install("linking the package", "--no-build-isolation", "-e", ROOT)
            done.pop("client", None)
            self._finish(done, "package", now)

    def prepare_client(self) -> None:
        """Bring the browser client up to date."""
        if not web.is_current():
            shutil.rmtree(web.BUILT, ignore_errors=True)  # an old one may not fit the server
            self.find_node()
            step("building the browser client", [self.python, "-m", "tools.web", "build"])

    def prepare_web_tools(self) -> None:
        """Have what checks and tests of the browser client need besides the client."""
        self.find_node()
        if not web.is_installed(dev=True):
            step("installing the tools of the client", [self.python, "-m", "tools.web", "install"])

    def find_node(self) -> None:
        """Have a Node: the system's, else that of PyPI in this environment."""
        if works(self.python, "-m", "tools.web", "node"):
            return
        done = self._done()
        try:
            self._install_lock(done, "node")
        except Failed as failed:
            self._note(done)  # all else is as good as it was
            raise NoNode(failed.code) from None

    def copy_client(self) -> None:
        """Put the browser client beside the compiled package, as it is now."""
        done, now = self._done(), digest(sources(web.BUILT))
        if done.get("client") != now:
            copy = packages_of(self) / web.BUILT.relative_to(SOURCES)
            shutil.rmtree(copy, ignore_errors=True)
            if web.BUILT.exists():
                shutil.copytree(web.BUILT, copy)
            self._finish(done, "client", now)

    def _install_lock(self, done: dict[str, str], lock: str) -> None:
        file = ROOT / "requirements" / f"{lock}.txt"
        now = digest([file])
        if done.get(lock) != now:
            self._install(f"installing the {lock} requirements", "--require-hashes", "-r", file)
            self._finish(done, lock, now)

    def _done(self) -> dict[str, str]:
        try:
            done: dict[str, str] = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return done if Path(self.python).exists() else {}

    def _finish(self, done: dict[str, str], key: str, value: str) -> None:
        done[key] = value
        self._note(done)

    def _note(self, done: dict[str, str]) -> None:
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
        if self.compiled:
            path = packages_of(self) / "requirements.pth"
            path.write_text(f"{packages_of(INTERPRETED)}\n", encoding="utf-8")

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
            ignored = shutil.ignore_patterns("__pycache__", web.BUILT.name)
            shutil.copytree(SOURCES, copy / "src", ignore=ignored)
            for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
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


def packages_of(environment: Environment) -> Path:
    """Where the packages of an environment are."""
    folder = str(ROOT / environment.name)
    return Path(sysconfig.get_path("platlib", "venv", {"base": folder, "platbase": folder}))


def main(arguments: Sequence[str]) -> int:
    """Bring one thing up to date."""
    try:
        match arguments:
            case ["interpreted", *locks]:
                INTERPRETED.prepare(*locks)
            case ["compiled"]:
                COMPILED.prepare()
            case ["client"]:
                INTERPRETED.prepare_web_tools()  # first: npm would begin anew for them
                INTERPRETED.prepare_client()
            case ["copy"]:
                COMPILED.copy_client()
            case _:
                say(__doc__ or "")
                return 2
    except NoNode:
        return CANNOT
    except Failed as failed:
        return failed.code
    except KeyboardInterrupt:
        say("\ninterrupted")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
