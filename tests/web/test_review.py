"""Reviews: the curve, the turning points, the accounts and who hurt whom, of a finished game."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from citadels import read_record
from citadels.core.basics import NOBODY
from citadels.review import ACCOUNT, Review, read_review
from citadels.words import Reader
from citadels.words.review import say_account, say_moment, tell_steps
from tests.web.harness import DESKTOP, PHONE, Screen, Server, Visit, Watch, axe, open_context
from tests.web.person import Keys, Person
from tests.web.player import at_the_end, play_until
from tests.web.screens import bring_to, is_drafting, open_place, some_of
from tests.web.staged import SETTLE
from tests.web.test_screens import overflow

PATIENCE = 240_000.0  # milliseconds: the server makes it while others use the machine
TURN = 4  # questions: a character, what is gathered, what is built, the end
BACK = 5  # steps before the end
NEAR = 50.0  # pixels
SLOPPY = 1.5  # percent: shares are rounded


class Finished(NamedTuple):
    """A finished game, and the cookies of who played it."""

    table: str
    cookies: Any

    @property
    def place(self) -> str:
        return f"/r/{self.table}/review"


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> Finished:
    context = open_context(browser, server, painted=False)
    page = context.new_page()
    table = bring_to(page, server, at_the_end)
    found = Finished(table, context.cookies())
    open_review(page, found)  # made once
    context.close()
    return found


def open_review(page: Page, finished: Finished) -> Review:
    """Open the page, wait until something is drawn; give what the server has by then."""
    open_place(page, finished.place)
    page.locator(".plot polyline").first.wait_for(state="attached", timeout=PATIENCE)
    return review_of(page, finished.table)


def review_of(page: Page, table: str) -> Review:
    answer = page.request.get(f"/api/tables/{table}/review").json()
    return read_review(json.dumps(answer["review"]))


def frozen(page: Page, finished: Finished) -> Review:
    """The same, with a page to which the better review does not come meanwhile."""
    open_place(page, "/")
    answer = page.request.get(f"/api/tables/{finished.table}/review").json()
    body = json.dumps({**answer, "state": "whole"})
    page.route(re.compile("/review\\?"), lambda route: route.fulfill(body=body, content_type=JSON))
    open_review(page, finished)
    return read_review(json.dumps(answer["review"]))


JSON = "application/json"


def test_the_score_sheet_leads_to_the_review(visit: Visit, finished: Finished) -> None:
    page = visit(DESKTOP)
    page.context.add_cookies(finished.cookies)
    open_place(page, "/")
    expect(page.get_by_role("link", name="Review")).to_have_count(1)  # of my games
    open_place(page, f"/r/{finished.table}")
    expect(page.get_by_role("link", name="Review")).to_have_count(1)
    open_place(page, f"/t/{finished.table}")
    page.get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile(f"{finished.place}$"))
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible()


def test_the_curve_is_walked_by_keys_and_by_taps(page: Page, finished: Finished) -> None:
    review = frozen(page, finished)
    expect(page.locator(".plot polyline")).to_have_count(review.players)
    expect(page.locator(".plot b")).to_have_count(len(review.moments))
    slider = page.get_by_role("slider")
    last = len(review.steps) - 1
    expect(slider).to_have_value(str(last))
    assert shares_shown(page) == [round(100 * share) for share in review.steps[last].shares]
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    assert abs(sum(shares_shown(page)) - 100) <= SLOPPY * review.players
    box = page.locator(".plot").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    at = int(slider.input_value())
    assert abs(at - last / 2) <= 1
    seat = review.steps[at + 1].seat
    asked = page.locator(".player").nth(seat)
    expect(asked).to_have_class(re.compile("asked"))  # the board of that step


def shares_shown(page: Page) -> list[int]:
    return [int(text.strip("%")) for text in page.locator(".legend b").all_inner_texts()]


@pytest.mark.long  # web/tests/components/review.test.ts
def test_moments_and_accounts_are_told_as_in_the_terminal(page: Page, finished: Finished) -> None:
    review = frozen(page, finished)
    record = read_record(page.request.get(f"/api/tables/{finished.table}/record").text())
    replay = page.request.get(f"/api/tables/{finished.table}/replay").json()
    chairs = enumerate(replay["chairs"], 1)
    names = [chair.get("name") or f"Player {number}" for number, chair in chairs]
    reader = Reader("en", NOBODY, names, review.edition)
    told = tell_steps(record, reader)
    items = page.locator(".moments > li")
    assert review.moments
    for place, moment in enumerate(review.moments):
        item = items.nth(place)
        said = say_moment(moment, told, reader)
        shown = plain(item.locator("p").first.inner_text())
        assert plain(said).startswith(shown) and len(shown) > 20
        item.get_by_role("button", name="Show the board").click()
        step = moment.step - (moment.kind == "error")
        expect(page.get_by_role("slider")).to_have_value(str(step))
        if moment.options:
            item.get_by_role("button", name="Why?").click()
            expect(item.locator("ul li")).to_have_count(len(moment.options))
        if moment.kind == "error":
            assert plain(said).endswith(plain(item.locator("p").last.inner_text()))
    for account in review.accounts:
        card = page.locator(".accounts > li").nth(account.seat)
        expect(card.locator("dt")).to_have_count(len(ACCOUNT))
        said = " ".join(say_account(account, review, reader))
        assert plain(card.locator(".said").inner_text()) == plain(said)


def plain(text: str) -> str:
    """A sentence without what typesetting changes."""
    return " ".join(text.split()).replace("\u2060", "")


@pytest.mark.long
def test_a_table_stands_behind_the_curve(page: Page, finished: Finished) -> None:
    review = frozen(page, finished)
    page.get_by_text("All steps as a table").click()
    rows = page.locator("details tbody tr")
    expect(rows).to_have_count(len(review.steps))
    cells = rows.nth(3).locator("td").all_inner_texts()
    assert [int(cell.strip("%")) for cell in cells[2:]] == [
        round(100 * share) for share in review.steps[3].shares
    ]


@pytest.mark.parametrize(
    ("screen", "scheme", "language"),
    some_of((PHONE, "light", "uk"), (DESKTOP, "dark", "pl")),
)
def test_it_is_accessible_and_fits(
    visit: Visit, finished: Finished, screen: Screen, scheme: str, language: str
) -> None:
    page = visit(screen, color_scheme=scheme, locale=language)
    frozen(page, finished)
    folds = page.locator(".moments [aria-expanded], .accounts summary")
    folds.evaluate_all("(all) => all.forEach((fold) => fold.click())")
    assert axe(page) == []
    assert overflow(page) == ""
    page.locator(".moments .button:has(use[href$=fork])").first.click()
    page.locator("dialog[open] select").first.wait_for()
    page.evaluate(SETTLE)
    assert axe(page) == []
    assert overflow(page) == ""


@pytest.mark.long  # tests/server/tables/test_tries.py opens such games
def test_a_step_is_tried_as_a_game_of_its_own(
    page: Page, server: Server, finished: Finished
) -> None:
    frozen(page, finished)
    here = page.get_by_role("button", name="Try from here")
    expect(here).to_be_disabled()  # after the last choice nothing is left to play
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    record = read_record(page.request.get(f"/api/tables/{finished.table}/record").text())
    before = record.replay(1)
    assert before.question is not None
    seat = before.question.seat
    here.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Who you play")).to_have_value(str(seat))
    page.keyboard.press("ArrowRight")  # the curve stays where it is while it is asked
    expect(dialog.get_by_label("Who you play")).to_have_value(str(seat))
    dialog.get_by_role("button", name="Start the try").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".tried")).to_contain_text("A try")
    person = Person(page, Keys())
    person.play(until=lambda _: person.questions.total() >= TURN)
    table = page.url.split("/")[-1]
    told = play_until(page, server, table, lambda _: True)
    assert told["tried"] == {"step": 1, "round": 1, "seat": seat, "origin": finished.table}
    page.goto("about:blank")  # whoever plays the rest is quicker than a page
    play_until(page, server, table, at_the_end)
    page.goto(f"/t/{table}")
    again = page.get_by_role("link", name="Try again")
    expect(again).to_have_attribute("href", f"{finished.place}#1")
    open_place(page, "/")
    expect(page.locator("li:has(.tried)")).to_have_count(1)


def test_a_draft_shows_what_could_be_known_beside_the_truth(page: Page, finished: Finished) -> None:
    review = frozen(page, finished)
    seat = 2
    page.get_by_label("Player who is guessing").select_option(str(seat))
    draft = [draft for draft in review.drafts if draft.seat == seat][1]
    page.get_by_label("Round", exact=True).select_option(str(draft.step))
    expect(page.get_by_role("slider")).to_have_value(str(draft.step))  # the board of that moment
    rows = page.locator(".guesses > li")
    expect(rows).to_have_count(review.players - 1)
    for row, guess in zip(rows.all(), draft.guesses, strict=True):
        chips = row.locator(".chip")
        chances = [int(text.strip("%")) for text in chips.locator("b").all_inner_texts()]
        assert chances == sorted(chances, reverse=True)
        assert abs(sum(chances) - 100 * sum(guess.chances)) <= SLOPPY * len(review.cast)
        held = [place for place, holder in enumerate(draft.held) if holder == guess.seat]
        expect(row.locator(".held")).to_have_count(len(held))
        expect(row.get_by_role("img", name="held")).to_have_count(len(held))


@pytest.mark.long  # tests/cli/test_review.py reads the same sentences
def test_whoever_played_is_spoken_to(visit: Visit, finished: Finished) -> None:
    page = visit(DESKTOP)
    mine = page.locator(".accounts > li", has_text="(you)")
    frozen(page, finished)
    expect(mine).to_have_count(0)  # a stranger with the link
    page.context.clear_cookies()
    page.context.add_cookies(finished.cookies)
    open_review(page, finished)
    expect(mine).to_have_count(1)
    expect(page.locator(".accounts > li").first).to_contain_text("(you)")
    chairs = page.request.get(f"/api/tables/{finished.table}/replay").json()["chairs"]
    (seat,) = [seat for seat, chair in enumerate(chairs) if chair.get("yours")]
    expect(page.get_by_label("Player who is guessing")).to_have_value(str(seat))


def first_look(whole: dict[str, Any]) -> dict[str, Any]:
    """A review with less effort: its shares stay at the start."""
    steps = [{**step, "shares": whole["start"]} for step in whole["steps"]]
    return {**whole, "effort": "quick", "steps": steps}


def with_a_mistake(review: dict[str, Any]) -> dict[str, Any]:
    """The same, with a mistake of the first player at the last of their choices."""
    step = [step for step in review["steps"] if step["seat"] == 0][-1]
    options = [{"option": option, "share": 0.5, "error": 0.01} for option in ("gold", "cards")]
    why = {"code": "", "card": "", "player": NOBODY, "amount": 0}
    mistake = {"step": step["number"], "seat": 0, "kind": "timing", "choice": "cards"}
    mistake |= {"best": "gold", "loss": 0.1, "error": 0.01, "options": options, "why": why}
    return {**review, "mistakes": [mistake]}


@pytest.mark.long
def test_a_closer_look_takes_over_and_the_reader_stays_where_they_are(
    page: Page, finished: Finished
) -> None:
    open_place(page, "/")
    told = page.request.get(f"/api/tables/{finished.table}/review").json()
    whole = with_a_mistake(told["review"])
    ready: list[bool] = []

    def answer(route: Route) -> None:
        effort, state = ("normal", "whole") if ready else ("quick", "working")
        review = whole if ready else first_look(whole)
        sent = None if route.request.url.endswith(f"have={effort}") else review
        head = {"state": state, "done": 0.4, "effort": effort, "older": False}
        route.fulfill(json={**head, "review": sent})

    page.route(re.compile("/review\\?"), answer)
    open_review(page, finished)
    expect(page.get_by_text("A closer one is being made: 40%.")).to_be_visible()
    page.keyboard.press("End")
    for _ in range(BACK):
        page.keyboard.press("ArrowLeft")
    at = len(whole["steps"]) - 1 - BACK
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(str(at))
    start = [round(100 * share) for share in whole["start"]]
    assert shares_shown(page) == start
    page.get_by_label("Player who is guessing").select_option("2")
    page.locator(".accounts summary").press("Enter")
    why = page.locator(".mistakes").get_by_role("button", name="Why?")
    why.press("Enter")
    before = why.bounding_box()
    ready.append(True)
    expect(page.get_by_role("status").filter(has_text="The review is complete.")).to_have_count(1)
    shares = [round(100 * share) for share in whole["steps"][at]["shares"]]
    assert shares_shown(page) == shares != start
    expect(slider).to_have_value(str(at))
    expect(page.get_by_label("Player who is guessing")).to_have_value("2")
    expect(why).to_be_focused()
    expect(why).to_have_attribute("aria-expanded", "true")
    after = why.bounding_box()
    assert before and after and abs(before["y"] - after["y"]) < NEAR


@pytest.mark.long
def test_one_by_an_older_judge_is_looked_at_again(page: Page, finished: Finished) -> None:
    open_place(page, "/")
    told = page.request.get(f"/api/tables/{finished.table}/review").json()
    asked: list[str] = []  # of an older judge, then of today's: what is new, and all of it

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            head = {"state": "working", "done": 0, "effort": "normal", "older": True}
            return route.fulfill(json=head)
        asked.append(route.request.url)
        have = asked[-1].endswith("have=normal")
        head = {"state": "whole", "effort": "normal", "older": len(asked) == 1}
        return route.fulfill(json={**told, **head, "review": None if have else told["review"]})

    page.route(re.compile("/api/tables/[^/]+/review"), answer)
    open_place(page, finished.place)
    button = page.get_by_role("button", name="Review again")
    expect(
        page.get_by_text("This review was made by an earlier version of the judge.")
    ).to_be_visible()
    with page.expect_response(lambda _: len(asked) == 3):
        button.press("Enter")
    expect(button).to_have_count(0)
    expect(page.locator(".plot polyline")).to_have_count(len(told["review"]["accounts"]))
    assert not asked[-1].endswith("have=normal")  # what came before is not taken for the new one


def test_the_players_games_over_time_count_it(visit: Visit, finished: Finished) -> None:
    page = visit(PHONE)
    page.context.add_cookies(finished.cookies)
    open_place(page, "/")
    page.get_by_role("link", name="Statistics").click()
    expect(page).to_have_url(re.compile("/games$"))
    expect(page.get_by_text("1 finished game,")).to_be_visible()
    expect(page.get_by_text("Too few games to tell.").first).to_be_visible()


def test_a_game_that_goes_on_has_none(page: Page, server: Server, watch: Watch) -> None:
    watch.expect("409")  # it is refused
    table = bring_to(page, server, is_drafting)
    open_place(page, f"/r/{table}/review")
    expect(page.get_by_role("heading", name="There is no review")).to_be_visible()
    expect(page.locator(".plot")).to_have_count(0)
