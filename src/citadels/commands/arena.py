"""`citadels arena`: measure how strong bots are."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from ..core.basics import InvalidConfig
from ..sim.arena import Match, Played, run
from ..sim.run import RANDOM_DECK
from ..sim.shares import Share
from ..sim.standings import bot_share, challenger_share, ladder, plain_standings, plain_times
from ..terminal.style import make_console
from ..words import phrase
from .common import HERE, Flag, make_progress, print_json
from .ending import INTERRUPTED, complain

TOLD = 5  # failures that are told in the terminal


def arena(
    *,
    challenger: str = "",
    against: str = "",
    pool: str = "",
    players: int = 4,
    games: int = 1000,
    deck: str = RANDOM_DECK,
    edition: str = "deluxe",
    seed: int = 1,
    ladder: Flag = False,
    time_limit: float = 10.0,
    jobs: int = 0,
    resume: Path | None = None,
    failures_dir: Path | None = None,
    json: Flag = False,
    language: str = HERE,
) -> int:
    """Measure how strong bots are: every deal is played from every seat."""
    kept = str(failures_dir) if failures_dir else ""
    mixed = tuple(pool.split(",")) if pool else ()
    match = Match(challenger, against, mixed, players, games, deck, edition, seed, time_limit, kept)
    match.check()
    if ladder and not mixed:
        raise InvalidConfig("a ladder needs a pool", "ladder")
    if json:
        played = run(match, jobs, resume)
        print_json(plain_standings(played, ladder))
    else:
        total = match.deals * players
        with make_progress() as progress:
            task = progress.add_task(phrase("ui-arena-playing", language), total=total)
            played = run(match, jobs, resume, lambda done: progress.advance(task, done))
        _draw(played, ladder, make_console(), language)
    if played.interrupted:
        complain(phrase("ui-arena-interrupted", language))
        return INTERRUPTED
    return 0


def _draw(played: Played, with_ladder: bool, console: Console, language: str) -> None:
    """Show the result: shares, the ladder if it is wanted, times and failures."""
    match, deals = played.match, played.in_order()
    games = len(deals) * match.players
    console.print(phrase("ui-arena-games", language, games=games, deals=len(deals)))
    if games > match.games:
        console.print(phrase("ui-arena-rounded", language, games=match.games))
    if match.pool:
        shares = {bot: bot_share(deals, bot) for bot in match.pool}
    else:
        shares = {match.challenger: challenger_share(deals)}
    console.print(_shares(shares, 1 / match.players, language))
    if with_ladder:
        console.print(_ladder(played, language))
    console.print(_times(played, language))
    _tell_failures(played, console, language)


def _columns(language: str, *ids: str) -> Table:
    """Make a table with a name and numbers."""
    table = Table(box=None)
    table.add_column(phrase(ids[0], language))
    for id in ids[1:]:
        table.add_column(phrase(id, language), justify="right")
    return table


def _shares(shares: dict[str, Share], chance: float, language: str) -> Table:
    table = _columns(
        language, "ui-arena-bot", "ui-arena-share", "ui-arena-interval", "ui-arena-chance"
    )
    for bot, share in sorted(shares.items(), key=lambda item: -item[1].share):
        interval = f"{share.low:.1%} .. {share.high:.1%}"
        table.add_row(bot, f"{share.share:.1%}", interval, f"{chance:.1%}")
    return table


def _ladder(played: Played, language: str) -> Table:
    table = _columns(language, "ui-arena-bot", "ui-arena-points", "ui-arena-interval")
    for rung in ladder(played.match, played.in_order()):
        table.add_row(rung.bot, f"{rung.points:+.0f}", f"{rung.low:+.0f} .. {rung.high:+.0f}")
    return table


def _times(played: Played, language: str) -> Table:
    table = _columns(
        language, "ui-arena-bot", "ui-arena-decisions", "ui-arena-median", "ui-arena-slow"
    )
    for bot, times in plain_times(played.in_order()).items():
        numbers = (f"{times['decisions']:,}", f"{times['median_ms']:g}", f"{times['p99_ms']:g}")
        table.add_row(bot, *numbers)
    return table


def _tell_failures(played: Played, console: Console, language: str) -> None:
    failures = [failure for deal in played.in_order() for failure in deal.failures]
    console.print(phrase("ui-arena-failures", language, count=len(failures)))
    for failure in failures[:TOLD]:
        complain(
            phrase(
                "ui-arena-failure",
                language,
                bot=failure.bot or "-",
                deal=failure.deal,
                game=failure.game,
                text=failure.what,
                file=failure.record or "-",
            )
        )
