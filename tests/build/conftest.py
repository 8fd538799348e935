"""What the tests of installations share: packages that were built once, and an index of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.build.local_index import lay_out, needed, packed, serving_files
from tools import web
from tools.files import ROOT

PARTS = ("src", "web", "tools", "tests", "docs", "deploy", "requirements")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", "*.so", "*.pyd")
FILES = (
    *("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md", "run.py"),
    *(".gitignore", ".dockerignore", "Dockerfile", "compose.yaml"),
)
BUILT_WITH = "hatchling"


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as somebody has it who builds packages; its client is made where it is not yet.

    It is a copy: other stages may be at work in the project itself.
    """
    if not web.is_current() and web.find_node() is None:
        pytest.skip("there is no browser client, and no Node to build it")
    project = tmp_path_factory.mktemp("project")
    for name in PARTS:
        shutil.copytree(ROOT / name, project / name, ignore=LEFT_OUT)
    for name in FILES:
        shutil.copy(ROOT / name, project)
    if web.STAMP.exists():
        (project / "build").mkdir()
        shutil.copy(web.STAMP, project / "build")
    if web.is_installed(dev=False):
        (project / "web" / "node_modules").symlink_to(web.WEB / "node_modules")
    return project


@pytest.fixture(scope="session")
def packages(project: Path) -> list[Path]:
    """The wheel and the source distribution."""
    folder = project / "dist"
    subprocess.run(  # noqa: S603 - our own build
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-t", "sdist", "-d", folder],
        cwd=project,
        env=os.environ | {"PYTHONPATH": "", "HATCH_BUILD_HOOK_ENABLE_MYPYC": "0"},
        check=True,
    )
    return sorted(folder.iterdir())


@pytest.fixture(scope="session")
def index(tmp_path_factory: pytest.TempPathFactory, packages: list[Path]) -> Iterator[str]:
    """The address of an index with our packages, and with all that they need."""
    folder = tmp_path_factory.mktemp("index")
    others = needed("citadels[all]", BUILT_WITH)
    others.pop("citadels")
    files = [Path(shutil.copy(package, folder)) for package in packages]
    lay_out(folder, [*files, *(packed(other, folder) for other in others.values())])
    with serving_files(folder) as address:
        yield address


@pytest.fixture(scope="session")
def uv_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where uv keeps what it has unpacked: empty at first."""
    return tmp_path_factory.mktemp("uv")


@pytest.fixture
def outside(tmp_path: Path, index: str, uv_cache: Path) -> dict[str, str]:
    """The environment of somebody who has nothing of ours, and knows the index."""
    ours = ("PIP_", "UV_", "PIPX_", "PYTHON", "VIRTUAL_ENV", "CITADELS_", "HATCH_", "XDG_")
    env = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return env | {
        "HOME": str(tmp_path),
        "USERPROFILE": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "NO_PROXY": "127.0.0.1,localhost",
        "LANGUAGE": "en",
        "COLUMNS": "200",
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_INDEX_URL": index,
        "PIP_NO_COMPILE": "1",  # what is not used need not be
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "UV_NO_CONFIG": "1",
        "UV_DEFAULT_INDEX": index,
        "UV_CACHE_DIR": str(uv_cache),
        "UV_PYTHON": base_python(),
        "UV_PYTHON_DOWNLOADS": "never",
        "PIPX_HOME": str(tmp_path / "pipx"),
        "PIPX_DEFAULT_PYTHON": base_python(),
    }


@pytest.fixture(scope="session")
def venv(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an environment in which there is nothing but pip."""
    folder = tmp_path_factory.mktemp("venv")
    subprocess.run([base_python(), "-m", "venv", folder], check=True)  # noqa: S603 - Python
    return folder / ("Scripts" if os.name == "nt" else "bin")


def base_python() -> str:
    """The Python that the environment of these tests was made with."""
    return str(getattr(sys, "_base_executable", sys.executable))
