"""The simulation of bench/scale.py waits as long as the theory of queues says."""

from __future__ import annotations

import statistics

import pytest

from bench.scale import SHAPE, Cell, Simulation, read_costs

COSTS = "4.20 | 1.50 | 0.80 | 1.10"
ROW = f"| PostgreSQL | 225 | 38 ms | 3 ms | {COSTS} | 9.9 | 0.50 | 1.5 of 2 | 238/s |"


@pytest.mark.parametrize("load", [0.5, 0.8])
def test_one_worker_waits_as_pollaczek_and_khinchine_say(load: float) -> None:
    mean = 0.004
    cell = Cell(mean, 1e-12, 0.0, sync=0.0, cores=1000, workers=1)
    waits = [wait for seed in range(8) for wait in Simulation(cell, load, seed).run(60.0).waits]
    square = mean**2 * (1 + 1 / SHAPE)  # the mean of the squares of these times
    expected = mean + load / mean * square / (2 * (1 - load))
    assert statistics.mean(waits) == pytest.approx(expected, rel=0.1)


def test_a_slow_disk_gathers_more_into_a_transaction() -> None:
    quick = Simulation(Cell(0.004, 0.001, 0.001), 0.6, 1).run(3.0)
    slow = Simulation(Cell(0.004, 0.001, 0.001, sync=0.05), 0.6, 1).run(3.0)
    assert slow.batch > 2 * quick.batch
    assert len(slow.waits) == len(quick.waits)  # nothing is lost


def test_a_worker_that_dies_leaves_its_tables_to_others() -> None:
    cell = Cell(0.004, 0.001, 0.001, workers=4)
    calm = Simulation(cell, 0.5, 1).run(40.0)
    death = Simulation(cell, 0.5, 1).run(40.0, dies=True)
    lost = len(calm.waits) - len(death.waits)
    assert lost == pytest.approx(6.0 * 0.5 / 0.004, rel=0.1)  # what nobody could choose meanwhile


def test_costs_are_read_from_the_page() -> None:
    cell = read_costs(f"# What a server carries\n{ROW}\n")
    assert cell.worker == pytest.approx(0.0042)
    assert cell.database + cell.transaction * 1.1 == pytest.approx(0.0015)
    with pytest.raises(SystemExit, match=r"bench\.capacity"):
        read_costs("nothing")
