"""Trying: a finished game played on from one of its moments, by somebody who wants to know."""

from __future__ import annotations

from ..core.basics import Refusal, Seat, wrong
from ..core.game import Game
from ..core.hidden.redeal import redeal
from ..core.rng import make_rng
from ..core.text.position import write_state
from ..core.text.read_position import read_position
from ..core.text.record import Record


def try_from(
    record: Record, step: int, seat: Seat, seed: int | bytes, *, as_it_was: bool = False
) -> Game:
    """Give a new game that begins where a recorded one was after some choices.

    What the seat could not know then is dealt anew, from the seed, unless all is to lie as it was;
    chance to come is the seed's in any case. The same arguments give the same game.

    >>> from citadels import Config, Game, record_of
    >>> from citadels.review import try_from
    >>> game = Game(Config(players=4), seed=1)
    >>> other = try_from(record_of(game), 0, 1, 5)
    >>> other.view(1).text() == game.view(1).text()
    True
    >>> other.state.players[0].hand == game.state.players[0].hand
    False
    """
    if not isinstance(record, Record):
        raise wrong("what is tried is a Record", record)
    if not 0 <= step <= len(record.choices) or not 0 <= seat < record.config.players:
        raise Refusal("there is no such moment, or no such seat", "no-moment")
    game = record.replay(step, events=False)
    if game.over:
        raise Refusal("the game is over at this moment", "over")
    rng = make_rng(seed)
    state = game.state.copy() if as_it_was else redeal(game, seat, rng).state
    state.rng = rng
    state.undoable = 0  # what was chosen before belongs to the other game
    return read_position(write_state(state))
