"""Many games: played by bots in several processes, summed up, failures kept as records."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from ..bots import BOTS, Seated
from ..core.basics import InvalidConfig
from ..core.game import Game
from ..core.registry import EDITIONS
from ..core.rng import FastRng
from ..core.setup.config import Config, random_config
from ..core.text.record import record_of
from .loop import finish_random

RANDOM_DECK = "random"
Work = TypeVar("Work")
Done = TypeVar("Done")
# Three streams of chance for every game: the deal, the configuration and the choices.
CONFIG_STREAM = 1 << 62
CHOICE_STREAM = 1 << 63
BATCHES = 16  # per process, so that all of them end at about the same time
BATCH = 500  # games at most, so that progress is seen


class Plan(NamedTuple):
    """What is to be simulated."""

    games: int = 1000
    players: int = 4  # 0: any number
    deck: str = RANDOM_DECK  # or the id of a preset
    edition: str = "deluxe"
    bots: tuple[str, ...] = ("random",)  # dealt to the seats in turn
    seed: int = 1
    failures_dir: str = ""  # where the records of failed games go

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.games < 1:
            raise InvalidConfig(
                f"play at least 1 game, not {self.games}", "games", amount=self.games
            )
        if not self.bots:
            raise InvalidConfig("name at least one bot", "no-bots")
        for name in self.bots:
            if name not in BOTS:
                known = ", ".join(BOTS)
                raise InvalidConfig(
                    f"there is no bot {name!r}; there are {known}", "bot", name=name, known=known
                )
        if not 0 <= self.seed < 1 << 30:
            message = f"the seed is a number from 0 to 2**30 - 1, not {self.seed}"
            raise InvalidConfig(message, "seed", name=str(self.seed), known="2**30 - 1")
        config_of(self, game_seed(self, 0))


class Outcome(NamedTuple):
    """How one game ended; `failure` is the last line of a traceback, empty if all went well."""

    decisions: int
    forced: int
    rounds: int
    scores: tuple[int, ...]
    winner: int
    failure: str = ""


@dataclass
class Summary:
    """The sums over the games played so far."""

    games: int = 0
    decisions: int = 0
    forced: int = 0
    rounds: int = 0
    failures: list[str] = field(default_factory=list)
    points: list[int] = field(default_factory=lambda: [0] * 8)  # by seat
    wins: list[int] = field(default_factory=lambda: [0] * 8)
    seated: list[int] = field(default_factory=lambda: [0] * 8)
    winning: int = 0
    seconds: float = 0.0
    interrupted: bool = False

    def add(self, outcome: Outcome) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += outcome.decisions
        self.forced += outcome.forced
        if outcome.failure:
            self.failures.append(outcome.failure)
            return
        self.rounds += outcome.rounds
        self.wins[outcome.winner] += 1
        self.winning += outcome.scores[outcome.winner]
        for seat, score in enumerate(outcome.scores):
            self.points[seat] += score
            self.seated[seat] += 1

    def plain(self) -> dict[str, object]:
        """Give the summary as plain data, as `citadels simulate --json` prints it."""
        ended = max(1, self.games - len(self.failures))
        seats = [seat for seat in range(8) if self.seated[seat]]
        return {
            "games": self.games,
            "decisions": self.decisions,
            "forced": self.forced,
            "seconds": round(self.seconds, 3),
            "failures": len(self.failures),
            "failed": self.failures[:20],
            "mean_rounds": round(self.rounds / ended, 3),
            "mean_decisions": round(self.decisions / max(1, self.games), 3),
            "mean_score": round(sum(self.points) / max(1, sum(self.seated)), 3),
            "mean_winning_score": round(self.winning / ended, 3),
            "mean_scores": [round(self.points[seat] / self.seated[seat], 3) for seat in seats],
            "wins": [self.wins[seat] for seat in seats],
            "interrupted": self.interrupted,
        }


def game_seed(plan: Plan, number: int) -> int:
    """The seed of one game of a plan: the same, however many processes there are."""
    return (plan.seed << 32) + number


def config_of(plan: Plan, seed: int) -> Config:
    """Draw the configuration of one game."""
    if plan.deck == RANDOM_DECK:
        return random_config(CONFIG_STREAM + seed, plan.players, plan.edition)
    players = plan.players
    if not players and plan.edition in EDITIONS:
        players = 2 + FastRng(CONFIG_STREAM + seed).below(EDITIONS[plan.edition].max_players - 1)
    return Config(players, plan.edition, plan.deck)


def play_with(game: Game, seats: list[Seated]) -> int:
    """Let bots play a game to its end, each from its own view; count the forced choices."""
    forced = 0
    while game.question is not None:
        forced += len(game.options) == 1
        game.play(seats[game.question.seat].choose(game))
    return forced


def play_one(plan: Plan, number: int) -> Outcome:
    """Play one game of a plan; a failure is an outcome too."""
    seed = game_seed(plan, number)
    rng = FastRng(CHOICE_STREAM + seed)
    game: Game | None = None
    try:
        game = Game(config_of(plan, seed), seed, events=False)
        if set(plan.bots) == {"random"}:
            forced = finish_random(game, rng)
        else:
            bots = [BOTS[name](rng) for name in plan.bots]
            seats = range(game.config.players)
            forced = play_with(game, [Seated(bots[i % len(bots)], i, rng) for i in seats])
        scores = tuple(score.total for score in game.scores())
        made = len(game.choices)
        return Outcome(made, forced, game.state.round.number, scores, game.ranking()[0])
    except Exception as error:  # noqa: BLE001 - whatever a game does, the others go on
        last = f"game {number}: {type(error).__name__}: {error}"
        if plan.failures_dir:
            _keep_failure(Path(plan.failures_dir), number, game)
        return Outcome(0 if game is None else len(game.choices), 0, 0, (), 0, last)


def _keep_failure(folder: Path, number: int, game: Game | None) -> None:
    """Write the record of a failed game, and the traceback beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    trace = traceback.format_exc()
    (folder / f"game-{number}.txt").write_text(trace, encoding="utf-8")
    if game is not None:
        text = record_of(game).text()
        (folder / f"game-{number}.record").write_text(text, encoding="utf-8")


