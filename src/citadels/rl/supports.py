"""Supports: the characters that each seat may hold, for all that an observer can know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ..core.basics import Bits, Seat
from ..core.hidden.see import is_known
from ..core.setup.drafts import BURN, KEEP, LAST
from ..core.state.state import State


def supports(state: State, me: Seat) -> vec[i64]:
    """For each seat the ranks it may hold, as bits; its own for the observer.

    Each seat for itself, from the observer's own looks at the draft, the calls and what lies open.
    """
    this = state.round
    count: i64 = len(state.players)
    held = _held(state, me)
    hidden: Bits = state.config.ranks & ~(this.face_up | this.silent | this.revealed)
    seat: i64 = 0
    while seat < count:
        hidden &= ~held[seat]
        seat += 1
    may = _drafted(state, me, hidden) if this.taken else _undrafted(state, hidden)
    for swap in this.swaps:
        both = may[swap.giver] | may[swap.taker]
        may[swap.giver] = both
        may[swap.taker] = both
    seat = 0
    while seat < count:
        if seat == me or (count > 3 and held[seat]):
            may[seat] = held[seat]
        else:
            may[seat] |= held[seat]
        seat += 1
    return may


def _held(state: State, me: Seat) -> vec[i64]:
    """For each seat the ranks that the observer knows it to hold."""
    held = vec[i64]([i64(0)] * len(state.players))
    top: i64 = state.config.top
    rank: i64 = 1
    while rank <= top:
        owner = state.round.holder[rank]
        if owner >= 0 and (owner == me or is_known(state, rank, me)):
            held[owner] |= i64(1) << rank
        rank += 1
    return held


def _undrafted(state: State, hidden: Bits) -> vec[i64]:
    """Nothing was drafted, or a written position does not tell how."""
    this = state.round
    ranks = hidden if this.step >= len(this.draft) else i64(0)
    return vec[i64]([ranks] * len(state.players))


def _drafted(state: State, me: Seat, hidden: Bits) -> vec[i64]:
    """What each seat may have kept: not what the observer saw before it, or found there after."""
    this = state.round
    count: i64 = len(state.players)
    done: i64 = len(this.taken)
    steps: i64 = len(this.draft)
    may = vec[i64]([i64(0)] * int(count))
    table: Bits = state.config.ranks & ~this.face_up
    left = hidden  # what the observer passed on at the last look
    unseen = hidden  # what was gone before the first one: the face-down card may be among it
    since: Bits = 0  # who kept a character since the last look
    step: i64 = 0
    while step <= done and step < steps:
        kind = this.draft[step].kind
        seat: i64 = (this.first + this.draft[step].place) % count
        taken: Bits = i64(1) << i64(this.taken[step]) if step < done else i64(0)
        if kind != BURN and seat == me:
            offered = table | i64(1) << i64(this.taken[0]) if kind == LAST else table
            _add(may, since, left & ~offered)
            since = 0
            left = hidden & offered & ~taken  # which the observer took, or laid down
            unseen &= ~offered
        elif taken and kind in (KEEP, LAST):
            since |= i64(1) << seat
            if kind == LAST:
                may[seat] |= unseen
        table &= ~taken
        step += 1
    _add(may, since, left)
    return may


def _add(may: vec[i64], seats: Bits, ranks: Bits) -> None:
    """Let some seats hold some ranks, too."""
    seat: i64 = 0
    while seats:
        if seats & 1:
            may[seat] |= ranks
        seats >>= 1
        seat += 1
