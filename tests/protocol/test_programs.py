"""Programs that play: what they are told, and what becomes of those that misbehave."""

from __future__ import annotations

import json
import os
import shutil
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Collection
from functools import partial
from pathlib import Path

import msgspec
import pytest

from citadels import Config, FastRng, Game, InvalidConfig, random_config, redeal
from citadels.bots import RandomBot, Seated
from citadels.core.hidden.view import View
from citadels.protocol import BotFailed, Program, check_bot, make_bot, messages
from citadels.protocol.check import check_program
from citadels.protocol.company import Company
from citadels.protocol.family import PROC
from citadels.protocol.process import GRACE, MARK, Process
from citadels.protocol.written import written_event, written_view
from citadels.server.wire.presenter import present_event
from citadels.server.wire.view_data import view_data
from citadels.sim.arena import Match, run
from citadels.sim.referee import Verdict, play_game
from citadels.sim.times import Times

HERE = Path(__file__).parent
BOTS = HERE.parent.parent / "examples" / "bots"
GREEDY = f"{sys.executable} {BOTS / 'greedy.py'}"
MISBEHAVES = f"{sys.executable} {HERE / 'misbehaves.py'}"
DEAL = partial(Game, Config(players=3), 5)
MEGABYTE = 1 << 20


def play(name: str, limit: float = 20.0) -> Verdict:
    with Company(limit) as company:
        return play_game(DEAL, ["random", name, "random"], "test", company, defaultdict(Times))


def left_behind() -> list[str]:
    """The processes of our programs that are still there."""
    found = []
    for folder in PROC.glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_text()
            marked = f"{MARK}={os.getpid()}-".encode() in (folder / "environ").read_bytes()
            if marked or f"hidden from {os.getpid()}" in command:
                found.append(command)
        except OSError:
            continue
    return found


def test_a_program_plays_and_hears_how_it_ends() -> None:
    verdict = play(f"exec:{GREEDY}")
    assert verdict.faults == ()
    assert sorted(verdict.places) == [1, 2, 3]


@pytest.mark.parametrize(
    ("how", "what"),
    [
        ("lie", "it chose 'abracadabra'; there were: "),
        ("shrug", "it chose ['gold', 'cards']; there were: "),
        ("babble", "its answer is not a line of JSON"),
        ("nest", "its answer is not a line of JSON"),
        ("stale", "it answered question 3, not 4"),
        ("die", "it ended with exit code 3"),
        ("kill", "it was ended by signal 15 (Terminated)"),
        ("future", "it speaks protocol 2, not 1"),
        ("chatter", "it "),  # how much of it was heard by then is a matter of luck
    ],
)
def test_a_program_that_misbehaves_loses_with_a_report(how: str, what: str) -> None:
    verdict = play(f"exec:{MISBEHAVES} {how}")
    (fault,) = verdict.faults
    assert verdict.places[1] == 3
    assert fault.what.startswith(what)
    talk = fault.trace.partition("The talk:")[2].partition("Its standard error:")[0]
    told = [line for line in talk.splitlines() if line.startswith("> ")]
    assert json.loads(told[-1][2:])["type"]
    assert ("a last word" in fault.trace) == (how == "die")


class Peak:
    """How much more memory this process took at a time than when it began to be watched."""

    def __init__(self) -> None:
        if PROC.exists():
            (PROC / "self" / "clear_refs").write_text("5")  # the peak of before would hide this one
        self.before = self._now()

    def _now(self) -> int:
        if PROC.exists():
            status = (PROC / "self" / "status").read_text()
            return int(status.split("VmHWM:")[1].split()[0]) * 1024
        resource = pytest.importorskip("resource")  # Windows has neither
        return int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)

    def more(self) -> int:
        """In bytes."""
        return self._now() - self.before


