"""Trouble: reloading, a server that stops, answers that come too late, and taking back."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.harness import SOCKET, Server, Watch, open_table
from tests.web.person import Look, Person, place_of
from tests.web.player import play_until, question_of


def sit_at(page: Page, server: Server, question: str) -> str:
    """Bring a new table to one of my questions, and open it."""
    table = open_table(page)
    play_until(page, server, table, lambda message: question_of(message) == question)
    page.goto(f"/t/{table}")
    return table


def shown(page: Page) -> dict[str, Any]:
    """What must be the same after a reload."""
    told: dict[str, Any] = page.evaluate(
        """() => {
            const all = (path) => [...document.querySelectorAll(path)]
            return {
                question: all(".question")[0].textContent.trim(),
                hand: all("ul.hand [data-card]").map(it => it.dataset.card),
                cities: all("[data-at^=city] [data-card]").map(it => it.dataset.card),
                numbers: all(".numbers").map(it => it.textContent.trim()),
                chronicle: all(".chronicle .list")[0].textContent,
            }
        }"""
    )
    return told


def gold(page: Page) -> int:
    return int(page.locator(".me [data-at='gold-0'] b").inner_text())


def answer_with(person: Person, look: Look, option: str) -> None:
    (offer,) = [offer for offer in look.offers if offer.option == option]
    person.give(look, offer)


def test_a_reload_in_the_middle_of_a_question_loses_nothing(page: Page, server: Server) -> None:
    sit_at(page, server, "turn-turn")
    person = Person(page)
    look, before = person.wait(), shown(page)
    page.reload()
    assert person.wait() == look
    assert shown(page) == before
    person.answer(look)
    assert person.wait().question != look.question


def test_a_server_that_restarts_costs_nothing(page: Page, server: Server, watch: Watch) -> None:
    watch.expect("WebSocket|ERR_CONNECTION_REFUSED")
    sit_at(page, server, "turn-turn")
    person = Person(page)
    look, had = person.wait(), gold(page)
    assert "gold" in look.options
    server.stop()
    expect(page.locator(".question")).to_contain_text("Connection lost. It will come back")
    expect(page).to_have_title(re.compile("^○ Connection lost"))
    answer_with(person, look, "gold")  # goes out as soon as the line is mended
    server.start()
    expect(page.locator(".question")).not_to_contain_text("lost")
    expect(page).not_to_have_title(re.compile("lost"))
    after = person.wait()
    assert after.question != look.question and "gold" not in after.options
    assert gold(page) == had + 2  # taken, and taken once
    person.play(until=lambda look: look.question > after.question + 10)


def test_a_late_answer_is_refused_with_its_reason_and_nothing_is_lost(
    page: Page, server: Server
) -> None:
    table = sit_at(page, server, "turn-turn")
    other = page.context.new_page()
    held: list[str | bytes] = []
    holding = [False]
    lines: list[WebSocketRoute] = []

    def relay(line: WebSocketRoute) -> None:
        lines.append(line)
        behind = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            if holding[0] and json.loads(message)["tell"] == "table":
                held.append(message)
            else:
                line.send(message)

        behind.on_message(hear)

    other.route_web_socket(SOCKET, relay)
    other.goto(f"/t/{table}")
    first, second = Person(page), Person(other)
    look = first.wait()
    assert second.wait() == look
    holding[0] = True
    answer_with(first, look, "gold")
    mine = first.wait()
    answer_with(second, look, "cards")  # its page has not heard of the other answer yet
    expect(other.locator(".toasts")).to_contain_text("That question has already been answered.")
    assert second.look().options == look.options  # the page still offers what it knows
    holding[0] = False
    for message in held:
        lines[-1].send(message)
    assert second.wait() == mine
    assert shown(other) == shown(page)


def test_a_choice_is_taken_back_from_the_page(page: Page, server: Server) -> None:
    sit_at(page, server, "turn-turn")
    person = Person(page)
    look, had = person.wait(), gold(page)
    answer_with(person, look, "gold")
    after = person.wait()
    assert gold(page) == had + 2
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    back = _after(person, after)
    assert (gold(page), back.options) == (had, look.options)
    answer_with(person, back, "gold")
    assert person.wait().options == after.options
    page.keyboard.press("u")
    expect(page.locator(".me [data-at='gold-0'] b")).to_have_text(str(had))


def test_focus_stays_where_it_was_or_at_the_choices(page: Page, server: Server) -> None:
    sit_at(page, server, "turn-turn")
    person = Person(page)
    look = person.wait()
    card = page.locator("ul.hand [data-card]").first
    card.focus()
    page.keyboard.press("g")  # the shortcut of another answer
    look = person.wait() if person.last == look.question else _after(person, look)
    expect(card).to_be_focused()
    offer = next(offer for offer in look.offers if offer.is_button)
    place_of(page, offer).focus()
    page.keyboard.press("Enter")  # the button goes away with its question
    _after(person, look)
    assert page.evaluate("document.activeElement.closest('section.actions, .board') !== null")


def _after(person: Person, look: Look) -> Look:
    person.last = look.question
    return person.wait()


def test_the_live_region_tells_the_chronicle(page: Page, server: Server) -> None:
    sit_at(page, server, "turn-turn")
    person = Person(page)
    told = page.locator(".board p.unseen[role=status]")
    answer_with(person, person.wait(), "gold")
    person.wait()
    expect(told).to_contain_text("You gather 2 gold")
    expect(page.locator(".chronicle li").last).to_contain_text(
        told.inner_text().rsplit(". ", 1)[-1].strip()
    )
