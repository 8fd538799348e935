"""The schedule: stages side by side, with outputs apart, and an end of all at the first failure."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.files import ROOT
from tools.schedule import Schedule, Stage
from tools.steps import CANNOT, Failed

WAIT = 60  # seconds: long, for a busy machine


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def stage(kind: str, code: str = "", **more: object) -> Stage:
    return Stage(kind, f"stage {kind}", [python(code)], **more)  # type: ignore[arg-type] # as given


def run(*stages: Stage) -> Schedule:
    schedule = Schedule(stages, live=False)
    schedule.lanes = 2  # also on a machine with one core
    schedule.run()
    return schedule


def touch(path: Path) -> str:
    return f"open({str(path)!r}, 'w').close()\n"


def wait(path: Path) -> str:
    return (
        "import os, time\n"
        f"end = time.monotonic() + {WAIT}\n"
        f"while not os.path.exists({str(path)!r}):\n"
        "    assert time.monotonic() < end\n"
        "    time.sleep(0.01)\n"
    )


def test_two_stages_run_side_by_side(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    run(
        stage("a", "print('a begins', flush=True)\n" + touch(one) + wait(two) + "print('a ends')"),
        stage("b", "print('b begins', flush=True)\n" + wait(one) + touch(two) + "print('b ends')"),
    )
    said = capfd.readouterr().out
    assert "a begins\na ends" in said
    assert "b begins\nb ends" in said
    assert "all stages passed\n" in said


def test_a_stage_waits_for_what_it_needs(tmp_path: Path) -> None:
    made = tmp_path / "made"
    later = stage("b", f"assert __import__('os').path.exists({str(made)!r})", after=["a"])
    run(later, stage("a", "import time; time.sleep(0.2)\n" + touch(made)))


def test_nothing_runs_beside_a_stage_that_is_alone(tmp_path: Path) -> None:
    busy = tmp_path / "busy"
    code = f"import os, time\nos.mkdir({str(busy)!r})\ntime.sleep(0.1)\nos.rmdir({str(busy)!r})\n"
    run(stage("a", code), stage("b", code, alone=True))
    run(stage("a", code, alone=True), stage("b", code))
    with pytest.raises(Failed):
        run(stage("a", code), stage("b", code))


def test_who_waits_takes_no_lane(tmp_path: Path) -> None:
    files = [tmp_path / name for name in "abc"]
    codes = [touch(files[n]) + wait(files[n - 1]) for n in range(3)]  # all three at once
    run(stage("a", codes[0]), stage("b", codes[1]), stage("c", codes[2], waits=True))


@pytest.mark.parametrize("first", [True, False])
def test_what_others_wait_for_shares_its_core_with_nobody(
    first: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    run(stage("a", first=first), stage("b"))  # on two lanes
    said = capfd.readouterr().out
    assert (said.index("=== stage a") < said.index("begun: stage b")) is first


def test_commands_of_a_stage_run_in_a_row_until_one_fails(
    capfd: pytest.CaptureFixture[str],
) -> None:
    commands = [python("print('first')"), python("raise SystemExit(3)"), python("print('third')")]
    with pytest.raises(Failed) as failed:
        run(Stage("a", "a", commands))
    said = capfd.readouterr().out
    assert failed.value.code == 3
    assert "first" in said and "third" not in said
    assert "failed: a, exit code 3" in said


def test_the_first_failure_ends_the_others(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    begun, cleaned = tmp_path / "begun", tmp_path / "cleaned"
    endless = (
        f"import time\ntry:\n    {touch(begun)}    time.sleep(600)\n"
        f"except KeyboardInterrupt:\n    {touch(cleaned)}"
    )
    begin = time.monotonic()
    with pytest.raises(Failed):
        run(stage("a", endless), stage("b", wait(begun) + "raise SystemExit('broken')"))
    assert time.monotonic() - begin < WAIT
    assert cleaned.exists()
    assert "broken" in capfd.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="Windows does not add up what children use")
def test_each_stage_is_told_its_own_processor_time(capfd: pytest.CaptureFixture[str]) -> None:
    code = "import time\nwhile time.process_time() < 0.5: pass"
    inner = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {code!r}], check=True)"
    done = run(stage("busy", inner), stage("idle", "import time; time.sleep(0.5)"))
    busy, idle = done.times["stage busy"], done.times["stage idle"]
    assert busy[1] >= 0.5 > idle[1]
    assert f"stage busy{busy[0]:34.1f} s{busy[1]:16.1f} s\n" in capfd.readouterr().out


def test_what_failed_is_tried_once_more_and_that_is_said(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    tried = tmp_path / "tried"
    once = touch(tried) + "raise SystemExit(1)"
    done = run(stage("a", once, again=python(wait(tried) + "print('again')")))
    said = capfd.readouterr().out
    assert [each.kind for each in done.twice] == ["a"]
    assert "again" in said and "PASSED ONLY AT THE SECOND TRY: stage a;" in said
    with pytest.raises(Failed):  # a fault comes back
        run(stage("a", once, again=python("raise SystemExit(1)")))
    with pytest.raises(Failed):  # and whatever else went wrong is no failed test
        run(stage("a", "raise SystemExit(2)", again=python("pass")))
    assert run(stage("a", "pass", again=python("raise SystemExit(1)"))).twice == []


def test_other_exit_codes_may_pass() -> None:
    run(stage("a", "raise SystemExit(5)", passing=(0, 5)))


def test_what_cannot_be_had_is_skipped_with_all_that_needs_it(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("CITADELS_REQUIRE_SERVICES", raising=False)
    done = run(
        stage("a", f"raise SystemExit({CANNOT})"),
        stage("b", "raise SystemExit(1)", after=["a"]),
        stage("c", "raise SystemExit(1)", cannot="no reason"),
        stage("d"),
    )
    assert sorted(gone.kind for gone in done.skipped) == ["a", "b", "c"]
    assert "but SKIPPED: " in capfd.readouterr().out


def test_in_ci_nothing_may_be_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(Failed):
        run(stage("a", cannot="no reason"))


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_an_interrupt_ends_everything_that_was_started(tmp_path: Path) -> None:
    begun, cleaned = tmp_path / "begun", tmp_path / "cleaned"
    endless = (
        f"import time\ntry:\n    {touch(begun)}    time.sleep(600)\n"
        f"except KeyboardInterrupt:\n    {touch(cleaned)}"
    )
    script = (
        "from tools.schedule import Schedule, Stage\nimport sys\n"
        f"Schedule([Stage('a', 'a', [[sys.executable, '-c', {endless!r}]])], live=False).run()"
    )
    process = subprocess.Popen(python(script), cwd=ROOT, stderr=subprocess.DEVNULL)  # noqa: S603 - ours
    end = time.monotonic() + WAIT
    while not begun.exists():
        assert time.monotonic() < end
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    assert process.wait(WAIT) != 0
    assert cleaned.exists()
