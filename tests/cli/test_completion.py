"""Completion: real shells take the script, and complete commands and options with it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from citadels.bots import OFFERED
from citadels.commands.completion import Shell, completed_app
from citadels.core.registry import EDITIONS
from citadels.words import LANGUAGES, phrase
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


@cache
def made(shell: Any, language: str) -> str:  # noqa: ANN401 - one of Shell
    """The script for a shell, with explanations in a language."""
    return completed_app(language).generate_completion(shell=shell)


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


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash")
def test_bash_completes_values(script: Path) -> None:
    assert completed(script, "citadels cards --language ") == set(LANGUAGES)
    assert completed(script, "citadels play --edition c") == {"classic", "czech"}
    assert "master_builder" in completed(script, "citadels play --bots ")
    assert "vicious_nobles" in completed(script, "citadels setup --preset v")
    assert completed(script, "citadels arena --deck ran") == {"random"}
    assert "citizen" in completed(script, "citadels arena --challenger ")
    assert not completed(script, "citadels play --name d") & {"deluxe", "doctor"}


@pytest.mark.skipif(not shutil.which("fish"), reason="there is no fish")
def test_fish_completes_as_well(tmp_path: Path) -> None:
    script = tmp_path / "citadels.fish"
    script.write_text(made("fish", "en"), encoding="utf-8")
    offered = fish(script, "citadels se")
    assert offered.keys() == {"serve", "setup"} and offered["serve"] == phrase("help-serve", "en")
    assert set(fish(script, "citadels serve --po")) == {"--port"}
    assert not fish(script, "citadels cards --po")
    assert set(fish(script, "citadels play --edition c")) == {"classic", "czech"}


def fish(script: Path, line: str) -> dict[str, str]:
    """What fish offers at the end of a line, with what it says about it."""
    run = ["fish", "-c", f"source {script}; complete -C '{line}'"]
    env = command.ENVIRONMENT | {"HOME": str(script.parent)}
    done = subprocess.run(run, capture_output=True, text=True, check=True, env=env)  # noqa: S603 - a shell
    assert not done.stderr
    return dict([*line.split("\t"), ""][:2] for line in done.stdout.splitlines())


@pytest.mark.parametrize("shell", CHECKS)
def test_a_script_is_correct_in_every_language(shell: str, tmp_path: Path) -> None:
    if not shutil.which(shell):
        pytest.skip(f"there is no {shell}")
    file = tmp_path / "script"
    scripts = [made(shell, language) for language in LANGUAGES]
    for text, right in (*((script, True) for script in scripts), ("case (", False)):
        file.write_text(text, encoding="utf-8")
        done = subprocess.run([*CHECKS[shell], file], capture_output=True, check=False)  # noqa: S603 - a shell
        assert (done.returncode == 0) == right, done.stderr


@pytest.mark.parametrize("shell", get_args(Shell))
def test_a_script_names_every_command_and_value(shell: str) -> None:
    script = made(shell, "en")
    names = ("citadels", "doctor", "verify", "thinkers", *LANGUAGES, *EDITIONS, *OFFERED)
    assert [name for name in names if name not in script] == []


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_a_script_explains_in_the_language_that_is_asked_for(shell: str) -> None:
    for language in LANGUAGES:
        script = made(shell, language)
        words = [other for other in LANGUAGES if phrase("help-doctor", other) in script]
        assert words == [language]


@pytest.mark.skipif(os.name == "nt", reason="pipes of POSIX")
def test_who_has_read_enough_is_no_fault() -> None:
    run = " ".join(map(shlex.quote, [*command.COMMAND, "completion", "powershell"]))
    pipe = ["bash", "-c", f"{run} | head -c 10; exit ${{PIPESTATUS[0]}}"]
    env = command.ENVIRONMENT
    done = subprocess.run(pipe, capture_output=True, text=True, check=False, env=env)  # noqa: S603 - a shell
    assert (done.returncode, done.stdout, done.stderr) == (0, "# PowerShe", "")


def test_it_is_installed_where_the_shell_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in os.environ if name.startswith("XDG_")]:
        monkeypatch.delenv(name)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    told = said("completion", "fish", "--install")
    file = tmp_path / ".config" / "fish" / "completions" / "citadels.fish"
    assert str(file) in "".join(told.split()) or file.name in told
    assert "complete -c citadels" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(("shell", "needs"), [("zsh", True), ("bash", False)])
def test_zsh_says_what_else_it_needs(
    shell: str, needs: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ZSH", "ZSH_CUSTOM"):  # where oh-my-zsh would have it
        monkeypatch.delenv(name, raising=False)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    assert ("compinit" in said("completion", shell, "--install")) == needs


def test_an_unknown_shell_is_refused() -> None:
    done = citadels("completion", "tcsh")
    assert (done.returncode, done.stdout) == (2, "")
    assert "tcsh" in done.stderr and done.stderr.count("\n") == 1
    assert all(shell in done.stderr for shell in get_args(Shell))
