"""The worked examples of the rulebooks."""

from tests.support.scene import city, hand, offers, play, player, scene, why_not


def test_t01_a_turn_with_a_robbery_a_destruction_income_and_a_build() -> None:
    game = scene(
        "turn warlord",
        "mark robbed warlord",
        thief="gold 1",
        architect="gold 0, city market tavern",
        warlord="gold 4, hand barracks tavern, city prison school_of_magic",
    )
    thief, victim = player(game, "thief"), player(game, "warlord")
    architect = player(game, "architect")
    assert (thief.gold, victim.gold) == (5, 0)  # 1. robbed at the reveal
    play(game, "gold")  # 2.
    assert victim.gold == 2
    play(game, "use warlord", "market@1")  # 3. for 1 gold
    assert victim.gold == 1
    assert city(architect) == ["tavern"]
    assert architect.gold == 0
    assert [card.id for card in game.state.deck.tail] == ["market"]
    play(game, "income")  # 4. Prison and School of Magic
    assert victim.gold == 3
    play(game, "build barracks")  # 5.
    assert victim.gold == 0
    assert city(victim) == ["prison", "school_of_magic", "barracks"]
    assert why_not(game, "income") == "used"
    assert why_not(game, "build tavern") == "limit"
    assert offers(game) == {"end"}
    play(game, "end")  # the last character of all: the round is over
    assert game.state.round.number == 2
    assert hand(victim) == ["tavern"]


def test_t02_a_turn_with_the_income_first() -> None:
    game = scene(
        "turn warlord",
        "mark robbed warlord",
        thief="gold 0",
        architect="gold 0, city market",
        warlord="gold 3, hand barracks, city prison watchtower",
    )
    thief, victim = player(game, "thief"), player(game, "warlord")
    stash = [victim.gold]
    for choices in (("gold",), ("income",), ("use warlord", "market@1"), ("build barracks",)):
        play(game, *choices)
        stash.append(victim.gold)
    assert stash == [0, 2, 4, 3, 0]
    assert thief.gold == 3
    assert city(player(game, "architect")) == []
    assert city(victim) == ["prison", "watchtower", "barracks"]
    play(game, "end")
    assert game.state.round.number == 2
