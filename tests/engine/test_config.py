"""Config refuses what the rules forbid, and says what is wrong and what would be right."""

import copy
import pickle
from typing import Any

import pytest

from citadels import Config, Game, InvalidConfig, random_config, read_config, write_config
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS, SWITCHES

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
    assert [Game(Config(4, crown=seat)).state.crown for seat in range(4)] == [0, 1, 2, 3]


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
        ("great_wall_covers_itself", "no or yes"),
    ],
)
def test_a_wrong_value_of_a_switch(switch: str, right: str) -> None:
    assert refusal(4, **{switch: "maybe"}) == f"{switch} is {right}, not 'maybe'"
    for value in right.split(" or "):
        chosen: dict[str, Any] = {switch: value}
        assert Config(4, **chosen).switches[switch] == value
        assert Config(4, switches=chosen).switches[switch] == value


def test_the_switch_of_the_great_wall() -> None:
    unique = with_unique("great_wall")
    (wall,) = (c for c in Config(4, unique=unique).unique if c.id == "great_wall")
    (other,) = (
        c
        for c in Config(4, unique=unique, great_wall_covers_itself=False).unique
        if c.id == "great_wall"
    )
    assert wall is not other
    switch = "great_wall_covers_itself"
    assert Config(4, "classic").switches[switch] == "no"
    assert Config(4, "classic", great_wall_covers_itself=True).switches[switch] == "yes"
    assert Config(4, unique=unique).switches[switch] == "yes"


def test_the_switches_come_from_the_edition() -> None:
    def switches(config: Config) -> list[str]:
        return list(config.switches.values())

    assert list(Config(4).switches) == list(SWITCHES)
    assert switches(Config(4)) == ["deluxe", "held", "now", "yes", "one", "yes", "later"]
    assert switches(Config(4, "classic")) == ["classic", "held", "now", "no", "one", "yes", "later"]
    czech = ["deluxe", "held", "end_of_round", "yes", "both", "no", "later"]
    assert switches(Config(4, "czech")) == czech


def test_an_unknown_switch_is_answered_with_the_nearest() -> None:
    assert refusal(4, draft="classic") == "a configuration has no 'draft'; did you mean draft3?"
    assert refusal(player=5) == "a configuration has no 'player'; did you mean players?"
    assert refusal(switches={"queen_bewiched": "now"}).endswith("did you mean queen_bewitched?")
    known = ", ".join(SWITCHES)
    assert refusal(4, foo=1) == f"a configuration has no 'foo'; switches are: {known}"


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
    assert "both have rank 8: a cast has one character of each rank" in message
    message = refusal(4, rank9="king")
    assert message == "rank9 takes a character of rank 9, and king has rank 4"


def test_the_same_character_twice() -> None:
    assert "both have rank 1: a cast has one character of each rank" in refusal(
        4, cast=(*EIGHT, "assassin")
    )


@pytest.mark.parametrize("rank", range(1, 9))
def test_a_missing_rank(rank: int) -> None:
    cast = [name for name in EIGHT if CHARACTERS[name].rank != rank]
    message = refusal(4, cast=cast)
    assert message == f"the cast has no character of rank {rank}; it needs ranks 1 to 8"


def test_an_unknown_character_is_answered_with_the_likeliest() -> None:
    assert refusal(4, cast=swapped("king", "kign")) == (
        "there is no character 'kign'; did you mean king?"
    )
    assert refusal(4, cast=swapped("king", "marchant")).endswith(
        "did you mean merchant, marshal, magician?"
    )


def test_a_character_like_no_other_is_answered_with_where_they_are() -> None:
    with pytest.raises(InvalidConfig) as caught:
        Config(4, cast=swapped("king", "xyz"))
    where = "`citadels cards --json` lists all ids"
    assert str(caught.value) == f"there is no character 'xyz'; {where}"
    assert (caught.value.code, caught.value.facts) == ("nothing", {"name": "xyz"})


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


def test_the_deluxe_draft_of_three_needs_rank_9_which_the_classic_edition_lacks() -> None:
    message = refusal(3, "classic", draft3="deluxe")
    why = "the classic edition has no character of rank 9"
    assert message == f"draft3 is classic, not 'deluxe': {why}"
    assert Config(4, "classic", draft3="deluxe").top == 8  # only three players choose so


