"""The game for Gymnasium: one seat learns, bots sit in the others."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium

from ..bots import BOTS, Seated
from ..core.game import Game
from ..core.rng import FastRng
from ..core.setup.config import Config
from .drawing import draw
from .encoder import Encoder
from .episode import Episode, rewards
from .setup import (
    Flags,
    action_of,
    action_space,
    config_of,
    flags,
    margin_of,
    observation_space,
    row,
)

ID = "citadels/Citadels-v0"
BATCH_ID = "citadels/CitadelsBatch-v0"
RENDER_MODES = ("ansi", "human")
Seen = dict[str, Any]


class CitadelsEnv(gymnasium.Env[Seen, int]):
    """One seat against bots.

    `opponents` is the name of a bot for all other seats, or one name for each of them, clockwise.
    `seat` is that of the learner; without it, chance decides in every game. An illegal action
    raises an error, and the game is as it was; with an `illegal_reward`, it ends the game. The
    rest is as in `citadels_v0`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as declared
        "render_modes": list(RENDER_MODES),
        "render_fps": 4,
    }

    def __init__(
        self,
        config: Config | None = None,
        *,
        opponents: str | tuple[str, ...] | list[str] = "novice",
        seat: int | None = None,
        skip_forced: bool = True,
        margin: float = 0.0,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        **arguments: Any,
    ) -> None:
        self.encoder = Encoder(config_of(config, arguments))
        players = self.encoder.players
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        _check(names, seat, players, render_mode)
        self.opponents = names
        self.seat = seat
        self.skip_forced = skip_forced
        self.margin = margin_of(margin)
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = action_space()
        self._me = 0
        self._seated: dict[int, Seated] = {}
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game that is under way."""
        if self._episode is None:
            raise RuntimeError("call reset() first: no game was dealt yet")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game, and let the bots play until the learner is asked."""
        super().reset(seed=seed)
        draw32 = self.np_random.integers(0, 1 << 32, 3).tolist()
        rng = FastRng(draw32[2])
        players = self.encoder.players
        self._me = rng.below(players) if self.seat is None else self.seat
        self._episode = Episode(self.encoder, draw32[0] << 32 | draw32[1], self.skip_forced)
        self._seated = {}
        for place, name in enumerate(self.opponents, 1):
            at = (self._me + place) % players
            self._seated[at] = Seated(BOTS[name](rng), at, rng)
        self._wait()
        return self._seen(), {"seat": self._me}

    def _wait(self) -> None:
        """Let the bots play until the learner is asked or the game is over."""
        episode = self.episode
        game = Game(episode.state)
        while episode.seat >= 0 and episode.seat != self._me:
            seat = episode.seat
            option = self._seated[seat].choose(game)
            episode.play(self.encoder.vocabularies[seat].action(option))

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play until the learner is asked again."""
        episode = self.episode
        number = action_of(action)
        if self.illegal_reward is not None and number not in episode.legal():
            return self._seen(), self.illegal_reward, True, False, {"seat": self._me}
        episode.play(number)
        self._wait()
        over = episode.is_over()
        reward = rewards(episode.state, self.margin)[self._me] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, {"seat": self._me}

    def _seen(self) -> Seen:
        return {"observation": row(self.episode.observe(self._me)), "action_mask": self._mask()}

    def _mask(self) -> Flags:
        return flags(self.episode.mask(self._me))

    def action_masks(self) -> Flags:
        """The legal actions, as MaskablePPO asks for them."""
        return self._mask()

    def render(self) -> str | None:  # type: ignore[override]  # text, not a picture
        """Draw the table as the learner sees it: as text, or on the screen."""
        if self.render_mode is None:
            return None
        text = draw(self.episode.state, self._me)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None


def _check(names: list[str], seat: int | None, players: int, render_mode: str | None) -> None:
    """Refuse bots and seats that there are not."""
    if len(names) != players - 1:
        raise ValueError(f"{players} players have {players - 1} opponents, not {len(names)}")
    for name in names:
        if name not in BOTS:
            raise ValueError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"the seat is a number from 0 to {players - 1}, not {seat}")
    if render_mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is {' or '.join(RENDER_MODES)}, not {render_mode!r}")


def register() -> None:
    """Make the environment known to Gymnasium, and the batch, which is another game: self-play."""
    if ID not in gymnasium.registry:
        gymnasium.register(ID, entry_point="citadels.rl.single:CitadelsEnv")
        gymnasium.register(BATCH_ID, vector_entry_point="citadels.rl.vector:CitadelsVectorEnv")


register()
