"""Catalog: what a client must know of cards, editions and bots, as the registries have them."""

from __future__ import annotations

import msgspec

from ... import __version__
from ...bots import OFFERED
from ...core.basics import COLOUR_NAMES, NO_COLOUR
from ...core.card import Character, District
from ...core.registry import CHARACTERS, DISTRICTS, EDITIONS, SWITCHES
from ...core.setup.drafts import face_up_count
from ...core.setup.edition import Edition, Preset
from ...core.setup.resolve import UNIQUE_CARDS
from ...core.setup.switch import Switch
from ...study.known import card_figures
from ...words import QUICK_PHRASES

FEWEST = 2  # players of any edition


class CharacterCard(msgspec.Struct, frozen=True):
    """A character."""

    id: str
    rank: int
    colour: str  # of the districts that it gains for; empty where there are none
    min_players: int


class DistrictCard(msgspec.Struct, frozen=True):
    """A kind of district."""

    id: str
    colour: str
    cost: int
    requires: str  # a character that must be in the cast


class PresetCard(msgspec.Struct, frozen=True):
    """A ready-made cast and set of unique districts."""

    id: str
    characters: list[str]  # ranks 1 to 8
    rank9: str
    unique: list[str]


class SwitchCard(msgspec.Struct, frozen=True):
    """A rule that can be played in several ways."""

    id: str
    values: list[str]
    offered: bool  # whether people choose it


class EditionCard(msgspec.Struct, frozen=True):
    """One box of the game."""

    id: str
    fixed: bool  # cast and deck cannot be changed
    min_players: int
    max_players: int
    characters: list[str]
    basic: dict[str, int]  # copies by district
    unique: dict[str, int]  # copies by district
    presets: list[PresetCard]
    substitutes: dict[str, list[str]]  # for characters that need more players
    rank9: str  # where a preset names none and the game needs one
    switches: dict[str, str]  # what each of them is, where nobody chooses


class DraftRow(msgspec.Struct, frozen=True):
    """What is laid aside before four players or more choose."""

    players: int
    characters: int
    face_up: int
    face_down: int


class CardFigure(msgspec.Struct, frozen=True):
    """What a study found out about a card, with its interval."""

    card: str
    kind: (
        str  # "worth": what it changes in the opening hand; "character": who holds it wins so often
    )
    level: str  # of all players
    players: int
    value: float
    low: float
    high: float
    chance: float
    games: int


class Catalog(msgspec.Struct, frozen=True):
    """Everything that can be set up."""

    version: str
    colours: list[str]
    characters: list[CharacterCard]  # by rank
    districts: list[DistrictCard]
    editions: list[EditionCard]
    unique_cards: int  # unique districts of a deck
    draft: list[DraftRow]
    switches: list[SwitchCard]
    bots: list[str]  # the levels from weak to strong, then those that never change
    phrases: list[str]  # that can be said with one click
    figures: list[CardFigure]  # those with the most games behind them first


def make_catalog() -> Catalog:
    """Look at the registries."""
    characters = sorted(CHARACTERS.values(), key=lambda card: card.rank)
    return Catalog(
        version=__version__,
        colours=list(COLOUR_NAMES),
        characters=[_character(card) for card in characters],
        districts=[_district(card) for card in DISTRICTS.values()],
        editions=[_edition(box) for box in EDITIONS.values()],
        unique_cards=UNIQUE_CARDS,
        draft=[_draft(players, size) for size in (8, 9) for players in range(4, size)],
        switches=[_switch(switch) for switch in SWITCHES.values()],
        bots=list(OFFERED),
        phrases=list(QUICK_PHRASES),
        figures=[CardFigure(**figure) for figure in card_figures()],
    )


def _draft(players: int, characters: int) -> DraftRow:
    return DraftRow(players, characters, face_up_count(players, characters), 1)


def _colour(colour: int) -> str:
    return "" if colour == NO_COLOUR else COLOUR_NAMES[colour]


def _character(card: Character) -> CharacterCard:
    return CharacterCard(card.id, card.rank, _colour(card.income), card.min_players)


def _district(card: District) -> DistrictCard:
    return DistrictCard(card.id, _colour(card.colour), card.cost, card.requires)


def _edition(box: Edition) -> EditionCard:
    return EditionCard(
        id=box.id,
        fixed=box.fixed,
        min_players=FEWEST,
        max_players=box.max_players,
        characters=list(box.characters),
        basic=dict(box.basic),
        unique=dict(box.unique),
        presets=[_preset(preset) for preset in box.presets],
        substitutes={id: list(others) for id, others in box.substitutes.items()},
        rank9=box.rank9,
        switches={id: box.value(switch) for id, switch in SWITCHES.items()},
    )


def _preset(preset: Preset) -> PresetCard:
    return PresetCard(preset.id, list(preset.characters), preset.rank9, list(preset.unique))


def _switch(switch: Switch) -> SwitchCard:
    return SwitchCard(switch.id, list(switch.values), switch.offered)
