"""Compiler: builds the wheel with the compiled engine, in a copy of the sources.

Needs only the standard library, because run.py starts with nothing else.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from . import web
from .files import ROOT
from .steps import Failed, NotCompiled, step

SOURCES: Final = ROOT / "src"
SIDE_BY_SIDE: Final = "[build_ext]\nparallel = {cores}\n"  # modules beside each other
UNFUSED: Final = "-ffp-contract=off"
OPTIMIZED: Final = 'opt_level = "{level}"'  # in pyproject.toml
BEST: Final = 3
DIRECT: Final = {"linux": "-fno-semantic-interposition -fvisibility=hidden -fno-plt", "darwin": ""}


def compiler() -> str | None:
    """Find the C compiler to use, the one this Python was built with first."""
    names = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang", "cl")
    return next((name for name in names if name and shutil.which(name.split()[0])), None)


def flags() -> dict[str, str]:
    """Say how the engine is compiled: without fused multiplication, so that bots choose alike.

    Its functions call each other directly, where the linker allows it. Looking for warnings in
    generated code takes nearly as long as compiling it.
    """
    if sys.platform not in DIRECT:
        return {}
    usual = os.environ.get("CFLAGS", sysconfig.get_config_var("CFLAGS") or "")
    return {"CFLAGS": f"{usual} -Wno-all {UNFUSED} {DIRECT[sys.platform]}".rstrip()}


def why_not_compiled() -> str | None:
    """Say what is missing for compiling; None when nothing is."""
    if compiler() is None:
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers were not found (Debian, Ubuntu: python3-dev)"
    return None


@contextmanager
def compiled_wheel(python: str, level: int = BEST) -> Iterator[Path]:
    """Build in a copy, because the compiler writes beside the sources; give the wheel."""
    with TemporaryDirectory(prefix="citadels-") as folder:
        copy, wheels = Path(folder, "copy"), Path(folder, "wheels")
        ignored = shutil.ignore_patterns("__pycache__", web.BUILT.name)
        shutil.copytree(SOURCES, copy / "src", ignore=ignored)
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, copy)
        project = copy / "pyproject.toml"
        best, wanted = (OPTIMIZED.format(level=number) for number in (BEST, level))
        project.write_text(project.read_text("utf-8").replace(best, wanted), encoding="utf-8")
        cores = SIDE_BY_SIDE.format(cores=os.cpu_count() or 1)
        (copy / "setup.cfg").write_text(cores, encoding="utf-8")
        build = [python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
        switch = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "PYTHONPATH": ""}
        switch |= {"CC": compiler() or ""} | flags()
        try:
            step("compiling the engine", build, cwd=copy, env=switch)
        except Failed as failed:
            raise NotCompiled(failed.code) from None
        yield next(wheels.iterdir())
