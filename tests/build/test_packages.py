"""What is built carries the browser client, and nothing builds it twice."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from citadels import __version__

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("static/index.html", "static/assets/index-1.js", "static/.vite/license.md")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """As much of the project as a build needs, with a client that was built before."""
    tree = tmp_path / "tree"
    server = tree / "src" / "citadels" / "server"
    server.mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tree)
    for part in PARTS:
        (server / part).parent.mkdir(parents=True, exist_ok=True)
        (server / part).write_text("built before")
    shutil.copy(ROOT / "src" / "citadels" / "__init__.py", server.parent)  # holds the version
    return tree


def built(tree: Path, kind: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own build
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(tree / "dist")],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": ""} | env,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_wheel_carries_the_client(tree: Path) -> None:
    done = built(tree, "wheel")
    assert done.returncode == 0, done.stderr
    (wheel,) = (tree / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {f"citadels/server/{part}" for part in PARTS} <= set(names)


def test_a_wheel_says_what_it_is_and_needs(tree: Path) -> None:
    assert built(tree, "wheel").returncode == 0
    (wheel,) = (tree / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        folders = {name.partition("/")[0] for name in archive.namelist()}
        assert folders == {"citadels", f"citadels-{__version__}.dist-info"}
        said = archive.read(f"citadels-{__version__}.dist-info/METADATA").decode()
    needs = re.findall(r"^Requires-Dist: (.+)$", said, re.MULTILINE)
    assert [need for need in needs if "extra ==" not in need] == ["mypy-extensions>=1.0"]
    extras = {"words", "terminal", "server", "postgres", "redis", "push", "pictures", "mcp", "all"}
    found = set(re.findall(r"^Provides-Extra: (.+)$", said, re.MULTILINE))
    assert found == extras | {"rl", "report", "cluster", "telemetry", "passkeys"}


def test_a_source_distribution_carries_it_and_needs_no_node(tree: Path) -> None:
    assert built(tree, "sdist").returncode == 0
    (source,) = (tree / "dist").glob("*.tar.gz")
    with tarfile.open(source) as archive:
        archive.extractall(tree / "dist", filter="data")
    (unpacked,) = (tree / "dist").glob("citadels-*/")
    assert all((unpacked / "src" / "citadels" / "server" / part).exists() for part in PARTS)
    (unpacked / "web").mkdir()  # without tools/, so that an attempt to build would show itself
    done = built(unpacked, "wheel")
    assert done.returncode == 0, done.stderr


def test_where_the_sources_of_the_client_are_it_is_built(tree: Path) -> None:
    (tree / "web").mkdir()
    assert "No module named 'tools" in built(tree, "wheel").stderr
    assert built(tree, "wheel", CITADELS_CLIENT="none").returncode == 0
