"""Config: players, edition, cast, unique districts and variants of one game, checked."""

from __future__ import annotations

from difflib import get_close_matches
from itertools import pairwise

from .basics import NOBODY, InvalidConfig
from .card import HOOK_BITS, Character, District
from .draft_steps import draft_steps, face_up_count
from .edition import Edition, Preset, Variants
from .option import DISTRICT_NUMBERS, Option
from .registry import CHARACTERS, DISTRICTS, EDITIONS
from .rng import Rng, make_rng
from .table import Task

UNIQUE_CARDS = 14

CHOICES = {
    "draft3": ("deluxe", "classic"),
    "tie_break_rank": ("held", "revealed"),
    "queen_bewitched": ("now", "end_of_round"),
    "abbot_school_of_magic": ("one", "both"),
}


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
        self.box = _find_edition(edition)
        self.edition = edition
        chosen = _find_preset(self.box, preset)
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
        _check_choice("draft3", self.draft3)
        _check_choice("tie_break_rank", self.tie_break_rank)
        _check_choice("queen_bewitched", self.queen_bewitched)
        _check_choice("abbot_school_of_magic", self.abbot_school_of_magic)
        _check_players(self.box, players)
        self.crown = crown
        if crown != NOBODY and not 0 <= crown < players:
            raise InvalidConfig(f"the crown goes to a seat from 0 to {players - 1}, not {crown}")
        names = tuple(cast) or _preset_cast(self, chosen, rank9, instead)
        self.cast = _resolve_cast(self, names)
        self.unique = _resolve_unique(self, tuple(unique) or chosen.unique)
        self.complete_size = complete_size or (8 if players <= 3 else 7)
        if self.complete_size not in (7, 8) or (players <= 3 and self.complete_size != 8):
            raise InvalidConfig(
                f"a city is complete with 7 or 8 districts (8 with 2 or 3 players), "
                f"not {self.complete_size} with {players} players"
            )
        self._derive()

    def _derive(self) -> None:
        """Prepare what every game of this configuration shares."""
        self.by_rank: list[Character | None] = [None] * 10
        self.ranks = 0  # as bits
        self.listeners: dict[int, list[Character]] = {}  # by hook
        self.hooks = 0
        self.district_hooks = 0
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
        self.tasks: dict[int, list[Task]] = {}  # by hook
        for bit in range(HOOK_BITS):
            found = [character for character in self.cast if character.hooks >> bit & 1]
            self.listeners[1 << bit] = found
            self.tasks[1 << bit] = [Task(character, 1 << bit) for character in found]
        self.by_ranks: dict[int, tuple[Option, ...]] = {}  # filled as it is asked for
        self.steps = draft_steps(self.players, self.top, self.draft3)
        self.face_up = face_up_count(self.players, self.top)

    def reactors(self, hook: int) -> list[Character]:
        """The characters of the cast that override a hook, by rank."""
        return self.listeners[hook]

    def reactions(self, hook: int) -> list[Task]:
        """A ready task for each of the `reactors`."""
        return self.tasks[hook]

    def characters_of(self, ranks: int) -> tuple[Option, ...]:
        """The characters of some ranks (bits), to point at."""
        found = self.by_ranks.get(ranks)
        if found is None:
            found = tuple([c.option for c in self.cast if ranks >> c.rank & 1])
            self.by_ranks[ranks] = found
        return found

    def character(self, id: str) -> Character:
        """Find a character of the cast."""
        for character in self.cast:
            if character.id == id:
                return character
        raise InvalidConfig(f"{id} is not in the cast")

    def district(self, number: int) -> District:
        """Give this game's version of a district."""
        card = self.kinds[number]
        assert card is not None
        return card


def _number(card: District) -> int:
    return card.number


def _nearest(id: str, known: list[str]) -> str:
    """Say what may have been meant, or all that is known."""
    meant = get_close_matches(id, known, 1)
    return f"did you mean {meant[0]}?" if meant else f"there are {', '.join(known)}"


def _find_edition(id: str) -> Edition:
    edition = EDITIONS.get(id)
    if edition is None:
        raise InvalidConfig(f"there is no edition {id!r}; there are {', '.join(EDITIONS)}")
    return edition


def _find_preset(box: Edition, id: str) -> Preset:
    preset = box.preset(id) if id else box.presets[0]
    if preset is None:
        known = ", ".join(preset.id for preset in box.presets)
        raise InvalidConfig(f"the {box.id} edition has no preset {id!r}; it has {known}")
    return preset


def _check_choice(switch: str, value: str) -> None:
    if value not in CHOICES[switch]:
        raise InvalidConfig(f"{switch} is {' or '.join(CHOICES[switch])}, not {value!r}")


def _check_players(box: Edition, players: int) -> None:
    if not 2 <= players <= box.max_players:
        raise InvalidConfig(
            f"the {box.id} edition is for 2 to {box.max_players} players, not {players}"
        )


