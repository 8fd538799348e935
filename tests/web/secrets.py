"""What is secret at a table, told by its record, and a search for it in what a page received."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket

from citadels import Game, Record
from citadels.words.names import card_name

NO_CARDS = ("setup", "code", "name")  # all cards of the game, and other words
SAID_OF_ALL = ("calls",)  # whoever has the crown calls every character, their own one too


class Secrets(NamedTuple):
    """What nobody but its owner may know after some choices."""

    cards: frozenset[str]  # single cards that lie in hands, and have never been seen
    characters: dict[int, frozenset[str]]  # by seat, not yet revealed


class Truth:
    """The secrets after each choice of a finished game; the engine's state itself is asked."""

    def __init__(self, record: Record) -> None:
        self.after: list[Secrets] = []
        single = {card.id for card in record.config.unique}
        game = record.replay(0)
        seen: set[str] = set()
        for number in range(len(record.choices) + 1):
            if number:
                game.play(record.choices[number - 1])
            seen |= {built.card.id for player in game.state.players for built in player.city}
            self.after.append(Secrets(frozenset(_in_hands(game) & single - seen), _roles(game)))


def _in_hands(game: Game) -> set[str]:
    return {card.id for player in game.state.players for card in player.hand}


def _roles(game: Game) -> dict[int, frozenset[str]]:
    hidden = [card for card in game.config.cast if not game.state.is_revealed(card.rank)]
    held: dict[int, frozenset[str]] = {}
    for seat in range(game.config.players):
        own = (card.id for card in hidden if game.state.round.holder[card.rank] == seat)
        held[seat] = frozenset(own)
    return held


def leaks_in_message(message: dict[str, Any], secrets: Secrets) -> list[str]:
    """Where something that was told names a hidden card, or a player with a hidden character."""
    found = [f"card {card}" for card in sorted(secrets.cards & set(_things(message)))]
    for view in message["views"]:
        for seat, player in enumerate(view["players"]):
            found += _names(seat, player, secrets)
    for event in _of_this_round(message["events"]):
        if event["name"] not in SAID_OF_ALL:
            for seat in (event.get("seat", -1), event.get("other", -1)):
                found += _names(seat, event, secrets)
    return found


def _things(told: object) -> Iterator[str]:
    """Everything that is named anywhere in what was told."""
    if isinstance(told, str):
        yield from re.split("[ @+]", told)
    elif isinstance(told, list):
        for one in told:
            yield from _things(one)
    elif isinstance(told, dict):
        for key, value in told.items():
            if key not in NO_CARDS:
                yield from _things(value)
            if key == "reasons":  # by option
                yield from _things(list(value))


def _of_this_round(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    begins = [place for place, event in enumerate(events) if event["name"] == "round"]
    return events[begins[-1] :] if begins else events


def _names(seat: int, told: dict[str, Any], secrets: Secrets) -> list[str]:
    hidden = secrets.characters.get(seat, frozenset())
    return [f"{one} of seat {seat}: {told}" for one in sorted(hidden & set(_things(told)))]


def names_of(cards: Iterable[str]) -> set[str]:
    """How cards are called in English."""
    return {str(card_name(card, "en")) for card in cards}


def leaks_in_page(page: Page, cards: Iterable[str]) -> list[str]:
    """The cards that a page names, be it only to those who listen."""
    return leaks_in_text(page.content(), cards)


def leaks_in_text(text: str, cards: Iterable[str]) -> list[str]:
    """The cards that a text names."""
    return [name for name in sorted(names_of(cards)) if html.escape(name) in text]


class Ear:
    """Hears every message that a page gets."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", self._attend)

    def _attend(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.messages.append(json.loads(frame))

    def tables(self) -> list[dict[str, Any]]:
        """What was told of the table."""
        return [message for message in self.messages if message["tell"] == "table"]
