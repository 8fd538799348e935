"""Config: players, edition, cast, unique districts and variants of one game, checked."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import final

from ..basics import NOBODY, Bits, InvalidConfig, Kinds, wrong
from ..card import BINDS, REACTIONS, ROUND_END, SHIELD, Card, Character, District
from ..option import CARD_NUMBERS, Option
from ..registry import CHARACTERS, DISTRICTS, SWITCHES
from ..rng import Rng, as_rng
from ..state.parts import Task
from .drafts import draft_steps, face_up_count
from .edition import Edition
from .resolve import (
    UNIQUE_CARDS,
    check_crown,
    check_players,
    chosen_value,
    find_edition,
    find_preset,
    is_classic_draft,
    preset_cast,
    preset_of,
    resolve_cast,
    resolve_size,
    resolve_switches,
    resolve_unique,
)
from .switch import DRAFT3, Switch


@final
class Config:
    """What is agreed on before the game; it cannot be changed afterward.

    Whatever is left out comes from the edition: its first preset, its switches. A switch is set by
    its name, `Config(3, draft3="classic")`, or as one of a mapping, `switches={...}`.

    >>> from citadels import Config
    >>> config = Config(players=5, preset="cunning_agents", rank9="queen")
    >>> [card.id for card in config.cast][-3:]
    ['architect', 'warlord', 'queen']
    >>> Config(4) == Config(4, complete_size=7), Config(4) == Config(5)
    (True, False)
    >>> Config(7, "classic", complete_size=8, tie_break_rank="revealed")
    Config(7, 'classic', complete_size=8, tie_break_rank='revealed')
    """

    _agreed: bool = False

    def __init__(
        self,
        players: int = 4,
        edition: str = "deluxe",
        preset: str = "",
        cast: tuple[str, ...] | list[str] = (),
        unique: tuple[str, ...] | list[str] = (),
        rank9: str | None = None,
        instead: str = "",
        complete_size: int = 0,
        crown: int = NOBODY,
        switches: Mapping[str, str | bool] | None = None,
        **more: str | bool,
    ) -> None:
        _check_types(players, edition, preset, cast, unique, rank9, instead, complete_size, crown)
        self.players = players  # 2 to 8
        self.box = find_edition(edition)  # what the edition holds
        self.edition = edition  # its id
        start = find_preset(self.box, preset)
        chosen = more if switches is None else {**switches, **more}
        resolved = resolve_switches(self.box, start, chosen)
        self.switches: Mapping[str, str] = MappingProxyType(resolved)  # every one, by its id
        check_players(self.box, players)
        self.crown = crown  # who has it first; -1 where chance decides
        check_crown(players, crown)
        names = tuple(cast) or preset_cast(self, start, rank9, instead)
        self.cast = resolve_cast(self, names)  # by rank
        self.unique = resolve_unique(self, tuple(unique) or start.unique)  # 14 of them
        self.preset = preset_of(self.box, self.cast, self.unique)  # "" if it is no preset
        self.complete_size = resolve_size(players, complete_size)  # districts of a city
        self._derive()
        self._agreed = True

    def __setattr__(self, name: str, value: object) -> None:
        if self._agreed:
            raise AttributeError(f"a Config cannot be changed: make another one to set {name}")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Config cannot be changed: {name} stays")

    def _holds(self) -> tuple[object, ...]:
        """Everything that was agreed on; two configurations are equal if it is."""
        cards = [card.id for card in self.cast], [card.id for card in self.unique]
        switches = tuple(self.switches.items())
        return (
            *(self.players, self.edition, tuple(cards[0]), tuple(cards[1])),
            *(self.complete_size, self.crown, switches),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Config) and self._holds() == other._holds()

    def __hash__(self) -> int:
        return hash(self._holds())

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (*self._holds()[:-1], dict(self.switches))

    def __repr__(self) -> str:
        usual = Config(self.players, self.edition, self.preset)
        words = [repr(self.players), repr(self.edition)]
        if self.preset and self.preset != self.box.presets[0].id:
            words.append(repr(self.preset))
        if self.cast != usual.cast:
            words.append(f"cast={tuple([card.id for card in self.cast])}")
        if self.unique != usual.unique:
            words.append(f"unique={tuple([card.id for card in self.unique])}")
        if self.complete_size != usual.complete_size:
            words.append(f"complete_size={self.complete_size}")
        if self.crown != NOBODY:
            words.append(f"crown={self.crown}")
        for id, value in self.switches.items():
            if value != usual.switches[id]:
                words.append(f"{id}={value!r}")
        return f"Config({', '.join(words)})"

    def _derive(self) -> None:
        """Prepare what every game of this configuration shares."""
        by_rank: list[Character | None] = [None] * 10
        self.ranks: Bits = 0
        self.hooks: Bits = 0
        self.district_hooks: Bits = 0
        for character in self.cast:
            by_rank[character.rank] = character
            self.ranks |= 1 << character.rank
            self.hooks |= character.hooks
        self.by_rank = tuple(by_rank)
        self.top = len(self.cast)
        kinds: list[District | None] = [None] * CARD_NUMBERS
        basic = [card for id, n in self.box.basic.items() for card in [DISTRICTS[id]] * n]
        self.deck = tuple(sorted([*basic, *self.unique], key=_number))
        for card in self.deck:
            kinds[card.number] = card
            self.district_hooks |= card.hooks
        self.kinds = tuple(kinds)
        self.hooks |= self.district_hooks
        self.binders = self._overriding(BINDS)
        self.shields = self._overriding(SHIELD)
        tasks: list[tuple[Task, ...]] = [()] * (ROUND_END + 1)
        for hook in REACTIONS:
            tasks[hook] = tuple([Task(character, hook) for character in self._overriding(hook)])
        self.tasks = tuple(tasks)  # by hook, which is a power of 2
        self._by_ranks: list[tuple[Option, ...] | None] = [None] * (1 << 10)  # filled when asked
        self._names: dict[int, tuple[str, ...]] = {}
        self.characters = tuple([character.option for character in self.cast])
        self.steps = tuple(draft_steps(self.players, self.top, is_classic_draft(self)))
        self.face_up = face_up_count(self.players, self.top)

    def _overriding(self, hook: Bits) -> tuple[Character, ...]:
        """The characters of the cast that override a hook, by rank."""
        return tuple([character for character in self.cast if character.hooks & hook])

    def characters_of(self, ranks: Bits) -> tuple[Option, ...]:
        """The characters of some ranks, to point at."""
        found = self._by_ranks[ranks]
        if found is None:
            found = tuple([c.option for c in self.cast if ranks >> c.rank & 1])
            self._by_ranks[ranks] = found
        return found

    def names_of(self, ranks: Bits) -> tuple[str, ...]:
        """The ids of the characters of some ranks."""
        found = self._names.get(ranks)
        if found is None:
            found = tuple([option.text for option in self.characters_of(ranks)])
            self._names[ranks] = found
        return found

    def character(self, id: str) -> Character:
        """Find a character of the cast."""
        for character in self.cast:
            if character.id == id:
                return character
        raise InvalidConfig(f"{id} is not in the cast", "not-cast", card=id)

    def ids_of(self, kinds: Kinds) -> list[str]:
        """The ids of some kinds of district, by number."""
        if not kinds:
            return []
        return [card.id for card in self.kinds if card is not None and kinds & card.bit]

    def district(self, number: int) -> District:
        """Give this game's version of a district."""
        card = self.kinds[number]
        assert card is not None
        return card

    def version(self, card: Card) -> Card:
        """Give this game's version of any card."""
        found: Card | None = None
        if isinstance(card, District):
            found = self.kinds[card.number]
        elif isinstance(card, Character):
            found = self.by_rank[card.rank]
        return found if found is not None and found.id == card.id else card


