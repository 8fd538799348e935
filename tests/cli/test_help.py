"""`--help` in five languages: everything is explained, nothing is left over, all fits."""

from __future__ import annotations

import inspect
import io
import re
from collections.abc import Sequence
from itertools import pairwise

import pytest
from rich.console import Console

from citadels.commands.admin import ADMIN
from citadels.commands.app import COMMANDS, make_app
from citadels.commands.spoken import SHARED, Command, command_name, option_words
from citadels.words import LANGUAGES, add_words, phrase, typeset
from citadels.words.bundles import messages
from tests.support.command import said, started
from tests.words import grammar

LANGUAGE_NAMES = {"en": "Usage", "uk": "Використання", "ru": "Использование"}
LANGUAGE_NAMES |= {"cs": "Použití", "pl": "Użycie"}
MORE = {"more", ""}


ALL = (*COMMANDS, *ADMIN)


def options(commands: Sequence[Command] = ALL) -> list[tuple[str, str]]:
    """Every option of every command, as messages spell it."""
    return [
        (command_name(command), name.replace("_", "-"))
        for command in commands
        for name in inspect.signature(command).parameters
    ]


def unexplained(language: str, commands: Sequence[Command] = ALL) -> list[tuple[str, str]]:
    """The options that have no words in a language."""
    return [
        (command, option)
        for command, option in options(commands)
        if option not in messages(language).find(option_words(command, option)).attributes
    ]


def idle(parts: dict[str, set[str]]) -> set[tuple[str, str]]:
    """The words that explain no option of any command."""
    used = {(option_words(command, option), option) for command, option in options()}
    pages = {f"help-{command_name(command)}" for command in ALL} | {SHARED, "help-admin"}
    return {(id, part) for id in pages for part in parts.get(id, set()) - MORE} - used


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    assert unexplained(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str) -> None:
    assert idle(grammar.parts_of(grammar.read(language))) == set()


def test_control_words_that_are_left_over_are_found() -> None:
    parts = grammar.parts_of(grammar.parse("help-play = Play.\n    .dance = Dance.\n"))
    assert idle(parts) == {("help-play", "dance")}


def test_control_an_option_without_words_is_found() -> None:
    def dance(*, steps: int = 3) -> int:
        return steps

    assert unexplained("en", [dance]) == [("dance", "steps")]
    add_words("en", "help-dance = Dance.\n    .steps = How far.\n")
    assert unexplained("en", [dance]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_in_one_language_and_fits(language: str) -> None:
    whole, page = printed(language), printed(language, "serve")
    assert whole.startswith(LANGUAGE_NAMES[language]) and page.startswith(LANGUAGE_NAMES[language])
    for id in ("help-commands", "help-serve", "help-doctor", "help-version"):
        assert phrase(id, language).split(".")[0] in flat(whole)
    for option in ("host", "workers", "browser"):
        assert first_words(phrase(option_words("serve", option), language, option)) in flat(page)
    assert phrase("help-default", language, value="127.0.0.1") in flat(page)
    assert max(len(line) for line in (whole + page).splitlines()) <= 80
    if language != "en":
        for word in ("Usage", "COMMAND", "OPTIONS", "default:", "Display", "None", "STR", "INT"):
            assert word not in whole + page, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_where_its_language_forbids_it(language: str) -> None:
    for page in (printed(language), printed(language, "serve"), printed(language, "simulate")):
        for paragraph in page.split("\n\n"):
            assert badly_broken(paragraph, language) == []


def test_a_bad_break_would_be_found() -> None:
    """A control: Rich broke lines so."""
    assert badly_broken("│ kto gra, i      │\n│      działaj.   │", "pl") == ["i działaj."]
    assert badly_broken("│ od 2      │\n│      do 8.   │", "pl") == ["2 do"]


def badly_broken(page: str, language: str) -> list[str]:
    """The ends of lines that belong to what begins the next one."""
    lines = [line.strip("│ ") for line in page.splitlines()]
    breaks = [
        f"{line.split()[-1]} {following.split()[0]}"
        for line, following in pairwise(lines)
        if line and following
    ]
    return [pair for pair in breaks if " " not in typeset(pair, language)]


def printed(language: str, *command: str) -> str:
    """A page of help in a terminal of 80 columns."""
    console = Console(file=io.StringIO(), width=80)
    make_app(language).help_print(command, console=console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def flat(page: str) -> str:
    """A page without its frames and line breaks."""
    return re.sub(r"[\s│]+", " ", page)


def first_words(text: str) -> str:
    """The beginning of an explanation, as it is shown."""
    return " ".join(text.replace("`", "").split()[:4])


def test_the_environment_decides_where_nothing_is_said() -> None:
    polish = {"LANGUAGE": "pl_PL.UTF-8"}
    assert started("--help", **polish).stdout.startswith("Użycie: citadels POLECENIE")
    assert started("--help", "--language", "cs", **polish).stdout.startswith("Použití")
    done = started("play", "--seat", "x", **polish)
    assert done.stderr == "citadels: Wartość „x” nie pasuje do --seat.\n"


def test_a_command_speaks_the_language_before_it() -> None:
    assert "Mordýřka" in said("--language", "cs", "cards")


def test_every_command_is_in_the_application() -> None:
    names = [name for name in make_app() if not name.startswith("-")]
    assert names == [*(command_name(command) for command in COMMANDS), "admin"]
    admin = [name for name in make_app()["admin"] if not name.startswith("-")]
    assert admin == [command_name(command).removeprefix("admin-") for command in ADMIN]
