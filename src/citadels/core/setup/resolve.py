"""Resolve: the cards that a configuration names, or a clear error where it breaks a rule."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ..basics import NOBODY, InvalidConfig
from ..card import Card, Character, District
from ..registry import CHARACTERS, DISTRICTS, EDITIONS, SWITCHES
from .edition import Edition, Preset
from .switch import DRAFT3, Switch

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .config import Config

UNIQUE_CARDS = 14
ALL_CARDS = "`citadels cards --json` lists all ids"

# What a configuration takes besides the switches.
ARGUMENTS = (
    *("players", "edition", "preset", "cast", "unique", "rank9", "instead", "complete_size"),
    *("crown", "switches"),
)


def _near(id: str, known: list[str], most: int = 3) -> str:
    """What may have been meant, the likeliest first; empty if nothing is like it."""
    from difflib import get_close_matches  # noqa: PLC0415 - slow, and only for errors

    return ", ".join(get_close_matches(id, known, most))


def card_hint(id: str, known: list[str]) -> str:
    """What helps whoever named a card that is not there."""
    near = _near(id, known)
    return f"did you mean {near}?" if near else ALL_CARDS


def _like_no_other(what: str, id: str) -> InvalidConfig:
    """The error for a name that is like that of no card of a kind."""
    text = f"there is no {what} {id!r}; {ALL_CARDS}"
    if id in CHARACTERS or id in DISTRICTS:
        return InvalidConfig(text)  # a card, but of another kind
    return InvalidConfig(text, "nothing", name=id)


def find_edition(id: str) -> Edition:
    """Find an edition by its id."""
    edition = EDITIONS.get(id)
    if edition is None:
        known = ", ".join(EDITIONS)
        raise InvalidConfig(
            f"there is no edition {id!r}; there are {known}", "edition", name=id, known=known
        )
    return edition


def find_preset(box: Edition, id: str) -> Preset:
    """Find a preset of an edition; its first one where none is named."""
    preset = box.preset(id) if id else box.presets[0]
    if preset is None:
        known = ", ".join(preset.id for preset in box.presets)
        raise InvalidConfig(
            f"the {box.id} edition has no preset {id!r}; it has {known}",
            "preset",
            edition=box.id,
            name=id,
            known=known,
        )
    return preset


def resolve_switches(
    box: Edition, preset: Preset, chosen: Mapping[str, str | bool]
) -> dict[str, str]:
    """Give every switch its value: the one chosen, or else that of the preset or the edition."""
    for id in chosen:
        if id not in SWITCHES:
            raise _no_switch(id)
    found = {}
    for id, switch in SWITCHES.items():
        value = chosen_value(switch, chosen)
        found[id] = value or preset.switches.get(id) or box.value(switch)
    return found


def _no_switch(id: str) -> InvalidConfig:
    near = _near(id, [*SWITCHES, *ARGUMENTS], 1)
    known = near or ", ".join(SWITCHES)
    hint = f"did you mean {near}?" if near else f"switches are: {known}"
    return InvalidConfig(
        f"a configuration has no {id!r}; {hint}",
        "no-switch" if near else "which-switch",
        name=id,
        known=known,
    )


def with_older(chosen: Mapping[str, str | bool], rules: int) -> dict[str, str | bool]:
    """Complete what was agreed under older rules: what did not exist yet was as it was before."""
    missing = {
        switch.id: switch.before
        for switch in SWITCHES.values()
        if switch.since > rules and switch.id not in chosen
    }
    return {**chosen, **missing}


def rules_of(switches: Mapping[str, str]) -> int:
    """The oldest version of the rules that plays by these switches."""
    newer = [
        switch.since
        for switch in SWITCHES.values()
        if switch.since > 1 and switches[switch.id] != switch.before
    ]
    return max([1, *newer])


def chosen_value(switch: Switch, chosen: Mapping[str, str | bool]) -> str:
    """The value that was chosen for a switch; empty where none was."""
    value = chosen.get(switch.id, "")
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if value and value not in switch.values:
        raise _wrong_value(switch, value, switch.values, "")
    return value


def _wrong_value(switch: Switch, value: str, right: tuple[str, ...], why: str) -> InvalidConfig:
    return InvalidConfig(
        f"{switch.id} is {' or '.join(right)}, not {value!r}{why}",
        "switch",
        switch=switch.id,
        name=value,
        known=", ".join(right),
    )


def check_players(box: Edition, players: int) -> None:
    """Refuse a number of players that an edition is not for."""
    if not 2 <= players <= box.max_players:
        raise InvalidConfig(
            f"the {box.id} edition is for 2 to {box.max_players} players, not {players}",
            "players",
            edition=box.id,
            most=box.max_players,
            amount=players,
        )


def check_crown(players: int, crown: int) -> None:
    """Refuse a crown that goes to nobody at the table."""
    if crown != NOBODY and not 0 <= crown < players:
        raise InvalidConfig(
            f"the crown goes to a seat from 0 to {players - 1}, not {crown}",
            "seat",
            amount=crown,
            most=players - 1,
        )


def resolve_size(players: int, size: int) -> int:
    """How many districts complete a city; 0 asks for the usual number."""
    size = size or (8 if players <= 3 else 7)
    if size not in (7, 8) or (players <= 3 and size != 8):
        raise InvalidConfig(
            f"a city is complete with 7 or 8 districts (8 with 2 or 3 players), "
            f"not {size} with {players} players",
            "size",
            amount=size,
            players=players,
        )
    return size


def preset_of(box: Edition, cast: tuple[Character, ...], unique: tuple[District, ...]) -> str:
    """The preset whose cards these are, whatever rank 9 is; empty if they are of none."""
    names = sorted([card.id for card in unique])
    for preset in box.presets:
        named = {id for own in preset.characters for id in (own, *box.substitutes.get(own, ()))}
        if sorted(preset.unique) == names and all(c.id in named for c in cast if c.rank != 9):
            return preset.id
    return ""


def needs_rank9(config: Config) -> bool:
    """Whether this number of players cannot do without rank 9."""
    return config.players == 8 or (config.players == 3 and not is_classic_draft(config))


def is_classic_draft(config: Config) -> bool:
    """Whether three players choose from eight characters."""
    return config.switches[DRAFT3.id] == "classic"


def preset_cast(config: Config, preset: Preset, rank9: str | None, instead: str) -> tuple[str, ...]:
    """Fit a preset's cast to the number of players (R016, R017)."""
    last = (preset.rank9 or config.box.rank9) if needs_rank9(config) else ""
    all_instead = [id for ids in config.box.substitutes.values() for id in ids]
    if instead and instead not in all_instead:
        known = ", ".join(all_instead) or "nobody"
        raise InvalidConfig(
            f"{instead!r} cannot stand in for anyone; in this edition these can: {known}",
            "substitute",
            name=instead,
            known=known,
        )
    names = [_fitting(config, id, instead) for id in (*preset.characters, last) if id]
    if rank9 is not None:
        _check_ninth(rank9)
        names = [id for id in names if CHARACTERS[id].rank != 9] + ([rank9] if rank9 else [])
    return tuple(names)


