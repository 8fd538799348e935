"""The journal: an interrupted match goes on, and ends as if nothing had happened."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from citadels import InvalidConfig, bots
from citadels.sim import journal as journals
from citadels.sim.arena import Match, play_deal, run
from citadels.sim.journal import bots_digest, read_deal
from citadels.sim.standings import plain_standings
from tests.sim import fake_bots as fakes
from tests.support.command import COMMAND, ENVIRONMENT, citadels, said, take_interrupts
from tests.support.examples import DOCS

MATCH = Match(fakes.BUILDER, "random", games=24)


def interrupt_after(deals: int, match: Match, file: Path) -> None:
    """Play a match and interrupt it once so many deals are done."""
    told: list[int] = []

    def interrupt(done: int) -> None:
        told.append(done)
        if len(told) > deals:  # the first is what was done before
            raise KeyboardInterrupt

    played = run(match, 1, file, interrupt)
    assert played.interrupted and len(played.deals) == deals


def shown(match: Match, file: Path | None = None) -> list[object]:
    played = run(match, 1, file)
    return [deal._replace(times={}, seconds=0.0) for deal in played.in_order()]


def test_a_deal_is_written_and_read() -> None:
    with fakes.joined(failing=fakes.RaisingBot):
        deal = play_deal(Match("failing", "random"), 2)
    assert deal.failures
    assert read_deal(deal.line()) == deal._replace(seconds=round(deal.seconds, 4))


def test_an_interrupted_match_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "new" / "match.jsonl"
    interrupt_after(3, MATCH, file)
    assert len(file.read_text().splitlines()) == 4
    begun = file.read_bytes()
    assert shown(MATCH, file) == shown(MATCH)
    assert file.read_bytes().startswith(begun)
    finished = file.read_bytes()
    assert shown(MATCH, file) == shown(MATCH)
    assert file.read_bytes() == finished


def test_more_or_fewer_games_can_be_asked_for_later(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(MATCH._replace(games=12), 1, file)
    assert shown(MATCH, file) == shown(MATCH)
    assert plain_standings(run(MATCH._replace(games=8), 1, file))["games"] == 8


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    interrupt_after(3, MATCH, file)
    whole = file.read_bytes()
    for cut in (1, 40, len(whole.splitlines()[-1])):
        file.write_bytes(whole[:-cut])
        assert shown(MATCH, file) == shown(MATCH)
    file.write_bytes(whole[:20])  # not even the first line was whole
    assert shown(MATCH, file) == shown(MATCH)


def test_the_journal_of_another_match_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.jsonl"
    run(MATCH._replace(games=4), 1, file)
    kept = file.read_bytes()
    for other in (
        MATCH._replace(seed=2),
        MATCH._replace(players=5),
        MATCH._replace(against=fakes.BUILDER),
        MATCH._replace(deck="vicious_nobles"),
        Match(pool=(fakes.BUILDER, "random")),
    ):
        with pytest.raises(InvalidConfig, match="journal of another match"):
            run(other, 1, file)
    with monkeypatch.context() as patch:
        patch.setattr(journals, "bots_digest", lambda: "other bots")
        with pytest.raises(InvalidConfig, match="its digest is"):
            run(MATCH, 1, file)
    assert file.read_bytes() == kept


@pytest.mark.parametrize("text", ["hello\n", '{"deal": 1}\n', '{"journal": {}}\n{"deal": 1}\n'])
def test_what_is_no_journal_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(text)
    with pytest.raises(ValueError, match="not the journal of a match"):
        run(MATCH, 1, file)
    assert file.read_text() == text


def test_the_digest_follows_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "__init__.py").write_text("")
    (tmp_path / "clever.py").write_text("one")
    monkeypatch.setattr(bots, "__file__", str(tmp_path / "__init__.py"))
    before = bots_digest()
    (tmp_path / "notes.md").write_text("no bot")
    assert bots_digest() == before
    (tmp_path / "clever.py").write_text("two")
    assert bots_digest() != before


# The command


ARENA = ("arena", "--challenger", fakes.BUILDER, "--against", "random", "--seed", "3", "--json")
TIMES = ("seconds", "cpu_seconds", "times")


def result(*arguments: str) -> dict[str, object]:
    done = citadels(*ARENA, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    plain: dict[str, object] = json.loads(done.stdout)
    return {name: value for name, value in plain.items() if name not in TIMES}


def test_the_command_as_data() -> None:
    plain = result("--games", "20", "--deck", "vicious_nobles", "--players", "5")
    assert (plain["games"], plain["failures"], plain["deck"]) == (20, 0, "vicious_nobles")
    low, share, high = (plain[name] for name in ("low", "win_share", "high"))
    assert isinstance(low, float) and isinstance(share, float) and isinstance(high, float)
    assert 0.2 < low < share < high <= 1


def test_the_command_as_a_table() -> None:
    done = citadels("arena", "--challenger", fakes.BUILDER, "--against", "random", "--games", "5")
    assert done.returncode == 0
    assert "8 games: 2 deals, each played from every seat" in done.stdout
    assert "You asked for 5" in done.stdout
    assert "No failures" in done.stdout
    assert "8/8" in done.stderr


def test_the_page_speaks_of_what_there_is() -> None:
    page = (DOCS / "arena.md").read_text(encoding="utf-8")
    options = set(re.findall(r"--[a-z-]+", said("arena", "--help")))
    named = set(re.findall(r"--[a-z][a-z-]+", page))
    assert named == options - {"--language"}
    keys = {
        key for row in re.findall(r"^\| (`.*?) \|", page, re.MULTILINE) for key in row.split(", ")
    }
    assert {key.strip("`") for key in keys} <= result("--games", "4").keys() | set(TIMES)


def test_the_command_for_a_pool() -> None:
    done = citadels(
        "arena", "--pool", f"{fakes.BUILDER},random", "--players", "6", "--games", "6", "--ladder"
    )
    assert done.returncode == 0
    assert done.stdout.count(fakes.BUILDER) == 3  # shares, ladder, times
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


@pytest.mark.skipif(sys.platform == "win32", reason="sends the interrupt of a terminal")
def test_a_process_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    often = ("--games", "120", "--jobs", "2")
    process = subprocess.Popen(  # noqa: S603 - our own command
        [*COMMAND, *ARENA, *often, "--resume", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        text=True,
        preexec_fn=take_interrupts,  # noqa: PLW1509 - no threads are about
    )
    for _ in range(600):
        if file.exists() and file.read_bytes().count(b"\n") > 5:
            break
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=120)
    assert process.returncode == 130
    assert errors == "citadels: Interrupted: here are the results so far.\n"
    part = json.loads(out)
    done = file.read_bytes().count(b"\n") - 1
    assert part["interrupted"] and 5 <= part["deals"] == done < 30
    whole = result(*often)
    assert result(*often, "--resume", str(file)) == whole
    assert not whole["interrupted"] and whole["games"] == 120
