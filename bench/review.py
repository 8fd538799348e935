r"""Check reviews on many games, and write bench/review.md.

    python -m bench.review --sums 1000 --luck 2000 --planted 2000 --blind 200 --levels 50 \
        --again 200 --times 50
    python -m bench.review --table    # only write what the journal holds

Each part goes on where it was interrupted: finished games are kept in build/review, apart for every
version of the value and format of reviews. A part that is not asked for is left as it is.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from citadels import Config, Game, Record, random_config, record_of, write_position
from citadels.bots import BOTS, Seated
from citadels.bots.master import IN_SEARCH
from citadels.core.hidden.redeal import redeal
from citadels.core.option import Option
from citadels.core.rng import FastRng, Rng
from citadels.core.state.state import State
from citadels.review import ACCOUNT, FORMAT, review
from citadels.review.account import accounts_of
from citadels.review.chance import Chances, Outlook
from citadels.review.effort import EFFORTS, Effort
from citadels.review.walk import Walk
from citadels.review.weigh import Figures, Weigher
from citadels.review.weights import shipped_judge

from .review_table import write_table

LEVELS = ("random", "novice", "apprentice", "citizen", "master_builder", "regent")
LUCKY = ("apprentice", "citizen")  # levels of the games whose luck is summed up
EDITIONS = ("deluxe", "czech", "classic")
HELD_OUT = 1 << 33  # added to seeds: the value was fitted on none of these games
LARGE = 0.05  # errors that are measured again
MORE = 20  # times the effort
RARELY = 10  # one choice of so many is looked at with other secrets


def play(config: Config, seed: int, levels: list[str]) -> Record:
    """Let bots of some levels play a game."""
    game = Game(config, HELD_OUT + seed, events=False)
    chance = FastRng(HELD_OUT + seed + 1)
    made = [BOTS[level](FastRng(seed * 16 + seat)) for seat, level in enumerate(levels)]
    seats = [Seated(bot, seat, chance) for seat, bot in enumerate(made)]
    while game.question is not None:
        game.play(seats[game.question.seat].choose(game))
    return record_of(game)


def any_config(seed: int) -> Config:
    """All numbers of players and all editions in turn."""
    players, edition = 2 + seed % 7, EDITIONS[seed % 3]
    if edition == "classic" and players == 8:
        edition = "deluxe"
    return random_config(FastRng(HELD_OUT + seed), players, edition)


def four(level: str, seed: int) -> Record:
    """A game of four of one level, with any deck."""
    return play(random_config(FastRng(HELD_OUT + seed), 4), seed, [level] * 4)


# The parts: each gives what the journal keeps of one game


def sums(seed: int) -> dict[str, Any]:
    """By how much the five parts of a quick review miss the result, at most."""
    config = any_config(seed)
    found = review(play(config, seed, ["apprentice"] * config.players), "quick")
    gaps = [a.result - a.start - sum(getattr(a, part) for part in ACCOUNT) for a in found.accounts]
    return {
        "gap": max(abs(gap) for gap in gaps),
        "players": found.players,
        "edition": found.edition,
        "guess": [account.guess for account in found.accounts],
    }


def luck(seed: int, planted: bool = False) -> dict[str, Any]:
    """The luck of the cards of every seat; planted: the first seat draws by wrong odds."""
    levels = [LUCKY[(seed + seat) % 2] for seat in range(4)]
    record = play(random_config(FastRng(HELD_OUT + seed), 4), seed, levels)
    walk = walk_of(record, EFFORTS["quick"], [0] if planted else [])
    accounts = accounts_of(walk.start, walk.steps, ())
    return {"levels": levels, "right": [account.cards for account in accounts]}


def walk_of(record: Record, effort: Effort, wronged: Sequence[int]) -> Walk:
    """A review that looks for luck of the cards only; some seats draw by wrong odds."""
    every = range(len(record.choices))  # as if they were played for somebody
    walk = Walk(record, effort, shipped_judge(), every)
    walk.weigher = Unweighed()  # type: ignore[assignment] # which saves half of the time
    walk.chances = WrongOdds(walk.chances, wronged)  # type: ignore[assignment] # asked the same
    walk.go(None)
    return walk


class Unweighed:
    """Expects nothing of any choice: all of it is luck of the guess."""

    def weigh(self, game: Game, chosen: Option, errors: bool) -> Figures:
        """The figures of a choice without a look at any world."""
        figures = Figures(chosen, game.state)
        figures.before = figures.after = [0.0]
        return figures


class WrongOdds:
    """Chances that are wrong when some seats choose."""

    def __init__(self, right: Chances, wronged: Sequence[int]) -> None:
        self.right = right
        self.wronged = wronged

    def outlook(self, state: State, option: Option, rng: Rng) -> Outlook:
        """What a choice promises."""
        if state.question is not None and state.question.seat in self.wronged:
            state = without_cheap(state)
        return self.right.outlook(state, option, rng)


def without_cheap(state: State) -> State:
    """The same state with wrong odds: the cheaper half of the deck is never drawn."""
    other = state.copy()
    pool = sorted(other.deck.pool, key=lambda card: (card.cost, card.number))
    other.deck.pool = sorted(pool[len(pool) // 2 :], key=lambda card: card.number)
    return other


def blind(seed: int) -> dict[str, Any]:
    """How many choices have other figures once what the seat could not know is dealt anew.

    As a control, the same with a judge that peeks: its chance comes from the hands of the others.
    """
    config = any_config(seed)
    record = play(config, seed, ["apprentice"] * config.players)
    game, rng = record.replay(0, events=False), FastRng(seed)
    found = {"choices": 0, "differ": 0, "peeks": 0}
    for option in record.choices:
        question = game.question
        assert question is not None
        if len(question.options) > 1 and not rng.below(RARELY):
            other = redeal(game, question.seat, rng)
            if write_position(other) != write_position(game):
                found["choices"] += 1
                found["differ"] += figures_of(game, option) != figures_of(other, option)
                found["peeks"] += figures_of(game, option, hands_of(game)) != figures_of(
                    other, option, hands_of(other)
                )
        game.play(option, outcomes=record.forced.get(len(game.choices)))
    return found


def figures_of(game: Game, chosen: Option, salt: str = "") -> str:
    """All figures of a choice, to the last bit."""
    weigher = Weigher(shipped_judge(), EFFORTS["quick"], IN_SEARCH)
    figures = weigher.weigh(game, chosen, True, salt)
    options = [*figures.found, *figures.measured]
    weighed = [(each.option.text, each.shares, each.ends) for each in options]
    return repr([figures.before, figures.after, weighed, figures.best.text])


def hands_of(game: Game) -> str:
    """What nobody may look at."""
    return str([player.hand for player in game.state.players])


def levels(seed: int, level: str) -> dict[str, Any]:
    """Choices, errors and what they lost, of a table of four of one level at normal effort."""
    start = time.process_time()
    found = review(four(level, seed), "normal")
    return {
        "level": level,
        "choices": sum(account.choices for account in found.accounts),
        "lost": sum(account.lost for account in found.accounts),
        "guess": sum(account.guess for account in found.accounts) / 4,
        "own": sum(account.own for account in found.accounts) / 4,
        "seconds": time.process_time() - start,
        "large": [
            (m.step, m.choice, m.best, m.loss, m.kind) for m in found.mistakes if m.loss > LARGE
        ],
    }


def again(seed: int, level: str, errors: list[list[Any]]) -> dict[str, Any]:
    """Errors of a game measured again, in fresh worlds and with twenty times the effort."""
    record = four(level, seed)
    normal = EFFORTS["normal"]
    weigher = Weigher(shipped_judge(), normal._replace(worlds=MORE * normal.worlds), IN_SEARCH)
    losses = []
    for step, choice, best, _, _ in errors:
        game = record.replay(step - 1, events=False)
        options = {option.text: option for option in game.options}
        gaps = weigher.compare(game, options[best], options[choice], "again")
        losses.append(sum(gaps) / len(gaps))
    return {"losses": losses}


def times(seed: int, effort: str) -> dict[str, Any]:
    """The CPU time of one review of a game of four citizens."""
    record = four("citizen", seed)
    start = time.process_time()
    review(record, effort)
    return {"effort": effort, "seconds": time.process_time() - start, "steps": len(record.choices)}


class Journal:
    """What is known of each game, a line of JSON each; a file for each version of reviews."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / f"{shipped_judge().version}-{FORMAT}.jsonl"
        self.known: dict[str, Any] = {}
        if self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                key, value = json.loads(line)
                self.known[key] = value

    def add(self, key: str, make: Callable[[], dict[str, Any]]) -> None:
        """Make one entry, unless it is there."""
        if key not in self.known:
            self.known[key] = make()
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([key, self.known[key]]) + "\n")
            print(key, flush=True)

    def of(self, part: str) -> Iterator[tuple[str, Any]]:
        """The entries of a part."""
        return ((key, value) for key, value in self.known.items() if key.split()[0] == part)


