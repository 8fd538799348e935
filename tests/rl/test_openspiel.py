"""The game in OpenSpiel, by OpenSpiel's own checks and solver."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

WHY = "needs requirements/rl.txt: python3 -m tools.environment interpreted dev docs rl"
pyspiel = pytest.importorskip("pyspiel", reason=WHY)

from citadels import FastRng, Game, IllegalChoice, random_config, read_position  # noqa: E402
from citadels.core.text.setup_code import setup_code  # noqa: E402
from citadels.rl import python_citadels  # noqa: E402
from citadels.rl.moments import Moment, Tree  # noqa: E402
from citadels.rl.setup import ACTION_COUNT  # noqa: E402
from tests.properties.pairs import pairs  # noqa: E402
from tools import playthrough  # noqa: E402

python_citadels.register()
State = Any  # OpenSpiel comes without types
TINY = "python_citadels(tiny=True)"


@pytest.mark.parametrize("players", range(2, 9))
def test_openspiel_finds_nothing_wrong(players: int) -> None:
    game = pyspiel.load_game(f"python_citadels(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_playthrough_that_is_kept_tells_of_a_whole_game() -> None:
    """That it is up to date is checked with all other derived files."""
    lines = playthrough.PAGE.read_text(encoding="utf-8").splitlines()
    assert lines[0] == f"game: {playthrough.GAME}" and "IsTerminal() = True" in lines
    assert any(line.startswith("ChanceOutcomes() = [(") for line in lines)


def test_chance_is_a_node_with_odds() -> None:
    state = pyspiel.load_game("python_citadels(players=4)").new_initial_state()
    rng, nodes = FastRng(1), 0
    while not state.is_terminal() and nodes < 40:
        actions = state.legal_actions()
        if state.is_chance_node():
            nodes += 1
            assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(actions[rng.below(len(actions))])
    assert nodes == 40


@pytest.mark.parametrize("chance", [False, True])
def test_a_bad_action_is_refused_and_nothing_changes(chance: bool) -> None:
    state = pyspiel.load_game(TINY).new_initial_state()
    while state.is_chance_node() != chance:
        state.apply_action(state.legal_actions()[-1])
    before, history = str(state), state.history()
    for action in (-2, ACTION_COUNT, 0):
        assert action not in state.legal_actions()
        with pytest.raises((ValueError, IllegalChoice)):
            state.apply_action(action)
        assert (str(state), state.history()) == (before, history)


def test_players_who_cannot_tell_states_apart_have_one_information_state() -> None:
    """In the tiny game the flower is hidden from the player who is threatened."""
    state = pyspiel.load_game(TINY).new_initial_state()
    blackmailer = state.current_player()
    children = [state.child(action) for action in state.legal_actions()]
    assert len({child.information_state_string(blackmailer) for child in children}) == len(children)
    assert len({child.information_state_string(1 - blackmailer) for child in children}) == 1


def read_by(game: Game, player: int, *, leak: bool) -> tuple[object, ...]:
    """All that a player reads of a game: strings with and without recall, and the tensor."""
    moment = Moment(Tree(game.config, game, keeps=False))
    moment.game = game
    moment.told = 0
    moment.tell(game)
    state: Any = SimpleNamespace(moment=moment, encoder=moment.tree.encoder)
    if leak:
        player = (player + 1) % game.config.players
    found: list[object] = []
    for recall in (True, False):
        observer = python_citadels.Observer(pyspiel.IIGObservationType(perfect_recall=recall))
        observer.set_from(state, player)
        assert observer.tensor is not None
        found += [observer.string_from(state, player), observer.tensor.tobytes()]
    return tuple(found)


@pytest.mark.parametrize("leak", [False, True])
def test_no_string_and_no_tensor_shows_what_is_hidden(leak: bool) -> None:
    """Everything hidden is dealt anew in games of all kinds; the control reads as the next seat."""
    differing = compared = 0
    for game, other, player in pairs(60_000, 4):
        if player < game.config.players and not game.over:
            compared += 1
            differing += read_by(game, player, leak=leak) != read_by(other, player, leak=leak)
    assert compared > 20
    assert differing > 10 if leak else differing == 0


def test_what_is_public_shows_no_hidden_flower() -> None:
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    game = pyspiel.load_game(TINY)
    public, own = game.make_py_observer(kind), game.make_py_observer()
    state = game.new_initial_state()
    children = [state.child(action) for action in state.legal_actions()]
    assert len({public.string_from(child, 0) for child in children}) == 1
    assert len({own.string_from(child, 0) for child in children}) == len(children)  # its own
    with pytest.raises(ValueError, match="nobody in this game sees what all players see"):
        game.make_py_observer(
            pyspiel.IIGObservationType(
                perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
            )
        )


def nodes(state: State, own: tuple[Any, ...] = ((), ())) -> Iterator[tuple[State, tuple[Any, ...]]]:
    """All nodes below a state, with what each player has known and chosen on the way there."""
    yield state, own
    if state.is_terminal():
        return
    player = state.current_player()
    for action in state.legal_actions():
        past = own
        if player >= 0:
            known = (state.information_state_string(player), action)
            past = tuple((*own[p], known) if p == player else own[p] for p in range(2))
        yield from nodes(state.child(action), past)


def forgets(read: Callable[[Any, int], str]) -> bool:
    """Whether a player who knows what this reads has forgotten what it knew, or chose, before."""
    pasts: dict[tuple[int, str], Any] = {}
    for state, own in nodes(pyspiel.load_game(TINY).new_initial_state()):
        player = state.current_player()
        if (
            player >= 0
            and pasts.setdefault((player, read(state, player)), own[player]) != own[player]
        ):
            return True
    return False


def test_the_tiny_game_has_chance_recall_and_a_constant_sum() -> None:
    seen = [state for state, _ in nodes(pyspiel.load_game(TINY).new_initial_state())]
    ends = [state.returns() for state in seen if state.is_terminal()]
    assert len(seen) < 2000 and sum(state.is_chance_node() for state in seen) > 50
    assert {sum(won) for won in ends} == {1.0} and len({tuple(won) for won in ends}) > 1
    assert not forgets(lambda state, player: state.information_state_string(player))
    assert forgets(lambda state, player: state.observation_string(player))  # which may
    assert not forgets(lambda state, player: str(state.information_state_tensor(player)))
    assert forgets(lambda state, player: str(state.observation_tensor(player)))


def test_a_game_may_be_given_by_its_set_up() -> None:
    config = random_config(7, 3)
    game = pyspiel.load_game(f"python_citadels(setup={setup_code(config)})")
    assert game.num_players() == 3
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert state.moment.game.config == config


def test_a_game_may_begin_at_a_position() -> None:
    text = python_citadels.TINY.replace("gold 4", "gold 5")
    code = python_citadels.position_code(text)
    game = pyspiel.load_game("python_citadels", {"position": code})
    assert game.new_initial_state().moment.game == read_position(text)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    tiny = pyspiel.load_game(TINY).new_initial_state().moment.game
    assert tiny == read_position(python_citadels.TINY) != read_position(text)
    with pytest.raises(ValueError, match="position is what position_code"):
        python_citadels.read_position_code("ä")
