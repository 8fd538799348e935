"""The referee: lets bots play one game, times them, and answers for a bot that failed."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from ..bots import Bot, Sample, Seated, take_seat
from ..bots.chance import stream
from ..core.basics import IllegalChoice
from ..core.game import Game
from ..core.hidden.view import View
from ..core.option import Option
from ..core.state.parts import Question
from ..core.text.record import record_of
from ..protocol import BotFailed, Program
from ..protocol.company import Company
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


class Contender:
    """A bot that plays for its place; once it has failed, the careful answer is given for it."""

    def __init__(self, seat: int, name: str, chance: str, company: Company, times: Times) -> None:
        self.seat = seat
        self.name = name
        self.company = company
        self.times = times
        self.chance = chance
        self.seated: Seated | None = None
        self.fault: Fault | None = None

    def answer(self, game: Game) -> Option:
        """Let the bot choose; whatever it does, an option comes back."""
        if self.fault is None and self.seated is None:
            self._sit_down(game)
        if self.fault is None and self.seated is not None:
            sight = self.seated.sight(game)  # no bot is to blame if this fails
            try:
                self.seated.prepare(game)
                return self._choose(self.seated.bot, *sight)
            except TooSlow:
                self._blame(game, f"more than {self.company.limit:g} CPU seconds for a decision")
            except BotFailed as error:
                self._blame(game, str(error), error.log)
            except Exception as error:  # noqa: BLE001 - a bot may do anything
                self._blame(game, f"{type(error).__name__}: {error}")
        return game.careful(stream(self.chance, self.seat, len(game.choices)))

    def leave(self, game: Game) -> None:
        """Let the bot hear how the game has ended, and give it back."""
        if self.seated is None:
            return
        if self.fault is None and game.over:
            try:
                self.seated.follow(game)
            except BotFailed as error:
                self._blame(game, str(error), error.log)
        self.company.release(self.name, self.seated.bot)

    def _sit_down(self, game: Game) -> None:
        """Make the bot, which may be the first thing that it fails at."""
        try:
            self.seated = take_seat(partial(self.company.hire, self.name), self.seat, self.chance)
        except Exception as error:  # noqa: BLE001 - a bot may do anything
            self._blame(game, f"{type(error).__name__}: {error}")

    def _choose(self, bot: Bot, seen: View, question: Question, sample: Sample) -> Option:
        choice, seconds = timed(partial(bot, seen, question, sample), self.company.limit)
        self.times[time_class(bot.talk.seconds if isinstance(bot, Program) else seconds)] += 1
        if choice not in question.options:
            raise IllegalChoice(f"{choice!r} is not offered")
        return choice

    def _blame(self, game: Game, what: str, log: str = "") -> None:
        trace = log or traceback.format_exc()
        self.fault = Fault(self.seat, self.name, what, trace, record_of(game).text())


def play_game(
    deal: Callable[[], Game],
    names: Sequence[str],
    chance: str,
    company: Company,
    times: dict[str, Times],
) -> Verdict:
    """Let bots play a game to its end; whoever failed comes last, the sooner the later."""
    game: Game | None = None
    seats = [Contender(seat, name, chance, company, times[name]) for seat, name in enumerate(names)]
    faults: list[Fault] = []
    try:
        game = deal()
        while game.question is not None:
            _play_on(game, seats, faults)
        for contender in seats:
            contender.leave(game)
        faults += [seat.fault for seat in seats if seat.fault and seat.fault not in faults]
        return Verdict(_places(game, [fault.seat for fault in faults]), tuple(faults))
    except Exception as error:  # noqa: BLE001 - a fault of the engine: nobody has won
        what = f"{type(error).__name__}: {error}"
        record = "" if game is None else record_of(game).text()
        fault = Fault(-1, "", what, traceback.format_exc(), record)
        return Verdict((1,) * len(names), (*faults, fault))


def _play_on(game: Game, seats: Sequence[Contender], faults: list[Fault]) -> None:
    """Let whoever is asked answer, and note it if that was their undoing."""
    question = game.question
    assert question is not None
    if len(question.options) == 1:
        game.play(question.options[0])
        return
    contender = seats[question.seat]
    sound = contender.fault is None
    game.play(contender.answer(game))
    if sound and contender.fault is not None:
        faults.append(contender.fault)


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