def restore(
    players: int,
    edition: str,
    cast: tuple[str, ...],
    unique: tuple[str, ...],
    complete_size: int,
    crown: int,
    switches: dict[str, str],
) -> Config:
    """Make a configuration from all that it holds, as pickling and copying do."""
    chosen: dict[str, str | bool] = {**switches}
    return Config(
        players,
        edition,
        cast=cast,
        unique=unique,
        complete_size=complete_size,
        crown=crown,
        switches=chosen,
    )


def _check_types(
    players: object,
    edition: object,
    preset: object,
    cast: object,
    unique: object,
    rank9: object,
    instead: object,
    complete_size: object,
    crown: object,
) -> None:
    """Refuse what is not even of the right type."""
    numbers = {"players": players, "complete_size": complete_size, "crown": crown}
    for name, value in numbers.items():
        if not isinstance(value, int):
            raise TypeError(f"{name} is a number, not {value!r}")
    words = {"edition": edition, "preset": preset, "rank9": rank9 or "", "instead": instead}
    for name, value in words.items():
        if not isinstance(value, str):
            raise TypeError(f"{name} is a word, not {value!r}")
    for name, value in {"cast": cast, "unique": unique}.items():
        if not isinstance(value, (tuple, list)) or not all(isinstance(id, str) for id in value):
            raise TypeError(f"{name} is a tuple or list of ids, not {value!r}")


