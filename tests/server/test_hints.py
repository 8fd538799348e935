"""Hints: only for who is asked, only from what that seat may know, and not too many."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from citadels import Game, redeal
from citadels.bots import BOTS
from citadels.bots.master import MasterBuilder
from citadels.bots.thought import CODES
from citadels.core.basics import Refusal
from citadels.core.rng import FastRng
from citadels.server import limits, thinking
from citadels.server import messages as m
from citadels.server.hints import Adviser
from citadels.server.telling import tell_hint
from citadels.server.thinking import ADVISER, Thinkers, consider
from citadels.server.wishes import TableWishes
from tests.properties.games import some
from tests.properties.pairs import differs, pairs
from tests.server.table import Reader, choose, make_desk, open_table

FOUR = ["ada", "ben", "cleo", "dan"]
GAMES = some(30, 6)
WORLDS = 3
NO_LIMIT = 60_000.0


class Here(Thinkers):
    """Thinks in this process, and counts how often."""

    def __init__(self) -> None:
        self.errands = asyncio.Semaphore(1)
        self.waiting = 0
        self.count = 0
        self.fails = False

    async def run(self, work: Callable[..., Any], *arguments: object) -> Any:  # noqa: ANN401
        self.count += 1
        await asyncio.sleep(0)
        if self.fails:
            raise Refusal("broken")
        return work(*arguments)


def run(test: object) -> None:
    asyncio.run(test)  # type: ignore[arg-type]


async def hint_of(reader: Reader) -> m.HintTale | m.Refused:
    """What was told once the hint was thought of."""
    assert reader.client.hinting is not None
    await reader.client.hinting
    told = reader.tales[-1]
    assert isinstance(told, m.HintTale | m.Refused)
    return told


def test_who_is_asked_gets_a_hint_that_is_an_option(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            thinkers = Here()
            for _ in range(12):
                reader = Reader(desk, FOUR[room.asking])
                reader.client.adviser = Adviser(thinkers)
                await reader.wish(do="join", table=room.id)
                tale = await reader.look()
                answer = await reader.wish(do="hint")
                assert isinstance(answer, m.Done)
                hint = await hint_of(reader)
                assert isinstance(hint, m.HintTale)
                assert (hint.id, hint.ask) == (answer.id, tale.ask)
                assert hint.choice in tale.views[0].options
                assert {each.option for each in hint.alternatives} <= set(tale.views[0].options)
                assert all(0 <= each.share <= 1 for each in hint.alternatives)
                assert hint.why.code in CODES
                room = await choose(desk, room, hint.choice)

    run(test())


def test_others_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            thinkers = Here()
            for guest in [*FOUR, "eve"]:
                reader = Reader(desk, guest)
                reader.client.adviser = Adviser(thinkers)
                refused = await reader.wish(do="hint")
                assert isinstance(refused, m.Refused) and refused.code == "no-table"
                await reader.wish(do="join", table=room.id)
                answer = await reader.wish(do="hint")
                if guest == FOUR[room.asking]:
                    assert isinstance(answer, m.Done)
                    await hint_of(reader)
                else:
                    assert isinstance(answer, m.Refused)
                    assert answer.code == ("no-seat" if guest == "eve" else "not-asked")
            assert thinkers.count == 1

    run(test())


def test_a_table_can_do_without(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR, wishes=TableWishes(hints=False))
            reader = Reader(desk, FOUR[room.asking])
            reader.client.adviser = Adviser(Here())
            await reader.wish(do="join", table=room.id)
            answer = await reader.wish(do="hint")
            assert isinstance(answer, m.Refused) and answer.code == "no-hints"

    run(test())


def test_a_question_is_thought_about_once_and_not_too_often_asked_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            thinkers = Here()
            reader = Reader(desk, FOUR[room.asking])
            reader.client.adviser = Adviser(thinkers)
            reader.client.hint_bucket = limits.Bucket(0.0, 3)
            await reader.wish(do="join", table=room.id)
            thinkers.fails = True
            assert isinstance(await reader.wish(do="hint"), m.Done)
            twice = await reader.wish(do="hint")
            assert isinstance(twice, m.Refused) and twice.code == "too-fast"
            failed = await hint_of(reader)
            assert isinstance(failed, m.Refused) and failed.code == "server"
            thinkers.fails = False
            for _ in range(2):
                assert isinstance(await reader.wish(do="hint"), m.Done)
                assert isinstance(await hint_of(reader), m.HintTale)
            late = await reader.wish(do="hint")
            assert isinstance(late, m.Refused) and late.code == "too-fast"
            assert thinkers.count == 2

    run(test())


def test_hints_are_thought_of_in_another_process(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            room = await open_table(desk, FOUR)
            thinkers = Thinkers(1)
            try:
                hint = await Adviser(thinkers).advise(await desk.hold(room.id))
            finally:
                thinkers.close()
            assert room.game is not None
            assert hint.choice in [option.text for option in room.game.options]

    run(test())


def questions(first: int) -> Iterator[tuple[Game, Game]]:
    """Pairs of games that the seat that is asked cannot tell apart, and that differ."""
    for game, _, _ in pairs(first, GAMES):
        ask = game.asking
        if ask is not None and len(ask.options) > 1:
            other = redeal(game, ask.seat, FastRng(ask.number))
            if differs(game, other):
                yield game, other


def hint_for(game: Game) -> m.HintTale:
    return tell_hint(7, consider(game, ADVISER, FastRng(5), NO_LIMIT))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, ADVISER, partial(MasterBuilder, worlds=WORLDS))


@pytest.mark.usefixtures("quick")
def test_secrets_change_no_hint() -> None:
    seen = 0
    for game, other in questions(600):
        seen += 1
        assert hint_for(game) == hint_for(other)
    assert seen >= GAMES


@pytest.mark.usefixtures("quick")
def test_a_hint_from_the_true_game_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "redeal", lambda game, _seat, _rng: game.clone())
    assert any(hint_for(game) != hint_for(other) for game, other in questions(600))
