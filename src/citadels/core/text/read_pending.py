"""What is pending in a position: the building under way, tasks, knowledge, the open question."""

from __future__ import annotations

from typing import Final

from ..basics import ASIDE, POOL, SPECTATOR
from ..phases.steps import STEPS
from ..state.known import OBSERVER, Known
from ..state.parts import Question, Task, Work
from ..state.state import State
from .names import Names, number_of, only

WORK_FLAGS: Final = ("extra", "free", "placed")

# Patterns are compiled, and kept, by `re` when they are first used: an import is quicker.
WORK: Final = r"(\S+) (\S+) (\S+) due (\S+) gold (\S+) cards (\S+)((?: \S+)*)"
TASK: Final = r"(\S+) (\S+) ([^\s:]+):(.*)"
KNOWN: Final = r"(\S+) (\S+) ([^\s:]+):(.*)"
ASK: Final = r"(\S+) (\S+) (\S+) ([^\s:]+):(.*)"

WORK_FORM: Final = "work DISTRICT @BUILDER @CITY due N gold N cards N FLAGS"


def read_work(names: Names, state: State) -> None:
    """Read the building under way."""
    line = names.lines.single.get("work")
    if line is None:
        return
    id, seat, into, due, gold, cards, rest = line.parts(WORK, WORK_FORM)
    flags = rest.split()
    only(line, flags, WORK_FLAGS)
    builder = names.seat(line, seat)
    work = Work(names.kind(line, id), builder, line.count(due, "due"), "extra" in flags)
    work.into = names.seat(line, into)
    work.gold = line.count(gold, "gold")
    work.cards = line.count(cards, "cards")
    work.free = "free" in flags
    work.placed = "placed" in flags
    state.work = work


def read_tasks(names: Names, state: State) -> None:
    """Read what is still to be done."""
    for line in names.lines.all("task"):
        id, step, seat, about = line.parts(TASK, "task ASKER STEP @SEAT: OPTIONS")
        if step not in STEPS:
            raise line.wrong(f"there is no step {step!r}", f"there are {', '.join(STEPS)}")
        asker, options = names.asker(line, id), names.options(line, about)
        state.add_task(Task(asker, STEPS[step], names.seat(line, seat, True), options))


def read_known(names: Names, state: State) -> None:
    """Read what observers know of cards that they do not see."""
    players = names.setup.players
    observers = [*range(players), SPECTATOR]
    holders = [*range(players), ASIDE, POOL]
    for line in names.lines.all("known"):
        parts = line.parts(KNOWN, "known OBSERVER HOLDER COUNT: DISTRICTS")
        observer, holder = line.count(parts[0], "observer"), line.count(parts[1], "holder")
        count = line.count(parts[2], "count", 1)
        if holder not in holders or observer not in observers:
            what = f"{observer} {holder} are no observer and holder"
            raise line.wrong(what, f"observers are seats and {SPECTATOR}; holders {holders}")
        if state.known[observer * OBSERVER + holder].count:
            raise line.wrong(f"there is a line {observer} {holder} already", "leave one out")
        cards = sorted([names.kind(line, id) for id in parts[3].split()], key=number_of)
        state.know(observer, holder, Known(tuple(cards), count))


def read_question(names: Names, state: State) -> None:
    """Read the open question, and how much can be undone."""
    state.undoable = names.number("undoable", 0)
    line = names.lines.single.get("ask")
    if line is None:
        return
    seat, id, name, number, about = line.parts(ASK, "ask @SEAT ASKER QUESTION NUMBER: OPTIONS")
    count = line.count(number, "number")
    state.question = Question(
        names.seat(line, seat), names.asker(line, id), name, names.options(line, about), count
    )
    state.start = count