def _number(card: District) -> int:
    return card.number


def random_config(
    seed: int | Rng,
    players: int = 0,
    edition: str = "deluxe",
    all_cards: bool = True,
    switches: Mapping[str, str | bool] | None = None,
) -> Config:
    """Draw a configuration: players (0: any), cast, unique districts and switches.

    With `all_cards`, the older districts that no box of the edition contains may be drawn too.
    Switches that are given are not drawn.

    >>> from citadels import random_config
    >>> random_config(7, players=6).players
    6
    """
    rng = as_rng(seed)
    if not isinstance(players, int):
        raise wrong("players is a number", players)
    box = find_edition(edition)
    count = players or 2 + rng.below(box.max_players - 1)
    chosen = dict(switches or {})
    if box.fixed:
        size = 8 if count <= 3 else 7 + rng.below(2)
        return Config(count, edition, complete_size=size, switches=chosen)
    if count == 3 and not chosen_value(DRAFT3, chosen):
        chosen[DRAFT3.id] = _draw(DRAFT3, rng)
    cast = _draw_cast(rng, count, box, chosen_value(DRAFT3, chosen) != "classic")
    unique = _draw_unique(rng, box, cast, all_cards)
    size = 8 if count <= 3 else 7 + rng.below(2)
    for switch in SWITCHES.values():
        if switch.offered and switch is not DRAFT3 and not chosen_value(switch, chosen):
            chosen[switch.id] = _draw(switch, rng)
    return Config(count, edition, cast=cast, unique=unique, complete_size=size, switches=chosen)


def _draw(switch: Switch, rng: Rng) -> str:
    return switch.values[rng.below(len(switch.values))]


def _draw_cast(rng: Rng, players: int, box: Edition, three_need_rank9: bool) -> list[str]:
    with9 = players == 8 or (players == 3 and three_need_rank9)
    if 4 <= players <= 7:
        with9 = rng.below(2) == 1
    cast = []
    for rank in range(1, 10 if with9 else 9):
        names = [
            card.id
            for card in CHARACTERS.values()
            if card.rank == rank and card.min_players <= players and card.id in box.characters
        ]
        cast.append(names[rng.below(len(names))])
    return cast


def _draw_unique(rng: Rng, box: Edition, cast: list[str], all_cards: bool) -> list[str]:
    pool = [
        id
        for id, card in DISTRICTS.items()
        if (id in box.unique or (all_cards and id not in box.basic))
        and (not card.requires or card.requires in cast)
    ]
    return [pool.pop(rng.below(len(pool))) for _ in range(UNIQUE_CARDS)]
