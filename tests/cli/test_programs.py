"""Commands with a program as a bot: what people read of it, and what the program hears."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from citadels.protocol import BotFailed, Program
from tests.support.command import citadels, plain, said
from tools.files import ROOT

GREEDY = f"exec:{sys.executable} {ROOT / 'examples/bots/greedy.py'}"
MISBEHAVES = f"exec:{sys.executable} {ROOT / 'tests/protocol/misbehaves.py'}"
FIRST = ("play", "--players", "3", "--seed", "7", "--name", "Zoe")
ONES = "1\n" * 900  # answers to every question
LISTENS = """\
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    with open(sys.argv[1], "a") as file:
        file.write(told["type"] + "\\n")
    if told["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1}), flush=True)
    elif told["type"] == "question":
        option = told["view"]["question"]["options"][0]
        answer = {"type": "answer", "number": told["number"], "option": option}
        print(json.dumps(answer), flush=True)
"""


@pytest.fixture(scope="module")
def failed() -> str:
    """A whole game against bots that all fail."""
    return said(*FIRST, "--against", f"{MISBEHAVES} lie", typed=ONES)


def test_a_failed_bots_log_is_shown_only_after_the_game(failed: str) -> None:
    """The log tells the hand and the character of the bot; so do the options that it had."""
    during, after = failed.split("Final scores")
    assert during.count("can no longer play: it chose what was not offered.") == 2
    for secret in ("The talk:", "there were:", '"view"'):
        assert secret not in during
        assert secret in after  # the control: it is there to be found


def test_whoever_leaves_reads_the_log(failed: str) -> None:
    during = failed.partition("can no longer play")[0]
    typed = "1\n" * (during.count("Your choice") + 3)
    left = said(*FIRST, "--against", f"{MISBEHAVES} lie", typed=f"{typed}quit\n")
    assert left.index("The talk:") > left.index("You leave the game.")


def test_a_failed_bot_comes_last(failed: str) -> None:
    places = [line.split()[:2] for line in failed.split("Final scores")[1].splitlines()]
    assert ["1.", "Zoe"] in places
    assert failed.count("(lost: it could not play on)") == 2
    sound = said(*FIRST, "--against", "novice", typed=ONES)  # the control: Zoe plays badly
    assert "1. Zoe" not in sound and "(lost:" not in sound


def test_a_program_hears_how_the_game_at_the_terminal_ends(tmp_path: Path) -> None:
    script, heard = tmp_path / "listens.py", tmp_path / "heard"
    script.write_text(LISTENS, encoding="utf-8")
    shown = said(*FIRST, "--against", f"exec:{sys.executable} {script} {heard}", typed=ONES)
    assert "Final scores" in shown and "can no longer play" not in shown
    told = heard.read_text(encoding="utf-8").split()
    assert told.count("game") == told.count("end") == 2


def test_a_quotation_without_its_end_is_told_as_such() -> None:
    with pytest.raises(BotFailed, match="the command cannot be read: No closing quotation"):
        Program('foo "bar').talk.start()
    done = citadels("check-bot", 'exec:foo "bar')
    assert done.returncode == 1 and "No closing quotation" in done.stdout


def test_the_arena_lets_a_program_challenge() -> None:
    arguments = ("--against", "random", "--players", "2", "--games", "4", "--jobs", "1")
    found = plain("arena", "--challenger", GREEDY, *arguments)
    assert found["failures"] == 0
    found = plain("arena", "--challenger", f"{MISBEHAVES} die", *arguments)
    assert found["failures"] == 4


def test_a_program_is_checked() -> None:
    done = citadels("check-bot", GREEDY, "--games", "2")
    assert done.returncode == 0 and done.stdout.count("✓") == 5
    done = citadels("check-bot", f"{MISBEHAVES} lie", "--games", "2")
    assert done.returncode == 1 and "✗" in done.stdout and "abracadabra" in done.stdout
