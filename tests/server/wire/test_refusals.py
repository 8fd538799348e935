"""Refusals reach whoever wished with all that the words for them speak of, lists too."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NoReturn

import pytest

from citadels.core.basics import Fact, Refusal
from citadels.server.http import lobby
from citadels.server.settings import Settings
from citadels.server.wire import messages as m
from citadels.words import Reader as Words
from citadels.words import say_to
from tests.server.served import fresh, served
from tests.server.table import Reader, make_desk

FACTS: dict[str, Fact] = {"name": "tavern", "known": ("gold", "cards"), "most": 2}


def refuse(*_: object) -> NoReturn:
    raise Refusal("not offered", "not-offered", **FACTS)


def test_a_refusal_by_the_socket_keeps_its_lists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with make_desk(tmp_path) as desk:
            reader = Reader(desk, "ada")
            monkeypatch.setattr(reader.client, "_obey", refuse)
            answer = await reader.command(do="ping")
            assert isinstance(answer, m.Refused)
            assert answer.facts == FACTS
            said = say_to(Words("en"), Refusal("", answer.code, **answer.facts))
            assert said == "“tavern” is not possible now. You can choose: gold and cards."

    asyncio.run(test())


def test_a_refusal_by_http_keeps_its_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "check_level", refuse)
    settings = Settings(fresh(tmp_path / "test.db"))
    with served(settings) as client:
        answer = client.post("/api/tables", json={"fill": "novice"})
    assert answer.status_code == 409
    known = {**FACTS, "known": ["gold", "cards"]}
    assert answer.json() == {"code": "not-offered", "facts": known}
