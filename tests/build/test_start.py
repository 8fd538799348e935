"""Whatever interrupts `python3 run.py`, the next start serves; what is there already starts."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import ClassVar

import pytest

from tests.build.stand_in import COMPILING, HELD, Index, indexed, make_package, make_project
from tests.properties.games import LONG
from tests.support.starting import Start
from tools.compiler import why_not_compiled

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and scripts of POSIX")
WAIT = 600.0  # seconds: it only ends what hangs
MOMENTS = 10 if LONG else 3
SEED = 12
DOWNLOAD, COMPILER = "download", "compiler"  # moments that are waited for


class Project:
    """The stand-in at one place."""

    starts: ClassVar[list[Start]] = []  # of all places

    def __init__(self, root: Path, index: Index) -> None:
        self.root = root
        self.index = index
        self.env = {
            **index.env(root.name),
            "PATH": f"{root / 'bin'}{os.pathsep}{os.environ['PATH']}",
        }
        self.env |= {"CITADELS_BUILD": "", "CITADELS_CLIENT": "", "PYTHONPATH": ""}
        self.env["STAND_IN"] = str(root)

    def start(self, **env: str) -> Start:
        self.starts.append(Start(self.root, self.env | env))
        return self.starts[-1]

    def serves(self, **env: str) -> Start:
        """A start whose page is there."""
        start = self.start(**env)
        start.wait_for_page(WAIT)
        return start

    def copy(self, root: Path) -> Project:
        """The project at another place, before its first start."""
        made = shutil.ignore_patterns(".venv*", "build", "node_modules", "static", "__pycache__")
        shutil.copytree(self.root, root, ignore=made)
        return Project(root, self.index)

    def write(self, file: str, text: str) -> None:
        (self.root / file).write_text(text)

    def has(self, part: str, environment: str = ".venv") -> bool:
        """Whether a part of an environment is there, and whole."""
        stamp = self.root / environment / "citadels.json"
        return stamp.exists() and part in json.loads(stamp.read_text())

    def wait_in_download(self, start: Start) -> None:
        """Wait until a part of a package has come; the rest of it does not come by then."""
        wait_for(lambda: self.root.name in self.index.sent, start)
        assert not self.has("runtime")

    def wait_in_compiler(self, start: Start) -> None:
        """Wait until the compiler is at work; it does not get on by then."""
        wait_for((self.root / COMPILING).exists, start)
        assert self.has("runtime") and not self.has("package", ".venv-compiled")


def wait_for(happens: Callable[[], bool], start: Start) -> None:
    """Wait until something has happened."""
    end = time.monotonic() + WAIT
    while not happens():
        assert time.monotonic() < end, start.said
        time.sleep(0.02)


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Project]:
    """A project that was never started."""
    folder = tmp_path_factory.mktemp("start")
    make_project(folder / "project", folder / "wheels")
    with indexed(folder / "wheels") as index:
        yield Project(folder / "project", index)
    for start in Project.starts:  # what a failed test has left
        start.interrupt(signal.SIGKILL)
        start.process.wait()


@pytest.fixture(scope="module")
def ready(fresh: Project, tmp_path_factory: pytest.TempPathFactory) -> tuple[Project, float]:
    """A project that was started, and compiled beside; and how long that took."""
    project = fresh.copy(tmp_path_factory.mktemp("ready") / "project")
    start = project.serves()
    assert start.get("/build") == b"interpreted"
    if not why_not_compiled():
        wait_for(lambda: project.has("package", ".venv-compiled"), start)
    took = time.monotonic() - start.begin
    start.stop()
    return project, took


def interrupt_at(project: Project, moment: float | str, by: int) -> None:
    """Interrupt the first start after some seconds, in a download or in the compiler."""
    if moment == DOWNLOAD:
        project.index.held.add(project.root.name)
    elif moment == COMPILER:
        project.write(HELD, "")
    start = project.start()
    if moment == DOWNLOAD:
        project.wait_in_download(start)
    elif moment == COMPILER:
        project.wait_in_compiler(start)
    else:
        time.sleep(float(moment))
    start.stop(by, WAIT)
    assert moment != DOWNLOAD or not project.has("runtime")
    assert moment != COMPILER or not project.has("package", ".venv-compiled")
    project.index.held.discard(project.root.name)
    (project.root / HELD).unlink(missing_ok=True)


def test_it_ends_in_a_server_whenever_it_was_interrupted(
    fresh: Project, ready: tuple[Project, float], tmp_path: Path
) -> None:
    chance = random.Random(SEED)
    known: list[float | str] = [DOWNLOAD] if why_not_compiled() else [DOWNLOAD, COMPILER]
    count = MOMENTS - len(known)
    part = ready[1] / count  # of the time it takes: one moment in each
    moments = [*known, *(part * (number + chance.random()) for number in range(count))]

    def interrupt(number: int) -> None:
        project = fresh.copy(tmp_path / str(number))
        interrupt_at(project, moments[number], signal.SIGKILL if number % 2 else signal.SIGINT)
        again = project.serves()
        assert again.get("/app.js") == b"first"
        again.stop()

    with ThreadPoolExecutor(2) as lanes:
        list(lanes.map(interrupt, range(MOMENTS)))


def test_half_an_environment_would_be_noticed(fresh: Project, tmp_path: Path) -> None:
    project = fresh.copy(tmp_path / "project")
    project.serves(CITADELS_BUILD="interpreted").stop()
    (part,) = project.root.glob(".venv/lib/*/site-packages/stand_in_words/part7.py")
    part.unlink()
    with pytest.raises(AssertionError, match="it has ended"):
        project.serves(CITADELS_BUILD="interpreted")


@pytest.mark.skipif(bool(why_not_compiled()), reason="no compiler")
def test_the_next_start_is_compiled_and_sets_nothing_up(ready: tuple[Project, float]) -> None:
    project, _ = ready
    project.index.is_away = True
    try:
        start = project.serves()
        assert start.get("/build") == b"compiled"
        assert "compiled" not in start.said and "Setting up" not in start.said
        start.stop()
    finally:
        project.index.is_away = False


@pytest.fixture
def other(ready: tuple[Project, float]) -> Iterator[Project]:
    """The started project, to be changed; interpreted, since that is all that matters here."""
    project, _ = ready
    project.env["CITADELS_BUILD"] = "interpreted"
    yield project
    project.env["CITADELS_BUILD"] = ""
    project.index.is_away = False


def test_new_packages_are_installed_and_without_a_network_the_old_ones_serve(
    other: Project,
) -> None:
    line = make_package(other.index.folder, "stand_in_words", "1.1")
    lock = other.root / "requirements/runtime.txt"
    lock.write_text("".join([*lock.read_text().splitlines(keepends=True)[:-1], line]))
    other.index.is_away = True
    start = other.serves()
    assert "going on with those that were installed before" in start.said
    start.stop()
    assert list(other.root.glob(".venv/lib/*/site-packages/stand_in_words-1.0.dist-info"))
    other.index.is_away = False
    start = other.serves()
    assert "going on" not in start.said
    start.stop()
    assert list(other.root.glob(".venv/lib/*/site-packages/stand_in_words-1.1.dist-info"))


def test_without_a_network_and_packages_it_says_what_to_do(fresh: Project, tmp_path: Path) -> None:
    project = fresh.copy(tmp_path / "project")
    project.index.is_away = True
    try:
        start = project.start()
        assert start.process.wait(WAIT) == 1
    finally:
        project.index.is_away = False
    assert "Is there a network?" in start.said
    project.serves(CITADELS_BUILD="interpreted").stop()


@pytest.mark.long
def test_a_client_that_cannot_be_built_leaves_the_old_one_if_that_fits(other: Project) -> None:
    other.write("web/src/app.js", "second")
    other.write("web/broken", "")
    start = other.serves()
    assert "serving the one that was built before" in start.said
    assert start.get("/app.js") == b"first"
    start.stop()
    other.write("web/src/wire/types.ts", "second")
    start = other.start()
    while start.get("/build") is None:
        assert start.process.poll() is None
        time.sleep(0.05)
    assert "No browser client" in start.said and start.get("/app.js") is None
    start.stop()
    (other.root / "web/broken").unlink()
    start = other.serves()
    assert start.get("/app.js") == b"second"
    start.stop()


@pytest.mark.long
def test_two_starts_at_once_do_not_spoil_each_other(fresh: Project, tmp_path: Path) -> None:
    project = fresh.copy(tmp_path / "project")
    starts = [project.start(CITADELS_BUILD="interpreted") for _ in range(2)]
    for start in starts:
        start.wait_for_page(WAIT)
    for start in starts:
        start.stop()


@pytest.mark.skipif(bool(why_not_compiled()), reason="no compiler")
def test_what_the_compiler_refuses_is_not_tried_again(ready: tuple[Project, float]) -> None:
    project, _ = ready
    project.write("src/citadels/refused.py", "")
    start = project.serves()
    refused = project.root / "build/not-compiled.json"
    end = time.monotonic() + WAIT
    while not refused.exists():
        assert time.monotonic() < end
        time.sleep(0.05)
    start.stop()
    assert "cannot be compiled" in (project.root / "build/compile.log").read_text()
    start = project.serves()
    assert "compiling failed" in start.said and start.get("/build") == b"interpreted"
    start.stop()
