"""Every fault can be built in, and a server in which one cannot is not waited for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .process import ROOT, Server, python_path, sqlite

EACH = """
import os, sys
from tests.faults.hooks import HOOKS
for name in HOOKS:
    child = os.fork()
    if not child:
        HOOKS[name]()
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        sys.exit(name)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each in a process of its own, at little cost")
def test_every_fault_can_be_built_in(tmp_path: Path) -> None:
    names = {"CITADELS_SHIFT": str(tmp_path / "shift"), "CITADELS_FAULTS": str(tmp_path / "none")}
    run = subprocess.run(
        [sys.executable, "-c", EACH],
        cwd=ROOT,
        env={**os.environ, **names, "PYTHONPATH": python_path()},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


def test_control_a_fault_that_is_unknown_is_not_waited_for(tmp_path: Path) -> None:
    server = Server(tmp_path, sqlite(tmp_path / "hooks.db"), ["later"])
    with server, pytest.raises(RuntimeError, match="no fault was built in"):
        server.spoil(["nothing like that"])
