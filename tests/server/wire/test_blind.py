"""Blindness where the fault run does not look: shared screens, and everything asked by HTTP."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels import RULES_VERSION, Game, write_config
from citadels.core.basics import EVERYBODY, POOL, SPECTATOR, Refusal
from citadels.core.state.known import OBSERVER
from citadels.server.bots.automation import Automation
from citadels.server.bots.reviewer import Reviewer
from citadels.server.http import tries
from citadels.server.settings import Settings
from citadels.server.tables import entries as log
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.options import TableOptions
from citadels.server.tables.summary import row_of
from citadels.server.tables.table import Table
from citadels.server.wire import messages as m
from citadels.server.wire.presenter import present_event, present_table
from tests.properties.games import moments, new_game, some
from tests.properties.pairs import differs, pairs
from tests.server.served import fresh, served

GAMES = some(20, 6)
PAIRS = some(30, 8)


def make_table(game: Game, guests: list[str], id: str = "table", hotseat: bool = False) -> Table:
    """A table at which a game is going on."""
    table = Table(id)
    options = TableOptions(listed=True, hotseat=hotseat)
    setup = write_config(game.config)
    table.apply(0, log.Opened(1.0, guests[0], setup, options, "5e" * 32, RULES_VERSION))
    for seat, guest in enumerate(guests):
        table.apply(table.seq + 1, log.Sat(2.0, seat, guest, ""))
    table.apply(table.seq + 1, log.Started(3.0))
    table.game = game
    return table


# Shared screens


def shared_pairs(first: int, count: int) -> Iterator[tuple[Game, Game, tuple[int, int]]]:
    """Games of three or more with another card in a hand that neither of two seats can see."""
    for seed in range(first, first + count):
        for number, game in enumerate(moments(new_game(seed, events=True), seed)):
            if number % 7 or game.over or game.config.players < 3 or not game.state.deck.pool:
                continue
            two = (seed % game.config.players, (seed + 1) % game.config.players)
            hidden = (seed + 2) % game.config.players
            if not game.state.players[hidden].hand or any(
                _knows(game, seat, hidden) for seat in two
            ):
                continue
            if game.question is None or game.question.seat == hidden:
                continue  # what is asked may be about the hand
            other = game.copy()
            hand, pool = other.state.players[hidden].hand, other.state.deck.pool
            hand[0], pool[-1] = pool[-1], hand[0]
            hand.sort(key=lambda card: card.number)
            if differs(game, other):
                yield game, other, two


def _knows(game: Game, seat: int, holder: int) -> bool:
    places = (holder, POOL)
    return any(game.state.known[seat * OBSERVER + place].cards for place in places)


def tell_shared(game: Game, two: tuple[int, int], tell: Callable[..., m.TableMessage]) -> bytes:
    """What the guest who has two of the seats is sent."""
    guests = ["both" if seat in two else f"guest{seat}" for seat in range(game.config.players)]
    table = make_table(game, guests, hotseat=True)
    seats = table.seats_of("both")
    assert seats == sorted(two)
    return m.encoder.encode(tell(table, "both", seats, {}, 0, 4.0))


def test_who_share_a_screen_see_no_other_hand() -> None:
    seen = 0
    for game, other, two in shared_pairs(700, GAMES):
        seen += 1
        assert tell_shared(game, two, present_table) == tell_shared(other, two, present_table)
    assert seen >= GAMES


def test_who_share_a_screen_read_nothing_that_only_one_of_them_saw() -> None:
    """The chronicle lies open for both: it tells what everybody may know."""
    for game, _, two in shared_pairs(700, 3):
        events = [event for event in game.events if event.seen != EVERYBODY]
        assert events
        for event in events:
            told = present_event(event, two)
            assert told == present_event(event, [SPECTATOR])
        assert any(present_event(event, [two[0]]) != present_event(event, two) for event in events)


def test_a_shared_screen_that_sees_all_is_caught() -> None:
    def leaky(table: Table, guest: str, seats: list[int], *rest: Any) -> m.TableMessage:  # noqa: ANN401
        everybody = list(range(len(table.chairs)))
        assert seats
        return present_table(table, guest, everybody, *rest)

    assert any(
        tell_shared(game, two, leaky) != tell_shared(other, two, leaky)
        for game, other, two in shared_pairs(700, GAMES)
    )


def test_nobody_is_shown_everything_while_a_game_is_played() -> None:
    for game in moments(new_game(701, events=True), 701):
        if game.over:
            break
        guests = [f"guest{seat}" for seat in range(game.config.players)]
        table = make_table(game, guests)
        for guest in (*guests, "watcher"):
            seats = table.seats_of(guest)
            views = present_table(table, guest, seats, {}, 0, 4.0).views
            assert [view.observer for view in views] == (seats or [SPECTATOR])


# HTTP


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    file: Path = tmp_path_factory.mktemp("blind") / "blind.db"
    settings = Settings(fresh(file), requests=(1e6, 1_000_000))
    with (
        pytest.MonkeyPatch.context() as patch,
        served(settings) as client,
    ):
        patch.setattr(Automation, "_sweep", leave_alone)
        yield client


async def leave_alone(_: Automation) -> None:
    """The tables of these tests are not in the database: a sweep would forget them, or fail."""


ASKED = (
    *(("GET", "/record"), ("GET", "/replay"), ("POST", "/start"), ("POST", "/rematch")),
    *(("POST", "/seats/0"), ("POST", "/seats/7"), ("DELETE", "/seats/1"), ("DELETE", "")),
    *(("GET", "/review"), ("POST", "/review"), ("POST", "/tries")),
)
BODIES = {"/tries": {"step": 1, "seat": 0}}  # the others need none


def answers(client: TestClient[Any], table: Table) -> list[tuple[int, bytes]]:
    """What a stranger hears who asks for everything there is to ask for."""
    client.app.state.desk.live[table.id] = LiveTable(table)
    found = [
        client.request(method, f"/api/tables/{table.id}{path}", json=BODIES.get(path))
        for method, path in ASKED
    ]
    return [(answer.status_code, answer.content) for answer in found]


def unfinished() -> Iterator[tuple[Table, Table]]:
    """Pairs of tables whose games no spectator can tell apart."""
    found = (
        (game.copy(), other)
        for game, other, viewer in pairs(800, 1000)
        if viewer == SPECTATOR and not game.over and differs(game, other)
    )
    for game, other in islice(found, PAIRS):
        guests = [f"guest{seat}" for seat in range(game.config.players)]
        yield make_table(game, guests), make_table(other, guests)


def test_strangers_hear_the_same_in_both_worlds(client: TestClient[Any]) -> None:
    for one, two in unfinished():
        assert answers(client, one) == answers(client, two)
        assert row_of(one) == row_of(two)


def test_an_answer_that_tells_a_secret_is_caught(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def betray(table: Table) -> None:
        hands = [card.id for player in table.game.state.players for card in player.hand]  # type: ignore[union-attr]
        raise Refusal("the game has begun", "begun", name=" ".join(hands))

    monkeypatch.setattr(Table, "_check_open", betray)
    assert any(answers(client, one) != answers(client, two) for one, two in unfinished())


@pytest.mark.parametrize(("place", "name"), [(Reviewer, "of"), (tries, "deal_entry")])
def test_a_review_or_try_that_tells_a_secret_is_caught(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, place: object, name: str
) -> None:
    async def betray(*given: Any, **_: Any) -> None:  # noqa: ANN401
        (table,) = [each for each in given if isinstance(each, Table)]
        hands = [card.id for player in table.game.state.players for card in player.hand]  # type: ignore[union-attr]
        raise Refusal("the game is not over", "not-over", name=" ".join(hands))

    monkeypatch.setattr(place, name, betray)
    assert any(answers(client, one) != answers(client, two) for one, two in unfinished())


def test_nothing_of_an_unfinished_game_is_reviewed_or_tried(client: TestClient[Any]) -> None:
    one, _ = next(unfinished())
    heard = dict(zip(ASKED, answers(client, one), strict=True))
    for asked in (("GET", "/review"), ("POST", "/review"), ("POST", "/tries")):
        assert b"not-over" in heard[asked][1], asked
