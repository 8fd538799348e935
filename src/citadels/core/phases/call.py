"""The calls: rank by rank, who answers, who is silent, and the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..basics import NOBODY, Rank, Seat
from ..card import BINDS, CALLED, REVEALED, ROUND_END, Asker, Character
from ..registry import ASKERS
from ..steps import ANSWER, END_OF_ROUND
from ..table import Task, Turn
from . import draft

if TYPE_CHECKING:
    from ..game import Game

KILLED: Final = "killed"  # the marker under which a character stays silent


def advance(game: Game) -> None:
    """Call rank after rank until somebody answers, or the round ends after the last one."""
    this = game.round
    game.barrier = True
    game.source = None
    while game.turn.seat == NOBODY:
        this.calling += 1
        rank = this.calling
        if rank > game.config.top:
            _end_round(game)
            return
        if game.events is not None:
            game.tell("calls", game.crown, amount=rank, things=(game.option_of(rank),))
        if game.config.hooks & CALLED:
            game.add_task(ANSWER_TASK)
            game.react(CALLED, game.crown)
            return
        _answer(game, rank)


def _answer(game: Game, rank: Rank) -> None:
    """Let the holder of the called rank reveal it, or stay silent."""
    seat = game.round.holder[rank]
    killed = game.is_marked(rank, KILLED)
    if seat != NOBODY and not killed:
        character = game.config.by_rank[rank]
        assert character is not None
        game.reveal(rank)
        open_turn(game, seat, character)
        game.react(REVEALED, seat)
        return
    if not killed:
        game.round.silent |= 1 << rank
    if game.events is not None and game.turn.seat == NOBODY:
        # R063; the same silence whether a killed one is held or not (Q22)
        game.tell("silent", amount=rank, things=(game.option_of(rank),))


def open_turn(game: Game, seat: Seat, character: Character) -> None:
    """Begin the turn of a character."""
    game.turn = Turn(seat, character)
    if game.config.hooks & BINDS:
        game.turn.bound = game.binding() is not None


def _end_round(game: Game) -> None:
    """Let the characters end the round, by rank; then score or begin anew."""
    game.add_task(END_TASK)
    for task in reversed(game.config.tasks[ROUND_END]):
        game.add_task(task)


class Call(Asker):
    """Does the steps of the calls."""

    id = "call"

    def perform(self, game: Game, task: Task) -> None:
        if task.step == ANSWER:
            _answer(game, game.round.calling)
        elif game.first == NOBODY:
            draft.begin_round(game)
        else:
            game.over = True
            if game.events is not None:
                game.tell("over", game.ranking()[0])


CALL: Final = Call()
ASKERS[CALL.id] = CALL
ANSWER_TASK: Final = Task(CALL, ANSWER)
END_TASK: Final = Task(CALL, END_OF_ROUND)
