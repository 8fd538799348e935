"""Mutation run: plants faults into cards and phases and asks whether the specs notice.

`python -m tools.mutate` tries every mutant that has no result yet, in a process of its own, and
writes docs/mutation.md. It may be interrupted and started again: results are kept in
build/mutants.jsonl; without that file all are tried. It wants the interpreted build and a system
that can fork.

A fault in a function is tried against the specs that call the function. A fault in what a class or
a module declares needs everything imported anew; it is tried against the spec of the card, then
against all.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from io import StringIO
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Final, NoReturn

import pytest

from tools import mutation_report
from tools.branches import SPECS
from tools.mutants import MUTATED, ROOT, Module, Mutant

CPU_SECONDS: Final = 20  # more than any test needs; a mutant that needs more is killed
MEMORY: Final = 1 << 30
SURVIVED, KILLED, BROKEN = 0, 1, 70  # how a process ends
QUIET: Final = ("-q", "-x", "-p", "no:cacheprovider")


class Spec:
    """One test, collected once and called many times."""

    def __init__(self, item: pytest.Item) -> None:
        assert isinstance(item, pytest.Function)
        params = item.callspec.params if hasattr(item, "callspec") else {}
        assert set(item.fixturenames) <= {*params, "request"}, f"{item.nodeid} wants fixtures"
        self.name = item.nodeid
        self.file = item.path
        self.function: Callable[..., None] = item.obj
        self.params = params
        self.calls: set[tuple[str, str]] = set()  # file and name of what it calls
        self.seconds = 0.0

    def run(self) -> bool:
        """Say whether the test passes."""
        try:
            self.function(**self.params)
        except (Exception, pytest.fail.Exception):  # noqa: BLE001  # whatever it is, it was noticed
            return False
        return True

    def watch(self, files: frozenset[str]) -> bool:
        """Run the test and note what it calls; say whether it passes."""

        def note(frame: FrameType, event: str, _: object) -> None:
            code = frame.f_code
            if event == "call" and code.co_filename in files:
                self.calls.add((code.co_filename, code.co_qualname))

        begin = time.process_time()
        sys.setprofile(note)
        try:
            return self.run()
        finally:
            sys.setprofile(None)
            self.seconds = time.process_time() - begin


class Collector:
    """A plugin that keeps what pytest collects."""

    def __init__(self) -> None:
        self.items: list[pytest.Item] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Keep the tests."""
        self.items = list(session.items)


def collect(files: frozenset[str]) -> list[Spec]:
    """Import and try all specs; those that fail without a fault are left out, and named."""
    collector = Collector()
    with redirect_stdout(StringIO()) as output:
        code = pytest.main(["--collect-only", *QUIET, *SPECS], plugins=[collector])
    if code:
        sys.exit(output.getvalue())
    specs = []
    for spec in map(Spec, collector.items):
        if spec.watch(files):
            specs.append(spec)
        else:
            say(f"left out, for it fails without a fault: {spec.name}\n")
    return specs


class Planted(SourceFileLoader):
    """Imports a module with a fault."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module.dotted, str(mutant.module.path))
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Be the finder, too."""
        spec = PathFinder.find_spec(name, path) if name == self.mutant.module.dotted else None
        if spec is not None:
            spec.loader = self
        return spec

    def get_code(self, fullname: str) -> CodeType:
        """Give the module's code with the fault in it."""
        return self.mutant.compile()


def function_of(mutant: Mutant) -> FunctionType | None:
    """Find the function that has the fault; None if the fault is in no function."""
    found: object = sys.modules[mutant.module.dotted]
    for name in mutant.function.split(".") if mutant.function else ():
        found = vars(found)[name]
    return found if isinstance(found, FunctionType) else None


def code_of(code: CodeType, name: str) -> CodeType:
    """Find the code of a function in the code of its module."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_qualname == name:
                return part
            if name.startswith(part.co_qualname + "."):
                return code_of(part, name)
    raise LookupError(name)


def exchange_code(mutant: Mutant) -> bool:
    """Put the fault into the function that has it, unless it is in none, or changes its scope."""
    function = function_of(mutant)
    if function is None:
        return False
    code = code_of(mutant.compile(), mutant.function)
    if code.co_freevars != function.__code__.co_freevars:
        return False
    function.__code__ = code
    return True


def attempt(mutant: Mutant, specs: list[Spec]) -> int:
    """Run the specs that call the function with the fault, its card's first."""
    place = (str(mutant.module.path), mutant.function)
    callers = [spec for spec in specs if place in spec.calls]
    if not callers or not exchange_code(mutant):
        return try_module(mutant, specs)
    own = own_spec(mutant)
    callers.sort(key=lambda spec: (spec.file.name != own, spec.seconds))
    for spec in callers:
        signal.setitimer(signal.ITIMER_VIRTUAL, 1 + 10 * spec.seconds)  # no test is that slow
        if not spec.run():
            return KILLED
    return SURVIVED


