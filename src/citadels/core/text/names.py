"""Names in a position: cards of this game, seats, options; whatever is not there is an error."""

from __future__ import annotations

from ..basics import Bits, Seat
from ..card import Asker, Character, District
from ..option import OPTIONS, Option
from ..registry import ASKERS, CHARACTERS, DISTRICTS
from ..setup.config import Config
from ..setup.resolve import card_hint
from .lines import Line, Lines


class Names:
    """What the words of the lines mean in a game of this configuration."""

    def __init__(self, lines: Lines, setup: Config) -> None:
        self.lines = lines
        self.setup = setup
        self.left = list(setup.deck)  # the cards that have no place yet

    def take(self, line: Line, id: str) -> District:
        """This game's version of a district, taken out of what is left of the deck."""
        card = self.kind(line, id)
        if card not in self.left:
            what = f"the deck has only {self.setup.deck.count(card)} {id}"
            raise line.wrong(what, "leave one out, on this line or on an earlier one")
        self.left.remove(card)
        return card

    def take_all(self, key: str) -> list[District]:
        """The districts of a line, taken out of what is left of the deck."""
        line = self.lines.single.get(key)
        return [] if line is None else [self.take(line, id) for id in line.words()]

    def kind(self, line: Line, id: str) -> District:
        """This game's version of a district."""
        if id not in DISTRICTS:
            raise line.wrong(f"there is no district {id!r}", card_hint(id, list(DISTRICTS)))
        card = self.setup.kinds[DISTRICTS[id].number]
        if card is None:
            raise line.wrong(f"the {id} is not in this deck", "write it on the line `unique`")
        return card

    def character(self, line: Line, id: str) -> Character:
        """A character of the cast."""
        if id not in CHARACTERS:
            raise line.wrong(f"there is no character {id!r}", card_hint(id, list(CHARACTERS)))
        rank = CHARACTERS[id].rank
        card = self.setup.by_rank[rank]
        if card is None or card.id != id:
            instead = "nobody" if card is None else f"the {card.id}"
            what = f"the {id} is not in the cast, which has {instead} of rank {rank}"
            raise line.wrong(what, "write it on the line `cast`")
        return card

    def asker(self, line: Line, id: str) -> Asker:
        """A card of this game or a phase."""
        if id in ASKERS:
            return ASKERS[id]
        return self.character(line, id) if id in CHARACTERS else self.kind(line, id)

    def seat(self, line: Line, text: str, nobody: bool = False) -> Seat:
        """A seat of this game."""
        return line.seat(text, self.setup.players, nobody)

    def number(self, key: str, default: int, least: int = 0) -> int:
        """The number on a line of its own."""
        line = self.lines.single.get(key)
        return default if line is None else line.count(line.value, key, least)

    def ranks(self, line: Line, words: list[str]) -> Bits:
        """The ranks of some characters, each named once."""
        found: Bits = 0
        for word in words:
            bit = 1 << self.character(line, word).rank
            if found & bit:
                raise line.wrong(f"the {word} stands here twice", "leave one of them out")
            found |= bit
        return found

    def ranks_of(self, key: str) -> Bits:
        """The ranks of the characters on a line of their own."""
        line = self.lines.single.get(key)
        return 0 if line is None else self.ranks(line, line.words())

    def options(self, line: Line, text: str) -> tuple[Option, ...]:
        """The options in a list with semicolons."""
        names = [part.strip() for part in text.split(";") if part.strip()]
        for name in names:
            if name not in OPTIONS:
                raise line.wrong(f"{name!r} names nothing in the game", "write options, as `@1`")
            seat = OPTIONS[name].seat
            if seat >= self.setup.players:
                raise line.wrong(f"{name!r}: there is no seat @{seat}", "write a seat that exists")
        return tuple([OPTIONS[name] for name in names])


def only(line: Line, words: list[str], known: tuple[str, ...]) -> None:
    """See that there are no words but these, each at most once."""
    for word in words:
        if word not in known:
            raise line.wrong(f"{word!r} cannot stand here", f"there are {', '.join(known)}")
        if words.count(word) > 1:
            raise line.wrong(f"{word!r} stands here twice", "leave one of them out")


def number_of(card: District) -> int:
    """By what the cards of a place are sorted."""
    return card.number
