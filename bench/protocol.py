"""The protocol's round trip beside those of children that echo, in turn in one run.

    .venv-compiled/bin/python -m bench.protocol > bench/protocol.md

A round trip begins with the written question and ends with its checked answer (`round trip`). What
a program makes of the line is its own affair, so the program is the leanest that plays rightly: it
finds the first option and sends it back. Its peer is an echo in the same language, by the same
streams and the same code of ours, which reads the same lines and writes lines as long as an answer.
`whole question` begins earlier, with the game: it makes the view, as for any bot, and writes it.
Every question is put once, in the order of its game, so that nothing is found ready which a real
game would not have.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

from citadels import Config, FastRng, Game
from citadels.bots import Seated
from citadels.protocol import Program
from citadels.protocol.lines import PolledLines
from citadels.protocol.process import Process
from citadels.protocol.written import AGAIN

from .rows import build_name

HERE: Final = Path(__file__).parent
CHILDREN: Final = HERE / "children"
GREEDY: Final = HERE.parent / "examples" / "bots" / "greedy.py"
ANSWER: Final = len('{"type":"answer","number":25,"option":"build temple"}\n')
SEAT: Final = 0
LIMIT: Final = 10.0
JSON_ECHO: Final = "echo of JSON, Python"
GREEDY_BOT: Final = "greedy.py"
PAIRS: Final = (
    ("round trip, C", "echo, C"),
    ("round trip, Python", "echo, Python"),
    ("whole question, C", "echo, C"),
    ("whole question, Python", "echo, Python"),
    (GREEDY_BOT, "pump, Python"),
    (GREEDY_BOT, JSON_ECHO),
)
GOAL: Final = 3  # of the first pair
CPU: Final = 1
NOTES: Final = """
A busy machine makes the longer trips longer: after every wait their code and data are cold.

The goal is for the first of them: the leanest program that plays rightly beside an echo
in the same language. Both get the same lines through the same pipes from the same code of ours,
`Process.write` and `Process.read`, which mind the time limit and the length of a line; an echo's
line is as long as an answer. A round trip adds the frame of the question, the memory of the last
lines for a report, the look for a program that speaks unasked, and the check of the answer.

- `whole question`: the same from the game on: what happened since, the view, and both as JSON.
  Bots in this process are given the view as well.

- `pump`: the same echo, spoken to by bare system calls, with no limit to time or length.
- `echo of JSON`: what any protocol of JSON costs between two Python programs.
- `greedy.py`: the example bot, which reads the JSON and thinks."""
Times = tuple[float, float]  # microseconds by the clock, and of both processors' work
Step = Callable[[], object]
Asked = tuple[str, str, list[str]]  # the news, the view, the options


class Deal(NamedTuple):
    """A game as far as the measured seat is concerned."""

    moments: list[Game]  # when it is asked
    asked: list[Asked]  # what it is told of, as text
    lines: list[bytes]  # and as a message


class Child(NamedTuple):
    """One column: the steps that a deal takes with a child, and the child's process."""

    name: str
    steps: Callable[[Deal], list[Step]]
    pid: int


def moments(seed: int) -> list[Game]:
    """A game of four by chance, at every moment when the first seat has a choice."""
    game, chance = Game(Config(players=4), seed=seed), FastRng(seed)
    found = []
    while game.question is not None:
        if game.question.seat == SEAT and len(game.options) > 1:
            found.append(game.copy())
        game.play(game.options[chance.below(len(game.options))])
    return found


def questions(program: Program, games: list[Game]) -> list[Step]:
    """The questions of a game, each from the view to the checked answer."""
    seated = Seated(program, SEAT, FastRng(1))
    program.begin(games[0].config, SEAT)
    seated.heard = 0
    return [partial(seated.choose, game) for game in games]


def deal_of(seed: int, program: Program) -> Deal:
    """A game, and what a program is told in it."""
    deal = Deal(moments(seed), [], [])
    really = program.talk.ask

    def ask(news: str, view: str, options: Collection[str], seconds: float | None = None) -> str:
        deal.asked.append((news, view, list(options)))
        return really(news, view, options, seconds)

    with patch.object(program.talk, "ask", ask):
        for step in questions(program, deal.moments):
            step()
            deal.lines.append(program.talk.last[-2][1])
    return deal


def bounce(process: Process, line: bytes) -> bytes:
    """Send a line and wait for another, as the talk with a program does."""
    process.write(line, LIMIT)
    return process.read(LIMIT)


def bounce_json(process: Process, message: object) -> object:
    """The same, with both as JSON."""
    return json.loads(bounce(process, json.dumps(message).encode() + b"\n"))


def pump(process: Process, line: bytes) -> bytes:
    """Send a line and wait for one by nothing but system calls."""
    assert isinstance(process.lines, PolledLines)
    os.write(process.input.fileno(), line)
    return os.read(process.lines.file, 1 << 16)


def player(program: Program, name: str) -> Child:
    """The column of a program that plays."""
    return Child(name, lambda deal: questions(program, deal.moments), _pid(program))


def talker(program: Program, name: str) -> Child:
    """The column of a program that is asked what was written before."""

    def steps(deal: Deal) -> list[Step]:
        program.begin(deal.moments[0].config, SEAT)
        return [partial(program.talk.ask, *asked) for asked in deal.asked]

    return Child(name, steps, _pid(program))


def _pid(program: Program) -> int:
    assert program.talk.process is not None
    return program.talk.process.child.pid


def echo(process: Process, name: str, send: Callable[[Process, bytes], object] = bounce) -> Child:
    """The column of a child that sends lines back."""
    pid = process.child.pid
    return Child(name, lambda deal: [partial(send, process, line) for line in deal.lines], pid)


