"""Courier, a fan character: two letters, one of them sealed."""

from __future__ import annotations

from citadels import Option, Question, Reason, State
from citadels.core.card import Character
from citadels.core.option import NO, YES

SENT = Reason("sent")  # a letter lies there already
TOO_EARLY = Reason("too-early")  # that rank was called before


class Courier(Character):
    """Sends two letters; who opens the sealed one draws 2 cards, the other one costs 1 gold."""

    id = "courier"
    number = 96
    rank = 3
    marker = "letter"

    def use(self, state: State, me: int) -> None:
        state.ask(me, self, "send")

    def candidates(self, state: State, question: Question) -> list[Option]:
        if question.name == "send":
            return state.characters()
        return state.marked("letter") if question.name == "seal" else [YES, NO]

    def cannot_choose(self, state: State, question: Question, option: Option) -> Reason | None:
        if question.name != "send":
            return None
        if state.rank_of(option) <= self.rank:
            return TOO_EARLY
        return SENT if state.is_marked(state.rank_of(option), "letter") else None

    def on_revealed(self, state: State, me: int) -> None:
        if state.is_marked(state.round.calling, "letter"):
            state.ask(state.turn.seat, self, "open")

    def answer(self, state: State, question: Question, choice: Option) -> None:
        if question.name == "send":
            state.mark(self, "letter", choice, seen=False)
            done = len(state.marked("letter")) == 2
            state.ask(question.seat, self, "seal" if done else "send")
        elif question.name == "seal":
            state.set_face("letter", choice)
        elif choice is YES:
            self._open(state, question.seat)

    def _open(self, state: State, reader: int) -> None:
        if state.lift(state.round.calling, "letter", show=True):
            state.tell("opens", reader)
            state.gain_cards(reader, 2)
        elif state.players[reader].gold:
            state.move_gold(reader, state.player_of(self), 1)