def _play_batch(work: tuple[Plan, int, int]) -> list[Outcome]:
    plan, first, last = work
    return [play_one(plan, number) for number in range(first, last)]


def leave_interrupts_to_parent() -> None:
    """Let an interrupt of the terminal end the processes through their parent, tidily.

    One that waits for work is ended at once: a handler of ours might never run there, if the signal
    came just before the wait.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def work_tidily(work: Callable[[Work], Done], what: Work) -> Done:
    """Do some work in a process of a pool; whoever ends it meanwhile ends its programs, too."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        return work(what)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _batches(plan: Plan, jobs: int) -> list[tuple[Plan, int, int]]:
    size = max(1, min(BATCH, plan.games // (jobs * BATCHES)))
    firsts = range(0, plan.games, size)
    return [(plan, first, min(first + size, plan.games)) for first in firsts]


def _outcomes(plan: Plan, jobs: int) -> Generator[list[Outcome], None, None]:
    work = _batches(plan, jobs)
    if jobs == 1:
        yield from map(_play_batch, work)
        return
    with multiprocessing.Pool(jobs, leave_interrupts_to_parent) as pool:
        yield from pool.imap_unordered(partial(work_tidily, _play_batch), work)


def simulate(plan: Plan, jobs: int = 0, progress: Callable[[int], None] | None = None) -> Summary:
    """Play all games of a plan; an interrupt ends it with what is done so far."""
    plan.check()
    jobs = min(jobs or os.cpu_count() or 1, plan.games)
    summary = Summary()
    begin = time.perf_counter()
    outcomes = _outcomes(plan, jobs)
    try:
        for batch in outcomes:
            for outcome in batch:
                summary.add(outcome)
            if progress is not None:
                progress(len(batch))
    except KeyboardInterrupt:
        summary.interrupted = True
        outcomes.close()
    summary.seconds = time.perf_counter() - begin
    return summary
