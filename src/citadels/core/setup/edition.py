"""Editions: which cards a box holds, its presets and the switches it sets."""

from __future__ import annotations

from .switch import Switch


class Preset:
    """A ready-made cast and set of unique districts, by card id."""

    def __init__(
        self,
        id: str,
        characters: tuple[str, ...],
        rank9: str,
        unique: tuple[str, ...],
        switches: dict[str, str] | None = None,
    ) -> None:
        self.id = id
        self.characters = characters  # ranks 1 to 8
        self.rank9 = rank9  # "" where the preset names none
        self.unique = unique
        self.switches = switches or {}  # those that it sets otherwise than its edition


class Edition:
    """One box of the game."""

    def __init__(
        self,
        id: str,
        characters: tuple[str, ...],
        basic: dict[str, int],
        unique: dict[str, int],
        presets: tuple[Preset, ...],
        switches: dict[str, str],
        substitutes: dict[str, tuple[str, ...]],
        rank9: str = "",
        max_players: int = 8,
        fixed: bool = False,
    ) -> None:
        self.id = id
        self.characters = characters
        self.basic = basic  # copies by card id
        self.unique = unique  # copies by card id
        self.presets = presets
        self.switches = switches  # those that it sets otherwise than usual
        self.substitutes = substitutes  # for characters that need more players
        self.rank9 = rank9  # where a preset names none and the game needs one
        self.max_players = max_players
        self.fixed = fixed  # cast and deck cannot be changed

    def preset(self, id: str) -> Preset | None:
        """Find a preset by its id."""
        for preset in self.presets:
            if preset.id == id:
                return preset
        return None

    def value(self, switch: Switch) -> str:
        """What a switch is in this edition, where nobody says anything else."""
        return self.switches.get(switch.id, switch.default)
