"""Environments: one virtual environment per build of the package, made where it is missing.

    .venv           interpreted: all requirements, and the package is `src` itself
    .venv-compiled  nothing but the compiled package; it sees the requirements by a path file
    .venv-quick     the same, optimized less and compiled in half the time: for tests
    .venv-build     what compiling needs, unless .venv has it for the work on the sources
    .venv-node      Node from PyPI, where the system has none

A stamp in each says what it holds, and is written last: what was interrupted begins anew.

    python3 -m tools.environment interpreted LOCK...  brings .venv up to date
    python3 -m tools.environment compiled             brings .venv-compiled up to date
    python3 -m tools.environment tested               brings the build up to date that is tested
    python3 -m tools.environment client               brings the browser client up to date
    python3 -m tools.environment checks               and what checks of it need
    python3 -m tools.environment copy                 copies the client beside the tested package

Needs only the standard library, because run.py starts with nothing else.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from . import web
from .compiler import BEST, SOURCES, compiled_wheel
from .files import ROOT, digest, sources
from .steps import (
    CANNOT,
    WINDOWS,
    Failed,
    NoNode,
    NotCompiled,
    be_owned,
    end_group,
    locked,
    say,
    step,
    works,
)

PYTHON: Final = f"{sys.implementation.name} {sys.version} {Path(sys.executable).resolve()}"
INSTALLING: Final = "installing"  # in a stamp: what was there before the installation began
WORK: Final = "dev"  # the lock that holds all others but Node and the documentation
FOREIGN_PIP: Final = (22, 3)  # the first that can install into another environment
PARTS: Final = 2  # in which pip installs what a lock file holds
NO_COMPILER: Final = ROOT / "build" / "not-compiled.json"  # what the compiler refused


class Environment:
    """One virtual environment."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.python = self.tool("python")
        self.stamp = ROOT / name / "citadels.json"
        self.made_with = f"{PYTHON}, {name}"
        folder = str(ROOT / name)
        base = {"base": folder, "platbase": folder}
        self.packages = Path(sysconfig.get_path("platlib", "venv", base))

    def tool(self, name: str) -> str:
        """Say where an installed command is."""
        folder, ending = ("Scripts", ".exe") if WINDOWS else ("bin", "")
        return str(ROOT / self.name / folder / (name + ending))

    def is_current(self, *locks: str) -> bool:
        """Whether everything is as the lock files say."""
        done = self.done()
        return done.get("python") == self.made_with and all(
            done.get(lock) == digest([lock_file(lock)]) for lock in locks
        )

    def has(self, lock: str) -> bool:
        """Whether some version of a lock file is installed, and whole."""
        done = self.done()
        return done.get("python") == self.made_with and lock in done

    def prepare(self, *locks: str) -> None:
        """Bring everything up to date; when it is, this takes a few milliseconds."""
        with locked(self.name):
            if self.done().get("python") != self.made_with:
                self.create()
            for lock in locks:
                self._install_lock(lock)

    def create(self) -> None:
        """Begin anew, with nothing in it."""
        folder = ROOT / self.name
        shutil.rmtree(folder, ignore_errors=True)
        uv = shutil.which("uv")
        if uv:
            command = [uv, "venv", "--python", sys.executable, str(folder)]
        else:
            command = [sys.executable, "-m", "venv", "--without-pip", str(folder)]
        step(f"creating {self.name}", command)
        self.furnish()
        self.finish("python", self.made_with)

    def furnish(self) -> None:
        """Put into a new environment what it begins with."""

    def done(self) -> dict[str, str]:
        """What is installed; nothing, if an installation was interrupted after the download."""
        try:
            done: dict[str, str] = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        before = done.pop(INSTALLING, None)
        touched = before is not None and before != self._listing()
        return done if Path(self.python).exists() and not touched else {}

    def finish(self, key: str, value: str) -> None:
        """Note in the stamp that something is there."""
        self._note(self.done() | {key: value})

    def install(self, title: str, *parts: Sequence[str | Path], uv: str | None = None) -> None:
        """Install something, in parts side by side; fail with all as it was, or as nothing."""
        done, before = self.done(), self._listing()
        uv = uv or shutil.which("uv")
        if uv:
            tool = [uv, "pip", "install", "--python", self.python]
        else:
            quiet = ("--no-input", "--disable-pip-version-check", "--no-compile")
            tool = [*self._pip(), "install", *quiet]
        # pip takes away whole packages before it puts others there, which the listing shows; uv
        # takes away file by file: where that was interrupted, everything begins anew.
        self._note(done | {INSTALLING: "uv" if uv else before})
        try:
            step(title, *[[*tool, "--no-deps", *map(str, part)] for part in parts])
        except Failed:
            if self._listing() == before:
                self._note(done)
            raise
        self._note(done)

    def _install_lock(self, lock: str) -> None:
        now = digest([lock_file(lock)])
        if self.done().get(lock) != now:
            uv = shutil.which("uv") or self._own_uv(lock)
            with lock_parts(lock, 1 if uv else PARTS) as files:
                parts = [("--require-hashes", "-r", file) for file in files]
                title = f"installing the {lock} requirements"
                try:
                    self.install(title, *parts, uv=uv)
                except Failed:
                    if not uv or uv == shutil.which("uv"):
                        raise
                    say("uv could not install them; pip may know where they are.")
                    self.install(title, *parts)
            self.finish(lock, now)

    def _own_uv(self, lock: str) -> str | None:
        """Have a uv for the many packages of the work: pip takes five times as long for them."""
        uv = self.tool("uv")
        if WINDOWS or not (lock == WORK or self.has(WORK)):  # no program replaces itself there
            return None
        if Path(uv).exists():
            return uv
        with lock_parts(WORK, 1, only="uv") as files:
            self.install("installing uv", ("--require-hashes", "-r", files[0]))
        return uv

    def _listing(self) -> str:
        """Name what lies in the folder of packages."""
        names = sorted(p.name for p in self.packages.glob("*") if p.name != "__pycache__")
        return hashlib.sha256("\n".join(names).encode()).hexdigest()

    def _note(self, done: dict[str, str]) -> None:
        new = self.stamp.with_suffix(".new")
        new.write_text(json.dumps(done, indent=1), encoding="utf-8")
        new.replace(self.stamp)

    def _pip(self) -> list[str]:
        """Find a pip: that of the Python which runs this file, or the environment's own."""
        if foreign_pip():
            return [sys.executable, "-m", "pip", "--python", self.python]
        inner = [self.python, "-m", "pip"]
        if works(*inner, "--version") or works(self.python, "-m", "ensurepip"):
            return inner
        say(
            "This Python comes without pip. Install one of these system packages and start again:\n"
            "  Debian, Ubuntu: python3-venv    Fedora: python3-pip    Arch: python-pip\n"
            "Having uv on the PATH is enough, too."
        )
        raise Failed


