"""Standings: what the deals of a match say, as numbers with intervals and as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..bots.chance import stream
from .arena import Match, Played, times_of
from .journal import Deal
from .ladder import Rung, ladder_of
from .shares import Share, share_of
from .times import quantile

LISTED = 100  # failures that are told one by one


def wins_of(places: Sequence[int]) -> list[float]:
    """The share of the win that each seat has: those who tie for the first place share it."""
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]


def challenger_share(deals: Sequence[Deal]) -> Share:
    """The win share of the challenger, the first of each line-up."""
    wins = [sum(wins_of(places)[0] for places in deal.places) for deal in deals]
    return share_of(wins, [len(deal.places) for deal in deals])


def bot_share(deals: Sequence[Deal], bot: str) -> Share:
    """The win share of a bot of a pool, per seat that it had."""
    wins, seats = [], []
    for deal in deals:
        slots = [slot for slot, name in enumerate(deal.bots) if name == bot]
        shares = [wins_of(places) for places in deal.places]
        wins.append(sum(row[slot] for row in shares for slot in slots))
        seats.append(len(slots) * len(deal.places))
    return share_of(wins, seats)


def ladder(match: Match, deals: Sequence[Deal]) -> list[Rung]:
    """The ladder of a pool; the same deals give the same intervals."""
    return ladder_of(deals, match.pool, stream(match.seed, "ladder")) if deals else []


def plain_standings(played: Played, with_ladder: bool = False) -> dict[str, object]:
    """What a match showed, as `citadels arena --json` prints it."""
    match, deals = played.match, played.in_order()
    failures = [failure for deal in deals for failure in deal.failures]
    plain: dict[str, object] = match.settings() | {
        "games": len(deals) * match.players,
        "games_asked": match.games,
        "deals": len(deals),
        "chance": round(1 / match.players, 4),
    }
    if not match.pool:
        plain |= _plain_share(challenger_share(deals))
    else:
        plain["bots"] = [{"bot": bot} | _plain_share(bot_share(deals, bot)) for bot in match.pool]
        if with_ladder:
            plain["ladder"] = [_plain_rung(rung) for rung in ladder(match, deals)]
    return plain | {
        "failures": len(failures),
        "failures_by_bot": dict(Counter(failure.bot or "engine" for failure in failures)),
        "failed": [failure._asdict() for failure in failures[:LISTED]],
        "times": plain_times(deals),
        "cpu_seconds": round(sum(deal.seconds for deal in deals), 3),
        "seconds": round(played.seconds, 3),
        "interrupted": played.interrupted,
    }


def _plain_share(share: Share) -> dict[str, object]:
    return {
        "win_share": round(share.share, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
    }


def _plain_rung(rung: Rung) -> dict[str, object]:
    return {
        "bot": rung.bot,
        "points": round(rung.points, 1),
        "low": round(rung.low, 1),
        "high": round(rung.high, 1),
    }


def plain_times(deals: Sequence[Deal]) -> dict[str, dict[str, float]]:
    """The CPU time of decisions with a choice, by bot."""
    return {
        bot: {
            "decisions": times.total(),
            "median_ms": float(f"{1000 * quantile(times, 0.5):.3g}"),
            "p99_ms": float(f"{1000 * quantile(times, 0.99):.3g}"),
        }
        for bot, times in times_of(deals).items()
    }
