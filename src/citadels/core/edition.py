"""Editions: which cards a box holds, its presets and the switches it sets."""

from __future__ import annotations

from .card import District


class Preset:
    """A ready-made cast and set of unique districts, by card id."""

    def __init__(
        self, id: str, characters: tuple[str, ...], rank9: str, unique: tuple[str, ...]
    ) -> None:
        self.id = id
        self.characters = characters  # ranks 1 to 8
        self.rank9 = rank9  # "" where the preset names none
        self.unique = unique


class Variants:
    """The switches in which the editions differ."""

    def __init__(
        self,
        draft3: str = "deluxe",
        tie_break_rank: str = "held",
        queen_bewitched: str = "now",
        great_wall_covers_itself: bool = True,
        abbot_school_of_magic: str = "one",
    ) -> None:
        self.draft3 = draft3  # with 3 players: deluxe (9 characters) or classic (8)
        self.tie_break_rank = tie_break_rank  # held or revealed
        self.queen_bewitched = queen_bewitched  # now or end_of_round
        self.great_wall_covers_itself = great_wall_covers_itself
        self.abbot_school_of_magic = abbot_school_of_magic  # one or both


class Edition:
    """One box of the game."""

    def __init__(
        self,
        id: str,
        characters: tuple[str, ...],
        basic: dict[str, int],
        unique: dict[str, int],
        presets: tuple[Preset, ...],
        variants: Variants,
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
        self.variants = variants
        self.substitutes = substitutes  # for characters that need more players
        self.rank9 = rank9  # where a preset names none and the game needs one
        self.max_players = max_players
        self.fixed = fixed  # cast and deck cannot be changed
        self.versions: dict[tuple[str, str], District] = {}  # (card id, switch) -> its version

    def preset(self, id: str) -> Preset | None:
        """Find a preset by its id."""
        for preset in self.presets:
            if preset.id == id:
                return preset
        return None
