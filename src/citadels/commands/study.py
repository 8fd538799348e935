"""A study from the command line: its file, its workers, what is said while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ..core.registry import EDITIONS
from ..sim.run import Plan
from ..study.plan import Part, Study, read_study
from ..study.run import Crew, Processes, Ran, run_study
from ..terminal.style import make_console
from ..words import phrase
from .common import make_progress, print_json
from .ending import FAILED, INTERRUPTED, complain


class StudyRun(NamedTuple):
    """How a study is to be run."""

    language: str
    json: bool
    resume: bool
    crew: tuple[str, str, int]  # the engine, the address of its cluster, the workers

    def run(self, file: Path | None, out: Path | None, plan: Plan) -> int:
        """Run the study of a file, or of the options; give the exit code."""
        study = _of_plan(plan) if file is None else read_study(file)
        study.check()
        folder = out or Path(f"{study.name}.results")
        ran = self._play(study, folder)
        if self.json:
            print_json({"study": study.name, "folder": str(folder)} | ran._asdict())
        else:
            seconds, where = round(ran.seconds), str(folder)
            said = phrase("study-done", self.language, games=ran.games, amount=seconds, file=where)
            make_console().print(said)
        if ran.replayed:
            complain(phrase("study-replayed", self.language, count=ran.replayed))
        if ran.interrupted:
            complain(phrase("study-interrupted", self.language))
            return INTERRUPTED
        if ran.missing:
            complain(phrase("study-missing", self.language, count=ran.missing))
        return FAILED if ran.missing else 0

    def _play(self, study: Study, folder: Path) -> Ran:
        if self.json:
            return run_study(study, folder, self._crew(), resume=self.resume)
        with make_progress(self.language) as progress:
            task = progress.add_task(phrase("ui-simulating", self.language), total=None)

            def tell(done: int) -> None:
                if progress.tasks[task].total is None:  # what an earlier run has done is no speed
                    progress.update(task, total=study.games, completed=done)
                    progress.reset(task, completed=done)
                else:
                    progress.advance(task, done)

            return run_study(study, folder, self._crew(), resume=self.resume, progress=tell)

    def _crew(self) -> Crew:
        engine, address, workers = self.crew
        if engine == "ray":
            from ..study.cluster import Cluster  # noqa: PLC0415 - it needs an extra

            return Cluster(address)
        return Processes(workers)


def _of_plan(plan: Plan) -> Study:
    """The study that the options describe."""
    plan.check()
    most = EDITIONS[plan.edition].max_players
    players = (plan.players,) if plan.players else tuple(range(2, most + 1))
    decks, bots = (plan.deck,), plan.bots
    part = Part("games", plan.games, players, plan.edition, decks, bots=bots)
    return Study("simulation", (part,), plan.seed)
