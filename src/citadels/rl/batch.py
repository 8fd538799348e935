"""Batch: many games stepped in one call, what they show written into the caller's buffers."""

from __future__ import annotations

from typing import final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from ..core import loop
from ..core.game import Game
from ..core.rng import FastRng, Rng
from ..core.state.parts import Question
from ..core.state.state import State
from .actions import ACTIONS
from .encoder import Encoder
from .episode import illegal, rewards

WORD = 8  # bytes of an action


@final
class Batch:
    """Games of one configuration side by side; one that ends is followed by the next at once."""

    def __init__(self, encoder: Encoder, count: int, skip_forced: bool, margin: float) -> None:
        self.encoder = encoder
        self.count = count
        self.skip_forced = skip_forced
        self.margin = margin
        self.rngs: list[Rng] = []  # what deals each game; one for all unless each has a seed
        self.states: list[State] = []
        self.masks: vec[u8] = vec[u8]([u8(0)] * (count * int(ACTIONS)))
        self.chosen: vec[i64] = vec[i64]([i64(0)] * count)  # legal actions by chance
        self.asked: vec[i64] = vec[i64]([i64(0)] * count)  # seats
        self.ended: list[int] = []  # the games that ended in the last step
        self.finished: list[State] = []  # how they did

    def reset(self, seeds: list[int]) -> None:
        """Deal all games anew, from one seed or from a seed for each."""
        rngs: list[Rng] = [FastRng(seed) for seed in seeds]
        self.rngs = rngs * self.count if len(rngs) == 1 else rngs
        for place in range(len(self.states)):
            self._mark(place, self._question(place), u8(0))
        self.states = [self._deal(place) for place in range(self.count)]
        for place in range(self.count):
            self._mark(place, self._question(place), u8(1))

    def _deal(self, place: int) -> State:
        rng = self.rngs[place]
        seed = rng.next32() << 32 | rng.next32()
        state = Game(self.encoder.config, seed, False).state
        if self.skip_forced:
            _skip(state)
        return state

    def _question(self, place: i64) -> Question:
        """What is asked in a game: all of them are open between two steps."""
        question = self.states[place].question
        assert question is not None
        return question

    def _mark(self, place: i64, question: Question, value: u8) -> None:
        """Write the options of a game into the masks, or take them out."""
        masks = self.masks
        first = place * ACTIONS
        actions = self.encoder.vocabularies[question.seat].actions
        for option in question.options:
            masks[first + i64(actions[option.id])] = value

    def check(self, actions: bytes) -> None:
        """Refuse all actions if one is illegal: then nothing has happened."""
        if len(actions) != self.count * WORD:
            raise ValueError(f"{self.count} games take {self.count} actions of {WORD} bytes")
        masks = self.masks
        count: i64 = self.count
        place: i64 = 0
        while place < count:
            action = read_i64_le(actions, place * WORD)
            if not 0 <= action < ACTIONS or not masks[place * ACTIONS + action]:
                state = self.states[place]
                error = illegal(state, action, self.encoder.legal(state))
                raise ValueError(f"game {place}: {error}")
            place += 1

    def step(self, actions: bytes) -> list[list[float]]:
        """Take an action in every game; give the rewards by seat of those that ended."""
        self.check(actions)
        won: list[list[float]] = []
        self.ended = []
        self.finished = []
        count: i64 = self.count
        place: i64 = 0
        while place < count:
            state = self.states[place]
            question = self._question(place)
            words = self.encoder.vocabularies[question.seat]
            option = words.options[read_i64_le(actions, place * WORD)]
            assert option is not None
            self._mark(place, question, u8(0))
            loop.play(state, option)
            if self.skip_forced:
                _skip(state)
            if state.question is None:
                self.ended.append(place)
                self.finished.append(state)
                won.append(rewards(state, self.margin))
                self.states[place] = self._deal(place)
            self._mark(place, self._question(place), u8(1))
            place += 1
        return won

    def random_actions(self, rng: Rng) -> vec[i64]:
        """A legal action for every game by chance; the next call writes to the same place."""
        chosen = self.chosen
        count: i64 = self.count
        place: i64 = 0
        while place < count:
            question = self._question(place)
            option = question.options[rng.below(len(question.options))]
            words = self.encoder.vocabularies[question.seat]
            chosen[place] = i64(words.actions[option.id])
            place += 1
        return chosen

    def seats(self) -> vec[i64]:
        """Who is asked in each game; the next call writes to the same place."""
        asked = self.asked
        count: i64 = self.count
        place: i64 = 0
        while place < count:
            asked[place] = self._question(place).seat
            place += 1
        return asked

    def write_masks(self, out: memoryview) -> None:
        """Copy the masks of all games into a buffer of bytes."""
        out[:] = memoryview(self.masks)

    def write_observations(self, out: list[memoryview]) -> None:
        """Write what the seat that is asked may know into the buffer of each game."""
        encoder = self.encoder
        count: i64 = self.count
        place: i64 = 0
        while place < count:
            row: object = encoder.observe(self.states[place], self._question(place).seat)
            out[place][:] = row  # type: ignore[call-overload]  # any buffer will do
            place += 1


def _skip(state: State) -> None:
    question = state.question
    while question is not None and len(question.options) == 1:
        loop.play(state, question.options[0])
        question = state.question
