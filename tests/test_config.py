"""Config refuses what the rules forbid, and says what is wrong and what would be right."""

from typing import Any

import pytest

from citadels import Config, Game, InvalidConfig
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS

EIGHT = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
FOURTEEN = EDITIONS["deluxe"].presets[0].unique


def refusal(*args: Any, **kwargs: Any) -> str:  # noqa: ANN401 - whatever Config takes
    """The message with which a configuration is refused."""
    with pytest.raises(InvalidConfig) as info:
        Config(*args, **kwargs)
    return str(info.value)


def swapped(old: str, new: str) -> tuple[str, ...]:
    return tuple(new if name == old else name for name in EIGHT)


def with_unique(*names: str) -> tuple[str, ...]:
    """Fourteen unique districts, some of them given."""
    return (*names, *FOURTEEN)[:14]


def test_a_config_left_to_itself_is_the_first_game() -> None:
    config = Config()
    assert (config.players, config.edition, config.preset) == (4, "deluxe", "first_game")
    assert tuple(card.id for card in config.cast) == EIGHT
    assert tuple(card.id for card in config.unique) == FOURTEEN
    assert config.complete_size == 7
    assert config.crown == -1


def test_an_invalid_config_is_a_value_error() -> None:
    assert issubclass(InvalidConfig, ValueError)


# Players, edition, preset


@pytest.mark.parametrize("players", [-1, 0, 1, 9, 100])
def test_players(players: int) -> None:
    message = refusal(players)
    assert "2 to 8 players" in message
    assert f"not {players}" in message


def test_players_of_the_classic_edition() -> None:
    assert refusal(8, "classic") == "the classic edition is for 2 to 7 players, not 8"
    assert Config(7, "classic").players == 7
    assert Config(2, "classic").players == 2


def test_an_unknown_edition() -> None:
    message = refusal(4, "clasic")
    assert "'clasic'" in message
    assert "deluxe, classic, czech" in message


def test_an_unknown_preset() -> None:
    message = refusal(4, preset="first")
    assert "'first'" in message
    for preset in EDITIONS["deluxe"].presets:
        assert preset.id in message
    assert "classic_8" in refusal(4, "classic", preset="first_game")


@pytest.mark.parametrize("crown", [4, -2, 8])
def test_a_crown_without_a_seat(crown: int) -> None:
    message = refusal(4, crown=crown)
    assert "a seat from 0 to 3" in message
    assert f"not {crown}" in message


