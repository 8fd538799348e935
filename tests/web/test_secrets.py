"""Secrets: what a seat may not know reaches neither the page of a spectator nor a shared screen."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from citadels import Record, read_record
from tests.web.harness import Server, Visit, open_table
from tests.web.person import Person
from tests.web.player import Message, at_the_end, play_until, question_of
from tests.web.secrets import (
    Ear,
    Secrets,
    Truth,
    leaks_in_message,
    leaks_in_page,
    leaks_in_text,
    names_of,
)

ROUNDS = 2
SHARED_ANSWERS = 12


class Picture:
    """What a page showed at a question: everything, and what it said of each player."""

    def __init__(self, page: Page, question: int) -> None:
        page.wait_for_function(
            "number => document.querySelector(`section.actions[data-question='${number}']`)",
            arg=question,
        )
        self.question = question
        self.whole = page.content()
        self.players: dict[int, str] = {
            int(place.removeprefix("seat-")): text
            for place, text in page.evaluate(
                """[...document.querySelectorAll("article[data-at^=seat]")]
                    .map(it => [it.dataset.at, it.outerHTML])"""
            )
        }

    def leaks(self, secrets: Secrets) -> list[str]:
        found = leaks_in_text(self.whole, secrets.cards)
        for seat, characters in secrets.characters.items():
            found += leaks_in_text(self.players[seat], characters)
        return found


def test_a_spectator_sees_no_secret(visit: Visit, server: Server) -> None:
    host, spectator = visit(), visit()
    table = open_table(host)
    ear = Ear(spectator)
    spectator.goto(f"/t/{table}")
    expect(spectator.get_by_text("You are watching")).to_be_visible()
    pictures = []
    for number in range(1, ROUNDS + 1):
        for question in ("draft-keep", "turn-turn"):

            def moment(message: Message, number: int = number, question: str = question) -> bool:
                return question_of(message) == question and message["views"][0]["round"] >= number

            message = play_until(host, server, table, moment)
            pictures.append(Picture(spectator, message["question"]))
    spectator.goto("about:blank")  # what comes next is much the same
    play_until(host, server, table, at_the_end)
    spectator.goto(f"/t/{table}")
    expect(spectator.locator("section.actions[data-status=over]")).to_be_attached()

    record = read_record(host.request.get(f"/api/tables/{table}/record").text())
    truth = Truth(record)
    messages = ear.tables()
    first = messages[-1]["seq"] - len(record.choices)  # the entry that began the game
    before = [message for message in messages if "seed" not in message]
    heard = [(message, truth.after[message["question"] - first]) for message in before]
    seen = [(picture, truth.after[picture.question - first]) for picture in pictures]
    assert len(heard) > 20 and len(seen) == 2 * ROUNDS
    assert [leak for message, secrets in heard for leak in leaks_in_message(message, secrets)] == []
    assert [leak for picture, secrets in seen for leak in picture.leaks(secrets)] == []
    check_that_it_would_be_found(record, before[0], pictures[0])


def check_that_it_would_be_found(record: Record, message: Message, picture: Picture) -> None:
    """Plant secrets in what was told and shown: the same search finds each of them."""
    card, role = record.config.unique[0].id, record.config.cast[0].id
    secrets = Secrets(frozenset({card}), {1: frozenset({role})})
    changes: list[Callable[[Message], None]] = [
        lambda message: message["views"][0]["players"][2].update(hand=[card]),
        lambda message: message["views"][0]["players"][1].update(characters=[role]),
        lambda message: message["events"].append({"name": "chooses", "seat": 1, "things": [role]}),
        lambda message: message["views"][0].update(deck_tail=[card]),
    ]
    assert leaks_in_message(message, secrets) == []
    for change in changes:
        planted = copy.deepcopy(message)
        change(planted)
        assert leaks_in_message(planted, secrets)
    picture.whole = ""
    assert picture.leaks(secrets) == []
    picture.whole = f'<p aria-label="{min(names_of(secrets.cards))}"></p>'
    assert picture.leaks(secrets)
    picture.whole = ""
    picture.players[1] += min(names_of(secrets.characters[1]))
    assert picture.leaks(secrets)


def test_the_curtain_hides_what_each_of_two_at_one_screen_has(page: Page, server: Server) -> None:
    ear = Ear(page)
    options = {"hotseat": True, "pace": "instant"}
    table = open_table(page, setup={"players": 2}, fill="", start=False, options=options)
    assert page.request.post(f"/api/tables/{table}/seats/1").ok
    assert page.request.post(f"/api/tables/{table}/start").ok
    page.goto(f"/t/{table}")
    person = Person(page)
    lifted = 0
    for _ in range(SHARED_ANSWERS):
        look = person.wait()
        hands = [set(view["players"][seat].get("hand", ())) for seat, view in two_views(ear)]
        built = {
            b["id"]
            for _, view in two_views(ear)
            for p in view["players"]
            for b in p.get("city", ())
        }
        if look.curtain:
            assert leaks_in_page(page, hands[0] | hands[1] - built) == []
            assert page.locator("[data-card]").count() == 0
            person.answer(look)
            expect(page.locator("main.curtain")).to_have_count(0)
            lifted += 1
            look = person.wait()
        seat = int(page.locator("section.me").get_attribute("data-at")[-1])  # type: ignore[index]
        assert leaks_in_page(page, hands[seat]) or not hands[seat]  # the search finds what is shown
        assert leaks_in_page(page, hands[1 - seat] - hands[seat] - built) == []
        person.answer(look)
    assert lifted >= 4


def two_views(ear: Ear) -> list[tuple[int, dict[str, Any]]]:
    return [(view["observer"], view) for view in ear.tables()[-1]["views"]]
