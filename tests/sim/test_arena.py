"""The arena: every deal from every seat, the same for every number of processes."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path

import pytest

from citadels import Game, InvalidConfig, View, read_record
from citadels.sim import arena
from citadels.sim.arena import Match, line_up, play_deal, run
from citadels.sim.run import game_seed, leave_interrupts_to_parent, work_tidily
from citadels.sim.standings import bot_share, challenger_share, plain_standings, wins_of
from tests.sim import fake_bots as fakes

MATCH = Match(fakes.BUILDER, "random", games=24)
POOL = Match(pool=(fakes.BUILDER, "random", "other"), games=40)
TIMES = ("seconds", "cpu_seconds", "times")


def standings(match: Match, jobs: int = 1) -> dict[str, object]:
    """What a match shows, without how long it took."""
    plain = plain_standings(run(match, jobs), with_ladder=True)
    return {name: value for name, value in plain.items() if name not in TIMES}


@pytest.mark.parametrize(
    "match", [MATCH, Match(pool=(fakes.BUILDER, "random"), games=24, players=3)]
)
def test_the_seed_decides_and_the_number_of_processes_does_not(match: Match) -> None:
    one = standings(match)
    assert one == standings(match, 2)
    assert one["games"] == 24 and one["failures"] == 0
    other = run(match._replace(seed=2), 1).in_order()
    assert [deal.places for deal in other] != [deal.places for deal in run(match, 1).in_order()]


def test_the_challenger_has_every_seat_of_every_deal() -> None:
    class Watching(fakes.WatchingBot):
        seen: list[tuple[View, Game]] = []  # noqa: RUF012 - so that the test can look

    with fakes.joined(watching=Watching):
        play_deal(Match("watching", "random", players=5, games=5), 3)
    firsts: dict[int, View] = {}
    for view, _ in Watching.seen:
        firsts.setdefault(view.observer, view)
    assert list(firsts) == [0, 1, 2, 3, 4]
    assert len({tuple(view.cast) for view in firsts.values()}) == 1
    assert len({view.crown for view in firsts.values()}) == 1


def test_the_games_of_a_deal_begin_alike() -> None:
    class Watching(fakes.WatchingBot):
        seen: list[tuple[View, Game]] = []  # noqa: RUF012 - so that the test can look

    with fakes.joined(watching=Watching):
        play_deal(Match("watching", "watching", games=4), 0)
    looks = [view.text() for view, _ in Watching.seen]
    assert looks.count(looks[0]) == 4


def test_the_first_crown_is_by_chance() -> None:
    deals = [arena._deal(MATCH, game_seed(MATCH.plan, number)) for number in range(400)]
    crowns = Counter(game.state.crown for game in deals)
    assert set(crowns) == {0, 1, 2, 3}
    assert min(crowns.values()) > 70


def test_a_bot_is_exactly_as_strong_as_itself() -> None:
    deals = run(Match("random", "random", players=3, games=30), 1).in_order()
    assert challenger_share(deals).share == pytest.approx(1 / 3)


def test_a_stronger_bot_wins_more() -> None:
    share = challenger_share(run(MATCH, 1).in_order())
    assert share.low > 0.25


def test_games_are_rounded_up_to_whole_deals() -> None:
    plain = plain_standings(run(MATCH._replace(games=5), 1))
    assert (plain["games"], plain["games_asked"], plain["deals"]) == (8, 5, 2)


def test_a_pool_is_dealt_out_evenly() -> None:
    with fakes.joined(other=fakes.PlainBot):
        counts: Counter[str] = Counter()
        orders = set()
        for number in range(30):
            names = line_up(POOL, number)
            assert len(names) == 4
            counts.update(names)
            orders.add(names)
            assert max(counts.values()) - min(counts[bot] for bot in POOL.pool) <= 1
        assert len(orders) > 10
        assert line_up(MATCH, 7) == (fakes.BUILDER, "random", "random", "random")


def test_the_wins_of_a_pool_add_up() -> None:
    with fakes.joined(other=fakes.PlainBot):
        deals = run(POOL, 1).in_order()
    seats = Counter(name for deal in deals for name in deal.bots for _ in deal.places)
    wins = sum(bot_share(deals, bot).share * seats[bot] for bot in POOL.pool)
    assert wins == pytest.approx(40)
    slow = sum(
        won
        for deal in deals
        for places in deal.places
        for name, won in zip(deal.bots, wins_of(places), strict=True)
        if name == fakes.BUILDER
    )
    assert bot_share(deals, fakes.BUILDER).share == pytest.approx(slow / seats[fakes.BUILDER])


def test_who_ties_for_the_first_place_shares_the_win() -> None:
    assert wins_of((1, 1, 3, 4)) == [0.5, 0.5, 0.0, 0.0]
    assert wins_of((2, 1, 3)) == [0.0, 1.0, 0.0]


@pytest.mark.parametrize("bot", [fakes.RaisingBot, fakes.LyingBot, fakes.StallingBot])
def test_failures_are_losses_with_records(bot: type[fakes.FailingBot], tmp_path: Path) -> None:
    match = Match("failing", "random", games=4, limit=0.2, failures_dir=str(tmp_path / "kept"))
    with fakes.joined(failing=bot):
        plain = plain_standings(run(match, 1))
    assert (plain["win_share"], plain["failures"]) == (0.0, 4)
    assert plain["failures_by_bot"] == {"failing": 4}
    failed = plain["failed"]
    assert isinstance(failed, list)
    for turn, failure in enumerate(failed):
        assert (failure["game"], failure["seat"]) == (turn, turn)
        game = read_record(Path(failure["record"]).read_text()).replay()
        assert game.question is not None and game.question.seat == failure["seat"]
        assert "Traceback" in Path(failure["record"]).with_suffix(".txt").read_text()


def test_an_opponent_that_fails_hands_the_win_to_the_others() -> None:
    match = Match("random", "failing", players=2, games=8)
    with fakes.joined(failing=fakes.RaisingBot):
        plain = plain_standings(run(match, 1))
    assert (plain["win_share"], plain["failures"]) == (1.0, 8)
    with fakes.joined(failing=fakes.PlainBot):
        assert plain_standings(run(match, 1))["failures"] == 0


def test_times_are_those_of_the_bot() -> None:
    with fakes.joined(slow=fakes.SlowBot):
        plain = plain_standings(run(Match("slow", "random", players=2, games=2, limit=0.1), 1))
    times = plain["times"]
    assert isinstance(times, dict)
    assert times["slow"]["decisions"] < times["random"]["decisions"]
    assert 0 < times["random"]["median_ms"] <= times["random"]["p99_ms"] < 100


@pytest.mark.parametrize(
    ("match", "message"),
    [
        (Match(), "a challenger and an opponent, or a pool"),
        (Match(fakes.BUILDER), "name both"),
        (Match(fakes.BUILDER, "random", (fakes.BUILDER, "random")), "or a pool"),
        (Match(fakes.BUILDER, "clever"), "no bot 'clever'"),
        (Match(pool=(fakes.BUILDER,)), "at least two bots"),
        (Match(pool=(fakes.BUILDER, "random", fakes.BUILDER)), "each named once"),
        (MATCH._replace(games=0), "at least 1 game"),
        (MATCH._replace(players=0), "2 to 8 players"),
        (MATCH._replace(players=9), "2 to 8 players"),
        (MATCH._replace(deck="nothing"), "no preset 'nothing'"),
        (MATCH._replace(limit=0), "more than 0 seconds"),
    ],
)
def test_what_cannot_be_played_is_refused(match: Match, message: str) -> None:
    with pytest.raises(InvalidConfig, match=message):
        run(match, 1)


def test_a_process_that_waits_for_work_ends_at_once() -> None:
    """A handler of ours might wait for ever; it is there only while a game is played."""
    held = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        leave_interrupts_to_parent()
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
        meanwhile = work_tidily(signal.getsignal, signal.SIGTERM)
        assert callable(meanwhile)
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        for number, handler in held.items():
            signal.signal(number, handler)
