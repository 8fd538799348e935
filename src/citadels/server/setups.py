"""Setups: the game that somebody wishes for, checked and completed, and its short code."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta

from .. import Config, random_config, read_config, read_setup_code, setup_code, write_config
from ..core.basics import NOBODY, Refusal
from ..core.edition import Preset
from ..core.resolve import check_choice, find_edition
from ..words import text_version

SEED_BITS = 63
LAST_RANK = 9
Word = Annotated[str, Meta(max_length=64)]
Words = Annotated[list[Word], Meta(max_length=32)]


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
    draft3: Word = ""
    tie_break_rank: Word = ""
    queen_bewitched: Word = ""
    great_wall_covers_itself: bool | None = None
    abbot_school_of_magic: Word = ""
    random: bool = False  # draw the cast and the unique districts
    all_cards: bool = False  # draw from the older districts too


class SetupTold(msgspec.Struct, frozen=True):
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
    draft3: str
    tie_break_rank: str
    queen_bewitched: str
    great_wall_covers_itself: bool
    abbot_school_of_magic: str
    texts: dict[str, str]  # cards whose text is another one, and the ending of its message


def config_of(setup: Setup) -> Config:
    """Check a wish; what breaks a rule is refused."""
    if setup.code:
        return read_setup_code(setup.code)
    if setup.text:
        return read_config(setup.text)
    if setup.random and not find_edition(setup.edition).fixed:
        drawn = _draw(setup)
        setup = msgspec.structs.replace(
            setup,
            cast=[card.id for card in drawn.cast],
            unique=[card.id for card in drawn.unique],
        )
    return Config(
        setup.players,
        setup.edition,
        setup.preset,
        setup.cast,
        setup.unique,
        setup.rank9,
        setup.instead,
        setup.complete_size,
        NOBODY,
        setup.draft3,
        setup.tie_break_rank,
        setup.queen_bewitched,
        setup.great_wall_covers_itself,
        setup.abbot_school_of_magic,
    )


def _draw(setup: Setup) -> Config:
    """Draw a deck; the cast depends on how three players choose, so that must fit."""
    wanted = setup.draft3 or find_edition(setup.edition).variants.draft3
    check_choice("draft3", wanted)
    while True:
        seed = secrets.randbits(SEED_BITS)
        drawn = random_config(seed, setup.players, setup.edition, setup.all_cards)
        if setup.players != 3 or drawn.draft3 == wanted:
            return drawn


def tell_setup(config: Config) -> SetupTold:
    """Tell a game that can be played."""
    texts = {card.id: text_version(card.id, config) for card in (*config.cast, *config.unique)}
    return SetupTold(
        code=setup_code(config),
        text=write_config(config),
        players=config.players,
        edition=config.edition,
        preset=preset_of(config),
        cast=[card.id for card in config.cast],
        unique=[card.id for card in config.unique],
        complete_size=config.complete_size,
        crown=config.crown,
        draft3=config.draft3,
        tie_break_rank=config.tie_break_rank,
        queen_bewitched=config.queen_bewitched,
        great_wall_covers_itself=config.great_wall_covers_itself,
        abbot_school_of_magic=config.abbot_school_of_magic,
        texts={id: ending for id, ending in texts.items() if ending},
    )


def preset_of(config: Config) -> str:
    """The preset whose cards a game has, whatever its rank 9; empty if it is none of them."""
    return next((preset.id for preset in config.box.presets if _is(preset, config)), "")


def _is(preset: Preset, config: Config) -> bool:
    if sorted(preset.unique) != sorted(card.id for card in config.unique):
        return False
    named = {id for own in preset.characters for id in (own, *config.box.substitutes.get(own, ()))}
    return all(card.id in named for card in config.cast if card.rank != LAST_RANK)


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
    return Brief(setup_code(config), config.edition, preset_of(config))
