"""Pictures by HTTP: what a link shows, and the result that players share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from ... import Config, read_setup_code
from ...core.basics import SPECTATOR, Refusal
from ...core.hidden.view import PlayerView
from ...core.registry import DISTRICTS
from ...words import LANGUAGES, phrase
from ..pictures.canvas import Canvas
from ..pictures.drawings import Built, Player, Words, draw_result, draw_setup, draw_table
from ..pictures.painter import Painter
from ..pictures.shields import shields_of
from ..tables.desk import Desk
from ..tables.fields import OVER
from .dependencies import TheDesk
from .guard import address_of
from .http_cache import answer, mark_of
from .listing import ListedTable
from .previews import is_private, is_result, names_of, say_cards, say_table, shown_table
from .static_files import FOR_A_WHILE

Place = Annotated[Literal["home", "s", "t"], Parameter()]
Named = Annotated[str, Parameter(max_length=80, pattern="^[A-Za-z0-9_-]+$")]
Language = Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")]
PNG: Final = "image/png"


@get("/api/pictures/{place:str}/{id:str}/{language:str}", include_in_schema=False)
async def picture(
    request: Request[Any, Any, Any],
    state: State,
    desk: TheDesk,
    place: Place,
    id: Named,
    language: Language,
) -> Response[bytes]:
    """The picture of the game, of a set-up or of a table, in a language."""
    painter: Painter = state.painter
    if not painter.can_paint:
        raise NotFoundException
    if not state.pictures.take(address_of(request), state.store.now()):
        raise Refusal("too many pictures", "too-fast")
    canvas = await painter.canvas()
    if place == "t":
        await _draw_table(canvas, desk, id, language, painter.shields)
    elif place == "s":
        _draw_setup(canvas, read_setup_code(id), language)
    else:
        _draw_game(canvas, language)
    body = await painter.paint(canvas)
    return answer(request, PNG, body, b"", mark_of(body), FOR_A_WHILE)


def _draw_game(canvas: Canvas, language: str) -> None:
    title, line = phrase("home-tagline", language), phrase("home-promise", language)
    words = Words(phrase("web-title", language), title, line)
    config = Config()
    draw_setup(canvas, words, [card.id for card in config.cast], _unique(config))


def _draw_setup(canvas: Canvas, config: Config, language: str) -> None:
    title = say_cards(config.edition, config.preset, language)
    line = phrase("home-seats", language, players=config.players)
    words = Words(phrase("web-title", language), title, line)
    draw_setup(canvas, words, [card.id for card in config.cast], _unique(config))


def _unique(config: Config) -> list[Built]:
    return [Built(card.id, card.colour) for card in config.unique]


async def _draw_table(
    canvas: Canvas, desk: Desk, id: str, language: str, shields: Sequence[str]
) -> None:
    table = (await shown_table(desk, id)).table
    seen = await _seen_at_the_end(desk, id) if is_result(table) else ()
    draw_listed(canvas, table, language, shields, seen)


async def _seen_at_the_end(desk: Desk, id: str) -> Sequence[PlayerView]:
    """What everybody saw of the players; nothing if only other rules can read the game."""
    try:
        table = await desk.fresh(id)
    except Refusal:
        return ()
    return () if table.status != OVER or table.game is None else table.game.view(SPECTATOR).players


def draw_listed(
    canvas: Canvas,
    table: ListedTable,
    language: str,
    shields: Sequence[str],
    seen: Sequence[PlayerView] = (),
) -> None:
    """Draw a table as lists show it; a finished game with what was seen of the players."""
    title, _ = say_table(table, language)
    cards = say_cards(table.edition, table.preset, language)
    words = Words(phrase("web-title", language), title, cards)
    players = _players(table, language, shields)
    if is_result(table):
        players[: len(seen)] = map(_with_city, players, seen)
        order = sorted(range(table.seats), key=lambda seat: table.chairs[seat].place)
        draw_result(canvas, words, [players[seat] for seat in order])
    else:
        cast = [card.id for card in read_setup_code(table.setup).cast] if table.setup else []
        draw_table(canvas, words, [] if is_private(table) else players, cast)


def _players(table: ListedTable, language: str, shields: Sequence[str]) -> list[Player]:
    chairs = table.chairs
    codes = [chair.shield or chair.name or str(seat) for seat, chair in enumerate(chairs)]
    chosen = [bool(chair.shield and not chair.level) for chair in chairs]
    borne = shields_of(codes, chosen, shields)
    return [
        Player(name, shield if chair.taken else "", chair.points)
        for name, shield, chair in zip(names_of(table, language), borne, chairs, strict=True)
    ]


def _with_city(player: Player, seen: PlayerView) -> Player:
    city = tuple(Built(built.id, DISTRICTS[built.id].colour) for built in seen.city)
    return player._replace(characters=seen.characters, city=city)
