"""A clone: where the package runs from its sources, and what `run.py` would build with there."""

from __future__ import annotations

import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[3]


def is_clone() -> bool:
    """Whether the sources lie where `run.py` can build them."""
    return all((ROOT / name).exists() for name in ("run.py", "pyproject.toml", "tools"))


def needs_of(extra: str) -> list[str]:
    """What the sources say that an extra needs; nothing, where there are none."""
    if not is_clone():
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs: list[str] = project["optional-dependencies"].get(extra, [])
    return needs


def compiler() -> str | None:
    """The C compiler that `run.py` would use."""
    name: str | None = _tool("compiler").compiler()
    return name.split()[0] if name else None


def has_headers() -> bool:
    """Whether this Python brings what is needed to compile for it."""
    return compiler() is None or _tool("compiler").why_not_compiled() is None


def node() -> str | None:
    """Where the system's Node is, if it is new enough to build the browser client."""
    found = _tool("web").system_node()
    return found.node if found else None


def _tool(name: str) -> Any:  # noqa: ANN401 - a module that is not part of the package
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))
    return import_module(f"tools.{name}")
