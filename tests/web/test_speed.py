"""Speed: usable soon on a slow machine, and quick to draw what the server answers."""

from __future__ import annotations

import json
import statistics
from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.web.conftest import PICTURES
from tests.web.harness import Visit, open_table
from tests.web.person import Person

SLOWNESS = 4  # times, of the processor
SOON_MS = 2000.0
QUICK_MS = 100.0
ANSWERS = 30
TRIES = 5  # neighbours may be busy for a moment

# Notes when the button for a game is there, can be pressed and is on top.
WATCH_PLAY = """
    const look = () => {
        const button = document.querySelector("main form button[type=submit]")
        if (button && !button.disabled) {
            const box = button.getBoundingClientRect()
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
            if (button.contains(top)) return setTimeout(() => (window.usable = performance.now()))
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


def note(**figures: Any) -> None:  # noqa: ANN401 - numbers and their lists
    """Print what was measured, and keep it."""
    print(figures)  # noqa: T201 - for whoever reads the run
    PICTURES.mkdir(parents=True, exist_ok=True)
    file = PICTURES / "speed.json"
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    file.write_text(json.dumps(known | figures, indent=1, sort_keys=True), encoding="utf-8")


def test_it_is_usable_soon_on_a_slow_machine(visit: Visit) -> None:
    tries = []
    for _ in range(TRIES):
        page = visit()  # somebody new: nothing is cached
        page.add_init_script(WATCH_PLAY)
        tools = page.context.new_cdp_session(page)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
        page.goto("/")
        page.wait_for_function("() => window.usable")
        tries.append(round(page.evaluate("window.usable")))
        page.context.close()
        if tries[-1] < SOON_MS:
            break
    note(usable_ms=min(tries), usable_ms_tries=tries)
    assert min(tries) < SOON_MS


def test_an_answer_is_drawn_at_once(visit: Visit) -> None:
    tries = []
    for number in range(TRIES):
        page = visit(reduced_motion="no-preference")
        own, server, work = measure_answers(page, number)
        page.context.close()
        tries.append(round(statistics.median(own), 1))
        if tries[-1] < QUICK_MS:
            break
    note(
        own_ms_median=min(tries),
        own_ms_median_tries=tries,
        own_ms_95_percent=round(statistics.quantiles(own, n=20)[-1], 1),
        own_ms_of_processor=round(work, 1),
        server_ms_median=round(statistics.median(server), 1),
    )
    assert min(tries) < QUICK_MS


def measure_answers(page: Page, seed: int) -> tuple[list[float], list[float], float]:
    """The page's own time for each answer, the server's, and the mean work of the processor."""
    page.add_init_script(WATCH_ANSWERS)
    page.goto("/about")
    page.goto(f"/t/{open_table(page)}")
    person = Person(page, seed=seed)
    person.answer()
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = work_of(tools)
    for _ in range(ANSWERS):
        person.answer()
    person.wait()
    work = (work_of(tools) - before) / ANSWERS
    answers = page.evaluate("answers.filter(it => it.drawn)")
    assert len(answers) >= ANSWERS - 1
    server = [it["heard"] - it["sent"] for it in answers]
    own = [it["drawn"] - it["pressed"] - gone for it, gone in zip(answers, server, strict=True)]
    return own, server, work


def work_of(tools: CDPSession) -> float:
    """Milliseconds that the page has worked, whatever else the machine did meanwhile."""
    metrics = tools.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(it["value"] for it in metrics if it["name"] == "TaskDuration"))
