"""The plan: a study file, its parts, and the shards that anybody may play in any order."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..bots import BOTS, SEARCHING
from ..core.basics import InvalidConfig
from ..core.registry import CHARACTERS, DISTRICTS, EDITIONS
from ..core.rng import FastRng
from ..core.setup.config import Config
from ..core.setup.resolve import UNIQUE_CARDS
from ..sim.run import RANDOM_DECK
from .reader import Reader, wrong_part

PRESETS: Final = "presets"  # as a deck: all of the edition, in turn
SHARD: Final = 500  # games at most in a shard, whoever plays
SLOW_SHARD: Final = 20  # the same, where a bot searches
SEEDS: Final = 1 << 62
SETTINGS: Final = (  # of a part
    *("name", "games", "players", "edition", "deck", "cast", "unique", "bots", "cards"),
)


class Part(NamedTuple):
    """One part of a study: games of one kind. Lists are used in turn, deal after deal."""

    name: str
    games: int  # rounded up to whole deals
    players: tuple[int, ...] = (4,)
    edition: str = "deluxe"
    decks: tuple[str, ...] = (RANDOM_DECK,)  # ids of presets
    cast: tuple[str, ...] = ()  # instead of a deck's
    unique: tuple[str, ...] = ()
    bots: tuple[str, ...] = ("random",)  # several: every deal with each at each place
    cards: int = 0  # an experiment: so many districts, each dealt to one seat

    @property
    def games_per_deal(self) -> int:
        """How often the same deal is played."""
        return 1 + self.cards if self.cards else len(self.bots)

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return -(-self.games // self.games_per_deal)

    def config(self, number: int, draw: int) -> Config:
        """The configuration of a deal; `draw` is the seed of a random deck."""
        players = self.players[number % len(self.players)]
        deck = self.decks[number // len(self.players) % len(self.decks)]
        if self.cast or self.unique:
            return Config(players, self.edition, cast=self.cast, unique=self.unique)
        if deck != RANDOM_DECK:
            return Config(players, self.edition, deck)
        return random_deck(draw, players, self.edition)

    def deck(self, number: int) -> str:
        """How the deck of a deal is called in the results."""
        if self.cast or self.unique:
            return "own"
        return self.decks[number // len(self.players) % len(self.decks)]

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.games < 1:
            raise wrong_part(self.name, f"play at least 1 game, not {self.games}")
        for bot in self.bots:
            if bot not in BOTS:
                known = ", ".join(BOTS)
                raise wrong_part(self.name, f"there is no bot {bot!r}; there are {known}")
        if self.cards and len(set(self.bots)) > 1:
            raise wrong_part(self.name, "an experiment needs bots that are all alike")
        if not 0 <= self.cards <= 14:
            raise wrong_part(self.name, f"an experiment deals 1 to 14 districts, not {self.cards}")
        if not self.players or not self.decks or not self.bots:
            raise wrong_part(self.name, "players, deck and bots cannot be empty")
        for number in range(len(self.players) * len(self.decks)):
            self._check_config(number)

    def _check_config(self, number: int) -> None:
        try:
            config = self.config(number, number)
        except (InvalidConfig, ValueError, TypeError) as error:
            raise wrong_part(self.name, str(error)) from error
        if self.cards > len(config.unique):
            what = f"the deck has {len(config.unique)} unique districts, not {self.cards}"
            raise wrong_part(self.name, what)


def random_deck(draw: int, players: int, edition: str) -> Config:
    """A random cast and random unique districts, all from the box, by the usual rules."""
    usual, ranks = _box(players, edition)
    if usual.box.fixed:
        return usual
    rng = FastRng(draw)
    if 4 <= players <= 7 and rng.below(2):
        ranks = ranks[:8]  # these may do without a rank 9
    cast = [names[rng.below(len(names))] for names in ranks]
    pool = [
        id
        for id in usual.box.unique
        if not DISTRICTS[id].requires or DISTRICTS[id].requires in cast
    ]
    unique = [pool.pop(rng.below(len(pool))) for _ in range(UNIQUE_CARDS)]
    return Config(players, edition, cast=cast, unique=unique)


@cache
def _box(players: int, edition: str) -> tuple[Config, tuple[tuple[str, ...], ...]]:
    """The usual game of an edition, and the characters of its box by rank."""
    usual = Config(players, edition)
    top = 9 if 4 <= players <= 7 else len(usual.cast)
    found = [CHARACTERS[id] for id in usual.box.characters]
    ranks = [
        tuple(card.id for card in found if card.rank == rank and card.min_players <= players)
        for rank in range(1, top + 1)
    ]
    return usual, tuple(ranks)


class Shard(NamedTuple):
    """Some deals of a part, played by one worker at a time."""

    number: int
    part: Part
    first: int
    last: int  # the deal after the last one
    seed: int
    code: str = ""  # the digest of the code that is to play it; empty: any

    @property
    def games(self) -> int:
        """How many games it has."""
        return (self.last - self.first) * self.part.games_per_deal

    @property
    def rows(self) -> tuple[int, int]:
        """How many rows it has, at least and at most: a deal may lack districts to deal."""
        players = self.part.players
        seats = sum(players[deal % len(players)] for deal in range(self.first, self.last))
        most = seats * self.part.games_per_deal
        return seats if self.part.cards else most, most


class Study(NamedTuple):
    """A whole experiment: with its seed it is the same games everywhere."""

    name: str
    parts: tuple[Part, ...]
    seed: int = 1

    @property
    def games(self) -> int:
        """How many games there are."""
        return sum(part.deals * part.games_per_deal for part in self.parts)

    def shards(self) -> Iterator[Shard]:
        """The work, cut up: the same pieces for any number of workers."""
        number = 0
        for part in self.parts:
            most = SLOW_SHARD if set(part.bots) & set(SEARCHING) else SHARD
            size = max(1, most // part.games_per_deal)
            for first in range(0, part.deals, size):
                yield Shard(number, part, first, min(first + size, part.deals), self.seed)
                number += 1

    def check(self) -> None:
        """Refuse what cannot be played."""
        names = [part.name for part in self.parts]
        if not names or len(set(names)) < len(names):
            raise InvalidConfig("a study has parts, each with a name of its own", "study-parts")
        if not 0 <= self.seed < SEEDS:
            message = f"the seed is a number from 0 to 2**62 - 1, not {self.seed}"
            raise InvalidConfig(message, "seed", name=str(self.seed), known="2**62 - 1")
        for part in self.parts:
            part.check()


def read_study(file: Path) -> Study:
    """Read a study file."""
    try:
        plain = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise wrong_part(file.name, str(error)) from error
    return study_of(plain, file.stem)


def study_of(plain: dict[str, Any], name: str) -> Study:
    """Make a study of what its file says."""
    read = Reader(name, plain, ("name", "seed", "part"))
    entries = plain.get("part", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise wrong_part(name, "parts are written as [[part]]")
    parts = tuple(_part(entry, number) for number, entry in enumerate(entries))
    study = Study(read.text("name", name), parts, read.number("seed", 1))
    study.check()
    return study


def _part(entry: dict[str, Any], number: int) -> Part:
    name = Reader(str(number), {"name": entry.get("name", str(number))}, ("name",)).text("name", "")
    read = Reader(name, entry, SETTINGS)
    edition = read.text("edition", "deluxe")
    if edition not in EDITIONS:
        raise wrong_part(name, f"there is no edition {edition!r}; there are {', '.join(EDITIONS)}")
    decks = read.texts("deck", RANDOM_DECK)
    cast, unique = read.texts("cast"), read.texts("unique")
    if "deck" in entry and (cast or unique):
        raise wrong_part(name, "say either deck, or cast and unique, not both")
    if decks == (PRESETS,):
        decks = tuple(preset.id for preset in EDITIONS[edition].presets)
    return Part(
        name,
        read.number("games", 1000),
        read.numbers("players", 4),
        edition,
        decks,
        cast,
        unique,
        read.texts("bots", "random"),
        read.number("cards", 0),
    )


def plain_study(study: Study) -> dict[str, Any]:
    """A study as plain data: what decides its results."""
    parts = []
    for part in study.parts:
        plain: dict[str, Any] = {
            key: list(value) if isinstance(value, tuple) else value
            for key, value in part._asdict().items()
        }
        decks = plain.pop("decks")
        if not (part.cast or part.unique):
            plain["deck"] = decks
        parts.append(plain)
    return {"name": study.name, "seed": study.seed, "part": parts}
