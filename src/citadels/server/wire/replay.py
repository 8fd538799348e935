"""Replay: a finished game step by step, with everything that was hidden while it was played."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ...core.basics import ALL_SEEING
from ..tables.game_so_far import GameSoFar
from . import messages as m
from .presenter import present_event, present_view
from .view_data import ViewData


class StepData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment of the game as the all-seeing observer saw it, and how its question was answered."""

    events: int  # how many had happened by then
    view: ViewData
    option: str = ""  # none in the last step, which asks nothing


class ReplayHead(msgspec.Struct, frozen=True):
    """Which game it was, and who played it."""

    table: str
    setup: str
    code: str
    rules: int
    seed: str
    commitment: str
    tried: m.TryData | None
    chairs: list[m.ChairData]


class Replay(ReplayHead, frozen=True):
    """A finished game; anybody can check the seed against the commitment."""

    steps: list[StepData]
    events: list[m.EventData]


class EncodedGame(NamedTuple):
    """What of a replay never changes, as JSON; names may."""

    steps: bytes
    events: bytes


class EncodedReplay(ReplayHead, frozen=True):
    """A `Replay` as it is sent: its game is JSON already, since it is long, and made once."""

    steps: msgspec.Raw
    events: msgspec.Raw


def make_replay(played: GameSoFar) -> EncodedGame:
    """Play a finished game again; give the part of its replay that never changes."""
    game = played.begin()
    steps = []
    for choice in played.choices:
        steps.append(StepData(len(game.events), present_view(game, ALL_SEEING), choice))
        game.play(choice)
    if not game.over:
        raise ValueError("what is hidden in a game is shown when it is over, not before")
    steps.append(StepData(len(game.events), present_view(game, ALL_SEEING)))
    told = [present_event(event, [ALL_SEEING]) for event in game.events]
    return EncodedGame(msgspec.json.encode(steps), msgspec.json.encode(told))
