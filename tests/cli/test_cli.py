"""The `citadels` command: what it says, and how it ends."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from citadels import Config, Game, __version__, cli, read_record, record_of
from citadels.commands import app as application
from citadels.commands.common import HERE
from citadels.core.registry import CHARACTERS, DISTRICTS
from citadels.core.rng import FastRng
from citadels.sim.loop import play_random
from tests.support.command import (
    COMMAND,
    ENVIRONMENT,
    citadels,
    plain,
    said,
    started,
    take_interrupts,
)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.record"
    game = play_random(Config(), 3, FastRng(5))
    file.write_text(record_of(game).text(), encoding="utf-8")
    return file


# Help, version, bad input


def test_it_is_a_command_of_its_own() -> None:
    assert started("--version").stdout.strip() == __version__
    done = started("dance")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == citadels("dance").stderr != ""


def test_help_and_version() -> None:
    helped = said("--help")
    for command in ("play", "simulate", "arena", "replay", "cards", "setup"):
        assert f" {command} " in helped
    assert said("simulate", "--help").startswith("Usage: citadels simulate [OPTIONS] [ARGUMENTS]\n")
    assert said("--version").strip() == __version__


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["dance"], 2, "There is no command “dance”. Choose from: play, serve, "),
        (["play", "--dance"], 2, "no option “--dance”. See `citadels play --help`."),
        (["play", "dance"], 2, "There is no option “dance”"),
        (["play", "--players"], 2, "--players needs a value"),
        (["play", "--players", "many"], 2, "--players cannot be “many”"),
        (["play", "--players", "12"], 2, "for 2 to 8 players, not 12"),
        (["play", "--edition", "golden"], 2, "There is no edition “golden”"),
        (["play", "--preset", "golden"], 2, "has no preset “golden”"),
        (["play", "--bots", "clever"], 2, "There is no bot “clever”"),
        (["play", "--seat", "4"], 2, "from 0 to 3, not 4"),
        (["play", "--seed", "-1"], 2, "A seed must be a number from 0"),
        (["play", "--setup", "nowhere.txt"], 1, "nowhere.txt: No such file"),
        (["simulate", "--games", "0"], 2, "Play at least 1 game"),
        (["simulate", "--bots", "random,clever"], 2, "There is no bot “clever”"),
        (["arena"], 2, "A match needs a challenger and an opponent, or a pool."),
        (["arena", "--challenger", "random"], 2, "Name both"),
        (["arena", "--challenger", "random", "--against", "random", "--ladder"], 2, "needs a pool"),
        (["arena", "--pool", "random"], 2, "at least two bots"),
        (["arena", "--pool", "random,clever"], 2, "There is no bot “clever”"),
        (["replay"], 2, "FILE is missing. See `citadels replay --help`."),
        (["verify", "a.record"], 2, "--commitment is missing"),
        (["sit", "ftp://a", "exec:b"], 1, "“ftp://a” is not a link to a table."),
        (["replay", "nowhere.record"], 1, "nowhere.record: No such file"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], code: int, message: str) -> None:
    done = citadels(*arguments)
    assert done.returncode == code
    assert message in done.stderr
    assert done.stderr.startswith("citadels: ")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_spoilt_record_is_refused(record: Path, tmp_path: Path) -> None:
    spoilt = tmp_path / "spoilt.record"
    for text in ("", "hello", record.read_text().replace("choices", "choices\n  king, king,")):
        spoilt.write_text(text)
        done = citadels("replay", str(spoilt))
        assert done.returncode == 1
        assert re.fullmatch(r"citadels: .+\n", done.stderr)


def test_an_unknown_language_is_english_with_one_line_of_warning() -> None:
    done = citadels("cards", "--language", "tlh")
    assert done.returncode == 0
    assert "Assassin" in done.stdout
    assert done.stderr == "citadels: no language 'tlh', only en, uk, ru, cs, pl; using English\n"


def test_letters_that_cannot_be_shown_do_not_end_it() -> None:
    done = started("cards", "--language", "uk", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii() and "?" in done.stdout


# cards, setup


def test_cards_as_data() -> None:
    cards = plain("cards")
    assert [card["id"] for card in cards["characters"]] == list(CHARACTERS)
    assert [card["id"] for card in cards["districts"]] == list(DISTRICTS)
    witch = cards["characters"][1]
    assert (witch["name"], witch["rank"], witch["editions"]) == ("Witch", 1, ["deluxe", "czech"])
    assert all(card["text"] for card in cards["characters"])
    by_id = {card["id"]: card for card in cards["districts"]}
    manor, keep = by_id["manor"], by_id["keep"]
    assert (manor["type"], manor["cost"], manor["copies"]) == ("noble", 3, 5)
    assert keep["copies_by_edition"] == {"deluxe": 1, "classic": 2, "czech": 1}
    assert by_id["bell_tower"]["editions"] == []


def test_cards_as_a_table() -> None:
    shown = said("cards")
    for name in ("Tax Collector", "Thieves’ Den", "Haunted Quarter", "Trading Post"):
        assert name in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_a_setup_can_be_printed_and_played(tmp_path: Path) -> None:
    text = said("setup", "--random", "--seed", "4", "--players", "5")
    assert text == said("setup", "--random", "--seed", "4", "--players", "5")
    assert "players 5" in text
    file = tmp_path / "setup.txt"
    file.write_text(text)
    names = re.search(r"cast (.*)", text)
    assert names is not None
    shown = said("play", "--setup", str(file), typed="?\nquit\n")
    assert all(f"{CHARACTERS[id].rank} " in shown for id in names[1].split())
    assert "cast assassin thief" in said("setup")


# simulate


def test_simulate_as_data() -> None:
    found = plain("simulate", "--games", "6", "--players", "3", "--seed", "2", "--jobs", "2")
    assert (found["games"], found["failures"], found["players"]) == (6, 0, 3)
    assert found["deck"] == "random" and found["bots"] == ["random"]
    assert found["decisions"] > 600 and found["mean_rounds"] > 3
    assert len(found["mean_scores"]) == 3 and sum(found["wins"]) == 6
    assert found["seconds"] > 0


def test_simulate_as_a_table() -> None:
    done = citadels("simulate", "--games", "4", "--deck", "first_game", "--bots", "novice,random")
    assert done.returncode == 0
    assert re.search(r"Games\s+4", done.stdout)
    assert "4/4" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="looks for child processes in /proc")
def test_simulate_can_be_interrupted() -> None:
    command = [*COMMAND, "simulate", "--games", "2000000", "--jobs", "2", "--json"]
    process = subprocess.Popen(  # noqa: S603 - our own command
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        text=True,
        preexec_fn=take_interrupts,  # noqa: PLW1509 - no threads are about
    )
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    for _ in range(600):
        if len(children.read_text().split()) == 2:
            break
        time.sleep(0.1)
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=120)
    assert process.returncode == 130
    found = json.loads(out)
    assert found["interrupted"] and found["games"] < 2000000
    assert errors == "citadels: Interrupted: here are the results so far.\n"


# replay


def test_replay_tells_the_whole_game(record: Path) -> None:
    shown = said("replay", str(record))
    assert "Round 1." in shown and "The game is over." in shown
    assert "calls rank" not in shown and "Districts after round 1:" in shown
    assert re.search(r"builds the .+ for \d gold\.", shown)
    detailed = said("replay", str(record), "--events")
    assert "calls rank" in detailed and "Districts after round" not in detailed
    assert not re.search(r"builds the .+ for \d gold\.", detailed)
    game = read_record(record.read_text()).replay()
    for score in game.scores():
        assert re.search(rf"Player {score.seat + 1} +{score.total}\b", shown)


def test_replay_from_one_seat_keeps_secrets(record: Path) -> None:
    everything, seat = said("replay", str(record)), said("replay", str(record), "--view", "2")
    unseen = r"chooses? (a character|their characters)\."
    assert "You choose the " in seat and re.search(unseen, seat)
    assert "Chosen in secret: " in everything and not re.search(unseen, everything)
    assert citadels("replay", str(record), "--view", "7").returncode == 2


def test_replay_as_data(record: Path) -> None:
    found = plain("replay", str(record))
    game = read_record(record.read_text()).replay()
    assert found["over"] and found["ranking"] == game.ranking()
    assert found["decisions"] == len(game.choices)
    assert [score["total"] for score in found["scores"]] == [s.total for s in game.scores()]
    for score in found["scores"]:
        assert sum(line["points"] for line in score["lines"]) == score["total"]
    assert len(found["events"]) == len(game.events)
    assert found["story"][-1].startswith("The game is over.")
    assert len(found["story"]) < len(found["events"])


def test_replay_of_an_open_game_says_who_is_asked(tmp_path: Path) -> None:
    file = tmp_path / "open.record"
    file.write_text(record_of(Game(Config(), 1)).text())
    assert re.search(r"The game is not over: waiting for Player \d\.", said("replay", str(file)))
    assert plain("replay", str(file))["scores"] == []


# play

WELCOME = "Build a city and guess who’s who."
FIRST = ("play", "--seed", "7", "--name", "Zoe")


def test_the_end_of_the_input_ends_the_game() -> None:
    shown = said(*FIRST)
    assert shown.startswith(WELCOME)
    assert "Which character will you choose for this round?" in shown
    assert shown.endswith("The input has ended, and so has the game.\n")


def test_no_command_is_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[object] = []
    monkeypatch.setattr(
        application,
        "make_app",
        lambda language, **_: lambda rest, **_: called.append((language, rest)),
    )
    for arguments in ([], ["--language", "cs"], ["--language=uk", "cards"]):
        with pytest.raises(SystemExit) as end:
            cli.main(arguments)
        assert end.value.code == 0
    assert called == [(HERE, ["serve"]), ("cs", ["serve"]), ("uk", ["cards"])]


def test_a_game_can_be_left() -> None:
    assert said("play", "--seed", "7", typed="quit\n").startswith(WELCOME)
    assert "You leave the game." in said("play", typed="quit\n")


def test_a_game_is_played_to_its_end_and_recorded(tmp_path: Path) -> None:
    file = tmp_path / "zoe.record"
    typed = "1\n" * 900
    shown = said(*FIRST, "--record", str(file), "--bots", "novice", typed=typed)
    assert "The game is over." in shown
    assert "Final scores" in shown and "Cost of the districts" in shown
    assert "Zoe (you)" in shown
    assert max(len(line) for line in shown.splitlines() if "Your choice" not in line) <= 80
    for wrong in ("{", "???", "Traceback", "ui-", "event-"):
        assert wrong not in shown
    assert read_record(file.read_text()).replay().over


def test_everything_that_can_be_typed() -> None:
    typed = [
        "?",
        "? warlord",
        "? no such card",
        "help",
        "dance",
        "99",
        "",
        "why gold",
        "why sing",
        "undo",
        "1",
        "table",
        "why build dragon gate",
        "gather gold",
        "undo",
        "why gold",
        "gold",
        "log",
        "quit",
    ]
    shown = said(*FIRST, "--preset", "vicious_nobles", typed="\n".join(typed))
    for line in (
        "8 Warlord",
        "There is no card “no such card”.",
        "What you can type",
        "“dance” is not one of the options.",
        "“99” is not one of the options.",
        "That is no answer to this question.",
        "There is nothing called “sing” in the game.",
        "There is nothing to undo.",
        "It is not in your hand.",
        "Undone.",
        "That is possible.",
        "You call rank 1",
        "You leave the game.",
    ):
        assert line in shown, line
    assert shown.count("You gather 2 gold.") == 2  # once undone, once for good
    assert shown.count("You take 2 gold.") == 2  # in the log, event by event: dealt, gathered


def _interrupt(process: subprocess.Popen[bytes], times: int = 4) -> bytes:
    """Press Ctrl-C, and again if it came just before the process began to read: none would."""
    for _ in range(times):
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=30)[1]
    process.kill()
    raise AssertionError("it does not end")


def test_a_terminal_is_coloured_and_interrupts_are_clean() -> None:
    leader, follower = pty.openpty()
    environment = {name: value for name, value in ENVIRONMENT.items() if name != "NO_COLOR"}
    process = subprocess.Popen(  # noqa: S603 - our own command
        [*COMMAND, *FIRST],
        stdin=follower,
        stdout=follower,
        stderr=subprocess.PIPE,
        env=environment | {"TERM": "xterm-256color"},
        start_new_session=True,
        preexec_fn=take_interrupts,  # noqa: PLW1509 - no threads are about
    )
    os.close(follower)
    shown = b""
    while b"Your choice" not in shown:
        shown += os.read(leader, 4096)
    assert b"\x1b[" in shown
    errors = _interrupt(process)
    os.close(leader)
    assert process.returncode == 130
    assert errors.decode() == "\ncitadels: interrupted\n"