def test_a_wrong_substitute() -> None:
    message = refusal(2, preset="cunning_agents", instead="artist")
    assert message == "king or patrician stands in for emperor, not 'artist'"
    message = refusal(3, preset="devious_dignitaries", instead="king")
    assert message == "artist or tax_collector stands in for queen, not 'king'"


@pytest.mark.parametrize("players", [2, 4, 8])
def test_a_substitute_for_nobody(players: int) -> None:
    message = refusal(players, preset="cunning_agents", instead="bishop")
    assert "'bishop' cannot stand in for anyone" in message
    for name in ("king", "patrician", "artist", "tax_collector"):
        assert name in message
    assert "'artist' cannot stand in for anyone" in refusal(4, "classic", instead="artist")


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


def test_an_unknown_unique_district_is_answered_with_the_likeliest() -> None:
    message = refusal(4, unique=with_unique("libary"))
    assert "there is no unique district 'libary'" in message
    assert "did you mean library" in message


def test_a_unique_district_like_no_other_is_answered_with_where_they_are() -> None:
    where = "`citadels cards --json` lists all ids"
    assert refusal(4, unique=with_unique("xyz")) == f"there is no unique district 'xyz'; {where}"
    with pytest.raises(InvalidConfig) as caught:
        Config(4, unique=with_unique("king"))
    assert str(caught.value) == f"there is no unique district 'king'; {where}"
    assert caught.value.code == "other"  # "nothing" would deny that there is a king


@pytest.mark.parametrize("name", ["tavern", "king"])
def test_what_is_no_unique_district(name: str) -> None:
    assert f"there is no unique district {name!r}" in refusal(4, unique=with_unique(name))


def test_a_unique_district_twice() -> None:
    message = refusal(4, unique=with_unique("keep", "keep"))
    assert message == "keep is in the deck 3 times; the limit is 1"
    assert "stables is in the deck 2 times; the limit is 1" in refusal(
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


# Config as a value


VALUES = [
    Config(),
    Config(7, "classic", complete_size=8, tie_break_rank="revealed"),
    Config(5, "czech", "illustrious_emissaries_polish", crown=3),
    Config(3, draft3="classic"),
    Config(6, cast=(*EIGHT, "artist"), unique=with_unique("armory", "museum")[::-1]),
    *[random_config(seed, 0, edition) for seed in range(4) for edition in EDITIONS],
]


@pytest.mark.parametrize("config", VALUES, ids=repr)
def test_a_config_is_a_value(config: Config) -> None:
    pasted = eval(repr(config), {"Config": Config})  # noqa: S307 - what was just printed
    pickled = pickle.loads(pickle.dumps(config))  # noqa: S301 - our own bytes
    copies = (pasted, copy.copy(config), copy.deepcopy(config), pickled)
    for other in (*copies, read_config(write_config(config))):
        assert other == config
        assert hash(other) == hash(config)
        assert write_config(other) == write_config(config)
    assert {*VALUES, *copies} == {*VALUES}
    assert config != write_config(config)


def test_a_config_prints_what_is_unusual() -> None:
    assert repr(Config()) == "Config(4, 'deluxe')"
    assert repr(Config(5, preset="vicious_nobles")) == "Config(5, 'deluxe', 'vicious_nobles')"
    assert repr(Config(4, great_wall_covers_itself=False, crown=2)) == (
        "Config(4, 'deluxe', crown=2, great_wall_covers_itself='no')"
    )


@pytest.mark.parametrize("name", ["players", "edition", "cast", "switches", "deck", "new"])
def test_a_config_cannot_be_changed(name: str) -> None:
    config = Config()
    with pytest.raises(AttributeError, match="cannot be changed"):
        setattr(config, name, 9)
    with pytest.raises(AttributeError, match="cannot be changed"):
        delattr(config, name)
    with pytest.raises(TypeError):
        config.switches["draft3"] = "classic"  # type: ignore[index] # a Mapping is not changed
    assert config == Config()


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": "4"},
        {"edition": 1},
        {"cast": "king"},
        {"cast": None},
        {"unique": {"keep": 1}},
        {"crown": "@1"},
        {"complete_size": None},
    ],
)
def test_a_wrong_type_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        Config(**wrong)


def test_a_config_of_other_cards_has_no_preset() -> None:
    assert Config(6, cast=(*EIGHT, "artist")).preset == "first_game"  # rank 9 is free
    assert Config(4, unique=with_unique("armory")).preset == ""
    assert Config(4, cast=swapped("king", "emperor")).preset == ""
