"""docs/notation.md: it is complete, and every example in it is true."""

from __future__ import annotations

import re

import pytest

from citadels import Config, read_position, read_record, write_position
from citadels.core.basics import COLOUR_NAMES
from citadels.core.option import BY_ID, KIND_NAMES, OPTIONS
from citadels.core.phases.steps import STEPS
from citadels.core.registry import ASKERS, CHARACTERS, DISTRICTS, EDITIONS, SWITCHES
from citadels.core.text.lines import FIELDS, LINES, ROWS
from citadels.core.text.position import setup_lines
from citadels.words import card_name
from tests.golden.replays import golden_files
from tests.support.blank import blank
from tests.support.examples import DOCS, Example, blocks, cells, quoted, sections
from tests.words import sources

PAGE = (DOCS / "notation.md").read_text(encoding="utf-8")
CHAPTERS = sections(PAGE, 2)
CARDS = sections(PAGE, 4)
BASIC = EDITIONS["deluxe"].basic
EVERY = [*CHARACTERS, *(id for id in DISTRICTS if id not in BASIC)]
RECORDED = [file.stem.removeprefix("card-") for file in golden_files("card-*")]
WITH_RULES = [card for card in EVERY if card not in RECORDED]  # later cards have a golden record
SCENES = [
    pytest.param(block, id=f"{head}-{number}")
    for head, body in (CHAPTERS | CARDS).items()
    for number, block in enumerate(blocks(body, "scene"))
]
POSITIONS = blocks(PAGE, "position")
RECORDS = blocks(PAGE, "record")


def heading(card: str) -> str:
    """The heading of a card's example."""
    return f"{card_name(card, 'en')} `{card}`"


def trimmed(text: str) -> list[str]:
    """The lines of a text as an editor leaves them."""
    return [line.rstrip() for line in text.splitlines()]


# The examples are true


@pytest.mark.parametrize("block", SCENES)
def test_an_example_is_true(block: str) -> None:
    Example(block).run()


def test_no_example_is_overlooked() -> None:
    assert len(SCENES) == len(blocks(PAGE, "scene")) == PAGE.count("\n```scene\n")
    assert len(SCENES) > len(WITH_RULES)


@pytest.mark.parametrize("text", POSITIONS)
def test_a_written_position_is_read_to_an_equal_game(text: str) -> None:
    assert trimmed(write_position(read_position(text))) == trimmed(text)


@pytest.mark.parametrize("text", RECORDS)
def test_a_written_record_is_read_and_replayed(text: str) -> None:
    record = read_record(text)
    assert trimmed(record.text()) == trimmed(text)
    assert record.choices
    assert not record.replay().over


def test_the_setup_that_is_shown_is_the_default_one() -> None:
    (block,) = blocks(PAGE, "setup")
    assert block.splitlines() == setup_lines(Config())


# Every card has an example that depends on it


@pytest.mark.parametrize("card", WITH_RULES)
def test_a_card_has_an_example_that_a_blank_card_fails(card: str) -> None:
    found = [Example(block) for block in blocks(CARDS[heading(card)], "scene")]
    with blank(card):
        assert not all(holds(example) for example in found), f"the {card} is not needed"


def holds(example: Example) -> bool:
    """Whether an example is true with the cards as they are."""
    try:
        example.run()
    except (AssertionError, ValueError):
        return False
    return True


def test_no_example_is_for_a_card_that_does_not_exist() -> None:
    assert set(CARDS) <= {heading(card) for card in EVERY} | {"Basic districts"}


def test_the_basic_districts_are_listed() -> None:
    rows = [
        [f"`{id}`", COLOUR_NAMES[DISTRICTS[id].colour], str(DISTRICTS[id].cost), str(copies)]
        for id, copies in BASIC.items()
    ]
    assert cells(CARDS["Basic districts"]) == rows


def test_every_question_is_asked_in_an_example() -> None:
    asked = set(re.findall(r"^\? @\d ([a-z_]+-[a-z]+):", PAGE, re.MULTILINE))
    recorded = [question for card in RECORDED for question in sources.questions_of(card)]
    assert {name.replace("_", "-") for name in asked} | set(recorded) == sources.questions()


