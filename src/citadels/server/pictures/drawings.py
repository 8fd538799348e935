"""Drawings: the three things that links show: a result, a table with its seats, and a set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .canvas import BODY, BOLD, GOLD, HEADING, HEIGHT, SOFT, TILE, WIDTH, Canvas

COLOURS: Final = ("#c58a22", "#3a6fb4", "#2f7f50", "#a83a2c", "#75489f")  # by that of a district
PANEL: Final = "#1c1729"
LINE: Final = "#e7c56a"
EDGE: Final = 40  # around everything
TOP, TALL = 96, 494  # of what stands under the name of the game
TWO_LINES: Final = 84  # height from which on a city stands under the name
SHIELD: Final = 70 / 60  # height of a shield, for each of its width


class Box(NamedTuple):
    """A place on a picture."""

    x: float
    y: float
    width: float
    height: float


class Built(NamedTuple):
    """A district of a city."""

    id: str
    colour: int


class Player(NamedTuple):
    """A seat; one that is free has no shield."""

    name: str
    shield: str = ""
    points: int = 0
    characters: tuple[str, ...] = ()
    city: tuple[Built, ...] = ()


class Words(NamedTuple):
    """What is written on a picture."""

    game: str  # what it is called
    title: str
    line: str


def _ground(canvas: Canvas, words: Words) -> None:
    """The sky, the skyline, and over them the name of the game."""
    canvas.parts.append(
        '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#171227"/>'
        '<stop offset="0.6" stop-color="#241b3d"/></linearGradient>'
    )
    canvas.shape("rect", width=WIDTH, height=HEIGHT, fill="url(#sky)")
    canvas.picture("skyline-dusk", 0, 390, WIDTH, 240)
    canvas.picture("logo", EDGE, 26, 46, 46)
    canvas.write(words.game, EDGE + 60, 62, 38, HEADING, fill=GOLD)


def draw_result(canvas: Canvas, words: Words, players: Sequence[Player]) -> None:
    """A finished game: the winner large, and everybody's city and points, from the first on."""
    _ground(canvas, words)
    canvas.write(words.line, WIDTH - EDGE, 58, 24, fill=SOFT, room=620, anchor="end")
    _panel(canvas, Box(EDGE, TOP, 330, TALL))
    _winner(canvas, words.title, players[0])
    left, gap = EDGE + 350, 8
    height = min(150.0, (TALL + gap) / len(players) - gap)
    at = TOP + (TALL - (height + gap) * len(players) + gap) / 2
    longest = max(len(player.city) for player in players)
    for place, player in enumerate(players, 1):
        _row(canvas, Box(left, at, WIDTH - EDGE - left, height), place, player, longest)
        at += height + gap


def _panel(canvas: Canvas, box: Box) -> None:
    told = box._asdict()
    canvas.shape("rect", **told, rx=16, fill=PANEL, fill_opacity="0.9", stroke=LINE)


def _winner(canvas: Canvas, title: str, winner: Player) -> None:
    middle = EDGE + 165
    if winner.characters:
        canvas.disc(f"characters/{winner.characters[0]}", middle, 286, 112)
        _shield(canvas, winner.shield, middle + 88, 354, 84)
    else:
        _shield(canvas, winner.shield, middle, 286, 176)
    canvas.picture("crown", middle - 50, 110, 100, 88)
    lines = _in_lines(canvas, title, 298)
    size = min(canvas.fitted(line, 38, HEADING, 298)[1] for line in lines)
    for number, line in enumerate(lines):
        y = 478 + 42 * (number + 0.5 - len(lines) / 2)
        canvas.write(line, middle, y, size, HEADING, fill=GOLD, room=298, anchor="middle")
    canvas.write(str(winner.points), middle, 572, 76, BOLD, anchor="middle")


def _in_lines(canvas: Canvas, title: str, room: float) -> list[str]:
    """A title in one line, or in two where it is long."""
    words = title.split()
    if canvas.width(title, 38, HEADING) <= room or len(words) == 1:
        return [title]
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(canvas.width(one, 38, HEADING) for one in cut)))


