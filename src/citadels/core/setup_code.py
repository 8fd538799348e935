"""Set-up codes: a configuration as a short word that fits into a link."""

from __future__ import annotations

import base64
from typing import Final

from .basics import NOBODY, InvalidConfig
from .config import Config
from .registry import CHARACTERS, DISTRICTS, EDITIONS
from .resolve import CHOICES

VERSION: Final = 1
SWITCHES: Final = ("draft3", "tie_break_rank", "queen_bewitched", "abbot_school_of_magic")


def setup_code(config: Config) -> str:
    """Write a configuration as a code; `read_setup_code` reads it back."""
    values = (
        config.draft3,
        config.tie_break_rank,
        config.queen_bewitched,
        config.abbot_school_of_magic,
    )
    bits = config.great_wall_covers_itself + 0
    for switch, value in zip(SWITCHES, values, strict=True):
        bits = bits << 1 | CHOICES[switch].index(value)
    head = [
        VERSION,
        list(EDITIONS).index(config.edition),
        config.players << 4 | config.complete_size,
        config.crown + 1,
        bits,
        len(config.cast),
    ]
    cards = [*(card.number for card in config.cast), *(card.number for card in config.unique)]
    return base64.urlsafe_b64encode(bytes(head + cards)).decode().rstrip("=")


def read_setup_code(code: str) -> Config:
    """Read what `setup_code` wrote; every rule is checked as for any configuration."""
    try:
        data = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
        version, edition, sizes, crown, bits, count = data[:6]
        known = list(EDITIONS)
        assert version == VERSION and len(data) >= 6 + count
        characters = {card.number: card.id for card in CHARACTERS.values()}
        districts = {card.number: card.id for card in DISTRICTS.values()}
        cast = tuple([characters[number] for number in data[6 : 6 + count]])
        unique = tuple([districts[number] for number in data[6 + count :]])
        box = known[edition]
    except (ValueError, LookupError, AssertionError) as error:
        raise InvalidConfig(f"{code!r} is not a set-up code", "setup-code", name=code) from error
    chosen = [CHOICES[switch][bits >> 3 - place & 1] for place, switch in enumerate(SWITCHES)]
    fixed = EDITIONS[box].fixed
    return Config(
        sizes >> 4,
        box,
        cast=() if fixed else cast,
        unique=() if fixed else unique,
        complete_size=sizes & 15,
        crown=crown - 1 if crown else NOBODY,
        draft3=chosen[0],
        tie_break_rank=chosen[1],
        queen_bewitched=chosen[2],
        abbot_school_of_magic=chosen[3],
        great_wall_covers_itself=bool(bits >> 4 & 1),
    )
