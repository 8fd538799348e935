"""The editions: what each box holds, its presets for every number of players, random games."""

from collections import Counter

import pytest

from citadels import Config, Game, InvalidConfig, random_config
from citadels.core.basics import UNIQUE
from citadels.core.card import Character
from citadels.core.registry import CHARACTERS, DISTRICTS, EDITIONS, SWITCHES
from citadels.core.rng import make_rng

BUILDS = [
    (edition.id, preset.id, players)
    for edition in EDITIONS.values()
    for preset in edition.presets
    for players in range(2, edition.max_players + 1)
]


def ids(cast: tuple[Character, ...]) -> list[str]:
    return [card.id for card in cast]


@pytest.mark.parametrize(("edition", "players"), [("deluxe", 8), ("classic", 7), ("czech", 8)])
def test_what_is_in_the_box(edition: str, players: int) -> None:
    box = EDITIONS[edition]
    assert len(set(box.characters)) == len(box.characters)
    assert sum(box.basic.values()) == 54
    assert box.max_players == players
    assert all(id in CHARACTERS for id in box.characters)
    assert all(DISTRICTS[id].colour != UNIQUE for id in box.basic)
    assert all(DISTRICTS[id].colour == UNIQUE for id in box.unique)


def test_the_editions() -> None:
    assert list(EDITIONS) == ["deluxe", "classic", "czech"]


def test_at_least_three_characters_of_every_rank() -> None:
    ranks = Counter(CHARACTERS[id].rank for id in EDITIONS["deluxe"].characters)
    assert [rank for rank in range(1, 10) if ranks[rank] < 3] == []
    assert [CHARACTERS[id].rank for id in EDITIONS["classic"].characters] == list(range(1, 9))
    assert EDITIONS["czech"].characters == EDITIONS["deluxe"].characters


def test_the_unique_districts_of_the_boxes() -> None:
    deluxe, classic, czech = (EDITIONS[id].unique for id in ("deluxe", "classic", "czech"))
    assert set(deluxe.values()) == set(czech.values()) == {1}
    assert set(czech) - set(deluxe) == {"cemetery", "hospital", "university"}
    assert not set(deluxe) - set(czech)
    assert {id for id, copies in classic.items() if copies > 1} == {"keep"}
    assert set(classic) - set(deluxe) == {"cemetery", "university"}


def test_the_presets() -> None:
    names = [
        *("first_game", "ambitious_aristocrats", "cunning_agents", "illustrious_emissaries"),
        *("illustrious_emissaries_polish", "devious_dignitaries", "devious_dignitaries_polish"),
        *("tenacious_delegates", "vicious_nobles"),
    ]
    assert [preset.id for preset in EDITIONS["deluxe"].presets] == names
    assert [preset.id for preset in EDITIONS["czech"].presets] == names
    assert [preset.id for preset in EDITIONS["classic"].presets] == ["classic_8"]
    assert EDITIONS["deluxe"].preset("nonsense") is None


@pytest.mark.parametrize(
    ("preset", "only_here", "only_polish"),
    [
        ("illustrious_emissaries", {"museum"}, {"capitol"}),
        ("devious_dignitaries", {"factory"}, {"gold_mine"}),
    ],
)
def test_the_polish_variants_differ_in_one_district(
    preset: str, only_here: set[str], only_polish: set[str]
) -> None:
    ours = EDITIONS["deluxe"].preset(preset)
    polish = EDITIONS["deluxe"].preset(f"{preset}_polish")
    assert ours is not None
    assert polish is not None
    assert (ours.characters, ours.rank9) == (polish.characters, polish.rank9)
    assert set(ours.unique) - set(polish.unique) == only_here
    assert set(polish.unique) - set(ours.unique) == only_polish


@pytest.mark.parametrize(("edition", "preset", "players"), BUILDS)
def test_every_preset_builds_for_every_number_of_players(
    edition: str, preset: str, players: int
) -> None:
    config = Config(players, edition, preset)
    box = EDITIONS[edition]
    chosen = box.preset(preset)
    assert chosen is not None
    assert config.preset == preset
    assert [card.id for card in config.unique] == list(chosen.unique)
    assert len(config.deck) == 68
    cast = list(chosen.characters)
    if players == 2 and "emperor" in cast:  # R016
        cast[3] = "patrician" if edition == "czech" else "king"
    nine = players == 8 or (players == 3 and edition != "classic")
    if nine:
        last = chosen.rank9 or "artist"
        cast.append("artist" if last == "queen" and players < 5 else last)  # R017
    assert ids(config.cast) == cast
    assert Game(config, 1).question is not None


@pytest.mark.parametrize(("edition", "preset", "players"), BUILDS)
def test_every_preset_takes_its_rank_9_where_it_may(
    edition: str, preset: str, players: int
) -> None:
    chosen = EDITIONS[edition].preset(preset)
    assert chosen is not None
    if players == 2 and chosen.rank9:
        with pytest.raises(InvalidConfig, match="no rank 9"):
            Config(players, edition, preset, rank9=chosen.rank9)
    elif chosen.rank9 == "queen" and players < 5:
        with pytest.raises(InvalidConfig, match="queen needs 5 players"):
            Config(players, edition, preset, rank9="queen")
    elif chosen.rank9:
        assert ids(Config(players, edition, preset, rank9=chosen.rank9).cast)[-1] == chosen.rank9


