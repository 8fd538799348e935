"""The environments, by the checks of those who defined their interfaces."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
import warnings
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from citadels import Config, FastRng, IllegalChoice
from tools.files import ROOT

WHY = "needs requirements/rl.txt: python3 -m tools.environment interpreted dev docs rl"
gymnasium = pytest.importorskip("gymnasium", reason=WHY)
pytest.importorskip("pettingzoo", reason=WHY)

from gymnasium.utils.env_checker import check_env  # noqa: E402 - once it is there
from pettingzoo.test import api_test, seed_test  # noqa: E402 - likewise

from citadels.rl import citadels_v0, layout, single  # noqa: E402 - likewise
from citadels.rl.evaluation import evaluate  # noqa: E402 - likewise
from citadels.rl.setup import ACTION_COUNT, OBSERVATION_SIZE, Bytes, Flags  # noqa: E402 - likewise
from citadels.rl.vector import CitadelsVectorEnv  # noqa: E402 - likewise

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # both warn of dictionaries

CODE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("players", [2, 3, 7])
def test_pettingzoo_finds_nothing_wrong(players: int) -> None:
    api_test(citadels_v0.env(players=players), num_cycles=100)
    seed_test(lambda: citadels_v0.env(players=players), num_cycles=40)


@pytest.mark.parametrize("render_mode", ["ansi", "human"])
def test_gymnasium_finds_nothing_wrong(render_mode: str) -> None:
    """Its checker acts by chance: a bad action must end the game for it, not raise an error."""
    env = gymnasium.make(
        "citadels/Citadels-v0",
        players=3,
        opponents="random",
        illegal_reward=-1.0,
        render_mode=render_mode,
    )
    check_env(env.unwrapped)


def test_the_environment_and_the_batch_are_registered_by_their_import() -> None:
    """By a process of its own, in which nobody calls `register`."""
    code = """if True:
        import gymnasium
        env = gymnasium.make("citadels.rl.single:citadels/Citadels-v0", players=2)
        assert env.unwrapped.encoder.players == 2
        envs = gymnasium.make_vec("citadels/Citadels-v0", num_envs=2, players=2, opponents="random")
        assert list(envs.single_observation_space) == ["action_mask", "observation"]
        batch = gymnasium.make_vec("citadels/CitadelsBatch-v0", num_envs=3, players=2)
        assert type(batch.unwrapped).__name__ == "CitadelsVectorEnv"
        assert batch.reset(seed=1)[0].shape[0] == 3
    """
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], check=True)  # noqa: S603 - ours


def test_one_seat_is_drawn_as_text_or_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    def drawn(render_mode: str | None) -> object:
        env = single.CitadelsEnv(opponents="random", render_mode=render_mode)
        seen, _ = env.reset(seed=3)
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        return env.render()

    text = drawn("ansi")
    assert isinstance(text, str) and "is asked: " in text and capsys.readouterr().out == ""
    assert drawn("human") is None
    assert capsys.readouterr().out == f"{text}\n\n" * 2  # by the step, and by the call
    assert drawn(None) is None and capsys.readouterr().out == ""
    env = citadels_v0.raw_env(render_mode="human")
    env.reset(seed=3)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert "is asked: " in capsys.readouterr().out
    with pytest.raises(ValueError, match="render_mode is ansi or human, not 'rgb_array'"):
        single.CitadelsEnv(render_mode="rgb_array")


def test_environments_without_a_seed_play_different_games() -> None:
    """With one they play the same."""

    def aec(seed: int | None) -> bytes:
        env = citadels_v0.raw_env(players=8)
        env.reset(seed=seed)
        return env.state().tobytes()

    def batch(seed: int | None) -> bytes:
        return CitadelsVectorEnv(2, players=8).reset(seed=seed)[0].tobytes()

    for deal in (aec, batch):
        assert len({deal(None) for _ in range(4)}) == 4
        assert len({deal(5) for _ in range(4)}) == 1


@pytest.mark.parametrize("action", [2.9, 2.0, "2", np.float32(2), None])
def test_what_is_no_whole_number_is_no_action(action: Any) -> None:  # noqa: ANN401 - as said
    env = citadels_v0.raw_env()
    env.reset(seed=4)
    before = env.state().tobytes()
    with pytest.raises((TypeError, ValueError), match=r"whole number|None is for agents"):
        env.step(action)
    assert env.state().tobytes() == before
    for illegal_reward in (None, -1.0):
        alone = single.CitadelsEnv(opponents="random", illegal_reward=illegal_reward)
        alone.reset(seed=4)
        with pytest.raises(TypeError, match="an action is a whole number, not "):
            alone.step(action)


def test_a_batch_takes_as_many_whole_numbers_as_it_has_games() -> None:
    envs = CitadelsVectorEnv(3)
    envs.reset(seed=4)
    legal = envs.sample(FastRng(1))
    before = [bytes(envs.encoder.observe(state, 0, True)) for state in envs.batch.states]
    wrong: list[Any] = [legal + 0.5, legal.astype(float), legal[:2], legal[:, None], legal > 0]
    for actions in wrong:
        with pytest.raises(TypeError, match="actions are 3 whole numbers, not "):
            envs.step(actions)
    again = [bytes(envs.encoder.observe(state, 0, True)) for state in envs.batch.states]
    assert again == before
    small: Any = legal.astype(np.uint16)
    envs.step(small)  # the control: any whole numbers will do


def _play_aec(env: citadels_v0.raw_env, seed: int) -> dict[str, float]:
    rng, won = FastRng(seed), {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            won[agent] = reward
            env.step(None)
        else:
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[rng.below(len(legal))]))
    return won


def test_the_win_is_shared_out_at_the_end() -> None:
    won = _play_aec(citadels_v0.raw_env(players=5), 3)
    assert sum(won.values()) == 1 and len(won) == 5
    assert _play_aec(citadels_v0.raw_env(Config(5)), 3) == won
    margin = _play_aec(citadels_v0.raw_env(players=5, margin=0.1), 3)
    assert max(margin.values()) > 1 and min(margin.values()) < 0


@pytest.mark.parametrize("skip", [True, False])
def test_forced_moves_are_skipped_if_asked_for(skip: bool) -> None:
    env = citadels_v0.raw_env(skip_forced=skip)
    env.reset(seed=1)
    rng, forced = FastRng(1), 0
    while not env.terminations[env.agent_selection]:
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        forced += len(legal) == 1
        env.step(int(legal[rng.below(len(legal))]))
    assert (forced == 0) == skip


@pytest.mark.parametrize("action", [-1, ACTION_COUNT, 0])
def test_a_bad_action_is_refused_and_nothing_changes(action: int) -> None:
    env = citadels_v0.raw_env()
    env.reset(seed=4)
    before, agent = env.state().tobytes(), env.agent_selection
    with pytest.raises(
        IllegalChoice, match=r"an action is a number|seat \d has: \[.*\] \(.*king.*\)"
    ):
        env.step(action)
    assert (env.state().tobytes(), env.agent_selection) == (before, agent)
    alone = single.CitadelsEnv(opponents="random")
    alone.reset(seed=4)
    before = bytes(alone.episode.everything())
    with pytest.raises(IllegalChoice, match=r"an action is a number|seat \d has: \["):
        alone.step(action)
    assert bytes(alone.episode.everything()) == before
    vector = CitadelsVectorEnv(4)
    vector.reset(seed=4)
    everything = [bytes(vector.encoder.observe(s, 0, True)) for s in vector.batch.states]
    actions = vector.sample(FastRng(1))
    actions[3] = action
    with pytest.raises(ValueError, match="game 3: "):
        vector.step(actions)
    again = [bytes(vector.encoder.observe(s, 0, True)) for s in vector.batch.states]
    assert again == everything


def test_an_environment_says_what_it_cannot_do() -> None:
    with pytest.raises(ValueError, match="there is no bot 'nobody'"):
        single.CitadelsEnv(opponents="nobody")
    with pytest.raises(ValueError, match="4 players have 3 opponents"):
        single.CitadelsEnv(opponents=("novice",))
    with pytest.raises(ValueError, match="a config or its arguments"):
        citadels_v0.raw_env(Config(4), players=4)
    with pytest.raises(RuntimeError, match="call reset"):
        citadels_v0.raw_env().observe("player_0")
    with pytest.raises(RuntimeError, match="call reset"):
        citadels_v0.raw_env().step(0)
    with pytest.raises(RuntimeError, match="call reset"):
        citadels_v0.raw_env().last()
    for make in (citadels_v0.raw_env, single.CitadelsEnv, CitadelsVectorEnv):
        with pytest.raises(TypeError, match="margin is a number, the worth of a point, not 'x'"):
            make(margin="x")  # type: ignore[arg-type]  # that is the point
    with pytest.raises(ValueError, match="at least 1 deal, not 0"):
        evaluate("random", "random", 0)
    with pytest.raises(TypeError, match=r"config is a citadels\.Config, not 3"):
        evaluate("random", "random", 1, 3)  # type: ignore[arg-type]  # that is the point


def test_the_whole_truth_and_the_pictures() -> None:
    env = citadels_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert env.state().shape == (OBSERVATION_SIZE,)
    assert "is asked: draft-keep" in str(env.render())
    again = pickle.loads(pickle.dumps(citadels_v0.raw_env(players=6)))  # noqa: S301 - our own
    assert len(again.possible_agents) == 6


def test_many_games_go_as_one_does() -> None:
    """The batch plays the same games as the environment of one."""
    vector = CitadelsVectorEnv(3, players=4)
    rows, infos = vector.reset(seed=9)
    envs = [citadels_v0.raw_env(players=4) for _ in range(3)]
    deals = FastRng(9)
    for env in envs:
        env.reset(seed=0)
        env._episode = type(env.episode)(
            env.encoder, deals.next32() << 32 | deals.next32(), skip_forced=True
        )
        env.agent_selection = env.possible_agents[env.episode.seat]
    rng, ended = FastRng(2), np.zeros(3, bool)
    while not ended.all():
        for place in np.flatnonzero(~ended):
            seen = envs[place].last()[0]
            assert (rows[place] == seen["observation"]).all()
            assert (infos["action_mask"][place] == seen["action_mask"]).all()
            assert f"player_{infos['seat'][place]}" == envs[place].agent_selection
        actions = vector.sample(rng)
        for place in np.flatnonzero(~ended):
            envs[place].step(int(actions[place]))
        rows, _, over, _, infos = vector.step(actions)
        for place in np.flatnonzero(over & ~ended):
            assert infos["won"][place][:4].tolist() == list(envs[place].rewards.values())
        ended |= over


def test_every_game_of_a_batch_may_have_a_seed() -> None:
    envs = CitadelsVectorEnv(3, players=8)
    rows = envs.reset(seed=[5, 6, 5])[0].copy()
    assert (rows[0] == rows[2]).all() and (rows[0] != rows[1]).any()
    assert (CitadelsVectorEnv(1, players=8).reset(seed=6)[0][0] == rows[1]).all()
    rows = envs.reset(seed=[5, None, None])[0]
    assert (rows[1] != rows[2]).any()
    with pytest.raises(ValueError, match="3 games have 3 seeds"):
        envs.reset(seed=[1, 2])


def test_a_batch_tells_how_games_have_ended_as_gymnasium_does() -> None:
    envs = CitadelsVectorEnv(2, players=2)
    _, infos = envs.reset(seed=3)
    rng, finished = FastRng(1), 0
    while finished < 3:
        acted = infos["seat"]
        rows, rewards, ended, _, infos = envs.step(envs.sample(rng))
        assert ("final_obs" in infos) == ("final_info" in infos) == bool(ended.any())
        for place in np.flatnonzero(ended):
            last = infos["final_info"]
            assert infos["_final_obs"][place] and infos["_final_info"][place]
            assert last["seat"][place] == acted[place]
            assert last["won"][place][acted[place]] == rewards[place]
            assert infos["final_obs"][place][layout.OVER] == 1 and rows[place][layout.OVER] == 0
            finished += 1
        for place in np.flatnonzero(~ended) if ended.any() else ():
            assert infos["final_obs"][place] is None and not infos["_final_obs"][place]


def test_the_buffers_are_the_callers() -> None:
    rows = np.full((2, OBSERVATION_SIZE), 7, np.uint8)
    masks = np.zeros((2, ACTION_COUNT), np.int8)
    vector = CitadelsVectorEnv(2, observations=rows, masks=masks)
    assert vector.reset(seed=1)[0] is rows and rows.max() != 7 and masks.any()
    with pytest.raises(ValueError, match="the buffer is a contiguous array of uint8, 3 x"):
        CitadelsVectorEnv(3, observations=rows)


def test_a_better_player_is_measured_as_better() -> None:
    def first(observation: Bytes, mask: Flags) -> int:
        return int(np.flatnonzero(mask)[0])

    config = Config(2)
    assert evaluate("novice", "random", 4, config).share > 0.6
    assert 0 <= evaluate(first, "random", 1, config).share <= 1


def test_the_quickstart_runs() -> None:
    page = (ROOT / "docs/rl.md").read_text(encoding="utf-8")
    blocks = CODE.findall(page)
    assert blocks and len(blocks[0].splitlines()) <= 20
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for block in blocks:
            if "pyspiel" in block and find_spec("pyspiel") is None:
                continue  # it runs on few systems
            exec(block, {})  # noqa: S102 - the code of the page
