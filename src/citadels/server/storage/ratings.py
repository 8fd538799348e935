"""Ratings: one game after the other changes them, each exactly once, whoever sees its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from ..standing.formula import NEW, Rating, Shown, rate, rate_players, show
from . import schema
from .results import alone, is_nobody

_rating: Final = insert(schema.ratings)
KEEP: Final = _rating.on_conflict_do_update(
    index_elements=["who"],
    set_={name: _rating.excluded[name] for name in ("mu", "sigma", "games")},
)
_results: Final = schema.results
CAME_WITH: Final = (
    update(_results)
    .where(_results.c.table_id == bindparam("this"), _results.c.seat == bindparam("there"))
    .values(mu=bindparam("was"), sigma=bindparam("spread"))
)


def rate_next(connection: Connection) -> str:
    """Rate the game that ended first among those that wait; says which, or nothing."""
    alone(connection)
    table = _claim(connection)
    if table:
        rows = connection.execute(_seats().where(_results.c.table_id == table)).all()
        known = _known(connection, [row.who for row in rows])
        connection.execute(CAME_WITH, _rate(rows, known))
        _keep(connection, known)
    return table


def _claim(connection: Connection) -> str:
    """Take the next game, which nobody else can take then."""
    finished, other = schema.finished, schema.finished.alias()
    waits = finished.c.rated & finished.c.number.is_(None)
    first = select(finished.c.table_id).where(waits).order_by(finished.c.at, finished.c.table_id)
    number = select(func.coalesce(func.max(other.c.number), 0) + 1).scalar_subquery()
    query = (
        update(finished)
        .where(finished.c.table_id == first.limit(1).scalar_subquery(), finished.c.number.is_(None))
        .values(number=number)
        .returning(finished.c.table_id)
    )
    return str(connection.scalar(query) or "")


def recompute(connection: Connection) -> int:
    """Rate all games anew, in the order in which they were rated; says how many."""
    alone(connection)
    finished = schema.finished
    query = _seats().join(finished, finished.c.table_id == _results.c.table_id)
    query = query.where(finished.c.number.is_not(None))
    known: Known = {}
    changes: list[dict[str, object]] = []
    games = 0
    for rows in _games(connection, query.order_by(finished.c.number, _results.c.seat)):
        changes += _rate(rows, known)
        games += 1
    connection.execute(delete(schema.ratings))
    if changes:
        connection.execute(CAME_WITH, changes)
        _keep(connection, known)
    return games


def rate_again(connection: Connection, who: str) -> None:
    """Rate one player anew, against the others as they were then: the player's games are others."""
    alone(connection)
    finished = schema.finished
    mine = select(_results.c.table_id).where(_results.c.who == who)
    query = _seats().join(finished, finished.c.table_id == _results.c.table_id)
    query = query.where(finished.c.number.is_not(None), _results.c.table_id.in_(mine))
    known: Known = {}
    changes: list[dict[str, object]] = []
    for rows in _games(connection, query.order_by(finished.c.number, _results.c.seat)):
        then = {row.who: (_came_with(row), 0) for row in rows}
        then[who] = mine_now = known.get(who, (NEW, 0))
        changes += [one for one in _rate(rows, then) if one["there"] in _seats_of(rows, who)]
        known[who] = then[who][0], mine_now[1] + 1
    connection.execute(delete(schema.ratings).where(schema.ratings.c.who == who))
    if changes:
        connection.execute(CAME_WITH, changes)
        _keep(connection, known)


Known = dict[str, tuple[Rating, int]]  # by player: the rating, and from how many games


def _seats() -> Select[Any]:
    return select(
        *(_results.c.table_id, _results.c.seat, _results.c.who, _results.c.place),
        *(_results.c.mu, _results.c.sigma),
    )


def _games(connection: Connection, query: Select[Any]) -> Iterator[Sequence[Any]]:
    rows = connection.execute(query).all()
    return (list(seats) for _, seats in groupby(rows, key=lambda row: row.table_id))


def _known(connection: Connection, players: Sequence[str]) -> Known:
    ratings = schema.ratings
    query = select(ratings).where(ratings.c.who.in_(players))
    return {row.who: (Rating(row.mu, row.sigma), row.games) for row in connection.execute(query)}


def _seats_of(rows: Sequence[Any], who: str) -> list[int]:
    return [row.seat for row in rows if row.who == who]


def _came_with(row: Any) -> Rating:  # noqa: ANN401 - a row
    return NEW if row.mu is None else Rating(row.mu, row.sigma)


def _told(
    rows: Sequence[Any], known: Mapping[str, tuple[Rating, int]]
) -> tuple[list[str], list[Rating], list[int]]:
    """Who played, what they came with, and their places."""
    players = [row.who for row in rows]
    before = [
        _came_with(row) if is_nobody(row.who) else known.get(row.who, (NEW, 0))[0] for row in rows
    ]
    return players, before, [row.place for row in rows]


def _rate(rows: Sequence[Any], known: Known) -> list[dict[str, object]]:
    """Let a game change what is known; gives what is to be kept beside its results."""
    players, before, places = _told(rows, known)
    for who, rating in rate_players(players, before, places).items():
        if not is_nobody(who):
            known[who] = rating, known.get(who, (NEW, 0))[1] + 1
    return [
        {"this": row.table_id, "there": row.seat, "was": was.mu, "spread": was.sigma}
        for row, was in zip(rows, before, strict=True)
    ]


def _keep(connection: Connection, known: Known) -> None:
    rows = [
        {"who": who, "mu": rating.mu, "sigma": rating.sigma, "games": games}
        for who, (rating, games) in known.items()
    ]
    connection.execute(KEEP, rows)


def ratings_of(connection: Connection, players: Sequence[str]) -> dict[str, Shown]:
    """The ratings of some guests and levels of bots, as far as they have any."""
    return {who: show(*one) for who, one in _known(connection, players).items()}


def ratings_after(connection: Connection, table: str) -> list[Shown]:
    """What a game has made of the ratings, by seat; nothing until it has been rated."""
    query = _seats().where(_results.c.table_id == table).order_by(_results.c.seat)
    rows = connection.execute(query).all()
    if not rows or any(row.mu is None for row in rows):
        return []
    before = [_came_with(row) for row in rows]
    after = rate(before, [row.place for row in rows])
    return [show(new, 0, old) for new, old in zip(after, before, strict=True)]