# Options


def option_kinds() -> list[list[str]]:
    """The table of the kinds of options."""
    return [row for row in cells(CHAPTERS["Options"]) if len(row) == 4]


def test_every_kind_of_option_is_documented() -> None:
    assert sorted(quoted(row[0])[0] for row in option_kinds()) == sorted(KIND_NAMES)


def test_the_examples_of_options_are_of_their_kind() -> None:
    for kind, _, examples, _ in option_kinds():
        assert quoted(examples)
        for text in quoted(examples):
            assert f"`{KIND_NAMES[OPTIONS[text].kind]}`" == kind, text


def test_the_ids_of_options_are_in_the_documented_ranges() -> None:
    ranges: dict[str, set[int]] = {}
    for kind, _, _, ids in option_kinds():
        spans = [span.split("-") for span in ids.split(", ")]
        ranges[quoted(kind)[0]] = {n for first, last in spans for n in span_of(first, last)}
    for option in BY_ID.values():
        assert option.id in ranges[KIND_NAMES[option.kind]], option
    assert sum(map(len, ranges.values())) == len(set().union(*ranges.values()))


def span_of(first: str, last: str) -> range:
    """The numbers from the first to the last."""
    return range(int(first), int(last) + 1)


def test_every_button_is_documented() -> None:
    buttons = [quoted(row[0])[0] for row in cells(CHAPTERS["Options"]) if len(row) == 2]
    known = [option.text for option in BY_ID.values() if KIND_NAMES[option.kind] == "button"]
    assert buttons == known


# Lines


def documented(chapter: str) -> set[str]:
    """The keywords that the tables of a chapter explain."""
    return {quoted(row[0])[0] for row in cells(CHAPTERS[chapter])}


def keyword(line: str) -> str:
    """The keyword of a line of a setup, scene or position."""
    return line.partition(" ")[0]


def test_every_setup_line_is_documented() -> None:
    assert documented("Setup") == {keyword(line) for line in setup_lines(Config())}


def test_every_line_of_a_position_is_documented() -> None:
    found = documented("Setup") | documented("Scenes") | documented("Positions")
    assert found == LINES | ROWS | set(SWITCHES) | set(FIELDS)
    assert set(FIELDS) <= documented("Scenes")


def test_every_line_of_a_position_has_an_example() -> None:
    scenes = [line for block in blocks(PAGE, "scene") for line in Example(block).scene]
    lines = scenes + [line for text in POSITIONS for line in text.splitlines()]
    assert {keyword(line) for line in lines} >= LINES | ROWS | set(SWITCHES)
    fields = {
        keyword(part.strip()) for line in scenes for part in line.partition(":")[2].split(",")
    }
    assert fields >= set(FIELDS)


def test_every_word_inside_the_lines_is_documented() -> None:
    words = set(quoted(CHAPTERS["Scenes"] + CHAPTERS["Positions"]))
    markers = {card.marker for card in CHARACTERS.values() if card.marker}
    assert words >= {*STEPS, *markers, "real", "hidden", "gone"}
    assert words >= {"gathered", "resumed", "bound", "income", "power", "extra", "free", "placed"}
    phases = {id for id in ASKERS if any(name.startswith(f"{id}-") for name in quoted(PAGE))}
    assert phases == set(ASKERS) - {"call"}  # the calls ask nothing


def test_every_line_of_a_record_is_documented() -> None:
    lines = [keyword(line) for text in RECORDS for line in text.splitlines() if line[0] != " "]
    assert set(lines) - documented("Setup") - {"citadels"} <= documented("Records")
    assert documented("Records") - set(lines) == {"outcomes"}
    config = Config(2, crown=0)
    read = read_record("citadels record 1\nrules 1\nplayers 2\nseed fast:1\noutcomes {@0}\nchoices")
    assert read.forced[-1] == (OPTIONS["@0"],)
    assert read.config.cast == config.cast  # a setup with lines left out
