"""Settings: from a file, the environment and options; a mistake is named with what was meant."""

from __future__ import annotations

import logging
import re
import tomllib
from pathlib import Path

import pytest

from citadels.core.basics import InvalidConfig
from citadels.server import logs
from citadels.server.configuration import configure
from citadels.server.settings import SETTINGS, Settings
from citadels.words import LANGUAGES
from citadels.words.bundles import has
from tests.support.command import citadels
from tools import settings_page
from tools.files import ROOT


def written(folder: Path, text: str) -> Path:
    file = folder / "citadels.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_options_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'workers = 2\nkeep-chat = 3\nhost = "::1"\norigin = ["https://a.b"]')
    said = {"CITADELS_CONFIG": str(file), "CITADELS_KEEP_CHAT": "4", "CITADELS_HOST": "::2"}
    found = configure({"host": "::3"}, None, said)
    settings = found.settings
    assert (settings.workers, settings.keep_chat, settings.host) == (2, 4, "::3")
    assert settings.origins == ("https://a.b",) and settings.bot_processes == 1
    assert found.sources == {
        "workers": str(file),
        "origin": str(file),
        "keep-chat": "CITADELS_KEEP_CHAT",
        "host": "--host",
    }


def test_every_setting_can_be_said_in_all_three_ways(tmp_path: Path) -> None:
    values = {bool: "false", int: "7", str: "x"}
    for name, setting in SETTINGS.items():
        text = setting.words[-1] if setting.words else values.get(setting.kind, "7, 8")
        by_variable = configure({}, None, {setting.variable: text}).settings
        wanted = getattr(by_variable, setting.field)
        assert wanted != setting.default, name
        line = next(line for line in configure({name: wanted}, None, {}).lines("-") if "--" in line)
        file = written(tmp_path, line)
        assert getattr(configure({}, file, {}).settings, setting.field) == wanted, name


@pytest.mark.parametrize(
    ("text", "code", "named", "known"),
    [
        ("wokers = 2", "no-setting", "wokers", "workers"),
        ("keep_chat = 2", "no-setting", "keep_chat", "keep-chat"),
        ("quux = 2", "which-setting", "quux", "workers"),
        ("workers = 0", "setting-value", "workers", "1 … 256"),
        ("workers = true", "setting-value", "workers", "1 … 256"),
        ("host = 1", "setting-value", "host", '"127.0.0.1"'),
        ('browser = "off"', "setting-value", "browser", "true, false"),
        ('log-format = "txt"', "setting-value", "log-format", "text, json"),
        ("requests = [1]", "setting-value", "requests", "[10.0, 60]"),
        ("origin = [1]", "setting-value", "origin", '["https://example.org"]'),
    ],
)
def test_a_mistake_in_a_file_is_named_with_what_is_likeliest(
    tmp_path: Path, text: str, code: str, named: str, known: str
) -> None:
    file = written(tmp_path, text)
    with pytest.raises(InvalidConfig) as refusal:
        configure({}, file, {})
    facts = refusal.value.facts
    assert (refusal.value.code, facts["name"], facts["file"]) == (code, named, str(file))
    assert known in str(facts["known"])
    assert all(has(f"error-{code}", language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("variable", "value", "code"),
    [
        ("CITADELS_WOKERS", "2", "no-setting"),
        ("CITADELS_WORKERS", "two", "setting-value"),
        ("CITADELS_BROWSER", "maybe", "setting-value"),
    ],
)
def test_a_mistake_in_the_environment_is_found_too(variable: str, value: str, code: str) -> None:
    with pytest.raises(InvalidConfig) as refusal:
        configure({}, None, {variable: value})
    assert (refusal.value.code, refusal.value.facts["file"]) == (code, variable)


def test_variables_of_others_are_none_of_our_business() -> None:
    others = ("BUILD", "TEST_POSTGRES", "SETTINGS", "DATABASE_PASSWORD", "PUBLISH", "COMPILED")
    found = configure({}, None, {f"CITADELS_{name}": "x" for name in others})
    assert found.settings == Settings() and not found.sources


def test_a_file_that_cannot_be_read_is_said_so(tmp_path: Path) -> None:
    for file in (tmp_path / "none.toml", written(tmp_path, "workers = ")):
        with pytest.raises(InvalidConfig) as refusal:
            configure({}, file, {})
        assert refusal.value.code == "config-file" and str(file) == refusal.value.facts["file"]


def test_what_is_in_force_is_shown_without_passwords(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CITADELS_REDIS", "redis://:geheim@h/0")
    url = "postgresql+asyncpg://ada:s@cr:et@h/x?password=hidden&host=/run"
    file = written(tmp_path, f'database = "{url}"\nkeep-chat = 3')
    done = citadels("serve", "--config", str(file), "--workers", "3", "--show-config")
    assert done.returncode == 0
    shown = tomllib.loads(done.stdout)
    assert list(shown) == list(SETTINGS)
    assert shown["database"] == "postgresql+asyncpg://ada:***@h/x?password=***&host=/run"
    assert (shown["redis"], shown["workers"]) == ("redis://:***@h/0", 3)
    sources = dict(re.findall(r"^([\w-]+) = .*?  # (.*)$", done.stdout, re.MULTILINE))
    assert sources["database"] == str(file) and sources["redis"] == "CITADELS_REDIS"
    assert (sources["workers"], sources["host"]) == ("--workers", "default")


def test_a_mistyped_option_is_answered_with_the_likeliest() -> None:
    done = citadels("serve", "--wokers", "2")
    assert done.returncode == 2 and "Did you mean --workers?" in done.stderr
    done = citadels("serve", "--workers", "0")
    assert done.returncode == 2 and "1 … 256" in done.stderr


def test_the_page_has_every_setting() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert settings_page.with_table(page) == page
    assert settings_page.with_table(page.replace("| `workers` |", "| `wrkers` |")) == page
    (example,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert set(tomllib.loads(example)) <= set(SETTINGS)


def test_the_file_that_is_deployed_can_be_read() -> None:
    found = configure({}, ROOT / "deploy" / "citadels.toml", {}).settings
    found.check()
    assert (found.port, found.workers, found.browser) == (8000, 2, False)
    unit = (ROOT / "deploy" / "citadels.service").read_text(encoding="utf-8")
    assert "serve --config /etc/citadels/citadels.toml" in unit


def test_logs_are_written_as_asked(capsys: pytest.CaptureFixture[str]) -> None:
    root, ours = logging.getLogger(), logging.getLogger("citadels")
    before, levels = root.handlers[:], (root.level, ours.level)
    try:
        logs.set_up("text", "warning")
        logging.getLogger("x").warning("hello")
        logging.getLogger("x").info("not this")
    finally:
        root.handlers[:] = before
        root.setLevel(levels[0])
        ours.setLevel(levels[1])
    said = capsys.readouterr().err
    assert said.endswith(" warning x hello\n") and "not this" not in said
