"""Tries: how a table begins in the middle of a game that is over."""

from __future__ import annotations

from typing import NamedTuple

from ... import read_record, record_of, write_config
from ...review import try_from


class Moment(NamedTuple):
    """Where a try begins, as another process can deal it."""

    record: str  # of the finished game
    step: int  # choices that had been made by then
    seat: int
    as_it_was: bool


class Dealt(NamedTuple):
    """A position that was dealt for a try."""

    setup: str
    rules: int  # by which it was played, and is played on
    round: int
    position: str


def deal_try(moment: Moment, seed: str) -> Dealt:
    """Deal what the seat could not know, from the seed of the new table."""
    record = read_record(moment.record)
    game = try_from(
        record, moment.step, moment.seat, bytes.fromhex(seed), as_it_was=moment.as_it_was
    )
    state = game.state
    rules = record_of(game).rules
    return Dealt(write_config(game.config), rules, state.round.number, state.origin)
