"""Stables: outside the building limit."""

from __future__ import annotations

from ..core.card import District


class Stables(District):
    """Building it does not use the building limit."""

    id = "stables"
    number = 42
    cost = 2
    exempt = True
