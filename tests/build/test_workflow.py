"""The workflow for hosted CI names what there is: commands, stages, folders and Pythons."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped] # comes with mkdocs, without types

from tools.stages import BOTH, plan

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / ".github" / "workflows" / "ci.yml"


SCHEDULED = "github.event_name == 'schedule'"


@pytest.fixture(scope="module")
def jobs() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))["jobs"]
    return found


def commands(job: dict[str, Any]) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def test_it_runs_what_there_is(jobs: dict[str, Any]) -> None:
    (everything,), (interpreted,) = commands(jobs["everything"]), commands(jobs["interpreted"])
    assert everything == ".ci/run" and os.access(ROOT / everything, os.X_OK)
    stage = re.match(r"python run\.py test --only (\w+) ", interpreted)
    assert stage and stage[1] in {stage.kind for stage in plan()}


def test_once_a_week_everything_is_run_at_full_length(jobs: dict[str, Any]) -> None:
    when = yaml.safe_load(FILE.read_text(encoding="utf-8"))[True]  # what YAML makes of `on`
    (weekly,) = when["schedule"]
    assert re.fullmatch(r"\d+ \d+ \* \* \d", weekly["cron"])
    assert commands(jobs["long"])[-1] == "python3 run.py test --long"
    scheduled = {name for name, job in jobs.items() if job["if"] == SCHEDULED}
    others = {job["if"] for name, job in jobs.items() if name not in scheduled}
    assert scheduled == {"long"} and others == {SCHEDULED.replace("==", "!=")}


def test_the_rules_are_tested_on_every_system(jobs: dict[str, Any]) -> None:
    job = jobs["interpreted"]
    assert len(job["strategy"]["matrix"]["system"]) == 3
    assert job["env"]["RULES"].split() == [f"tests/{folder}" for folder in BOTH]


def test_the_pythons_are_those_that_the_package_promises(jobs: dict[str, Any]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = re.findall(r":: Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    assert jobs["interpreted"]["strategy"]["matrix"]["python"] == promised
    assert project["requires-python"] == f">={promised[0]}"


def test_actions_have_a_version_and_nothing_has_an_address(jobs: dict[str, Any]) -> None:
    used = [step["uses"] for job in jobs.values() for step in job["steps"] if "uses" in step]
    assert used
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", action) for action in used)
    assert "://" not in FILE.read_text(encoding="utf-8")
