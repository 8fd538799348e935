"""What no ruling speaks of and no card owns: the log, undo, silence, positions, defaults."""

import pytest

from citadels import Config, Game, random_config, read_position, write_position
from citadels.core.basics import ASIDE, NOBODY
from citadels.core.registry import CHARACTERS
from citadels.core.rng import make_rng
from citadels.core.scoring import Score, ScoreLine
from citadels.core.setup.drafts import face_up_count
from citadels.core.state.chance import OutcomeNeeded
from tests.support.scene import asked, play, scene, why_not


def told(game: Game, *choices: str) -> list[str]:
    """Play choices and give what the log says of it."""
    before = len(game.events)
    play(game, *choices)
    return [event.text() for event in game.events[before:]]


def survives_writing(game: Game) -> bool:
    """Whether a position can be written and read again."""
    text = write_position(game)
    return write_position(read_position(text)) == text


def at_the_theater() -> Game:
    """Everybody has chosen; the owner of the Theater is asked."""
    game = scene(
        "draft @0, step 4, table king bishop, face_up thief magician, "
        "taken warlord assassin merchant architect",
        assassin="",
        merchant="city theater",
        architect="",
        seat3="",
    )
    play(game, "king")
    assert asked(game) == "theater-swap"
    return game


# The log


@pytest.mark.parametrize("seed", range(4))
def test_without_events_a_game_is_the_same(seed: int) -> None:
    config = random_config(seed, 4)
    with_log, without = Game(config, seed), Game(config, seed, events=False)
    rng = make_rng(seed)
    while not with_log.over:
        assert with_log.options == without.options
        choice = with_log.options[rng.below(len(with_log.options))]
        with_log.play(choice)
        without.play(choice)
    assert with_log.events
    assert without.state.events is None
    assert without.over
    assert without.ranking() == with_log.ranking()
    gold = [player.gold for player in with_log.state.players]
    assert [player.gold for player in without.state.players] == gold


def test_the_log_of_gathering_gold_names_who_adds_to_it() -> None:
    game = scene(merchant="city tavern gold_mine market")
    assert told(game, "gold") == ["gathers-gold @0", "gains @0 2", "gains (gold_mine) @0 1"]


def test_the_log_of_gathering_cards() -> None:
    game = scene("deck manor castle palace", merchant="city tavern")
    assert told(game, "cards") == ["gathers-cards @0", "looks @0 2 [manor] [castle]"]


def test_the_log_of_gathering_cards_names_who_adds_to_it() -> None:
    game = scene("deck manor castle palace", merchant="city tavern observatory market library")
    assert told(game, "cards") == [
        "draws-more (observatory) @0 1",
        "keeps-all (library) @0",
        "gathers-cards @0",
        "draws @0 3 [manor] [castle] [palace]",
    ]


def test_the_log_of_income_and_power_names_the_character() -> None:
    game = scene("turn merchant", merchant="city tavern", bishop="crown")
    assert told(game, "income") == ["gains (merchant) @0 1"]
    assert told(game, "use merchant") == ["gains (merchant) @0 1"]


def test_the_log_of_a_power_names_the_district() -> None:
    game = scene("deck manor castle palace", king="gold 2, city smithy")
    assert told(game, "use smithy") == [
        "pays (smithy) @0 2",
        "draws (smithy) @0 3 [manor] [castle] [palace]",
    ]


def test_the_log_of_a_build_names_the_discount() -> None:
    game = scene(king="gold 3, hand keep, city tavern factory market")
    play(game, "gold")
    assert told(game, "build keep") == [
        "discount (factory) @0 1 [keep]",
        "pays (keep) @0 2",
        "builds (keep) @0 2 [keep]",
    ]


def test_the_log_of_a_build_without_gold_names_the_way() -> None:
    game = scene(king="gold 0, hand keep, city framework")
    play(game, "gold")
    assert told(game, "build keep") == [
        "destroys (framework) @0 -> @0 [framework]",
        "builds (keep) @0 [keep]",
    ]