def _check_ninth(id: str) -> None:
    """Refuse a character of another rank as the one of rank 9."""
    card = CHARACTERS.get(id)
    if card is not None and card.rank != 9:
        raise InvalidConfig(
            f"rank9 takes a character of rank 9, and {id} has rank {card.rank}",
            "not-rank9",
            card=id,
            rank=card.rank,
        )


def _fitting(config: Config, id: str, instead: str) -> str:
    """Give the character, or its substitute where there are too few players for it."""
    substitutes = config.box.substitutes.get(id, ())
    if not substitutes or config.players >= CHARACTERS[id].min_players:
        return id
    if instead and instead not in substitutes:
        raise InvalidConfig(
            f"{' or '.join(substitutes)} stands in for {id}, not {instead!r}",
            "substitute-for",
            card=id,
            second=instead,
            known=", ".join(substitutes),
        )
    return instead or substitutes[0]


def resolve_cast(config: Config, names: tuple[str, ...]) -> tuple[Character, ...]:
    """Find the characters of a cast, one of each rank."""
    cast = [_character(config, id) for id in names]
    cast.sort(key=_rank)
    _check_ranks(cast)
    _check_rank9(config, cast)
    for card in cast:
        if config.players < card.min_players:
            raise InvalidConfig(
                f"the {card.id} needs {card.min_players} players or more, not {config.players}",
                "too-few",
                card=card.id,
                least=card.min_players,
                amount=config.players,
            )
    return tuple(cast)


