"""Who leaves delays nobody for longer than a bot takes to sit in, whatever others wait for.

Whoever leaves here is still connected, at another table: only being at the same one counts. The
clock does not wait.
"""

from __future__ import annotations

import asyncio
import itertools
import random

import pytest

from citadels import RULES_VERSION, Config, random_config, write_config
from citadels.core.basics import NOBODY, Refusal
from citadels.core.rng import FastRng
from citadels.server.bots.automation import GONE, SWEEP
from citadels.server.http.rematch import play_again
from citadels.server.limits import PAUSE_SECONDS
from citadels.server.storage.devices import Devices
from citadels.server.tables import entries as log
from citadels.server.tables.fields import OPEN, OVER, PAUSED, PLAYING
from citadels.server.tables.options import TableOptions, Timer
from citadels.server.tables.table import Table
from tests.faults.virtual import run_virtually
from tests.server.house import FOR_EVER, STEP, House, open_house
from tests.server.table import choose, play_on

LIMIT = GONE + 2 * SWEEP + 2 * STEP  # until a bot sits in, and has answered
INSTANT = TableOptions(pace="instant")
STATES = ("draft", "turn", "reaction")


@pytest.fixture(autouse=True)
def no_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has a device that could call them back."""

    async def told_of(*_: object) -> int:
        return NOBODY

    monkeypatch.setattr(Devices, "told_of", told_of)


def state_of(table: Table) -> str:
    assert table.game is not None
    turn = table.game.state.turn.seat
    if turn == NOBODY:
        return "draft"
    return "turn" if turn == table.asked_seat else "reaction"


async def reach(house: House, state: str) -> Table:
    """A table at which somebody is asked in some state of the game."""
    for number in itertools.count():
        config = random_config(FastRng(number))
        table, rng = await house.open(config, INSTANT, number), random.Random(number)
        while table.status == PLAYING and state_of(table) != state:
            table = await play_on(house.desk, table.id, rng, 1)
        if table.status == PLAYING:
            return table
    raise AssertionError


async def agree(house: House, id: str, *seats: int, pause: bool) -> None:
    for seat in seats:
        await house.readers[f"guest{seat}"].command(do="pause", pause=pause)


def read_again(house: House, id: str) -> None:
    """The log tells the same table to another process."""
    told, table = Table(id), house.table(id)
    for seq, body in enumerate(house.store.logs[id]):
        told.apply(seq, log.decode(body))
    assert told.game is not None and table.game is not None
    assert (told.status, told.agreed, told.people, told.acting_host, told.game.choices) == (
        *(table.status, table.agreed, table.people, table.acting_host),
        table.game.choices,
    )


@pytest.mark.parametrize("state", STATES)
def test_who_leaves_while_asked(state: str) -> None:
    async def test() -> None:
        async with open_house() as house:
            table = await reach(house, state)
            await house.leave(f"guest{table.asked_seat}")
            waited = await house.until(lambda: house.table(table.id).question != table.question)
            assert GONE <= waited <= LIMIT
            assert house.table(table.id).chairs[table.asked_seat].away
            read_again(house, table.id)

    run_virtually(test())


@pytest.mark.parametrize("state", STATES)
def test_who_stays_is_waited_for(state: str) -> None:
    async def test() -> None:  # the control: without a clock nobody hurries
        async with open_house() as house:
            table = await reach(house, state)
            waited = await house.until(lambda: house.table(table.id).question != table.question)
            assert waited > FOR_EVER

    run_virtually(test())


@pytest.mark.parametrize("pause", [True, False])
def test_a_pause_begins_and_ends_without_who_left(pause: bool) -> None:
    async def test() -> None:
        async with open_house() as house:
            id = (await house.open(Config(3), INSTANT)).id
            if not pause:
                await agree(house, id, 0, 1, 2, pause=True)
                assert house.table(id).status == PAUSED
            gone = (house.table(id).asked_seat + 1) % 3 if pause else 1
            await house.leave(f"guest{gone}")
            await agree(house, id, *({0, 1, 2} - {gone}), pause=pause)
            after = PAUSED if pause else PLAYING
            waited = await house.until(lambda: house.table(id).status == after)
            assert 0 < waited <= LIMIT
            assert house.table(id).people == {0, 1, 2} - {gone}
            read_again(house, id)

    run_virtually(test())


def test_who_is_here_keeps_a_pause_no_longer_than_it_lasts() -> None:
    async def test() -> None:
        async with open_house() as house:
            id = (await house.open(Config(3), INSTANT)).id
            await agree(house, id, 0, 1, 2, pause=True)
            await agree(house, id, 0, 2, pause=False)  # and the other one stays, and says nothing
            waited = await house.until(lambda: house.table(id).status == PLAYING)
            assert PAUSE_SECONDS <= waited <= PAUSE_SECONDS + SWEEP + STEP
            assert house.table(id).people == {0, 1, 2}  # nobody has lost a seat for it
            read_again(house, id)

    run_virtually(test())


def test_a_pause_lasts_while_nobody_wants_to_go_on() -> None:
    async def test() -> None:  # the control: who went for dinner finds the game as it was
        async with open_house() as house:
            id = (await house.open(Config(3), INSTANT)).id
            await agree(house, id, 0, 1, 2, pause=True)
            assert await house.until(lambda: house.table(id).status == PLAYING) > FOR_EVER
            assert FOR_EVER > PAUSE_SECONDS
            await agree(house, id, 1, pause=False)  # and then one of them is enough
            assert house.table(id).status == PLAYING
            read_again(house, id)

    run_virtually(test())


def test_who_declines_to_go_on_is_heard_until_the_pause_has_lasted() -> None:
    async def test() -> None:
        async with open_house() as house:
            id = (await house.open(Config(2), INSTANT)).id
            await agree(house, id, 0, 1, pause=True)
            wanted = 0
            while house.table(id).status == PAUSED:
                await agree(house, id, 0, pause=False)
                wanted += 1
                if house.table(id).status == PAUSED:
                    await house.readers["guest1"].command(do="decline")
                    await asyncio.sleep(PAUSE_SECONDS / 5)
            assert wanted == 6
            read_again(house, id)

    run_virtually(test())


def test_how_long_a_pause_lasts_is_told_before_and_during_it() -> None:
    async def test() -> None:
        async with open_house() as house:
            id = (await house.open(Config(2), INSTANT)).id
            guest = house.readers["guest1"]
            assert (await guest.look()).pause_left is None
            await agree(house, id, 0, pause=True)
            assert (await guest.look()).pause_left == PAUSE_SECONDS
            await agree(house, id, 1, pause=True)
            assert (await guest.look()).pause_left == pytest.approx(PAUSE_SECONDS, abs=1.0)
            await asyncio.sleep(PAUSE_SECONDS / 2)
            await agree(house, id, 0, pause=False)
            left = (await guest.look()).pause_left
            assert left == pytest.approx(PAUSE_SECONDS / 2, abs=1.0)
            await asyncio.sleep(PAUSE_SECONDS / 2 + SWEEP)
            shown = await guest.look()
            assert (shown.status, shown.pause_left) == (PLAYING, None)

    run_virtually(test())


def test_a_pause_in_an_older_log_ends_when_all_have_agreed() -> None:
    body = b'["agreed",9.0,0,false]'  # as logs have it since there are any
    assert log.decode(body) == log.Agreed(9.0, 0, False)
    table = timed(bank=0)
    for seat in range(3):
        table = table.after(log.Agreed(101.0, seat, True))
    late = 101.0 + 2 * PAUSE_SECONDS
    for seat in range(3):
        assert table.status == PAUSED
        table = table.after(log.Agreed(late, seat, False))
    assert table.status == PLAYING


@pytest.mark.parametrize("players", [2, 3])
def test_a_choice_goes_back_without_who_left(players: int) -> None:
    async def test() -> None:
        async with open_house() as house:
            table = await house.open(Config(players), INSTANT)
            asker, gone = table.asked_seat, (table.asked_seat + 1) % players
            assert table.game is not None
            before = table.game.options
            await choose(house.desk, table, before[0].text)
            for seat in sorted({*range(players)} - {gone}, key=lambda seat: seat != asker):
                await house.readers[f"guest{seat}"].command(do="take-back")
            await house.leave(f"guest{gone}")
            waited = await house.until(lambda: house.table(table.id).retracted != [])
            assert 0 < waited <= LIMIT
            table = house.table(table.id)
            assert table.game is not None
            assert (table.asked_seat, table.game.options) == (asker, before)
            read_again(house, table.id)

    run_virtually(test())


def test_absence_lets_no_choice_go_back_that_nobody_else_was_there_to_see() -> None:
    async def test() -> None:
        async with open_house() as house:
            table = await house.open(Config(2), INSTANT)
            me, gone = table.asked_seat, 1 - table.asked_seat
            assert table.game is not None
            await choose(house.desk, table, table.game.options[0].text)
            await house.leave(f"guest{gone}")
            await house.until(lambda: house.table(table.id).chairs[gone].away)
            mine = house.readers[f"guest{me}"]
            await mine.command(do="take-back")  # it was made while the other one was here
            table = house.table(table.id)
            assert table.retracted and table.asked_seat == me
            assert table.game is not None
            await choose(house.desk, table, table.game.options[-1].text)
            with pytest.raises(Refusal) as refusal:  # else one could try out what is hidden
                house.table(table.id).may_agree_to_take_back(0.0, me)
            assert refusal.value.code == "undo"
            read_again(house, table.id)

    run_virtually(test())


async def begin_with_bots(house: House, id: str, guest: str) -> bool:
    """Fill up with bots and start, as the button in the room does."""
    table = house.table(id)
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.is_taken]
    try:
        for seat in free:
            await _seat(house, id, guest, seat)
        await house.desk.commit(id, lambda t, at: t.may_start(at, guest))
    except Refusal as refusal:
        return refusal.code != "not-host"
    return True


async def _seat(house: House, id: str, guest: str, seat: int) -> None:
    await house.desk.commit(id, lambda t, at: t.may_seat(at, guest, seat, "novice"))


def test_a_rematch_begins_without_who_opened_it_and_left() -> None:
    async def test() -> None:
        async with open_house() as house:
            over = await house.open(Config(3), INSTANT)
            over = await play_on(house.desk, over.id, random.Random(4))
            assert over.status == OVER
            for guest in ("guest0", "guest1"):  # guest2 has left before
                id = (await play_again(house.desk, guest, over.id)).table
                await house.come(guest, id)
            assert not await begin_with_bots(house, id, "guest1")  # the control: the host is here
            await house.leave("guest0")
            waited = await house.until(lambda: house.table(id).acting_host == "guest1")
            assert waited <= LIMIT
            seen = await house.readers["guest1"].look()
            assert seen.host and [chair.host for chair in seen.chairs] == [False, True, False]
            with pytest.raises(Refusal):  # the host is not sent away meanwhile
                house.table(id).may_remove(0.0, "guest1", 0)
            assert await begin_with_bots(house, id, "guest1")
            assert house.table(id).people == {1}  # a bot sits in at once
            read_again(house, id)

    run_virtually(test())


def test_a_host_who_returns_is_the_host() -> None:
    async def test() -> None:
        async with open_house() as house:
            over = await house.open(Config(3), INSTANT)
            await play_on(house.desk, over.id, random.Random(4))
            for guest in ("guest0", "guest1"):
                id = (await play_again(house.desk, guest, over.id)).table
                await house.come(guest, id)
            await house.leave("guest0")
            await house.until(lambda: house.table(id).acting_host == "guest1")
            await house.come("guest0", id)
            assert house.table(id).acting_host == house.table(id).host == "guest0"
            assert not await begin_with_bots(house, id, "guest1")

    run_virtually(test())


def test_who_leaves_and_returns_has_no_more_time_for_it() -> None:
    turn = 2 * int(GONE)

    async def test() -> None:
        async with open_house() as house:
            table = await house.open(Config(3), TableOptions(timer=Timer(turn)))
            guest = f"guest{table.asked_seat}"
            mine = house.readers[guest].client
            mine.leave()  # not even connected
            begun = house.store.now()
            while house.table(table.id).question == table.question:
                await house.until(lambda: not table_waits_for(house, table))
                if house.table(table.id).chairs[table.asked_seat].away:  # just before the bot
                    await house.come(guest, table.id)
                    mine.leave()
                assert house.store.now() - begun <= turn + LIMIT - GONE
            entries = [log.decode(body) for body in house.store.logs[table.id]]
            assert [one.by for one in entries if isinstance(one, log.Chose)] == ["clock"]
            read_again(house, table.id)

    run_virtually(test())


def table_waits_for(house: House, asked: Table) -> bool:
    """Whether a table still waits for a person to answer a question."""
    table = house.table(asked.id)
    return table.question == asked.question and not table.awaits_bot


def timed(bank: int) -> Table:
    """A game of three with a clock, at which somebody is asked since 100."""
    options = TableOptions(timer=Timer(10, bank))
    opened = log.Opened(1.0, "ada", write_config(Config(3)), options, "ab" * 32, RULES_VERSION)
    table = Table("x").after(opened)
    for seat, guest in enumerate(("ada", "ben", "cleo")):
        table = table.after(table.may_sit(2.0, seat, guest, guest))
    return table.after(table.may_start(100.0, "ada"))


def test_going_and_coming_of_others_gives_nobody_more_time() -> None:
    table = timed(bank=5)
    other = (table.asked_seat + 1) % 3
    for entry in (log.WentAway(105.0, other), log.CameBack(109.0, other), log.Stood(109.0, other)):
        table = table.after(entry)
        assert (table.deadline, table.asked_at) == (115.0, 100.0)


def test_who_runs_out_of_time_has_used_the_reserve() -> None:
    table = timed(bank=60)
    seat = table.asked_seat
    assert table.deadline == 170.0 and table.game is not None
    option = table.game.options[0].text
    late = table.after(table.may_choose(170.5, seat, table.question, option, "clock"))
    assert late.chairs[seat].bank == 0.0
    soon = table.after(table.may_choose(130.0, seat, table.question, option, "player"))
    assert soon.chairs[seat].bank == 40.0  # the control


def test_who_sits_down_where_the_host_stood_up_is_the_host() -> None:
    opened = log.Opened(1.0, "ada", write_config(Config(3)), INSTANT, "ab" * 32, RULES_VERSION)
    table = Table("x").after(opened)
    table = table.after(log.Sat(2.0, 0, "ada", ""))
    table = table.after(table.may_stand(3.0, 0))
    assert (table.status, table.host) == (OPEN, "ada")
    table = table.after(log.Sat(4.0, 1, "ben", ""))
    assert (table.host, table.acting_host) == ("ben", "ben")
