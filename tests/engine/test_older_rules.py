"""What version 0.1 wrote is read as it was meant: set-up codes, set-ups and records of rules 1.

The files in tests/rules_1 were written by 0.1 (commit bd6be23) and never change.
"""

from pathlib import Path

import pytest

from citadels import (
    RULES_VERSION,
    Game,
    InvalidRecord,
    read_config,
    read_record,
    read_setup_code,
    record_of,
    setup_code,
    take_back,
    write_config,
)
from citadels.core.registry import SWITCHES


def golds(game: Game) -> list[int]:
    """What every player has."""
    return [player.gold for player in game.state.players]


FOLDER = Path(__file__).parents[1] / "rules_1"
SETUPS = [
    tuple(block.split("\n", 1)) for block in (FOLDER / "setups.txt").read_text().split("code ")[1:]
]
NEWER = [switch for switch in SWITCHES.values() if switch.since > 1]


def test_there_are_setups_of_every_edition_and_value() -> None:
    lines = {line for _, text in SETUPS for line in text.splitlines()}
    for switch in SWITCHES.values():
        if switch.since == 1:
            assert {f"{switch.id} {value}" for value in switch.values} <= lines
    assert {"edition deluxe", "edition classic", "edition czech"} <= lines


@pytest.mark.parametrize(("code", "text"), SETUPS)
def test_a_setup_of_rules_1_keeps_its_rules(code: str, text: str) -> None:
    config = read_config(text)
    assert [config.switches[switch.id] for switch in NEWER] == [s.before for s in NEWER]
    assert write_config(config).strip() == text.strip()
    assert write_config(read_setup_code(code)) == write_config(config)
    assert write_config(read_setup_code(setup_code(config))) == write_config(config)


def test_a_setup_in_a_few_words_is_of_today() -> None:
    assert read_config("players 5").switches["throne_room_threatened"] == "later"
    assert read_config("edition czech").switches["diplomat_same_name"] == "no"
    older = read_config("edition czech", rules=1).switches
    assert (older["throne_room_threatened"], older["diplomat_same_name"]) == ("now", "yes")


# Each of these games did something that today's rules forbid or reckon otherwise.
RECORDS = {
    "czech_diplomat_4": ([25, 13, 21, 13], [2, 0, 2, 14]),
    "czech_diplomat_6": ([21, 11, 11, 13, 37, 31], [0, 1, 4, 2, 3, 1]),
    "czech_diplomat_scene": ([2, 1, 0, 0], [6, 1, 0, 0]),
    "throne_room_5": ([17, 12, 20, 20, 6], [1, 2, 1, 1, 4]),
    "throne_room_scene": ([0, 6, 0, 0], [4, 3, 0, 0]),
}


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.record").read_text()


@pytest.mark.parametrize(("name", "result"), RECORDS.items())
def test_a_record_of_rules_1_replays_by_its_own_rules(
    name: str, result: tuple[list[int], list[int]]
) -> None:
    record = read_record(text_of(name))
    game = record.replay()
    assert ([score.total for score in game.scores()], golds(game)) == result
    assert record.text() == text_of(name)
    again = record_of(game)
    assert again.text() == text_of(name) or record.position
    assert read_record(again.text()).replay() == game
    middle = record.replay(len(record.choices) // 2)  # a game in progress goes on by them
    for choice in record.choices[len(record.choices) // 2 :]:
        middle.play(choice)
    assert middle == game


def test_taking_back_keeps_the_rules() -> None:
    game = read_record(text_of("throne_room_scene")).replay(1)
    assert golds(game)[1] == 6  # the Throne Room paid at the reveal
    game = read_record(text_of("czech_diplomat_scene")).replay(3)
    assert "tavern+@1" in [option.text for option in take_back(game).options]


@pytest.mark.parametrize("name", RECORDS)
def test_under_the_rules_of_today_it_would_go_otherwise(name: str) -> None:
    text = text_of(name).replace("rules 1", f"rules {RULES_VERSION}", 1)
    if "position" not in text:
        lines = "throne_room_threatened later\ndiplomat_same_name no\nseed "
        text = text.replace("seed ", lines, 1)
    if "diplomat" in name:
        with pytest.raises(InvalidRecord, match="is not offered"):
            read_record(text).replay()
    else:
        assert golds(read_record(text).replay()) != RECORDS[name][1]


@pytest.mark.parametrize("rules", [0, RULES_VERSION + 1])
def test_rules_that_nobody_knows_are_refused(rules: int) -> None:
    record = read_record(text_of("throne_room_scene").replace("rules 1", f"rules {rules}", 1))
    with pytest.raises(InvalidRecord, match=f"rules version {rules}, this is {RULES_VERSION}"):
        record.replay()
