"""Try ideas for the search: variants of the master builder against three of them, on equal deals.

    python -m training.variants worlds=64,spare=8 worlds=64,policy=build/policy.txt --games 200

A variant names what differs: `worlds`, `spare` (redeals for each world), `most` (simulations for
one question), `policy` and `replies` (files of `training.policy` or `.selfplay`: how all play
inside the search), `outlook`, `value` and `prospects` (files of `training.outlook`, `.correct` and
`.prospects`). With prospects it drafts as the regent does, and `trust` is the part of what the
search expects there that is kept beside them. `level=regent` is a regent with all that is shipped;
one that has `inner` worlds is a grand architect, in whose drafts (`drafts` worlds) others think of
`others` and it itself of `own` (bits of `bots.minds`). All play the same deals, each from every
seat, a few at a time in turn, so that a bad idea shows early. Interrupt it at will: finished deals
under `--folder` are not played again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from citadels.bots import BOTS, Bot
from citadels.bots.grand_architect import GrandArchitect
from citadels.bots.master import IN_SEARCH, SPARE, WORLDS, MasterBuilder
from citadels.bots.outlook import NAMES, Outlook
from citadels.bots.regent import Regent
from citadels.bots.search import MOST
from citadels.bots.style import Style
from citadels.bots.value import Leaf
from citadels.bots.weights import load_net, load_policy, load_replies, load_value, shipped_value
from citadels.sim.arena import Match, Played, run
from citadels.sim.shares import share_of

STEP = 5  # deals of one variant before the next has its turn


def register(text: str) -> str:
    """Make a variant known as a bot; gives its name."""
    wanted = dict(part.split("=", 1) for part in text.split(","))
    worlds, spare = int(wanted.pop("worlds", WORLDS)), int(wanted.pop("spare", SPARE))
    leaf: Leaf = shipped_value()
    style = IN_SEARCH
    if "outlook" in wanted:
        leaf = Outlook(load_net(Path(wanted.pop("outlook")), NAMES))
    if "value" in wanted:
        leaf = load_value(Path(wanted.pop("value")))
    if "policy" in wanted or "replies" in wanted:
        policy, replies = wanted.pop("policy", ""), wanted.pop("replies", "")
        style = learned_style(Path(policy) if policy else None, Path(replies) if replies else None)
    most = int(wanted.pop("most", MOST))
    search = {"worlds": worlds, "spare": spare, "leaf": leaf, "style": style, "most": most}
    make: Callable[..., Bot] = MasterBuilder
    own: dict[str, Any] = {"trust": float(wanted.pop("trust"))} if "trust" in wanted else {}
    if "prospects" in wanted:
        own["prospects"] = load_policy(Path(wanted.pop("prospects")))
        make = Regent
    if wanted.pop("level", "") == "regent" or "inner" in wanted:
        search["leaf"] = None if leaf is shipped_value() else leaf
        make = Regent
    if "inner" in wanted:
        make = GrandArchitect
        for name in ("inner", "others", "own", "drafts"):
            if name in wanted:
                own[name] = int(wanted.pop(name))
    if wanted:
        raise ValueError(f"a variant has no {', '.join(wanted)}")
    BOTS[text] = partial(make, **search, **own)
    return text


def learned_style(policy: Path | None, replies: Path | None = None) -> Style:
    """The style of the search, with a policy for the draft, and with replies."""
    style = Style(
        income=IN_SEARCH.income,
        cards=IN_SEARCH.cards,
        builds=IN_SEARCH.builds,
        whim=IN_SEARCH.whim,
        roles=True,
        quick=True,
        alarms=True,
        drafter=load_policy(policy) if policy else None,
        learned=load_replies(replies) if replies else None,
    )
    style.tastes = IN_SEARCH.tastes
    return style


def tell(played: Played) -> str:
    """What a variant has won so far."""
    deals = played.in_order()
    wins = [float(sum(places[0] == 1 for places in deal.places)) for deal in deals]
    found = share_of(wins, [len(deal.places) for deal in deals])
    games = len(deals) * played.match.players
    low, high = 100 * found.low, 100 * found.high
    return f"{games:5} games {100 * found.share:5.1f} % ({low:.1f} to {high:.1f})"


def main(arguments: Sequence[str]) -> int:
    """Try what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="+")
    parser.add_argument("--against", default=f"worlds={WORLDS}", help="the variant of the others")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--folder", type=Path, default=Path("build/variants"))
    options = parser.parse_args(arguments)
    against = register(options.against)
    names = [register(text) for text in options.variants if text != options.against]
    options.folder.mkdir(parents=True, exist_ok=True)
    step = STEP * options.players
    for games in range(step, options.games + step, step):
        for name in names:
            match = Match(name, against, (), options.players, games, seed=options.seed)
            file = options.folder / f"{_plain(name)}-{_plain(against)}-{options.seed}.jsonl"
            played = run(match, 1, file)
            print(f"{name:40} {tell(played)}", flush=True)
            if played.interrupted:
                return 1
    return 0


def _plain(text: str) -> str:
    return "".join([letter if letter.isalnum() else "-" for letter in text])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
