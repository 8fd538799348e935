"""The steps of the Dockerfile, done without a container; then what it starts, as Compose does it.

What is ours in it is done as it stands there, with these differences: folders are below one of the
test's own; nothing is compiled, and the client was built before; packages come from the local
index, whose files have other hashes than the lock, and the many are installed by uv, which is
quicker than pip; and the server listens to this machine only.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import asyncpg
import pytest
import yaml  # type: ignore[import-untyped] # comes with mkdocs, without types
from uv import find_uv_bin

from citadels.commands import checks
from tests.build.conftest import base_python
from tests.build.dockerfile import Steps, last, listed, read
from tests.server.live import free_port
from tests.server.services import POSTGRES, REDIS, need_postgres, need_redis
from tools import trial, web
from tools.files import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="images are of Linux")

STEPS = read((ROOT / "Dockerfile").read_text(encoding="utf-8"))
SERVICE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"][
    "citadels"
]
LOCK = Path("requirements", "runtime.txt")
DATABASE = f"citadels_image_{os.getpid()}"
PIP = """#!/bin/sh
case "$*" in
  *" --require-hashes "*) exec {uv} pip install --python "$2" --requirement {lock};;
  *) exec {pip} "$@";;
esac
"""


@pytest.fixture(scope="module")
def image(
    tmp_path_factory: pytest.TempPathFactory, project: Path, venv: Path, index: str, uv_cache: Path
) -> Steps:
    """What would be the root of the image, as far as it is ours."""
    folder = tmp_path_factory.mktemp("image")
    (folder / "data").mkdir()
    source, tools = folder / "source", folder / "tools"
    tools.mkdir()
    (tools / "python").symlink_to(base_python())
    lock = re.sub(r" \\\n *--hash=\S+", "", (ROOT / LOCK).read_text(encoding="utf-8"))
    (folder / "lock.txt").write_text(lock)
    script = PIP.format(uv=find_uv_bin(), lock=folder / "lock.txt", pip=venv / "pip")
    (tools / "pip").write_text(script)
    (tools / "pip").chmod(0o700)
    for part in (web.BUILT.relative_to(ROOT), Path("build")):
        if (project / part).exists():
            shutil.copytree(project / part, source / part)
    env = {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}", "COMPILED": "0"}
    env |= {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": index, "PIP_NO_COMPILE": "1"}
    env |= {"UV_NO_CONFIG": "1", "UV_DEFAULT_INDEX": index, "UV_CACHE_DIR": str(uv_cache)}
    steps = Steps(folder, project, env | {"HOME": str(folder)})
    for step in STEPS:
        steps.do(step)
    return steps


@pytest.fixture
def database() -> Iterator[str]:
    """A database of its own, which is gone afterwards."""
    need_postgres()
    server = POSTGRES.replace("+asyncpg", "")
    ask(server, f"CREATE DATABASE {DATABASE}")
    try:
        yield f"{server.rpartition('/')[0]}/{DATABASE}"
    finally:
        ask(server, f"DROP DATABASE {DATABASE} WITH (FORCE)")


def ask(server: str, sql: str) -> Any:  # noqa: ANN401 - whatever a database answers
    async def go() -> object:
        connection = await asyncpg.connect(server)
        try:
            return await connection.fetchval(sql)
        finally:
            await connection.close()

    return asyncio.run(go())


def started(command: list[str]) -> tuple[list[str], int]:
    """What a container would run, but at a free port of this machine only."""
    port = free_port()
    entry = listed(last(STEPS, "ENTRYPOINT"))
    changed = {"0.0.0.0": "127.0.0.1", "8000": str(port)}  # noqa: S104 - replaced
    return [*entry, *(changed.get(word, word) for word in command)], port


def health(image: Steps, port: int) -> int:
    """The exit code of the check of health."""
    command = [word.replace("8000", str(port)) for word in listed(last(STEPS, "HEALTHCHECK"))]
    return subprocess.run(command, env=image.env, capture_output=True, check=False).returncode  # noqa: S603 - ours


@pytest.mark.long
def test_all_is_ours_but_the_system(image: Steps) -> None:
    assert image.passed_over == ["apt-get", "useradd"]
    (wheel,) = (image.folder / "wheels").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")  # COMPILED=0


@pytest.mark.long
def test_the_image_serves_by_itself(image: Steps) -> None:
    command, port = started(listed(last(STEPS, "CMD")))
    command[0] = str(shutil.which(command[0], path=image.env["PATH"]))
    assert command[0].startswith(str(image.folder))
    with trial.served(command, image.env) as server:
        trial.look_at(server.address)
        assert health(image, port) == 0
        assert server.stop() == 0
    assert health(image, port) == 1
    assert (image.folder / "data" / "citadels" / "citadels.db").exists()


@pytest.mark.long
def test_with_postgresql_and_redis_it_serves_as_composed(image: Steps, database: str) -> None:
    need_redis()
    command, port = started(SERVICE["command"])
    command[0] = str(shutil.which(command[0], path=image.env["PATH"]))
    places = {"CITADELS_DATABASE": database.replace("://", "+asyncpg://"), "CITADELS_REDIS": REDIS}
    assert set(places) < set(SERVICE["environment"])
    with trial.served(command, image.env | places) as server:
        trial.look_at(server.address)
        assert "citadels_sockets" in trial.get(urljoin(server.address, "metrics"))
        assert health(image, port) == 0
        assert server.stop() == 0
    assert ask(database, "SELECT count(*) FROM alembic_version") == 1


def test_the_password_reaches_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """The URL of the composition holds none: the driver takes it from where we put it."""
    assert "PGPASSWORD" in SERVICE["environment"]
    heard: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=ask_for_password, args=(listener, heard))
        thread.start()
        monkeypatch.setenv("PGPASSWORD", "a secret")
        port = listener.getsockname()[1]
        url = SERVICE["environment"]["CITADELS_DATABASE"].replace(
            "postgres:5432", f"127.0.0.1:{port}"
        )
        assert checks.check_database(f"{url}?ssl=disable").state == checks.FAULT
        thread.join()
    assert heard == [b"a secret"]


def ask_for_password(listener: socket.socket, heard: list[bytes]) -> None:
    """Be as much of a PostgreSQL as asks for a password, and hang up."""
    connection, _ = listener.accept()
    with connection:
        connection.recv(4096)
        connection.sendall(b"R\0\0\0\x08\0\0\0\x03")  # in clear text, please
        heard.append(connection.recv(4096)[5:].rstrip(b"\0"))
