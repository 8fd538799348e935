"""Config: players, edition, cast, unique districts and variants of one game, checked."""

from __future__ import annotations

from .basics import NOBODY, Bits, InvalidConfig
from .card import BINDS, REACTIONS, ROUND_END, SHIELD, Character, District
from .draft_steps import draft_steps, face_up_count
from .edition import Variants
from .option import DISTRICT_NUMBERS, Option
from .registry import CHARACTERS, DISTRICTS
from .resolve import (
    CHOICES,
    UNIQUE_CARDS,
    check_choice,
    check_players,
    find_edition,
    find_preset,
    preset_cast,
    resolve_cast,
    resolve_unique,
)
from .rng import Rng, make_rng
from .table import Task


class Config:
    """What is agreed before the game; never changed afterwards.

    Whatever is left out comes from the edition: its first preset, its switches.
    """

    def __init__(
        self,
        players: int = 4,
        edition: str = "deluxe",
        preset: str = "",
        cast: tuple[str, ...] | list[str] = (),
        unique: tuple[str, ...] | list[str] = (),
        rank9: str | None = None,
        instead: str = "",
        complete_size: int = 0,
        crown: int = NOBODY,
        draft3: str = "",
        tie_break_rank: str = "",
        queen_bewitched: str = "",
        great_wall_covers_itself: bool | None = None,
        abbot_school_of_magic: str = "",
    ) -> None:
        self.players = players
        self.box = find_edition(edition)
        self.edition = edition
        chosen = find_preset(self.box, preset)
        self.preset = chosen.id
        base = self.box.variants
        self.draft3 = draft3 or base.draft3
        self.tie_break_rank = tie_break_rank or base.tie_break_rank
        self.queen_bewitched = queen_bewitched or base.queen_bewitched
        self.abbot_school_of_magic = abbot_school_of_magic or base.abbot_school_of_magic
        self.great_wall_covers_itself = (
            base.great_wall_covers_itself
            if great_wall_covers_itself is None
            else great_wall_covers_itself
        )
        check_choice("draft3", self.draft3)
        check_choice("tie_break_rank", self.tie_break_rank)
        check_choice("queen_bewitched", self.queen_bewitched)
        check_choice("abbot_school_of_magic", self.abbot_school_of_magic)
        check_players(self.box, players)
        self.crown = crown
        if crown != NOBODY and not 0 <= crown < players:
            raise InvalidConfig(
                f"the crown goes to a seat from 0 to {players - 1}, not {crown}",
                "seat",
                amount=crown,
                most=players - 1,
            )
        names = tuple(cast) or preset_cast(self, chosen, rank9, instead)
        self.cast = resolve_cast(self, names)
        self.unique = resolve_unique(self, tuple(unique) or chosen.unique)
        self.complete_size = complete_size or (8 if players <= 3 else 7)
        if self.complete_size not in (7, 8) or (players <= 3 and self.complete_size != 8):
            raise InvalidConfig(
                f"a city is complete with 7 or 8 districts (8 with 2 or 3 players), "
                f"not {self.complete_size} with {players} players",
                "size",
                amount=self.complete_size,
                players=players,
            )
        self._derive()

    def _derive(self) -> None:
        """Prepare what every game of this configuration shares."""
        self.by_rank: list[Character | None] = [None] * 10
        self.ranks: Bits = 0
        self.hooks: Bits = 0
        self.district_hooks: Bits = 0
        for character in self.cast:
            self.by_rank[character.rank] = character
            self.ranks |= 1 << character.rank
            self.hooks |= character.hooks
        self.top = len(self.cast)
        self.kinds: list[District | None] = [None] * DISTRICT_NUMBERS
        basic = [card for id, n in self.box.basic.items() for card in [DISTRICTS[id]] * n]
        self.deck = sorted([*basic, *self.unique], key=_number)
        for card in self.deck:
            self.kinds[card.number] = card
            self.district_hooks |= card.hooks
        self.hooks |= self.district_hooks
        self.binders = self._overriding(BINDS)
        self.shields = self._overriding(SHIELD)
        self.tasks: list[list[Task]] = [[]] * (ROUND_END + 1)  # by hook, which is a power of 2
        for hook in REACTIONS:
            self.tasks[hook] = [Task(character, hook) for character in self._overriding(hook)]
        self.by_ranks: list[tuple[Option, ...] | None] = [None] * (1 << 10)  # filled when asked
        self.characters = [character.option for character in self.cast]
        self.steps = draft_steps(self.players, self.top, self.draft3)
        self.face_up = face_up_count(self.players, self.top)

    def _overriding(self, hook: Bits) -> list[Character]:
        """The characters of the cast that override a hook, by rank."""
        return [character for character in self.cast if character.hooks & hook]

    def characters_of(self, ranks: Bits) -> tuple[Option, ...]:
        """The characters of some ranks, to point at."""
        found = self.by_ranks[ranks]
        if found is None:
            found = tuple([c.option for c in self.cast if ranks >> c.rank & 1])
            self.by_ranks[ranks] = found
        return found

    def character(self, id: str) -> Character:
        """Find a character of the cast."""
        for character in self.cast:
            if character.id == id:
                return character
        raise InvalidConfig(f"{id} is not in the cast", "not-cast", card=id)

    def district(self, number: int) -> District:
        """Give this game's version of a district."""
        card = self.kinds[number]
        assert card is not None
        return card


def _number(card: District) -> int:
    return card.number


def random_config(
    seed: int | Rng, players: int = 0, edition: str = "deluxe", all_cards: bool = True
) -> Config:
    """Draw a configuration: players (0: any), cast, unique districts and switches.

    With `all_cards` the older districts that no box of the edition holds take part too.
    """
    rng = make_rng(seed) if isinstance(seed, int) else seed
    box = find_edition(edition)
    count = players or 2 + rng.below(box.max_players - 1)
    if box.fixed:
        return Config(count, edition, complete_size=8 if count <= 3 else 7 + rng.below(2))
    variants = Variants()
    if count == 3 and rng.below(2):
        variants.draft3 = "classic"
    with9 = count == 8 or (count == 3 and variants.draft3 == "deluxe")
    if 4 <= count <= 7:
        with9 = rng.below(2) == 1
    cast = []
    for rank in range(1, 10 if with9 else 9):
        names = [
            card.id
            for card in CHARACTERS.values()
            if card.rank == rank and card.min_players <= count and card.id in box.characters
        ]
        cast.append(names[rng.below(len(names))])
    pool = [
        id
        for id, card in DISTRICTS.items()
        if (id in box.unique or (all_cards and id not in box.basic))
        and (not card.requires or card.requires in cast)
    ]
    unique = [pool.pop(rng.below(len(pool))) for _ in range(UNIQUE_CARDS)]
    return Config(
        count,
        edition,
        cast=tuple(cast),
        unique=tuple(unique),
        complete_size=8 if count <= 3 else 7 + rng.below(2),
        draft3=variants.draft3,
        tie_break_rank=CHOICES["tie_break_rank"][rng.below(2)],
        queen_bewitched=CHOICES["queen_bewitched"][rng.below(2)],
        great_wall_covers_itself=rng.below(2) == 1,
        abbot_school_of_magic=CHOICES["abbot_school_of_magic"][rng.below(2)],
    )
