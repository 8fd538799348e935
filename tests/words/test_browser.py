"""The browser says what Python says: its fixtures are small, and speak of everything."""

from __future__ import annotations

import json
from typing import Any

from citadels.bots.thought import CODES
from citadels.review.reasons import CODES as MEASURED
from citadels.words.deeds import UNTOLD
from tests.words import sources
from tools import browser_fixtures as browser

MOST = 500_000  # bytes


def test_the_sentences_are_not_too_many() -> None:
    assert (browser.FOLDER / browser.SENTENCES_FILE).stat().st_size <= MOST


def test_the_story_is_told_by_every_rule() -> None:
    file = browser.FOLDER / browser.STORY_FILE
    assert file.stat().st_size <= MOST
    told = {case["line"] for case in json.loads(file.read_text(encoding="utf-8"))["cases"]}
    rules = {rule.id for rule in sources.story_rules()} - {UNTOLD}
    assert sorted((rules | {"sums"}) - told) == []


def test_the_sentences_speak_of_everything() -> None:
    kept = (browser.FOLDER / browser.SENTENCES_FILE).read_text(encoding="utf-8")
    told: dict[str, list[Any]] = {}
    for case in json.loads(kept)["cases"]:
        told.setdefault(case["kind"], []).append(case["told"])
    assert {event["name"] for event in told["event"]} == sources.events()
    asked = {sources.slug(f"{question['asker']}-{question['name']}") for question in told["ask"]}
    assert asked == sources.questions()
    assert {line["code"] for line in told["line"]} == sources.score_codes()
    assert {error["code"] for error in told["refusal"]} >= sources.errors()
    assert {why["code"] for why in told["why"]} == {*CODES, *MEASURED}
    assert {reason["code"] for reason in told["reason"]} == sources.reasons()
