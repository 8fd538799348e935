"""`python3 run.py`: what it starts."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, with everything prepared already."""
    monkeypatch.syspath_prepend(str(ROOT))
    spec = importlib.util.spec_from_file_location("run_script", ROOT / "run.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module.Environment, "prepare", lambda *_: None)
    return module


@pytest.mark.parametrize(
    ("given", "started", "builds_client"),
    [([], ["serve"], True), (["serve", "--port", "8001"], None, True), (["play"], None, False)],
)
def test_it_serves_unless_told_otherwise(
    run: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    given: list[str],
    started: list[str] | None,
    builds_client: bool,
) -> None:
    done: list[object] = []
    monkeypatch.setattr(run.Environment, "prepare_client", lambda _: done.append("client"))
    monkeypatch.setattr(run.os, "execv", lambda _, command: done.append(command[1:]))
    monkeypatch.setattr(run, "WINDOWS", False)
    run.start(given)
    assert done == [*(["client"] if builds_client else []), started or given]
