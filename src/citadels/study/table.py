"""The table: one row per seat and game, as plain Parquet that any tool can read."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

import pyarrow as pa
import pyarrow.parquet as pq

from ..core.card import Card
from ..core.registry import CHARACTERS, DISTRICTS
from ..sim.notes import CITY, LISTS, NUMBERS, Notes
from .plan import Part, Shard

WORD: Final = pa.dictionary(pa.int16(), pa.string())
WORDS: Final = pa.list_(WORD)
SIZES: Final = {  # of the columns; what else is written follows from them
    "deal": pa.int32(),
    "game": pa.int16(),
    "players": pa.int8(),
    "seat": pa.int8(),
    "from_crown": pa.int8(),
    "points": pa.int16(),
    "place": pa.int8(),
    "rounds": pa.int16(),
    "decisions": pa.int16(),
    "forced": pa.int16(),
    "completed_first": pa.bool_(),
}
SCHEMA: Final = pa.schema(
    [
        *[(name, WORD) for name in ("part", "edition", "deck", "company", "bot", "arm", "given")],
        ("win", pa.float32()),
        *SIZES.items(),
        *[(name, WORDS) for name in (*LISTS, "cast", "unique")],
    ]
)
MIXED: Final = "mixed"  # company of bots that are not all alike
NAMELESS: Final = ""  # neither dealt by an experiment nor in an arm of one


class Names:
    """The ids of cards, as a dictionary for their numbers."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.ids = pa.array([card.id for card in cards], pa.string())
        self.places = {card.number: place for place, card in enumerate(cards)}

    def lists(self, ends: Sequence[int], numbers: Sequence[int]) -> pa.ListArray:
        """A column of lists of cards."""
        places = self.places
        return self._column(ends, [places[number] for number in numbers])

    def of_games(self, cards: Sequence[tuple[int, ...]], players: Sequence[int]) -> pa.ListArray:
        """A column with the cards of each game, once for every seat of it."""
        places, codes, ends, line = self.places, list[int](), [0], 0
        for these in cards:
            of_game = [places[number] for number in these]
            for _ in range(players[line]):
                codes += of_game
                ends.append(len(codes))
            line += players[line]
        return self._column(ends, codes)

    def _column(self, ends: Sequence[int], codes: Sequence[int]) -> pa.ListArray:
        words = pa.DictionaryArray.from_arrays(pa.array(codes, pa.int16()), self.ids)
        return pa.ListArray.from_arrays(pa.array(ends, pa.int32()), words)


def table_of(shard: Shard, notes: Notes) -> pa.Table:
    """The rows of a shard."""
    columns = {name: notes.numbers[i :: len(NUMBERS)] for i, name in enumerate(NUMBERS)}
    arrays = _word_columns(shard.part, columns)
    winners = zip(columns["place"], columns["winners"], strict=True)
    wins = [1 / shared if place == 1 else 0.0 for place, shared in winners]
    arrays["win"] = pa.array(wins, pa.float32())
    for name, kind in SIZES.items():
        arrays[name] = pa.array(columns[name], pa.int64()).cast(kind)
    characters, districts = Names(list(CHARACTERS.values())), Names(list(DISTRICTS.values()))
    for which, name in enumerate(LISTS):
        names = districts if which == CITY else characters
        arrays[name] = names.lists(notes.ends[which], notes.lists[which])
    arrays["cast"] = characters.of_games(notes.casts, columns["players"])
    arrays["unique"] = districts.of_games(notes.unique, columns["players"])
    return pa.table([arrays[field.name] for field in SCHEMA], schema=SCHEMA)


def _word_columns(part: Part, columns: dict[str, list[int]]) -> dict[str, pa.Array]:
    lines = len(columns["deal"])
    company = part.bots[0] if len(set(part.bots)) == 1 else MIXED
    given = [_district(number) for number in columns["given"]] if part.cards else ()
    decks = [part.deck(deal) for deal in columns["deal"]] if len(part.decks) > 1 else ()
    return {
        "part": _same(part.name, lines),
        "edition": _same(part.edition, lines),
        "deck": _words(decks) if decks else _same(part.deck(0), lines),
        "company": _same(company, lines),
        "bot": pa.DictionaryArray.from_arrays(
            pa.array(columns["bot"], pa.int16()), pa.array(part.bots, pa.string())
        ),
        "given": _words(given) if given else _same(NAMELESS, lines),
        "arm": _words(_arms(columns, given)) if given else _same(NAMELESS, lines),
    }


def _arms(columns: dict[str, list[int]], given: Sequence[str]) -> list[str]:
    """By row, the district that the experiment dealt to some seat of that game."""
    games = list(zip(columns["deal"], columns["game"], strict=True))
    of_game = {game: card for game, card in zip(games, given, strict=True) if card}
    return [of_game.get(game, NAMELESS) for game in games]


def _district(number: int) -> str:
    return NAMELESS if number < 0 else DISTRICT_IDS[number]


def _words(values: Sequence[str]) -> pa.DictionaryArray:
    return pa.array(values, pa.string()).dictionary_encode().cast(WORD)


def _same(word: str, lines: int) -> pa.DictionaryArray:
    zeros = pa.repeat(pa.scalar(0, pa.int16()), lines)
    return pa.DictionaryArray.from_arrays(zeros, pa.array([word], pa.string()))


DISTRICT_IDS: Final = {card.number: id for id, card in DISTRICTS.items()}


def parquet(table: pa.Table) -> bytes:
    """A table as the bytes of a file."""
    out = io.BytesIO()
    pq.write_table(table, out, compression="zstd")
    return out.getvalue()


def games_in(content: bytes) -> int:
    """How many games the bytes of a file hold."""
    table = pq.read_table(io.BytesIO(content), columns=["deal", "game"])
    return len(set(zip(*(column.to_pylist() for column in table.columns), strict=True)))
