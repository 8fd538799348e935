"""Rank by rank: who can never meet in a game."""

from collections import Counter
from itertools import combinations

import pytest

from citadels.core.basics import InvalidConfig
from citadels.core.registry import CHARACTERS, EDITIONS
from citadels.core.setup.config import Config

CAST = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
PAIRS = [
    (one.id, other.id)
    for one, other in combinations(CHARACTERS.values(), 2)
    if one.rank == other.rank
]


def with_both(one: str, other: str) -> tuple[str, ...]:
    """A cast with two characters, and one of every other rank up to 8."""
    ranks = (CHARACTERS[one].rank, CHARACTERS[other].rank)
    rest = (id for id in CAST if CHARACTERS[id].rank not in ranks)
    return (one, other, *rest)


def layers(marker: str) -> list[str]:
    """The characters that lay a marker."""
    return [card.id for card in CHARACTERS.values() if card.marker == marker]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_q00_two_characters_of_one_rank_never_meet(one: str, other: str) -> None:
    with pytest.raises(InvalidConfig, match="one character of each rank"):
        Config(5, cast=with_both(one, other))


def test_q00_three_characters_share_every_rank() -> None:
    ranks = Counter(card.rank for card in CHARACTERS.values())
    assert sorted(ranks) == list(range(1, 10)) and min(ranks.values()) == 3
    named = {
        *(("assassin", "witch"), ("assassin", "magistrate"), ("thief", "blackmailer")),
        *(("thief", "spy"), ("bishop", "abbot"), ("warlord", "diplomat"), ("warlord", "marshal")),
    }
    assert named <= {*PAIRS, *((other, one) for one, other in PAIRS)}


def test_q00_characters_of_different_ranks_do_meet() -> None:
    for one, other in combinations(CHARACTERS.values(), 2):
        if one.rank != other.rank:
            config = Config(5, cast=with_both(one.id, other.id))
            assert {one, other} <= set(config.cast)


@pytest.mark.parametrize(("one", "other"), [("assassin", "witch"), ("witch", "magistrate")])
def test_r080_effects_of_rank_one_never_combine(one: str, other: str) -> None:
    with pytest.raises(InvalidConfig, match=f"{one} and {other} both have rank 1"):
        Config(4, cast=with_both(one, other))


def test_r080_killed_bewitched_and_warrant_are_all_laid_by_rank_one() -> None:
    laid = [*layers("killed"), *layers("bewitched"), *layers("warrant")]
    assert laid == ["assassin", "witch", "magistrate"]
    assert {CHARACTERS[id].rank for id in laid} == {1}


def test_q00_robbery_and_threat_never_meet_and_come_after_rank_one() -> None:
    laid = [*layers("robbed"), *layers("threat")]
    assert laid == ["thief", "blackmailer"]
    assert {CHARACTERS[id].rank for id in laid} == {2}


@pytest.mark.parametrize("edition", EDITIONS)
def test_q00_no_preset_has_two_characters_of_one_rank(edition: str) -> None:
    for preset in EDITIONS[edition].presets:
        config = Config(5, edition, preset.id)
        ranks = [card.rank for card in config.cast]
        assert ranks == sorted(set(ranks))
