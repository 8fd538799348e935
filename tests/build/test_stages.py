"""The plan of `run.py test`: every folder of tests is tested, each where it should be."""

from __future__ import annotations

import pytest

from tools import branches, compiler, environment, stages
from tools.files import ROOT
from tools.schedule import Stage, needed


def folders() -> set[str]:
    return {path.relative_to(ROOT / "tests").parts[0] for path in ROOT.glob("tests/**/test_*.py")}


def kinds(chosen: list[Stage]) -> list[str]:
    return [stage.kind for stage in chosen]


def test_every_folder_is_in_one_list() -> None:
    assert sorted(stages.FOLDERS) == sorted(folders())
    assert set(stages.SPECS) <= set(stages.BOTH)


def test_every_test_that_looks_at_the_clock_runs_alone() -> None:
    for file in stages.CLOCKS:
        assert (ROOT / file).is_file()
        (own,) = [stage for stage in stages.plan() if file in stage.commands[-1]]
        assert own.alone


def is_file(argument: str) -> bool:
    return argument.startswith("tests/")


def test_a_file_with_a_stage_of_its_own_is_left_out_elsewhere() -> None:
    commands = [stage.commands[-1] for stage in stages.plan() if "pytest" in stage.commands[-1]]
    own = [argument for command in commands for argument in command if is_file(argument)]
    assert sorted(own) == sorted([*stages.CLOCKS, stages.LONGEST])
    compiled = [command for command in commands if command[0] == environment.tested().python]
    for file in own:
        folder = f"--ignore={file.rpartition('/')[0]}"
        others = [c for c in compiled if file not in c and not any(map(is_file, c))]
        assert all(folder in command or f"--ignore={file}" in command for command in others)


def test_what_is_alike_on_both_builds_is_tested_on_the_compiled_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stages, "why_not_compiled", lambda: None)
    for file in stages.ALIKE:
        assert (ROOT / file).is_file()
        folder = file.rpartition("/")[0]
        runs = [
            stage.kind
            for stage in stages.plan()
            for command in stage.commands[-1:]
            if "pytest" in command
            and f"--ignore={folder}" not in command
            and f"--ignore={file}" not in command
            and not any(map(is_file, command))
        ]
        assert runs == ["compiled"]


@pytest.mark.parametrize("folder", stages.FOLDERS)
def test_a_whole_run_tests_every_folder(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stages, "why_not_compiled", lambda: None)
    commands = [(stage.kind, stage.commands[-1]) for stage in stages.plan()]
    runs = [
        kind
        for kind, command in commands
        if "pytest" in command
        and f"--ignore=tests/{folder}" not in command
        and not any(map(is_file, command))
    ]
    assert len(runs) == len(set(runs))
    if folder in stages.SPECS:
        assert runs == ["compiled"]  # and under coverage
        assert f"tests/{folder}" in branches.SPECS
    elif folder in stages.BOTH:
        assert runs == ["compiled", "interpreted"]
    elif folder in stages.SERVED:
        assert runs == ["compiled"]
    elif folder in stages.SOURCES:
        assert runs == ["interpreted"]
    else:
        assert runs == ["browser" if folder == "web" else "faults"]


def test_without_a_compiler_the_sources_are_tested_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stages, "why_not_compiled", lambda: "no compiler")
    plan = stages.plan()
    runs = [s for s in plan if s.kind == "interpreted" and "pytest" in s.commands[-1]]
    commands = [argument for stage in runs for argument in stage.commands[-1]]
    times = {folder: commands.count(f"--ignore=tests/{folder}") for folder in stages.FOLDERS}
    left_out = {folder for folder in times if times[folder] == len(runs)}
    assert left_out == {*stages.APART, *stages.SPECS}
    assert not any(f"--ignore={file}" in commands for file in stages.ALIKE)
    assert [stage.title for stage in plan if stage.cannot] == ["compiled build"]


def test_one_kind_comes_with_what_it_needs_and_tests_all_of_its_build() -> None:
    chosen = needed(stages.plan(["-k", "king"], whole=False), "interpreted")
    assert kinds(chosen) == ["set-up", "interpreted"]
    command = chosen[-1].commands[-1]
    assert command[-2:] == ["-k", "king"]
    left_out = {folder for folder in stages.FOLDERS if f"--ignore=tests/{folder}" in command}
    assert left_out == set(stages.APART)


def test_nothing_waits_for_what_is_not_planned() -> None:
    for whole in (True, False):
        plan = stages.plan(whole=whole)
        assert {kind for stage in plan for kind in stage.after} <= set(kinds(plan))


def test_what_is_tested_is_the_build_for_use_where_it_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("CITADELS_TESTS", raising=False)
    monkeypatch.setattr(environment.COMPILED, "is_current", lambda: False)
    assert environment.tested() is environment.QUICK
    monkeypatch.setenv("CITADELS_TESTS", "long")
    assert environment.tested() is environment.COMPILED
    monkeypatch.delenv("CITADELS_TESTS")
    monkeypatch.setattr(environment.COMPILED, "is_current", lambda: True)
    assert environment.tested() is environment.COMPILED


def test_the_level_of_optimization_can_be_replaced() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert project.count(compiler.OPTIMIZED.format(level=compiler.BEST)) == 1


def test_a_long_run_leaves_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaves_out() -> set[bool]:
        commands = [stage.commands[-1] for stage in stages.plan()]
        return {stages.SAMPLED[1] in command for command in commands if "pytest" in command}

    monkeypatch.delenv("CITADELS_TESTS", raising=False)
    assert leaves_out() == {True}
    monkeypatch.setenv("CITADELS_TESTS", "long")
    assert leaves_out() == {False}
