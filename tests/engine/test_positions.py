"""Positions: nonsense is refused with line and remedy, and a small deck can be written."""

from __future__ import annotations

import pytest

from citadels import (
    InvalidConfig,
    InvalidRecord,
    read_config,
    read_position,
    record_of,
    redeal,
    write_position,
)
from citadels.core.rng import FastRng
from tests.support.invariants import all_cards, pick

SEVEN = "tavern market docks manor castle temple church"

OPEN_TURN = (
    "@0 assassin: | calling 1 | revealed assassin | turn assassin @0 built 0 paid 0 spent 0 used"
)

THREATS = "mark threat king | mark threat bishop | mark threat merchant"

# What is written, ` | ` between lines; then what the error says.
NONSENSE = [
    ("@0 king: gold many", "line 1: gold is a number, not 'many'; write `gold 1`"),
    ("@0 king: gold -3", "line 1: gold is at least 0, not -3; write `gold 0`"),
    ("@0 king: gold", "line 1: gold is a number, not ''; write `gold 1`"),
    ("@0 king: | @1 king:", "line 2: seat @0 holds the king already; leave one of them out"),
    ("@0 king: | @0 thief:", "line 2: line 1 has seat @0 already; leave one of them out"),
    ("@0 king bishop:", "line 1: with 4 players a seat holds at most 1; leave the bishop out"),
    (
        "players 3 | @0 king thief bishop:",
        "line 2: with 3 players a seat holds at most 2; leave the bishop out",
    ),
    ("@0 king: gold 99999999999999999999", "line 1: gold is at most 999999, not 99999999999999"),
    ("@0 king: crown no", "line 1: nothing follows `crown`; write `crown`, or leave it out"),
    ("@0 king: gold 1, gold 2", "line 1: 'gold' stands here twice; leave one of them out"),
    ("@0 king: crown | @1: crown", "line 2: line 1 has the crown already; leave one of them out"),
    ("@0 king: crown | crown @1", "line 2: line 1 gives the crown to @0; leave one of them out"),
    ("crown @5", "line 1: there is no seat @5 with 4 players; write one from @0 to @3"),
    ("crown 2", "line 1: '2' is not a seat; write one from @0 to @3"),
    ("@0 king | turn king", "line 1: '@0 king' is no player; write `@SEAT CHARACTERS: FIELDS`"),
    (
        "@0 king: city secret_vault",
        "line 1: the secret_vault is in no city; write it into the hand",
    ),
    ("@0 king: city tavern(temple)", "line 1: no cards lie below the tavern; write only `tavern`"),
    ("@0 king: city museum(temple", "line 1: 'museum(' is no district of a city; write as"),
    (f"@2 king: city {SEVEN}", "line 1: the city of @2 is complete; add a line `completed @2`"),
    ("@0 king: hand palace palace palace palace", "line 1: the deck has only 3 palace; leave one"),
    ("@0 king: hand palaze", "line 1: there is no district 'palaze'; did you mean palace?"),
    ("@0 king: hand xyz", "line 1: there is no district 'xyz'; `citadels cards --json` lists all"),
    ("@0 kong:", "line 1: there is no character 'kong'; did you mean king?"),
    ("@0 xyz:", "line 1: there is no character 'xyz'; `citadels cards --json` lists all ids"),
    ("round 0", "line 1: round is at least 1, not 0; write `round 1`"),
    ("round 2 | round 2", "line 2: line 1 has 'round' already; leave one of them out"),
    (
        "bank 3 | @0 king: gold 2",
        "line 1: with 2 gold on the table the bank has -2, not '3'; write",
    ),
    ("hoard king", "line 1: 'king' is no hoard; write `hoard CHARACTER GOLD`"),
    ("hoard king 3", "line 1: no gold lies on the king; leave it out"),
    ("pool tavern", "line 1: the manor is in no place; write it somewhere, or `removed rest`"),
    (
        "tail temple/z",
        "line 1: 'temple/z': 'z' does not say who knows it; write bits from /0 to /10f",
    ),
    ("tail temple/20", "line 1: 'temple/20': '20' does not say who knows it; write bits from"),
    ("purse 3", "line 1: no line of a position begins with 'purse'; they begin with @, "),
    # The draft
    ("draft | @0 king:", "line 2: @0 did not take the king in the draft; leave the king out"),
    ("draft @0, step 9", "line 1: `draft @0, step 9` cannot be read; write `draft @FIRST, step N"),
    (
        "draft @0, step 1, table thief, face_up , taken king",
        "line 1: the assassin is in no place of the draft; write it behind `table`",
    ),
    (
        "draft @0, step 2, table thief, face_up , taken king",
        "line 1: step 2 of the draft has 2 taken, not 1; write one character for each step",
    ),
    ("draft | calling 3", "line 2: the characters are not chosen yet; leave out `calling`, or"),
    # The calls
    ("calling 11", "line 1: the ranks are called up to 8, and 9 is the end of the round; write"),
    ("calling 2 | @0 assassin:", "line 1: rank 2 is called, and the assassin neither revealed nor"),
    (
        "revealed king",
        "line 1: the king was revealed, but nobody holds it; write `@SEAT king: ...`",
    ),
    ("revealed king | @0 king:", "line 1: the king was not called yet; write `calling 4`"),
    ("silent king | @0 king:", "line 1: the king is held or killed, not silent; leave it out"),
    ("played king @1 | @0 king:", "line 1: @1 has no marker on this character; add a line `mark`"),
    ("swap @0 king @0 thief", "line 1: two seats exchange two characters; write two of each"),
    # Markers
    ("mark threat king", "line 1: a marker threat needs the blackmailer, whom nobody holds; write"),
    ("mark robbed king by assassin", "line 1: no assassin lays a marker 'robbed'; the cast lays"),
    ("mark loved king", "line 1: no character of the cast lays a marker 'loved'; the cast lays"),
    (
        "mark killed king | mark killed king",
        "line 2: there is a marker killed there already; leave",
    ),
    (
        "mark killed king | mark killed bishop",
        "line 2: the assassin lays only 1 of the kind killed; leave one of them out",
    ),
    (
        f"@0 blackmailer: | turn king | @1 king: | {THREATS}",
        "line 6: the blackmailer lays only 2 of the kind threat; leave one of them out",
    ),
    (
        "mark robbed king | @0 thief:",
        "line 1: the thief was not called yet, and has marked nobody; write `calling 2`, or leave",
    ),
    ("mark killed assassin", "line 1: the assassin does not mark the assassin; write another"),
    ("mark robbed assassin | @0 thief:", "line 1: the thief marks who is called later; write a"),
    (
        "mark robbed king | mark killed thief | @0 thief:",
        "line 1: the thief is killed and marks nobody",
    ),
    ("mark killed king bright", "line 1: 'bright' cannot stand here; there are real, hidden, gone"),
    # Turn and build
    ("turn king", "line 1: nobody holds the king; write `@SEAT king: ...`"),
    (
        "turn king @1 built 0 | @1 king:",
        "line 1: `turn king @1 built 0` cannot be read; write `turn",
    ),
    (
        "turn king @1 built 0 paid 0 spent 0 used | @0 king:",
        "line 1: @1 does not play the king; write `turn king @0 ...`",
    ),
    (
        "work tavern @0 @0 due 1 gold 0 cards 0 | @0 king:",
        "line 1: @0 cannot build: it is not their",
    ),
    (
        "aside tavern | @0 king:",
        "line 1: with `aside` somebody is asked what comes of it; add a line",
    ),
    # What is pending
    ("undoable 5 | @0 king:", "line 1: without a line `ask` no choice was made yet; leave this"),
    ("task king dance @0:", "line 1: there is no step 'dance'; there are answer, "),
    ("task king on_built @0:", "line 1: king has no such step; write the asker whose step it is"),
    ("task build place @-1:", "line 1: this is done in a turn; write a line `turn`"),
    (
        "known 0 1 1: tavern",
        "line 1: only 0 of these cards are there, not 1; write what the holder",
    ),
    ("known 0 0 1: tavern | @0: hand tavern", "line 1: @0 knows the own hand; leave this line out"),
    ("known 0 12 1: tavern", "line 1: 0 12 are no observer and holder; observers are seats and 8"),
    (
        "ask @0 king dance 3: | @0 king:",
        "line 1: king-dance cannot be asked at @0 now; leave the line",
    ),
    (
        "ask @0 turn turn 0: | @0 king:",
        "line 1: turn-turn cannot be asked at @0 now; leave the line",
    ),
    ("chance 7", "line 1: '7' is no random generator; write `chance fast A B C COUNT` or"),
    (
        f"ask @0 turn dance 0: | {OPEN_TURN}",
        "line 1: turn-dance cannot be asked at @0 now; leave the line",
    ),
    # The setup
    ("players 9", "line 1: "),
    ("round 1 | cast king emperor", "line 2: "),
    ("great_wall_covers_itself maybe", "line 1: "),
]


