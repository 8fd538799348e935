"""The referee: whoever fails has lost, the game goes on, and nobody sees too much."""

from __future__ import annotations

from collections import defaultdict
from functools import partial

import pytest

from citadels import Config, Game, read_position, read_record
from citadels.bots.chance import stream
from citadels.core.rng import Rng
from citadels.protocol.company import Company
from citadels.sim import referee, times
from citadels.sim.referee import Verdict, play_game
from citadels.sim.times import Times, TooSlow, quantile, time_class, timed
from tests.sim import fake_bots as fakes

DEAL = partial(Game, Config(players=3), 5, events=False)


def play(*names: str, limit: float = 5.0) -> Verdict:
    return play_game(DEAL, names, "test", Company(limit), defaultdict(Times))


def test_a_sound_game_has_a_place_for_everybody() -> None:
    verdict = play("random", fakes.BUILDER, "random")
    assert sorted(verdict.places) == [1, 2, 3]
    assert verdict.faults == ()
    assert verdict == play("random", fakes.BUILDER, "random")


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (fakes.RaisingBot, "RuntimeError: stumbled"),
        (fakes.LyingBot, "IllegalChoice: "),
        (fakes.StallingBot, "more than 0.2 CPU seconds for a decision"),
        (fakes.SlowBot, "more than 0.2 CPU seconds for a decision"),
        (fakes.StillbornBot, "RuntimeError: stillborn"),
    ],
)
def test_a_bot_that_fails_comes_last(bot: type[fakes.FailingBot], what: str) -> None:
    with fakes.joined(failing=bot):
        verdict = play("random", "failing", "random", limit=0.2)
    assert verdict.places[1] == 3 and sorted(verdict.places) == [1, 2, 3]
    (fault,) = verdict.faults
    assert (fault.seat, fault.bot) == (1, "failing")
    assert fault.what.startswith(what)
    assert fault.trace.startswith("Traceback")
    game = read_record(fault.record).replay()
    assert game.question is not None and game.question.seat == 1


@pytest.mark.parametrize("bot", [fakes.PlainBot, fakes.SleepingBot])
def test_a_bot_that_only_waits_has_not_failed(bot: type[fakes.FailingBot]) -> None:
    with fakes.joined(waiting=bot):
        assert play("random", "waiting", "random", limit=0.2).faults == ()


def test_a_slow_bot_is_found_without_an_alarm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(times, "ALARM", False)
    with fakes.joined(slow=fakes.SlowBot):
        (fault,) = play("slow", "random", "random", limit=0.2).faults
    assert fault.bot == "slow"


def test_who_fails_first_is_behind_who_fails_later() -> None:
    with fakes.joined(raising=fakes.RaisingBot, stillborn=fakes.StillbornBot):
        verdict = play("raising", "stillborn", "random")
    assert verdict.places == (2, 3, 1)
    assert [fault.bot for fault in verdict.faults] == ["stillborn", "raising"]


def test_a_fault_of_the_engine_is_nobodys_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, rng: Rng) -> None:
        raise AssertionError("broken")

    monkeypatch.setattr(referee, "_places", broken)
    verdict = play("random", "random", "random")
    assert verdict.places == (1, 1, 1)
    assert [(fault.bot, fault.what) for fault in verdict.faults] == [("", "AssertionError: broken")]


def test_equal_seats_share_a_place() -> None:
    game = read_position("over\n@0: city tavern\n@1: city castle\n@2: city tavern\n@3: city keep")
    assert referee._places(game, []) == (3, 1, 3, 2)
    assert referee._places(game, [1, 3]) == (1, 4, 1, 3)


def test_only_a_cheat_is_given_the_true_game() -> None:
    class Honest(fakes.WatchingBot):
        seen: list[tuple[object, Game]] = []  # type: ignore[assignment] # noqa: RUF012

    class Cheat(fakes.CheatingBot):
        seen: list[tuple[object, Game]] = []  # type: ignore[assignment] # noqa: RUF012

    with fakes.joined(honest=Honest, cheat=Cheat):
        assert play("honest", "cheat", "random").faults == ()
    game = DEAL()
    hands = [[card.id for card in player.hand] for player in game.state.players]
    dealt = {bot: _hands(bot.seen[0][1]) for bot in (Honest, Cheat)}
    assert dealt[Cheat] == hands
    assert dealt[Honest] != hands and dealt[Honest][0] == hands[0]
    seen, sampled = Honest.seen[5]
    assert sampled.view(0).text() == seen.text()  # type: ignore[attr-defined] # a view


def _hands(game: Game) -> list[list[str]]:
    return [[card.id for card in player.hand] for player in game.state.players]


def test_every_name_has_its_own_chance() -> None:
    drawn = {(name, seat): stream(name, seat).next32() for name in "abc" for seat in range(8)}
    assert len(set(drawn.values())) == 24
    assert stream("a", 1).next32() == drawn["a", 1]


# Times


def test_times_are_counted_in_classes() -> None:
    counted = Times(time_class(number / 1000) for number in range(1, 101))
    assert quantile(counted, 0.5) == pytest.approx(0.050, rel=0.05)
    assert quantile(counted, 0.99) == pytest.approx(0.099, rel=0.05)
    assert quantile(Times(), 0.5) == 0.0
    assert time_class(0.0) == time_class(1e-7)


def test_a_call_is_timed_and_stopped() -> None:
    answer, seconds = timed(lambda: sum(range(200_000)), 5.0)
    assert answer == 19999900000 and 0 < seconds < 5
    with pytest.raises(TooSlow):
        timed(_burn, 0.05)


def _burn() -> int:
    while True:
        pass
