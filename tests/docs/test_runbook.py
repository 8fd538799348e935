"""The runbook: its commands are commands, its settings exist, and every alert leads into it."""

from __future__ import annotations

import re
import shlex

import pytest
import yaml  # type: ignore[import-untyped]  # it comes without types
from cyclopts import CycloptsError

from citadels.commands.app import make_app
from citadels.server.settings import SETTINGS
from tools.files import ROOT

PAGE = (ROOT / "docs" / "runbook.md").read_text(encoding="utf-8")
PARTS = (
    *("start", "upgrade", "upgrade-while-people-play", "roll-back", "back-up", "restore"),
    "recover-to-a-point",
    *("rotate-keys", "a-full-disk", "a-slow-server", "an-attack"),
)
PROGRAMS = {  # that a Debian server has, or the page installs
    *("awk", "cp", "curl", "cut", "df", "du", "export", "grep", "journalctl", "jq", "mv", "nft"),
    *("sort", "ss", "sudo", "systemctl", "tail", "tee", "touch", "uniq", "createdb", "psql"),
    *("/srv/citadels/venv/bin/pip", "/srv/citadels/venv-8001/bin/pip"),
}


def commands(page: str) -> list[list[str]]:
    """Every command of a page, taken apart; what stands between two pipes is one."""
    found = []
    for block in re.findall(r"```sh\n(.*?)```", page, re.DOTALL):
        text = re.sub(r"<<'(\w+)'\n.*?^\1$", "", block, flags=re.DOTALL | re.MULTILINE)
        for line in text.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            part: list[str] = []
            for word in [*words, "|"]:
                if word == "|":
                    found += [part] if part else []
                    part = []
                else:
                    part.append(word)
    return found


def plain(command: list[str]) -> list[str]:
    """A command without whoever runs it for somebody else."""
    return command[3:] if command[:2] == ["sudo", "-u"] else command


def ours(page: str) -> list[list[str]]:
    return [c[1:] for c in map(plain, commands(page)) if c[0].rpartition("/")[2] == "citadels"]


def test_every_part_is_there() -> None:
    heads = re.findall(r"^## (.*)$", PAGE, re.MULTILINE)
    assert [head.lower().replace(" ", "-") for head in heads] == list(PARTS)


def test_every_command_of_ours_can_be_run() -> None:
    app = make_app("en", explained=False)
    lines = ours(PAGE)
    assert len(lines) > 10
    for words in lines:
        app.parse_args(words, exit_on_error=False, print_error=False)


def test_control_a_wrong_command_is_found() -> None:
    app = make_app("en", explained=False)
    (words,) = ours("```sh\nsudo -u citadels /srv/bin/citadels restore x --chek  # no such\n```")
    with pytest.raises(CycloptsError):
        app.parse_args(words, exit_on_error=False, print_error=False)


def test_all_other_programs_are_known() -> None:
    used = {plain(command)[0] for command in commands(PAGE)}
    assert {name for name in used if name.rpartition("/")[2] != "citadels"} <= PROGRAMS


def test_files_and_settings_exist() -> None:
    for file in re.findall(r"`((?:deploy|docs)/[\w./]+)`", PAGE):
        assert (ROOT / file).exists(), file
    for name in re.findall(r"`([a-z-]+) = ", PAGE):
        assert name in SETTINGS, name
    for name in ("sockets", "requests", "thinkers", "workers", "proxy", "database"):
        assert f"`{name}`" in PAGE and name in SETTINGS


def test_every_alert_leads_to_a_part() -> None:
    text = (ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8")
    for rule in yaml.safe_load(text)["groups"][0]["rules"]:
        assert rule["annotations"]["runbook"] in PARTS, rule["alert"]
