"""The tiny game for exact solvers: how far OpenSpiel's come, iteration by iteration.

.venv-compiled/bin/python -m pip install -r requirements/rl.txt
.venv-compiled/bin/python -m bench.solve > bench/solve.md
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from time import process_time
from typing import Any, Final

import pyspiel
from open_spiel.python.algorithms import expected_game_score
from open_spiel.python.algorithms.cfr import CFRPlusSolver, CFRSolver
from open_spiel.python.algorithms.discounted_cfr import DCFRSolver, LCFRSolver
from open_spiel.python.algorithms.exploitability import exploitability

from citadels.rl import python_citadels

from .rows import build_name

SOLVERS: Final = {"CFR": CFRSolver, "CFR+": CFRPlusSolver, "LCFR": LCFRSolver, "DCFR": DCFRSolver}
LOOKS: Final = (0, 5, 10, 25, 50, 100, 200)  # iterations at which exploitability is measured
GOAL: Final = 0.01  # of the exploitability at the start


def count_nodes(state: Any) -> tuple[Counter[str], set[str]]:
    """The nodes of a game by kind, and the information states of its players."""
    if state.is_terminal():
        return Counter(terminal=1), set()
    nodes, states = Counter[str](), set[str]()
    if state.is_chance_node():
        nodes["chance"] = 1
    else:
        nodes["decision"] = 1
        states.add(state.information_state_string(state.current_player()))
    for action in state.legal_actions():
        below, told = count_nodes(state.child(action))
        nodes += below
        states |= told
    return nodes, states


def curve(game: Any, solver: Any, looks: Sequence[int]) -> tuple[list[float], float]:
    """Exploitability after so many iterations each, and the CPU seconds of the iterations."""
    found, spent, done = [], 0.0, 0
    for look in looks:
        begin = process_time()
        for _ in range(look - done):
            solver.evaluate_and_update_policy()
        spent += process_time() - begin
        done = look
        found.append(float(exploitability(game, solver.average_policy())))
    return found, spent


def row(game: Any, name: str, looks: Sequence[int]) -> str:
    """A solver's line of the table."""
    solver = SOLVERS[name](game)
    found, spent = curve(game, solver, looks)
    cells = [f"{e:.4f} ({e / found[0]:.1%})" for e in found]
    good = [str(n) for n, e in zip(looks, found, strict=True) if e < GOAL * found[0]]
    both = [solver.average_policy()] * 2
    value = expected_game_score.policy_value(game.new_initial_state(), both)[0]
    below = good[0] if good else "never"
    return f"| {name} | {' | '.join(cells)} | {below} | {spent:.1f} | {value:.4f} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Solve with each, and print the page."""
    parser = argparse.ArgumentParser(description="exact solvers on the tiny game")
    parser.add_argument("--most", type=int, default=LOOKS[-1], help="iterations")
    options = parser.parse_args(arguments)
    python_citadels.register()
    game = pyspiel.load_game("python_citadels(tiny=True)")
    nodes, states = count_nodes(game.new_initial_state())
    looks = [look for look in LOOKS if look <= options.most]
    print("# Exact solvers on the tiny game\n\n```\npython -m bench.solve > bench/solve.md\n```\n")
    print(
        f"`python_citadels(tiny=True)` has {nodes['decision']} decisions, {nodes['chance']} chance"
    )
    print(
        f"nodes, {nodes['terminal']} ends and {len(states)} information states. Exploitability is"
    )
    print("that of OpenSpiel, for the average policy; in brackets its part of the start.\n")
    print(f"| Iterations | {' | '.join(map(str, looks))} | below 1 % | CPU s | value |")
    print(f"|---|{'--:|' * (len(looks) + 3)}")
    for name in SOLVERS:
        print(row(game, name, looks), flush=True)
    print(f"\nThe engine was {build_name()}. The value is the first player's part of a win, with")
    print("both playing the last policy.")


if __name__ == "__main__":
    main()
