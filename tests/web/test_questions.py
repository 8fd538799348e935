"""Questions: every kind that the game asks can be answered in the browser."""

from __future__ import annotations

from playwright.sync_api import Page

from citadels.core.option import KIND_NAMES, read_option
from tests.web.harness import Server, open_table
from tests.web.person import Look, Offer, Person, kinds_of
from tests.web.player import Message, at_the_end, play_until

KINDS = {
    "character",
    "player",
    "card",
    "many cards",
    "district",
    "colour",
    "number",
    "yes or no",
}
# Casts that ask all of it, some of them only when the game goes that way.
CASTS = (
    "magistrate spy magician emperor abbot merchant navigator warlord artist",
    "assassin blackmailer magician emperor abbot merchant architect diplomat artist",
    "magistrate spy wizard king abbot trader scholar marshal artist",
)
MOST_GAMES = 12


def test_every_kind_of_question_is_answered(page: Page, server: Server) -> None:
    person = Person(page)
    for game in range(MOST_GAMES):
        cast = CASTS[game % len(CASTS)].split()
        table = open_table(page, setup={"players": 3, "cast": cast})
        answer_what_is_new(person, server, table, seed=game)
        if set(person.kinds) >= KINDS:
            return
    raise AssertionError(f"never asked: {KINDS - set(person.kinds)}")


def answer_what_is_new(person: Person, server: Server, table: str, seed: int) -> None:
    """Let the game run, and answer in the page what was not asked there before."""
    while not set(person.kinds) >= KINDS:

        def is_new(message: Message) -> bool:
            return bool(new_offers(person, look_of(message)))

        person.page.goto("about:blank")  # whoever plays for it is quicker than a page
        message = play_until(person.page, server, table, is_new, seed)
        if at_the_end(message):
            return
        person.page.goto(f"/t/{table}")
        look = person.wait_for(message["question"])
        assert sorted(look.options) == sorted(message["views"][0]["question"]["options"])
        person.give(look, new_offers(person, look)[0])
        person.wait()


def new_offers(person: Person, look: Look) -> list[Offer]:
    """The answers that answer a new kind of question."""
    return [offer for offer in look.offers if kinds_of(look, offer) - set(person.kinds)]


def look_of(message: Message) -> Look:
    """What a page would show of a question that was told."""
    question = message["views"][0].get("question") or {}
    options = map(read_option, question.get("options", []))
    offers = [Offer(option.text, KIND_NAMES[option.kind], "", "", False) for option in options]
    return Look(message["question"], bool(offers), "playing", "", False, 0, offers)
