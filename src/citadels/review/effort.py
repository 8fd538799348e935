"""Effort: how much work a review does."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..core.basics import InvalidConfig


class Effort(NamedTuple):
    """How many worlds, outcomes and set-ups a review looks at."""

    worlds: int  # that a seat could not rule out, for each choice
    spare: int  # redeals for each of them, weighed by the draft
    exact: int  # joint outcomes of chance up to which their mean is exact
    draws: int  # outcomes drawn where there are more
    setups: int  # fresh set-ups, where the crown is given
    ahead: bool  # whether errors are judged by playing on to the end of the round


EFFORTS: Final = {
    "quick": Effort(worlds=5, spare=1, exact=30, draws=8, setups=32, ahead=True),
    "normal": Effort(worlds=32, spare=2, exact=1000, draws=64, setups=200, ahead=True),
    "deep": Effort(worlds=160, spare=2, exact=1000, draws=256, setups=1000, ahead=True),
}


def effort_of(name: str) -> Effort:
    """The effort of a name."""
    effort = EFFORTS.get(name)
    if effort is None:
        known = ", ".join(EFFORTS)
        message = f"the effort is one of {known}, not {name!r}"
        raise InvalidConfig(message, "effort", name=name, known=known)
    return effort
