"""The calls and the turn: gathering, abilities, building, gold, cards and the deck."""

from collections import Counter

import pytest

from citadels import Config, Event, Game, IllegalChoice
from citadels.core.basics import SPECTATOR
from citadels.core.hidden.view import HIDDEN
from citadels.core.rng import make_rng
from tests.support.scene import asked, city, hand, offers, play, player, scene, seat_of, why_not


def events(game: Game, name: str) -> list[Event]:
    return [event for event in game.events if event.name == name]


def tail(game: Game) -> list[str]:
    """The cards put under the deck, the lowest last."""
    return [card.id for card in game.state.deck.tail]


def empty_deck(game: Game, *left: str) -> None:
    """Take away all cards of the deck but some on top."""
    cards = {card.id: card for card in game.config.deck}
    game.state.deck.head[:] = [cards[name] for name in left]
    game.state.deck.pool.clear()
    game.state.deck.tail.clear()
    game.state.deck.known.clear()
    game.state.ask_again()


# Calls


def test_r041_the_crowned_player_calls_the_ranks_in_ascending_order() -> None:
    game = scene(assassin="", king="", bishop="crown", warlord="")
    for _ in range(4):
        play(game, "gold", "end")
    calls = events(game, "calls")
    assert [event.amount for event in calls] == [1, 2, 3, 4, 5, 6, 7, 8]
    bishop, king = seat_of_name(game, "bishop"), seat_of_name(game, "king")
    assert [event.seat for event in calls] == [bishop] * 4 + [king] * 4  # from the King's reveal on


def seat_of_name(game: Game, character: str) -> int:
    """The seat that revealed a character."""
    return next(e.seat for e in events(game, "reveals") if e.things[0].text == character)


def test_r042_the_owner_reveals_and_takes_a_turn() -> None:
    game = scene(thief="", merchant="", seat_c="crown")
    assert game.state.turn.seat == seat_of(game, "thief")
    assert game.state.is_revealed(2)
    assert not game.state.is_revealed(6)
    play(game, "gold", "end")
    assert game.state.turn.seat == seat_of(game, "merchant")
    assert game.state.is_revealed(6)
    silent = [event.amount for event in events(game, "silent")]
    assert silent == [1, 3, 4, 5]


def test_r042_with_two_characters_only_the_called_one_is_revealed() -> None:
    game = scene("players 2", assassin__king="", thief__warlord="")
    assert [rank for rank in range(1, 9) if game.state.is_revealed(rank)] == [1]
    play(game, "gold", "end")
    assert [rank for rank in range(1, 9) if game.state.is_revealed(rank)] == [1, 2]


def test_r043_after_the_last_rank_a_new_round_begins() -> None:
    game = scene("round 5", "turn warlord", king="crown", warlord="", seat_c="", seat_d="")
    play(game, "gold", "end")
    assert game.state.round.number == 6
    assert asked(game) == "draft-keep"
    assert game.question is not None
    assert game.question.seat == 0  # the crown chooses first
    assert game.state.round.revealed == 0
    assert set(game.state.round.holder) == {-1}
    assert not game.state.round.tokens
    begun = events(game, "round")[-1]
    assert (begun.seat, begun.amount) == (0, 6)
    back = game.state.round.undrafted | game.state.round.face_up | 1 << game.state.round.taken[0]
    assert back == game.config.ranks


def test_r043_with_nine_characters_rank_9_is_called_too() -> None:
    game = scene(warlord="", artist="crown")
    play(game, "gold", "end")
    assert game.state.turn.character is game.config.character("artist")
    assert game.state.round.number == 1
    play(game, "gold", "end")
    assert game.state.round.number == 2


# Gathering


def test_r044_two_gold_from_the_bank() -> None:
    game = scene(king="gold 1")
    bank = game.state.bank
    play(game, "gold")
    assert player(game, "king").gold == 3
    assert game.state.bank == bank - 2
    assert not hand(player(game, "king"))


def test_r044_or_one_of_two_cards() -> None:
    game = scene("deck tavern market docks", king="gold 1")
    play(game, "cards")
    assert asked(game) == "gather-keep"
    assert offers(game) == {"tavern", "market"}
    play(game, "market")
    assert hand(player(game, "king")) == ["market"]
    assert tail(game) == ["tavern"]
    assert [card.id for card in game.state.deck.head] == ["docks"]
    assert player(game, "king").gold == 1