@pytest.mark.parametrize("how", ["sleep", "shout", "log", "fork", "hide", "breed", "deaf"])
def test_a_wild_program_costs_little_and_leaves_nothing_behind(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: list[float] = []
    found: list[int] = []  # processes before the end
    looks: list[float] = []  # seconds to look for them once: how quick this machine is now
    end = Process.end

    def timed(process: Process, grace: float = GRACE) -> bool:
        begin = time.monotonic()
        found.append(len(left_behind()))
        looks.append(time.monotonic() - begin)
        begin = time.monotonic()
        went = end(process, grace)
        assert not PROC.exists() or left_behind() == []
        ends.append(time.monotonic() - begin)
        return went

    monkeypatch.setattr(Process, "end", timed)
    peak = Peak()
    verdict = play(f"exec:{MISBEHAVES} {how}", limit=30 if how in ("shout", "log") else 1.0)
    assert [fault.seat for fault in verdict.faults] == [1]
    assert peak.more() < 50 * MEGABYTE
    assert len(ends) == 1 and ends[0] < max(2, 100 * looks[0])
    if PROC.exists():
        assert found[0] >= {"fork": 6, "hide": 2, "breed": 10}.get(how, 0)  # or it proves nothing


def test_memory_is_looked_for_where_it_would_be() -> None:
    """The control: a gigabyte that was kept would be seen, even after more was used before."""
    peak = Peak()
    kept = b"x" * (60 * MEGABYTE)
    assert peak.more() > 50 * MEGABYTE
    del kept
    peak = Peak()
    assert peak.more() < 50 * MEGABYTE
    kept = b"y" * (60 * MEGABYTE)
    assert peak.more() > 50 * MEGABYTE and kept


def test_processes_are_looked_for_where_they_would_be(tmp_path: Path) -> None:
    """The control: a program that is still there is found."""
    bot = Program(GREEDY)
    bot.talk.start()
    if PROC.exists():
        assert len(left_behind()) == 1
    bot.close()
    assert left_behind() == []


def go_wild(how: str, failures: list[str]) -> None:
    """Play a game against a program that misbehaves, until it fails."""
    game, seated = DEAL(), Seated(Program(f"{MISBEHAVES} {how}", 1.0), 0, FastRng(1))
    try:
        while game.question is not None:
            here = game.question.seat == 0
            game.play(seated.choose(game) if here else game.question.options[0])
    except BotFailed as failed:
        failures.append(str(failed))


@pytest.mark.parametrize("how", ["sleep", "shout", "fork", "breed"])
def test_other_games_go_as_they_would_without_a_wild_program(how: str) -> None:
    match = Match(f"exec:{GREEDY}", "random", players=2, games=2, limit=30.0)
    alone = [deal.places for deal in run(match, jobs=1).in_order()]
    failures: list[str] = []
    wild = threading.Thread(target=go_wild, args=(how, failures))
    wild.start()
    beside = 0
    while beside == 0 or wild.is_alive():
        deals = run(match, jobs=1).in_order()
        assert not any(deal.failures for deal in deals)
        assert [deal.places for deal in deals] == alone
        beside += 1
    wild.join()
    assert len(failures) == 1 and left_behind() == []


def test_other_games_go_on_beside_a_program_that_stalls() -> None:
    match = Match(f"exec:{MISBEHAVES} sleep", "random", players=2, games=4, limit=0.5)
    deals = run(match, jobs=2).in_order()
    assert len(deals) == 2
    assert [len(deal.failures) for deal in deals] == [2, 2]
    assert all(places[0] == 2 for deal in deals for places in deal.places)


def test_a_program_that_cannot_be_started_says_why() -> None:
    with pytest.raises(BotFailed, match="no-such-program: it cannot be started: No such file"):
        Program("no-such-program").begin(Config(players=2), 0)
    with pytest.raises(InvalidConfig, match="there is no bot 'exec'; there are random, novice"):
        check_bot("exec")
    with pytest.raises(InvalidConfig):
        check_bot("exec:")


def test_views_and_events_are_written_as_the_server_sends_them() -> None:
    told = set[str]()
    for seed in (31, 49):  # they have everything that a view can tell
        rng = FastRng(3)
        game = Game(random_config(seed, 0), seed)
        while True:
            seen = game.view(len(game.choices) % game.config.players)
            sent = json.loads(msgspec.json.encode(view_data(seen)))
            assert json.loads(written_view(seen)) == sent
            told |= {name for name, value in sent.items() if value}
            if game.over:
                break
            game.play(game.options[rng.below(len(game.options))])
        for event in game.events:
            sent = json.loads(msgspec.json.encode(present_event(event, [1])))
            assert json.loads(written_event(event.for_observer(1))) == sent
    assert set(View._fields) - told <= {"deck_head"}  # which nobody is told


class Overheard(Program):
    """Writes down every message instead of sending it, and answers by chance."""

    def __init__(self, seed: int) -> None:
        super().__init__("")
        self.rng = FastRng(seed)
        self.said: list[bytes] = []
        self.talk = self  # type: ignore[assignment]

    def begin(self, config: Config, seat: int) -> None:
        self.say(messages.game(config, seat))

    def say(self, line: bytes) -> None:
        self.said.append(line)

    def ask(self, news: str, view: str, options: Collection[str]) -> str:
        self.say(messages.question(1, 1.0, news, view))
        return list(options)[self.rng.below(len(options))]


def said_to(game: Game, seat: int, leak: str) -> list[bytes]:
    """What a program in a seat is told when it is asked, all that has happened included."""
    bot = Overheard(1)
    seated = Seated(bot, seat, FastRng(1))
    seated.follow(game)
    assert len(bot.news) == len(game.events) > 0
    if leak == "events":
        bot.hear(game.events)  # not as the seat may know them
    bot(*seated.sight(game))
    if leak == "hand":
        other = game.state.players[(seat + 1) % game.config.players]
        bot.said.append(repr([card.id for card in other.hand]).encode())
    return bot.said


def count_differences(leak: str = "") -> tuple[int, int]:
    """Deal anew what a seat cannot know: how often is it told something else, to the byte?"""
    compared = differing = 0
    for seed in range(40):
        game, rng = Game(random_config(seed, 0), seed), FastRng(seed)
        for _ in range(60):
            if not game.over:
                game.play(game.options[rng.below(len(game.options))])
        if game.question is not None:
            seat = game.question.seat
            other = redeal(game, seat, FastRng(seed + 1))
            compared += 1
            differing += said_to(game, seat, leak) != said_to(other, seat, leak)
    return compared, differing


def test_nothing_is_said_that_the_seat_may_not_know() -> None:
    compared, differing = count_differences()
    assert compared > 20
    assert differing == 0


@pytest.mark.parametrize("leak", ["hand", "events"])
def test_a_planted_leak_is_found(leak: str) -> None:
    assert count_differences(leak)[1] > 10


@pytest.mark.parametrize("file", ["greedy.py", "greedy.js"])
def test_the_examples_keep_to_the_protocol_and_beat_chance(file: str) -> None:
    runner = {"py": sys.executable, "js": shutil.which("node") or ""}[file[-2:]]
    if not runner:
        pytest.skip("there is no Node")
    command = f"{runner} {BOTS / file}"
    findings = list(check_program(command, 6, 1, 30.0))
    assert [finding.what for finding in findings] == ["start", "play", "silent", "leave", "hang-up"]
    assert not any(finding.trouble for finding in findings)
    deals = run(Match(f"exec:{command}", "random", games=8, limit=30.0), jobs=1).in_order()
    wins = sum(places[0] == 1 for deal in deals for places in deal.places)
    assert wins >= 4  # of 8, where chance gives 2; the deals are always the same


def test_a_program_that_holds_back_its_hello_is_told_to_flush(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("citadels.protocol.talk.START", 0.3)
    command = f"{sys.executable} -c 'import time; print(1, end=str()); time.sleep(600)'"
    with pytest.raises(BotFailed, match=r"no answer within 0.3 s; .+flush"):
        Program(command).begin(Config(players=2), 0)


def test_the_python_example_needs_nothing_of_ours_and_is_short() -> None:
    text = (BOTS / "greedy.py").read_text(encoding="utf-8")
    assert "citadels import" not in text and "import citadels" not in text
    assert len([line for line in text.splitlines() if line.strip()]) <= 30


def test_a_check_tells_the_first_trouble_and_ends() -> None:
    findings = list(check_program(f"{MISBEHAVES} lie", 2, 1, 20.0))
    assert [finding.what for finding in findings] == ["start", "fail"]
    assert "abracadabra" in findings[-1].trouble and findings[-1].log
    assert left_behind() == []


def test_a_made_bot_is_one_of_ours_or_a_program() -> None:
    assert isinstance(make_bot("random", FastRng(1)), RandomBot)
    assert isinstance(make_bot("exec:x", FastRng(1)), Program)
    assert os.environ.get(MARK) is None
