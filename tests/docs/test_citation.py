"""The citation file: it names the last release, and is in the package of the sources."""

from __future__ import annotations

import re
import tomllib

from tools.files import ROOT

FIELD = re.compile(r"^([a-z-]+): (.+)$", re.MULTILINE)
RELEASE = re.compile(r"^## \[(\d\S*)\] - (\S+)$", re.MULTILINE)


def test_the_citation_names_the_last_release() -> None:
    fields = dict(FIELD.findall((ROOT / "CITATION.cff").read_text(encoding="utf-8")))
    releases = RELEASE.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert (fields["version"], fields["date-released"]) == releases[0]
    assert {"cff-version", "message", "type", "title", "license"} <= set(fields)


def test_a_release_without_a_tag_names_its_commit() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    told = text.partition("\n## [0.1.0]")[2]
    assert re.match(r" - \S+\n\nCommit [0-9a-f]{7}\.\n", told)


def test_the_sources_carry_the_citation() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "/CITATION.cff" in project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]


def test_the_readme_tells_how_every_part_for_users_is_installed() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    for extra in ("terminal", "report", "rl", "mcp", "server"):
        assert f'pip install "citadels[{extra}]"' in page
