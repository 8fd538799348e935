"""The check of the site fails where a page links to nothing."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.stages import plan


@pytest.mark.parametrize(("link", "code"), [("index.md", 0), ("nowhere.md", 1)])
def test_a_broken_link_fails_the_check(tmp_path: Path, link: str, code: int) -> None:
    (command,) = next(stage.commands for stage in plan() if stage.kind == "docs")
    (tmp_path / "mkdocs.yml").write_text("site_name: A page\ntheme: {name: material}\n")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# A page\n\n[A link]({link})\n")
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False)  # noqa: S603
    assert done.returncode == code, done.stderr