class Interpreted(Environment):
    """The environment in which the package is `src` itself."""

    def furnish(self) -> None:
        """Link the sources."""
        path = self.packages / "citadels-sources.pth"
        path.write_text(f"{SOURCES}\n", encoding="utf-8")

    def prepare(self, *locks: str) -> None:
        """Bring everything up to date; for the work on the sources, with the package's commands."""
        news = not self.is_current(*locks)
        super().prepare(*locks)
        if news and sys.dont_write_bytecode:  # else the first start writes it
            # What pip would do for all packages is done for those that are used: bytecode.
            env = {"PYTHONDONTWRITEBYTECODE": ""}
            works(self.python, "-c", "import citadels.server.serve, citadels.commands.app", env=env)
        with locked(self.name):
            now = digest([ROOT / "pyproject.toml"])
            if WORK in locks and self.done().get("package") != now:
                link = ("--no-build-isolation", "-e", ROOT)
                self.install("linking the package", link, uv=self._own_uv(WORK))
                self.finish("package", now)


class Compiled(Environment):
    """The environment with the compiled package."""

    def __init__(self, name: str, requirements: Environment, level: int = BEST) -> None:
        super().__init__(name)
        self.requirements = requirements
        self.level = level  # of optimization

    def furnish(self) -> None:
        """Show it the requirements."""
        path = self.packages / "requirements.pth"
        path.write_text(f"{self.requirements.packages}\n", encoding="utf-8")

    def wanted(self) -> str:
        """Name the sources as they are now."""
        parts = (path for path in sources(SOURCES) if web.BUILT not in path.parents)
        return digest([ROOT / "pyproject.toml", *parts])

    def is_current(self, *locks: str) -> bool:
        """Whether it was compiled from just these sources."""
        return super().is_current(*locks) and self.done().get("package") == self.wanted()

    def was_refused(self) -> bool:
        """Whether the compiler has failed on just these sources."""
        try:
            return bool(json.loads(NO_COMPILER.read_text(encoding="utf-8")) == self.wanted())
        except (OSError, ValueError):
            return False

    def prepare(self, *locks: str) -> None:
        """Compile and install, where the sources have changed."""
        super().prepare(*locks)
        with locked(self.name):
            now = self.wanted()
            if self.done().get("package") == now:
                return
            try:
                with compiled_wheel(builder().python, self.level) as wheel:
                    self.install("installing the wheel", ("--force-reinstall", wheel))
            except NotCompiled:
                NO_COMPILER.write_text(json.dumps(now), encoding="utf-8")
                raise
            self.finish("client", "")
            self.finish("package", now)

    def copy_client(self) -> None:
        """Put the browser client beside the compiled package, as it is now."""
        with locked(self.name):
            now = digest(sources(web.BUILT))
            if self.done().get("client") == now:
                return
            self.finish("client", "")
            copy = self.packages / web.BUILT.relative_to(SOURCES)
            shutil.rmtree(copy, ignore_errors=True)
            if web.BUILT.exists():
                shutil.copytree(web.BUILT, copy)
            self.finish("client", now)


