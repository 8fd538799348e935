"""A person at a page: answers whatever the page asks, as a person would; it knows no rules."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Locator, Page, expect

from tests.web.harness import PATIENCE

# What the page shows: the open question and everything that can be pressed as an answer to it.
LOOK = """() => {
    const bar = document.querySelector("section.actions")
    const curtain = document.querySelector("main.curtain") !== null
    const nothing = { question: -1, asked: false, status: "", name: "", held: 0, offers: [] }
    if (!bar) return { ...nothing, curtain }
    const offers = new Map()
    for (const place of ["section.actions", ".ribbon", ".rivals", ".me", ".tray"]) {
        for (const it of document.querySelectorAll(`${place} [data-option]:not(:disabled)`)) {
            const { option, kind } = it.dataset
            const key = offers.get(option)?.key || it.querySelector("kbd")?.textContent || ""
            offers.set(option, { option, kind, key, place, once: bar.dataset.once === "true" })
        }
    }
    return {
        curtain,
        question: Number(bar.dataset.question),
        asked: bar.dataset.asked === "true",
        status: bar.dataset.status,
        name: bar.dataset.name,
        held: document.querySelectorAll("ul.hand [data-card]").length,
        offers: [...offers.values()],
    }
}"""
# ... once there is something to do: another question than the last one, or none any more.
NEXT = f"""(last) => {{
    const look = ({LOOK})()
    const ready = look.asked && look.question !== last && look.offers.length > 0
    return look.curtain || ready || !["playing", ""].includes(look.status) ? look : false
}}"""
LAST = ("end", "done", "no", "pass")  # what ends something
FEW_CARDS = 2
MANY_STEPS = 100


class Offer(NamedTuple):
    """One answer that can be given, and how it looks."""

    option: str
    kind: str
    key: str  # the shortcut that is shown beside it
    place: str  # where it is pressed
    once: bool  # whether pressing it on the table answers at once

    @property
    def is_button(self) -> bool:
        """Whether it is a button, and not something that lies on the table."""
        return self.place == "section.actions"

    @property
    def is_confirmed(self) -> bool:
        """Whether a second press has to confirm it."""
        return not (self.is_button or self.once)


class Look(NamedTuple):
    """What a page shows at one moment."""

    question: int  # its number
    asked: bool
    status: str
    name: str  # of the question, after its asker
    curtain: bool
    held: int  # cards in hand
    offers: list[Offer]

    @property
    def options(self) -> list[str]:
        return [offer.option for offer in self.offers]


def read_look(told: dict[str, Any]) -> Look:
    offers = [Offer(**offer) for offer in told.pop("offers")]
    return Look(**told, offers=offers)


class Hand(Protocol):
    """A way to use the page."""

    def give(self, page: Page, offer: Offer) -> None:
        """Give an answer: press it, and confirm it where that is asked."""

    def press(self, place: Locator) -> None:
        """Press anything else."""


def named(option: str) -> str:
    return f"[data-option={json.dumps(option)}]:not(:disabled)"


def place_of(page: Page, offer: Offer) -> Locator:
    """Where an answer is pressed."""
    return page.locator(f"{offer.place} {named(offer.option)}").first


def confirm_of(page: Page, option: str) -> Locator:
    return page.locator(f"[data-confirms={json.dumps(option)}]")


class Pointer:
    """A mouse, or a finger: press what is highlighted, then what confirms it."""

    def __init__(self, way: Callable[[Locator], None]) -> None:
        self.press = way

    def give(self, page: Page, offer: Offer) -> None:
        place = place_of(page, offer)
        city = page.locator("article", has=page.locator(named(offer.option)))
        pips = city.locator("button.pips")  # small screens fold the cities of others
        expect(place.or_(pips).first).to_be_visible()  # what is offered may be on its way
        if not place.is_visible():
            self.press(pips)
        self.press(place)
        if offer.is_confirmed:
            self.press(confirm_of(page, offer.option))


class Keys:
    """Only the keyboard: shortcuts as they are shown, arrows and Enter."""

    def __init__(self) -> None:
        self.unseen: list[str] = []  # what had the focus without showing it

    def give(self, page: Page, offer: Offer) -> None:
        if offer.key:
            page.keyboard.press(offer.key.lower())
            return
        self.walk_to(page, offer.option)
        page.keyboard.press("Enter")
        if offer.is_confirmed:
            confirm = confirm_of(page, offer.option)
            page.keyboard.press(confirm.locator("kbd").inner_text().lower())

    def press(self, place: Locator) -> None:
        expect(place).to_be_focused()  # it is the only thing on its screen
        place.page.keyboard.press("Enter")

    def walk_to(self, page: Page, option: str) -> None:
        """Walk along what can be chosen."""
        for _ in range(MANY_STEPS):
            if self._focus(page)["option"] == option:
                return
            page.keyboard.press("ArrowRight")
        raise AssertionError(f"{option} cannot be reached with the keyboard")

    def _focus(self, page: Page) -> dict[str, str]:
        told: dict[str, str] = page.evaluate(
            """() => {
                const it = document.activeElement
                const style = getComputedStyle(it)
                const shown = it === document.body || style.outlineStyle !== "none"
                return { option: it.dataset.option ?? "", unseen: shown ? "" : it.outerHTML }
            }"""
        )
        if told["unseen"]:
            self.unseen.append(told["unseen"][:200])
        return told


def mouse() -> Hand:
    return Pointer(lambda place: place.click())


def finger() -> Hand:
    return Pointer(lambda place: place.tap())


class Person:
    """Somebody at a page who plays on, and prefers what was not tried yet."""

    def __init__(self, page: Page, hand: Hand | None = None, seed: int = 1) -> None:
        self.page = page
        self.hand = hand or mouse()
        self.chance = random.Random(seed)
        self.given: Counter[str] = Counter()  # answers
        self.kinds: Counter[str] = Counter()  # questions by what was pointed at
        self.questions: Counter[str] = Counter()
        self.last = -1  # the question that was answered last

    def look(self) -> Look:
        """What the page shows now."""
        return read_look(self.page.evaluate(LOOK))

    def wait(self, timeout: float = PATIENCE) -> Look:
        """Wait until there is something to do, or nothing any more."""
        told = self.page.wait_for_function(NEXT, arg=self.last, timeout=timeout, polling=50)
        return read_look(told.json_value())

    def wait_for(self, question: int) -> Look:
        """Wait until the page shows a certain question."""
        self.page.wait_for_function(
            f"number => ({LOOK})().question === number", arg=question, polling=50
        )
        self.last = -1
        return self.wait()

    def answer(self, look: Look | None = None) -> Look:
        """Answer the open question; give what was seen."""
        seen = look or self.wait()
        if seen.curtain:
            self.hand.press(self.page.locator("main.curtain button"))
            return seen
        if seen.asked:
            offer = self.choose(seen)
            self.give(seen, offer)
        return seen

    def give(self, seen: Look, offer: Offer) -> None:
        """Give one answer."""
        self.hand.give(self.page, offer)
        self.last = seen.question
        self.given[offer.option] += 1
        self.kinds.update(kinds_of(seen, offer))
        self.questions[seen.name] += 1

    def play(self, until: Callable[[Look], bool] = lambda _: False, most: int = 500) -> Look:
        """Play on until the game ends, or something is seen; give the last look."""
        for _ in range(most):
            seen = self.wait()
            if until(seen) or seen.status not in ("playing", ""):
                return seen
            self.answer(seen)
        raise AssertionError(f"the game does not end: {self.questions}")

    def choose(self, seen: Look) -> Offer:
        """Prefer building, then what is new, then anything but an end."""
        return min(
            seen.offers, key=lambda offer: (*self._dislike(seen, offer), self.chance.random())
        )

    def _dislike(self, seen: Look, offer: Offer) -> tuple[int, int]:
        if offer.option in ("gold", "cards"):
            return 1, (offer.option == "gold") == (seen.held < FEW_CARDS)
        if offer.option in LAST and len(seen.offers) > 1:
            fresh = {"yes", "no"} <= set(seen.options) and not self.given[offer.option]
            return (0, 0) if fresh else (9, 0)
        first = 0 if offer.kind == "build" else 2
        return first, min(self.given[offer.option], 3)


def kinds_of(seen: Look, offer: Offer) -> set[str]:
    """Of what kind a question is that has such an answer."""
    names = {
        "character": "character",
        "seat": "player",
        "standing": "district",
        "colour": "colour",
        "number": "number",
    }
    kinds = {names[offer.kind]} if offer.kind in names else set()
    if offer.kind == "district":
        kinds.add("many cards" if "done" in seen.options else "card")
    if {"yes", "no"} <= set(seen.options):
        kinds.add("yes or no")
    return kinds
