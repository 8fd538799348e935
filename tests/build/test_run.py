"""`python3 run.py`: what it starts, in which build, and what it says meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import start
from tools.environment import COMPILED, INTERPRETED, Compiled, lock_file
from tools.files import ROOT
from tools.progress import Lane, side_by_side, told
from tools.steps import Owned, locked

WAIT = 60


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What a start does, in a project where everything is there but the compiled build."""
    done: list[object] = []

    def waits(lanes: dict[str, tuple[str, ...]]) -> dict[str, int]:
        done.append("waits")
        return dict.fromkeys(lanes, 0)

    for name in ("CITADELS_BUILD", "CITADELS_CLIENT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(start, "set_up", lambda _, client: done.append("client" if client else ""))
    monkeypatch.setattr(start, "why_not_compiled", lambda: None)
    monkeypatch.setattr(Compiled, "is_current", lambda *_: False)
    monkeypatch.setattr(Compiled, "was_refused", lambda _: False)
    monkeypatch.setattr(Compiled, "copy_client", lambda _: done.append("copy"))
    monkeypatch.setattr(start, "compile_beside", lambda: done.append("beside"))
    monkeypatch.setattr(start, "_prepare", waits)
    monkeypatch.setattr(start, "replace_by", lambda command, _: done.append(command))
    return done


def command(*arguments: str, compiled: bool = False) -> list[str]:
    python = (COMPILED if compiled else INTERPRETED).python
    return [python, "-P", "-m", "citadels", *arguments]


def begin(arguments: list[str]) -> None:
    """Start; here it comes back."""
    go: Callable[[list[str]], object] = start.start
    go(arguments)


@pytest.mark.parametrize("given", [[], ["serve", "--port", "8001"]])
def test_it_serves_unless_told_otherwise_and_compiles_beside(
    done: list[object], given: list[str]
) -> None:
    begin(given)
    assert done == ["client", "beside", command(*(given or ["serve"]))]


def test_the_compiled_build_serves_once_it_is_there(
    done: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Compiled, "is_current", lambda *_: True)
    begin(["--language", "cs", "serve"])
    assert done == ["client", "copy", command("--language", "cs", "serve", compiled=True)]


def test_who_computes_a_lot_waits_for_it(done: list[object]) -> None:
    begin(["simulate", "--games", "9"])
    assert done == ["", "waits", command("simulate", "--games", "9", compiled=True)]


@pytest.mark.parametrize("given", [["--help"], ["serve", "--help"], ["cards"]])
def test_who_asks_for_little_does_not_cause_a_compilation(
    done: list[object], given: list[str]
) -> None:
    begin(given)
    assert done == ["", command(*given)]


@pytest.mark.parametrize(
    ("build", "expected"),
    [("interpreted", [command("play")]), ("compiled", ["waits", command("play", compiled=True)])],
)
def test_the_build_can_be_chosen(
    done: list[object], monkeypatch: pytest.MonkeyPatch, build: str, expected: list[object]
) -> None:
    monkeypatch.setenv("CITADELS_BUILD", build)
    begin(["play"])
    assert done == ["", *expected]


def test_without_a_compiler_it_says_so(
    done: list[object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "why_not_compiled", lambda: "no C compiler was found")
    begin([])
    assert done == ["client", command("serve")]
    assert "slower: no C compiler was found" in capsys.readouterr().err


@pytest.fixture
def lane(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Lane:
    """Something that waits for a moment, and fails."""
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "environment.py").write_text("import time; time.sleep(0.3); exit('it is broken')")
    monkeypatch.setattr("tools.steps.ROOT", tmp_path)
    return Lane("packages", 20.0)


def test_on_a_terminal_one_line_says_how_long_it_takes(
    lane: Lane, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert side_by_side([lane]) == {"packages": 1}
    said = capsys.readouterr().err
    assert "\rSetting up: packages · about 20 s left" in said
    assert said.endswith("it is broken\n") or "it is broken\n\r" in said
    assert "\n" not in said.partition("it is broken")[0]


def test_elsewhere_it_says_only_what_failed(lane: Lane, capsys: pytest.CaptureFixture[str]) -> None:
    assert side_by_side([lane]) == {"packages": 1}
    assert capsys.readouterr().err == "it is broken\n"


def test_it_never_promises_what_is_over(lane: Lane, monkeypatch: pytest.MonkeyPatch) -> None:
    now = lane.begin
    monkeypatch.setattr("tools.progress.time.monotonic", lambda: now + 15)
    assert told([lane]).endswith("about 5 s left")
    monkeypatch.setattr("tools.progress.time.monotonic", lambda: now + 100)
    assert told([lane]).endswith("100 s so far, longer than usual")
    lane.owned.end()
    lane.output.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows has classes of priority")
def test_what_is_done_beside_a_game_leaves_the_processor_to_it(tmp_path: Path) -> None:
    code = "import os, time; time.sleep(0.3); print(os.nice(0))"
    with (tmp_path / "log").open("wb") as log:
        owned = Owned([sys.executable, "-c", code], log.fileno(), idle=True)
    owned.process.wait(WAIT)
    owned.end()
    assert (tmp_path / "log").read_text() == "19\n"


def test_a_lock_is_waited_for_and_free_when_its_owner_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.steps.ROOT", tmp_path)
    code = (
        "import pathlib, time, tools.steps as steps\n"
        f"steps.ROOT = pathlib.Path({str(tmp_path)!r})\n"
        "with steps.locked('x'): print('locked', flush=True); time.sleep(600)"
    )
    owner = subprocess.Popen(  # noqa: S603 - our own code
        [sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE
    )
    assert owner.stdout is not None
    with owner, owner.stdout:
        assert owner.stdout.readline() == b"locked\n"
        killer = subprocess.Popen(  # noqa: S603 - our own code
            [sys.executable, "-c", f"import os, time; time.sleep(1); os.kill({owner.pid}, 9)"]
        )
        begin = time.monotonic()
        with locked("x"):
            assert time.monotonic() - begin > 0.1
        killer.wait(WAIT)
    assert f"waiting for another start, process {owner.pid}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "locks"),
    [
        ("simulate --games 10", ()),
        ("simulate studies/first.toml --out build/first", ("report",)),
        ("--language cs simulate --games 10 --out build/x", ("report",)),
        ("simulate mine.toml --engine ray --address here:6379", ("cluster", "report")),
        ("report build/first", ("report",)),
        ("mcp", ("mcp",)),
        ("serve", ()),
    ],
)
def test_a_command_has_what_it_needs_besides(
    words: str, locks: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(INTERPRETED, "has", lambda _: False)
    assert start.more_locks(words.split()) == locks
    assert all(lock_file(lock).exists() for lock in locks)
    monkeypatch.setattr(INTERPRETED, "has", lambda _: True)  # whoever works on the sources
    assert start.more_locks(words.split()) == locks[: locks.count("cluster")]
