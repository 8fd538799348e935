"""OpenSpiel solves the tiny game; `python -m bench.solve` has the curves of its solvers."""

from __future__ import annotations

from typing import Any

import pytest

WHY = "needs requirements/rl.txt: python3 -m tools.environment interpreted dev docs rl"
pyspiel = pytest.importorskip("pyspiel", reason=WHY)

from open_spiel.python.algorithms.cfr import CFRSolver  # noqa: E402
from open_spiel.python.algorithms.discounted_cfr import LCFRSolver  # noqa: E402

from bench.solve import curve  # noqa: E402
from citadels.rl import python_citadels  # noqa: E402
from tests.properties.games import LONG  # noqa: E402

python_citadels.register()
TINY = "python_citadels(tiny=True)"
SOLVERS: list[tuple[Any, int]] = [(LCFRSolver, 60)]  # with how many iterations they need
if LONG:
    SOLVERS.append((CFRSolver, 200))  # the plain one, which is the slowest


@pytest.mark.parametrize(("solver", "iterations"), SOLVERS)
def test_cfr_solves_the_tiny_game(solver: Any, iterations: int) -> None:  # noqa: ANN401 - untyped
    game = pyspiel.load_game(TINY)
    (start, end), _ = curve(game, solver(game), (0, iterations))
    assert start > 0.3
    assert end < 0.01 * start
