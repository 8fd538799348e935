"""Completion: real shells take the script, and complete commands and options with it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support import command
from tests.support.command import citadels, said

BASH = """
source "$1"
COMP_WORDS=($2) COMP_CWORD=$3 COMP_LINE="$2" COMP_POINT=${#COMP_LINE}
_citadels
printf '%s\n' "${COMPREPLY[@]}"
"""
CHECKS = {  # what a shell does to look at a script without running it
    "bash": ["bash", "-n"],
    "zsh": ["zsh", "-n"],
    "fish": ["fish", "--no-execute"],
}


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("completion") / "citadels.bash"
    file.write_text(said("completion", "bash"), encoding="utf-8")
    return file


def completed(script: Path, line: str) -> set[str]:
    """What bash offers at the end of a line."""
    words = line.split(" ")
    run = ["bash", "-c", BASH, "bash", str(script), line, str(len(words) - 1)]
    done = subprocess.run(run, capture_output=True, text=True, check=True)  # noqa: S603 - a shell
    return {word.strip() for word in done.stdout.split("\n") for word in word.split()}


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash")
def test_bash_completes_commands_and_options(script: Path) -> None:
    assert {"serve", "simulate", "setup"} <= completed(script, "citadels s")
    assert "play" not in completed(script, "citadels s")
    assert {"--port", "--database"} <= completed(script, "citadels serve --")
    assert "--port" not in completed(script, "citadels cards --")
    assert "fish" in completed(script, "citadels completion f")


@pytest.mark.parametrize("shell", CHECKS)
def test_a_script_is_correct(shell: str, tmp_path: Path) -> None:
    if not shutil.which(shell):
        pytest.skip(f"there is no {shell}")
    file = tmp_path / "script"
    for text, right in ((said("completion", shell, "--language", "uk"), True), ("case (", False)):
        file.write_text(text, encoding="utf-8")
        done = subprocess.run([*CHECKS[shell], file], capture_output=True, check=False)  # noqa: S603 - a shell
        assert (done.returncode == 0) == right, done.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_a_script_names_every_command(shell: str) -> None:
    script = said("completion", shell)
    assert all(name in script for name in ("citadels", "doctor", "verify", "thinkers"))


def test_it_is_installed_where_the_shell_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = command.ENVIRONMENT | {"HOME": str(tmp_path), "USERPROFILE": str(tmp_path)}
    home = {name: value for name, value in home.items() if not name.startswith("XDG_")}
    monkeypatch.setattr(command, "ENVIRONMENT", home)
    told = said("completion", "fish", "--install")
    file = tmp_path / ".config" / "fish" / "completions" / "citadels.fish"
    assert str(file) in "".join(told.split()) or file.name in told
    assert "complete -c citadels" in file.read_text(encoding="utf-8")


def test_an_unknown_shell_is_refused() -> None:
    done = citadels("completion", "tcsh")
    assert (done.returncode, done.stdout) == (2, "")
    assert "tcsh" in done.stderr and done.stderr.count("\n") == 1
