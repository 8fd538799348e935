"""Staged tables: the real client shows positions that nobody played, of any size."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from citadels import CHARACTERS, Game
from citadels.core.basics import SPECTATOR
from citadels.core.text.read_position import read_position
from citadels.server.wire.presenter import present_effects, present_view
from tests.web.harness import SOCKET

Message = dict[str, Any]

TABLE = "staged"
NAMES = ("Ada", "Ferdinand", "Lucia", "Maximilian", "Roland", "Irma", "Hildegard", "Norbert")
CAST = (
    *("assassin", "thief", "magician", "king"),
    *("bishop", "merchant", "architect", "warlord", "artist"),
)
# What my hand and every city are taken from, long names first.
HAND = (
    *("imperial_treasury", "town_hall", "observatory", "monastery", "trading_post"),
    *("great_wall", "watchtower", "cathedral", "school_of_magic", "harbor"),
)
CITY = (
    *("manor", "town_hall", "monastery", "watchtower"),
    *("harbor", "fortress", "cathedral", "trading_post"),
)
# Until nothing on the table has moved for three frames.
SETTLE = """async () => {
    const places = () =>
        [...document.querySelectorAll(".board :is(div, section, ul, li, button, span)")]
            .map((it) => it.getBoundingClientRect().toJSON())
    let [before, same] = ["", 0]
    for (let frame = 0; frame < 200 && same < 3; frame++) {
        await new Promise(requestAnimationFrame)
        const now = JSON.stringify(places())
        same = now === before ? same + 1 : 0
        before = now
    }
}"""
KEPT = "palace docks"  # on top of the deck
SIFTED = "castle market church temple barracks"  # ... below them


def turn(players: int, hand: int) -> Game:
    """The turn of seat 0, who is the Assassin and has not gathered yet."""
    held = _held(players)
    rows = [f"@{seat} {' '.join(roles)}: gold {seat + 3}" for seat, roles in enumerate(held)]
    rows[0] += f", hand {' '.join(HAND[:hand])}, crown"
    return read_position("\n".join(["turn assassin", *_setup(players), *rows]))


def _held(players: int) -> list[list[str]]:
    """Who holds which character; two each where there are two or three players."""
    if players <= 3:
        return [list(CAST[seat : 2 * players : players]) for seat in range(players)]
    return [[CAST[seat]] for seat in range(players)]


def _setup(players: int, cast: Sequence[str] = CAST, deck: str = KEPT) -> list[str]:
    cast = cast[:-1] if players == 2 else cast  # two play without rank 9
    return [f"players {players}", f"cast {' '.join(cast)}", f"deck {deck}"]


def aim(players: int, hand: int) -> Game:
    """The Assassin is asked whom to kill."""
    game = turn(players, hand)
    game.play("use assassin")
    return game


def _power(character: str, players: int, hand: int) -> Game:
    """Seat 0 uses the power of a character."""
    rank = CHARACTERS[character].rank
    cast = CAST if character in CAST else [*CAST[: rank - 1], character, *CAST[rank:]]
    others = iter([one for one in cast if one != character])
    count = 2 if players <= 3 else 1
    rows = [
        f"@{seat} {' '.join(itertools.islice(others, count - (seat == 0)))}: gold 3"
        for seat in range(players)
    ]
    rows[0] = rows[0].replace(":", f" {character}:")
    rows[0] += f", hand {' '.join(HAND[:hand])}, crown, city manor"
    setup = _setup(players, cast, f"{KEPT} {SIFTED}")
    game = read_position("\n".join([f"turn {character}", *setup, *rows]))
    game.play(f"use {character}")
    return game


def destroy(players: int, hand: int) -> Game:
    """The Warlord is asked which district to destroy."""
    return _power("warlord", players, hand)


def beautify(players: int, hand: int) -> Game:
    """The Artist is asked which own district to beautify; two play without rank 9, and build."""
    return _power("artist", players, hand) if players > 2 else build(players, hand)


def swap(players: int, hand: int) -> Game:
    """The Magician is asked with whom to swap hands."""
    game = _power("magician", players, hand)
    game.play("swap")
    return game


def keep(players: int, hand: int) -> Game:
    """Two cards were drawn, one of which is to be kept."""
    game = turn(players, hand)
    game.play("cards")
    return game


def look(players: int, hand: int) -> Game:
    """The Spy is asked whose hand to look at."""
    return _power("spy", players, hand)


def guess(players: int, hand: int) -> Game:
    """The Spy is asked which type of district to look for."""
    game = look(players, hand)
    game.play("@1")
    return game


def sift(players: int, hand: int) -> Game:
    """The Scholar has drawn seven cards, one of which is to be kept."""
    return _power("scholar", players, hand)


def build(players: int, hand: int) -> Game:
    """Gold was gathered, cards can be built."""
    game = turn(players, hand)
    game.play("gold")
    return game


def draft(players: int, hand: int) -> Game:
    """Seat 0 chooses a character first."""
    rows = [f"@{seat}: gold {seat + 3}" for seat in range(players)]
    rows[0] += f", hand {' '.join(HAND[:hand])}, crown"
    return read_position("\n".join(["draft", *_setup(players), *rows]))


MOMENTS = {
    "turn": turn,
    "aim": aim,
    "destroy": destroy,
    "beautify": beautify,
    "swap": swap,
    "keep": keep,
    "sift": sift,
    "look": look,
    "guess": guess,
    "build": build,
    "draft": draft,
}
# What is known of the draft while one aims: who is out, and who was passed on.
KNOWN = {
    "face_up": ["magician", "merchant"],
    "looks": [{"taken": "assassin", "offered": ["assassin", "king", "bishop"]}],
}


def told(game: Game, city: int = 0, *, watch: bool = False) -> Message:
    """What a seat, or a spectator, is told of a game; all cities are as large as is asked."""
    players = game.config.players
    view = msgspec.to_builtins(present_view(game, SPECTATOR if watch else 0))
    effects = {} if watch else msgspec.to_builtins(present_effects(game, [0]))
    question = view.get("question") or {"name": ""}  # none once the game is over
    if question["name"] == "kill":
        view["draft"] |= KNOWN
    if not watch and question["name"] in ("destroy", "beautify"):
        city = max(1, city)  # else nothing would be asked
        effects = _aim_at_cities(question, players, CITY[:city])
    for player in view["players"]:
        player["city"] = [{"id": id, "cost": 3} for id in CITY[:city]]
        player["points"] = 3 * city
    chairs = [
        {"name": NAMES[seat], "taken": True, "level": "novice" if seat else ""}
        for seat in range(players)
    ]
    if not watch:
        chairs[0] |= {"yours": True, "level": ""}
    return {
        "tell": "table",
        "table": TABLE,
        "seq": 1,
        "status": "playing",
        "setup": "",
        "code": "",
        "options": {},
        "commitment": "",
        "host": False,
        "chairs": chairs,
        "question": 1,
        "left": None,
        "keep": 0,
        "effects": effects,
        "events": [],
        "views": [view],
        "next": "",
    }


def ask(message: Message, request: str) -> None:
    """Let seat 1 ask for something to which seats 0 and 2 have not agreed yet."""
    message["request"] = request
    message["chairs"][1]["agreed"] = True
    message["chairs"][0]["asked"] = message["chairs"][2]["asked"] = True


def _aim_at_cities(question: Message, players: int, city: Sequence[str]) -> Message:
    """Let every second district of every city, or of mine, be a target, and give the prices."""
    if question["name"] == "beautify":
        places = [f"{district}@0" for district in city]
        question["options"], others = places[::2], places[1::2]
        reason: Message = {"code": "beautified"}
    else:
        places = [f"{district}@{seat}" for seat in range(players) for district in city]
        others, question["options"] = places[::2], places[1::2]
        reason = {"code": "short", "amount": 1}
    question["reasons"] = dict.fromkeys(others, reason)
    return {place: {"gold": -2} for place in question["options"]}


class Stage:
    """A page at a table that is told by a test, with no game behind it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._route: WebSocketRoute | None = None
        self._number = 0
        self._first: Message = {}
        page.route_web_socket(SOCKET, self._meet)

    def _meet(self, route: WebSocketRoute) -> None:
        self._route = route
        route.on_message(lambda frame: self._hear(json.loads(frame)))
        self._say({"tell": "welcome", "version": "", "guest": ""})

    def _hear(self, command: Message) -> None:
        if command["do"] == "join":
            self._tell(self._first)
        self._say({"tell": "done", "id": command["id"]})

    def _say(self, message: Message) -> None:
        assert self._route is not None
        self._route.send(json.dumps(message))

    def _tell(self, message: Message) -> None:
        self._number += 1
        self._say(message | {"question": self._number, "seq": self._number})

    def show(self, message: Message) -> None:
        """Show a table, and wait until it is on the page and has come to rest."""
        if self._route is None:
            self._first = message
            self.page.goto(f"/t/{TABLE}")
            self.page.locator("section.actions").wait_for()
            self.page.evaluate("document.fonts.ready.then(() => true)")
        else:
            self._tell(message)
        self.page.wait_for_function(
            "(n) => document.querySelector('section.actions')?.dataset.question === String(n)",
            arg=self._number,
        )
        self.settle()

    def advise(self, message: Message) -> None:
        """Give advice on the question of a table that is shown."""
        options = list(message["views"][0]["question"]["options"])[:4]
        shares = [{"option": option, "share": 0.4, "error": 0.02} for option in options]
        hint = {"choice": options[0], "alternatives": shares, "sure": False, "close": False}
        self._say({"tell": "hint", "id": 0, "question": self._number, "why": {"code": ""}, **hint})
        self.page.locator("aside.hint").wait_for()
        self.settle()

    def remark(self, *said: tuple[int, str]) -> None:
        """Have seats say something."""
        self._say({"tell": "chat", "remarks": []})  # nothing was said before
        remarks = [
            {"number": number, "name": NAMES[seat], "seat": seat, "text": text}
            for number, (seat, text) in enumerate(said, 1)
        ]
        self._say({"tell": "chat", "remarks": remarks})

    def resize(self, width: int, height: int) -> None:
        """Change the window."""
        self.page.set_viewport_size({"width": width, "height": height})

    def settle(self) -> None:
        """Wait until sizes that follow from one another are final."""
        self.page.evaluate(SETTLE)
