"""Reader: for whom something is said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.basics import SPECTATOR
from .bundles import ENGLISH


@dataclass(frozen=True)
class Reader:
    """Who reads, in which language, with which names of the players and of the cards."""

    language: str = ENGLISH
    seat: int = SPECTATOR  # NOBODY reads everything, as after the game
    names: Sequence[str] = ()  # of the players, by seat
    edition: str = ""  # whose names the cards have, where an edition prints another one
