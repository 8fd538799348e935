"""Many games: the same for every number of processes, with failures kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels import InvalidConfig, Option, Question, View, read_record
from citadels.bots import BOTS, Sample
from citadels.core.rng import Rng
from citadels.sim import run
from citadels.sim.run import Plan, config_of, game_seed, play_one, simulate


class StumblingBot:
    """Fails at its fourth question."""

    def __init__(self, rng: Rng) -> None:
        self.asked = 0

    def __call__(self, view: View, question: Question, sample: Sample) -> Option:
        self.asked += 1
        if self.asked == 4:
            raise RuntimeError("stumbled")
        return question.options[0]


@pytest.fixture
def stumbling() -> Iterator[str]:
    BOTS["stumbling"] = StumblingBot
    yield "stumbling"
    del BOTS["stumbling"]


def without_time(plan: Plan, jobs: int) -> dict[str, object]:
    plain = simulate(plan, jobs).plain()
    del plain["seconds"]
    return plain


def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan(games=12, seed=5)
    one = without_time(plan, 1)
    assert one == without_time(plan, 2)
    assert one["games"] == 12 and one["failures"] == 0
    assert one != without_time(Plan(games=12, seed=6), 1)


def test_the_summary_adds_up() -> None:
    plan = Plan(games=6, players=3, bots=("novice", "random"))
    outcomes = [play_one(plan, number) for number in range(6)]
    plain = simulate(plan, 1).plain()
    assert plain["decisions"] == sum(outcome.decisions for outcome in outcomes)
    assert plain["forced"] == sum(outcome.forced for outcome in outcomes)
    assert plain["mean_rounds"] == round(sum(outcome.rounds for outcome in outcomes) / 6, 3)
    first = sum(outcome.scores[0] for outcome in outcomes) / 6
    assert plain["mean_scores"][0] == round(first, 3)  # type: ignore[index] # plain data
    winners = [outcome.winner for outcome in outcomes]
    assert plain["wins"] == [winners.count(seat) for seat in range(3)]


def test_decks_and_players() -> None:
    preset = Plan(players=5, deck="vicious_nobles", edition="czech")
    config = config_of(preset, 1)
    assert (config.players, config.preset, config.edition) == (5, "vicious_nobles", "czech")
    counts = {config_of(Plan(players=0), game_seed(Plan(), number)).players for number in range(60)}
    assert counts == set(range(2, 9))
    plan = Plan(players=0, deck="classic_8", edition="classic")
    counts = {config_of(plan, game_seed(plan, number)).players for number in range(60)}
    assert counts == set(range(2, 8))


def test_a_failure_is_counted_and_its_record_kept(tmp_path: Path, stumbling: str) -> None:
    plan = Plan(games=2, bots=(stumbling,), failures_dir=str(tmp_path / "failures"))
    summary = simulate(plan, 1)
    assert summary.games == 2
    assert summary.failures == [f"game {number}: RuntimeError: stumbled" for number in range(2)]
    record = read_record((tmp_path / "failures" / "game-1.record").read_text())
    assert len(record.replay().choices) == summary.decisions // 2 > 0
    assert "stumbled" in (tmp_path / "failures" / "game-1.txt").read_text()


def test_a_failed_game_needs_no_folder(stumbling: str) -> None:
    assert play_one(Plan(bots=(stumbling,)), 0).failure


def test_an_interrupt_gives_what_is_done() -> None:
    done = []

    def interrupt(count: int) -> None:
        done.append(count)
        if len(done) == 2:
            raise KeyboardInterrupt

    summary = simulate(Plan(games=40), 1, interrupt)
    assert summary.interrupted
    assert 0 < summary.games == sum(done) < 40


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (Plan(games=0), "at least 1 game"),
        (Plan(bots=("clever",)), "no bot 'clever'; there are random, novice"),
        (Plan(bots=()), "at least one bot"),
        (Plan(seed=-1), "the seed is a number"),
        (Plan(players=9), "2 to 8 players"),
        (Plan(deck="nothing"), "no preset 'nothing'"),
        (Plan(edition="lost"), "no edition 'lost'"),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Plan, message: str) -> None:
    with pytest.raises(InvalidConfig, match=message):
        simulate(plan, 1)


def test_batches_cover_all_games_once() -> None:
    plan = Plan(games=1003)
    batches = run._batches(plan, 2)
    numbers = [number for _, first, last in batches for number in range(first, last)]
    assert numbers == list(range(1003))
