"""A player without a screen: brings a table to a certain moment, as the guest of a page."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from tests.web.harness import Server

Message = dict[str, Any]
Moment = Callable[[Message], bool]
WAIT = 60.0  # seconds for bots to move
BREATH = 0.1  # seconds, when the server finds us too fast


def at_the_end(message: Message) -> bool:
    """When the game is over."""
    return bool(message["views"] and message["views"][0]["over"])


def question_of(message: Message) -> str:
    """What the reader is asked, as `ASKER-QUESTION`; empty while others are asked."""
    view = message["views"][0] if message["views"] else {}
    question = view.get("question") or {}
    return f"{question['asker']}-{question['name']}" if question.get("options") else ""


def play_until(page: Page, server: Server, table: str, moment: Moment, seed: int = 1) -> Message:
    """Answer for the guest of a page until a moment has come; give the table as it is then."""
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
    rng = random.Random(seed)
    address = server.url.replace("http", "ws") + "/ws"
    with connect(address, additional_headers={"Cookie": cookies}) as socket:
        socket.send(json.dumps({"do": "join", "id": 0, "table": table}))
        command: dict[str, Any] = {}
        while True:
            message = json.loads(socket.recv(WAIT))
            if message["tell"] == "refused":
                _say_again(socket, command, message)
            elif message["tell"] == "table":
                if moment(message) or at_the_end(message):
                    return dict(message)
                if question_of(message) and message["question"] != command.get("question"):
                    option = choice(message["views"][0]["question"]["options"], rng)
                    number = message["question"]
                    command = {"do": "choose", "id": 1, "question": number, "option": option}
                    socket.send(json.dumps(command))


def _say_again(socket: ClientConnection, command: dict[str, Any], refused: Message) -> None:
    assert refused["code"] == "too-fast", refused
    time.sleep(BREATH)
    socket.send(json.dumps(command))


def choice(options: list[str], rng: random.Random) -> str:
    """Somewhat sensible: build what can be built, take what is to be had, end last."""
    builds = [option for option in options if option.startswith("build ")]
    takes = [option for option in options if option in ("income", "gold", "cards")]
    rest = [option for option in options if option not in ("end", "pass", "no")]
    return rng.choice(builds or takes or rest or options)