def test_every_seat_may_have_the_crown() -> None:
    assert [Game(Config(4, crown=seat)).crown for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize(("players", "size"), [(4, 6), (4, 9), (4, -1), (3, 7), (2, 7), (2, 9)])
def test_a_wrong_size_of_the_completed_city(players: int, size: int) -> None:
    message = refusal(players, complete_size=size)
    assert "7 or 8 districts (8 with 2 or 3 players)" in message
    assert f"not {size} with {players} players" in message


def test_both_sizes_of_the_completed_city() -> None:
    assert [Config(n, complete_size=8).complete_size for n in range(2, 9)] == [8] * 7
    assert [Config(n, complete_size=7).complete_size for n in range(4, 9)] == [7] * 5


# Switches


@pytest.mark.parametrize(
    ("switch", "right"),
    [
        ("draft3", "deluxe or classic"),
        ("tie_break_rank", "held or revealed"),
        ("queen_bewitched", "now or end_of_round"),
        ("abbot_school_of_magic", "one or both"),
    ],
)
def test_a_wrong_value_of_a_switch(switch: str, right: str) -> None:
    assert refusal(4, **{switch: "maybe"}) == f"{switch} is {right}, not 'maybe'"
    for value in right.split(" or "):
        chosen: dict[str, Any] = {switch: value}
        assert getattr(Config(4, **chosen), switch) == value


def test_the_switch_of_the_great_wall() -> None:
    unique = with_unique("great_wall")
    (wall,) = (c for c in Config(4, unique=unique).unique if c.id == "great_wall")
    (other,) = (
        c
        for c in Config(4, unique=unique, great_wall_covers_itself=False).unique
        if c.id == "great_wall"
    )
    assert wall is not other
    assert Config(4, "classic").great_wall_covers_itself is False
    assert Config(4, "classic", great_wall_covers_itself=True).great_wall_covers_itself is True
    assert Config(4, unique=unique).great_wall_covers_itself is True


def test_the_switches_come_from_the_edition() -> None:
    def switches(config: Config) -> tuple[object, ...]:
        return (
            config.draft3,
            config.tie_break_rank,
            config.queen_bewitched,
            config.great_wall_covers_itself,
            config.abbot_school_of_magic,
        )

    assert switches(Config(4)) == ("deluxe", "held", "now", True, "one")
    assert switches(Config(4, "classic")) == ("classic", "held", "now", False, "one")
    assert switches(Config(4, "czech")) == ("deluxe", "held", "end_of_round", True, "both")


# Cast


def test_the_queen_with_four() -> None:
    message = refusal(4, cast=(*EIGHT, "queen"))
    assert message == "the queen needs 5 players or more, not 4"
    assert refusal(4, rank9="queen") == message
    assert Config(5, cast=(*EIGHT, "queen")).cast[-1].id == "queen"


def test_the_emperor_with_two() -> None:
    message = refusal(2, cast=swapped("king", "emperor"))
    assert message == "the emperor needs 3 players or more, not 2"


def test_two_characters_of_one_rank() -> None:
    message = refusal(4, cast=(*EIGHT, "marshal"))
    assert {"marshal", "warlord"} <= set(message.split())
    assert "both have rank 8: one character of each rank" in message
    assert "both have rank 4" in refusal(4, rank9="king")


def test_the_same_character_twice() -> None:
    assert "both have rank 1: one character of each rank" in refusal(4, cast=(*EIGHT, "assassin"))


@pytest.mark.parametrize("rank", range(1, 9))
def test_a_missing_rank(rank: int) -> None:
    cast = [name for name in EIGHT if CHARACTERS[name].rank != rank]
    message = refusal(4, cast=cast)
    assert message == f"the cast has no character of rank {rank}; it needs ranks 1 to 8"


def test_an_unknown_character_is_answered_with_the_known_ones() -> None:
    message = refusal(4, cast=swapped("king", "kign"))
    assert "there is no character 'kign'" in message
    assert "did you mean king?" in message
    unlike = refusal(4, cast=swapped("king", "xyz"))
    assert all(name in unlike for name in CHARACTERS)  # nothing similar: all of them


def test_a_district_is_no_character() -> None:
    assert "there is no character 'keep'" in refusal(4, cast=swapped("king", "keep"))


def test_rank_9_with_two() -> None:
    message = refusal(2, cast=(*EIGHT, "artist"))
    assert message == "with 2 players there is no rank 9: leave out the artist"
    assert "leave out the artist" in refusal(2, rank9="artist")


@pytest.mark.parametrize("players", [3, 8])
def test_a_missing_rank_9(players: int) -> None:
    message = refusal(players, cast=EIGHT)
    assert message == f"with {players} players the cast needs a character of rank 9: add one"
    assert "needs a character of rank 9: add one" in refusal(players, rank9="")


def test_the_classic_draft_of_three_has_no_rank_9() -> None:
    message = refusal(3, cast=(*EIGHT, "artist"), draft3="classic")
    assert message == "the classic draft of 3 players has 8 characters: leave out rank 9"
    assert Config(3, cast=EIGHT, draft3="classic").top == 8
    assert Config(3, draft3="classic").top == 8


def test_the_deluxe_draft_of_three_needs_rank_9_in_every_edition() -> None:
    assert "rank 9" in refusal(3, "classic", draft3="deluxe")


def test_a_wrong_substitute() -> None:
    message = refusal(2, preset="cunning_agents", instead="artist")
    assert message == "king or patrician stands in for emperor, not 'artist'"
    message = refusal(3, preset="devious_dignitaries", instead="king")
    assert message == "artist or tax_collector stands in for queen, not 'king'"


@pytest.mark.parametrize("players", [2, 4, 8])
def test_a_substitute_for_nobody(players: int) -> None:
    message = refusal(players, preset="cunning_agents", instead="bishop")
    assert "'bishop' stands in for nobody" in message
    for name in ("king", "patrician", "artist", "tax_collector"):
        assert name in message
    assert "'artist' stands in for nobody" in refusal(4, "classic", instead="artist")


# The fixed cast and deck of the classic edition


def test_the_classic_cast() -> None:
    message = refusal(4, "classic", cast=swapped("warlord", "marshal"))
    assert "the classic edition has no marshal" in message
    assert "its cast is fixed" in message
    assert "classic edition has no artist" in refusal(4, "classic", cast=(*EIGHT, "artist"))
    assert "classic edition has no artist" in refusal(4, "classic", rank9="artist")
    assert tuple(card.id for card in Config(4, "classic", cast=EIGHT).cast) == EIGHT


def test_the_classic_deck() -> None:
    box = EDITIONS["classic"].presets[0].unique
    message = refusal(4, "classic", unique=FOURTEEN)
    assert "the district deck of the classic edition is fixed" in message
    assert "leave out" in message
    assert len(Config(4, "classic", unique=tuple(reversed(box))).unique) == 14


# Unique districts


@pytest.mark.parametrize("count", [1, 13, 15])
def test_a_wrong_number_of_unique_districts(count: int) -> None:
    names = (*FOURTEEN, "stables")[:count]
    assert refusal(4, unique=names) == f"a deck has 14 unique districts, not {count}"


def test_an_unknown_unique_district_is_answered_with_the_known_ones() -> None:
    message = refusal(4, unique=with_unique("libary"))
    assert "there is no unique district 'libary'" in message
    assert "did you mean library?" in message


@pytest.mark.parametrize("name", ["tavern", "king"])
def test_what_is_no_unique_district(name: str) -> None:
    assert f"there is no unique district {name!r}" in refusal(4, unique=with_unique(name))


def test_a_unique_district_twice() -> None:
    message = refusal(4, unique=with_unique("keep", "keep"))
    assert message == "keep is in the deck 3 times, at most 1"
    assert "stables is in the deck 2 times, at most 1" in refusal(
        4, unique=with_unique("stables", "stables")
    )
    assert [card.id for card in Config(4, "classic").unique].count("keep") == 2


@pytest.mark.parametrize(
    ("district", "character", "other"),
    [("cemetery", "warlord", "marshal"), ("hospital", "assassin", "witch")],
)
@pytest.mark.parametrize("edition", ["deluxe", "czech"])
def test_a_district_without_its_character(
    edition: str, district: str, character: str, other: str
) -> None:
    unique = with_unique(district)
    assert district in [card.id for card in Config(4, edition, unique=unique).unique]
    message = refusal(4, edition, cast=swapped(character, other), unique=unique)
    assert message == f"{district} needs the {character} in the cast: change one of them"


# What Config prepares


def test_a_character_of_the_cast_is_found_by_name() -> None:
    config = Config(4)
    assert config.character("king") is CHARACTERS["king"]
    with pytest.raises(InvalidConfig, match="witch is not in the cast"):
        config.character("witch")


def test_a_district_is_found_by_number() -> None:
    config = Config(4)
    assert config.district(DISTRICTS["tavern"].number) is DISTRICTS["tavern"]


def test_lists_do_as_well_as_tuples() -> None:
    config = Config(4, cast=list(EIGHT), unique=list(FOURTEEN))
    assert config.cast == Config(4).cast
    assert config.unique == Config(4).unique
