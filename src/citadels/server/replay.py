"""Replay: a finished game step by step, with everything that was hidden while it was played."""

from __future__ import annotations

import msgspec

from .. import Game, read_config
from ..core.basics import NOBODY, SPECTATOR
from . import messages as m
from .telling import tell_view, tell_whole


class StepTale(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question as it was asked, and how it was answered; the last step asks nothing."""

    events: int  # how many had happened by then
    view: m.ViewTale  # of the whole truth, with the options of who was asked
    seat: int = NOBODY
    asker: str = ""
    question: str = ""
    option: str = ""


class ReplayHead(msgspec.Struct, frozen=True):
    """Which game it was, and who played it."""

    table: str
    setup: str
    code: str
    rules: int
    seed: str
    commitment: str
    chairs: list[m.ChairTale]


class Replay(ReplayHead, frozen=True):
    """A finished game; anybody can check the seed against the commitment."""

    scores: list[m.ScoreTale]
    ranking: list[int]  # seats from first to last
    steps: list[StepTale]
    events: list[m.EventTale]


class _Game(msgspec.Struct, frozen=True):
    """What of a replay never changes; names may."""

    scores: list[m.ScoreTale]
    ranking: list[int]
    steps: list[StepTale]
    events: list[m.EventTale]


def make_replay(setup: str, seed: str, choices: tuple[str, ...]) -> bytes:
    """Play a finished game again; give the part of its replay that never changes, as JSON."""
    game = Game(read_config(setup), bytes.fromhex(seed))
    steps = []
    for choice in choices:
        ask = game.asking
        assert ask is not None
        events = len(game.events or ())
        step = StepTale(events, tell_truth(game), ask.seat, ask.card.id, ask.question, choice)
        steps.append(step)
        game.play(choice)
    assert game.over
    steps.append(StepTale(len(game.events or ()), tell_truth(game)))
    told = [tell_whole(event) for event in game.events or ()]
    return msgspec.json.encode(_Game(steps[-1].view.scores, game.ranking(), steps, told))


def tell_truth(game: Game) -> m.ViewTale:
    """Tell all there is, as at the end of a game; whoever is asked is shown their options."""
    open_game = game.clone()
    open_game.over = True
    asked = SPECTATOR if game.asking is None else game.asking.seat
    tale = tell_view(open_game, asked)
    if game.over:
        return tale
    return msgspec.structs.replace(tale, over=False, scores=[], reasons=[])


def join(head: ReplayHead, game: bytes) -> bytes:
    """A whole `Replay` as JSON, from its head and what `make_replay` made."""
    return msgspec.json.encode(head)[:-1] + b"," + game[1:]
