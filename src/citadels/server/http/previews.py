"""Previews: what a link says of itself, and its picture, to whoever shows it in a chat or a feed.

All of it is made from what lists show of a table, and of finished games from what everybody sees;
nothing of a game that goes on is looked at.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any, Final, NamedTuple

from litestar import Request
from litestar.datastructures import State
from sqlalchemy.exc import SQLAlchemyError

from ... import read_setup_code
from ...bots import BOTS
from ...core.basics import Refusal
from ...words import LANGUAGES, bot_name, card_name, listed, phrase, player_name
from ...words.bundles import ENGLISH, slug
from ..pictures.canvas import HEIGHT, WIDTH
from ..storage.store import SummaryRow
from ..tables.desk import Desk
from ..tables.fields import CLOSED, OPEN, OVER
from .guard import address_of
from .http_cache import mark_of
from .listing import ListedTable, list_tables, read_summary
from .static_files import File

PLACE: Final = re.compile(r"^/([trs])/([\w-]{1,80})$")
WISH: Final = re.compile(r"([a-z]{2,3})[\w-]*(?:\s*;\s*q=([01]?(?:\.\d{1,3})?))?", re.IGNORECASE)
PICTURES: Final = "/api/pictures"
HOME: Final = "home"
HEAD_END: Final = b"</head>"
MOST: Final = 200  # letters of Accept-Language that are read

AnyRequest = Request[Any, Any, Any]


class Preview(NamedTuple):
    """What is said of a link, in a language."""

    language: str
    title: str
    text: str
    picture: str  # its path


# What is said


def home_preview(language: str) -> Preview:
    """What is said of the game itself."""
    text = f"{phrase('home-tagline', language)} {phrase('home-promise', language)}"
    return Preview(language, phrase("home-title", language), text, _path(HOME, "-", language))


def setup_preview(code: str, language: str) -> Preview:
    """What is said of a set-up."""
    config = read_setup_code(code)
    cast = listed([card_name(card.id, language, config.edition) for card in config.cast], language)
    text = f"{phrase('home-seats', language, players=config.players)} · {cast}"
    title = say_cards(config.edition, config.preset, language)
    return Preview(language, title, text, _path("s", code, language))


def table_preview(table: ListedTable, language: str) -> Preview:
    """What is said of a table: who sits there, or who has won."""
    title, text = say_table(table, language)
    return Preview(language, title, text, _path("t", table.table, language))


def say_table(table: ListedTable, language: str) -> tuple[str, str]:
    """The title and the sentence of a table; the title of a try says that it is one."""
    title, text = _say_game(table, language)
    return f"{phrase('review-tried', language)} · {title}" if table.tried else title, text


def _say_game(table: ListedTable, language: str) -> tuple[str, str]:
    names = names_of(table, language)
    if is_result(table):
        order = sorted(range(table.seats), key=lambda seat: table.chairs[seat].place)
        title = phrase("sheet-wins", language, player=names[order[0]])
        scores = [(names[seat], table.chairs[seat].points) for seat in order]
        told = [f"{name}: {phrase('sheet-points', language, points=n)}" for name, n in scores]
        return title, " · ".join(told)
    sitting = [name for name, chair in zip(names, table.chairs, strict=True) if chair.taken]
    parts = [say_cards(table.edition, table.preset, language)]
    title = phrase("preview-playing", language)
    if table.status == OPEN:
        free = table.seats - table.taken
        title = phrase("room-share-title" if free else "home-title", language)
        parts.append(phrase("home-gathering", language, free=free))
    if sitting and not is_private(table):
        parts.append(phrase("preview-seated", language, names=listed(sitting, language)))
    return title, " · ".join(filter(None, parts))


def say_cards(edition: str, preset: str, language: str) -> str:
    """The cards of a game, by their preset and edition; nothing where nobody can read them."""
    if not edition:
        return ""
    box = phrase(f"edition-{slug(edition)}", language)
    name = phrase(f"preset-{slug(preset)}" if preset else "home-own-cards", language)
    return name if name == box else phrase("home-of", language, preset=name, edition=box)


def names_of(table: ListedTable, language: str) -> list[str]:
    """What everybody is called: bots in the reader's script, who has no name by a number."""
    return [
        bot_name(chair.name, language)
        if chair.level
        else player_name(0, language, [chair.name])
        if chair.name
        else player_name(seat, language, ())
        for seat, chair in enumerate(table.chairs)
    ]