def test_r044_of_two_equal_cards_one_is_kept() -> None:
    game = scene("deck tavern tavern", king="")
    play(game, "cards", "tavern")
    assert hand(player(game, "king")) == ["tavern"]
    assert tail(game) == ["tavern"]


def test_r044_gathering_is_compulsory_and_once() -> None:
    game = scene(king="")
    assert offers(game) == {"gold", "cards"}
    assert why_not(game, "end") == "gather-first"
    play(game, "gold")
    assert offers(game) == {"end"}
    assert why_not(game, "gold") == why_not(game, "cards") == "gathered"


def test_r045_a_power_of_the_city_opens_neither_building_nor_the_end() -> None:
    game = scene("turn king", king="gold 2, hand tavern, city smithy")
    assert offers(game) == {"gold", "cards", "use smithy"}


def test_r045_building_comes_after_gathering() -> None:
    game = scene(king="gold 4, hand tavern")
    assert "build tavern" not in offers(game)
    assert why_not(game, "build tavern") == "gather-first"
    play(game, "gold")
    assert "build tavern" in offers(game)


# Building


def test_r046_building_is_optional_and_one_district_a_turn() -> None:
    game = scene(king="gold 9, hand tavern market")
    play(game, "gold")
    assert {"end", "build tavern", "build market"} <= offers(game)
    play(game, "build tavern")
    assert offers(game) == {"end"}
    assert why_not(game, "build market") == "limit"
    play(game, "end")
    assert city(game.state.players[0]) == ["tavern"]


def test_r047_the_price_goes_to_the_bank_the_card_into_the_city() -> None:
    game = scene(king="gold 1, hand docks manor")
    play(game, "gold")
    bank = game.state.bank
    play(game, "build docks")
    king = player(game, "king")
    assert king.gold == 0
    assert game.state.bank == bank + 3
    assert city(king) == ["docks"]
    assert hand(king) == ["manor"]
    event = events(game, "builds")[-1].for_observer(SPECTATOR)
    assert (event.seat, event.amount, event.things[0].text) == (0, 3, "docks")


def test_r047_without_enough_gold_nothing_is_built() -> None:
    game = scene(king="gold 1, hand docks castle palace")
    play(game, "gold")
    assert offers(game) == {"build docks", "end"}
    reason = game.why_not("build castle")
    assert reason is not None
    assert (reason.code, reason.amount) == ("short", 1)
    assert why_not(game, "build tavern") == "not-in-hand"


def test_r047_equal_hand_cards_are_offered_once() -> None:
    game = scene(king="hand tavern tavern market")
    assert why_not(game, "build tavern") == "gather-first"
    assert [option.text for option in game.reasons()] == [
        *("income", "build tavern", "build market", "end")
    ]
    play(game, "gold")
    assert [option.text for option in game.options] == ["build tavern", "build market", "end"]
    play(game, "build tavern")
    assert hand(player(game, "king")) == ["tavern", "market"]


def test_r048_no_second_district_of_the_same_name() -> None:
    game = scene(king="gold 9, hand tavern market, city tavern", bishop="city market")
    play(game, "gold")
    assert why_not(game, "build tavern") == "duplicate"
    assert "build market" in offers(game)  # another city does not matter


def test_r048_not_even_where_the_standing_one_is_beautified() -> None:
    game = scene(king="gold 9, hand tavern, city tavern+")
    play(game, "gold")
    assert why_not(game, "build tavern") == "duplicate"


# Abilities


def test_r049_each_ability_once_at_any_moment() -> None:
    game = scene("turn warlord", warlord="gold 5, city watchtower prison", king="city tavern")
    assert {"income", "use warlord"} <= offers(game)  # before gathering
    play(game, "use warlord", "tavern@1")
    assert why_not(game, "use warlord") == "used"
    assert "income" in offers(game)  # an ability of its own
    play(game, "income", "gold")
    assert why_not(game, "income") == "used"
    assert why_not(game, "use warlord") == "used"


def test_r049_abilities_are_also_open_after_gathering_and_building() -> None:
    game = scene("turn warlord", warlord="gold 5, hand temple, city watchtower", king="city tavern")
    play(game, "gold", "build temple")
    assert {"income", "use warlord"} <= offers(game)


