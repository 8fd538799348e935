"""Options: what the host of a table chooses besides the set-up of the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

Pace = Literal["natural", "quick", "instant"]  # how long bots seem to think
Filter = Literal["off", "mild"]
Seconds = Annotated[int, msgspec.Meta(ge=5, le=86_400)]


class Timer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long players may think: in each turn, and a bank for the whole game after that."""

    turn: Seconds
    bank: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0


class Correspondence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play that takes days: how many hours players have for a turn, here or not."""

    hours: Literal[8, 24, 72, 168] = 24
    vacation: bool = True  # whether the clock stands for who is on vacation


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run."""

    listed: bool = False  # in the lobby, for everybody; else by invitation
    timer: Timer | None = None
    pace: Pace = "natural"
    spectators: bool = True
    chat: bool = True
    hints: bool = True  # whether players may ask for advice
    hotseat: bool = False  # several seats, one client
    filter: Filter | UnsetType = UNSET  # whether strong words are covered in the chat
    rated: bool | UnsetType = UNSET  # whether the game changes ratings, if several people play
    correspondence: Correspondence | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Refuse two clocks."""
        if self.timer is not None and self.correspondence is not UNSET:
            raise ValueError("a table has one clock")
