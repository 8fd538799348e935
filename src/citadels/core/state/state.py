"""State: one game in full, with the verbs that cards and phases are written in."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ..basics import Seat
from .parts import Question
from .verbs import Verbs

if TYPE_CHECKING:
    from ..card import Asker
    from ..option import Option


@final
class State(Verbs):  # noqa: PLW1641 - a state changes, so that it has no hash
    """Everything there is in a game, hidden or open: what cards and phases work on.

    Read whatever you like; only its verbs may change it, and they are for the cards.

    >>> from citadels import Config, Game
    >>> state = Game(Config(players=4, crown=0), seed=1).state
    >>> state
    <State deluxe, 4 players, round 1, @0 draft-keep>
    >>> [player.gold for player in state.players], state.crown
    ([2, 2, 2, 2], 0)
    """

    def copy(self) -> State:
        """Give an independent copy."""
        return State(self.config, self.rng.copy(), self)

    def __reduce__(self) -> tuple[object, ...]:
        """Be pickled as a position, and what a position does not tell."""
        from ..text.pickled import restore, what_to_keep  # noqa: PLC0415 - made of states itself

        return restore, what_to_keep(self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether two states are the same: all that lies there, is known, pending, to come."""
        from ..text.position import write_state  # noqa: PLC0415 - it writes states

        if not isinstance(other, State):
            return NotImplemented
        return write_state(self) == write_state(other)

    def __repr__(self) -> str:
        return f"<State {self.title()}>"

    def title(self) -> str:
        """Which game this is, and who is asked what: for what is printed of it."""
        words = [self.config.edition, f"{self.config.players} players"]
        words.append(f"round {self.round.number}")
        question = self.question
        words.append("over" if question is None else f"@{question.seat} {question.title()}")
        return ", ".join(words)

    def ask(self, seat: Seat, asker: Asker, name: str, about: tuple[Option, ...] = ()) -> None:
        """Ask a seat a question; the asker's `options` are the legal answers."""
        question = Question(seat, asker, name, about, self.start + len(self.choices))
        question.options = asker.options(self, question)
        assert question.options, f"{asker.id}-{name} offers nothing"
        self.question = question

    def ask_again(self) -> None:
        """Derive the options of the open question anew (the state was changed by hand)."""
        asked = self.question
        if asked is not None:
            again = Question(asked.seat, asked.asker, asked.name, asked.about, asked.number)
            again.options = asked.asker.options(self, again)
            self.question = again
