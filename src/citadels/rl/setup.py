"""Set-up: what all environments are made from: a configuration, and how it is played."""

from __future__ import annotations

import math
import operator
import secrets
from typing import Any, Final, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..core.setup.config import Config
from .actions import ACTIONS
from .layout import MOST, SIZE

Bytes = NDArray[np.uint8]
Flags = NDArray[np.int8]
OBSERVATION_SIZE: Final = int(SIZE)
ACTION_COUNT: Final = int(ACTIONS)


def config_of(config: Config | None, arguments: dict[str, Any]) -> Config:
    """The configuration that was given, or one made from the arguments of `Config`."""
    if config is not None and arguments:
        raise ValueError(f"give a config or its arguments, not both: {', '.join(arguments)}")
    if config is not None and not isinstance(config, Config):
        raise TypeError(f"config is a citadels.Config, not {config!r}")
    return Config(**arguments) if config is None else config


def margin_of(margin: object) -> float:
    """What a point of margin is worth; what is no number is refused before a game is played."""
    if isinstance(margin, bool) or not isinstance(margin, int | float) or not math.isfinite(margin):
        raise TypeError(f"margin is a number, the worth of a point, not {margin!r}")
    return float(margin)


def fresh_seed() -> int:
    """A seed for environments that were given none: two of them play different games."""
    return secrets.randbits(64)


def action_of(action: SupportsIndex) -> int:
    """The number of an action; what is no whole number is refused, not rounded."""
    try:
        return operator.index(action)
    except TypeError:
        raise TypeError(f"an action is a whole number, not {action!r}") from None


def row(data: object) -> Bytes:
    """A row of bytes as an array of one's own."""
    return np.frombuffer(bytearray(data), np.uint8)  # type: ignore[call-overload, no-any-return]


def flags(data: object) -> Flags:
    """A mask as Gymnasium's spaces want it."""
    return np.frombuffer(bytearray(data), np.int8)  # type: ignore[call-overload, no-any-return]


def observation_box() -> spaces.Box:
    """The space of observations."""
    return spaces.Box(0, MOST, (OBSERVATION_SIZE,), np.uint8)


def observation_space() -> spaces.Dict:
    """An observation and the mask of legal actions."""
    mask = spaces.Box(0, 1, (ACTION_COUNT,), np.int8)
    return spaces.Dict({"observation": observation_box(), "action_mask": mask})


def action_space() -> spaces.Discrete[Any]:
    """The space of actions."""
    return spaces.Discrete(ACTION_COUNT)
