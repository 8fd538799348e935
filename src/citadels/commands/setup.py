"""`citadels setup`: a set-up as text."""

from __future__ import annotations

from ..core.setup.config import Config, random_config
from ..core.text.position import setup_lines
from .common import Flag, chosen_seed


def setup(
    *,
    players: int = 4,
    edition: str = "deluxe",
    preset: str = "",
    random: Flag = False,
    seed: int | None = None,
) -> int:
    """Print a setup as text, to be changed by hand and given to `play --setup`."""
    if random:
        config = random_config(chosen_seed(seed), players, edition)
    else:
        config = Config(players, edition, preset)
    print("\n".join(setup_lines(config)))  # noqa: T201 - plain text, to be pasted
    return 0