def run(journal: Journal, options: argparse.Namespace) -> None:
    """Do what is asked for and missing."""
    for seed in range(options.sums):
        journal.add(f"sums {seed}", partial(sums, seed))
    for seed in range(options.luck):
        journal.add(f"luck {seed}", partial(luck, seed))
    for seed in range(options.planted):
        journal.add(f"planted {seed}", partial(luck, seed, planted=True))
    for seed in range(options.blind):
        journal.add(f"blind {seed}", partial(blind, seed))
    for effort in ("quick", "normal"):
        for seed in range(options.times):
            key = f"times {effort} {seed}"
            journal.add(key, partial(times, seed, effort))
    for seed in range(options.levels):
        for level in LEVELS:
            key = f"levels {level} {seed}"
            journal.add(key, partial(levels, seed, level))
    measured = 0
    for level, seed, errors in in_turn(journal):
        if measured >= options.again:
            break
        measured += len(errors)
        key = f"again {level} {seed}"
        journal.add(key, partial(again, seed, level, errors))


def in_turn(journal: Journal) -> Iterator[tuple[str, int, list[Any]]]:
    """Games with large errors; the next is of the level that has had the fewest of these."""
    games: dict[str, list[tuple[int, list[Any]]]] = {}
    for key, value in journal.of("levels"):
        _, level, number = key.split()
        if value["large"]:
            games.setdefault(level, []).append((int(number), value["large"]))
    left = {level: sorted(games[level]) for level in LEVELS if level in games}
    had = dict.fromkeys(left, 0)
    while left:
        level = min(left, key=lambda level: had[level])
        seed, errors = left[level].pop(0)
        had[level] += len(errors)
        if not left[level]:
            del left[level]
        yield level, seed, errors


def main(arguments: list[str]) -> int:
    """Check, as the command line says, and write the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for part in ("sums", "luck", "planted", "blind", "levels", "again", "times"):
        parser.add_argument(f"--{part}", type=int, default=0)
    parser.add_argument("--table", action="store_true", help="only write the table")
    parser.add_argument("--folder", type=Path, default=Path("build/review"))
    parser.add_argument("--out", type=Path, default=Path("bench/review.md"))
    options = parser.parse_args(arguments)
    journal = Journal(options.folder)
    if not options.table:
        run(journal, options)
    if not journal.known:
        sys.stderr.write(f"nothing was measured: {options.out} stays as it is\n")
        return 1
    options.out.write_text(write_table(journal.known), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
