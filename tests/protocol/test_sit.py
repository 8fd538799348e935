"""A program at a table of a real server: it sits down by a link and plays to the end."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from citadels.protocol.socket import CannotSit, Link, Visit
from citadels.protocol.talk import Talk
from tests.server.live import free_port, running, wait_for
from tests.support.command import citadels, said

GREEDY = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bots' / 'greedy.py'}"
MISBEHAVES = f"{sys.executable} {Path(__file__).parent / 'misbehaves.py'}"
QUICK = {"pace": "instant"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    port = free_port()
    folder = tmp_path_factory.mktemp("server")
    with (
        running(folder, "--no-browser", "--port", str(port)),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client,
    ):
        wait_for(client)
        yield client


def open_table(host: httpx.Client, bots: list[str], *, start: bool) -> dict[str, str]:
    data = {"setup": {"players": 2}, "options": QUICK, "bots": bots, "start": start}
    answer = host.post("/api/tables", json=data)
    assert answer.status_code == 201, answer.text
    place: dict[str, str] = answer.json()
    return place


def play(link: str) -> dict[str, object]:
    talk = Talk(GREEDY, 30.0)
    try:
        place = Link(link)
        place.take_seat("Greedy")
        return Visit(place, talk).play()
    finally:
        talk.close()


def test_a_program_plays_from_a_link_to_a_seat(server: httpx.Client) -> None:
    place = open_table(server, ["novice"], start=True)
    view = play(f"{server.base_url}/t/{place['table']}#{place['token']}")
    assert view["over"] is True
    assert view["observer"] == 0


def test_the_command_plays_from_a_link_and_tells_the_place(server: httpx.Client) -> None:
    place = open_table(server, ["novice"], start=True)
    link = f"{server.base_url}/t/{place['table']}#{place['token']}"
    shown = said("sit", link, f"exec:{GREEDY}", "--name", "Greedy")
    assert shown.startswith("Greedy takes a seat at the table.")
    assert re.search(r"The game is over: (1st|2nd) place out of 2\.$", shown.strip())


def test_the_command_tells_why_a_program_failed(server: httpx.Client) -> None:
    place = open_table(server, ["novice"], start=True)
    link = f"{server.base_url}/t/{place['table']}#{place['token']}"
    done = citadels("sit", link, f"exec:{MISBEHAVES} lie")
    assert done.returncode == 1 and "it chose 'abracadabra'" in done.stderr


def test_a_program_takes_a_free_seat_from_an_invitation(server: httpx.Client) -> None:
    place = open_table(server, [], start=False)
    link = Link(f"{server.base_url}/t/{place['table']}")
    link.take_seat("Greedy")
    assert link.token and link.token != place["token"]
    chairs = server.get("/api/me/tables").json()[0]["chairs"]
    assert [chair["name"] for chair in chairs] == ["", "Greedy"]
    with pytest.raises(CannotSit, match="there is no free seat at that table"):
        Link(f"{server.base_url}/t/{place['table']}").take_seat("Late")


def test_what_is_no_link_is_refused_with_an_example() -> None:
    with pytest.raises(CannotSit, match="not a link to a table, such as http://HOST/t/TABLE"):
        Link("ftp://example.org/t/abc")


def test_a_wrong_token_does_not_sit(server: httpx.Client) -> None:
    table = open_table(server, ["novice"], start=True)["table"]
    talk = Talk(GREEDY, 30.0)
    with pytest.raises(CannotSit, match="the link is not one to a seat"):
        Visit(Link(f"{server.base_url}/t/{table}#nonsense"), talk).play()
    talk.close()
