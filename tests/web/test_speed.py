"""Speed: usable soon, and quick to draw what the server answers, by the measure of a yardstick.

The yardstick is a job of a fixed size that is drawn by the same browser in the same minutes, so a
slow or busy machine lengthens both. Milliseconds are noted for whoever reads the run.
"""

from __future__ import annotations

import json
import statistics

import pytest
from playwright.sync_api import Page

from tests.web.conftest import PICTURES
from tests.web.harness import Screen, Visit, open_table
from tests.web.person import Person

SOON = 35.0  # yardsticks until the first press is possible; 8 to 14 were measured
QUICK = 3.5  # from a press to the frame of its answer, without the server; 1.1 to 1.7 were
VISITS = 2
SHARP = Screen(1440, 900)
ANSWERS = 7
YARDSTICKS = 5

# A job of a fixed size, a thousand boxes with a word each, and the frame that shows it.
YARDSTICK = """
    window.planted = 0
    window.job = () => {
        const box = document.createElement("div")
        document.body.append(box)
        for (let i = 0; i < 1000; i++) {
            const word = document.createElement("span")
            word.style.cssText = "display: inline-block; padding: 1px; width: " + (i % 40) + "px"
            word.textContent = "yard " + i
            box.append(word)
        }
        box.getBoundingClientRect()
        box.remove()
    }
    window.yardstick = () => new Promise(done => {
        const start = performance.now()
        job()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
    })
"""

# Notes when the button for a game is there, can be pressed and is on top.
WATCH_PLAY = """
    const look = () => {
        const button = document.querySelector("main form button[type=submit]")
        if (button && !button.disabled) {
            const box = button.getBoundingClientRect()
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            if (button.contains(top)) {
                for (let i = 0; i < planted; i++) job()
                return setTimeout(() => (window.usable = performance.now()))
            }
        }
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
"""

# Notes for each answer: press, message out, message in, and the frame that shows it.
WATCH_ANSWERS = """
    window.answers = []
    let pressed = 0
    let open = null
    for (const event of ["click", "keydown"]) {
        addEventListener(event, () => (pressed = performance.now()), { capture: true })
    }
    const Plain = WebSocket
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given)
            this.addEventListener("message", ({ data }) => {
                if (!open || open.heard || !data.includes('"tell":"table"')) return
                open.heard = performance.now()
                const answer = open
                for (let i = 0; i < planted; i++) job()
                requestAnimationFrame(() => setTimeout(() => (answer.drawn = performance.now())))
            })
        }
        send(text) {
            if (text.includes('"do":"choose"')) {
                open = { pressed, sent: performance.now() }
                answers.push(open)
            }
            super.send(text)
        }
    }
"""


def note(title: str, ratio: float, milliseconds: object) -> None:
    """Print what was measured, and keep it."""
    print(title, round(ratio, 2), milliseconds)  # noqa: T201 - for whoever reads the run
    PICTURES.mkdir(parents=True, exist_ok=True)
    file = PICTURES / "speed.json"
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    file.write_text(json.dumps(known | {title: ratio}, indent=1, sort_keys=True), encoding="utf-8")


def yardstick(page: Page) -> float:
    """How long a job of a fixed size takes now, in milliseconds."""
    return statistics.median(float(page.evaluate("yardstick()")) for _ in range(YARDSTICKS))


def until_usable(visit: Visit, planted: int = 0, visits: int = VISITS) -> float:
    """Yardsticks until the first press is possible, for somebody new: nothing is cached."""
    pairs = []
    for _ in range(visits):
        page = visit(SHARP, painted=True, fresh=True)
        page.add_init_script(YARDSTICK + f"window.planted = {planted}\n" + WATCH_PLAY)
        page.goto("/")
        page.wait_for_function("() => window.usable")
        pairs.append((float(page.evaluate("window.usable")), yardstick(page)))
        page.context.close()
    ratio = statistics.median(usable / yard for usable, yard in pairs)
    note(f"usable, {planted} planted", ratio, pairs)
    return ratio


def until_drawn(visit: Visit, planted: int = 0, count: int = ANSWERS) -> float:
    """Yardsticks from a press to the frame of its answer, without the server's time."""
    page = visit(SHARP, painted=True, reduced_motion="no-preference")
    page.add_init_script(YARDSTICK + WATCH_ANSWERS)
    page.goto("/about")
    page.goto(f"/t/{open_table(page)}")
    person = Person(page, seed=0)
    person.answer()
    page.evaluate(f"planted = {planted}")
    yards = []
    for _ in range(count):
        person.answer()
        yards.append(float(page.evaluate("yardstick()")))
    person.wait()
    answers = page.evaluate("answers.filter(it => it.drawn)")
    assert len(answers) >= count - 1
    own = [float(it["drawn"] - it["pressed"] - (it["heard"] - it["sent"])) for it in answers]
    pair = statistics.median(own), statistics.median(yards)
    note(f"drawn, {planted} planted", pair[0] / pair[1], pair)
    return pair[0] / pair[1]


def test_it_is_usable_soon(visit: Visit) -> None:
    assert until_usable(visit) < SOON


@pytest.mark.long  # the control
def test_a_planted_wait_is_found(visit: Visit) -> None:
    assert until_usable(visit, planted=60, visits=1) > SOON


@pytest.mark.long  # the clock is looked at apart; that of the first page is in every run
def test_an_answer_is_drawn_at_once(visit: Visit) -> None:
    assert until_drawn(visit) < QUICK


@pytest.mark.long  # the control
def test_a_planted_delay_is_found(visit: Visit) -> None:
    assert until_drawn(visit, planted=12, count=3) > QUICK
