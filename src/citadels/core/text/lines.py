"""Lines of a position: numbered, by keyword, with errors that name the line and the remedy."""

from __future__ import annotations

import re
from typing import Final

from ..basics import MAX_PLAYERS, NOBODY, InvalidRecord, Seat, wrong
from ..registry import SWITCHES

HEADER: Final = "citadels position 1"
DIGITS: Final = 6  # of a number; no game comes near so many
PLAYER: Final = r"^@(\d+)(?: ([^:]*))?:(.*)$"
FIELDS: Final = ("gold", "hand", "city", "crown")  # of a player
ROWS: Final = {"swap", "played", "mark", "task", "known"}  # of these there may be several
LINES: Final = {  # and every switch
    *("edition", "players", "cast", "unique", "complete_size", "first_crown"),
    *("round", "crown", "bank", "completed", "over", "hoard", "deck", "pool", "tail", "aside"),
    *("removed", "draft", "calling", "revealed", "silent", "turn", "work", "undoable", "ask"),
    "chance",
}


class Line:
    """One line: its number, its keyword and what follows."""

    def __init__(self, number: int, key: str, value: str) -> None:
        self.number = number
        self.key = key
        self.value = value.strip()

    def words(self) -> list[str]:
        """What follows the keyword, word by word."""
        return self.value.split()

    def wrong(self, what: str, remedy: str) -> InvalidRecord:
        """The error for this line: what is wrong, and what would be right."""
        return InvalidRecord(f"line {self.number}: {what}; {remedy}")

    def count(self, text: str, name: str, least: int = 0) -> int:
        """Read a number that is not smaller than the least one."""
        sign, digits = (-1, text[1:]) if text.startswith("-") else (1, text)
        if not (digits.isascii() and digits.isdecimal()):
            raise self.wrong(f"{name} is a number, not {text!r}", f"write `{name} {max(least, 1)}`")
        if len(digits) > DIGITS:
            most = "9" * DIGITS
            raise self.wrong(f"{name} is at most {most}, not {text}", f"write `{name} {most}`")
        number = sign * int(digits)
        if number < least:
            raise self.wrong(f"{name} is at least {least}, not {number}", f"write `{name} {least}`")
        return number

    def seat(self, text: str, players: int, nobody: bool = False) -> Seat:
        """Read a seat of this game; `@-1` is nobody, where that can be."""
        if nobody and text == "@-1":
            return NOBODY
        found = re.fullmatch(r"@(\d+)", text, re.ASCII)
        if found is None:
            raise self.wrong(f"{text!r} is not a seat", f"write one from @0 to @{players - 1}")
        seat = int(found[1])
        if seat >= players:
            what = f"there is no seat {text} with {players} players"
            raise self.wrong(what, f"write one from @0 to @{players - 1}, or more `players`")
        return seat

    def parts(self, pattern: str, form: str) -> tuple[str, ...]:
        """The parts of a line that has a form; a part that is left out is empty."""
        found = re.fullmatch(pattern, " ".join(self.words()))
        if found is None:
            raise self.wrong(f"`{self.key} {self.value}` cannot be read", f"write `{form}`")
        return tuple([part or "" for part in found.groups()])


class PlayerLine(Line):
    """The line of a seat: its characters, and its fields by name."""

    def __init__(self, number: int, seat: Seat, held: list[str], fields: dict[str, str]) -> None:
        super().__init__(number, f"@{seat}", "")
        self.seat_number = seat
        self.held = held
        self.fields = fields


class Lines:
    """All lines of a text, by keyword."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise wrong("a position or a configuration is a text", text)
        self.single: dict[str, Line] = {}
        self.rows: dict[str, list[Line]] = {}
        self.players: dict[int, PlayerLine] = {}
        self.last = Line(1, "", "")
        for number, text_line in enumerate(text.splitlines(), 1):
            words = text_line.strip()
            if words and not words.startswith("#") and words != HEADER:
                self._add(number, words)

    def _add(self, number: int, text: str) -> None:
        key, _, value = text.partition(" ")
        line = self.last = Line(number, key, value)
        if text.startswith("@"):
            self._add_player(line, text)
        elif key in ROWS:
            self.rows.setdefault(key, []).append(line)
        elif key not in LINES and key not in SWITCHES:
            what = f"no line of a position begins with {key!r}"
            known = ", ".join(sorted([*LINES, *ROWS, *SWITCHES]))
            raise line.wrong(what, f"they begin with @, {known}")
        elif key in self.single:
            what = f"line {self.single[key].number} has {key!r} already"
            raise line.wrong(what, "leave one of them out")
        else:
            self.single[key] = line

    def _add_player(self, line: Line, text: str) -> None:
        found = re.match(PLAYER, text)
        if found is None:
            raise line.wrong(f"{text!r} is no player", "write `@SEAT CHARACTERS: FIELDS`")
        fields: dict[str, str] = {}
        for part in found[3].split(","):
            key, _, value = part.strip().partition(" ")
            if not key:
                continue
            if key not in FIELDS:
                what = f"a player has {', '.join(FIELDS)}, not {key!r}"
                raise line.wrong(what, "write one of these")
            if key in fields:
                raise line.wrong(f"{key!r} stands here twice", "leave one of them out")
            fields[key] = value.strip()
        seat = line.seat(f"@{found[1]}", MAX_PLAYERS)
        if seat in self.players:
            what = f"line {self.players[seat].number} has seat @{seat} already"
            raise line.wrong(what, "leave one of them out")
        self.players[seat] = PlayerLine(line.number, seat, (found[2] or "").split(), fields)

    def value(self, key: str, default: str = "") -> str:
        """What follows a keyword; the default if there is no such line."""
        line = self.single.get(key)
        return default if line is None else line.value

    def at(self, *keys: str) -> Line:
        """The first line there is of some keywords, to name in an error; else the last line."""
        for key in keys:
            if key in self.single:
                return self.single[key]
            if key in self.rows:
                return self.rows[key][0]
        return self.last

    def at_seat(self, seat: Seat) -> Line:
        """The line of a seat, to name in an error; else the last line."""
        return self.players.get(seat, self.last)

    def all(self, key: str) -> list[Line]:
        """All lines with a keyword."""
        return self.rows.get(key, [])

    def named(self) -> list[str]:
        """Every word of the lines, to see which cards they speak of."""
        texts = [line.value for line in self.single.values()]
        texts += [line.value for rows in self.rows.values() for line in rows]
        for player in self.players.values():
            texts += [*player.held, *player.fields.values()]
        return re.findall(r"[a-z_]+", " ".join(texts))
