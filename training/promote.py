"""Put new weights in the place of a level's, if a sequential test and the league agree.

    python -m training.promote outlook=build/outlook.txt,prospects=build/prospects.txt --install

The new version meets three of the old one, in at most `--games`, with five looks at which the test
may end; it must win more than chance. Then old and new meet three of each bot of the league, on
equal deals: the new one may not win clearly less of them. Only then `--install` copies the files,
with the figures in their cards. Interrupt it at will: finished deals are not played again.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from citadels.bots.weights import FOLDER, OUTLOOK, PROSPECTS
from citadels.sim.arena import Match, run
from citadels.sim.sequential import run_trial, shares_of, trial_of
from citadels.sim.shares import student
from training.variants import register

FILES = {"outlook": OUTLOOK, "prospects": PROSPECTS}
LEAGUE = "master_builder,citizen,richard"


class Finding(NamedTuple):
    """What one part of the test has shown, in words and as yes or no."""

    text: str
    passed: bool


class Games(NamedTuple):
    """How many games, of which deals, and where they are kept."""

    test: int
    league: int
    seed: int
    folder: Path
    jobs: int = 1


def against_old(new: str, old: str, games: Games) -> Finding:
    """Whether the new version wins more than chance against three old ones."""
    match = Match(new, old, games=games.test, seed=games.seed)
    played, verdict = run_trial(match, trial_of(match), games.jobs, games.folder / "old.jsonl")
    if played.interrupted:
        raise KeyboardInterrupt
    low, high = 100 * verdict.low, 100 * verdict.high
    text = f"against the old: {100 * verdict.share:.1f} % ({low:.1f} to {high:.1f})"
    text += f" of {4 * verdict.deals} games, {verdict.decision or 'open'}"
    return Finding(text, verdict.decision == "above")


def against_league(new: str, old: str, bot: str, games: Games) -> Finding:
    """Whether the new version wins not clearly less than the old one against three of a bot."""
    found = []
    for name, who in (("new", new), ("old", old)):
        match = Match(who, bot, games=games.league, seed=games.seed + 1)
        played = run(match, games.jobs, games.folder / f"{name}-{bot}.jsonl")
        if played.interrupted:
            raise KeyboardInterrupt
        found.append(shares_of(played.in_order()))
    gaps = [one - other for one, other in zip(*found, strict=True)]
    reach = student(len(gaps) - 1) * stdev(gaps) / sqrt(len(gaps))
    mean = fmean(gaps)
    text = f"against {bot}: {100 * mean:+.1f} ± {100 * reach:.1f} points of {4 * len(gaps)} games"
    return Finding(text, mean + reach >= 0)


def examine(new: str, old: str, league: Sequence[str], games: Games) -> list[Finding]:
    """The findings in order; the first one that is against the new version ends it."""
    games.folder.mkdir(parents=True, exist_ok=True)
    findings = [against_old(new, old, games)]
    for bot in league:
        if not findings[-1].passed:
            break
        findings.append(against_league(new, old, bot, games))
    return findings


def install(files: dict[str, Path], findings: Sequence[Finding], folder: Path = FOLDER) -> None:
    """Copy files and cards into the package, with what was found."""
    for name, file in files.items():
        target = folder / FILES[name]
        card: dict[str, Any] = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
        card["promoted"] = [finding.text for finding in findings]
        shutil.copyfile(file, target)
        text = json.dumps(card, indent=2) + "\n"
        target.with_suffix(".json").write_text(text, encoding="utf-8")


def files_of(text: str) -> dict[str, Path]:
    """The files that a new version names."""
    files = {name: Path(path) for name, path in (part.split("=", 1) for part in text.split(","))}
    if not files or not files.keys() <= FILES.keys():
        raise ValueError(f"name files of {', '.join(FILES)}")
    return files


def variant(files: dict[str, Path], worlds: int) -> str:
    """A regent with these files, and those that are shipped for the rest."""
    named = {name: FOLDER / file for name, file in FILES.items()} | files
    return ",".join([f"worlds={worlds}", *[f"{name}={file}" for name, file in named.items()]])


def main(arguments: Sequence[str]) -> int:
    """Examine what the command line names; 0 if it passed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", help="outlook=FILE,prospects=FILE or one of them")
    parser.add_argument("--worlds", type=int, default=48, help="of both versions")
    parser.add_argument("--games", type=int, default=800, help="against the old version, at most")
    parser.add_argument("--league", default=LEAGUE, help="bots that the old version has met")
    parser.add_argument("--league-games", type=int, default=200, help="against each of them")
    parser.add_argument("--seed", type=int, default=91, help="a new one for every version")
    parser.add_argument("--folder", type=Path, default=Path("build/promote"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--install", action="store_true")
    options = parser.parse_args(arguments)
    files = files_of(options.files)
    new, old = register(variant(files, options.worlds)), register(variant({}, options.worlds))
    sizes = (options.games, options.league_games, options.seed)
    games = Games(*sizes, options.folder / str(options.seed), options.jobs)
    try:
        findings = examine(new, old, options.league.split(","), games)
    except KeyboardInterrupt:
        return 1
    for finding in findings:
        print("yes" if finding.passed else "no ", finding.text)
    if not all(finding.passed for finding in findings):
        return 1
    if options.install:
        install(files, findings)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
