"""The layout: declared once, explained place by place, and guarded by a hash."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from citadels import FastRng, Game, random_config
from citadels.core.option import BY_ID, FIRST_FAN
from citadels.rl import layout
from citadels.rl.actions import ACTION, ACTIONS, NONE, vocabulary
from citadels.rl.blocks import Row
from citadels.rl.encoder import Encoder
from citadels.rl.layout import OBSERVATION
from citadels.rl.questions import QUESTIONS
from citadels.rl.schema import SCHEMA, check_schema, explain, table
from tools import card_questions
from tools.files import ROOT

QUESTION = re.compile(r"^([a-z_]+-[a-z_]+) =", re.MULTILINE)


def test_without_the_extra_one_line_says_what_to_install() -> None:
    """In a process of its own, which finds no librt; nothing else is loaded before it is said."""
    code = """if True:
        import sys
        import importlib.util
        import citadels
        sys.modules["librt"] = None
        before = set(sys.modules)
        try:
            import citadels.rl.single
        except ModuleNotFoundError as error:
            print(error, error.name, *sorted(set(sys.modules) - before))
    """
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 - ours
    lack = 'citadels.rl needs librt, which is not installed: pip install "citadels[rl]"'
    assert ran.stdout == f"{lack} librt\n"


@pytest.mark.parametrize("row", [OBSERVATION, ACTION], ids=["observation", "action"])
def test_blocks_follow_each_other_without_gaps(row: Row) -> None:
    place = 0
    for block in row.blocks:
        assert (block.first, len(block.labels())) == (place, block.size)
        place += block.size
    assert place == row.size
    assert len(table(row)) == len(row.blocks) + 2


def test_every_place_is_explained_differently() -> None:
    assert len({explain(OBSERVATION, place) for place in range(OBSERVATION.size)}) == layout.SIZE
    assert explain(OBSERVATION, int(layout.GOLD) + 1) == "gold (seat +1): gold"
    with pytest.raises(ValueError, match="has places 0 to"):
        explain(OBSERVATION, OBSERVATION.size)


@pytest.mark.parametrize("row", [OBSERVATION, ACTION], ids=["observation", "action"])
def test_the_page_explains_every_place(row: Row) -> None:
    """Read as a person would: the row of the table, then the places along its axes."""
    page = (ROOT / "docs/observation.md").read_text(encoding="utf-8")
    along = {}
    for ends, names in re.findall(r"^- \*\*(.+?)\*\*: (.+)$", page, re.MULTILINE):
        assert ends not in along  # two axes that look alike could not be told apart
        along[ends] = [name.partition(" = ") for name in names.split(", ")]
    for block in row.blocks:
        last = block.first + block.size - 1
        (ends,) = re.findall(
            rf"^\| {block.first} \| {last} \| `{block.name}` \| (.*?) \|", page, re.MULTILINE
        )
        read = [along[axis] for axis in ends.split(" x ") if axis]
        assert [[name for _, _, name in axis] for axis in read] == [[*axis] for axis in block.axes]
        assert all(int(number) == i for axis in read for i, (number, _, _) in enumerate(axis))


def test_a_model_of_another_schema_is_refused() -> None:
    check_schema(SCHEMA)
    with pytest.raises(ValueError, match="train it again"):
        check_schema("0" * 16)


@pytest.mark.parametrize("players", range(2, 9))
def test_every_option_has_its_own_action_in_every_seat(players: int) -> None:
    ours = [o for o in BY_ID.values() if o.card is None or o.card.number < FIRST_FAN]
    there = [option for option in ours if option.seat < players]
    for seat in range(players):
        words = vocabulary(players, seat)
        actions = [words.action(option) for option in there]
        assert len(set(actions)) == len(there) and NONE not in actions
        assert all(words.options[a] is o for a, o in zip(actions, there, strict=True))


def test_seats_are_relative() -> None:
    first, third = vocabulary(4, 0), vocabulary(4, 2)
    assert first.options[first.action(BY_ID[32])] is BY_ID[32]
    assert third.action(BY_ID[34]) == first.action(BY_ID[32])  # oneself
    assert third.action(BY_ID[35]) == first.action(BY_ID[33])  # the next clockwise


def test_every_question_that_is_asked_has_its_place() -> None:
    rng, missing = FastRng(1), set()
    for seed in range(5):
        game = Game(random_config(seed), seed, events=False)
        while game.question is not None:
            asker, name = game.question.asker.id, game.question.name
            if not layout.QUESTION_PLACES.get(asker, {}).get(name):
                missing.add(game.question.title())
            game.play(game.options[rng.below(len(game.options))])
    assert not missing
    assert len(set(QUESTIONS)) == len(QUESTIONS)


def test_every_question_with_words_has_its_place() -> None:
    words = (ROOT / "src/citadels/locales/en/questions.ftl").read_text(encoding="utf-8")
    titles = {t for t in QUESTION.findall(words) if not t.startswith(("asked-", "phase-"))}
    assert titles - {"turn-turn"} <= set(QUESTIONS), titles - set(QUESTIONS)
    assert len(titles) > 20


def test_a_question_without_a_place_joins_at_the_end() -> None:
    """As when a card is new; nothing else moves, and nothing is listed twice."""
    text = card_questions.LIST.read_text(encoding="utf-8")
    assert card_questions.TITLE.findall(text) == list(QUESTIONS)
    assert card_questions.with_new_cards(text) == text
    without = text.replace('    "spy-colour",\n', "")
    assert card_questions.with_new_cards(without) == f'{without[:-2]}    "spy-colour",\n)\n'


def test_masks_show_the_options() -> None:
    rng = FastRng(2)
    game = Game(random_config(3, players=5), 3, events=False)
    encoder = Encoder(game.config)
    while not game.over:
        legal = encoder.legal(game.state)
        assert sorted(legal) == [i for i, flag in enumerate(encoder.mask(game.state)) if flag]
        assert len(legal) == len(game.options) and max(legal) < ACTIONS
        game.play(game.options[rng.below(len(game.options))])
