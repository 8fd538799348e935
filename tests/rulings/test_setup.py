"""Setup: what is dealt, what the deck and the cast consist of."""

from collections import Counter

import pytest

from citadels import Config, Game, InvalidConfig
from citadels.core.basics import MILITARY, NOBLE, RELIGIOUS, SPECTATOR, TRADE, UNIQUE
from citadels.core.registry import CHARACTERS

EIGHT = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
COUNTS = range(2, 9)


def colours(config: Config) -> Counter[int]:
    return Counter(card.colour for card in config.deck)


@pytest.mark.parametrize("players", COUNTS)
def test_r001_four_hidden_cards_each(players: int) -> None:
    game = Game(Config(players), 1)
    assert [len(player.hand) for player in game.state.players] == [4] * players
    deals = [event for event in game.events if event.name == "draws"]
    assert [(event.seat, event.amount) for event in deals] == [(s, 4) for s in range(players)]
    for event in deals:
        assert len(event.for_observer(event.seat).things) == 4
        other = (event.seat + 1) % players
        assert not event.for_observer(other).things
        assert not event.for_observer(SPECTATOR).things


def test_r001_the_hands_come_from_the_shuffled_deck() -> None:
    hands = {tuple(c.id for c in Game(Config(4), seed).state.players[0].hand) for seed in range(20)}
    assert len(hands) > 15


@pytest.mark.parametrize("players", COUNTS)
def test_r002_two_gold_each_from_the_bank(players: int) -> None:
    game = Game(Config(players), 1)
    assert [player.gold for player in game.state.players] == [2] * players
    assert game.state.bank == -2 * players


