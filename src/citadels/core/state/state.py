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
class State(Verbs):
    """Everything there is in a game, hidden or open: what cards and phases work on.

    Read whatever you like; only its verbs may change it, and they are for the cards.

    >>> from citadels import Config, Game
    >>> state = Game(Config(players=4, crown=0), seed=1).state
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
