"""`citadels mcp`: let a language model play, over the Model Context Protocol."""

from __future__ import annotations

from .common import HERE


def mcp(*, language: str = HERE) -> int:
    """Let a language model play, over the Model Context Protocol."""
    from ..mcp.server import make_server  # noqa: PLC0415 - needs an extra of its own

    make_server(language).run("stdio")
    return 0