def needs_rank9(config: Config) -> bool:
    """Whether this number of players cannot do without rank 9."""
    return config.players == 8 or (config.players == 3 and config.draft3 == "deluxe")


def _preset_cast(
    config: Config, preset: Preset, rank9: str | None, instead: str
) -> tuple[str, ...]:
    """Fit a preset's cast to the number of players (R016, R017)."""
    last = (preset.rank9 or config.box.rank9) if needs_rank9(config) else ""
    all_instead = [id for ids in config.box.substitutes.values() for id in ids]
    if instead and instead not in all_instead:
        known = ", ".join(all_instead) or "nobody"
        raise InvalidConfig(f"{instead!r} stands in for nobody; in this edition does: {known}")
    names = [_fitting(config, id, instead) for id in (*preset.characters, last) if id]
    if rank9 is not None:
        names = [id for id in names if CHARACTERS[id].rank != 9] + ([rank9] if rank9 else [])
    return tuple(names)


def _fitting(config: Config, id: str, instead: str) -> str:
    """Give the character, or its substitute where there are too few players for it."""
    substitutes = config.box.substitutes.get(id, ())
    if not substitutes or config.players >= CHARACTERS[id].min_players:
        return id
    if instead and instead not in substitutes:
        raise InvalidConfig(f"{' or '.join(substitutes)} stands in for {id}, not {instead!r}")
    return instead or substitutes[0]


def _resolve_cast(config: Config, names: tuple[str, ...]) -> tuple[Character, ...]:
    box = config.box
    players = config.players
    cast = []
    for id in names:
        card = CHARACTERS.get(id)
        if card is None:
            raise InvalidConfig(f"there is no character {id!r}; {_nearest(id, list(CHARACTERS))}")
        if box.fixed and id not in box.characters:
            raise InvalidConfig(f"the {box.id} edition has no {id}: its cast is fixed")
        cast.append(card)
    cast.sort(key=_rank)
    for one, other in pairwise(cast):
        if one.rank == other.rank:
            raise InvalidConfig(
                f"{one.id} and {other.id} both have rank {one.rank}: one character of each rank"
            )
    ranks = [card.rank for card in cast]
    missing = [rank for rank in range(1, 9) if rank not in ranks]
    if missing:
        raise InvalidConfig(
            f"the cast has no character of rank {missing[0]}; it needs ranks 1 to 8"
        )
    _check_rank9(config, cast)
    for card in cast:
        if players < card.min_players:
            raise InvalidConfig(
                f"the {card.id} needs {card.min_players} players or more, not {players}"
            )
    return tuple(cast)


def _rank(card: Character) -> int:
    return card.rank


def _check_rank9(config: Config, cast: list[Character]) -> None:
    has = cast[-1].rank == 9
    if has and config.players == 2:
        raise InvalidConfig(f"with 2 players there is no rank 9: leave out the {cast[-1].id}")
    if has and config.players == 3 and config.draft3 == "classic":
        raise InvalidConfig("the classic draft of 3 players has 8 characters: leave out rank 9")
    if not has and needs_rank9(config):
        raise InvalidConfig(
            f"with {config.players} players the cast needs a character of rank 9: add one"
        )


def _resolve_unique(config: Config, names: tuple[str, ...]) -> tuple[District, ...]:
    box = config.box
    if len(names) != UNIQUE_CARDS:
        raise InvalidConfig(f"a deck has {UNIQUE_CARDS} unique districts, not {len(names)}")
    if box.fixed and sorted(names) != sorted(box.presets[0].unique):
        raise InvalidConfig(
            f"the district deck of the {box.id} edition is fixed: leave out `unique`"
        )
    cards = []
    for id in names:
        card = DISTRICTS.get(id)
        if card is None or id in box.basic:
            unique = [name for name in DISTRICTS if name not in box.basic]
            raise InvalidConfig(f"there is no unique district {id!r}; {_nearest(id, unique)}")
        copies = box.unique.get(id, 1)
        if names.count(id) > copies:
            raise InvalidConfig(f"{id} is in the deck {names.count(id)} times, at most {copies}")
        if card.requires and all(card.requires != character.id for character in config.cast):
            raise InvalidConfig(f"{id} needs the {card.requires} in the cast: change one of them")
        cards.append(_version(config, card))
    return tuple(cards)


def _version(config: Config, card: District) -> District:
    """Give the version of a card that the switches of this game ask for."""
    if not config.great_wall_covers_itself:
        card = config.box.versions.get((card.id, "great_wall_covers_itself"), card)
    if config.abbot_school_of_magic == "both":
        card = config.box.versions.get((card.id, "abbot_school_of_magic"), card)
    return card


def random_config(
    seed: int | Rng, players: int = 0, edition: str = "deluxe", all_cards: bool = True
) -> Config:
    """Draw a configuration: players (0: any), cast, unique districts and switches.

    With `all_cards` the older districts that no box of the edition holds take part too.
    """
    rng = make_rng(seed) if isinstance(seed, int) else seed
    box = _find_edition(edition)
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
