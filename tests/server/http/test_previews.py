"""Links that are shared: their tags and pictures, in every language, escaped, blind and bounded."""

from __future__ import annotations

import asyncio
import random
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from litestar.testing import TestClient

from citadels import Config, setup_code
from citadels.core.basics import Refusal
from citadels.server import limits
from citadels.server.bots.bot_pool import BotPool
from citadels.server.http.listing import ListedSeat, ListedTable
from citadels.server.http.pictures import draw_listed
from citadels.server.http.previews import (
    say_table,
    shown_table,
    table_preview,
    tags_of,
    wished_language,
)
from citadels.server.http.static_files import StaticFiles
from citadels.server.pictures import painter as painters
from citadels.server.pictures.canvas import BODY, BOLD, HEADING, Canvas
from citadels.server.pictures.fonts import Fonts
from citadels.server.pictures.painter import Painter
from citadels.server.pictures.shields import shields_of
from citadels.server.settings import Settings
from citadels.server.tables.options import TableOptions
from citadels.words import LANGUAGES
from tests.faults.proofs.scripts import payloads
from tests.server.served import fresh, served
from tests.server.table import make_desk, open_table, play_on

BROWSER = {"Accept": "text/html"}
PAGE = "<html><head><title>Built</title></head></html>"
FOUR = ["ada", "ben", "cleo", "dan"]
PNG = b"\x89PNG\r\n\x1a\n"


