"""A player without a screen: brings a table to a wished moment, as the guest of a page."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from tests.web.harness import Server

Tale = dict[str, Any]
Moment = Callable[[Tale], bool]
WAIT = 60.0  # seconds for bots to move
BREATH = 0.1  # seconds, when the server finds us too fast


def at_the_end(tale: Tale) -> bool:
    """When the game is over."""
    return bool(tale["views"] and tale["views"][0]["over"])


def question_of(tale: Tale) -> str:
    """What the reader is asked, as `ASKER-QUESTION`; empty while others are asked."""
    view = tale["views"][0] if tale["views"] else {}
    question = view.get("question") or {}
    return f"{question['asker']}-{question['name']}" if question.get("options") else ""


def play_until(page: Page, server: Server, table: str, moment: Moment, seed: int = 1) -> Tale:
    """Answer for the guest of a page until a moment has come; give the table as it is then."""
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
    rng = random.Random(seed)
    address = server.url.replace("http", "ws") + "/ws"
    with connect(address, additional_headers={"Cookie": cookies}) as line:
        line.send(json.dumps({"do": "join", "id": 0, "table": table}))
        wish: Tale = {}
        while True:
            tale = json.loads(line.recv(WAIT))
            if tale["tell"] == "refused":
                _say_again(line, wish, tale)
            elif tale["tell"] == "table":
                if moment(tale) or at_the_end(tale):
                    return dict(tale)
                if question_of(tale) and tale["question"] != wish.get("question"):
                    option = choice(tale["views"][0]["question"]["options"], rng)
                    wish = {"do": "choose", "id": 1, "question": tale["question"], "option": option}
                    line.send(json.dumps(wish))


def _say_again(line: ClientConnection, wish: Tale, refused: Tale) -> None:
    assert refused["code"] == "too-fast", refused
    time.sleep(BREATH)
    line.send(json.dumps(wish))


def choice(options: list[str], rng: random.Random) -> str:
    """Somewhat sensible: build what can be built, take what is to be had, end last."""
    builds = [option for option in options if option.startswith("build ")]
    takes = [option for option in options if option in ("income", "gold", "cards")]
    rest = [option for option in options if option not in ("end", "pass", "no")]
    return rng.choice(builds or takes or rest or options)
