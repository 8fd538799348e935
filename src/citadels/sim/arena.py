"""The arena: how strong bots are, every deal played from every seat."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple

from ..bots.chance import stream
from ..core.basics import InvalidConfig
from ..core.game import Game
from ..core.rng import shuffled
from ..protocol import check_bot, follows
from ..protocol.company import Company
from .journal import Deal, Failure, Journal
from .referee import Fault, play_game
from .run import (
    RANDOM_DECK,
    Plan,
    config_of,
    game_seed,
    leave_interrupts_to_parent,
    work_tidily,
)
from .times import Times


class Match(NamedTuple):
    """Who meets whom, and in what games: a challenger among equals, or a pool of bots."""

    challenger: str = ""
    against: str = ""
    pool: tuple[str, ...] = ()
    players: int = 4
    games: int = 1000  # rounded up to whole deals
    deck: str = RANDOM_DECK  # or the id of a preset
    edition: str = "deluxe"
    seed: int = 1
    limit: float = 10.0  # CPU seconds for a decision; for a program, seconds of the clock
    failures_dir: str = ""  # where the records of failures go

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that play, each once."""
        return self.pool or tuple(dict.fromkeys((self.challenger, self.against)))

    @property
    def deals(self) -> int:
        """How many deals there are: each is played once from every seat."""
        return -(-self.games // self.players)

    @property
    def plan(self) -> Plan:
        """The games of this match, as a simulation would play them."""
        return Plan(self.games, self.players, self.deck, self.edition, seed=self.seed)

    def check(self) -> None:
        """Refuse what cannot be played."""
        if bool(self.pool) == bool(self.challenger or self.against):
            raise InvalidConfig("a match needs a challenger and an opponent, or a pool", "match")
        if not self.pool and not (self.challenger and self.against):
            raise InvalidConfig("name both the challenger and its opponent", "challenger")
        if self.pool and len(set(self.pool)) < max(2, len(self.pool)):
            raise InvalidConfig("a pool needs at least two bots, each named once", "pool")
        if self.players < 2:
            message = f"a match is for 2 to 8 players, not {self.players}"
            raise InvalidConfig(message, "match-players", amount=self.players)
        if self.limit <= 0:
            raise InvalidConfig("the time limit must be more than 0 seconds", "time-limit")
        for name in self.bots:
            check_bot(name)
        self.plan.check()

    def settings(self) -> dict[str, object]:
        """What decides the result of a deal, as plain data."""
        who: dict[str, object] = {"challenger": self.challenger, "against": self.against}
        if self.pool:
            who = {"pool": list(self.pool)}
        return who | {
            "players": self.players,
            "deck": self.deck,
            "edition": self.edition,
            "seed": self.seed,
            "time_limit": self.limit,
        }


@dataclass
class Played:
    """The deals of a match that are done, by number."""

    match: Match
    deals: dict[int, Deal] = field(default_factory=dict)
    seconds: float = 0.0  # of this run
    interrupted: bool = False

    def in_order(self) -> list[Deal]:
        """The deals of the match, whoever finished first."""
        return [deal for number, deal in sorted(self.deals.items()) if number < self.match.deals]


def line_up(match: Match, number: int) -> tuple[str, ...]:
    """The bots of a deal, in the order in which they sit.

    A pool is dealt out like cards, shuffled anew whenever it is used up: so no bot plays more
    often than another by more than one seat.
    """
    if not match.pool:
        return (match.challenger, *[match.against] * (match.players - 1))
    size = len(match.pool)
    first = number * match.players
    slots = []
    for place in range(first, first + match.players):
        pack = shuffled(list(range(size)), stream(match.seed, "pool", place // size))
        slots.append(pack[place % size])
    order = shuffled(slots, stream(match.seed, "order", number))
    return tuple(match.pool[index] for index in order)


def play_deal(match: Match, number: int) -> Deal:
    """Play a deal once from every seat: in game `g` the first of the line-up has seat `g`.

    The games have the same seed, and whoever sits on a seat has the same chance there.
    """
    begin = time.process_time()
    names = line_up(match, number)
    size = match.players
    seed = game_seed(match.plan, number)
    deal = partial(_deal, match, seed)
    times = {name: Times() for name in names}
    places, failures = [], []
    with Company(match.limit) as company:
        for turn in range(size):
            seated = [names[(seat - turn) % size] for seat in range(size)]
            verdict = play_game(deal, seated, f"{match.seed} {number}", company, times)
            places.append(tuple(verdict.places[(slot + turn) % size] for slot in range(size)))
            failures += [_kept(match, number, turn, fault) for fault in verdict.faults]
    seconds = time.process_time() - begin
    return Deal(number, names, tuple(places), tuple(failures), times, seconds)


def _deal(match: Match, seed: int) -> Game:
    told = any(follows(name) for name in match.bots)
    return Game(config_of(match.plan, seed), seed, events=told)


def _kept(match: Match, number: int, turn: int, fault: Fault) -> Failure:
    """Note a failure, with its files if they are wanted."""
    file = ""
    if match.failures_dir:
        folder = Path(match.failures_dir)
        folder.mkdir(parents=True, exist_ok=True)
        who = f"seat-{fault.seat}" if fault.bot else "engine"
        path = folder / f"deal-{number}-game-{turn}-{who}.record"
        path.write_text(fault.record, encoding="utf-8")
        path.with_suffix(".txt").write_text(fault.trace, encoding="utf-8")
        file = str(path)
    return Failure(number, turn, fault.seat, fault.bot, fault.what, file)


def run(
    match: Match,
    jobs: int = 0,
    file: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Played:
    """Play a match; with a journal it goes on where an earlier run ended.

    An interrupt ends it with the deals that are done. `progress` is told of games.
    """
    match.check()
    played = Played(match)
    begin = time.perf_counter()
    with Journal(file, match.settings()) as journal:
        played.deals = journal.deals
        left = [number for number in range(match.deals) if number not in played.deals]
        if progress is not None:
            progress((match.deals - len(left)) * match.players)
        deals = _deals(match, left, min(jobs or os.cpu_count() or 1, len(left)))
        try:
            for deal in deals:
                journal.add(deal)
                if progress is not None:
                    progress(match.players)
        except KeyboardInterrupt:
            played.interrupted = True
            deals.close()
    played.seconds = time.perf_counter() - begin
    return played


def read_played(match: Match, file: Path) -> Played:
    """Read from a journal what was played of a match."""
    with Journal(file, match.settings()) as journal:
        return Played(match, journal.deals)


def _deals(match: Match, numbers: Sequence[int], jobs: int) -> Generator[Deal, None, None]:
    play = partial(play_deal, match)
    if jobs < 2:
        yield from map(play, numbers)
        return
    with multiprocessing.Pool(jobs, leave_interrupts_to_parent) as pool:
        yield from pool.imap_unordered(partial(work_tidily, play), numbers)


def times_of(deals: Sequence[Deal]) -> dict[str, Times]:
    """The times of all decisions, by bot."""
    sums: dict[str, Times] = {}
    for deal in deals:
        for name, times in deal.times.items():
            sums.setdefault(name, Counter()).update(times)
    return sums
