"""The view on the wire: made from the core's declaration, field by field, and not by hand."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import pytest

from citadels import ALL_SEEING, SPECTATOR, Config, Game
from citadels.core.hidden import view as declared
from citadels.core.hidden.view import View
from citadels.core.option import GOLD, Option
from citadels.core.reason import DUPLICATE, Reason
from citadels.core.rng import FastRng
from citadels.server.wire.view_data import ReasonData, ViewData, form_of, view_data
from citadels.sim.loop import finish_random

PARTS = [each for each in vars(declared).values() if hasattr(each, "_fields")]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_part_of_a_view_has_its_struct(part: Any) -> None:  # noqa: ANN401
    data = form_of(part).kind
    assert data.__name__ == ("ViewData" if part is View else part.__name__.replace("View", "Data"))
    assert data.__struct_fields__ == part._fields
    assert data.__doc__ == part.__doc__.splitlines()[0]
    needed = [field.name for field in msgspec.structs.fields(data) if field.required]
    assert needed == [name for name in part._fields if name not in part._field_defaults]


def test_what_is_sent_is_what_is_seen() -> None:
    game = Game(Config(4), 3)
    for observer in (0, 1, SPECTATOR, ALL_SEEING):
        seen = game.view(observer)
        sent = msgspec.json.decode(msgspec.json.encode(view_data(seen)), type=ViewData)
        assert sent.players == tuple(form_of(declared.PlayerView).write(p) for p in seen.players)
        for name in ("observer", "cast", "round", "crown", "deck_size", "hoard", "aside"):
            assert getattr(sent, name) == getattr(seen, name)
        assert seen.question is not None
        assert sent.question.options == tuple(option.text for option in seen.options)
        assert set(sent.question.reasons) == {option.text for option in seen.question.reasons}


def test_an_end_is_sent_with_scores_and_no_question() -> None:
    game = Game(Config(4), 3)
    finish_random(game, FastRng(3))
    sent = msgspec.json.decode(msgspec.json.encode(view_data(game.view())))
    assert "question" not in sent
    assert [score["seat"] for score in sent["scores"]] == game.ranking()


class Sample(NamedTuple):
    """A part that a view might have."""

    reasons: dict[Option, Reason] = {}  # noqa: RUF012
    pair: tuple[str, int] = ("", 0)
    maybe: Option | None = None


class Wrong(NamedTuple):
    """A part that no view can have."""

    pairs: tuple[tuple[Option, int], str]


def test_options_are_sent_as_texts_and_cards_as_ids() -> None:
    form = form_of(Sample)
    sent = form.write(Sample({GOLD: DUPLICATE}, ("a", 1), GOLD))
    assert sent.reasons == {"gold": ReasonData("duplicate")}
    assert (sent.pair, sent.maybe) == (("a", 1), "gold")
    assert msgspec.json.encode(form.write(Sample())) == b"{}"


def test_what_cannot_be_sent_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match="cannot have a field"):
        form_of(Wrong)