def test_r003_one_player_has_the_crown_by_chance_or_by_agreement() -> None:
    assert {Game(Config(4), seed).state.crown for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(4):
        game = Game(Config(4, crown=seat), 5)
        assert game.state.crown == seat
        first = game.events[0].for_observer(SPECTATOR)
        assert (first.name, first.seat) == ("starts", seat)
        assert game.question is not None
        assert game.question.seat == seat


@pytest.mark.parametrize("players", COUNTS)
def test_r004_the_rest_is_the_deck(players: int) -> None:
    config = Config(players)
    game = Game(config, 3)
    assert game.state.deck.size() == 68 - 4 * players
    dealt = [card for player in game.state.players for card in player.hand]
    deck = game.state.deck
    assert Counter([*dealt, *deck.head, *deck.pool, *deck.tail]) == Counter(config.deck)
    assert not any(player.city for player in game.state.players)


@pytest.mark.parametrize("edition", ["deluxe", "czech"])
def test_r005_54_basic_and_14_chosen_unique_cards(edition: str) -> None:
    unique = (
        *("armory", "basilica", "capitol", "dragon_gate", "factory", "framework", "gold_mine"),
        *("great_wall", "keep", "library", "museum", "park", "quarry", "statue"),
    )
    config = Config(4, edition, unique=unique)
    assert len(config.deck) == 68
    assert {card.id for card in config.deck if card.colour == UNIQUE} == set(unique)
    assert colours(config)[UNIQUE] == 14
    for wrong in (unique[1:], (*unique, "stables")):
        with pytest.raises(InvalidConfig, match="14 unique districts"):
            Config(4, edition, unique=wrong)


def test_r006_the_classic_deck_is_fixed() -> None:
    config = Config(4, "classic")
    assert len(config.deck) == 68
    assert Counter(card.id for card in config.deck if card.colour == UNIQUE) == Counter(
        {
            **dict.fromkeys(
                (
                    *("dragon_gate", "university", "map_room", "imperial_treasury"),
                    *("haunted_quarter", "school_of_magic", "great_wall", "cemetery"),
                    *("observatory", "library", "laboratory", "smithy"),
                ),
                1,
            ),
            "keep": 2,
        }
    )
    with pytest.raises(InvalidConfig, match="fixed"):
        Config(4, "classic", unique=Config(4).box.presets[0].unique)


@pytest.mark.parametrize("edition", ["deluxe", "classic", "czech"])
def test_r007_the_basic_cards_by_colour(edition: str) -> None:
    found = colours(Config(4, edition))
    assert found == {NOBLE: 12, RELIGIOUS: 11, TRADE: 20, MILITARY: 11, UNIQUE: 14}


def test_r007_the_basic_cards_by_name() -> None:
    """Copies and costs of every basic district."""
    deck = Config(4).deck
    kinds = {card.id: (card.cost, deck.count(card)) for card in deck if card.colour != UNIQUE}
    assert kinds == {
        "manor": (3, 5),
        "castle": (4, 4),
        "palace": (5, 3),
        "temple": (1, 3),
        "church": (2, 3),
        "monastery": (3, 3),
        "cathedral": (5, 2),
        "tavern": (1, 5),
        "market": (2, 4),
        "trading_post": (2, 3),
        "docks": (3, 3),
        "harbor": (4, 3),
        "town_hall": (5, 2),
        "watchtower": (1, 3),
        "prison": (2, 3),
        "barracks": (3, 3),
        "fortress": (5, 2),
    }


def test_r009_one_character_of_every_rank() -> None:
    assert [card.rank for card in Config(4, cast=EIGHT).cast] == [1, 2, 3, 4, 5, 6, 7, 8]
    nine = Config(4, cast=(*EIGHT, "artist"))
    assert [card.rank for card in nine.cast] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    with pytest.raises(InvalidConfig, match="both have rank 1"):
        Config(4, cast=(*EIGHT, "witch"))
    with pytest.raises(InvalidConfig, match="no character of rank 3"):
        Config(4, cast=[name for name in EIGHT if name != "magician"])


def test_r009_two_characters_of_one_rank_never_meet() -> None:
    for one in CHARACTERS.values():
        for other in CHARACTERS.values():
            if one.rank == other.rank:
                rest = [id for id in EIGHT if CHARACTERS[id].rank != one.rank]
                with pytest.raises(InvalidConfig, match=f"both have rank {one.rank}"):
                    Config(7, cast=[*rest, one.id, other.id])


def test_r010_the_classic_cast_is_fixed() -> None:
    for players in range(2, 8):
        assert tuple(card.id for card in Config(players, "classic").cast) == EIGHT
    with pytest.raises(InvalidConfig, match="2 to 7 players, not 8"):
        Config(8, "classic")
    with pytest.raises(InvalidConfig, match="fixed"):
        Config(4, "classic", cast=("witch", *EIGHT[1:]))
    with pytest.raises(InvalidConfig, match="classic edition has no"):
        Config(4, "classic", cast=(*EIGHT, "artist"))


@pytest.mark.parametrize("players", [3, 8])
def test_r011_rank_9_is_needed_with_3_and_8(players: int) -> None:
    assert Config(players).cast[-1].rank == 9
    assert Config(players, cast=(*EIGHT, "tax_collector")).top == 9
    with pytest.raises(InvalidConfig, match="needs a character of rank 9"):
        Config(players, cast=EIGHT)


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_r012_rank_9_is_optional_with_4_to_7(players: int) -> None:
    assert Config(players, cast=EIGHT).top == 8
    assert Config(players, cast=(*EIGHT, "artist")).top == 9
    assert Config(players, rank9="artist").cast[-1].id == "artist"
    assert Config(players).top == 8


def test_r013_no_rank_9_with_2() -> None:
    assert Config(2, cast=EIGHT).top == 8
    for nine in ("artist", "tax_collector", "queen"):
        with pytest.raises(InvalidConfig, match=f"no rank 9: leave out the {nine}"):
            Config(2, cast=(*EIGHT, nine))


def test_r014_the_queen_needs_five() -> None:
    for players in (3, 4):
        with pytest.raises(InvalidConfig, match="queen needs 5 players or more"):
            Config(players, cast=(*EIGHT, "queen"))
    for players in range(5, 9):
        assert Config(players, cast=(*EIGHT, "queen")).cast[-1].id == "queen"


def test_r015_the_emperor_needs_three() -> None:
    cast = [id if id != "king" else "emperor" for id in EIGHT]
    with pytest.raises(InvalidConfig, match="emperor needs 3 players or more"):
        Config(2, cast=cast)
    assert Config(3, cast=[*cast, "artist"]).cast[3].id == "emperor"
    for players in range(4, 8):
        assert Config(players, cast=cast).cast[3].id == "emperor"


def test_r016_king_or_patrician_stands_in_for_the_emperor() -> None:
    def rank4(edition: str, players: int, instead: str = "") -> str:
        config = Config(players, edition, "cunning_agents", instead=instead)
        return config.cast[3].id

    assert rank4("deluxe", 3) == "emperor"
    assert rank4("deluxe", 2) == "king"
    assert rank4("deluxe", 2, "king") == "king"
    assert rank4("deluxe", 2, "patrician") == "patrician"
    assert rank4("czech", 2) == "patrician"
    with pytest.raises(InvalidConfig, match="king or patrician stands in for emperor"):
        rank4("deluxe", 2, "artist")


def test_r017_artist_or_tax_collector_stands_in_for_the_queen() -> None:
    def rank9(edition: str, players: int, instead: str = "") -> str:
        config = Config(players, edition, "devious_dignitaries", instead=instead)
        return config.cast[8].id

    assert rank9("deluxe", 3) == "artist"
    assert rank9("deluxe", 3, "artist") == "artist"
    assert rank9("deluxe", 3, "tax_collector") == "tax_collector"
    assert rank9("deluxe", 8) == "queen"
    assert rank9("czech", 3) == "artist"
    with pytest.raises(InvalidConfig, match="artist or tax_collector stands in for queen"):
        rank9("deluxe", 3, "king")


def test_r017_with_four_rank_9_is_chosen_by_name() -> None:
    def rank9(players: int, name: str) -> str:
        return Config(players, preset="devious_dignitaries", rank9=name).cast[8].id

    assert Config(4, preset="devious_dignitaries").top == 8  # optional with four
    for name in ("artist", "tax_collector"):
        assert rank9(4, name) == name
    with pytest.raises(InvalidConfig, match="queen needs 5 players"):
        rank9(4, "queen")
    assert rank9(5, "queen") == "queen"


def test_r021_everybody_knows_the_cast() -> None:
    game = Game(Config(6, cast=tuple(reversed(EIGHT))), 2)
    for observer in (*range(6), SPECTATOR):
        assert game.view(observer).cast == tuple(EIGHT)
    while game.question is not None and game.question.asker.id == "draft":
        game.play(game.options[0])
    while game.state.round.number == 1 and game.question is not None:
        game.play("gold" if not game.state.turn.gathered else "end")
    calls = [event.for_observer(SPECTATOR) for event in game.events if event.name == "calls"]
    assert [event.things[0].text for event in calls] == list(EIGHT)


def test_r022_decks_and_casts_are_free_within_the_rules() -> None:
    unique = (
        *("armory", "cemetery", "hospital", "lighthouse", "bell_tower", "throne_room", "theater"),
        *("thieves_den", "wishing_well", "stables", "statue", "quarry", "park", "museum"),
    )
    cast = (
        *("assassin", "spy", "seer", "emperor", "abbot", "alchemist", "scholar", "warlord"),
        "queen",
    )
    config = Config(5, cast=cast, unique=unique)
    assert tuple(card.id for card in config.cast) == cast
    assert {card.id for card in config.unique} == set(unique)
