"""Train a policy by MaskablePPO: one seat against bots, and a learning curve on the way.

    .venv-ppo/bin/python -m pip install -r requirements/ppo.txt
    .venv-ppo/bin/python -m training.ppo --steps 200000

Interrupt it at will: it goes on from the model under `--folder`, and adds to the curve there.
`--page` prints the curve that was run so far, with what it was run with.
"""

from __future__ import annotations

import argparse
import csv
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from citadels import Config
from citadels.rl.evaluation import Policy, evaluate
from citadels.rl.schema import SCHEMA, check_schema
from citadels.rl.setup import OBSERVATION_SIZE, Bytes, Flags
from citadels.rl.single import CitadelsEnv
from citadels.sim.shares import Share

ENVS: Final = 8  # games side by side, so that the network looks at eight observations at once
CHECK_SEED: Final = 1 << 40  # the deals of the checks are dealt to nobody who learns
SETTINGS: Final[dict[str, Any]] = {
    "n_steps": 512,  # of each game, between two updates
    "batch_size": 512,
    "n_epochs": 4,
    "learning_rate": 3e-4,
    "gamma": 0.999,  # a game has some hundred decisions, and its reward comes last
    "ent_coef": 0.01,
    "policy_kwargs": {"net_arch": [128, 128]},
}
Floats = NDArray[np.float32]


def scaled(observation: Bytes) -> Floats:
    """Numbers from 0 to 255 as the network reads them; nearly all of them are small."""
    return np.log1p(observation, dtype=np.float32)


class Scaled(gymnasium.ObservationWrapper[Floats, int, dict[str, Any]]):
    """A seat whose observation is one row of numbers; the mask is asked for apart."""

    def __init__(self, env: CitadelsEnv) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(0, 6, (OBSERVATION_SIZE,), np.float32)

    def observation(self, seen: dict[str, Any]) -> Floats:
        """The row of an observation."""
        return scaled(seen["observation"])

    def action_masks(self) -> Flags:
        """The legal actions, as MaskablePPO asks for them."""
        masks: Flags = self.env.unwrapped.action_masks()  # type: ignore[attr-defined]  # it has it
        return masks


def maker(players: int, opponents: str, margin: float) -> Callable[[], Scaled]:
    """What makes one environment."""
    return lambda: Scaled(CitadelsEnv(players=players, opponents=opponents, margin=margin))


def policy_of(model: Any) -> Policy:
    """A model as a policy that takes what it thinks best."""

    def choose(observation: Bytes, mask: Flags) -> int:
        action, _ = model.predict(scaled(observation), action_masks=mask, deterministic=True)
        return int(action)

    return choose


def read_policy(file: Path) -> Policy:
    """The policy of a saved model."""
    from sb3_contrib import MaskablePPO  # noqa: PLC0415 - only who trains has it

    check_schema(json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))["schema"])
    return policy_of(MaskablePPO.load(file, device="cpu"))


