"""The league: games kept as records, a policy and a net learned from them, variants tried."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from citadels import Config, FastRng, Game
from citadels.bots import BOTS, Seated
from citadels.bots.grand_architect import TRUST, GrandArchitect
from citadels.bots.outlook import COUNT, NAMES, Outlook, outlook
from citadels.bots.policy import CHARACTERS, SHARED, Policy
from citadels.bots.policy import COUNT as NUMBERS
from citadels.bots.regent import Regent
from citadels.bots.rules import decide
from citadels.bots.style import Style
from citadels.bots.weights import (
    UnfitWeights,
    load_net,
    load_policy,
    load_replies,
    read_card,
    shipped_outlook,
)
from citadels.bots.worth import attractions
from citadels.core.card import Character
from citadels.core.loop import play
from training.variants import learned_style, register

ROOT = Path(__file__).parents[2]
POOL = ("--pool", "apprentice:12", "--players", "3,4")


def run(module: str, *arguments: str) -> str:
    """Run a script of the repository, and give what it said."""
    command = [sys.executable, "-m", f"training.{module}", *arguments]
    done = subprocess.run(  # noqa: S603 - our own script
        command, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("league")
    assert "12/12 games" in run("league", *POOL, "--folder", str(folder))
    return folder


def test_finished_games_are_not_played_again(games: Path) -> None:
    shards = {file: file.stat().st_mtime_ns for file in games.iterdir()}
    run("league", *POOL, "--folder", str(games))
    assert shards == {file: file.stat().st_mtime_ns for file in games.iterdir()}


def test_a_policy_is_learned_and_foretells_more_than_a_guess(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "policy.txt"
    run("policy", *POOL, "--folder", str(games), "--whose", "apprentice", "--out", str(out))
    card = read_card(out)
    assert card["loss"] < card["guess_loss"]
    state = Game(Config(players=4), 1).state
    style = Style(drafter=load_policy(out))
    assert all(likes >= 0 for likes in attractions(state, 0, 0b110, style, True))
    lines = out.read_text().splitlines()
    out.write_text("\n".join(lines[1:]))
    with pytest.raises(UnfitWeights, match="do not fit the draft"):
        load_policy(out)


def test_a_net_is_learned(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "outlook.txt"
    run("outlook", *POOL, "--folder", str(games), "--epochs", "1", "--out", str(out))
    state = Game(Config(players=4), 1).state
    assert sum(Outlook(load_net(out, NAMES)).shares(state)) == pytest.approx(1)
    assert {len(row) for row in outlook(state)} == {COUNT}


def test_a_policy_is_a_logit_over_what_is_offered() -> None:
    weights = [[0.0] * NUMBERS for _ in range(CHARACTERS)]
    state = Game(Config(players=4), 1).state
    king = next(each for each in state.config.cast if each.rank == 4)
    weights[king.number][0] = 1.0
    found = Policy(weights, [0.0] * SHARED).attractions(state, 0, 0b11010, True)
    assert [rank for rank in range(10) if found[rank]] == [1, 3, 4]
    assert found[4] / found[1] == pytest.approx(2.718281828)


def test_prospects_are_learned_from_games_with_exploring(tmp_path: Path) -> None:
    explorers = ("--pool", "explorer:2", "--players", "3", "--folder", str(tmp_path))
    run("league", *explorers)
    kept = [json.loads(line) for line in next(tmp_path.iterdir()).read_text().splitlines()]
    assert all(len(shares) > 1 for game in kept for shares in game["expected"].values())
    out, value = tmp_path / "prospects.txt", tmp_path / "corrected.txt"
    run("correct", *explorers, "--out", str(value))
    assert read_card(value)["games"] == len(kept)
    run("prospects", *explorers, "--value", str(value), "--out", str(out))
    card = read_card(out)
    assert card["choices"] == sum(len(game["expected"]) for game in kept) > 10
    assert set(card["held_out"]) == {"spread", "round", "later", "wins"}
    # Whatever was learned: a character that is worth a game is kept.
    game = Game(Config(players=3), 1)
    assert game.question is not None
    best = game.question.options[-1]
    assert isinstance(best.card, Character)
    lines = out.read_text().splitlines()
    lines[best.card.number] = " ".join(["9.0", *lines[best.card.number].split()[1:]])
    out.write_text("\n".join(lines))
    bot = BOTS[register(f"worlds=1,value={value},prospects={out},trust=0")](FastRng(1))
    assert Seated(bot, game.question.seat, FastRng(1)).choose(game) is best


def test_answers_are_learned_from_games_with_themselves(tmp_path: Path) -> None:
    folder, net = tmp_path / "selfplay", tmp_path / "outlook.txt"
    few = ("--players", "3,4", "--jobs", "1")
    told = run("selfplay", *few, "--games", "12", "--rounds", "2", "--out", str(folder))
    assert len(told.splitlines()) == 2
    assert read_card(folder / "policy.txt")["rounds"] == 2
    more = ("--quick", str(folder), "--quick-games", "12", "--epochs", "1", "--out", str(net))
    run("outlook", *few, *more)
    assert read_card(net)["plans"] == [
        {"pool": ["quick"], "seed": 21, "games": 12, "players": [3, 4]}
    ]
    again = ("--value", str(net), "--start", str(folder), "--rounds", "1")
    run("selfplay", *few, *again, "--games", "4", "--out", str(tmp_path / "more"))
    learned = learned_style(folder / "policy.txt", folder / "replies.txt")
    state = Game(Config(players=4), 1).state
    while not state.over:
        play(state, decide(state, learned, FastRng(len(state.choices))))
    file = folder / "replies.txt"
    file.write_text("\n".join(file.read_text().splitlines()[1:]))
    with pytest.raises(UnfitWeights, match="do not fit the answers"):
        load_replies(file)


def test_variants_are_what_they_say() -> None:
    regent, architect = (
        BOTS.pop(register(text))(FastRng(1))
        for text in ("level=regent,worlds=3", "inner=1,drafts=2")
    )
    assert isinstance(regent, Regent) and not isinstance(regent, GrandArchitect)
    assert regent.search.worlds == 3 and regent.search.value is shipped_outlook()
    assert isinstance(architect, GrandArchitect) and architect.deep.drafts == 2
    assert architect.calm[0] == TRUST and architect.deep.minds[0].worlds == 1
    with pytest.raises(ValueError, match="has no depth"):
        register("worlds=1,depth=2")


@pytest.mark.long
def test_variants_of_the_search_are_tried(tmp_path: Path) -> None:
    told = run(
        "variants", "worlds=2", "--against", "worlds=1", "--players", "2", "--games", "10",
        "--folder", str(tmp_path),
    )  # fmt: skip
    assert "10 games" in told


def test_expectations_are_compared_with_the_truth(games: Path) -> None:
    told = run("expected", "--pool", "apprentice:2", "--folder", str(games), "--worlds", "1")
    assert told.startswith("in the draft") and "correlation" in told


def test_the_sight_of_several_searches_is_compared(tmp_path: Path) -> None:
    pool = ("--pool", "exploring_regent:2", "--players", "2", "--folder", str(tmp_path))
    run("league", *pool)
    lines = run("foresight", "inner=0", "inner=1,others=1,own=0", *pool, "--worlds", "1")
    assert [line.split("  ")[0] for line in lines.splitlines()[1:]] == [
        "inner=0",
        "inner=1,others=1,own=0",
        "the prospects",
    ]
