"""The game for PettingZoo: agents act one after the other, each from its own observation."""

from __future__ import annotations

import sys
from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..core.rng import FastRng
from ..core.setup.config import Config
from .drawing import draw
from .encoder import Encoder
from .episode import Episode, rewards
from .setup import (
    Bytes,
    action_of,
    action_space,
    config_of,
    flags,
    fresh_seed,
    margin_of,
    observation_space,
    row,
)

Seen = dict[str, Any]
RENDER_MODES = ("ansi", "human")


def env(**arguments: Any) -> AECEnv[str, Seen, int]:
    """The environment with PettingZoo's usual guards; an illegal action ends the game."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv[str, Seen, int], EzPickle):  # noqa: N801 - PettingZoo's name for it
    """The environment itself; an illegal action raises an error, and the game is as it was.

    Give a `config`, or the arguments of `citadels.Config`. With `skip_forced`, who has but one
    answer is not asked. The reward comes at the end: the share of the win, and `margin` for each
    point before the best of the others, or behind.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "citadels_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        config: Config | None = None,
        *,
        skip_forced: bool = True,
        margin: float = 0.0,
        render_mode: str | None = None,
        **arguments: Any,
    ) -> None:
        EzPickle.__init__(
            self,
            config,
            skip_forced=skip_forced,
            margin=margin,
            render_mode=render_mode,
            **arguments,
        )
        AECEnv.__init__(self)
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is {' or '.join(RENDER_MODES)}, not {render_mode!r}")
        self.render_mode = render_mode
        self.encoder = Encoder(config_of(config, arguments))
        self.skip_forced = skip_forced
        self.margin = margin_of(margin)
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoder.players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space() for agent in self.seats}
        self.action_spaces = {agent: action_space() for agent in self.seats}
        self.state_space = observation_space()["observation"]
        self._rng = FastRng(fresh_seed())
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game that is under way."""
        if self._episode is None:
            raise RuntimeError("call reset() first: no game was dealt yet")
        return self._episode

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        """The space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: that of a seed, or the next one."""
        if seed is not None:
            self._rng = FastRng(seed)
        deal = self._rng.next32() << 32 | self._rng.next32()
        self._episode = Episode(self.encoder, deal, self.skip_forced)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._episode.seat]

    def step(self, action: int | None) -> None:  # type: ignore[override]  # None: of dead agents
        """Take an action for the agent that is asked."""
        episode = self.episode
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]  # likewise
            return
        if action is None:
            raise ValueError(f"{agent} is asked: None is for agents whose game is over")
        episode.play(action_of(action))
        seat = episode.seat
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            won = rewards(episode.state, self.margin)
            self.rewards = dict(zip(self.possible_agents, won, strict=True))
            self._cumulative_rewards = dict(self.rewards)  # it was 0 until now
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked sees, and what its last action brought."""
        _ = self.episode  # before the first reset there is none, and that is said
        seen: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return seen

    def observe(self, agent: str) -> Seen:
        """What an agent may know, and its legal actions."""
        episode = self.episode
        seat = self.seats[agent]
        return {
            "observation": row(episode.observe(seat)),
            "action_mask": flags(episode.mask(seat)),
        }

    def state(self) -> Bytes:
        """The whole truth, as seen from the first seat; not for players."""
        return row(self.episode.everything())

    def render(self) -> str | None:
        """Draw the table as the agent sees it that is asked: as text, or on the screen."""
        if self.render_mode is None:
            return None
        text = draw(self.episode.state, self.seats[self.agent_selection])
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None

    def close(self) -> None:
        """Nothing is to be closed."""
