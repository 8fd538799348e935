"""Compiled wheels: for each system and Python that the package promises, and how they come out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped] # it comes without types
import pytest
import yaml  # type: ignore[import-untyped] # comes with mkdocs, without types

from citadels import __version__
from tools import compiler
from tools.files import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETTINGS = PROJECT["tool"]["cibuildwheel"]
WORKFLOW = ROOT / ".github" / "workflows" / "wheels.yml"
LOCK = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
SYSTEMS = {
    "linux": "manylinux_x86_64",
    "macos": "macosx_arm64",
    "windows": "win_amd64",
}


@pytest.fixture(scope="module")
def jobs() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]
    return found


def steps(jobs: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in jobs.values() for step in job["steps"]]


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_promised_python_gets_a_wheel(system: str) -> None:
    promised = re.findall(r":: Python :: 3\.(\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    ending = SYSTEMS[system]
    arch = re.sub(r"^[a-z]+_", "", ending)
    listed = subprocess.run(  # noqa: S603 - the tool that reads the settings
        [
            *(sys.executable, "-m", "cibuildwheel", "--print-build-identifiers"),
            *("--platform", system, "--archs", arch.upper() if system == "windows" else arch),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert listed.stdout.split() == [f"cp3{minor}-{ending}" for minor in promised], listed.stderr


def test_the_settings_are_those_that_there_are() -> None:
    file = resources.files("cibuildwheel") / "resources" / "cibuildwheel.schema.json"
    schema = json.loads(file.read_text(encoding="utf-8"))
    jsonschema.validate(SETTINGS, schema)
    for wrong in ({"test-comand": "citadels"}, {"archs": 64}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(SETTINGS | wrong, schema)


def test_every_wheel_is_compiled_and_tried() -> None:
    tables = [SETTINGS, *(SETTINGS[system] for system in SYSTEMS if system in SETTINGS)]
    for table in tables:
        assert table["environment"]["HATCH_BUILD_HOOK_ENABLE_MYPYC"] == "1"
    script = re.fullmatch(
        r"python \{project\}/(tools/\w+\.py) --compiled", SETTINGS["test-command"]
    )
    assert script and (ROOT / script[1]).is_file()
    shipped = PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert {"/tools", "/tests"} <= set(shipped)  # what is tried, and the record that it replays
    assert set(SETTINGS["test-extras"]) <= set(PROJECT["project"]["optional-dependencies"])


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_nobody_compiles_with_fused_multiplication(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots choose alike on every processor (decision 0031), however the engine was compiled."""
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("CFLAGS", "-O2")
    assert "-O2" in compiler.flags()["CFLAGS"].split()
    image = re.search(
        r'^ENV CFLAGS="(.+)"$', (ROOT / "Dockerfile").read_text("utf-8"), re.MULTILINE
    )
    wheel = SETTINGS[platform.replace("darwin", "macos")]["environment"]["CFLAGS"]
    for flags in (compiler.flags()["CFLAGS"], wheel, image[1] if image else ""):
        assert compiler.UNFUSED in flags.split()
    monkeypatch.setattr(sys, "platform", "win32")  # whose compiler has another word, and never does
    assert compiler.flags() == {}


def test_an_interpreted_engine_does_not_pass_for_a_compiled_one(tmp_path: Path) -> None:
    (tmp_path / "citadels" / "core").mkdir(parents=True)
    for name in ("citadels/__init__.py", "citadels/core/__init__.py", "citadels/core/game.py"):
        (tmp_path / name).touch()
    tried = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, str(ROOT / "tools" / "trial.py"), "--compiled"],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode == 1
    assert tried.stderr.startswith("trial: the engine is not compiled: ")


def is_workflow(file: Path) -> bool:
    schema = ("--builtin-schema", "vendor.github-workflows")
    command = [sys.executable, "-m", "check_jsonschema", *schema, str(file)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0  # noqa: S603


def test_the_workflows_have_the_right_form(tmp_path: Path) -> None:
    for file in WORKFLOW.parent.iterdir():
        assert is_workflow(file), file
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(WORKFLOW.read_text(encoding="utf-8").replace("runs-on:", "run-on:"))
    assert not is_workflow(wrong)


def test_the_workflow_builds_on_each_system(jobs: dict[str, Any]) -> None:
    systems = jobs["compiled"]["strategy"]["matrix"]["system"]
    assert {re.split(r"\W", system)[0] for system in systems} == {"ubuntu", "macos", "windows"}
    assert jobs["compiled"]["needs"] == "packages"
    assert jobs["publish"]["needs"] == ["packages", "compiled"]


def test_its_tools_are_those_of_the_lock(jobs: dict[str, Any]) -> None:
    runs = "\n".join(step["run"] for step in steps(jobs) if "run" in step)
    tools = re.findall(r"pipx run (\S+)", runs)
    assert len(tools) == 2
    assert all(f"\n{tool} " in LOCK for tool in tools)
    actions = [step["uses"] for step in steps(jobs) if "uses" in step]
    known = r"actions/[a-z-]+@v\d+|pypa/gh-action-pypi-publish@release/v1"
    assert actions and all(re.fullmatch(known, action) for action in actions)
    assert "://" not in WORKFLOW.read_text(encoding="utf-8")


def test_only_a_tag_is_published_and_only_without_a_password(jobs: dict[str, Any]) -> None:
    whole = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    assert whole["permissions"] == {"contents": "read"}
    publish = jobs["publish"]
    assert publish["if"] == "github.ref_type == 'tag'"
    assert publish["permissions"] == {"id-token": "write"}
    assert "secrets." not in WORKFLOW.read_text(encoding="utf-8")
    assert [name for name, job in jobs.items() if "permissions" in job] == ["publish"]


@pytest.mark.parametrize(("tag", "code"), [(f"v{__version__}", 0), ("v99.0", 1), ("v0", 1)])
def test_a_tag_that_is_not_the_version_stops_it(jobs: dict[str, Any], tag: str, code: int) -> None:
    (check,) = [step["run"] for step in steps(jobs) if "TAG" in step.get("env", {})]
    done = subprocess.run(["bash", "-c", check], cwd=ROOT, env={"TAG": tag}, check=False)  # noqa: S603, S607 - a shell
    assert done.returncode == code
