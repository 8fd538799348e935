"""Set-up codes: a configuration as a short word that fits into a link."""

from __future__ import annotations

from typing import Final

from ..basics import NOBODY, InvalidConfig, wrong
from ..registry import CHARACTERS, DISTRICTS, EDITIONS, SWITCHES
from ..setup.config import Config
from ..setup.resolve import with_older

VERSION: Final = 2
FIRST_SWITCHES: Final = (4, 2, 1, 0, 3)  # in codes of version 1, from the lowest bit


def setup_code(config: Config) -> str:
    """Write a configuration as a code; `read_setup_code` reads it back.

    A row of small numbers: the version, the edition, players, size and crown; how many characters
    and which; how many unique districts and which; then each switch and its value.

    >>> from citadels import Config, read_setup_code, setup_code
    >>> read_setup_code(setup_code(Config(players=5))).players
    5
    """
    if not isinstance(config, Config):
        raise wrong("a set-up code is that of a Config", config)
    from base64 import urlsafe_b64encode  # noqa: PLC0415 - slow, and seldom needed

    numbers = [
        VERSION,
        list(EDITIONS).index(config.edition),
        config.players,
        config.complete_size,
        config.crown + 1,
    ]
    numbers += [len(config.cast), *[card.number for card in config.cast]]
    numbers += [len(config.unique), *[card.number for card in config.unique]]
    for id, value in config.switches.items():
        numbers += [SWITCHES[id].number, SWITCHES[id].values.index(value)]
    return urlsafe_b64encode(_pack(numbers)).decode().rstrip("=")


def read_setup_code(code: str) -> Config:
    """Read what `setup_code` wrote; every rule is checked as for any configuration.

    >>> from citadels import read_setup_code
    >>> read_setup_code("AQBHABAIAQQHCg0QExYUFRkaHB0eHyYnKSstLg").players
    4
    """
    if not isinstance(code, str):
        raise wrong("a set-up code is a text", code)
    try:
        edition, players, size, crown, *rest = _read_numbers(code)
        box = list(EDITIONS.values())[edition]
        cast, rest = _split(rest)
        unique, rest = _split(rest)
        characters = {card.number: card.id for card in CHARACTERS.values()}
        districts = {card.number: card.id for card in DISTRICTS.values()}
        names = [characters[number] for number in cast], [districts[number] for number in unique]
        switches = _read_switches(rest)
    except (ValueError, LookupError) as error:
        raise InvalidConfig(f"{code!r} is not a setup code", "setup-code", name=code) from error
    return Config(
        players,
        box.id,
        cast=() if box.fixed else names[0],
        unique=() if box.fixed else names[1],
        complete_size=size,
        crown=crown - 1 if crown else NOBODY,
        switches=with_older(switches, 1),  # all were written: one that is missing is a newer one
    )


def _read_numbers(code: str) -> list[int]:
    """The numbers behind the version."""
    from base64 import b64decode  # noqa: PLC0415 - as above

    data = b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
    numbers = _from_version_1(data) if data[0] == 1 else _unpack(data)
    if numbers[0] != VERSION:
        raise ValueError(f"codes have version 1 to {VERSION}, not {numbers[0]}")
    return numbers[1:]


def _read_switches(numbers: list[int]) -> dict[str, str]:
    by_number = {switch.number: switch for switch in SWITCHES.values()}
    pairs = [(by_number[n], value) for n, value in zip(numbers[::2], numbers[1::2], strict=True)]
    return {switch.id: switch.values[value] for switch, value in pairs}


def _from_version_1(data: bytes) -> list[int]:
    """The numbers of a code of version 1, which had two in a byte and five switches as bits."""
    _, edition, sizes, crown, bits, count = data[:6]
    cast, unique = data[6 : 6 + count], data[6 + count :]
    numbers = [VERSION, edition, sizes >> 4, sizes & 15, crown]
    numbers += [count, *cast, len(unique), *unique]
    for place, number in enumerate(FIRST_SWITCHES):
        numbers += [number, bits >> place & 1]
    return numbers


def _split(numbers: list[int]) -> tuple[list[int], list[int]]:
    """Take a counted row off the beginning."""
    count, rest = numbers[0], numbers[1:]
    if len(rest) < count:
        raise ValueError("cut off")
    return rest[:count], rest[count:]


def _pack(numbers: list[int]) -> bytes:
    """Write numbers as bytes, seven bits in each; the eighth says that more follow."""
    packed = []
    for number in numbers:
        left = number
        while left > 127:
            packed.append(left & 127 | 128)
            left >>= 7
        packed.append(left)
    return bytes(packed)


def _unpack(data: bytes) -> list[int]:
    """Read what `_pack` wrote."""
    numbers = []
    number = shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            numbers.append(number)
            number = shift = 0
    if shift:
        raise ValueError("cut off")
    return numbers
