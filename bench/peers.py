"""How fast the peers play: catanatron, and OpenSpiel's hearts from Python and in its own loop.

They are measured by `python -m bench.speed`, in turn with our own rows.
"""

from __future__ import annotations

import importlib
import itertools
import random
from collections.abc import Callable, Sequence
from typing import Any

from .rows import Count, Row, Work, make_row, spend

INSTALL = "the peers are not installed: pip install -r requirements/bench.txt"
SEED = 1
CATAN_MIDDLE = 400  # ticks; a game of four random players takes about 970
HEARTS_MIDDLE = 30  # decisions; a game takes 52, or 64 with passing
HEARTS_CHANCE = 53  # the direction of the pass and 52 cards dealt
TABLES = 64  # dealt games of hearts that the C++ loops start from
COPIED = 8  # games in turn for the copies: few enough to stay in the cache
ROLLOUTS = 200  # random games per call into the C++ loop


class PeersMissing(Exception):
    """A peer cannot be imported; the message says what to install."""


def _peer(module: str) -> Any:
    """Import the peer's module, or raise `PeersMissing`."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise PeersMissing(f"{INSTALL} ({error})") from error


def check() -> None:
    """Make sure that all peers are installed."""
    for module in ("catanatron.game", "pyspiel"):
        _peer(module)


# catanatron


def _catan_players() -> list[Any]:
    """Make four of catanatron's random players."""
    player = _peer("catanatron.models.player")
    return [player.RandomPlayer(color) for color in player.Color]


def catanatron(seconds: float) -> Row:
    """Play complete games of four random players by `Game.execute`, which checks legality."""
    catan, players = _peer("catanatron.game"), _catan_players()
    new, limit, chance = catan.Game, catan.TURNS_LIMIT, random.random

    def play() -> Count:
        game = new(players)
        state, execute, winner = game.state, game.execute, game.winning_color
        forced = 0
        while winner() is None and state.num_turns < limit:
            actions = state.playable_actions
            count = len(actions)
            if count == 1:
                forced += 1
                execute(actions[0])
            else:
                execute(actions[int(chance() * count)])
        return len(state.actions), forced

    random.seed(SEED)
    note = "4 random players, complete games, Game.execute with its legality check"
    return make_row("catanatron", *spend(seconds, play, 1), note)


def _catan_games() -> list[Any]:
    """Prepare open games of catanatron, `CATAN_MIDDLE` decisions old."""
    new, players = _peer("catanatron.game").Game, _catan_players()
    random.seed(SEED)
    games: list[Any] = []
    while len(games) < COPIED:
        game = new(players)
        for _ in range(CATAN_MIDDLE):
            if game.winning_color() is not None:
                break
            game.play_tick()
        else:
            games.append(game)
    return games


def _copies(name: str, seconds: float, copies: Sequence[Callable[[], object]], what: str) -> Row:
    """Call each of the copying methods in turn for so much CPU time."""

    def sweep() -> Count:
        for copy in copies:
            copy()
        return len(copies), 0

    made, _, cpu = spend(seconds, sweep, 20)
    note = f"{cpu / made * 1e6:.3g} us each: {what}; decisions = copies made"
    return make_row(name, made, 0, cpu, note)


def catanatron_copy(seconds: float) -> Row:
    """Time `Game.copy()` in mid-game."""
    copies = [game.copy for game in _catan_games()]
    return _copies("catanatron_copy", seconds, copies, "Game.copy() in mid-game")


def catanatron_state_copy(seconds: float) -> Row:
    """Time `State.copy()` in mid-game: the part of `Game.copy()` that does the work."""
    copies = [game.state.copy for game in _catan_games()]
    return _copies("catanatron_state_copy", seconds, copies, "State.copy() in mid-game")


# OpenSpiel's hearts, driven from Python


def _hearts() -> Any:
    """Load OpenSpiel's hearts with its default rules."""
    return _peer("pyspiel").load_game("hearts")


