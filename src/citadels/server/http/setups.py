"""Setups: the game that somebody asks for, checked and completed, and its short code."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta

from ... import Config, random_config, read_config, read_setup_code, setup_code, write_config
from ...core.basics import Refusal
from ...core.registry import SWITCHES
from ...core.setup.resolve import find_edition
from ...words import text_version

SEED_BITS = 63
Word = Annotated[str, Meta(max_length=64)]
Words = Annotated[list[Word], Meta(max_length=32)]
Switches = Annotated[dict[Word, Word], Meta(max_length=32)]


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """A game to set up: by its code, its text, or its parts; the edition fills what is left out."""

    text: Annotated[str, Meta(max_length=2000)] = ""
    code: Annotated[str, Meta(max_length=80)] = ""
    players: Annotated[int, Meta(ge=2, le=8)] = 4
    edition: Word = "deluxe"
    preset: Word = ""
    cast: Words = []
    unique: Words = []
    rank9: Word | None = None  # of a preset's cast: another one, or empty for none
    instead: Word = ""  # who stands in where there are too few players
    complete_size: Annotated[int, Meta(ge=0, le=8)] = 0
    switches: Switches = {}
    random: bool = False  # draw the cast and the unique districts
    all_cards: bool = False  # draw from the older districts too


class CompleteSetup(msgspec.Struct, frozen=True):
    """A game that can be played, with nothing left out."""

    code: str
    text: str
    players: int
    edition: str
    preset: str  # empty where the cards are those of none
    cast: list[str]  # by rank
    unique: list[str]
    complete_size: int
    crown: int  # who has it first; -1: drawn
    switches: dict[str, str]
    texts: dict[str, str]  # cards whose text is another one, and the ending of its message


def config_of(setup: Setup) -> Config:
    """Check what is asked for; what breaks a rule is refused."""
    if setup.code:
        return read_setup_code(setup.code)
    if setup.text:
        return read_config(setup.text)
    cast, unique = setup.cast, setup.unique
    if setup.random and not find_edition(setup.edition).fixed:
        seed = secrets.randbits(SEED_BITS)
        named = _switches(setup)
        drawn = random_config(seed, setup.players, setup.edition, setup.all_cards, named)
        cast, unique = [card.id for card in drawn.cast], [card.id for card in drawn.unique]
    return Config(
        setup.players,
        setup.edition,
        setup.preset,
        cast,
        unique,
        setup.rank9,
        setup.instead,
        setup.complete_size,
        switches=setup.switches,
    )


def _switches(setup: Setup) -> dict[str, str]:
    """Every switch as it will be: what is drawn must fit how three players choose."""
    box = find_edition(setup.edition)
    return {id: setup.switches.get(id) or box.value(switch) for id, switch in SWITCHES.items()}


def present_setup(config: Config) -> CompleteSetup:
    """Tell a game that can be played."""
    texts = {card.id: text_version(card.id, config) for card in (*config.cast, *config.unique)}
    return CompleteSetup(
        code=setup_code(config),
        text=write_config(config),
        players=config.players,
        edition=config.edition,
        preset=config.preset,
        cast=[card.id for card in config.cast],
        unique=[card.id for card in config.unique],
        complete_size=config.complete_size,
        crown=config.crown,
        switches=dict(config.switches),
        texts={id: ending for id, ending in texts.items() if ending},
    )


class Brief(msgspec.Struct, frozen=True):
    """What a list shows of a set-up."""

    code: str
    edition: str
    preset: str


@lru_cache(1024)
def brief(text: str) -> Brief:
    """What a list shows of a set-up in words; the same ones are listed again and again.

    Of a set-up that only another version of the program can read, nothing.
    """
    try:
        config = read_config(text)
    except Refusal:
        return Brief("", "", "")
    return Brief(setup_code(config), config.edition, config.preset)
