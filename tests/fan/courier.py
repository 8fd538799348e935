"""Courier, a fan character: two letters, one of them sealed."""

from __future__ import annotations

from citadels import Ask, Game, Option, Reason
from citadels.core.card import Character
from citadels.core.option import NO, YES

SENT = Reason("sent")  # a letter lies there already
TOO_EARLY = Reason("too-early")  # that rank was called before


class Courier(Character):
    """Sends two letters; who opens the sealed one draws 2 cards, the other one costs 1 gold."""

    id = "courier"
    number = 28
    rank = 3
    marker = "letter"

    def use(self, game: Game, me: int) -> None:
        game.ask(me, self, "send")

    def candidates(self, game: Game, ask: Ask) -> list[Option]:
        if ask.question == "send":
            return game.characters()
        return game.marked("letter") if ask.question == "seal" else [YES, NO]

    def cannot_choose(self, game: Game, ask: Ask, option: Option) -> Reason | None:
        if ask.question != "send":
            return None
        if game.rank_of(option) <= self.rank:
            return TOO_EARLY
        return SENT if game.is_marked(game.rank_of(option), "letter") else None

    def on_revealed(self, game: Game, me: int) -> None:
        if game.is_marked(game.round.calling, "letter"):
            game.ask(game.turn.seat, self, "open")

    def answer(self, game: Game, ask: Ask, choice: Option) -> None:
        if ask.question == "send":
            game.mark(self, "letter", choice, seen=False)
            done = len(game.marked("letter")) == 2
            game.ask(ask.seat, self, "seal" if done else "send")
        elif ask.question == "seal":
            game.set_face("letter", choice)
        elif choice is YES:
            self._open(game, ask.seat)

    def _open(self, game: Game, reader: int) -> None:
        if game.lift(game.round.calling, "letter", show=True):
            game.tell("opens", reader)
            game.gain_cards(reader, 2)
        elif game.players[reader].gold:
            game.move_gold(reader, game.player_of(self), 1)