def _play_out(state: Any) -> Count:
    """Play an already dealt game of hearts at random to its end."""
    legal, apply, chance = state.legal_actions, state.apply_action, random.random
    decisions = forced = 0
    while actions := legal():
        decisions += 1
        count = len(actions)
        if count == 1:
            forced += 1
            apply(actions[0])
        else:
            apply(actions[int(chance() * count)])
    state.returns()
    return decisions, forced


def _draw(outcomes: Sequence[tuple[int, float]]) -> int:
    """Draw one outcome of a chance node, by its odds."""
    left = random.random()
    for action, odds in outcomes:
        left -= odds
        if left < 0:
            return action
    return outcomes[-1][0]


def _deal_by_choices(state: Any) -> None:
    """Deal by `chance_outcomes()` and a weighted choice, as OpenSpiel's own examples do."""
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, odds)[0])


def _deal_by_outcomes(state: Any) -> None:
    """Deal by `chance_outcomes()` and their odds, as for any game of OpenSpiel."""
    while state.is_chance_node():
        state.apply_action(_draw(state.chance_outcomes()))


def _deal_by_actions(state: Any) -> None:
    """Deal by `legal_actions()`, knowing that all chances of hearts are even."""
    apply, chance = state.apply_action, random.random
    while state.is_chance_node():
        actions = state.legal_actions()
        apply(actions[int(chance() * len(actions))])


def _deal_by_shuffle(state: Any) -> None:
    """Deal a deck shuffled in Python, asking the game nothing."""
    apply = state.apply_action
    apply(int(random.random() * 4))
    for card in random.sample(range(52), 52):
        apply(card)


def _hearts_python(name: str, seconds: float, deal: Callable[[Any], None], how: str) -> Row:
    """Play complete games of hearts, dealt in one of three ways and played from Python."""
    new = _hearts().new_initial_state

    def play() -> Count:
        state = new()
        deal(state)
        return _play_out(state)

    random.seed(SEED)
    note = f"complete games from Python; {how}; chance timed, not counted; no legality check"
    return make_row(name, *spend(seconds, play, 10), note)


def hearts_python_choices(seconds: float) -> Row:
    """Drive hearts the plain way: chance by `chance_outcomes()` and a weighted choice."""
    how = "dealt by chance_outcomes() and random.choices"
    return _hearts_python("hearts_python_choices", seconds, _deal_by_choices, how)


def hearts_python_outcomes(seconds: float) -> Row:
    """Drive hearts as any game of OpenSpiel: chance by `chance_outcomes()`."""
    how = "dealt by chance_outcomes()"
    return _hearts_python("hearts_python_outcomes", seconds, _deal_by_outcomes, how)


def hearts_python_actions(seconds: float) -> Row:
    """Drive hearts with chance by `legal_actions()`, a lighter call; the odds are even."""
    how = "dealt by legal_actions()"
    return _hearts_python("hearts_python_actions", seconds, _deal_by_actions, how)


def hearts_python_shuffle(seconds: float) -> Row:
    """Drive hearts the fastest way: the deck is shuffled in Python and only applied."""
    how = "dealt from a deck shuffled in Python"
    return _hearts_python("hearts_python_shuffle", seconds, _deal_by_shuffle, how)


# OpenSpiel's hearts in its own C++ loops


def _hearts_dealt() -> list[Any]:
    """Prepare games of hearts at their first decision."""
    game = _hearts()
    random.seed(SEED)
    states = [game.new_initial_state() for _ in range(TABLES)]
    for state in states:
        _deal_by_shuffle(state)
    return states


def _forced_share(states: Sequence[Any]) -> float:
    """Find the share of forced decisions, from games played in Python outside the clock."""
    counts = [_play_out(state.clone()) for state in states for _ in range(20)]
    return sum(forced for _, forced in counts) / sum(made for made, _ in counts)


def _lengths(states: Sequence[Any]) -> list[int]:
    """Count the decisions left in each game, which must not depend on what is played."""
    lengths = [_play_out(state.clone())[0] for state in states]
    if lengths != [_play_out(state.clone())[0] for state in states]:
        raise AssertionError("games of hearts are expected to have a fixed length")
    return lengths


