"""The referee: lets bots play one game, times them, and answers for a bot that failed."""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from ..bots import BOTS, Bot, Sample
from ..core.basics import IllegalChoice
from ..core.game import Game
from ..core.option import Option
from ..core.record import record_of
from ..core.redeal import redeal
from ..core.rng import FastRng, Rng
from ..core.table import Ask
from ..core.view import View, view
from .times import Times, TooSlow, time_class, timed


class Fault(NamedTuple):
    """Why a bot, or the engine if the name is empty, lost a game; with the game so far."""

    seat: int
    bot: str
    what: str
    trace: str
    record: str


class Verdict(NamedTuple):
    """How a game ended: the place of each seat, 1 the best, equal ones shared; and the faults."""

    places: tuple[int, ...]
    faults: tuple[Fault, ...]


def stream(*names: object) -> FastRng:
    """A stream of chance of its own for everything that has a name."""
    text = " ".join(str(name) for name in names)
    digest = hashlib.blake2b(text.encode(), digest_size=8).digest()
    return FastRng(int.from_bytes(digest, "big"))


def sample_for(bot: Bot, game: Game, seat: int, rng: Rng) -> Sample:
    """Redeals for a seat; the true game for a bot that says it `cheats`, to measure by it."""
    if getattr(bot, "cheats", False):
        return game.clone
    return partial(redeal, game, seat, rng)


class Seated:
    """A bot on its seat; once it has failed, the careful answer is given in its place."""

    def __init__(self, seat: int, name: str, chance: str, limit: float, times: Times) -> None:
        self.seat = seat
        self.name = name
        self.limit = limit
        self.times = times
        self.bot_rng = stream(chance, seat, "bot")
        self.sample_rng = stream(chance, seat, "sample")
        self.bot: Bot | None = None
        self.fault: Fault | None = None

    def answer(self, game: Game, ask: Ask) -> Option:
        """Let the bot choose; whatever it does, an option comes back."""
        if self.fault is None:
            seen = view(game, self.seat)  # no bot is to blame if this fails
            try:
                return self._choose(game, ask, seen)
            except TooSlow:
                self._blame(game, f"more than {self.limit:g} CPU seconds for a decision")
            except Exception as error:  # noqa: BLE001 - a bot may do anything
                self._blame(game, f"{type(error).__name__}: {error}")
        return game.careful(self.sample_rng)

    def _choose(self, game: Game, ask: Ask, seen: View) -> Option:
        if self.bot is None:
            self.bot = BOTS[self.name](self.bot_rng)
        sample = sample_for(self.bot, game, self.seat, self.sample_rng)
        choice, seconds = timed(partial(self.bot, seen, ask, sample), self.limit)
        self.times[time_class(seconds)] += 1
        if choice not in ask.options:
            raise IllegalChoice(f"{choice!r} is not offered")
        return choice

    def _blame(self, game: Game, what: str) -> None:
        self.fault = Fault(
            self.seat, self.name, what, traceback.format_exc(), record_of(game).text()
        )


def play_game(
    deal: Callable[[], Game],
    names: Sequence[str],
    chance: str,
    limit: float,
    times: dict[str, Times],
) -> Verdict:
    """Let bots play a game to its end; whoever failed comes last, the sooner the later."""
    game: Game | None = None
    seats = [Seated(seat, name, chance, limit, times[name]) for seat, name in enumerate(names)]
    faults: list[Fault] = []
    try:
        game = deal()
        while game.asking is not None:
            ask = game.asking
            if len(ask.options) == 1:
                game.play(ask.options[0])
                continue
            seated = seats[ask.seat]
            sound = seated.fault is None
            game.play(seated.answer(game, ask))
            if sound and seated.fault is not None:
                faults.append(seated.fault)
        return Verdict(_places(game, [fault.seat for fault in faults]), tuple(faults))
    except Exception as error:  # noqa: BLE001 - a fault of the engine: nobody has won
        what = f"{type(error).__name__}: {error}"
        record = "" if game is None else record_of(game).text()
        fault = Fault(-1, "", what, traceback.format_exc(), record)
        return Verdict((1,) * len(names), (*faults, fault))


def _places(game: Game, failed: list[int]) -> tuple[int, ...]:
    """The place of each seat: by points, then by the rank that decides ties; last who failed."""
    late = {seat: len(failed) - order for order, seat in enumerate(failed)}
    keys = [
        (late.get(score.seat, 0), 0, 0)
        if score.seat in late
        else (0, -score.total, -score.tie_rank)
        for score in game.scores()
    ]
    return tuple(1 + sum(other < key for other in keys) for key in keys)
