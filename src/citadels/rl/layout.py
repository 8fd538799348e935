"""Layout: every place of an observation, declared once: the encoder and the docs follow it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..core.registry import CHARACTERS
from .blocks import (
    CHARACTER_IDS,
    DISTRICT_IDS,
    EDITION_IDS,
    RANKS,
    SEATS,
    SWITCH_IDS,
    Axis,
    Row,
)
from .questions import QUESTIONS

MOST: Final = 255  # greater numbers are written as this one
LOOKS: Final[Axis] = ("first look", "second look", "third look")  # two players look three times
TAIL_PLACES: Final = 72
TAIL: Final[Axis] = tuple([f"place {place}" for place in range(1, TAIL_PLACES + 1)])
OTHERS: Final[Axis] = SEATS[1:]
COUNTS: Final[Axis] = tuple([f"{count} players" for count in range(2, 9)])
MARKERS: Final[Axis] = tuple([c.marker for c in CHARACTERS.values() if c.marker])

OBSERVATION: Final = Row("observation")
_add = OBSERVATION.add

# What was agreed on before the game
PLAYERS: Final[i64] = _add("players", "1 at the number of players", COUNTS)
EDITION: Final[i64] = _add("edition", "1 at the edition", EDITION_IDS)
SWITCHES: Final[i64] = _add("switches", "which of its values each switch has, from 0", SWITCH_IDS)
CAST: Final[i64] = _add("cast", "1 for every character of the cast", CHARACTER_IDS)
DECK: Final[i64] = _add("deck", "how often each district is in the whole deck", DISTRICT_IDS)

# The table
ROUND: Final[i64] = _add("round", "the round, from 1")
OVER: Final[i64] = _add("over", "1 once the game is over; then everything is shown")
COMPLETE_SIZE: Final[i64] = _add("complete_size", "how many districts complete a city now")
CROWN: Final[i64] = _add("crown", "1 at who has the crown", SEATS)
COMPLETED: Final[i64] = _add("completed", "1 at who completed a city first", SEATS)
GOLD: Final[i64] = _add("gold", "gold", SEATS)
POINTS: Final[i64] = _add("points", "points if the game ended now, as far as you know", SEATS)
HAND_SIZE: Final[i64] = _add("hand_size", "cards in hand", SEATS)
CITY: Final[i64] = _add("city", "how many of a district stand in a city", SEATS, DISTRICT_IDS)
BEAUTIFIED: Final[i64] = _add("beautified", "how many of those are beautified", SEATS, DISTRICT_IDS)
UNDER_SIZE: Final[i64] = _add("under_size", "cards that lie under districts of a city", SEATS)
UNDER: Final[i64] = _add("under", "those of them that you know, in all cities", DISTRICT_IDS)
WORK: Final[i64] = _add("work", "1 at the district that is being built", DISTRICT_IDS)

# Cards
HAND: Final[i64] = _add("hand", "your hand", DISTRICT_IDS)
KNOWN: Final[i64] = _add(
    "known", "cards that you saw arrive in another hand, or all of it", OTHERS, DISTRICT_IDS
)
KNOWN_COUNT: Final[i64] = _add("known_count", "how many of those are there at least", OTHERS)
ASIDE_SIZE: Final[i64] = _add("aside_size", "cards drawn and not yet placed")
ASIDE: Final[i64] = _add("aside", "those of them that you know", DISTRICT_IDS)
DECK_SIZE: Final[i64] = _add("deck_size", "cards in the deck")
DECK_KNOWN: Final[i64] = _add(
    "deck_known", "cards that you saw come into the shuffled part of the deck", DISTRICT_IDS
)
DECK_KNOWN_COUNT: Final[i64] = _add("deck_known_count", "how many of those are there at least")
TAIL_SIZE: Final[i64] = _add("tail_size", "cards that were put under the deck")
TAIL_CARDS: Final[i64] = _add(
    "tail", "each of them from the top: 1 + the number of the district, 0 if you do not know", TAIL
)

# Characters
HOLDS: Final[i64] = _add("holds", "1 if you know that a seat holds a character", SEATS, RANKS)
MAY_HOLD: Final[i64] = _add("may_hold", "1 if a seat may hold it, for all you know", SEATS, RANKS)
CALLING: Final[i64] = _add("calling", "1 at the rank that was called last", RANKS)
SILENT: Final[i64] = _add("silent", "1 for characters called without an answer", RANKS)
FACE_UP: Final[i64] = _add("face_up", "1 for characters discarded face up", RANKS)
FACE_DOWN: Final[i64] = _add("face_down", "1 at the first face-down discard, if you saw it", RANKS)
DRAFT_LEFT: Final[i64] = _add("draft_left", "steps of the draft still to come")
OFFERED: Final[i64] = _add("offered", "1 for characters you were offered", LOOKS, RANKS)
TAKEN: Final[i64] = _add("taken", "1 at the one that you took of them", LOOKS, RANKS)
PASSED_ON: Final[i64] = _add("passed_on", "1 for those left after your last look", RANKS)
MARKS: Final[i64] = _add(
    "marks", "1 marked, 2 and you know its face is not the real one, 3 and it is", MARKERS, RANKS
)
HOARD: Final[i64] = _add("hoard", "gold that lies on a character", RANKS)

# The turn
TURN_SEAT: Final[i64] = _add("turn_seat", "1 at whose turn it is", SEATS)
TURN_RANK: Final[i64] = _add("turn_rank", "1 at the character that is played", RANKS)
GATHERED: Final[i64] = _add("gathered", "1 once gold or cards were gathered")
RESUMED: Final[i64] = _add("resumed", "1 if the Witch plays for a bewitched character")
BUILT: Final[i64] = _add("built", "districts built that count toward the limit")
INCOME: Final[i64] = _add("income", "1 once income was taken")
POWER: Final[i64] = _add("power", "1 once the character's ability was used")
USED: Final[i64] = _add("used", "1 for districts whose effect was used this turn", DISTRICT_IDS)

# The question
ASKED: Final[i64] = _add("asked", "1 at who is asked", SEATS)
QUESTION: Final[i64] = _add("question", "1 at what is asked", QUESTIONS)
ABOUT_SIZE: Final[i64] = _add("about_size", "earlier answers of the same effect, if you are asked")
ABOUT_SEATS: Final[i64] = _add("about_seats", "1 for seats that these speak of", SEATS)
ABOUT_DISTRICTS: Final[i64] = _add("about_districts", "1 for districts likewise", DISTRICT_IDS)
ABOUT_BEAUTIFIED: Final[i64] = _add("about_beautified", "how many of these are beautified")
ABOUT_NUMBER: Final[i64] = _add("about_number", "the number that these name")

SIZE: Final[i64] = OBSERVATION.size


def _places() -> dict[str, dict[str, int]]:
    """Where a question is written, by the id of its asker and its name."""
    places: dict[str, dict[str, int]] = {"turn": {"turn": 1}}
    for place, title in enumerate(QUESTIONS):
        asker, dash, name = title.partition("-")
        if dash:
            places.setdefault(asker, {})[name] = place
    return places


QUESTION_PLACES: Final = _places()
MARKER_PLACES: Final[dict[str, int]] = {kind: place for place, kind in enumerate(MARKERS)}
