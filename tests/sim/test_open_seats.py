"""Rules read nothing hidden: bots that decide by them need no redealt game in a study."""

from __future__ import annotations

import pytest

from citadels.bots import BOTS, Seated
from citadels.core.option import Option
from citadels.core.rng import Rng
from citadels.core.state.state import State
from citadels.sim.notes import Notes
from citadels.study import deal
from citadels.study.deal import Names, OpenSeat, play_deal
from citadels.study.plan import Part

LEVELS = ("novice", "apprentice", "citizen")
DEALS = 4
TABLES = (2, 3, 4, 5, 6, 7, 8)


def _redealt(name: str, seat: int, names: Names) -> Seated:
    """As bots sit everywhere else: they are shown a redealt game."""
    return Seated(BOTS[name](names.rng(f"bot {seat}")), seat, names.rng(f"sample {seat}"))


def _lines(part: Part, deals: range) -> tuple[list[int], list[list[int]]]:
    notes = Notes()
    for number in deals:
        play_deal(part, number, 3, notes)
    return notes.numbers, notes.lists


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("players", TABLES)
def test_an_open_game_and_a_redealt_one_are_played_alike(
    bot: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = Part("x", DEALS, (players,), bots=(bot,))
    assert isinstance(deal._seated(bot, 0, Names()), OpenSeat)
    open_ones = _lines(part, range(DEALS))
    monkeypatch.setattr(deal, "_seated", _redealt)
    assert _lines(part, range(DEALS)) == open_ones


def test_a_bot_that_peeks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(state: State, style: object, rng: Rng) -> Option:
        assert state.question is not None
        hidden = [card.number for player in state.players for card in player.hand]
        return state.question.options[sum(hidden) % len(state.question.options)]

    monkeypatch.setattr("citadels.bots.levels.decide", peek)
    part = Part("x", 1, bots=("citizen",))
    open_ones = _lines(part, range(1))
    monkeypatch.setattr(deal, "_seated", _redealt)
    assert _lines(part, range(1)) != open_ones


def test_who_searches_is_shown_redealt_games() -> None:
    assert isinstance(deal._seated("master_builder", 0, Names()), Seated)
    assert isinstance(deal._seated("rush", 0, Names()), Seated)