def test_r049_the_next_turn_opens_the_ability_again() -> None:
    game = scene(
        "players 2",
        "turn merchant",
        merchant__warlord="gold 5, city laboratory, hand tavern market manor",
    )
    play(game, "use laboratory", "tavern")
    assert why_not(game, "use laboratory") == "used"
    play(game, "gold", "end")
    assert game.state.turn.character is game.config.character("warlord")
    assert "use laboratory" in offers(game)


def test_r050_abilities_and_effects_are_optional() -> None:
    game = scene(
        "turn warlord",
        warlord="gold 5, hand tavern, city watchtower laboratory smithy",
        king="city tavern",
    )
    play(game, "gold")
    unused = {"income", "use warlord", "use laboratory", "use smithy", "build tavern"}
    assert offers(game) == {*unused, "end"}
    play(game, "end")
    assert game.state.round.number == 2
    assert city(game.state.players[1]) == ["tavern"]
    assert game.state.players[0].gold == 7


def test_r050_only_an_obligation_keeps_the_turn_open() -> None:
    game = scene(emperor="", bishop="crown")
    play(game, "gold")
    assert why_not(game, "end") == "duty"


def test_r051_income_before_or_after_building_never_both() -> None:
    before = scene(king="gold 1, hand manor, city castle")
    play(before, "income")  # 1
    assert player(before, "king").gold == 2
    play(before, "gold", "build manor")
    assert why_not(before, "income") == "used"

    after = scene(king="gold 1, hand manor, city castle")
    play(after, "gold", "build manor", "income")  # the new district counts
    assert player(after, "king").gold == 2
    assert why_not(after, "income") == "used"
    assert offers(after) == {"end"}


def test_r051_income_comes_all_at_once() -> None:
    game = scene(king="city castle manor palace tavern")
    play(game, "income")
    assert player(game, "king").gold == 3


def test_r051_without_a_district_of_the_colour_there_is_no_income() -> None:
    game = scene(king="city tavern")
    assert why_not(game, "income") == "nothing-to-gain"
    other = scene(assassin="city tavern")
    assert why_not(other, "income") == "not-now"


def test_r052_once_per_turn_effects_work_in_the_own_turn_only() -> None:
    game = scene("turn king", king="gold 5", bishop="gold 5, hand tavern, city laboratory smithy")
    assert not {"use laboratory", "use smithy"} & offers(game)
    assert why_not(game, "use laboratory") == "not-now"
    play(game, "gold", "end")
    assert game.state.turn.seat == seat_of(game, "bishop")
    assert {"use laboratory", "use smithy"} <= offers(game)
    play(game, "use smithy")
    assert why_not(game, "use smithy") == "used"
    assert "use laboratory" in offers(game)  # each of them once


# Gold and cards


def test_r054_gold_comes_from_the_bank_and_goes_there() -> None:
    game = scene("turn warlord", warlord="gold 3, city watchtower", king="city market")
    bank = game.state.bank
    play(game, "income")
    assert game.state.bank == bank - 1
    play(game, "gold")
    assert game.state.bank == bank - 3
    play(game, "use warlord", "market@1")
    assert game.state.bank == bank - 2  # 1 paid, and not to the owner
    assert game.state.players[1].gold == 0


def test_r054_unless_another_recipient_is_named() -> None:
    game = scene("turn marshal", marshal="gold 3", king="gold 1, city market")
    bank = game.state.bank
    play(game, "use marshal", "market@1")
    assert game.state.players[1].gold == 3
    assert game.state.bank == bank


def test_r055_drawing_is_from_the_top_and_the_rest_goes_under() -> None:
    game = scene("turn architect", "deck tavern market docks manor", architect="")
    play(game, "use architect")
    assert hand(player(game, "architect")) == ["tavern", "market"]
    play(game, "cards", "docks")
    assert tail(game) == ["manor"]
    assert not game.state.deck.head


def test_r055_cards_put_under_the_deck_come_last_and_in_order() -> None:
    game = scene("tail manor castle", king="", bishop="")
    game.state.deck.pool.clear()
    game.state.ask_again()
    play(game, "cards")
    assert offers(game) == {"manor", "castle"}
    play(game, "castle", "end", "cards")
    assert asked(game) == "gather-keep"
    assert offers(game) == {"manor"}


