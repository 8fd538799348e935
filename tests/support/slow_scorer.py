"""A second scorer: slow, straight from the rules, from the text of a position alone."""

from __future__ import annotations

import re
from itertools import product
from typing import NamedTuple

DISTRICTS = """
noble manor 3 castle 4 palace 5
religious temple 1 church 2 monastery 3 cathedral 5
trade tavern 1 market 2 trading_post 2 docks 3 harbor 4 town_hall 5
military watchtower 1 prison 2 barracks 3 fortress 5
unique armory 3 basilica 4 capitol 5 dragon_gate 6 factory 5 framework 3 gold_mine 6 great_wall 6
unique haunted_quarter 2 imperial_treasury 5 ivory_tower 5 keep 3 laboratory 5 library 6 map_room 5
unique monument 4 museum 4 necropolis 5 observatory 4 park 6 poor_house 4 quarry 5 school_of_magic 6
unique smithy 5 stables 2 statue 3 theater 6 thieves_den 6 wishing_well 5 cemetery 5 hospital 6
unique university 6 lighthouse 3 bell_tower 5 throne_room 6 secret_vault 0
"""
COLOURS = ("noble", "religious", "trade", "military", "unique")
COLOUR: dict[str, str] = {}
COST: dict[str, int] = {}
for _line in DISTRICTS.split("\n"):
    _colour, *_words = _line.split() or [""]
    for _name, _cost in zip(_words[::2], _words[1::2], strict=True):
        COLOUR[_name], COST[_name] = _colour, int(_cost)


class Seat(NamedTuple):
    """One player's line of a position."""

    characters: list[str]
    gold: int
    hand: list[str]
    city: list[str]
    costs: list[int]
    under: int  # cards below the Museum


class Table(NamedTuple):
    """What the final scoring looks at."""

    seats: list[Seat]
    lines: dict[str, str]  # the other lines, by their first word


def read_table(position: str) -> Table:
    """Read the lines of a position that matter."""
    seats, lines = [], {}
    for line in position.splitlines():
        key, _, value = line.partition(" ")
        if re.match(r"@\d", line):
            seats.append(_seat(line))
        else:
            lines[key] = value
    return Table(seats, lines)


def _seat(line: str) -> Seat:
    head, _, rest = line.partition(":")
    fields = {key: value for key, _, value in (p.strip().partition(" ") for p in rest.split(","))}
    below = re.findall(r"museum\+?\(([^)]*)\)", rest)
    standing = re.sub(r"\([^)]*\)", "", fields.get("city", "")).split()
    names = [word.rstrip("+") for word in standing]
    costs = [COST[word.rstrip("+")] + word.endswith("+") for word in standing]
    hand = fields.get("hand", "").split()
    under = len(below[0].split()) if below else 0
    return Seat(head.split()[1:], int(fields["gold"]), hand, names, costs, under)


def total(table: Table, number: int) -> int:
    """The points of a seat, with the best colour for a Haunted Quarter (R147, Q124)."""
    choices = [
        COLOURS if name == "haunted_quarter" else (COLOUR[name],)
        for name in table.seats[number].city
    ]
    return max(_points(table, number, list(colours)) for colours in product(*choices))


def _points(table: Table, number: int, colours: list[str]) -> int:
    seat = table.seats[number]
    points = sum(seat.costs)  # R170
    if set(colours) == set(COLOURS):  # R171
        points += 3
    if table.lines.get("completed") == f"@{number}":  # R172
        points += 4
    elif len(seat.city) + seat.city.count("monument") >= _size(table):
        points += 2
    points += 3 * seat.hand.count("secret_vault")
    return points + sum(_bonus(table, number, name, colours) for name in seat.city)


def _size(table: Table) -> int:
    bells = sum(seat.city.count("bell_tower") for seat in table.seats)
    return int(table.lines["complete_size"]) - bells


def _bonus(table: Table, number: int, name: str, colours: list[str]) -> int:
    """The points of one unique district (R173)."""
    seat = table.seats[number]
    bonus = {
        "basilica": sum(cost % 2 == 1 for cost in seat.costs),
        "capitol": 3 * any(colours.count(colour) >= 3 for colour in COLOURS),
        "dragon_gate": 2,
        "university": 2,
        "imperial_treasury": seat.gold,
        "ivory_tower": 5 * (colours.count("unique") == 1),
        "map_room": len(seat.hand),
        "museum": seat.under,
        "statue": 5 * (table.lines["crown"] == f"@{number}"),
        "wishing_well": colours.count("unique"),
    }
    return bonus.get(name, 0)


def ranking(table: Table) -> list[int]:
    """The seats from first to last: by points, then by their highest rank (R174, R175)."""
    cast = table.lines["cast"].split()
    counted = cast
    if table.lines["tie_break_rank"] == "revealed":  # E08
        counted = table.lines.get("revealed", "").split()
    keys = []
    for number, seat in enumerate(table.seats):
        ranks = [cast.index(id) + 1 for id in seat.characters if id in counted]
        keys.append((-total(table, number), -max(ranks, default=0), number))
    return [number for _, _, number in sorted(keys)]
