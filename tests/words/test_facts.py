"""Facts: the words of every card say who, when, how much and except what, in every language."""

from __future__ import annotations

import re

import pytest

from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS
from citadels.words import LANGUAGES
from citadels.words.bundles import has_part, slug
from tests.words import card_facts as facts

UNIQUE = set(DISTRICTS) - set(EDITIONS["deluxe"].basic)
# A control changes words and asks what is missing then: (language, card, what, instead of it).
WRONG_NUMBERS = [
    ("en", "smithy", r"3 cards for 2", "2 cards for 3"),
    ("en", "scholar", r"Draw 7", "Draw 6"),
    ("uk", "queen", r"3 монети", "4 монети"),
    ("ru", "navigator", r"\b4 ", "5 "),
    ("cs", "laboratory", r"\b2 mince", "3 mince"),
    ("pl", "warlord", r"kosztuje 2|za 2|to 2", "za 9"),
]
LOST_EXCEPTIONS = [  # the card, whose exception is lost with the sentences that name a card
    ("bishop", "armory"),
    ("navigator", "stables"),
    ("warlord", "keep"),
    ("marshal", "quarry"),
    ("monument", "magistrate"),
    ("cemetery", "artist"),
]


def edition_words() -> set[str]:
    """The cards for which an edition has a text or rules of its own."""
    return {
        f"{card}-{edition}"
        for card in (*CHARACTERS, *UNIQUE)
        for edition in EDITIONS
        if any(has_part(f"{slug(card)}-{edition}", part, "en") for part in facts.PARTS)
    }


def test_every_card_that_does_something_has_facts() -> None:
    assert facts.facts().keys() == CHARACTERS.keys() | UNIQUE | edition_words()


def test_every_fact_can_be_recognised() -> None:
    for card in facts.facts():
        for fact in facts.facts()[card]:
            assert fact.numbers or fact.counts or fact.cards or fact.ideas, fact
            assert fact.part in ("", *facts.PARTS), fact
            assert set(fact.cards) <= CHARACTERS.keys() | DISTRICTS.keys(), fact


def test_every_idea_is_used_and_has_words_in_every_language() -> None:
    every = [fact for rows in facts.facts().values() for fact in rows]
    used = {idea for fact in every for idea in fact.ideas}
    used |= {count.split()[1] for fact in every for count in fact.counts}
    assert facts.ideas().keys() == used
    assert [idea for idea, words in facts.ideas().items() if set(words) != set(LANGUAGES)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_must(language: str) -> None:
    found = [
        lost
        for card in facts.facts()
        for lost in facts.missing(facts.words_of(card, language), card, language)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_has_a_number_that_no_fact_knows(language: str) -> None:
    found = [
        strange
        for card in facts.facts()
        for strange in facts.strange_numbers(facts.words_of(card, language), card)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_control_a_lost_line_is_noticed(language: str) -> None:
    """Of all lines of all rules, hardly one can go without a fact that misses it."""
    lines, unnoticed = 0, []
    for card in facts.facts():
        words = facts.words_of(card, language)
        before = facts.missing(words, card, language)
        rules = words["rules"].split("\n")
        for place, line in enumerate(rules):
            lines += 1
            rest = words | {"rules": "\n".join(rules[:place] + rules[place + 1 :])}
            if facts.missing(rest, card, language) == before:
                unnoticed.append(f"{card}: {line}")
    assert len(unnoticed) <= lines // 25, unnoticed


@pytest.mark.parametrize(("language", "card", "right", "wrong"), WRONG_NUMBERS)
def test_control_a_wrong_number_is_found(language: str, card: str, right: str, wrong: str) -> None:
    words = facts.words_of(card, language)
    changed = {part: re.sub(right, wrong, text) for part, text in words.items()}
    assert changed != words
    before = facts.missing(words, card, language)
    lost = set(facts.missing(changed, card, language)) - set(before)
    assert lost or facts.strange_numbers(changed, card)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("card", "named"), LOST_EXCEPTIONS)
def test_control_a_lost_exception_is_found(language: str, card: str, named: str) -> None:
    words = facts.words_of(card, language)
    kept = [s for s in facts.ENDED.split(words["rules"]) if not facts.names(named, language, s)]
    changed = words | {"rules": " ".join(kept)}
    assert changed != words
    assert [lost for lost in facts.missing(changed, card, language) if named in lost]