def test_r056_discarded_and_destroyed_cards_go_under_the_deck() -> None:
    game = scene("turn warlord", warlord="gold 3, hand docks, city laboratory", king="city market")
    size = game.state.deck.size()
    play(game, "use laboratory", "docks")
    assert tail(game) == ["docks"]
    play(game, "use warlord", "market@1")
    assert tail(game) == ["docks", "market"]
    assert game.state.deck.size() == size + 2
    everybody = game.state.everybody
    assert game.state.deck.known == [1 << 0, everybody]  # the hand card was seen by its owner only


def test_r057_everybody_sees_gold_hand_sizes_and_cities() -> None:
    game = scene(
        king="gold 3, hand tavern market, city manor museum(docks)",
        bishop="gold 1, hand temple, city castle+",
    )
    for observer in (0, 1, 2, SPECTATOR):
        seen = game.view(observer).players
        assert [player.gold for player in seen] == [3, 1, 0, 0]
        assert [player.hand_size for player in seen] == [2, 1, 0, 0]
        assert [[d.id for d in player.city] for player in seen][:2] == [
            ["manor", "museum"],
            ["castle"],
        ]
        assert seen[1].city[0].beautified
        assert len(seen[0].city[1].under) == 1
        assert bool(seen[0].hand) == (observer == 0)  # but not which cards


def test_r057_gold_hands_and_cities_can_be_counted_by_everybody() -> None:
    """Whoever watches the events knows all stashes, the size of all hands and all cities."""
    for seed in range(6):
        config = Config(4, "classic")
        game = Game(config, seed)
        rng = make_rng(seed)
        while game.question is not None and game.state.round.number < 12:
            game.play(game.options[rng.below(len(game.options))])
        watcher = Watcher(4)
        for event in game.events:
            watcher.see(event.for_observer(SPECTATOR))
        if game.question is not None and game.state.aside:  # somebody is choosing from drawn cards
            assert asked(game) == "gather-keep"
        assert watcher.gold == [player.gold for player in game.state.players]
        assert watcher.hands == [len(player.hand) for player in game.state.players]
        assert watcher.cities == [Counter(city(player)) for player in game.state.players]


class Watcher:
    """Counts gold, hands and cities from what the public can see (classic cards)."""

    def __init__(self, players: int) -> None:
        self.gold = [0] * players
        self.hands = [0] * players
        self.cities: list[Counter[str]] = [Counter() for _ in range(players)]

    def see(self, event: Event) -> None:
        seat, amount = event.seat, event.amount
        if event.name == "gains":
            self.gold[seat] += amount
        elif event.name == "pays":
            self.gold[seat] -= amount
        elif event.name == "moves-gold":
            self.gold[seat] -= amount
            self.gold[event.other] += amount
        elif event.name in ("draws", "keeps", "takes-card"):
            self.hands[seat] += amount
        elif event.name == "discards":
            self.hands[seat] -= amount
        elif event.name == "gets-hand":
            self.hands[seat] = amount
        elif event.name == "builds":
            self.hands[seat] -= 1
            self.cities[seat][event.things[0].text] += 1
        elif event.name == "destroys":
            self.cities[event.other] -= Counter([event.things[0].text])


def test_r058_gold_is_unlimited() -> None:
    game = scene("turn king", king="gold 1000, city manor castle")
    play(game, "gold", "income")
    assert player(game, "king").gold == 1004


def test_r058_hands_are_unlimited() -> None:
    cards = (
        "manor manor manor manor manor castle castle castle castle palace palace palace "
        "temple temple temple church church church monastery monastery monastery cathedral "
        "cathedral tavern tavern tavern tavern tavern market market market market"
    )
    game = scene("turn architect", "deck docks harbor", architect=f"hand {cards}")
    assert len(player(game, "architect").hand) == 32
    play(game, "use architect", "cards")
    play(game, game.options[0].text)
    assert len(player(game, "architect").hand) == 35
    assert "end" in offers(game)


def test_r059_gold_on_districts_and_tokens_is_not_in_a_stash() -> None:
    game = scene(
        "turn thief",
        "hoard tax_collector 4",
        thief="gold 0",
        warlord="gold 3, city market+",
        tax_collector="gold 0",
    )
    play(game, "gold", "use thief", "warlord", "end")
    assert game.state.turn.seat == seat_of(game, "warlord")
    assert player(game, "warlord").gold == 0
    assert player(game, "thief").gold == 2 + 3  # neither the coin on the market nor the token
    assert city(player(game, "warlord")) == ["market+"]
    play(game, "gold", "end")
    assert game.state.hoard[9] == 4
    assert player(game, "tax_collector").gold == 0