@pytest.mark.parametrize("instead", ["king", "patrician"])
def test_the_substitute_of_the_emperor_can_be_chosen(instead: str) -> None:
    for preset in ("cunning_agents", "illustrious_emissaries", "illustrious_emissaries_polish"):
        assert ids(Config(2, preset=preset, instead=instead).cast)[3] == instead
        assert ids(Config(3, preset=preset, instead=instead).cast)[3] == "emperor"


@pytest.mark.parametrize("instead", ["artist", "tax_collector"])
def test_the_substitute_of_the_queen_can_be_chosen(instead: str) -> None:
    for preset in ("ambitious_aristocrats", "devious_dignitaries", "devious_dignitaries_polish"):
        assert ids(Config(3, preset=preset, instead=instead).cast)[8] == instead
        assert ids(Config(4, preset=preset, rank9=instead).cast)[8] == instead
        assert ids(Config(8, preset=preset, instead=instead).cast)[8] == "queen"


def test_the_czech_edition_has_one_substitute_each() -> None:
    assert ids(Config(2, "czech", "cunning_agents").cast)[3] == "patrician"
    for name in ("king", "tax_collector"):
        with pytest.raises(InvalidConfig, match=f"'{name}' cannot stand in for anyone"):
            Config(2, "czech", "cunning_agents", instead=name)
    with pytest.raises(InvalidConfig, match="patrician stands in for emperor, not 'artist'"):
        Config(2, "czech", "cunning_agents", instead="artist")
    assert ids(Config(3, "czech", "devious_dignitaries").cast)[8] == "artist"


def test_the_switches_choose_the_versions_of_cards() -> None:
    names = ("great_wall", "school_of_magic")

    def versions(config: Config) -> list[str]:
        found = {card.id: type(card).__name__ for card in config.unique}
        return [found[name] for name in names]

    unique = tuple(dict.fromkeys([*names, *EDITIONS["deluxe"].presets[0].unique]))[:14]
    assert versions(Config(4, unique=unique)) == ["GreatWall", "SchoolOfMagic"]
    czech = Config(4, "czech", unique=unique)
    assert versions(czech) == ["GreatWall", "CzechSchoolOfMagic"]
    assert versions(Config(4, "classic")) == ["ClassicGreatWall", "SchoolOfMagic"]
    mixed = Config(4, unique=unique, great_wall_covers_itself=False, abbot_school_of_magic="both")
    assert versions(mixed) == ["ClassicGreatWall", "CzechSchoolOfMagic"]
    plain = Config(4, "czech", unique=unique, abbot_school_of_magic="one")
    assert versions(plain) == ["GreatWall", "SchoolOfMagic"]


# Random configurations


def random_configs() -> list[Config]:
    """500 configurations over all editions and numbers of players."""
    found = []
    for seed in range(500):
        box = list(EDITIONS.values())[seed % 3]
        players = 0 if seed % 10 == 9 else 2 + seed // 3 % (box.max_players - 1)
        found.append(random_config(seed, players, box.id, all_cards=seed % 4 != 0))
        assert found[-1].players == players or players == 0
        assert found[-1].edition == box.id
    return found


def test_random_configs_are_valid() -> None:
    for config in random_configs():
        again = Config(
            config.players,
            config.edition,
            cast=ids(config.cast),
            unique=[card.id for card in config.unique],
            complete_size=config.complete_size,
            switches=config.switches,
        )
        assert again.cast == config.cast
        assert again.deck == config.deck
        assert again.switches == config.switches
        assert len(config.deck) == 68


def test_random_configs_reach_every_card_and_switch() -> None:
    configs = random_configs()
    assert {card.id for config in configs for card in config.cast} == set(CHARACTERS)
    unique = {id for id, card in DISTRICTS.items() if card.colour == UNIQUE}
    assert {card.id for config in configs for card in config.unique} == unique
    for edition in EDITIONS.values():
        some = [config for config in configs if config.edition == edition.id]
        assert {config.players for config in some} == set(range(2, edition.max_players + 1))
        assert {config.complete_size for config in some if config.players > 3} == {7, 8}
        assert {config.top for config in some if 4 <= config.players <= 7} == (
            {8} if edition.fixed else {8, 9}
        )
    free = [config for config in configs if not config.box.fixed]
    for id, switch in SWITCHES.items():
        found = {config.switches[id] for config in free if config.players == 3}
        assert found == ({*switch.values} if switch.offered else {switch.default})


def test_random_configs_stay_in_the_box_when_asked() -> None:
    for seed in range(60):
        edition = ("deluxe", "czech")[seed % 2]
        config = random_config(seed, 0, edition, all_cards=False)
        assert all(card.id in EDITIONS[edition].unique for card in config.unique)


def test_a_random_config_is_a_function_of_its_seed() -> None:
    one, two, other = random_config(7), random_config(make_rng(7)), random_config(8)
    assert (one.players, one.cast, one.deck) == (two.players, two.cast, two.deck)
    assert (one.players, one.cast, one.deck) != (other.players, other.cast, other.deck)


def test_an_unknown_edition_has_no_random_config() -> None:
    with pytest.raises(InvalidConfig, match="there is no edition 'nonsense'"):
        random_config(1, edition="nonsense")
