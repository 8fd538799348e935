"""Pickled states: a position, and what a position does not tell of the way to it."""

from __future__ import annotations

from ..event import Event
from ..option import Option
from ..state.state import State
from .position import write_state
from .read_position import read_state

Kept = tuple[
    str,
    int | bytes | None,
    str,
    int,
    tuple[Option, ...],
    dict[int, tuple[Option, ...]],
    list[Event] | None,
]


def what_to_keep(state: State) -> Kept:
    """Everything that `restore` makes an equal state from."""
    return (
        write_state(state),
        state.seed,
        state.origin,
        state.start,
        tuple(state.choices),
        dict(state.forced),
        None if state.events is None else state.events[:],
    )


def restore(
    position: str,
    seed: int | bytes | None,
    origin: str,
    start: int,
    choices: tuple[Option, ...],
    forced: dict[int, tuple[Option, ...]],
    events: list[Event] | None,
) -> State:
    """Make the state that was kept."""
    state = read_state(position)
    state.seed = seed
    state.origin = origin
    state.start = start
    state.choices = list(choices)
    state.forced = forced
    state.events = events
    return state