def _character(config: Config, id: str) -> Character:
    """Find a character, in the version that this game plays."""
    box, card = config.box, CHARACTERS.get(id)
    if card is None:
        meant = _near(id, list(CHARACTERS))
        if not meant:
            raise _like_no_other("character", id)
        raise InvalidConfig(
            f"there is no character {id!r}; did you mean {meant}?",
            "character",
            name=id,
            known=meant,
        )
    if box.fixed and id not in box.characters:
        raise InvalidConfig(
            f"the {box.id} edition has no {id}: its cast is fixed",
            "fixed-cast",
            edition=box.id,
            card=id,
        )
    version = _version(config, card)
    assert isinstance(version, Character)
    return version


def _check_ranks(cast: list[Character]) -> None:
    """Refuse a cast, sorted by rank, that has not one character of each rank."""
    for one, other in pairwise(cast):
        if one.rank == other.rank:
            raise InvalidConfig(
                f"{one.id} and {other.id} both have rank {one.rank}: "
                "a cast has one character of each rank",
                "same-rank",
                card=one.id,
                second=other.id,
                rank=one.rank,
            )
    ranks = [card.rank for card in cast]
    missing = [rank for rank in range(1, 9) if rank not in ranks]
    if missing:
        raise InvalidConfig(
            f"the cast has no character of rank {missing[0]}; it needs ranks 1 to 8",
            "no-rank",
            rank=missing[0],
        )


def _rank(card: Character) -> int:
    return card.rank


def _check_rank9(config: Config, cast: list[Character]) -> None:
    has = cast[-1].rank == 9
    if has and config.players == 2:
        last = cast[-1].id
        raise InvalidConfig(
            f"with 2 players there is no rank 9: leave out the {last}", "rank9-two", card=last
        )
    if has and config.players == 3 and is_classic_draft(config):
        raise InvalidConfig(
            "the classic draft of 3 players has 8 characters: leave out rank 9", "rank9-three"
        )
    if not has and needs_rank9(config):
        if config.box.fixed:
            why = f": the {config.box.id} edition has no character of rank 9"
            raise _wrong_value(DRAFT3, config.switches[DRAFT3.id], ("classic",), why)
        raise InvalidConfig(
            f"with {config.players} players the cast needs a character of rank 9: add one",
            "rank9-needed",
            players=config.players,
        )


def resolve_unique(config: Config, names: tuple[str, ...]) -> tuple[District, ...]:
    """Find the unique districts of a deck, in the versions that this game plays."""
    box = config.box
    if len(names) != UNIQUE_CARDS:
        raise InvalidConfig(
            f"a deck has {UNIQUE_CARDS} unique districts, not {len(names)}",
            "unique-count",
            most=UNIQUE_CARDS,
            amount=len(names),
        )
    if box.fixed and sorted(names) != sorted(box.presets[0].unique):
        raise InvalidConfig(
            f"the district deck of the {box.id} edition is fixed: leave out `unique`",
            "fixed-deck",
            edition=box.id,
        )
    return tuple([_unique(config, names, id) for id in names])


def _unique(config: Config, names: tuple[str, ...], id: str) -> District:
    """Find a unique district of a deck, in the version that this game plays."""
    box, card = config.box, DISTRICTS.get(id)
    if card is None or id in box.basic:
        meant = _near(id, [name for name in DISTRICTS if name not in box.basic])
        if not meant:
            raise _like_no_other("unique district", id)
        raise InvalidConfig(
            f"there is no unique district {id!r}; did you mean {meant}?",
            "unique",
            name=id,
            known=meant,
        )
    count, copies = names.count(id), box.unique.get(id, 1)
    if count > copies:
        raise InvalidConfig(
            f"{id} is in the deck {count} times; the limit is {copies}",
            "copies",
            card=id,
            amount=count,
            most=copies,
        )
    if card.requires and all(card.requires != character.id for character in config.cast):
        raise InvalidConfig(
            f"{id} needs the {card.requires} in the cast: change one of them",
            "requires",
            card=id,
            second=card.requires,
        )
    version = _version(config, card)
    assert isinstance(version, District)
    return version


def _version(config: Config, card: Card) -> Card:
    """Give the version of a card that the switches of this game ask for."""
    for id, value in config.switches.items():
        version = SWITCHES[id].versions.get(value)
        if version is not None and version.id == card.id:
            return version
    return card