def test_the_log_of_a_confiscation() -> None:
    game = scene(magistrate="", king="gold 1, hand manor")
    play(game, "use magistrate", "king", "thief", "warlord", "king", "gold", "end", "gold")
    play(game, "build manor")
    assert told(game, "yes")[-2:] == [
        "confiscates (manor) @0 -> @1 [manor]",
        "refunds (manor) @1 3",
    ]


def test_the_log_of_the_calls_names_no_card() -> None:
    game = at_the_theater()
    assert told(game, "pass") == ["calls @0 1 [assassin]", "reveals @0 [assassin]"]


def test_the_log_of_the_end_of_a_turn_is_by_age_of_the_city() -> None:
    by_age = ["draws (park) @0 2 [manor] [castle]", "gains (poor_house) @0 1"]
    for order, expected in (("park poor_house", by_age), ("poor_house park", by_age[::-1])):
        game = scene("deck manor castle", king=f"gold 0, hand market, city {order}")
        play(game, "gold", "build market")
        assert told(game, "end")[:3] == ["ends @0", *expected]


# What can be taken back


def test_a_call_cannot_be_taken_back() -> None:
    game = scene("mark killed bishop", king="city hospital", merchant="")
    play(game, "gold", "end")
    assert asked(game) == "hospital-gather"
    assert game.question is not None
    assert game.question.seat == 0
    assert game.undoable == 0


# Silence


def test_the_silent_ranks_are_seen() -> None:
    game = scene(king="", warlord="")
    before = game.view(0).silent
    play(game, "gold", "end")
    assert game.view(0).silent == (*before, "bishop", "merchant", "architect")


def test_who_gathers_though_killed_is_not_silent() -> None:
    game = scene("turn king", "mark killed king", king="city hospital", bishop="crown")
    assert not any(line.startswith("silent") for line in told(game, "gather"))
    game = scene("turn king", "mark killed king", king="city hospital", bishop="crown")
    assert "silent 4 [king]" in told(game, "pass")


# Positions in the middle of a question of the phases


def test_a_position_in_the_draft_can_be_written() -> None:
    game = Game(Config(4), 1)
    assert asked(game) == "draft-keep"
    assert survives_writing(game)


def test_a_position_in_the_menu_and_while_gathering_can_be_written() -> None:
    game = scene(king="")
    assert asked(game) == "turn-turn"
    assert survives_writing(game)
    play(game, "cards")
    assert asked(game) == "gather-keep"
    assert survives_writing(game)


def test_a_position_while_paying_can_be_written() -> None:
    game = scene(king="gold 3, hand keep, city framework")
    play(game, "gold", "build keep")
    assert asked(game) == "build-pay"
    assert survives_writing(game)


def test_a_position_before_an_answer_to_a_call_can_be_written() -> None:
    game = scene("turn king", "mark killed king", king="city hospital", bishop="crown")
    assert [task.card.id for task in game.state.tasks()] == ["call"]
    assert survives_writing(game)


# A district being built


def test_while_others_react_to_a_payment_nothing_is_due_any_more() -> None:
    game = scene(magistrate="", king="gold 1, hand manor")
    play(game, "use magistrate", "king", "thief", "warlord", "king", "gold", "end", "gold")
    play(game, "build manor")
    assert game.state.work is not None
    assert (game.state.work.due, game.state.work.gold, game.state.work.placed) == (0, 3, False)


def test_while_others_react_to_a_build_the_district_stands() -> None:
    game = scene("deck manor castle", king="gold 1, hand lighthouse")
    play(game, "gold", "build lighthouse")
    assert asked(game) == "lighthouse-search"
    assert game.state.work is not None
    assert game.state.work.placed


def test_a_card_built_from_aside_is_no_longer_there() -> None:
    game = scene(wizard="gold 1", king="hand manor tavern")
    play(game, "gold", "use wizard", "@1", "manor")
    assert game.state.watched[ASIDE]
    play(game, "build")
    assert not game.state.aside
    assert not game.state.watched[ASIDE]


# The draft