@pytest.mark.parametrize(("text", "error"), NONSENSE)
def test_nonsense_is_refused(text: str, error: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        read_position(text.replace(" | ", "\n"))
    assert str(caught.value).startswith(error)
    assert "; " in str(caught.value)


@pytest.mark.parametrize("rules", [0, 99])
def test_rules_that_do_not_exist_are_refused(rules: int) -> None:
    with pytest.raises(InvalidRecord, match=f"there are rules 1 to 2, not {rules}; leave"):
        read_position("", rules=rules)


def test_the_line_of_a_wrong_setup_is_named_and_its_code_kept() -> None:
    with pytest.raises(InvalidConfig) as caught:
        read_config("edition deluxe\nplayers 4\ncomplete_size 9")
    assert str(caught.value).startswith("line 3: ")
    assert caught.value.code == "size"


def test_a_small_deck_is_played_to_its_end() -> None:
    lines = (
        "pool tavern market docks temple",
        "removed rest",
        "@0 king: gold 5, hand manor castle",
    )
    game = read_position("\n".join(lines))
    assert len(all_cards(game)) == 6
    again = read_position(write_position(game))
    assert write_position(again) == write_position(game)
    rng = FastRng(1)
    for _ in range(60):
        game.play(pick(game.options, rng))
        assert len(all_cards(game)) == 6
        assert len(all_cards(redeal(game, 1, rng))) == 6
    assert record_of(game).replay() == game


def test_removed_cards_are_named_or_the_rest() -> None:
    game = read_position("removed tavern tavern\n@0 king:")
    assert "removed tavern tavern" in write_position(game).splitlines()
    assert sum(card.id == "tavern" for card in game.state.deck.pool) == 3
