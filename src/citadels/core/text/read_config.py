"""Setups read: the lines of a configuration, what is left out taken from the edition."""

from __future__ import annotations

from typing import Final

from ..basics import NOBODY, RULES_VERSION, InvalidConfig
from ..registry import CHARACTERS, DISTRICTS, SWITCHES
from ..setup.config import Config
from ..setup.resolve import UNIQUE_CARDS, find_edition
from ..setup.switch import DRAFT3
from .lines import Line, Lines

MIN_SCENE_PLAYERS: Final = 4
SETUP: Final = ("edition", "players", "complete_size", "first_crown", "cast", "unique")


def read_config(text: str, rules: int = RULES_VERSION) -> Config:
    """Read what `write_config` wrote; whatever is left out gets its usual value under these rules.

    >>> from citadels import read_config
    >>> read_config("players 5").players
    5
    """
    return config_of(Lines(text), rules)


def config_of(lines: Lines, rules: int = RULES_VERSION) -> Config:
    """The configuration of a text; an error names the first line that makes it impossible."""
    order = [*SETUP[:2], *SWITCHES, *SETUP[2:]]  # a line depends on earlier ones only
    given = [key for key in order if key in lines.single]
    try:
        return _config(lines, given, rules)
    except InvalidConfig as error:
        raise _located(lines, given, rules, error) from error


def _located(lines: Lines, given: list[str], rules: int, error: InvalidConfig) -> InvalidConfig:
    """The same error, with the line that it comes from."""
    line, remedy = lines.last, "add lines of the setup"
    for count, key in enumerate(given):
        try:
            _config(lines, given[: count + 1], rules)
        except InvalidConfig as first:
            line, remedy, error = lines.single[key], f"change the line `{key}`", first
            break
    located = InvalidConfig(str(line.wrong(str(error), remedy)), error.code)
    located.facts = error.facts
    return located


def _config(lines: Lines, given: list[str], rules: int) -> Config:
    """The configuration by some of the lines only."""
    found = {key: lines.single[key] for key in given}
    text = {key: found[key].value if key in found else "" for key in SETUP}
    players = max(MIN_SCENE_PLAYERS, len(lines.players))
    if "players" in found:
        players = found["players"].count(text["players"], "players", 2)
    size = found.get("complete_size")
    crown = found.get("first_crown")
    edition = text["edition"] or "deluxe"
    switches = {id: found[id].value for id in SWITCHES if id in found}
    cast = tuple(text["cast"].split())
    return Config(
        players,
        edition,
        cast=cast or _scene_cast(lines, edition, players, switches.get(DRAFT3.id, "")),
        unique=tuple(text["unique"].split()) or _scene_unique(lines, edition),
        complete_size=0 if size is None else size.count(size.value, "complete_size", 1),
        crown=_first_crown(crown, players),
        switches=switches | older_switches(lines, rules),
    )


def older_switches(lines: Lines, rules: int) -> dict[str, str]:
    """The switches that the rules of a text did not have yet, as they were until then.

    A text with all the first switches was written by a program, which leaves none out.
    """
    complete = all(id in lines.single for id, switch in SWITCHES.items() if switch.since == 1)
    return {
        id: switch.before
        for id, switch in SWITCHES.items()
        if switch.since > (1 if complete else rules) and id not in lines.single
    }


def _first_crown(line: Line | None, players: int) -> int:
    return NOBODY if line is None or line.value == "random" else line.seat(line.value, players)


def _scene_cast(lines: Lines, edition: str, players: int, draft3: str) -> tuple[str, ...]:
    """The characters that the scene names; the edition's first preset for other ranks."""
    box = find_edition(edition)
    by_rank = {CHARACTERS[id].rank: id for id in box.presets[0].characters}
    named = [CHARACTERS[word] for word in lines.named() if word in CHARACTERS]
    markers = {c.marker: c for c in reversed(CHARACTERS.values()) if c.marker}
    kinds = [line.value.partition(" ")[0] for line in lines.all("mark")]
    named += [markers[kind] for kind in kinds if kind in markers]
    by_rank |= {card.rank: card.id for card in reversed(named)}
    three = players == 3 and not box.fixed and draft3 != "classic"
    if players == 8 or three:
        by_rank.setdefault(9, box.rank9)
    return tuple(by_rank.values())


def _scene_unique(lines: Lines, edition: str) -> tuple[str, ...]:
    """The unique districts that the scene names, filled up from the edition's presets."""
    box = find_edition(edition)
    if box.fixed:
        return box.presets[0].unique
    names = [word for word in lines.named() if word in DISTRICTS and word not in box.basic]
    filler = [id for preset in box.presets for id in preset.unique]
    return tuple(dict.fromkeys([*names, *filler]))[:UNIQUE_CARDS]
