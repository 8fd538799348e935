"""`citadels simulate`: let bots play many games, and sum them up; or run a whole study."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.table import Table

from ..core.basics import InvalidConfig
from ..sim.run import RANDOM_DECK, Plan, Summary
from ..sim.run import simulate as run_plan
from ..terminal.style import make_console
from ..words import phrase
from .common import HERE, Flag, make_progress, print_json
from .ending import FAILED, INTERRUPTED, complain

Jobs = Annotated[int, Parameter(name=("--jobs", "--workers"))]


def simulate(
    study: Path | None = None,
    /,
    *,
    games: int = 1000,
    players: int = 4,
    deck: str = RANDOM_DECK,
    edition: str = "deluxe",
    bots: str = "random",
    seed: int = 1,
    jobs: Jobs = 0,
    out: Path | None = None,
    resume: Flag = False,
    engine: Literal["processes", "ray"] = "processes",
    address: str = "",
    failures_dir: Path | None = None,
    json: Flag = False,
    language: str = HERE,
) -> int:
    """Let bots play many games, and sum them up; Ctrl-C ends it with what is done so far."""
    kept = str(failures_dir) if failures_dir else ""
    plan = Plan(games, players, deck, edition, tuple(bots.split(",")), seed, kept)
    if study is not None:
        _refuse_beside_study(plan)
    if address and engine != "ray":
        raise InvalidConfig("--address needs --engine ray", "study-options", known="--address")
    if study is not None or out is not None:
        from .study import StudyRun  # noqa: PLC0415 - it needs an extra

        crew = (engine, address, jobs)
        return StudyRun(language, json, resume, crew).run(study, out, plan)
    if resume or engine == "ray":
        raise InvalidConfig("--resume and --engine need a study, or --out", "study-needed")
    plan.check()
    if json:
        summary = run_plan(plan, jobs)
        print_json(_asked(plan) | summary.plain())
    else:
        with make_progress() as progress:
            task = progress.add_task(phrase("ui-simulating", language), total=games)
            summary = run_plan(plan, jobs, lambda done: progress.advance(task, done))
        make_console().print(_summary_table(summary, language))
    if summary.interrupted:
        complain(phrase("ui-sim-interrupted", language))
        return INTERRUPTED
    for failure in summary.failures[:5]:
        complain(failure)
    return FAILED if summary.failures else 0


def _refuse_beside_study(plan: Plan) -> None:
    """Refuse options that a study file decides."""
    usual = Plan()._asdict()
    changed = [name for name, value in plan._asdict().items() if value != usual[name]]
    if changed:
        options = ", ".join(f"--{name.replace('_', '-')}" for name in changed)
        message = f"{options}: a study file says this itself"
        raise InvalidConfig(message, "study-options", known=options)


def _asked(plan: Plan) -> dict[str, object]:
    """What was asked for, as it stands in the JSON."""
    return {
        "players": plan.players,
        "deck": plan.deck,
        "edition": plan.edition,
        "bots": list(plan.bots),
        "seed": plan.seed,
    }


def _summary_table(summary: Summary, language: str) -> Table:
    plain = summary.plain()
    rate = summary.decisions / max(summary.seconds, 1e-9)
    rows = (
        ("ui-sim-games", plain["games"]),
        ("ui-sim-decisions", plain["decisions"]),
        ("ui-sim-forced", plain["forced"]),
        ("ui-sim-seconds", plain["seconds"]),
        ("ui-sim-rate", f"{rate:,.0f}"),
        ("ui-sim-failures", plain["failures"]),
        ("ui-sim-rounds", plain["mean_rounds"]),
        ("ui-sim-score", plain["mean_score"]),
        ("ui-sim-winning", plain["mean_winning_score"]),
        ("ui-sim-wins", " ".join(str(wins) for wins in summary.wins if wins)),
    )
    table = Table(box=None, show_header=False)
    table.add_column()
    table.add_column(justify="right", style="bold")
    for id, value in rows:
        table.add_row(phrase(id, language), str(value))
    return table
