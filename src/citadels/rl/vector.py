"""The game for Gymnasium's vectors: many games of self-play, stepped in compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..core.basics import MAX_PLAYERS
from ..core.rng import FastRng
from ..core.setup.config import Config
from .batch import Batch
from .encoder import Encoder
from .setup import (
    ACTION_COUNT,
    OBSERVATION_SIZE,
    Bytes,
    Flags,
    action_space,
    config_of,
    fresh_seed,
    margin_of,
    observation_box,
    row,
)

Actions = NDArray[np.int64]


class CitadelsVectorEnv(VectorEnv[Bytes, Actions, NDArray[Any]]):
    """Many games; each asks one seat at a time, and shows what that seat may know.

    `infos` has the legal actions (`action_mask`), who is asked (`seat`) and, by seat, what was
    won (`won`) in the games that ended. `rewards` are those of the seats that acted. A game that
    ends is followed by the next in the same step; `final_obs` then has what the seat that acted
    saw at the end, and `final_info` which seat that was and what was won. Observations and masks
    are written into `observations` and `masks`, the caller's arrays if they are given.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as declared

    def __init__(
        self,
        num_envs: int = 64,
        config: Config | None = None,
        *,
        skip_forced: bool = True,
        margin: float = 0.0,
        observe: bool = True,
        observations: Bytes | None = None,
        masks: Flags | None = None,
        **arguments: Any,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs is at least 1, not {num_envs}")
        self.num_envs = num_envs
        self.encoder = Encoder(config_of(config, arguments))
        self.batch = Batch(self.encoder, num_envs, skip_forced, margin_of(margin))
        self.observe = observe
        self.observations = _buffer(observations, num_envs, OBSERVATION_SIZE, np.uint8)
        self.masks = _buffer(masks, num_envs, ACTION_COUNT, np.int8)
        self._rows = [memoryview(place.data) for place in self.observations]
        self._flags = memoryview(self.masks.data).cast("B")
        self.single_observation_space = observation_box()
        self.single_action_space = action_space()
        self.observation_space: spaces.Space[Any] = batch_space(observation_box(), num_envs)
        self.action_space: spaces.Space[Any] = batch_space(action_space(), num_envs)
        self._truncations = np.zeros(num_envs, np.bool_)
        self._next_seed = fresh_seed()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Deal all games anew, from one seed for all or a list with one for each."""
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise ValueError(f"{self.num_envs} games have {self.num_envs} seeds")
            self.batch.reset([fresh_seed() if one is None else one for one in seed])
        else:
            self._next_seed = self._next_seed + 1 if seed is None else seed
            self.batch.reset([self._next_seed])
        return self._show(), self._infos()

    def _show(self) -> Bytes:
        self.batch.write_masks(self._flags)
        if self.observe:
            self.batch.write_observations(self._rows)
        return self.observations

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "seat": np.array(self.batch.seats())}

    def step(
        self, actions: Actions
    ) -> tuple[Bytes, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take an action in every game; if one is illegal, an error says so and none is taken."""
        batch = self.batch
        if not batch.states:
            raise RuntimeError("call reset() first: no games were dealt yet")
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.num_envs,):
            raise TypeError(
                f"actions are {self.num_envs} whole numbers, "
                f"not {given.dtype} in the shape {given.shape}"
            )
        acted = np.array(batch.seats())
        won = batch.step(np.ascontiguousarray(given, "<i8").tobytes())
        gained = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        infos = self._infos_of(won, gained, ended, acted)
        return self._show(), gained, ended, self._truncations, infos | self._infos()

    def _infos_of(
        self,
        won: list[list[float]],
        gained: NDArray[Any],
        ended: NDArray[Any],
        acted: Actions,
    ) -> dict[str, Any]:
        """Note what was won in the games that ended, and what was seen at their end."""
        if not won:
            return {}
        shares = np.zeros((self.num_envs, MAX_PLAYERS))
        for place, parts in zip(self.batch.ended, won, strict=True):
            ended[place] = True
            gained[place] = parts[acted[place]]
            shares[place, : len(parts)] = parts
        last = {"won": shares, "_won": ended, "seat": acted, "_seat": ended}
        infos = {"won": shares, "_won": ended, "final_info": last, "_final_info": ended}
        return infos | self._final(acted, ended)

    def _final(self, acted: Actions, ended: NDArray[Any]) -> dict[str, Any]:
        """What the seats that acted saw at the end of their games."""
        if not self.observe:
            return {}
        seen = np.full(self.num_envs, None, object)
        for place, state in zip(self.batch.ended, self.batch.finished, strict=True):
            seen[place] = row(self.encoder.observe(state, int(acted[place])))
        return {"final_obs": seen, "_final_obs": ended}

    def sample(self, rng: FastRng) -> Actions:
        """A legal action for every game by chance."""
        return np.array(self.batch.random_actions(rng))  # a copy: the batch writes there again


def _buffer(given: NDArray[Any] | None, count: int, size: int, kind: Any) -> NDArray[Any]:
    """The caller's array, checked, or a new one."""
    if given is None:
        return np.zeros((count, size), kind)
    if given.shape != (count, size) or given.dtype != kind or not given.flags.c_contiguous:
        raise ValueError(
            f"the buffer is a contiguous array of {np.dtype(kind)}, {count} x {size}, "
            f"not of {given.dtype}, {' x '.join(map(str, given.shape))}"
        )
    return given
