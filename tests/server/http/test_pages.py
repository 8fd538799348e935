"""The client as files: what a browser gets for which address, and how long it may keep it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from citadels.server.settings import Settings
from tests.server.served import fresh, served

Client = TestClient[Any]
SCRIPT = "export const words = [];\n" * 200
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def serving(folder: Path, built: Path) -> Iterator[Client]:
    settings = Settings(fresh(folder / "pages.db"), requests=(1.0, 3))
    with served(settings, built) as client:
        yield client


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "art").mkdir()
    (built / "art" / "keep.svg").write_text("<svg/>")
    (built / "index.html").write_text("<title>Built</title>")
    (built / "manifest.webmanifest").write_text("{}")
    (built / "icon.png").write_bytes(b"\x89PNG")
    (built / "assets" / "index-1234.js").write_text(SCRIPT)
    (built / "assets" / "font-1234.woff2").write_bytes(b"wOF2" * 1000)
    (tmp_path / "secret.txt").write_text("secret")
    yield from serving(tmp_path, built)


@pytest.fixture
def unbuilt(tmp_path: Path) -> Iterator[Client]:
    yield from serving(tmp_path, tmp_path / "nowhere")


@pytest.mark.parametrize("place", ["/", "/t/abc", "/new", "/rules/cards", "/s/7kq", "/lost/way"])
def test_every_place_is_the_client(client: Client, place: str) -> None:
    page = client.get(place, headers=BROWSER)
    assert (page.status_code, page.text) == (200, "<title>Built</title>")
    assert page.headers["Content-Type"] == "text/html; charset=utf-8"
    assert page.headers["Cache-Control"] == "private, no-cache"
    assert "citadels_guest=" in page.headers["Set-Cookie"]
    assert "script-src 'self'" in page.headers["Content-Security-Policy"]
    again = client.get(place, headers=BROWSER)
    assert "Set-Cookie" not in again.headers


def test_parts_of_the_client_are_kept_for_ever(client: Client) -> None:
    script = client.get("/assets/index-1234.js", headers={"Accept-Encoding": "gzip"})
    assert script.text == SCRIPT
    assert script.headers["Content-Encoding"] == "gzip"
    assert int(script.headers["Content-Length"]) < len(SCRIPT) // 10
    assert script.headers["Vary"] == "Accept-Encoding"
    assert script.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert script.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert "Set-Cookie" not in script.headers
    unpacked = client.get("/assets/index-1234.js", headers={"Accept-Encoding": "identity"})
    assert unpacked.text == SCRIPT
    assert "Content-Encoding" not in unpacked.headers
    font = client.get("/assets/font-1234.woff2", headers={"Accept-Encoding": "gzip"})
    assert font.headers["Content-Type"] == "font/woff2"
    assert "Content-Encoding" not in font.headers


def test_manifest_and_icons_are_asked_for_again(client: Client) -> None:
    manifest = client.get("/manifest.webmanifest")
    assert manifest.headers["Content-Type"] == "application/manifest+json"
    assert manifest.headers["Cache-Control"] == "private, no-cache"
    same = client.get("/manifest.webmanifest", headers={"If-None-Match": manifest.headers["ETag"]})
    assert (same.status_code, same.content) == (304, b"")
    assert client.get("/icon.png").headers["Content-Type"] == "image/png"


def test_drawings_are_kept_for_a_while(client: Client) -> None:
    drawing = client.get("/art/keep.svg")
    assert drawing.headers["Content-Type"] == "image/svg+xml"
    assert drawing.headers["Cache-Control"] == "public, max-age=600"
    assert "Set-Cookie" not in drawing.headers


def test_head_tells_what_get_would(client: Client) -> None:
    for path in ("/", "/assets/index-1234.js"):
        head, whole = client.head(path), client.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["ETag"] == whole.headers["ETag"]
    assert client.head("/assets/old-0000.js").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/assets/old-0000.js",
            "/assets/old",
            "/art/none",
            "/favicon.ico",
            "/api/none",
            "/api",
        ),
        *("/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt"),
    ],
)
def test_what_is_not_there_is_not_found(client: Client, path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_only_who_wants_a_page_gets_one(client: Client) -> None:
    assert client.get("/nowhere", headers={"Accept": "application/json"}).status_code == 404
    assert client.post("/nowhere").status_code == 405


def test_parts_are_no_requests_that_are_counted(client: Client) -> None:
    for _ in range(20):
        assert client.get("/assets/index-1234.js").status_code == 200
    assert [client.get("/api/me").status_code for _ in range(5)][-1] == 429


@pytest.mark.parametrize("place", ["/", "/t/abc", "/new"])
def test_without_a_client_a_page_says_how_to_get_it(unbuilt: Client, place: str) -> None:
    page = unbuilt.get(place, headers=BROWSER)
    assert page.status_code == 200
    assert "its browser client was not built" in page.text
    assert "python3 run.py" in page.text
    assert "<script" not in page.text
