"""The build hook: wheels and source distributions carry the built browser client."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client where its sources are; elsewhere it was built before, or is not wanted."""

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI where the system has none."""
        if not self._has_to_build() or self._web().find_node():
            return []
        return [self._web().NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, but not for a linked package: there `run.py` or `python -m tools.web` does it."""
        if version != "editable" and self._has_to_build():
            self._web().build()

    def _has_to_build(self) -> bool:
        root = Path(self.root)
        in_sources = (root / "web").is_dir() and not (root / "PKG-INFO").exists()
        return in_sources and os.environ.get("CITADELS_CLIENT") != "none"

    def _web(self) -> ModuleType:
        if self.root not in sys.path:
            sys.path.insert(0, self.root)
        return importlib.import_module("tools.web")
