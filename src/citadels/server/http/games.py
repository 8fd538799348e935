"""Games: one's own finished games, and what they say together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from litestar import get

from ...review import FORMAT, Digest, History, Played, history
from ...review.weights import shipped_judge
from ..bots.reviewer import BEST
from ..storage.games import GameRow, games_of
from ..tables.summary import Summary
from ..wire.view_data import form_of
from .dependencies import GuestId, TheStore
from .setups import brief

if TYPE_CHECKING:
    HistoryData = Any  # a struct with the fields of `History`
else:
    HistoryData = form_of(History).kind

_write_history: Final = form_of(History).write


class MyGame(msgspec.Struct, frozen=True):
    """A finished game of a guest."""

    table: str
    edition: str
    preset: str
    players: int
    place: int
    points: int
    touched: float  # when something happened last, in seconds since 1970
    review: Literal["none", "made", "older"]  # whether there is one, or one by an older judge


class MyGames(msgspec.Struct, frozen=True):
    """The finished games of a guest, the newest first, and what they say together."""

    games: list[MyGame]
    history: HistoryData


class Remembered(msgspec.Struct, frozen=True):
    """A finished game as it is listed, and as it counts."""

    listed: MyGame
    played: Played


@get("/api/me/games")
async def my_games(guest: GuestId, store: TheStore) -> MyGames:
    """My finished games, and what they say together: results, errors and luck with intervals."""
    rows = await games_of(store, guest)
    return await asyncio.to_thread(present_games, rows, guest)


def present_games(rows: Sequence[GameRow], guest: str) -> MyGames:
    """Show somebody the games, as far as they count: who shares a screen has no result alone."""
    found = [game for row in rows if (game := remember(row, guest)) is not None]
    told = history([game.played for game in reversed(found)])
    return MyGames([game.listed for game in found], _write_history(told))


def remember(row: GameRow, guest: str) -> Remembered | None:
    """Read a game; none if it does not count."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    mine = [seat for seat, who in enumerate(summary.chairs) if who == guest or seat == row.seat]
    if len(mine) != 1 or not summary.results or summary.tried:
        return None
    (seat,) = mine
    digest = _digest(row, seat)
    setup = brief(summary.setup)
    place, points = summary.results[seat]
    older = digest is not None and row.value != shipped_judge().version
    listed = MyGame(
        table=row.table,
        edition=setup.edition,
        preset=setup.preset,
        players=len(summary.chairs),
        place=place,
        points=points,
        touched=row.touched,
        review="none" if digest is None else "older" if older else "made",
    )
    return Remembered(listed, Played(len(summary.chairs), place, digest))


def _digest(row: GameRow, seat: int) -> Digest | None:
    """What the review says of a seat, if it was made with all effort and can be read."""
    if row.effort != BEST or row.format != FORMAT or not row.digests:
        return None
    return msgspec.json.decode(row.digests, type=list[Digest])[seat]
