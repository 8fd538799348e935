"""Socket: a program at a table of a server; it takes a seat by a link, as a person does."""

from __future__ import annotations

import contextlib
import json
import time
import urllib.error
import urllib.request
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from ..core.basics import MAX_PLAYERS, SPECTATOR, Refusal
from ..core.text.read_config import read_config
from . import messages
from .messages import Message
from .talk import Talk

COOKIE: Final = "citadels_guest"
LARGEST: Final = 1 << 22  # bytes of a message: a whole game is told to whoever comes late
TOO_FAST: Final = 1.0  # seconds that a program waits which the server finds too fast
TRIES: Final = 5  # times that a lost connection is made anew in a row
PAUSE: Final = 0.5  # seconds before the first of them; each further pause is twice as long


class CannotSit(Refusal):
    """The server does not let the program sit down, or the link is not one to a table."""


class Link:
    """An invitation to a table, or with `#TOKEN` to a seat at it: `http://HOST/t/TABLE#TOKEN`."""

    def __init__(self, text: str) -> None:
        parts = urlsplit(text)
        place, _, table = parts.path.rpartition("/t/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not table:
            wrong = f"{text!r} is not a link to a table, such as http://HOST/t/TABLE"
            raise CannotSit(wrong, "link", name=text)
        self.server = f"{parts.scheme}://{parts.netloc}{place}"
        self.table, self.token = table, parts.fragment
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.socket = f"{scheme}://{parts.netloc}{place}/ws"
        self.cookie = ""

    def take_seat(self, name: str) -> None:
        """Take the first free seat, unless the link has one."""
        if self.token:
            return
        self._call("PATCH", "/api/me", {"name": name[:24]})
        for seat in range(MAX_PLAYERS):
            with contextlib.suppress(CannotSit):  # somebody sits there
                place = self._call("POST", f"/api/tables/{self.table}/seats/{seat}")
                self.token = place["token"]
                return
        raise CannotSit("there is no free seat at that table", "full")

    def _call(self, method: str, path: str, data: Message | None = None) -> Message:
        body = None if data is None else json.dumps(data).encode()
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = urllib.request.Request(self.server + path, body, headers, method=method)  # noqa: S310 - http only, see __init__
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310 - as above
                for cookie in answer.headers.get_all("Set-Cookie") or ():
                    if cookie.startswith(COOKIE):
                        self.cookie = cookie.partition(";")[0]
                found: Message = json.loads(answer.read() or b"{}")
                return found
        except (OSError, ValueError) as error:
            raise CannotSit(f"{self.server}{path}: {error}") from error


class Visit:
    """A program's stay at a table, until its game is over."""

    def __init__(self, link: Link, talk: Talk) -> None:
        self.link = link
        self.talk = talk
        self.events: list[Message] = []
        self.heard = 0  # events that the program was told of
        self.begun = False
        self.answer: Message = {}  # the last one, with the number of its question
        self.sent = -1  # the last question that was answered on this connection
        self.seen = False  # whether this connection has shown the table
        self.view: Message = {}

    def play(self) -> Message:
        """Play until the game is over; give the last view. A lost connection is made anew."""
        tries = 0
        while not self.view.get("over"):
            why = self._visit()
            if self.view.get("over"):
                break
            tries = 1 if self.seen else tries + 1
            if tries > TRIES:
                raise CannotSit(f"the connection to {self.link.socket} is lost: {why}")
            time.sleep(PAUSE * 2 ** (tries - 1))
        self.talk.say(messages.end(self._news(), messages.text_of(self.view)))
        return self.view

    def _visit(self) -> str:
        """Stay as long as the connection does; tell why it ended."""
        self.sent, self.seen = -1, False
        try:
            with self._connect() as socket:
                self._stay(socket)
        except (OSError, ConnectionClosed, InvalidHandshake) as error:
            return str(error)
        return "the server has closed it"

    def _connect(self) -> ClientConnection:
        cookie = {"Cookie": self.link.cookie} if self.link.cookie else {}
        return connect(self.link.socket, additional_headers=cookie, max_size=LARGEST)

    def _stay(self, socket: ClientConnection) -> None:
        self._join(socket)
        for frame in socket:
            message = json.loads(frame)
            if message["tell"] == "refused":
                self._hear_refusal(socket, message)
            if message["tell"] == "table":
                self.seen = True
                if message["views"]:
                    self._look(socket, message)
            if self.view.get("over"):
                return

    def _join(self, socket: ClientConnection) -> None:
        self._send(socket, "join", table=self.link.table, token=self.link.token)

    def _hear_refusal(self, socket: ClientConnection, message: Message) -> None:
        """Say it again later if that was too fast; what else is refused ends the stay.

        Where the clock of the table answered first, the game simply goes on.
        """
        if message["code"] == "stale":
            return
        if message["code"] != "too-fast":
            raise CannotSit(f"the server refuses it: {message['code']}")
        time.sleep(TOO_FAST)
        if self.seen:
            self._send(socket, "choose", **self.answer)
        else:
            self._join(socket)

    def _look(self, socket: ClientConnection, message: Message) -> None:
        """Take in what the table looks like now, and answer if it is the program's turn."""
        self.events[message["keep"] :] = message["events"]
        self.heard = min(self.heard, len(self.events))
        self.view = message["views"][0]
        seat = self.view["observer"]
        if seat == SPECTATOR:
            raise CannotSit("the link is not one to a seat: only spectators come by it")
        if not self.begun:
            self.talk.begin(read_config(message["setup"]), seat)
            self.begun = True
        question = self.view.get("question") or {}
        options = question.get("options", [])
        if question.get("seat") == seat and options:
            self._answer(socket, message["question"], options, message.get("left"))

    def _answer(
        self, socket: ClientConnection, number: int, options: list[str], left: float | None
    ) -> None:
        """Send the answer, once on each connection: one that was lost may not have come."""
        if number != self.answer.get("question"):
            choice = options[0] if len(options) == 1 else self._ask(options, left)
            self.answer = {"question": number, "option": choice}
        elif self.sent == number:
            return
        self.sent = number
        self._send(socket, "choose", **self.answer)

    def _ask(self, options: list[str], left: float | None) -> str:
        return self.talk.ask(self._news(), messages.text_of(self.view), options, left)

    def _news(self) -> str:
        news = self.events[self.heard :]
        self.heard = len(self.events)
        return messages.text_of(news)

    def _send(self, socket: ClientConnection, do: str, **fields: Any) -> None:  # noqa: ANN401 - JSON
        socket.send(json.dumps({"do": do, "id": 1 if do == "join" else 2, **fields}))
