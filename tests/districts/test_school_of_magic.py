"""The School of Magic."""

import pytest

from tests.support.scene import offers, play, scene, why_not

INCOMES = [
    ("king", "manor"),
    ("emperor", "manor"),
    ("bishop", "temple"),
    ("merchant", "tavern"),
    ("trader", "tavern"),
    ("warlord", "prison"),
    ("diplomat", "prison"),
    ("marshal", "prison"),
]


@pytest.mark.parametrize(("character", "district"), INCOMES)
def test_r155_counts_as_the_colour_of_the_income(character: str, district: str) -> None:
    game = scene(**{character: f"gold 0, city {district} school_of_magic keep"})
    play(game, "income")
    assert game.state.players[0].gold == 2


@pytest.mark.parametrize(
    ("character", "district"), [("patrician", "manor"), ("cardinal", "temple")]
)
def test_r155_in_cards_as_well(character: str, district: str) -> None:
    game = scene(**{character: f"gold 0, city {district} school_of_magic keep"})
    play(game, "income")
    assert len(game.state.players[0].hand) == 2


def test_r154_one_resource_of_either_kind_for_the_abbot() -> None:
    for gold in range(3):
        game = scene(abbot="gold 0, city temple school_of_magic")
        play(game, "income")
        assert offers(game) == {"0", "1", "2"}
        play(game, str(gold))
        assert game.state.players[0].gold == gold
        assert len(game.state.players[0].hand) == 2 - gold


@pytest.mark.parametrize("line", ["edition czech", "abbot_school_of_magic both"])
def test_r154_gold_and_a_card_in_the_czech_edition(line: str) -> None:
    for gold in range(2):
        game = scene(line, abbot="gold 0, city temple school_of_magic")
        play(game, "income")
        assert offers(game) == {"0", "1"}
        play(game, str(gold))
        assert game.state.players[0].gold == gold + 1
        assert len(game.state.players[0].hand) == (1 - gold) + 1
        assert game.state.players[0].city[1].card.version == "czech"  # the ending of its words


@pytest.mark.parametrize(("character", "district"), [("king", "manor"), ("warlord", "prison")])
def test_r155_one_gold_for_others_in_the_czech_edition_too(character: str, district: str) -> None:
    game = scene("edition czech", **{character: f"gold 0, city {district} school_of_magic"})
    play(game, "income")
    assert game.state.players[0].gold == 2
    assert game.state.players[0].hand == []


@pytest.mark.parametrize("missing", ["manor", "temple", "tavern", "prison"])
def test_r156_does_not_fill_a_missing_colour_at_the_end(missing: str) -> None:
    costs = {"manor": 3, "temple": 1, "tavern": 1, "prison": 2}
    others = [name for name in costs if name != missing]
    game = scene(
        **{
            {"manor": "king", "temple": "bishop", "tavern": "merchant", "prison": "warlord"}[
                missing
            ]: f"gold 0, city school_of_magic {' '.join(others)}"
        }
    )
    play(game, "income")
    assert game.state.players[0].gold == 1  # as the missing colour, for income
    assert game.scores()[0].total == 6 + sum(costs[name] for name in others)


def test_q110_trade_for_the_traders_income_not_for_the_building_limit() -> None:
    game = scene(trader="gold 9, hand school_of_magic tavern, city market prison")
    play(game, "gold", "build tavern", "build school_of_magic", "income")
    assert game.state.players[0].gold == 9 + 2 - 1 - 6 + 3
    game = scene(trader="gold 9, hand school_of_magic prison, city market")
    play(game, "gold", "build school_of_magic")
    assert why_not(game, "build prison") == "limit"
    play(game, "income")
    assert game.state.players[0].gold == 9 + 2 - 6 + 2


def test_q110_chosen_anew_each_time() -> None:
    game = scene("players 2", king__bishop="gold 0, city school_of_magic manor temple", thief="")
    play(game, "gold", "end")  # the Thief
    play(game, "income")
    assert game.state.players[0].gold == 2
    play(game, "gold", "end", "income")  # the Bishop
    assert game.state.players[0].gold == 2 + 2 + 2
