"""Tables: the results of `bench.speed` as the page that is committed."""

from __future__ import annotations

import datetime as dt
from typing import Any

from tools.machine import machine

GOALS = {
    "driven_vs_catanatron": 40,
    "driven_vs_hearts_python_choices": 5,
    "own_loop_vs_hearts_cpp_bots": 1,
    "interpreted_vs_catanatron": 12,
    "clone_vs_catanatron_copy": 10,
}


def write_table(results: dict[str, Any]) -> str:
    """Write all rows and all ratios."""
    today = dt.datetime.now(dt.UTC).date()
    rounds = f"best of {results['rounds']} rounds of {results['seconds']:g} CPU seconds a row"
    lines = [
        "# Results",
        "",
        f"{today}, {machine()}, engine {results['build']}; {rounds}, all rows in turn in one run.",
        "",
        "```",
        "python -m bench.speed > bench/results.md",
        "```",
        "",
        "| Row | per CPU second | unforced | forced |",
        "|---|--:|--:|--:|",
    ]
    for row in results["rows"]:
        share = row["forced"] / row["decisions"]
        rates = f"{row['decisions_per_second']:,.0f} | {row['unforced_per_second']:,.0f}"
        lines.append(f"| `{row['name']}` | {rates} | {share:.0%} |")
    lines += ["", "| Ratio | all decisions | unforced ones | goal |", "|---|--:|--:|--:|"]
    ratios = results["ratios"]
    for name in [name for name in ratios if not name.endswith("_unforced")]:
        unforced = ratios.get(f"{name}_unforced")
        apart = "" if unforced is None else f"{unforced:.2f}"
        lines.append(f"| `{name}` | {ratios[name]:.2f} | {apart} | {GOALS.get(name, '')} |")
    return "\n".join(lines)
