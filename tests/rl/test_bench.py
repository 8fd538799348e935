"""A sample of what `python -m bench.rl` measures: every row of ours works, and the page is made."""

from __future__ import annotations

import pytest

WHY = "needs requirements/rl.txt: python3 -m tools.environment interpreted dev docs rl"
pytest.importorskip("pettingzoo", reason=WHY)

from bench import rl  # noqa: E402 - once it is there
from citadels.rl import citadels_v0  # noqa: E402 - likewise


def test_our_rows_make_steps_and_take_time() -> None:
    rows = (
        rl.aec(citadels_v0.raw_env(players=2)),
        rl.own_loop(),
        rl.batch(observe=False),
        rl.batch(observe=True),
    )
    for work in rows:
        steps, seconds = work()
        assert steps > 0 and seconds > 0


def test_the_page_has_every_row_and_every_ratio() -> None:
    peers = ("connect_four", "leduc_holdem", "texas_holdem", "texas_holdem_no_limit", "rlcard_uno")
    ours = ("aec", "own_loop", "batch_masks", "batch_observations")
    rates = {name: 100.0 * place for place, name in enumerate((*peers, *ours), 1)}
    page = rl.report(rates, 3.0)
    assert all(f"| `{name}` | {rate:,.0f} |" in page for name, rate in rates.items())
    assert "| `aec` / `slowest_card_game` | 3.00 | 10 |" in page  # 600 to 200
    assert page.count(" / `") == len(rl.RATIOS)