def is_result(table: ListedTable) -> bool:
    """Whether it is over, and the server knows how it ended."""
    return table.status == OVER and any(chair.place for chair in table.chairs)


def is_private(table: ListedTable) -> bool:
    """Whether only players may see who plays there."""
    return table.status not in (OPEN, OVER) and not table.options.spectators


class Shown(NamedTuple):
    """A table as lists show it to a stranger, and the language of the first person there."""

    table: ListedTable
    language: str


async def shown_table(desk: Desk, id: str) -> Shown:
    """Look up what a stranger may read of a table; one that is closed is none any more."""
    row = SummaryRow(id, await desk.store.summary(id), 0.0)
    table = (await list_tables(desk, "", [row]))[0]
    if table.status == CLOSED:
        raise Refusal("the table is closed", "table-closed")
    chairs = [chair for chair in read_summary(row).chairs if chair not in BOTS]
    guests = await desk.people.names(filter(None, chairs))
    spoken = [guests[guest].language for guest in chairs if guest]
    return Shown(table, next(filter(None, spoken), ENGLISH))


# The page


async def with_tags(request: AnyRequest, state: State, page: File) -> File:
    """The page with what its link says; of a table only if the address has not asked too often."""
    if HEAD_END not in page.body:
        return page
    preview = await _preview(request, state)
    origin = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    tags = tags_of(preview, origin, request.scope["path"], picture=state.painter.can_paint)
    body = page.body.replace(HEAD_END, tags.encode() + HEAD_END, 1)
    return File(page.kind, body, b"", mark_of(body), page.caching)


async def _preview(request: AnyRequest, state: State) -> Preview:
    wished = wished_language(request.headers.get("accept-language", ""))
    place = PLACE.match(request.scope["path"])
    try:
        if place and state.requests.take(address_of(request), state.store.now()):
            if place[1] == "s":
                return setup_preview(place[2], wished or ENGLISH)
            shown = await shown_table(state.desk, place[2])
            return table_preview(shown.table, wished or shown.language)
    except (Refusal, SQLAlchemyError, OSError):
        pass  # the page itself says what is wrong
    return home_preview(wished or ENGLISH)


def wished_language(accepted: str) -> str:
    """The language of ours that a browser wants most; empty if it wants none of them."""
    wishes = [(float(q or 1), name.lower()) for name, q in WISH.findall(accepted[:MOST])]
    fit = [(q, name) for q, name in wishes if name in LANGUAGES and q > 0]
    return max(fit, key=lambda wish: wish[0])[1] if fit else ""


def tags_of(preview: Preview, origin: str, path: str, *, picture: bool) -> str:
    """The tags that Open Graph and Twitter know."""
    title, text = preview.title, preview.text
    tags = [("property", "og:type", "website"), ("property", "og:title", title)]
    tags += [("property", "og:description", text), ("property", "og:url", origin + path)]
    tags += [("property", "og:site_name", phrase("web-title", preview.language))]
    tags += [("property", "og:locale", preview.language), ("name", "description", text)]
    card = "summary_large_image" if picture else "summary"
    tags += [("name", "twitter:card", card), ("name", "twitter:title", title)]
    tags += [("name", "twitter:description", text)]
    if picture:
        address = origin + preview.picture
        tags += [("property", "og:image", address), ("property", "og:image:alt", title)]
        tags += [("property", "og:image:type", "image/png"), ("name", "twitter:image", address)]
        tags += [("property", "og:image:width", str(WIDTH))]
        tags += [("property", "og:image:height", str(HEIGHT))]
    return "".join(f'<meta {kind}="{name}" content="{escape(it)}">' for kind, name, it in tags)


def _path(place: str, id: str, language: str) -> str:
    return f"{PICTURES}/{place}/{id}/{language}"