def try_module(mutant: Mutant, specs: list[Spec]) -> int:
    """Import everything anew, with the fault, and run the card's spec, then all that passed."""
    for name in list(sys.modules):
        if name.split(".")[0] in ("citadels", "tests"):
            del sys.modules[name]
    sys.meta_path.insert(0, Planted(mutant))
    own = own_spec(mutant)
    first = [spec.name for spec in specs if spec.file.name == own]
    rest = [spec.name for spec in specs if spec.file.name != own]
    for names in (first, rest):
        if names and pytest.main([*QUIET, *names]):
            return KILLED
    return SURVIVED


def own_spec(mutant: Mutant) -> str:
    """The name of the file that specifies a card."""
    return f"test_{mutant.module.path.name}"


def run_child(mutant: Mutant, specs: list[Spec]) -> NoReturn:
    """Try one mutant in a process of its own, and end the process."""
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    errors = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    code = BROKEN
    try:
        code = attempt(mutant, specs)
    except MemoryError:
        code = KILLED
    except KeyboardInterrupt:
        pass
    except BaseException:  # noqa: BLE001  # the parent must not take it for a killed mutant
        os.write(errors, traceback.format_exc().encode())
    finally:
        os._exit(code)


class Run:
    """Tries mutants, some at a time, and notes the results."""

    def __init__(self, file: Path, jobs: int) -> None:
        self.file = file
        self.jobs = jobs
        self.running: dict[int, Mutant] = {}
        self.counts = {"killed": 0, "survived": 0}

    def all(self, mutants: list[Mutant], specs: list[Spec]) -> None:
        """Try mutants."""
        begin = time.monotonic()
        for number, mutant in enumerate(mutants, 1):
            if len(self.running) == self.jobs:
                self._wait()
            pid = os.fork()
            if pid == 0:
                run_child(mutant, specs)
            self.running[pid] = mutant
            seconds = time.monotonic() - begin
            say(f"\r{number} of {len(mutants)}, {self.counts['survived']} alive, {seconds:.0f} s ")
        while self.running:
            self._wait()
        say("\n")

    def control(self, mutants: Iterable[Mutant], specs: list[Spec]) -> None:
        """Make sure that they survive without their fault: one in a class, one in a function."""
        for mutant in mutants:
            same = replace(mutant, new=mutant.old)
            pid = os.fork()
            if pid == 0:
                run_child(same, specs)
            if os.waitpid(pid, 0)[1]:
                sys.exit(f"killed without a fault: {mutant.key}")

    def _wait(self) -> None:
        pid, status = os.wait()
        mutant = self.running.pop(pid)
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) == BROKEN:
            sys.exit(f"could not be tried: {mutant.key}")
        result = "killed" if status else "survived"
        self.counts[result] += 1
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps({"mutant": mutant.key, "result": result}) + "\n")


def say(text: str) -> None:
    """Tell the person at the terminal."""
    sys.stderr.write(text)
    sys.stderr.flush()


def choose(
    modules: Iterable[Module], results: dict[str, str], options: argparse.Namespace
) -> list[Mutant]:
    """The mutants to try."""
    skipped = ("killed",) if options.survivors else ("killed", "survived")
    return [
        mutant
        for module in modules
        if options.only in module.name
        for mutant in module.mutants
        if results.get(mutant.key) not in skipped
    ]


def main(arguments: Sequence[str]) -> int:
    """Try what is to be tried and write the report."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__)
    parser.add_argument("--only", default="", help="modules whose path contains this")
    parser.add_argument("--survivors", action="store_true", help="try the survivors once more")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "mutants.jsonl")
    options = parser.parse_args(arguments)
    os.nice(10)
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # the specs are plain functions
    modules = [Module(path) for path in MUTATED]
    options.results.parent.mkdir(exist_ok=True)
    pending = choose(modules, mutation_report.read_results(options.results), options)
    if pending:
        specs = collect(frozenset(str(module.path) for module in modules))
        run = Run(options.results, options.jobs)
        run.control((modules[0].mutants[0], modules[0].mutants[-1]), specs)
        run.all(pending, specs)
    return mutation_report.write(modules, mutation_report.read_results(options.results))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("\ninterrupted; the next run goes on from here\n")
        sys.exit(130)
