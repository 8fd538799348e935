"""A program at a table whose server drops connections, refuses them, or is ahead of it."""

from __future__ import annotations

import http
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from citadels import Config
from citadels.core.text.position import write_config
from citadels.protocol.socket import CannotSit, Link, Visit
from citadels.protocol.talk import Talk

QUESTION = 7
Script = Callable[[ServerConnection, int], None]


class Thinks:
    """A talk with a program that takes the last option, after some thought."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self.asked = 0

    def begin(self, config: Config, seat: int) -> None: ...

    def say(self, line: bytes) -> None: ...

    def ask(self, news: str, view: str, options: list[str], left: float | None) -> str:
        self.asked += 1
        time.sleep(self.seconds)
        return options[-1]


def tell(connection: ServerConnection, number: int, *, over: bool = False) -> None:
    """Send a table at which the seat is asked, or at which the game is over."""
    question = {"seat": 0, "options": ["gold", "cards"]}
    view: dict[str, Any] = {"observer": 0, "over": over, "question": None if over else question}
    message = {"tell": "table", "views": [view], "events": [], "keep": 0, "question": number}
    connection.send(json.dumps(message | {"setup": write_config(Config(2))}))


def hear(connection: ServerConnection) -> Any:  # noqa: ANN401 - JSON
    return json.loads(connection.recv(timeout=5))


@contextmanager
def table(script: Script, status: int = 0) -> Iterator[Link]:
    """A server that does what a script says on each connection, or refuses them with a status."""
    count = 0

    def handle(connection: ServerConnection) -> None:
        nonlocal count
        count += 1
        script(connection, count)

    def refuse(connection: ServerConnection, request: Request) -> Response | None:
        return connection.respond(http.HTTPStatus(status), "no\n") if status else None

    with serve(handle, "127.0.0.1", 0, process_request=refuse) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        yield Link(f"http://127.0.0.1:{port}/t/abc#seat")
        server.shutdown()
        thread.join()


def visit(link: Link, talk: Thinks) -> Visit:
    return Visit(link, cast("Talk", talk))


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses between connections, which are noted instead of made."""
    made: list[float] = []
    sleep = time.sleep
    monkeypatch.setattr(time, "sleep", lambda s: made.append(s) if s >= 0.5 else sleep(s))
    return made


def test_an_answer_that_was_lost_is_sent_again() -> None:
    """The connection drops while the program thinks, or after it has sent its answer."""
    heard: list[Any] = []

    def script(connection: ServerConnection, count: int) -> None:
        assert hear(connection)["do"] == "join"
        tell(connection, QUESTION)
        if count == 1:
            return  # which closes it, before the answer
        heard.append(hear(connection))
        if count == 3:
            tell(connection, QUESTION)  # as when somebody else comes or goes
            tell(connection, QUESTION + 1)
            heard.append(hear(connection))
            tell(connection, QUESTION + 2, over=True)

    talk = Thinks(0.3)
    with table(script) as link:
        assert visit(link, talk).play()["over"]
    assert [(said["question"], said["option"]) for said in heard] == [
        (QUESTION, "cards"),
        (QUESTION, "cards"),
        (QUESTION + 1, "cards"),
    ]
    assert talk.asked == 2  # nor is the program asked again


def test_a_late_answer_does_not_end_the_stay() -> None:
    def script(connection: ServerConnection, count: int) -> None:
        hear(connection)
        tell(connection, QUESTION)
        hear(connection)
        connection.send(json.dumps({"tell": "refused", "id": 2, "code": "stale", "facts": {}}))
        tell(connection, QUESTION + 1)
        assert hear(connection)["question"] == QUESTION + 1
        tell(connection, QUESTION + 2, over=True)

    with table(script) as link:
        assert visit(link, Thinks()).play()["over"]


def test_another_refusal_does() -> None:
    def script(connection: ServerConnection, count: int) -> None:
        hear(connection)
        connection.send(json.dumps({"tell": "refused", "id": 1, "code": "no-table", "facts": {}}))

    with table(script) as link, pytest.raises(CannotSit, match="the server refuses it: no-table"):
        visit(link, Thinks()).play()


@pytest.mark.parametrize("status", [429, 502])
def test_a_handshake_that_is_refused_is_tried_again_after_a_pause(
    status: int, pauses: list[float]
) -> None:
    with (
        table(lambda connection, count: None, status) as link,
        pytest.raises(CannotSit, match=rf"is lost: .*HTTP {status}"),
    ):
        visit(link, Thinks()).play()
    assert pauses == [0.5, 1, 2, 4, 8]


def test_connections_that_close_without_a_word_are_not_made_for_ever(pauses: list[float]) -> None:
    with (
        table(lambda connection, count: None) as link,
        pytest.raises(CannotSit, match="is lost: "),
    ):
        visit(link, Thinks()).play()
    assert pauses == [0.5, 1, 2, 4, 8]


def test_a_server_that_is_away_for_a_while_is_waited_for(pauses: list[float]) -> None:
    def script(connection: ServerConnection, count: int) -> None:
        if count in (1, 2, 4):
            return
        hear(connection)
        tell(connection, QUESTION, over=count == 5)

    with table(script) as link:
        assert visit(link, Thinks()).play()["over"]
    assert pauses == [0.5, 1, 0.5, 1]