def json_echo(process: Process, name: str) -> Child:
    """The column of a child that sends JSON back."""

    def steps(deal: Deal) -> list[Step]:
        return [partial(bounce_json, process, json.loads(line)) for line in deal.lines]

    return Child(name, steps, process.child.pid)


def commands(folder: str) -> dict[str, list[str]]:
    """The lean program and the echo, as they are started: in C where that can be compiled."""
    scripts = {name: [sys.executable, str(CHILDREN / f"{name}.py")] for name in ("echo", "first")}
    return {f"{name}, Python": command for name, command in scripts.items()} | compiled(folder)


def compiled(folder: str) -> dict[str, list[str]]:
    """Both in C; none where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return {}
    made = {}
    for name in ("echo", "first"):
        target = str(Path(folder) / name)
        source = str(CHILDREN / f"{name}.c")
        subprocess.run([compiler, "-O2", "-o", target, source], check=True)
        made[f"{name}, C"] = [target]
    return made


def columns(stack: ExitStack) -> tuple[list[Child], Program]:
    """All children, started; and a program to read the questions with."""
    known = commands(stack.enter_context(tempfile.TemporaryDirectory()))
    found: list[Child] = []

    def play(name: str, command: list[str]) -> Program:
        program = Program(shlex.join(command))
        stack.callback(program.close)
        program.talk.start()
        found.append(player(program, name))
        return program

    def start(command: list[str]) -> Process:
        process = Process(command)
        stack.callback(process.end)
        return process

    size = str(ANSWER)
    for language in ("C", "Python"):
        if f"echo, {language}" in known:
            command = [*known[f"echo, {language}"], size]
            found.append(echo(start(command), f"pump, {language}", pump))
            found.append(echo(start(command), f"echo, {language}"))
            reader = play(f"whole question, {language}", known[f"first, {language}"])
            found.insert(-1, talker(reader, f"round trip, {language}"))
    found.append(json_echo(start([sys.executable, str(CHILDREN / "json_echo.py")]), JSON_ECHO))
    play(GREEDY_BOT, [sys.executable, str(GREEDY)])
    return found, reader


def cpu_of(pid: int) -> float:
    """The CPU seconds of a process; 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text(encoding="utf-8").split()[0]) / 1e9
    except OSError:
        return 0.0


def spent(child: Child, deal: Deal) -> Times:
    """How long a deal takes with a child: by the clock, and in CPU time on both sides."""
    for known in AGAIN.values():
        known.clear()  # of the same deal with another child
    steps = child.steps(deal)
    work, begin = time.process_time() + cpu_of(child.pid), time.perf_counter()
    for step in steps:
        step()
    clock = time.perf_counter() - begin
    return clock, time.process_time() + cpu_of(child.pid) - work


def measure(children: list[Child], deals: Iterable[Deal], sizes: list[int]) -> list[Times]:
    """Microseconds for each question, by child; the children take turns with every deal."""
    total, before = [[0.0, 0.0] for _ in children], len(sizes)
    for deal in deals:
        sizes += [len(line) for line in deal.lines]
        gc.collect()
        gc.freeze()  # a game has one state, not a copy of each of its moments
        for sums, child in zip(total, children, strict=True):
            for kind, seconds in enumerate(spent(child, deal)):
                sums[kind] += seconds
        gc.unfreeze()
    count = len(sizes) - before
    return [(clock / count * 1e6, cpu / count * 1e6) for clock, cpu in total]


def main(arguments: list[str] | None = None) -> None:
    """Measure in turn, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=20, help="in each round, each its own")
    options = parser.parse_args(arguments)
    rows: list[list[Times]] = []
    sizes: list[int] = []
    with ExitStack() as stack:
        children, reader = columns(stack)
        for number in range(options.rounds):
            first = number * options.games
            deals = (deal_of(seed, reader) for seed in range(first, first + options.games))
            rows.append(measure(children, deals, sizes))
        show([child.name for child in children], sizes, rows)


def show(names: list[str], sizes: list[int], rows: list[list[Times]]) -> None:
    """Print the page."""
    words = " ".join(["python -m bench.protocol", *sys.argv[1:], "> bench/protocol.md"])
    print(f"# The protocol's round trip\n\n```\n{words}\n```\n")
    print(f"{len(sizes):,} questions of whole games, {statistics.mean(sizes):,.0f} bytes each with")
    print(
        f"what happened since the last, in {len(rows)} rounds; the children take turns with every"
    )
    print("game. Microseconds by the clock / of CPU time, both sides together; the engine was")
    print(f"{build_name()}, the load of the machine {os.getloadavg()[0]:.1f} at the end.\n")
    print(f"| round | {' | '.join(names)} |\n|--:|{'--:|' * len(names)}")
    for number, row in enumerate(rows, 1):
        print(f"| {number} | {' | '.join(f'{clock:.0f} / {cpu:.1f}' for clock, cpu in row)} |")
    print("\n| Median ratio | by the clock | by CPU time |\n|---|--:|--:|")
    for ours, peer in PAIRS:
        if ours in names and peer in names:
            cells = [_ratio(rows, names.index(ours), names.index(peer), kind) for kind in range(2)]
            print(f"| {ours} / {peer} | {cells[0]:.2f} | {cells[1]:.2f} |")
    ratio = _ratio(rows, names.index(PAIRS[0][0]), names.index(PAIRS[0][1]), CPU)
    print(f"\nThe goal, at most {GOAL} by CPU time, is {'' if ratio <= GOAL else 'not '}reached.")
    print(NOTES)


def _ratio(rows: list[list[Times]], ours: int, peer: int, kind: int) -> float:
    return statistics.median(row[ours][kind] / max(row[peer][kind], 1e-9) for row in rows)


if __name__ == "__main__":
    main()