class Run:
    """A training under way: its model, its curve, and the files of both."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        folder: Path = options.folder
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / "model.zip"
        self.card = folder / "model.json"
        self.curve = folder / "curve.csv"
        self.spent = 0.0  # CPU seconds of learning, those of earlier runs included
        self.starts = 1
        self.model = self._resumed() if self.file.exists() else self._new()

    def _envs(self) -> Any:
        from stable_baselines3.common.vec_env import DummyVecEnv  # noqa: PLC0415 - as above

        o = self.options
        return DummyVecEnv([maker(o.players, o.opponents, o.margin) for _ in range(ENVS)])

    def _new(self) -> Any:
        from sb3_contrib import MaskablePPO  # noqa: PLC0415 - as above

        return MaskablePPO("MlpPolicy", self._envs(), seed=self.options.seed, **SETTINGS)

    def _resumed(self) -> Any:
        from sb3_contrib import MaskablePPO  # noqa: PLC0415 - as above

        card = json.loads(self.card.read_text(encoding="utf-8"))
        check_schema(card["schema"])
        self.spent, self.starts = card["cpu_seconds"], card["starts"] + 1
        return MaskablePPO.load(self.file, env=self._envs(), device="cpu")

    def _write_card(self) -> None:
        """What the model was made with; a model of another schema is refused later."""
        import sb3_contrib  # noqa: PLC0415 - as above
        import torch  # noqa: PLC0415 - as above

        o = self.options
        card = {
            "schema": SCHEMA,
            "players": o.players,
            "opponents": o.opponents,
            "margin": o.margin,
            "seed": o.seed,
            "chunk": o.chunk,
            "deals": o.deals,
            "starts": self.starts,
            "cpu_seconds": round(self.spent, 1),
            "sb3_contrib": sb3_contrib.__version__,
            "torch": torch.__version__,
        }
        self.card.write_text(json.dumps(card, indent=1), encoding="utf-8")

    @property
    def steps(self) -> int:
        """The decisions that it has learned from."""
        return int(self.model.num_timesteps)

    def learn(self, steps: int) -> None:
        """Learn from so many decisions more, and save."""
        begin = time.process_time()
        self.model.learn(steps, reset_num_timesteps=self.steps == 0)
        self.spent += time.process_time() - begin
        self.model.save(self.file)
        self._write_card()

    def check(self) -> Share:
        """Measure it on deals that it has not learned from, and add to the curve."""
        o = self.options
        self._write_card()
        config, policy = Config(o.players), policy_of(self.model)
        found = evaluate(policy, o.opponents, o.deals, config, CHECK_SEED)
        new = not self.curve.exists()
        with self.curve.open("a", newline="", encoding="utf-8") as file:
            rows = csv.writer(file)
            if new:
                rows.writerow(["steps", "cpu_seconds", "share", "low", "high"])
            share = [f"{part:.4f}" for part in found]
            rows.writerow([self.steps, f"{self.spent:.1f}", *share])
        return found

    def is_checked(self) -> bool:
        """Whether the curve has come as far as the model."""
        if not self.curve.exists():
            return False
        last = self.curve.read_text(encoding="utf-8").splitlines()[-1]
        return last.startswith(f"{self.steps},")


def train(options: argparse.Namespace) -> None:
    """Learn and check in turn until the steps are done."""
    import torch  # noqa: PLC0415 - as above

    torch.set_num_threads(1)
    run = Run(options)
    if not run.is_checked():  # a new one, or one that was interrupted
        run.check()
    while run.steps < options.steps:
        run.learn(options.chunk)
        found = run.check()
        print(f"{run.steps} steps: {found.share:.3f} ({found.low:.3f} to {found.high:.3f})")
        sys.stdout.flush()


def page(options: argparse.Namespace) -> str:
    """The curve as a page."""
    card = json.loads((options.folder / "model.json").read_text(encoding="utf-8"))
    with (options.folder / "curve.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    names = ("players", "opponents", "margin", "seed", "chunk", "deals")
    how = " ".join(f"--{name} {card[name]}" for name in names)
    made_with = f"sb3-contrib {card['sb3_contrib']} with torch {card['torch']}"
    lines = [
        "# A policy that learns",
        "",
        "```",
        f"python -m training.ppo {how} --steps {rows[-1]['steps']}",
        "python -m training.ppo --page > bench/ppo.md",
        "```",
        "",
        f"MaskablePPO of {made_with}, on one core:",
        f"one seat against {card['players'] - 1} bots of level {card['opponents']}.",
        f"Each row is measured on {card['deals']} deals that nobody learned from, each played from",
        "every seat; intervals are clustered by deal. CPU seconds are those of learning, the games",
        f"included. Chance would win {1 / card['players']:.0%}; the first row is the policy before",
        f"it has learned. Schema `{card['schema']}`. It was started {card['starts']} times and",
        "went on where it had been interrupted.",
        "",
        "| Decisions | CPU s | win share | 95 % interval | |",
        "|--:|--:|--:|--:|---|",
    ]
    for row in rows:
        share, low, high = (100 * float(row[name]) for name in ("share", "low", "high"))
        bar = "█" * round(share / 2)
        lines.append(
            f"| {int(row['steps']):,} | {float(row['cpu_seconds']):,.0f} | {share:.1f} % "
            f"| {low:.1f} to {high:.1f} | `{bar}` |"
        )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Train, or print the page of the curve."""
    parser = argparse.ArgumentParser(description="train a policy by MaskablePPO")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--opponents", default="random", help="a bot of the ladder")
    parser.add_argument("--margin", type=float, default=0.02, help="reward for each point ahead")
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from")
    parser.add_argument("--chunk", type=int, default=16_384, help="decisions between two checks")
    parser.add_argument("--deals", type=int, default=50, help="of each check")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/ppo"))
    parser.add_argument("--page", action="store_true", help="print the curve, and do not train")
    options = parser.parse_args(arguments)
    if options.page:
        print(page(options))
    else:
        train(options)


if __name__ == "__main__":
    main()
