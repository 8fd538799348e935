"""Dockerfiles: reads one, finds its faults, and does its steps in a folder, not in a container."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

SYSTEM = ("apt-get ", "useradd ")  # what a step begins with that is the system's, not ours
FOLDERS = r"(?<![\w./])/(?=(?:source|opt/citadels|wheels|data)\b)"  # which become those of a folder


class Step(NamedTuple):
    """One instruction of a Dockerfile, with the number of its stage."""

    word: str
    text: str
    stage: int


def read(text: str) -> list[Step]:
    """All instructions, each on one line."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    steps: list[Step] = []
    stage = -1
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        word, _, rest = line.partition(" ")
        stage += word == "FROM"
        steps.append(Step(word, " ".join(rest.split()), stage))
    return steps


def last(steps: list[Step], word: str) -> str:
    """The last instruction of a kind in the stage that is kept."""
    kept = [step.text for step in steps if (step.word, step.stage) == (word, steps[-1].stage)]
    return kept[-1] if kept else ""


def listed(text: str) -> list[str]:
    """A command as a list; without a shell it gets signals itself."""
    try:
        found = json.loads(text[text.find("[") :])
    except ValueError:
        return []
    return [str(word) for word in found]


def faults(text: str, root: Path, commands: list[str]) -> list[str]:
    """Say what is wrong with a Dockerfile of a project with some commands."""
    steps = read(text)
    found = [fault for step in steps for fault in _faults_of(step, steps, root)]
    if last(steps, "USER").partition(":")[0] in ("", "0", "root"):
        found.append("it runs as root")
    if not listed(last(steps, "HEALTHCHECK")):
        found.append("nobody looks at its health")
    started = listed(last(steps, "ENTRYPOINT"))
    if not started or not listed(last(steps, "CMD")):
        found.append("a shell stands before the program")
    elif started[0] not in commands:
        found.append(f"there is no command {started[0]}")
    return found


def _faults_of(step: Step, steps: list[Step], root: Path) -> list[str]:
    words = step.text.split()
    if step.word == "FROM" and not re.search(r":\d+\.\d+\b", words[0]):
        return [f"{words[0]} is no version"]
    if step.word == "COPY" and not words[0].startswith("--from="):
        lets = Ignored(root).lets
        return [f"there is no {path}" for path in words[:-1] if path != "." and not lets(path)]
    stages = [text.rpartition(" AS ")[2] for word, text, _ in steps if word == "FROM"]
    if step.word == "COPY" and words[0].removeprefix("--from=") not in stages:
        return [f"there is no stage {words[0].removeprefix('--from=')}"]
    return []


class Ignored:
    """A `.dockerignore` that keeps everything back, and lets some through, but not all of it."""

    def __init__(self, root: Path) -> None:
        lines = (root / ".dockerignore").read_text(encoding="utf-8").splitlines()
        first, *others = [line for line in lines if line and not line.startswith("#")]
        assert first == "*"
        self.root = root
        self.allowed = [line[1:] for line in others if line.startswith("!")]
        self.refused = [line for line in others if not line.startswith("!")]

    def lets(self, path: str) -> bool:
        """Whether the builder gets a file, and it is there."""
        allowed = any(path == name or path.startswith(f"{name}/") for name in self.allowed)
        return allowed and not self.keeps_back(path) and (self.root / path).exists()

    def keeps_back(self, path: str) -> bool:
        """Whether it is a part that is not sent."""
        for line in self.refused:
            if line.startswith("**/"):
                if any(fnmatch(part, line[3:]) for part in path.split("/")):
                    return True
            elif path == line or path.startswith(f"{line}/"):
                return True
        return False

    def sent(self) -> Iterator[str]:
        """All files that the builder gets."""
        for name in self.allowed:
            if (self.root / name).is_file():
                yield name
            for folder, inner, files in os.walk(self.root / name):
                place = Path(folder).relative_to(self.root)
                inner[:] = [
                    each for each in inner if not self.keeps_back((place / each).as_posix())
                ]
                yield from (path for file in files if self.lets(path := (place / file).as_posix()))


class Steps:
    """Does what is ours in the steps of a Dockerfile, below a folder; notes what it passed over."""

    def __init__(self, folder: Path, project: Path, env: dict[str, str]) -> None:
        self.folder = folder
        self.project = project
        self.env = env
        self.place = folder
        self.passed_over: list[str] = []

    def here(self, text: str) -> str:
        """A text with its folders below ours."""
        return re.sub(FOLDERS, f"{self.folder}/", text)

    def do(self, step: Step) -> None:
        """Do one step."""
        if step.word == "WORKDIR":
            self.place = Path(self.here(step.text))
            self.place.mkdir(parents=True, exist_ok=True)
        elif step.word == "COPY" and not step.text.startswith("--from="):
            *sources, target = step.text.split()
            for source in sources:
                self._copy(source, self.place / self.here(target))
        elif step.word in ("ARG", "ENV"):
            for name, value in re.findall(r"(\w+)=(\S+)", self.here(step.text)):
                expanded = value.replace("$PATH", self.env.get("PATH", ""))
                self.env[name] = self.env.get(name, value) if step.word == "ARG" else expanded
        elif step.word == "RUN":
            self._run(step.text)

    def _copy(self, source: str, target: Path) -> None:
        if source != ".":
            target.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.project / source, target)
            return
        for name in Ignored(self.project).sent():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            if not (target / name).exists():  # the test may have put another one there
                shutil.copy(self.project / name, target / name)

    def _run(self, text: str) -> None:
        if text.startswith(SYSTEM):
            self.passed_over.append(text.split(maxsplit=1)[0])
            return
        subprocess.run(  # noqa: S603 - our own Dockerfile
            ["/bin/sh", "-c", self.here(text)], cwd=self.place, env=self.env, check=True
        )
