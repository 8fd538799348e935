"""The value of reviews: from a file that fits, alike for all seats, through forced answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadels import Game, read_position
from citadels.bots.weights import UnfitWeights, read_card
from citadels.core.basics import RULES_VERSION
from citadels.core.registry import EDITIONS
from citadels.review.features import COUNT, NAMES, features
from citadels.review.value import quiet
from citadels.review.weights import FOLDER, NAME, load_judge, schema, shipped_judge
from tests.review.playing import record
from tests.support.weights import copy_of

FILE = FOLDER / NAME
GROUPS = {f"{count} players" for count in range(2, 9)} | {"in the draft", "in turns"}
GROUPS |= set(EDITIONS)


def test_the_shipped_file_fits() -> None:
    card = read_card(FILE)
    assert card["schema"] == schema()
    assert 1 <= card["rules"] <= RULES_VERSION
    assert card["features"] == list(NAMES)
    assert FILE.stat().st_size < 100_000


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"schema": "0123456789abcdef"}, "made for the features 0123456789abcdef"),
        ({"rules": RULES_VERSION + 1}, f"made for rules {RULES_VERSION + 1}"),
    ],
)
def test_a_file_for_something_else_is_refused(
    tmp_path: Path, change: dict[str, object], message: str
) -> None:
    with pytest.raises(UnfitWeights, match=message):
        load_judge(copy_of(FILE, tmp_path, **change))


def test_weights_of_another_shape_are_refused(tmp_path: Path) -> None:
    file = copy_of(FILE, tmp_path)
    file.write_text("\n".join(FILE.read_text().splitlines()[1:]))
    with pytest.raises(UnfitWeights, match="do not fit"):
        load_judge(file)


def test_the_card_says_how_sure_the_value_is() -> None:
    """Within three points in each tenth, or within its interval, on games held out."""
    card = read_card(FILE)
    assert card["check_loss"] < card["even_loss"] - 0.2
    assert set(card["groups"]) == GROUPS
    assert len(card["calibration"]) == 10
    for row in card["calibration"]:
        gap = abs(row["said"] - row["found"])
        assert gap <= 0.03 or gap <= row["half_width"], row


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_is_about_right_in_every_edition(edition: str) -> None:
    table = read_card(FILE)["groups"][edition]["calibration"]
    assert sum(row["rows"] for row in table) > 40_000
    for row in table:
        gap = abs(row["said"] - row["found"])
        assert gap <= 0.035 or gap <= row["half_width"], row


def test_all_seats_are_alike() -> None:
    """Turned by a seat, the table has the same shares, turned by a seat."""
    table = [
        "king: crown, gold 4, hand tavern, city temple",
        "bishop: gold 1, city manor keep",
        "warlord: hand palace, gold 7",
        "merchant: gold 3, city docks",
    ]
    shares = []
    for turn in range(4):
        lines = [f"@{(place + turn) % 4} {text}" for place, text in enumerate(table)]
        found = shipped_judge().shares(read_position("\n".join(sorted(lines))).state)
        shares.append([found[(place + turn) % 4] for place in range(4)])
    for turned in shares[1:]:
        assert turned == pytest.approx(shares[0])


def test_shares_sum_to_one_and_the_end_is_exact() -> None:
    game = record(2).replay(0, events=False)
    for number, option in enumerate(record(2).choices):
        if number % 5 == 0:
            rows = features(game.state)
            assert {len(row) for row in rows} == {COUNT}
            shares = shipped_judge().shares(game.state)
            assert sum(shares) == pytest.approx(1.0) and min(shares) >= 0
        game.play(option)
    assert shipped_judge().shares(game.state)[game.ranking()[0]] == 1.0


def test_a_forced_answer_has_the_value_of_what_follows() -> None:
    game = read_position("@0 merchant: gold 0\n@1 warlord: gold 3, hand tavern")
    game.play("use merchant"), game.play("gold")
    assert [option.text for option in game.options] == ["end"]
    after = game.copy()
    after.play("end")
    assert quiet(game.state).question == after.question
    assert shipped_judge().shares(game.state) == shipped_judge().shares(after.state)


def test_a_forced_answer_before_chance_stays() -> None:
    game = read_position("@0 merchant: gold 0\n@1: gold 3")
    game.play("use merchant"), game.play("gold")
    state = game.state
    assert [option.text for option in game.options] == ["end"]
    assert quiet(state) is state, "the next round begins with a draw of characters"


def test_the_value_knows_who_is_ahead_in_the_last_turns() -> None:
    ahead = read_position(
        """@0 warlord: gold 6, hand palace, city temple church monastery cathedral harbor keep
        @1 king: gold 0, city tavern
        @2 bishop: gold 1, city manor"""
    )
    shares = shipped_judge().shares(ahead.state)
    assert shares[0] > 0.6 and shares[0] == max(shares)


def test_a_mark_on_a_character_matters() -> None:
    """The killed one is worse off, and would not be if nobody held the character."""
    game = read_position(
        """@0 assassin: gold 2
        @1 king: gold 6, hand palace manor, city temple church
        @2 bishop: gold 2, city tavern"""
    )
    game.play("use assassin")
    other = game.copy()
    game.play("king"), other.play("merchant")
    judge = shipped_judge()
    assert judge.shares(game.state)[1] < judge.shares(other.state)[1]


def test_a_new_game_is_even() -> None:
    shares = [shipped_judge().shares(Game(record(2).config, seed).state) for seed in range(8)]
    for seat in range(4):
        assert sum(each[seat] for each in shares) / len(shares) == pytest.approx(0.25, abs=0.1)
