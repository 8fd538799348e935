"""How a command ends: exit codes, and complaints of one clear line."""

from __future__ import annotations

import sys
from typing import Final

FAILED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130


def complain(text: str) -> None:
    """Say in one clear line what is wrong."""
    print(f"citadels: {text}", file=sys.stderr)  # noqa: T201 - one clear line
