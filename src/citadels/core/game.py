"""Game: one game as its users see it: the question that is open, and the choices it takes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from . import legal, loop
from .basics import SPECTATOR, IllegalChoice, Seat, wrong
from .card import Card
from .effect import Effect
from .event import Event
from .hidden.see import see
from .hidden.view import View
from .option import Option, find_option
from .phases import deal
from .reason import Reason
from .rng import Rng, as_rng, make_rng
from .scoring import Score, all_scores, rank_scores
from .setup.config import Config
from .state.chance import Odds, OutcomeNeeded
from .state.parts import Question
from .state.state import State


@final
class Game:  # noqa: PLW1641 - a game changes, so that it has no hash
    """One game: `question` is the open question, `play` answers it, until the game is `over`.

    The same configuration, seed and choices give the same game on every machine.

    >>> from citadels import Config, Game
    >>> game = Game(Config(players=4), seed=1)
    >>> game
    <Game deluxe, 4 players, round 1, @0 draft-keep>
    >>> while not game.over:
    ...     game.play(game.options[0])
    >>> [score.total for score in game.scores()]
    [19, 20, 14, 31]
    """

    def __init__(
        self,
        config: Config | State,
        seed: int | bytes = 0,
        events: bool = True,
        outcomes: Iterable[Option | str] | None = None,
    ) -> None:
        """Deal a new game, or go on with the state of another one.

        `events=False` notes no events, which is faster. With `outcomes` the caller decides the
        chance of the deal (OutcomeNeeded: they ran out).
        """
        if isinstance(config, State):
            self._state = config
        elif isinstance(config, Config):
            self._state = State(config, make_rng(seed))
            self._state.seed = seed
            if events:
                self._state.events = []
            self._deal(outcomes)
        else:
            raise TypeError(f"a game is made from a Config, not from {_kind(config)}")

    def _deal(self, outcomes: Iterable[Option | str] | None) -> None:
        state = self._state
        if outcomes is not None:
            state.script = [_option(thing) for thing in outcomes]
            state.forced[-1] = tuple(state.script)
        deal.begin(state)
        loop.run(state)
        if state.script is not None:
            _check_used(state)
            state.script = None

    # What the game is

    @property
    def config(self) -> Config:
        """What was agreed on before the game."""
        return self._state.config

    @property
    def seed(self) -> int | bytes | None:
        """The seed of the deal; `None` if it is not known."""
        return self._state.seed

    @property
    def state(self) -> State:
        """The whole truth, hidden or open, for those who may know it."""
        return self._state

    @property
    def question(self) -> Question | None:
        """The open question; `None` when the game is over."""
        return self._state.question

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal answers to the open question; none when the game is over."""
        question = self._state.question
        return () if question is None else question.options

    @property
    def choices(self) -> tuple[Option, ...]:
        """The choices that were made."""
        return tuple(self._state.choices)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened; empty if events are turned off."""
        events = self._state.events
        return () if events is None else tuple(events)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state.over

    @property
    def undoable(self) -> int:
        """How many choices the player who is asked may undo."""
        return self._state.undoable

    def view(self, observer: int = SPECTATOR) -> View:
        """What a seat, or the spectator, may see now; with `ALL_SEEING`, everything."""
        if not isinstance(observer, int):
            raise wrong("an observer is the number of a seat, SPECTATOR or ALL_SEEING", observer)
        return see(self._state, observer)

    # What may be done

    def play(
        self, choice: Option | str, outcomes: Iterable[Option | str] | None = None
    ) -> Odds | None:
        """Answer the open question, by option or by text.

        With `outcomes` the caller decides the chance events of this step; where they run out, the
        game stays as it was and the odds of the next event are given.
        """
        question = self._state.question
        option = choice if isinstance(choice, Option) else _find(choice)
        if question is None or option is None or not question.offers(option):
            raise legal.illegal(self._state, choice)
        if outcomes is not None:
            return self._play_decided(option, [_option(thing) for thing in outcomes])
        loop.play(self._state, option)
        return None

    def _play_decided(self, option: Option, outcomes: list[Option]) -> Odds | None:
        """Play with the caller's outcomes, on a copy until they proved enough."""
        trial = self._state.copy()
        trial.script = outcomes
        try:
            loop.play(trial, option)
        except OutcomeNeeded as needed:
            return needed.odds
        _check_used(trial)
        if outcomes:
            trial.forced[len(self._state.choices)] = tuple(outcomes)
        trial.script = None
        self._state = trial
        return None

    def careful(self, rng: int | Rng) -> Option:
        """A safe answer to the open question, for a player who is away (Q16, Q140).

        Where none is safe, chance decides: by a seed, or by a generator that goes on.
        """
        question = self._state.question
        if question is None:
            raise IllegalChoice("nobody is asked: the game is over", "over")
        return question.asker.careful(self._state, question, as_rng(rng))

    def why_not(self, choice: Option | str) -> Reason | None:
        """Why something is not an answer to the open question; `None` if it is one."""
        return legal.why_not(self._state, _option(choice))

    def reasons(self) -> dict[Option, Reason]:
        """Everything the open question is about that cannot be chosen, with the reason."""
        return legal.reasons(self._state)

    def effects(self) -> dict[Option, Effect]:
        """The answers that gain or cost gold or cards at once and for certain, with how much."""
        return legal.effects(self._state)

    def targets(self, power: Card) -> dict[Option, Reason | None]:
        """What an ability or effect could target this turn, each with the reason if it cannot.

        `None` stands for what it can; a power that points at nothing has no targets.
        """
        if not isinstance(power, Card):
            raise wrong("a power is a Card", power)
        return legal.targets(self._state, power)

    # Results

    def scores(self) -> list[Score]:
        """The score of every seat as things stand, with every line explained."""
        return all_scores(self._state)

    def ranking(self) -> list[Seat]:
        """The seats from first to last place (R174)."""
        return rank_scores(self.scores())

    # Copies, and what every object has

    def copy(self) -> Game:
        """Give an independent copy of the game."""
        return Game(self._state.copy())

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Game, (self._state,)

    def __eq__(self, other: object) -> bool:
        """Whether two games stand the same: all that lies there, is known, pending, to come."""
        if not isinstance(other, Game):
            return NotImplemented
        return self._state == other._state

    def __repr__(self) -> str:
        return f"<Game {self._state.title()}>"


def _kind(thing: object) -> str:
    return type(thing).__name__


def _find(choice: str) -> Option | None:
    if not isinstance(choice, str):
        raise TypeError(f"a choice is an Option or its text, not {_kind(choice)}")
    return find_option(choice)


def _option(thing: Option | str) -> Option:
    option = thing if isinstance(thing, Option) else _find(thing)
    if option is None:
        raise IllegalChoice(f"{thing!r} names nothing in the game", "nothing", name=str(thing))
    return option


def _check_used(state: State) -> None:
    """Refuse outcomes of the caller that were more than needed."""
    assert state.script is not None
    if state.scripted != len(state.script):
        raise IllegalChoice(f"{len(state.script)} outcomes given, {state.scripted} needed")
