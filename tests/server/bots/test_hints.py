"""Hints: only for who is asked, only from what that seat may know, and not too many."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from citadels import Game, redeal
from citadels.bots.thought import CODES
from citadels.core.basics import Refusal
from citadels.core.rng import FastRng
from citadels.review import advise
from citadels.review.chance import stream_of
from citadels.review.effort import Effort
from citadels.review.reasons import CODES as MEASURED
from citadels.server import limits
from citadels.server.bots.bot_pool import BotPool
from citadels.server.bots.fair_queue import Places
from citadels.server.bots.hints import Adviser
from citadels.server.tables.options import TableOptions
from citadels.server.wire import messages as m
from citadels.server.wire.presenter import present_hint
from tests.properties.games import some
from tests.properties.pairs import differs, pairs
from tests.server.table import Reader, choose, make_desk, open_table

FOUR = ["ada", "ben", "cleo", "dan"]
GAMES = some(30, 6)
PAIRS = some(100, 12)
EFFORT = Effort(worlds=2, spare=2, exact=0, draws=0, setups=0, ahead=True)


class Here(BotPool):
    """Thinks in this process, and counts how often."""

    def __init__(self) -> None:
        self.errands = Places(1, 5)
        self.waiting = 0
        self.count = 0
        self.fails = False
        self.free = asyncio.Event()  # whoever clears it holds what is thought of
        self.free.set()

    async def run(self, work: Callable[..., Any], *arguments: object, **_: object) -> Any:  # noqa: ANN401
        self.count += 1
        await asyncio.sleep(0)
        await self.free.wait()
        if self.fails:
            raise Refusal("broken")
        return work(*arguments)


def run(test: object) -> None:
    asyncio.run(test)  # type: ignore[arg-type]


async def hint_of(reader: Reader) -> m.HintMessage | m.Refused:
    """What was told once the hint was thought of."""
    assert reader.client.hinting is not None
    await reader.client.hinting
    told = reader.messages[-1]
    assert isinstance(told, m.HintMessage | m.Refused)
    return told


def test_who_is_asked_gets_a_hint_that_is_an_option(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            pool = Here()
            for _ in range(12):
                reader = Reader(desk, FOUR[table.asked_seat])
                reader.client.adviser = Adviser(pool)
                await reader.command(do="join", table=table.id)
                message = await reader.look()
                answer = await reader.command(do="hint")
                assert isinstance(answer, m.Done)
                hint = await hint_of(reader)
                assert isinstance(hint, m.HintMessage)
                assert (hint.id, hint.question) == (answer.id, message.question)
                options = message.views[0].question.options
                assert hint.choice in options
                assert {each.option for each in hint.alternatives} <= set(options)
                shares = [each.share for each in hint.alternatives]
                assert all(0 <= share <= 1 for share in shares)
                assert shares == sorted(shares, reverse=True)
                assert not shares or hint.alternatives[0].option == hint.choice
                assert all(each.error >= 0 for each in hint.alternatives)
                assert hint.why.code in (*CODES, *MEASURED)
                table = await choose(desk, table, hint.choice)

    run(test())


def test_others_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            pool = Here()
            for guest in [*FOUR, "eve"]:
                reader = Reader(desk, guest)
                reader.client.adviser = Adviser(pool)
                refused = await reader.command(do="hint")
                assert isinstance(refused, m.Refused) and refused.code == "no-table"
                await reader.command(do="join", table=table.id)
                answer = await reader.command(do="hint")
                if guest == FOUR[table.asked_seat]:
                    assert isinstance(answer, m.Done)
                    await hint_of(reader)
                else:
                    assert isinstance(answer, m.Refused)
                    assert answer.code == ("no-seat" if guest == "eve" else "not-asked")
            assert pool.count == 1

    run(test())


def test_a_table_can_do_without(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR, options=TableOptions(hints=False))
            reader = Reader(desk, FOUR[table.asked_seat])
            reader.client.adviser = Adviser(Here())
            await reader.command(do="join", table=table.id)
            answer = await reader.command(do="hint")
            assert isinstance(answer, m.Refused) and answer.code == "no-hints"

    run(test())


def test_a_question_is_thought_about_once_and_not_too_often_asked_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            pool = Here()
            reader = Reader(desk, FOUR[table.asked_seat])
            reader.client.adviser = Adviser(pool)
            reader.client.hint_bucket = limits.Bucket(0.0, 3)
            await reader.command(do="join", table=table.id)
            pool.fails = True
            assert isinstance(await reader.command(do="hint"), m.Done)
            twice = await reader.command(do="hint")
            assert isinstance(twice, m.Refused) and twice.code == "too-fast"
            failed = await hint_of(reader)
            assert isinstance(failed, m.Refused) and failed.code == "server"
            pool.fails = False
            for _ in range(2):
                assert isinstance(await reader.command(do="hint"), m.Done)
                assert isinstance(await hint_of(reader), m.HintMessage)
            late = await reader.command(do="hint")
            assert isinstance(late, m.Refused) and late.code == "too-fast"
            assert pool.count == 2

    run(test())


def test_hints_are_thought_of_in_another_process(tmp_path: Path) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await open_table(desk, FOUR)
            pool = BotPool(1)
            try:
                hint = await Adviser(pool).advise(await desk.hold(table.id))
            finally:
                pool.close()
            assert table.game is not None
            assert hint.choice in [option.text for option in table.game.options]

    run(test())


def questions(first: int) -> Iterator[tuple[Game, Game]]:
    """Pairs of games that the seat that is asked cannot tell apart, and that differ."""
    for game, _, _ in pairs(first, GAMES):
        ask = game.question
        if ask is not None and len(ask.options) > 1:
            other = redeal(game, ask.seat, FastRng(ask.number))
            if differs(game, other):
                yield game, other


def hint_for(game: Game) -> bytes:
    """A hint as it is sent, to the last bit."""
    return m.encoder.encode(present_hint(7, advise(game, effort=EFFORT)))


def test_secrets_change_no_hint() -> None:
    seen = 0
    for game, other in islice(questions(600), PAIRS):
        seen += 1
        assert hint_for(game) == hint_for(other)
    assert seen == PAIRS


def test_a_hint_that_peeks_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A control: its chance comes from the hands of the others."""

    def peeking(game: Game) -> bytes:
        hands = str([player.hand for player in game.state.players])
        names = advise.__globals__
        monkeypatch.setitem(names, "stream_of", lambda *words: stream_of(*words, hands))
        return hint_for(game)

    assert any(peeking(game) != peeking(other) for game, other in questions(600))


class Breaks(Here):
    """The first process is killed, as by a system without memory."""

    async def run(self, work: Callable[..., Any], *arguments: object, **_: object) -> Any:  # noqa: ANN401
        found = await super().run(work, *arguments)
        if self.count == 1:
            raise BrokenProcessPool
        return found


def test_an_errand_outlives_one_process() -> None:
    async def test() -> None:
        pool = Breaks()
        assert await pool.errand(len, "four") == 4
        assert (pool.count, pool.waiting) == (2, 0)

    run(test())
