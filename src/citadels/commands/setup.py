"""`citadels setup`: a set-up as text."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from ..core.setup.config import Config, random_config
from ..core.text.position import setup_lines
from .common import Edition, Preset, Seed, chosen_seed


def setup(
    *,
    players: Annotated[int, Parameter(help="Number of players; 0 for any, if random.")] = 4,
    edition: Edition = "deluxe",
    preset: Preset = "",
    random: Annotated[bool, Parameter(negative="", help="Draw cast and districts.")] = False,
    seed: Seed = None,
) -> int:
    """Print a setup as text, to be changed by hand and given to `play --setup`."""
    if random:
        config = random_config(chosen_seed(seed), players, edition)
    else:
        config = Config(players, edition, preset)
    print("\n".join(setup_lines(config)))  # noqa: T201 - plain text, to be pasted
    return 0
