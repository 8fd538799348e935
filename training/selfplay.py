"""Self-play: learn the draft, whom to name and which cards to pick from games without a search.

    python -m training.selfplay --games 6000 --rounds 12 --out build/selfplay

A player by rules, whose learned answers are drawn from logits, plays a game in a few thousandths
of a second. What the value gained by the end of the round is fitted to what was chosen, beside
what might have been (the natural gradient of a policy): `advantages`. The logits move towards
advantage / temperature, so that in the end everything is chosen by what it is worth among players
who do the same, and mixed as far as it does not matter.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from citadels import FastRng, Game
from citadels.bots.answers import GIVING
from citadels.bots.master import IN_SEARCH
from citadels.bots.outlook import NAMES as OUTLOOK
from citadels.bots.outlook import Outlook
from citadels.bots.policy import (
    CHARACTERS,
    COUNT,
    NAMES,
    SHARED,
    SHARED_NAMES,
    Policy,
    character_numbers,
    drafter_numbers,
)
from citadels.bots.replies import (
    AIM_COUNT,
    AIM_NAMES,
    AIMS,
    PICK_COUNT,
    PICK_NAMES,
    PICKS,
    Replies,
    aim_rows,
    pick_rows,
)
from citadels.bots.roles import quick_roles
from citadels.bots.rules import decide
from citadels.bots.style import Style
from citadels.bots.value import Leaf
from citadels.bots.weights import (
    load_net,
    load_policy,
    load_replies,
    policy_schema,
    replies_schema,
    shipped_value,
    write_rows,
)
from citadels.bots.worth import draw_weighted
from citadels.core.basics import RULES_VERSION
from citadels.core.card import Character
from citadels.core.loop import play
from citadels.core.option import CHARACTER, DISTRICT
from training.games import Plan, config_of
from training.review import write_card

DRAFT: Final = CHARACTERS * COUNT + SHARED
SIZES: Final = {
    "draft": DRAFT,
    **dict.fromkeys(AIMS, AIM_COUNT),
    **dict.fromkeys(PICKS, PICK_COUNT),
}
RIDGE: Final = 60.0  # in chances to choose
PLAYERS: Final = "2,3,4,4,4,5,6,7,8"
BATCH: Final = 250  # games

Weights = dict[str, np.ndarray]
Answer = tuple[np.ndarray, np.ndarray, int, float]  # numbers, chances, the chosen place, the gain


class Sums(NamedTuple):
    """What is needed of one kind of answers: curvature, slope, their number, and the entropy."""

    bend: np.ndarray
    slope: np.ndarray
    answers: int
    entropy: float


def style_of(weights: Weights) -> Style:
    """The style of everybody."""
    own = weights["draft"][: CHARACTERS * COUNT].reshape(CHARACTERS, COUNT)
    policy = Policy(own.tolist(), weights["draft"][CHARACTERS * COUNT :].tolist())
    replies = Replies([weights[k].tolist() for k in AIMS], [weights[k].tolist() for k in PICKS])
    return Style(
        income=IN_SEARCH.income,
        cards=IN_SEARCH.cards,
        builds=IN_SEARCH.builds,
        roles=True,
        quick=True,
        alarms=True,
        drafter=policy,
        learned=replies,
    )


def draft_rows(state: Any, question: Any) -> np.ndarray:
    """The numbers of every character that is offered."""
    row = drafter_numbers(state, question.seat)
    table = np.zeros((len(question.options), DRAFT), np.float32)
    for place, option in enumerate(question.options):
        character = option.card
        assert isinstance(character, Character)
        first = character.number * COUNT
        table[place, first : first + COUNT] = row
        table[place, CHARACTERS * COUNT :] = character_numbers(
            state, question.seat, character, True
        )
    return table


def play_batch(weights: Weights, file: Path | None, plan: Plan, first: int) -> dict[str, Sums]:
    """Play some games; gives the sums of each kind of answers."""
    value: Leaf = Outlook(load_net(file, OUTLOOK)) if file else shipped_value()
    style = style_of(weights)
    found: dict[str, list[Answer]] = {k: [] for k in SIZES}
    for number in range(first, min(first + BATCH, plan.games)):
        state = Game(config_of(plan, number), (plan.seed << 32) + number, events=False).state
        state.events = None
        rng = FastRng((plan.seed << 40) + number)
        waiting: list[tuple[str, int, np.ndarray, np.ndarray, int]] = []
        last, before = state.round.number, value.shares(state)
        while state.question is not None:
            question = state.question
            options = question.options
            kind = ""
            if len(options) > 1 and question.asker.id != "turn":
                if question.name == "keep" and question.asker.id == "draft":
                    kind, rows = "draft", draft_rows(state, question)
                elif question.name in AIMS and options[0].kind == CHARACTER:
                    chances = quick_roles(state, question.seat, style)
                    kind, rows = question.name, np.array(aim_rows(state, question, chances))
                elif options[0].kind == DISTRICT:
                    kind = PICKS[question.name in GIVING]
                    rows = np.array(pick_rows(state, question))
            if kind:
                points = rows @ weights[kind]
                parts = np.exp(points - points.max())
                parts /= parts.sum()
                place = draw_weighted(parts.tolist(), rng)
                waiting.append((kind, question.seat, rows, parts, place))
                play(state, options[place])
            else:
                play(state, decide(state, style, rng))
            if state.over or state.round.number != last:
                last, now = state.round.number, value.shares(state)
                for each, seat, rows, parts, place in waiting:
                    found[each].append((rows, parts, place, now[seat] - before[seat]))
                waiting, before = [], now
    return {kind: sums_of(rows, SIZES[kind]) for kind, rows in found.items()}


def sums_of(answers: list[Answer], size: int) -> Sums:
    """The sums of some answers of one kind."""
    steps = np.zeros((len(answers), size), np.float32)
    gains = np.zeros(len(answers), np.float32)
    entropy = 0.0
    flats = []
    for i, (rows, parts, place, gain) in enumerate(answers):
        centred = rows - parts @ rows
        steps[i] = centred[place]
        gains[i] = gain
        flats.append(centred * np.sqrt(parts)[:, None])
        entropy -= float(parts @ np.log(np.maximum(parts, 1e-12)))
    flat = np.concatenate(flats).astype(np.float32) if flats else np.zeros((0, size), np.float32)
    return Sums(
        (flat.T @ flat).astype(float), (steps.T @ gains).astype(float), len(answers), entropy
    )


def advance(
    weights: Weights, sums: Sequence[dict[str, Sums]], pace: float, heat: float
) -> tuple[Weights, dict[str, Any]]:
    """Move the logits towards advantage / temperature; gives what was seen, too."""
    moved, seen = {}, {}
    for kind, size in SIZES.items():
        bend = sum((each[kind].bend for each in sums), np.zeros((size, size)))
        slope = sum((each[kind].slope for each in sums), np.zeros(size))
        count = sum(each[kind].answers for each in sums)
        gains = np.linalg.solve(bend + RIDGE * np.eye(size), slope)
        moved[kind] = (1 - pace) * weights[kind] + pace * gains / heat
        spread = float(np.sqrt(max(0.0, gains @ bend @ gains) / max(1, count)))
        entropy = sum(each[kind].entropy for each in sums) / max(1, count)
        seen[kind] = (count, round(100 * spread, 2), round(entropy, 3))
    return moved, seen


def save(weights: Weights, folder: Path, facts: dict[str, Any]) -> None:
    """Write the policy and the replies, each with its card."""
    folder.mkdir(parents=True, exist_ok=True)
    own = weights["draft"][: CHARACTERS * COUNT].reshape(CHARACTERS, COUNT)
    shared = weights["draft"][CHARACTERS * COUNT :]
    replies = [weights[kind] for kind in (*AIMS, *PICKS)]
    policy_numbers = {"numbers": list(NAMES), "shared": list(SHARED_NAMES)}
    replies_numbers = {"numbers": [list(AIM_NAMES), list(PICK_NAMES)]}
    for name, schema, numbers, rows in (
        ("policy.txt", policy_schema(), policy_numbers, [*own, shared]),
        ("replies.txt", replies_schema(), replies_numbers, replies),
    ):
        write_rows([np.round(row, 4) for row in rows], folder / name)
        write_card(folder / name, {"schema": schema, "rules": RULES_VERSION, **numbers, **facts})


def read_weights(folder: Path) -> Weights:
    """Read what was saved."""
    policy, replies = load_policy(folder / "policy.txt"), load_replies(folder / "replies.txt")
    draft = np.array([number for row in policy.weights for number in row] + policy.shared)
    rows = [np.array(row) for row in (*replies.by_aim, *replies.by_pick)]
    return {"draft": draft, **dict(zip((*AIMS, *PICKS), rows, strict=True))}


def main(arguments: Sequence[str]) -> int:
    """Learn, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000, help="in each round of learning")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--pace", type=float, default=0.35)
    parser.add_argument("--heat", type=float, default=0.012, help="a share of wins")
    parser.add_argument("--players", default=PLAYERS)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--value", type=Path, help="a file of training.outlook")
    parser.add_argument("--start", type=Path, help="the folder of an earlier run")
    parser.add_argument("--out", type=Path, default=Path("build/selfplay"))
    options = parser.parse_args(arguments)
    weights = {kind: np.zeros(size) for kind, size in SIZES.items()}
    if options.start:
        weights = read_weights(options.start)
    players = tuple(int(count) for count in options.players.split(","))
    with multiprocessing.Pool(options.jobs) as pool:
        for number in range(options.rounds):
            start = time.perf_counter()
            plan = Plan(options.games, options.seed + number, ("citizen",), players, "")
            firsts = range(0, options.games, BATCH)
            sums = pool.map(partial(play_batch, weights, options.value, plan), firsts, 1)
            weights, seen = advance(weights, sums, options.pace, options.heat)
            print(number, round(time.perf_counter() - start), json.dumps(seen), flush=True)
            facts = {"games": options.games, "rounds": number + 1, "heat": options.heat}
            save(weights, options.out, facts)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