def test_who_keeps_a_character_plays_it() -> None:
    game = Game(Config(4), 1)
    while asked(game) == "draft-keep":
        game.play(game.options[0])
    assert game.state.round.player == game.state.round.holder
    assert len([seat for seat in game.state.round.player if seat != NOBODY]) == 4


@pytest.mark.parametrize(
    ("players", "characters", "count"),
    [(2, 8, 0), (3, 9, 0), (4, 9, 3), (4, 8, 2), (5, 8, 1), (6, 8, 0), (7, 8, 0), (8, 9, 0)],
)
def test_how_many_characters_lie_face_up(players: int, characters: int, count: int) -> None:
    assert face_up_count(players, characters) == count


def test_the_first_chance_event_is_the_crown() -> None:
    with pytest.raises(OutcomeNeeded) as needed:
        Game(Config(4), 1, outcomes=[])
    assert needed.value.odds.kind == "crown"


def test_a_swap_with_who_has_one_character_is_no_chance_event() -> None:
    game = at_the_theater()
    assert game.play("@2", outcomes=[]) is None
    assert asked(game) == "turn-turn"


# Explanations and defaults


def test_what_has_no_power_is_nothing_to_speak_of() -> None:
    game = scene(alchemist="city keep")
    assert why_not(game, "use alchemist") == "not-now"
    assert why_not(game, "use keep") == "not-now"


def test_q16_an_absent_emperor_does_the_duty() -> None:
    game = scene(emperor="", bishop="crown")
    play(game, "gold")
    assert game.careful(make_rng(0)).text == "use emperor"


def test_for_how_many_players_a_character_is() -> None:
    least = {card.id: card.min_players for card in CHARACTERS.values() if card.min_players != 2}
    assert least == {"emperor": 3, "queen": 5, "artist": 3, "tax_collector": 3}


def test_how_many_districts_a_character_builds() -> None:
    limits = {card.id: card.build_limit for card in CHARACTERS.values() if card.build_limit != 1}
    assert limits == {"witch": 0, "seer": 2, "architect": 3, "navigator": 0, "scholar": 2}


# Scores


def test_a_colour_that_does_not_matter_is_the_first_one() -> None:
    score = scene(king="city haunted_quarter tavern").scores()[0]
    assert score.colours == (0, 2)


def test_scores_can_be_printed() -> None:
    score = scene(king="crown, city statue").scores()[0]
    assert repr(score) == "<@0 8: [<districts 3>, <card statue 5>]>"
    assert repr(Score(1, [ScoreLine("first", 4)], [], 0)) == "<@1 4: [<first 4>]>"


def test_a_killed_rank_is_not_noted_as_absent() -> None:
    game = scene("turn king", "mark killed king", king="gold 1", bishop="crown")
    assert game.state.turn.seat == 1
    assert game.view(1).silent == ("assassin", "thief", "magician")
    assert not game.state.round.silent >> 4 & 1


def test_the_targets_of_a_power_have_their_reasons_before_it_is_used() -> None:
    game = scene(
        "turn warlord", warlord="gold 0, city prison", king="city market keep", bishop="city temple"
    )
    warlord = game.config.character("warlord")
    codes = {o.text: r.code if r else "" for o, r in game.targets(warlord).items()}
    revealed = {"prison@0": "short", "market@1": "short", "keep@1": "protected"}
    assert codes == {**revealed, "temple@2": "protected"}  # the Bishop was called before
    assert game.targets(game.config.character("merchant")) == {}


def test_a_finished_game_has_no_targets() -> None:
    game = scene("over", "completed @0", warlord="city prison", king="city market")
    assert game.targets(game.config.character("warlord")) == {}


def test_a_clone_and_its_original_learn_each_for_itself() -> None:
    game = scene("turn wizard", wizard="", king="hand manor castle")
    play(game, "use wizard")
    for one, other in ((game.copy(), game), (game, game.copy())):
        before = write_position(other)
        play(one, "@1")
        assert write_position(other) == before
        assert one.state.known[1].count == 2
        assert not other.state.known[1].count