def _row(canvas: Canvas, box: Box, place: int, player: Player, most: int) -> None:
    """One player: who, with what faces, the city and the points."""
    _panel(canvas, box)
    middle, end = box.y + box.height / 2, box.x + box.width - 20
    size = min(36.0, box.height * 0.5)
    canvas.write(str(place), box.x + 26, middle + 9, 28, HEADING, fill=SOFT, anchor="middle")
    wide = min(64.0, (box.height - 16) / SHIELD)
    _shield(canvas, player.shield, box.x + 50 + wide / 2, middle, wide)
    at = box.x + 60 + wide
    radius = min(40.0, box.height / 2 - 8)
    for number, id in enumerate(player.characters[:2]):
        canvas.disc(f"characters/{id}", at + radius * (1 + 1.5 * number), middle, radius)
    at += radius * (2 + 1.5 * (len(player.characters[:2]) - 1)) + 12 if player.characters else 0
    if box.height >= TWO_LINES:
        canvas.write(player.name, at, middle - 14, size * 0.8, BOLD, room=end - at - 80)
        _city(canvas, player.city, at, middle + box.height * 0.2, (end - at - 70) / max(most, 7))
        canvas.write(str(player.points), end, middle + 14, 46, BOLD, fill=GOLD, anchor="end")
    else:
        begin = box.x + 320
        canvas.write(player.name, at, middle + 8, size * 0.9, BOLD, room=begin - at - 12)
        _city(canvas, player.city, begin, middle, (end - begin - 56) / max(most, 7))
        canvas.write(str(player.points), end, middle + 11, 34, BOLD, fill=GOLD, anchor="end")


def _city(canvas: Canvas, city: Sequence[Built], x: float, middle: float, step: float) -> None:
    wide = min(step, 78.0) - 4
    for number, built in enumerate(city):
        at = x + number * (wide + 4)
        canvas.tile(
            f"districts/{built.id}", at, middle - wide * TILE / 2, wide, COLOURS[built.colour]
        )


def _shield(canvas: Canvas, id: str, x: float, y: float, wide: float) -> None:
    """A shield, by its middle."""
    tall = wide * SHIELD
    canvas.picture(f"shields/{id}", round(x - wide / 2, 1), round(y - tall / 2, 1), wide, tall)


def draw_table(canvas: Canvas, words: Words, seats: Sequence[Player], cast: Sequence[str]) -> None:
    """A table that waits or plays: who sits there, which seats are free, and the cast."""
    _ground(canvas, words)
    _say(canvas, words)
    step = min(190.0, (WIDTH - 2 * EDGE) / max(len(seats), 1))
    wide = min(84.0, step * 0.56)
    for number, seat in enumerate(seats):
        middle = WIDTH / 2 + (number - (len(seats) - 1) / 2) * step
        if seat.shield:
            _shield(canvas, seat.shield, middle, 300, wide)
            canvas.write(seat.name, middle, 390, 26, BOLD, room=step - 10, anchor="middle")
        else:
            box = {"x": middle - wide / 2, "y": 252, "width": wide, "height": wide * SHIELD}
            canvas.shape("rect", **box, rx=14, fill="none", stroke=LINE, stroke_width=3,
                         stroke_dasharray="9 8")  # fmt: skip
            canvas.write(
                "+", middle, 252 + wide * 0.82, wide * 0.8, BODY, fill=LINE, anchor="middle"
            )
    _cast(canvas, cast, 508)


def draw_setup(
    canvas: Canvas, words: Words, cast: Sequence[str], districts: Sequence[Built]
) -> None:
    """A set-up: its cast, and its unique districts."""
    _ground(canvas, words)
    _say(canvas, words)
    wide = 118.0
    shown = districts[: int((WIDTH - 2 * EDGE) // (wide + 8)) * 2]
    rows = [shown[: (len(shown) + 1) // 2], shown[(len(shown) + 1) // 2 :]]
    for place, row in enumerate(rows):
        left = WIDTH / 2 - (wide + 8) * len(row) / 2
        for number, built in enumerate(row):
            x, y = left + number * (wide + 8), 232 + place * 98
            canvas.tile(f"districts/{built.id}", x, y, wide, COLOURS[built.colour])
    _cast(canvas, cast, 522)


def _say(canvas: Canvas, words: Words) -> None:
    room = WIDTH - 2 * EDGE
    canvas.write(words.title, WIDTH / 2, 146, 60, HEADING, fill=GOLD, room=room, anchor="middle")
    canvas.write(words.line, WIDTH / 2, 200, 32, room=room, anchor="middle")


def _cast(canvas: Canvas, cast: Sequence[str], middle: float) -> None:
    step = min(132.0, (WIDTH - 2 * EDGE) / max(len(cast), 1))
    for number, id in enumerate(cast):
        x = WIDTH / 2 + (number - (len(cast) - 1) / 2) * step
        canvas.disc(f"characters/{id}", x, middle, step * 0.44)
