"""Games of strong players, kept as records: whatever is to be learned is worked out from these.

    python -m training.league --pool master_builder:400 --pool master_builder,citizen:100

A game of searching bots takes a second, playing its record again a hundredth of that. So the same
games serve the value, the draft and every idea after them. Interrupt it at will: finished shards
under `--folder` are not played again. An `explorer` is a master builder that now and then keeps a
character by mere chance, an `exploring_regent` a regent: what its search expected of each is kept
beside the record.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from citadels import FastRng, Game
from citadels.bots import Seated
from citadels.core.text.record import Record, read_record, record_of
from training.explorer import Explorer, ExploringRegent
from training.games import BOT_STREAM, REDEAL_STREAM, SEATS, Plan, config_of, make

SHARD = 20  # games
FOLDER = "build/league"
PLAYERS = "2,3,4,4,4,5,6,7,8"


class Kept(NamedTuple):
    """A game of the league: its number, who sat where, its record, and what explorers expected."""

    number: int
    names: tuple[str, ...]
    record: Record
    expected: dict[int, dict[int, float]]  # by place of the choice and rank of the character


def play_game(plan: Plan, number: int) -> Kept:
    """Play one game of a mixed table."""
    seed = (plan.seed << 32) + number
    game = Game(config_of(plan, number), seed, events=False)
    rng = FastRng(REDEAL_STREAM + seed)
    count = len(game.state.players)
    names = tuple(plan.pool[rng.below(len(plan.pool))] for _ in range(count))
    streams = [FastRng(BOT_STREAM + seed * SEATS + seat) for seat in range(count)]
    bots = [make(names[i], streams[i]) for i in range(count)]
    seats = [Seated(bots[i], i, rng) for i in range(count)]
    expected = {}
    while game.question is not None:
        seat = game.question.seat
        choice, bot = seats[seat].choose(game), bots[seat]
        if isinstance(bot, (Explorer, ExploringRegent)) and bot.expected:
            expected[len(game.state.choices)] = bot.expected
            bot.expected = {}
        game.play(choice)
    return Kept(number, names, record_of(game), expected)


def file_of(plan: Plan, shard: int) -> Path:
    """The file of a shard."""
    return plan.shard(shard).with_suffix(".jsonl")


def play_all(plan: Plan) -> Iterator[int]:
    """Play what is missing of a plan, on one core; gives the games of each shard."""
    Path(plan.folder).mkdir(parents=True, exist_ok=True)
    for shard in range(-(-plan.games // SHARD)):
        numbers = range(shard * SHARD, min((shard + 1) * SHARD, plan.games))
        file = file_of(plan, shard)
        if not file.exists():
            lines = [_line(play_game(plan, number)) for number in numbers]
            half = file.with_suffix(".part")
            half.write_text("".join(lines), encoding="utf-8")
            half.replace(file)
        yield len(numbers)


def read_all(plan: Plan) -> Iterator[Kept]:
    """Read the games of a plan, as far as they are played."""
    for shard in range(-(-plan.games // SHARD)):
        file = file_of(plan, shard)
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                yield _kept(json.loads(line))


def plans_of(pools: Sequence[str], players: str, seed: int, folder: str) -> list[Plan]:
    """Read `bots,by,commas:games` for each pool."""
    counts = tuple(int(count) for count in players.split(","))
    plans = []
    for text in pools:
        names, games = text.split(":")
        plans.append(Plan(int(games), seed, tuple(names.split(",")), counts, folder))
    return plans


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of every command that reads the league."""
    parser.add_argument(
        "--pool",
        action="append",
        help="bots of a table, by commas, and games: `master_builder,citizen:400`; may be repeated",
    )
    parser.add_argument("--players", default=PLAYERS)
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--folder", default=FOLDER)


def main(arguments: Sequence[str]) -> int:
    """Play the league, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_options(parser)
    options = parser.parse_args(arguments)
    pools = options.pool or ["master_builder:400"]
    for plan in plans_of(pools, options.players, options.seed, options.folder):
        start, done = time.perf_counter(), 0
        for games in play_all(plan):
            done += games
            left = (plan.games - done) * (time.perf_counter() - start) / done / 60
            print(f"\r{done}/{plan.games} games, about {left:.0f} min left ", end="", flush=True)
        print()
    return 0


def _line(kept: Kept) -> str:
    line = {"game": kept.number, "bots": kept.names, "record": kept.record.text()}
    if kept.expected:
        line["expected"] = kept.expected
    return json.dumps(line, separators=(",", ":")) + "\n"


def _kept(line: dict[str, Any]) -> Kept:
    expected = {
        int(place): {int(rank): share for rank, share in shares.items()}
        for place, shares in line.get("expected", {}).items()
    }
    return Kept(line["game"], tuple(line["bots"]), read_record(line["record"]), expected)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
