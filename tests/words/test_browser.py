"""The browser says what Python says: its fixtures are current, and speak of everything."""

from __future__ import annotations

import json
from typing import Any

import pytest

from citadels.bots.thought import CODES
from tests.words import browser, sources

MOST = 400_000  # bytes


@pytest.mark.parametrize("name", browser.FILES)
def test_the_fixtures_of_the_browser_are_current(name: str) -> None:
    kept = (browser.FOLDER / name).read_text(encoding="utf-8")
    assert kept == browser.page(name), "python -m tests.words.browser writes them anew"
    assert len(kept.encode()) <= MOST


def test_the_sentences_speak_of_everything() -> None:
    kept = (browser.FOLDER / browser.SENTENCES_FILE).read_text(encoding="utf-8")
    told: dict[str, list[Any]] = {}
    for case in json.loads(kept)["cases"]:
        told.setdefault(case["kind"], []).append(case["told"])
    assert {event["name"] for event in told["event"]} == sources.events()
    asked = {sources.slug(f"{ask['asker']}-{ask['question']}") for ask in told["ask"]}
    assert asked == sources.questions()
    assert {line["code"] for line in told["line"]} == sources.score_codes()
    assert {error["code"] for error in told["refusal"]} >= sources.errors()
    assert {why["code"] for why in told["why"]} == set(CODES)
    assert {reason["code"] for reason in told["reason"]} == sources.reasons()
