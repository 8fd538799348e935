"""The regent: it drafts by prospects beside its search, searches longer, and by another value."""

from __future__ import annotations

from collections import Counter

import pytest

from citadels import Game
from citadels.bots import BOTS
from citadels.bots.features import COUNT as FEATURES
from citadels.bots.features import ROWS, STAGES
from citadels.bots.master import FLOOR, MasterBuilder
from citadels.bots.outlook import NAMES
from citadels.bots.policy import CHARACTERS, COUNT, SHARED, Policy
from citadels.bots.regent import Regent
from citadels.bots.value import Leaf, Value
from citadels.bots.weights import (
    FOLDER,
    OUTLOOK,
    PROSPECTS,
    net_schema,
    policy_schema,
    read_card,
    shipped_outlook,
    shipped_prospects,
    shipped_value,
)
from citadels.core.basics import RULES_VERSION
from citadels.core.card import Character
from citadels.core.rng import FastRng
from tests.bots.playing import answer, play_out, thought
from tests.properties.games import any_config, some

DRAFTS = 12
CLEAR = 0.03  # of a share: more than the draft ever mixes
ALIKE = Value([[[0.0] * FEATURES for _ in STAGES] for _ in range(ROWS)])  # nothing matters by it


def prospects(best: int = 0, gain: float = 0.0) -> Policy:
    """Prospects by which one character, by its number, is worth more than all others."""
    weights = [[gain if number == best else 0.0] * COUNT for number in range(CHARACTERS)]
    return Policy([[row[0], *[0.0] * (COUNT - 1)] for row in weights], [0.0] * SHARED)


def draft() -> tuple[Game, Character]:
    """The first draft of a game of four, and a character that is offered in it."""
    game = Game(any_config(FastRng(3)), 3, events=False)
    assert game.question is not None and game.question.name == "keep"
    card = game.question.options[-1].card
    assert isinstance(card, Character)
    return game, card


def kept(leaf: Leaf, said: Policy, game: Game) -> Counter[str]:
    """Which characters regents keep who search little."""
    bots = [Regent(FastRng(n), 2, leaf=leaf, prospects=said) for n in range(DRAFTS)]
    return Counter(answer(bot, game, number) for number, bot in enumerate(bots))


def test_among_equal_options_prospects_decide() -> None:
    game, card = draft()
    assert kept(ALIKE, prospects(card.number, CLEAR), game) == {card.id: DRAFTS}


def test_control_without_prospects_equal_options_are_mixed() -> None:
    game, _ = draft()
    assert len(kept(ALIKE, prospects(), game)) > 2


def test_what_it_tells_of_a_draft_is_what_it_decides_by() -> None:
    game, card = draft()
    before, after = (
        thought(Regent(FastRng(1), 8, prospects=prospects(card.number, gain)), game)
        for gain in (0.0, 0.2)
    )
    assert after.choice.card is card and after.alternatives[0].option is after.choice
    for found in (before, after):
        shares = [each.share for each in found.alternatives]
        assert shares == sorted(shares, reverse=True) and all(0 <= share <= 1 for share in shares)
    known = {each.option: each.share for each in before.alternatives}
    lost = [known[a.option] - a.share for a in after.alternatives[1:] if a.option in known]
    assert len(lost) > 1 and lost == pytest.approx([0.2 / len(game.options)] * len(lost))


def test_little_of_what_a_search_sees_counts_in_the_draft_all_of_it_elsewhere() -> None:
    game, _ = draft()
    searched = thought(MasterBuilder(FastRng(1), 8, leaf=shipped_outlook()), game).alternatives
    weighed = thought(Regent(FastRng(1), 8, prospects=prospects(), trust=0.5), game).alternatives
    gaps = [each[0].share - each[-1].share for each in (searched, weighed)]
    assert gaps[1] == pytest.approx(gaps[0] / 2) and gaps[1] > 0
    while game.question is not None and game.question.asker.id == "draft":
        game.play(game.question.options[0])
    one = thought(MasterBuilder(FastRng(1), 8, leaf=shipped_outlook()), game)
    two = thought(Regent(FastRng(1), 8), game)
    assert [a.share for a in one.alternatives] == [a.share for a in two.alternatives]


def test_its_floor_holds_whatever_the_limit() -> None:
    game, _ = draft()
    bot = Regent(FastRng(1))
    found = thought(bot, game, 0.0)
    assert found.simulations == FLOOR * len(game.options)
    assert bot.search.worlds > found.simulations / len(game.options)


@pytest.mark.parametrize("most", [40, 80])
def test_the_simulations_for_one_question_are_limited(most: int) -> None:
    game, _ = draft()
    count = len(game.options)
    found = thought(Regent(FastRng(1), leaf=ALIKE, most=most), game)
    assert most < found.simulations <= max(most, 10 * count) + 2 * count


def test_it_searches_longer_than_the_master_builder_and_by_its_own_value() -> None:
    regent, master = Regent(FastRng(1)).search, MasterBuilder(FastRng(1)).search
    assert regent.worlds > master.worlds and regent.most > master.most
    assert regent.value is shipped_outlook() and master.value is shipped_value()
    assert shipped_outlook() is shipped_outlook() and shipped_prospects() is shipped_prospects()


@pytest.mark.parametrize("players", range(2, 9))
def test_it_plays_every_game(players: int) -> None:
    for seed in range(some(10, 1)):
        rng = FastRng(7000 + players * 100 + seed)
        config = any_config(rng)
        while config.players != players:
            config = any_config(rng)
        game = Game(config, seed, events=False)
        seats = range(players)
        play_out(game, [Regent(rng, 2) if seat < 2 else BOTS["citizen"](rng) for seat in seats])
        assert game.over


def test_its_files_fit_and_say_what_they_are() -> None:
    for name, wanted in ((OUTLOOK, net_schema(NAMES)), (PROSPECTS, policy_schema())):
        card = read_card(FOLDER / name)
        assert card["schema"] == wanted
        assert 1 <= card["rules"] <= RULES_VERSION
        assert all(plan["games"] > 0 for plan in card["plans"])
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 1_000_000