class Tags(HTMLParser):
    """The metadata of a page, and which elements it has."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.elements: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: it or "" for name, it in attrs}
        self.elements.add(tag)
        if tag == "meta":
            assert set(told) <= {"property", "name", "content", "charset"}
            self.tags[told.get("property") or told.get("name", "")] = told.get("content", "")


def listed(
    names: list[str], status: str = "open", options: TableOptions | None = None
) -> ListedTable:
    chairs = [ListedSeat(True, name, "", "", yours=False) for name in names]
    for place, chair in enumerate(chairs, 1):
        if status == "over":
            chair.place, chair.points = place, 30 - place
    code = setup_code(Config(max(2, len(chairs))))
    return ListedTable(
        *("table", code, "deluxe", "", status, len(chairs), len(names), chairs),
        asked_seat=-1,
        asks_you=False,
        touched=0.0,
        options=options or TableOptions(),
    )


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    built = tmp_path / "static"
    built.mkdir()
    (built / "index.html").write_text(PAGE)
    settings = Settings(fresh(tmp_path / "links.db"), requests=(1e-9, 12))
    with served(settings, built) as client:
        yield client


@pytest.fixture(scope="module")
def painter() -> Iterator[Painter]:
    """What paints with the client that is built here."""
    files = StaticFiles()
    painter = Painter(files.body, files.styles, None)  # type: ignore[arg-type]
    if not painter.can_paint:
        pytest.skip("the browser client is not built")
    yield painter
    painter.close()


def tags(client: TestClient[Any], path: str, **headers: str) -> dict[str, str]:
    page = client.get(path, headers={**BROWSER, **headers})
    assert "script-src 'self'" in page.headers["Content-Security-Policy"]
    return Tags(page.text).tags


# Tags


def test_an_invitation_says_who_waits_in_the_language_that_is_asked_for(
    client: TestClient[Any],
) -> None:
    client.patch("/api/me", json={"name": "Ада", "language": "uk"})
    place = client.post("/api/tables", json={"setup": {"players": 4}, "bots": ["citizen"]}).json()
    own = tags(client, f"/t/{place['table']}")
    assert own["og:title"] == "На вас чекає місце за столом «Цитаделей»"
    assert "2 вільні місця" in own["og:description"] and "Ада" in own["og:description"]
    assert own["og:url"] == f"http://citadels.local/t/{place['table']}"
    assert own["twitter:card"] == "summary" and "og:image" not in own  # no drawings are built here
    other = tags(client, f"/t/{place['table']}", **{"Accept-Language": "de, cs-CZ;q=0.8, en;q=.1"})
    assert other["og:title"] == "U stolu hry Citadela je pro vás volné místo"
    assert other["og:locale"] == "cs"


def test_a_set_up_names_its_cards(client: TestClient[Any]) -> None:
    told = tags(client, f"/s/{setup_code(Config(5))}")
    assert told["og:description"].startswith("5 players · Assassin, Thief, Magician")


@pytest.mark.parametrize("path", ["/", "/new", "/t/nothing", "/r/nothing", "/s/nothing", "/rules"])
def test_every_other_page_speaks_of_the_game(client: TestClient[Any], path: str) -> None:
    assert tags(client, path)["og:title"] == "Citadels, the card game"


def test_who_asks_too_often_gets_the_page_without_the_table(client: TestClient[Any]) -> None:
    code = setup_code(Config(5))
    titles = [tags(client, f"/s/{code}")["og:title"] for _ in range(14)]
    assert titles[11] != titles[12] == titles[13] == "Citadels, the card game"


def test_a_broken_database_still_serves_the_page(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> bytes:
        raise OSError("gone")

    monkeypatch.setattr(type(client.app.state.store), "summary", fail)
    assert tags(client, "/t/abc")["og:title"] == "Citadels, the card game"


@pytest.mark.parametrize(
    ("accepted", "wished"),
    [
        *(("", ""), ("de", ""), ("uk-UA,uk;q=0.9", "uk"), ("en;q=0.2, pl;q=0.7", "pl")),
        *(("cs;q=0", ""), ("*", ""), ("RU-ru", "ru"), ("x" * 9000, ""), ("en;q=0.5, ru", "ru")),
    ],
)
def test_the_language_that_is_wished_for_most(accepted: str, wished: str) -> None:
    assert wished_language(accepted) == wished


def test_a_game_without_spectators_does_not_say_who_plays() -> None:
    private = TableOptions(spectators=False)
    assert "ada" in say_table(listed(["ada", "ben"], "playing"), "en")[1]
    assert "ada" not in say_table(listed(["ada", "ben"], "playing", options=private), "en")[1]
    assert "ada" in say_table(listed(["ada", "ben"], "over", options=private), "en")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_names_the_winner_first(language: str) -> None:
    title, text = say_table(listed(["Ada", "Ben"], "over"), language)
    assert "Ada" in title and "Ben" not in title
    assert text.index("Ada: 29") < text.index("Ben: 28")


# Names of every kind


@pytest.mark.parametrize("payload", payloads(50))
def test_no_name_is_read_as_markup(payload: str, painter: Painter) -> None:
    for status in ("open", "playing", "over"):
        table = listed([payload, "Ben"], status)
        preview = table_preview(table, "en")
        page = Tags(tags_of(preview, 'http://h"><b>', "/t/x", picture=True))
        assert page.elements == {"meta"} and page.tags["og:description"] == preview.text
        canvas = new_canvas(painter)
        draw_listed(canvas, table, "en", painter.shields)
        drawing = read(canvas)
        kinds = {element.tag.rpartition("}")[2] for element in drawing.iter()}
        assert kinds <= {
            *("svg", "g", "rect", "circle", "image", "text", "tspan", "clipPath"),
            *("linearGradient", "stop"),
        }
        told = {element.get("href", "") for element in drawing.iter()} - {""}
        assert all(href.startswith("data:image/svg+xml;base64,") for href in told)


STRANGE = [
    "\x00\x01",
    "\N{GRINNING FACE}",
    "漢字かな",
    "\u202eabc",
    "",
    " " * 20,
    "W" * 20,
    "𝔄" * 10,
]


@pytest.mark.parametrize("name", STRANGE)
def test_any_name_can_be_drawn(name: str, painter: Painter) -> None:
    canvas = new_canvas(painter)
    table = listed([name] * 8, "over")
    draw_listed(canvas, table, "pl", painter.shields)
    read(canvas)


def read(canvas: Canvas) -> ET.Element:
    return ET.fromstring(canvas.svg())  # noqa: S314 - our own


def new_canvas(painter: Painter) -> Canvas:
    return asyncio.run(painter.canvas())


def test_lines_fit_into_their_room(painter: Painter) -> None:
    canvas = new_canvas(painter)
    for style in (BODY, BOLD, HEADING):
        for text in ("Ada", "W" * 40, "Святослав Володимирович Перший", "Žofie Łucja", "i" * 90):
            line, size = canvas.fitted(text, 40, style, 200)
            assert canvas.width(line, size, style) <= 200 and line
            assert line == text or line.endswith("…")
    assert canvas.fitted("Ada", 40, BODY, 200) == ("Ada", 40)


def test_the_fonts_have_the_letters_of_every_language(painter: Painter) -> None:
    fonts = Fonts(painter.faces, painter.find)
    for style in (BODY, BOLD, HEADING):
        for letter in "AŁżščřůґєїіёЩыÓ0“”«»’–—·…+":
            assert fonts.part(letter, style)[0], (letter, style)


# Pictures


def test_a_result_shows_cities_and_faces(tmp_path: Path, painter: Painter) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            table = await play_on(desk, (await open_table(desk, FOUR)).id, random.Random(1))
            assert table.game is not None
            canvas = await painter.canvas()
            shown = (await shown_table(desk, table.id)).table
            draw_listed(canvas, shown, "cs", painter.shields, table.game.view().players)
            built = sum(len(player.city) for player in table.game.view().players)
            faces = sum(len(player.characters) for player in table.game.view().players)
            assert canvas.cuts == built + faces + 1  # the winner's face is shown large, too
            words = "".join(read(canvas).itertext())
            assert all(str(score.total) in words for score in table.game.scores())

    asyncio.run(test())


def test_the_server_paints_pictures(tmp_path: Path, painter: Painter) -> None:
    assert painter.can_paint
    settings = Settings(fresh(tmp_path / "pictures.db"))
    with served(settings) as client:
        address = tags(client, "/")["og:image"]
        first = client.get(address)
        assert first.content.startswith(PNG)
        assert struct.unpack_from(">II", first.content, 16) == (1200, 630)
        assert first.headers["Content-Type"] == "image/png"
        assert "max-age" in first.headers["Cache-Control"]
        again = client.get(address, headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert len(client.app.state.painter.pictures) == 1
        assert client.get("/api/pictures/t/nothing/en").json()["code"] == "no-table"
        for path in ("q/-/en", "t/x/de", "s/%3Cb%3E/en"):
            assert client.get(f"/api/pictures/{path}").status_code == 400
        many = [client.get(address).status_code for _ in range(limits.PICTURES[1])]
        assert many[-1] == 429


def test_a_server_without_the_rasterizer_has_no_pictures(
    client: TestClient[Any],
) -> None:
    assert not client.app.state.painter.can_paint
    assert client.get("/api/pictures/home/-/en").status_code == 404


class Slow(BotPool):
    """A pool that paints when it is told to."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.painted = 0

    async def errand(self, *_: object, guest: str = "") -> Any:  # noqa: ANN401 - whatever the work gives
        self.painted += 1
        await self.go_on.wait()
        return PNG


def test_no_picture_is_painted_twice_and_not_too_many_at_once(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painters, "KEPT", 4)

    async def test() -> None:
        slow = Slow()
        files = StaticFiles()
        own = Painter(files.body, files.styles, slow)
        drawings = []
        for number in range(painters.WAITING + 1):
            drawings.append(await own.canvas())
            drawings[-1].shape("rect", width=number)
        wanted = [asyncio.create_task(own.paint(one)) for one in drawings[:-1] * 2]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await own.paint(drawings[-1])
        assert refused.value.code == "busy"
        slow.go_on.set()
        assert await asyncio.gather(*wanted) == [PNG] * len(wanted)
        assert slow.painted == painters.WAITING
        assert len(own.pictures) == 4
        own.close()

    asyncio.run(test())


def test_shields_are_those_of_the_client(painter: Painter) -> None:
    """web/tests/home.test.ts expects the same."""
    shields = painter.shields
    assert len(shields) == len(set(shields)) == 24
    codes = ["0", "Ada", "fess-or-gules-crown", "Ada"]
    assert shields_of(codes, [False, False, True, False], shields) == [
        *("bend-azure-or-anchor", "fess-vert-or-fish"),
        *("fess-or-gules-crown", "chief-or-sable-wheel"),
    ]
