"""Blindness of links: what they say and show of a game that goes on is the same in both worlds.

Nothing is hidden any more once it is over: the replay of a result shows all hands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest

from citadels import Game
from citadels.core.basics import SPECTATOR
from citadels.core.hidden.view import PlayerView
from citadels.server.http import pictures, previews
from citadels.server.http.previews import Preview, shown_table, table_preview
from citadels.server.http.static_files import StaticFiles
from citadels.server.pictures.drawings import Built, Player
from citadels.server.pictures.painter import Painter
from citadels.server.tables import summary
from citadels.server.tables.desk import Desk
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.summary import row_of
from citadels.server.tables.table import Table
from tests.properties.games import some
from tests.properties.pairs import differs, pairs
from tests.server.table import make_desk
from tests.server.wire.test_blind import make_table

PAIRS = some(20, 4)
Seen = tuple[Preview, str]


@pytest.fixture(scope="module")
def painter() -> Iterator[Painter]:
    """What paints with the client that is built here."""
    files = StaticFiles()
    painter = Painter(files.body, files.styles, None)  # type: ignore[arg-type]
    if not painter.can_paint:
        pytest.skip("the browser client is not built")
    yield painter
    painter.close()


def running() -> Iterator[tuple[Game, Game]]:
    """Pairs of games that go on and that no spectator can tell apart."""
    found = (
        (game.copy(), other)
        for game, other, viewer in pairs(800, 1000)
        if viewer == SPECTATOR and not game.over and differs(game, other)
    )
    return islice(found, PAIRS)


async def seen_of(desk: Desk, painter: Painter, table: Table) -> Seen:
    """What a link to a table says, and shows."""
    await desk.store.open(table.id, b"{}", row_of(table))
    desk.live[table.id] = LiveTable(table)
    listed = (await shown_table(desk, table.id)).table
    listed.table = "same"
    canvas = await painter.canvas()
    await pictures._draw_table(canvas, desk, table.id, "en", painter.shields)
    return table_preview(listed, "en"), canvas.svg()


def compare(tmp_path: Path, painter: Painter) -> list[bool]:
    """Whether the links to each pair of tables are the same."""

    async def test() -> list[bool]:
        same = []
        async with make_desk(tmp_path) as desk:
            for number, worlds in enumerate(running()):
                seen = []
                for name, game in zip("ab", worlds, strict=True):
                    guests = [f"guest{seat}" for seat in range(game.config.players)]
                    table = make_table(game, guests, f"table{number}{name}")
                    seen.append(await seen_of(desk, painter, table))
                same.append(seen[0] == seen[1])
        return same

    return asyncio.run(test())


def test_nothing_hidden_is_in_a_link(tmp_path: Path, painter: Painter) -> None:
    assert compare(tmp_path, painter) == [True] * PAIRS


# Controls: it is found out if the one or the other tells a hand


def hands(table: Table) -> list[list[str]]:
    assert table.game is not None
    return [[card.id for card in player.hand] for player in table.game.state.players]


def leak_in_words(patch: pytest.MonkeyPatch) -> None:
    """The row in the database counts what hands are worth, and lists say it."""

    def betray(table: Table) -> list[tuple[int, int]]:
        return [(1, sum(map(len, hand))) for hand in hands(table)]

    patch.setattr(summary, "_results", betray)
    patch.setattr(previews, "is_result", lambda _: True)


def leak_in_picture(patch: pytest.MonkeyPatch) -> None:
    """A game that goes on is drawn as if it was over, with hands instead of cities."""

    async def betray(desk: Desk, id: str) -> Sequence[PlayerView]:
        return hands(await desk.fresh(id))  # type: ignore[return-value]

    def draw(player: Player, hand: list[str]) -> Player:
        return player._replace(city=tuple(Built(card, 0) for card in hand))

    patch.setattr(pictures, "is_result", lambda _: True)
    patch.setattr(pictures, "_seen_at_the_end", betray)
    patch.setattr(pictures, "_with_city", draw)


@pytest.mark.parametrize("plant", [leak_in_words, leak_in_picture])
def test_a_link_that_tells_a_hand_is_caught(
    tmp_path: Path,
    painter: Painter,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[pytest.MonkeyPatch], None],
) -> None:
    plant(monkeypatch)
    assert False in compare(tmp_path, painter)