def test_r061_only_who_drew_knows_the_card_put_under_the_deck() -> None:
    game = scene("deck tavern market", king="", bishop="")
    play(game, "cards", "tavern")
    assert tail(game) == ["market"]
    assert game.view(seat_of(game, "king")).deck_tail == ("market",)
    for observer in (1, 2, SPECTATOR):
        assert game.view(observer).deck_tail == (HIDDEN,)
    for name in ("looks", "keeps"):
        event = events(game, name)[-1]
        assert event.for_observer(seat_of(game, "king")).things
        assert not event.for_observer(seat_of(game, "bishop")).things
        assert not event.for_observer(SPECTATOR).things


# The empty deck


def test_q01_from_an_empty_deck_only_gold_is_gathered() -> None:
    game = scene(king="")
    empty_deck(game)
    assert offers(game) == {"gold"}
    assert why_not(game, "cards") == "deck-empty"
    with pytest.raises(IllegalChoice):
        play(game, "cards")


def test_q01_the_last_card_can_be_gathered() -> None:
    game = scene(king="")
    empty_deck(game, "tavern")
    play(game, "cards")
    assert offers(game) == {"tavern"}
    play(game, "tavern")
    assert hand(player(game, "king")) == ["tavern"]
    assert game.state.deck.size() == 0


def test_q01_with_two_cards_the_other_one_goes_back() -> None:
    game = scene(king="", bishop="")
    empty_deck(game, "tavern", "market")
    play(game, "cards", "tavern", "end", "cards")
    assert offers(game) == {"market"}


def test_q01_library_and_observatory_take_what_there_is() -> None:
    game = scene(king="city observatory")
    empty_deck(game, "tavern", "market")
    play(game, "cards")
    assert offers(game) == {"tavern", "market"}
    other = scene(king="city library")
    empty_deck(other, "tavern")
    play(other, "cards")
    assert hand(player(other, "king")) == ["tavern"]


def test_q01_an_effect_gains_the_cards_that_there_are() -> None:
    game = scene("turn architect", architect="")
    empty_deck(game, "tavern")
    play(game, "use architect")
    assert hand(player(game, "architect")) == ["tavern"]
    assert game.state.deck.size() == 0
    drawn = events(game, "draws")[-1]
    assert drawn.amount == 1


def test_q01_an_effect_gains_nothing_from_an_empty_deck() -> None:
    game = scene("turn merchant", merchant="city park", warlord="")
    empty_deck(game)
    play(game, "gold", "end")
    assert not hand(game.state.players[0])
    assert game.state.turn.seat == seat_of(game, "warlord")


def test_q01_income_in_cards_needs_a_deck() -> None:
    game = scene("turn patrician", patrician="city manor")
    assert "income" in offers(game)
    empty_deck(game)
    assert why_not(game, "income") == "deck-empty"


def test_q01_abilities_that_only_draw_are_not_offered() -> None:
    game = scene("turn architect", architect="")
    empty_deck(game)
    assert why_not(game, "use architect") == "deck-empty"


# The order under the deck


def test_q02_unkept_cards_go_under_in_the_order_drawn() -> None:
    game = scene("deck manor tavern castle", king="city observatory")
    play(game, "cards", "tavern")
    assert tail(game) == ["manor", "castle"]
    other = scene("deck castle tavern manor", king="city observatory")
    play(other, "cards", "tavern")
    assert tail(other) == ["castle", "manor"]


def test_q02_chosen_cards_go_under_in_the_order_chosen() -> None:
    game = scene("turn magician", magician="hand tavern market docks manor")
    play(game, "use magician", "redraw", "docks", "manor", "tavern", "done")
    assert tail(game) == ["docks", "manor", "tavern"]


def test_q02_cards_of_a_destroyed_museum_go_under_in_random_order() -> None:
    game = scene("turn warlord", warlord="gold 9", king="city museum(tavern market docks)")
    play(game, "use warlord")
    odds = game.play("museum@1", outcomes=[])
    assert odds is not None
    assert odds.kind == "bury"
    assert {option.text for option in odds.outcomes} == {"tavern", "market", "docks"}
    assert set(odds.weights) == {1}
    game.play("museum@1", outcomes=["docks", "tavern", "market"])
    assert tail(game) == ["docks", "tavern", "market", "museum"]
    assert game.state.deck.known[:3] == [0, 0, 0]  # nobody knows where which one lies