INTERPRETED: Final = Interpreted(".venv")
COMPILED: Final = Compiled(".venv-compiled", INTERPRETED)
QUICK: Final = Compiled(".venv-quick", INTERPRETED, level=1)
BUILD: Final = Environment(".venv-build")
NODE: Final = Environment(web.NODE_ENVIRONMENT)


def tested() -> Compiled:
    """Say which compiled build is tested: that for use, if it is there or the run may be long."""
    is_long = os.environ.get("CITADELS_TESTS") == "long"
    return COMPILED if is_long or COMPILED.is_current() else QUICK


def lock_file(lock: str) -> Path:
    """Where the versions and hashes of some requirements stand."""
    return ROOT / "requirements" / f"{lock}.txt"


@contextmanager
def lock_parts(lock: str, parts: int, only: str = "") -> Iterator[list[Path]]:
    """A lock file in parts, since pip does one thing after the other; or what it has of one."""
    text = lock_file(lock).read_text(encoding="utf-8")
    entries = re.split(r"^(?=[a-zA-Z])", text, flags=re.MULTILINE)[1:]
    if only:
        entries = [entry for entry in entries if entry.startswith(f"{only}==")]
    with TemporaryDirectory(prefix="citadels-") as folder:
        count = min(parts, len(entries))
        files = [Path(folder, f"{lock}-{part}.txt") for part in range(count)]
        for part, file in enumerate(files):
            file.write_text("".join(entries[part::count]), encoding="utf-8")
        yield files


def foreign_pip() -> bool:
    """Whether the Python that runs this file has a pip that installs elsewhere."""
    try:
        version = importlib.metadata.version("pip")
    except importlib.metadata.PackageNotFoundError:
        return False
    return tuple(map(int, re.findall(r"\d+", version)[:2])) >= FOREIGN_PIP


def builder() -> Environment:
    """Have what compiling needs: beside a server, nothing is changed under its feet."""
    if INTERPRETED.is_current(WORK):
        return INTERPRETED
    BUILD.prepare("build")
    return BUILD


def prepare_node() -> None:
    """Have a Node: the system's, else that of PyPI."""
    if web.system_node() is None:
        try:
            NODE.prepare("node")
        except Failed as failed:
            raise NoNode(failed.code) from None


def prepare_client() -> None:
    """Bring the browser client up to date."""
    with locked("client"):
        if not web.is_current():
            prepare_node()
            step("building the browser client", [sys.executable, "-m", "tools.web", "build"])


def prepare_checks() -> None:
    """Have what checks and tests of the browser client need besides the client."""
    with locked("client"):
        prepare_node()
        if not web.is_installed(dev=True):
            command = [sys.executable, "-m", "tools.web", "install"]
            step("installing the tools of the client", command)


def bring(what: Sequence[str]) -> int:
    """Bring one thing up to date."""
    match what:
        case ["interpreted", *locks]:
            INTERPRETED.prepare(*locks)
        case ["compiled"]:
            COMPILED.prepare()
        case ["tested"]:
            tested().prepare()
        case ["client"]:
            prepare_client()
        case ["checks"]:
            prepare_checks()  # first: npm would begin anew for them
            prepare_client()
        case ["copy"]:
            tested().copy_client()
        case _:
            say(__doc__ or "")
            return 2
    return 0


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks for."""
    is_owned = arguments[:1] == ["--owned"]  # by a start, which takes all with it when it ends
    if is_owned:
        be_owned()
    try:
        return bring(arguments[is_owned:])
    except NoNode:
        return CANNOT
    except Failed as failed:
        return failed.code
    except KeyboardInterrupt:
        say("\ninterrupted")
        if is_owned:
            end_group(os.getpid(), gently=False)  # whoever is deaf to an interruption
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