def hearts_cpp_rollouts(seconds: float) -> Row:
    """Play random games from the first decision on, many per call: the deal is left out."""
    pyspiel, states = _peer("pyspiel"), _hearts_dealt()
    share = _forced_share(states)
    turns = itertools.cycle(zip(states, _lengths(states), strict=True))
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    # One simulation of the search is one call of the evaluator at the root.
    search = pyspiel.MCTSBot(_hearts(), evaluator, 1.0, 1, 0, False, SEED, False).mcts_search

    def play() -> Count:
        state, length = next(turns)
        search(state)
        return length * ROLLOUTS, 0

    decisions, _, cpu = spend(seconds, play, 1)
    note = (
        "RandomRolloutEvaluator in C++, without the deal; decisions = rollouts x fixed length, "
        "forced by the share in games played from Python"
    )
    return make_row("hearts_cpp_rollouts", decisions, round(decisions * share), cpu, note)


def _spend_on_bots(seconds: float, new: Callable[[], Any]) -> tuple[int, int, float]:
    """Let `evaluate_bots` play from new states: (moves, games, CPU seconds)."""
    pyspiel = _peer("pyspiel")
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(4)]
    evaluate, seeds = pyspiel.evaluate_bots, itertools.count(SEED)

    def play() -> Count:
        state = new()
        evaluate(state, bots, next(seeds))
        return state.move_number(), 1

    return spend(seconds, play, 10)


def hearts_cpp_bots(seconds: float) -> Row:
    """Play complete games of four uniform random bots, one call of `evaluate_bots` per game."""
    share = _forced_share(_hearts_dealt())
    moves, games, cpu = _spend_on_bots(seconds, _hearts().new_initial_state)
    decisions = moves - games * HEARTS_CHANCE
    note = (
        "evaluate_bots in C++, complete games; decisions = moves - 53 chance nodes a game, "
        "forced by the share in games played from Python"
    )
    return make_row("hearts_cpp_bots", decisions, round(decisions * share), cpu, note)


def _deal_cost(seconds: float) -> float:
    """Time one deal in C++: complete games of bots less games already dealt."""
    dealt = itertools.cycle(_hearts_dealt())
    _, games, whole = _spend_on_bots(seconds / 2, _hearts().new_initial_state)
    _, rest, played = _spend_on_bots(seconds / 2, lambda: next(dealt).clone())
    return whole / games - played / rest


def hearts_cpp_complete(seconds: float) -> Row:
    """Work out complete games in a C++ loop: rollouts plus the deal in C++."""
    deal, rollouts = _deal_cost(seconds / 2), hearts_cpp_rollouts(seconds / 2)
    lengths = _lengths(_hearts_dealt())
    games = rollouts.decisions * len(lengths) / sum(lengths)
    cpu = rollouts.cpu_seconds + games * deal
    note = f"worked out: hearts_cpp_rollouts + {deal * 1e6:.3g} us a game for the deal in C++"
    return make_row("hearts_cpp_complete", rollouts.decisions, rollouts.forced, cpu, note)


def hearts_clone(seconds: float) -> Row:
    """Time `State.clone()` in mid-game, called from Python."""
    states = _hearts_dealt()[:COPIED]
    for state in states:
        for _ in range(HEARTS_MIDDLE):
            state.apply_action(random.choice(state.legal_actions()))
    clones = [state.clone for state in states]
    return _copies("hearts_clone", seconds, clones, "State.clone() in mid-game")


ROWS: dict[str, Work] = {
    row.__name__: row
    for row in (
        catanatron,
        catanatron_copy,
        catanatron_state_copy,
        hearts_python_choices,
        hearts_python_outcomes,
        hearts_python_actions,
        hearts_python_shuffle,
        hearts_cpp_rollouts,
        hearts_cpp_bots,
        hearts_cpp_complete,
        hearts_clone,
    )
}
