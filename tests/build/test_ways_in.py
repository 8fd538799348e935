"""The ways in that people expect, tried from an index of our own until the page is there."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from urllib.error import URLError

import pytest
from uv import find_uv_bin

from citadels import __version__
from citadels.server.http import static_files
from tests.build.local_index import serving_files
from tools import trial
from tools.files import ROOT

UVX = str(Path(find_uv_bin()).with_name("uvx" + (sysconfig.get_config_var("EXE") or "")))
PIPX = [sys.executable, "-m", "pipx"]
WANTED = "citadels[server]"


@pytest.fixture
def opened(tmp_path: Path, outside: dict[str, str]) -> Path:
    """A file that holds what the browser was asked to open."""
    script, file = tmp_path / "browser.py", tmp_path / "opened"
    script.write_text(f"import sys; open({str(file)!r}, 'a').write(sys.argv[1])")
    outside["BROWSER"] = f"{sys.executable} {script} %s"
    return file


def waits_for(file: Path) -> str:
    end = time.monotonic() + trial.WAIT
    while not (file.exists() and file.read_text()):
        assert time.monotonic() < end
        time.sleep(trial.LOOK)
    return file.read_text()


@pytest.mark.parametrize(
    "way",
    [
        pytest.param([UVX, "--from", WANTED, "citadels"], id="uvx"),
        pytest.param(
            [*PIPX, "run", "--spec", WANTED, "citadels"], id="pipx", marks=pytest.mark.long
        ),
    ],
)
def test_one_command_opens_the_game(way: list[str], outside: dict[str, str], opened: Path) -> None:
    with trial.served(way, outside) as server:
        trial.look_at(server.address)
        assert waits_for(opened) == server.address
        assert server.stop() == 0


@pytest.mark.long
def test_a_wheel_that_was_built_can_be_run_as_a_file(
    packages: list[Path], outside: dict[str, str]
) -> None:
    (wheel,) = [package for package in packages if package.suffix == ".whl"]
    said = done([UVX, "--from", f"{wheel}[server]", "citadels", "--version"], outside)
    assert (said.returncode, said.stdout) == (0, f"{__version__}\n"), said.stderr


@pytest.mark.long
def test_a_source_distribution_serves_as_well(outside: dict[str, str]) -> None:
    source = ["--no-binary-package", "citadels", "--from", WANTED]
    trial.try_serving([UVX, *source, "citadels", *trial.SERVE], outside)


@pytest.mark.long
def test_pip_installs_what_plays_and_serves(venv: Path, outside: dict[str, str]) -> None:
    installed = done([str(venv / "pip"), "install", WANTED], outside)
    assert installed.returncode == 0, installed.stderr
    tried = done([str(venv / "python"), str(ROOT / "tools" / "trial.py")], outside)
    assert tried.returncode == 0, tried.stderr
    examined = done([str(venv / "citadels"), "doctor"], outside)
    assert examined.returncode == 0 and "All is well." in examined.stdout, examined.stdout


def test_without_the_server_it_says_what_is_missing(outside: dict[str, str]) -> None:
    lack = r'(?s)ended with code 2:.* pip install "citadels\[server\]"\n$'
    with pytest.raises(trial.Broken, match=lack):
        trial.try_serving([UVX, "--from", "citadels", "citadels"], outside)


def test_a_server_without_its_client_is_noticed(tmp_path: Path) -> None:
    page, part = tmp_path / "simple" / "index.html", tmp_path / "assets" / "index-1.js"
    for folder in (page.parent, part.parent):
        folder.mkdir()
    with serving_files(tmp_path) as address:
        page.write_bytes(static_files.NOT_BUILT)
        with pytest.raises(trial.Broken, match="there is no client in the page"):
            trial.look_at(address)
        page.write_text('<script src="/assets/index-1.js"></script>')
        with pytest.raises(URLError):
            trial.look_at(address)
        part.write_text("1")
        trial.look_at(address)


def done(command: list[str], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - to try
