"""Habits: how the others truly decide, for a search that is told; it still knows no hands.

A seat that drafted kept one of what was offered with the chances of its own bot, worked out in
worlds from the observer's own draft; what is worked out once in a round is remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..core.basics import NOBODY, Bits, Seat
from ..core.game import Game
from ..core.loop import play
from ..core.option import CHARACTER, COLOUR, SEAT, Option
from ..core.rng import FastRng, Rng, shuffled
from ..core.setup.drafts import KEEP
from ..core.state.parts import Question
from ..core.state.state import State
from .base import Bot
from .roles import mixed
from .rules import decide
from .search import Search
from .seated import Seated
from .style import Style
from .value import Leaf
from .worth import attractions, draw_weighted

DOUBT: Final = 0.02  # how often somebody may have decided otherwise than was worked out; never 0
PAIRS: Final = 3  # players up to whom each drafts twice: there nothing is known of the draft
TARGETS: Final = (CHARACTER, SEAT, COLOUR)  # what is named


class Habits:
    """How the others decide, as far as it was worked out in this round; here: by rules."""

    def __init__(self, rng: Rng, style: Style, worlds: int) -> None:
        self.rng = rng
        self.style = style  # of whoever's habits are not known better
        self.worlds = worlds  # of the observer's draft, in which chances are worked out
        self.drafts: list[State] = []
        self.chances: dict[int, list[float]] = {}  # by seat and offer; of each rank
        self.number = 0  # of the round

    def begin(self, sample: Callable[[], Game], number: int) -> None:
        """Remember what the observer can know as it drafts."""
        self.number = number
        self.chances = {}
        self.drafts = [sample().state for _ in range(self.worlds)]
        for each in self.drafts:
            each.events = None

    def picks(self, state: State, step: int, seat: Seat, offered: Bits) -> list[float]:
        """How likely a seat keeps each of what it is offered, by rank; nothing if not known."""
        pairs = len(state.players) <= PAIRS
        if pairs or self.number != state.round.number or state.round.draft[step].kind != KEEP:
            return []
        key = seat << 10 | offered
        if key not in self.chances:
            self.chances[key] = self.work_out(step, seat, offered)
        return self.chances[key]

    def work_out(self, step: int, seat: Seat, offered: Bits) -> list[float]:
        """The chances of a seat that drafts by the tastes of its style, over its possible hands."""
        total = [0.0] * 10
        for world in self.drafts:
            likes = attractions(world, seat, offered, self.style, True)
            for rank, chance in enumerate(mixed(likes, offered, _size(offered), DOUBT)):
                total[rank] += chance / len(self.drafts)
        return total

    def weight(self, world: State, observer: Seat) -> float:
        """How likely the others would have drafted as in a redealt game, up to a factor."""
        this = world.round
        table = world.config.ranks & ~this.face_up
        weight = 1.0
        for step in range(len(this.taken)):
            rank = this.taken[step]
            seat = (this.first + this.draft[step].place) % len(world.players)
            if this.draft[step].kind == KEEP and seat != observer:
                chances = self.picks(world, step, seat, table)
                weight *= chances[rank] * _size(table) if chances else 1.0
            table &= ~(1 << rank)
        return weight

    def answer(self, state: State, question: Question, rng: Rng) -> Option:
        """What somebody else answers inside a search."""
        return decide(state, self.style, rng)


class Asked(Habits):
    """The habits of bots that search: they are asked, with few worlds, from their point of view."""

    def __init__(
        self, rng: Rng, style: Style, make: Callable[[Rng], Bot], runs: int, worlds: int
    ) -> None:
        super().__init__(rng, style, worlds)
        self.make = make
        self.runs = runs  # times that somebody is asked; then what was answered is drawn from
        self.answers: dict[tuple[object, ...], list[Option]] = {}

    def begin(self, sample: Callable[[], Game], number: int) -> None:
        """Remember what the observer can know as it drafts."""
        super().begin(sample, number)
        self.answers = {}

    def work_out(self, step: int, seat: Seat, offered: Bits) -> list[float]:
        """How often a seat keeps each, asked at that step of draft after draft."""
        doubt = 1.0 / (self.runs + 1)  # one answer of many may be any
        total = [0.0] * 10
        for rank in range(1, 10):
            if offered >> rank & 1:
                total[rank] = doubt / _size(offered)
        for run in range(self.runs):
            world = at_step(self.drafts[run % len(self.drafts)], step, offered, self.rng)
            total[self._ask(world, seat).value] += (1 - doubt) / self.runs
        return total

    def answer(self, state: State, question: Question, rng: Rng) -> Option:
        """What somebody else keeps or names: as was seen; all else by rules."""
        options = question.options
        if len(options) > 1 and question.asker.id == "draft":
            this = state.round
            chances = self.picks(state, this.step, question.seat, this.undrafted)
            if chances and question.name == "keep":
                weights = [chances[option.value] for option in options]
                return options[draw_weighted(weights, rng)]
        elif len(options) > 1 and options[0].kind in TARGETS:
            return self._name(state, question, rng)
        return decide(state, self.style, rng)

    def _name(self, state: State, question: Question, rng: Rng) -> Option:
        key = (question.seat, question.asker.id, question.name, question.options)
        answers = self.answers.setdefault(key, [])
        if len(answers) < self.runs:
            answers.append(self._ask(state, question.seat))
            return answers[-1]
        return answers[rng.below(len(answers))]

    def _ask(self, state: State, seat: Seat) -> Option:
        """Let a bot of that kind answer, who knows what that seat knows in this world."""
        return Seated(self.make(self.rng), seat, self.rng).choose(Game(state))


class ToldSearch(Search):
    """A search in which the others draft and answer by their habits."""

    def __init__(self, value: Leaf, style: Style, worlds: int, spare: int, habits: Habits) -> None:
        super().__init__(value, style, worlds, spare)
        self.habits = habits

    def draw_world(self, sample: Callable[[], Game], seat: Seat, rng: Rng) -> State:
        """A redealt game, the likelier the better it explains the draft."""
        worlds = [sample().state for _ in range(self.spare)]
        for each in worlds:
            each.events = None
        return worlds[draw_weighted([self.habits.weight(each, seat) for each in worlds], rng)]

    def play_out(self, world: State, seat: Seat, option: Option, seed: int) -> float:
        """The share of the win after an option, at the end of the round."""
        state = world.copy()
        play(state, option)
        self.simulations += 1
        self._play_round(state, world.round.number, seat, FastRng(seed))
        return self.value.shares(state)[seat]

    def _play_round(self, state: State, number: int, seat: Seat, rng: Rng) -> None:
        """Play on until the round is over: the seat by rules, the others by habit."""
        question = state.question
        while question is not None and state.round.number == number:
            if question.seat == seat:
                choice = decide(state, self.style, rng)
            else:
                choice = self.habits.answer(state, question, rng)
            play(state, choice)
            question = state.question


def at_step(world: State, step: int, offered: Bits, rng: Rng) -> State:
    """A round in which a step of the draft is due, with this offer; who took the rest is chance."""
    state = world.copy()
    this = state.round
    table = state.config.ranks & ~this.face_up
    gone = [rank for rank in range(1, 10) if table >> rank & 1 and not offered >> rank & 1]
    this.taken = shuffled(gone, rng)
    assert len(gone) == step
    this.holder = [NOBODY] * 10
    this.player = [NOBODY] * 10
    for place in range(step):
        if this.draft[place].kind == KEEP:
            seat = (this.first + this.draft[place].place) % len(state.players)
            this.holder[this.taken[place]] = seat
            this.player[this.taken[place]] = seat
    this.undrafted = offered
    this.step = step
    asked = world.question
    assert asked is not None
    first, place = this.first, this.draft[step].place
    state.ask((first + place) % len(state.players), asked.asker, asked.name)
    return state


def _size(ranks: Bits) -> int:
    count = 0
    for rank in range(1, 10):
        count += ranks >> rank & 1
    return count
