"""The selection of characters, for every number of players."""

import pytest

from citadels import Config, Game, IllegalChoice, Odds
from citadels.core.basics import NOBODY, SPECTATOR
from citadels.core.event import Event
from citadels.core.option import OPTIONS
from tests.support.scene import asked, hand, offers, play, player, scene, seat_of, why_not

EIGHT = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
NINE = (*EIGHT, "artist")
SIZES = [(4, 8), (5, 8), (6, 8), (7, 8), (4, 9), (5, 9), (6, 9), (7, 9), (8, 9)]


def deal(players: int, characters: int, seed: int = 1, crown: int = 0) -> Game:
    """Begin a game with a cast of so many characters."""
    draft3 = "classic" if characters == 8 else "deluxe"
    cast = NINE[:characters]
    return Game(Config(players, cast=cast, crown=crown, draft3=draft3), seed)


def walk(game: Game) -> list[tuple[int, str, set[str]]]:
    """Draft the last offered character each time; give who was asked what, and the offers."""
    rows = []
    while game.question is not None and game.question.asker.id == "draft":
        rows.append((game.question.seat, game.question.name, offers(game)))
        game.play(game.options[-1])
    return rows


def play_first(game: Game, times: int) -> None:
    """Take the first character offered, some times."""
    for _ in range(times):
        game.play(game.options[0])


def names(ranks: int) -> set[str]:
    """The characters of some ranks, as bits."""
    return {NINE[rank - 1] for rank in range(1, 10) if ranks >> rank & 1}


def events(game: Game, name: str) -> list[Event]:
    return [event for event in game.events if event.name == name]


def face_down(game: Game) -> str:
    """The character that chance laid face down first."""
    return NINE[game.state.round.taken[0] - 1]


def held(game: Game, seat: int) -> set[str]:
    return {option.text for option in game.state.held_by(seat)}


# Four players and more


@pytest.mark.parametrize(("players", "characters"), SIZES)
def test_r023_first_the_face_up_discards_then_one_face_down(players: int, characters: int) -> None:
    game = deal(players, characters)
    laid = [event for event in game.events if event.name in ("face-up", "face-down")]
    up = len(names(game.state.round.face_up))
    assert [event.name for event in laid] == ["face-up"] * up + ["face-down"]
    assert {event.things[0].text for event in laid[:-1]} == names(game.state.round.face_up)
    for observer in (*range(players), SPECTATOR):
        assert not laid[-1].for_observer(observer).things
        assert all(event.for_observer(observer).things for event in laid[:-1])


def test_r023_the_discards_are_random() -> None:
    assert {face_down(deal(6, 8, seed)) for seed in range(80)} == set(EIGHT)
    up = {name for seed in range(40) for name in names(deal(5, 8, seed).state.round.face_up)}
    assert up == set(EIGHT) - {"king"}


@pytest.mark.parametrize(("players", "up"), [(4, 2), (5, 1), (6, 0), (7, 0)])
def test_r024_discards_with_8_characters(players: int, up: int) -> None:
    game = deal(players, 8)
    assert len(names(game.state.round.face_up)) == up
    assert len(game.state.round.taken) == 1
    assert names(game.state.round.undrafted) == set(EIGHT) - names(game.state.round.face_up) - {
        face_down(game)
    }


@pytest.mark.parametrize(("players", "up"), [(4, 3), (5, 2), (6, 1), (7, 0), (8, 0)])
def test_r025_discards_with_9_characters(players: int, up: int) -> None:
    game = deal(players, 9)
    assert len(names(game.state.round.face_up)) == up
    assert len(game.state.round.taken) == 1
    assert names(game.state.round.undrafted) == set(NINE) - names(game.state.round.face_up) - {
        face_down(game)
    }


@pytest.mark.parametrize(("characters", "up"), [(8, 2), (9, 3)])
def test_r026_rank_4_never_lies_face_up(characters: int, up: int) -> None:
    for seed in range(60):
        found = names(deal(4, characters, seed).state.round.face_up)
        assert len(found) == up
        assert "king" not in found


def test_r026_every_other_rank_is_equally_likely_to_lie_face_up() -> None:
    odds = first_odds(Config(5, cast=EIGHT, crown=0))
    assert odds.kind == "face-up"
    assert {option.text for option in odds.outcomes} == set(EIGHT) - {"king"}
    assert set(odds.weights) == {1}


def first_odds(config: Config) -> Odds:
    """The odds of the first chance event of the second round."""
    game = Game(config, 1)
    walk(game)
    while game.state.round.number == 1:
        choice = "gold" if not game.state.turn.gathered else "end"
        odds = game.play(choice, outcomes=[])
        if odds is not None:
            return odds
    raise AssertionError("a round begins by chance")


@pytest.mark.parametrize(("players", "characters"), SIZES)
def test_r027_rank_4_may_lie_face_down(players: int, characters: int) -> None:
    found = {face_down(deal(players, characters, seed)) for seed in range(60)}
    assert "king" in found


def test_r028_the_crowned_player_keeps_one_and_passes_the_rest_to_the_left() -> None:
    game = deal(5, 8, crown=3)
    rest = names(game.state.round.undrafted)
    for seat in (3, 4, 0, 1, 2):
        assert asked(game) == "draft-keep"
        assert game.question is not None
        assert game.question.seat == seat
        assert offers(game) == rest
        kept = min(rest)
        play(game, kept)
        assert held(game, seat) == {kept}
        event = events(game, "picks")[-1]
        assert event.seat == seat
        assert event.for_observer(seat).things == (OPTIONS[kept],)
        assert not event.for_observer((seat + 1) % 5).things
        assert not event.for_observer(SPECTATOR).things
        order = tuple(card.id for card in game.config.cast if card.id in rest)
        assert game.view(seat).draft.looks == ((order, kept),)  # remembered, by this player only
        assert not game.view(SPECTATOR).draft.looks
        rest.remove(kept)


@pytest.mark.parametrize(("players", "characters"), [(4, 8), (5, 8), (6, 8), (4, 9), (6, 9)])
def test_r029_the_last_chooses_one_of_two(players: int, characters: int) -> None:
    game = deal(players, characters)
    rows = walk(game)
    last = rows[-1]
    assert last[0] == players - 1
    assert len(last[2]) == 2
    (left,) = last[2] - held(game, players - 1)
    assert names(game.state.round.undrafted) == {left}  # face down on the table, nobody's
    assert game.state.holder(game.config.character(left)) == NOBODY


def test_r030_a_discarded_character_is_back_next_round() -> None:
    game = deal(4, 8)
    out = names(game.state.round.face_up) | {face_down(game)}
    walk(game)
    assert all(game.state.holder(game.config.character(name)) == NOBODY for name in out)
    while game.state.round.number == 1:
        play(game, "gold" if not game.state.turn.gathered else "end")
    assert names(game.state.round.undrafted) | names(game.state.round.face_up) | {
        face_down(game)
    } == set(EIGHT)
    assert all(seat == NOBODY for seat in game.state.round.holder)


def test_r030_a_discarded_character_is_called_in_vain() -> None:
    game = deal(4, 8)
    out = names(game.state.round.face_up) | {face_down(game)}
    walk(game)
    while game.state.round.number == 1:
        play(game, "gold" if not game.state.turn.gathered else "end")
    silent = {event.things[0].text for event in events(game, "silent")}
    assert out <= silent
    assert len(silent) == 4


@pytest.mark.parametrize(("players", "characters"), [(7, 8), (8, 9)])
def test_r031_the_last_of_a_full_table_also_takes_the_face_down_card(
    players: int, characters: int
) -> None:
    game = deal(players, characters, crown=2)
    hidden = face_down(game)
    rows = walk(game)
    seat, question, offered = rows[-1]
    assert seat == (2 + players - 1) % players
    assert question == "keep"
    assert len(offered) == 2
    assert hidden in offered
    assert all(hidden not in row[2] for row in rows[:-1])


def test_r031_the_last_may_keep_either_card() -> None:
    for keep_hidden in (True, False):
        game = deal(7, 8)
        hidden = face_down(game)
        play_first(game, 6)
        (passed,) = offers(game) - {hidden}
        play(game, hidden if keep_hidden else passed)
        assert held(game, 6) == {hidden if keep_hidden else passed}
        other = passed if keep_hidden else hidden
        assert game.state.holder(game.config.character(other)) == NOBODY


def test_r032_seven_with_nine_need_no_special_rule() -> None:
    game = deal(7, 9)
    hidden = face_down(game)
    rows = walk(game)
    assert len(rows[-1][2]) == 2
    assert all(hidden not in row[2] for row in rows)


@pytest.mark.parametrize(
    ("players", "characters", "seen"),
    [
        (4, 8, [5, 4, 3, 2]),
        (5, 8, [6, 5, 4, 3, 2]),
        (6, 8, [7, 6, 5, 4, 3, 2]),
        (7, 8, [7, 6, 5, 4, 3, 2, 2]),
        (4, 9, [5, 4, 3, 2]),
        (5, 9, [6, 5, 4, 3, 2]),
        (6, 9, [7, 6, 5, 4, 3, 2]),
        (7, 9, [8, 7, 6, 5, 4, 3, 2]),
        (8, 9, [8, 7, 6, 5, 4, 3, 2, 2]),
    ],
)
@pytest.mark.parametrize("seed", range(5))
def test_r033_how_many_cards_each_player_sees(
    players: int, characters: int, seen: list[int], seed: int
) -> None:
    game = deal(players, characters, seed, crown=1)
    rows = walk(game)
    assert [len(offered) for _, _, offered in rows] == seen
    assert [seat for seat, _, _ in rows] == [(1 + i) % players for i in range(players)]
    assert all(len(held(game, seat)) == 1 for seat in range(players))


def test_r033_a_character_that_is_not_offered_cannot_be_kept() -> None:
    game = deal(6, 8)
    with pytest.raises(IllegalChoice, match="is not offered"):
        play(game, face_down(game))
    assert why_not(game, face_down(game)) == "not-now"


# Two and three players


@pytest.mark.parametrize(("players", "characters"), [(2, 8), (3, 8), (3, 9)])
def test_r034_two_characters_and_two_turns_but_one_hand(players: int, characters: int) -> None:
    game = deal(players, characters)
    walk(game)
    assert [len(held(game, seat)) for seat in range(players)] == [2] * players
    turns = []
    while game.state.round.number == 1:
        assert game.state.turn.character is not None
        if not game.state.turn.gathered:
            turns.append((game.state.turn.seat, game.state.turn.character.id))
            play(game, "gold")
        else:
            play(game, "end")
    assert sorted(seat for seat, _ in turns) == sorted([*range(players)] * 2)
    assert len({name for _, name in turns}) == 2 * players
    assert [player.gold for player in game.state.players] == [6] * players  # 2 + 2 * 2, one stash
    assert [len(player.hand) for player in game.state.players] == [4] * players


def test_r035_an_ability_belongs_to_the_turn_of_its_character() -> None:
    game = scene(
        "players 2",
        "turn architect",
        "deck prison tavern",
        architect__warlord="gold 9, hand market docks, city watchtower",
        king__bishop="gold 0, city temple",
    )
    assert "income" not in offers(game)  # the Warlord's
    assert "use warlord" not in offers(game)
    play(game, "gold", "use architect", "build market", "build docks", "end")
    architect = player(game, "architect")
    assert game.state.turn.character is game.config.character("warlord")
    assert hand(architect) == ["tavern", "prison"]
    assert {"income", "use warlord"} <= offers(game)
    assert "use architect" not in offers(game)
    play(game, "gold", "build prison")  # drawn in the Architect's turn
    assert why_not(game, "build tavern") == "limit"  # but the Architect's limit is gone


def test_r036_the_draft_of_two() -> None:
    game = deal(2, 8, crown=1)
    hidden = face_down(game)
    rows = walk(game)
    assert [(seat, question, len(offered)) for seat, question, offered in rows] == [
        (1, "keep", 7),
        (0, "keep", 6),
        (0, "discard", 5),
        (1, "keep", 4),
        (1, "discard", 3),
        (0, "keep", 2),
    ]
    assert all(hidden not in offered for _, _, offered in rows)
    assert game.state.round.face_up == 0
    assert len(held(game, 0)) == len(held(game, 1)) == 2
    assert len(events(game, "lays-down")) == 2
    assert len(names(game.state.round.undrafted)) == 1  # the last card, face down


def test_r037_the_later_discards_of_two_are_chosen() -> None:
    game = deal(2, 8, crown=0)
    play_first(game, 2)
    assert asked(game) == "draft-discard"
    for choice in sorted(offers(game)):
        other = game.copy()
        play(other, choice)
        assert choice not in offers(other)
        assert len(offers(other)) == 4
        assert choice not in held(other, 0) | held(other, 1)
        event = events(other, "lays-down")[0]
        assert event.for_observer(1).things == (OPTIONS[choice],)
        assert not event.for_observer(0).things
        assert not event.for_observer(SPECTATOR).things
    assert {face_down(deal(2, 8, seed)) for seed in range(80)} == set(EIGHT)


def test_r038_the_draft_of_three_with_nine() -> None:
    game = deal(3, 9, crown=2)
    rows = walk(game)
    assert [(seat, question, len(offered)) for seat, question, offered in rows] == [
        (2, "keep", 8),
        (0, "keep", 7),
        (1, "keep", 6),
        (2, "keep", 4),
        (0, "keep", 3),
        (1, "keep", 2),
    ]
    hidden = events(game, "face-down")
    assert len(hidden) == 2
    assert not any(event.for_observer(seat).things for event in hidden for seat in range(3))
    assert len(names(game.state.round.undrafted)) == 1


def test_r038_the_second_discard_is_random_among_the_five() -> None:
    game = deal(3, 9)
    play_first(game, 2)
    left = offers(game)
    choice = game.options[0].text
    odds = game.play(choice, outcomes=[])
    assert odds is not None
    assert odds.kind == "face-down"
    assert {option.text for option in odds.outcomes} == left - {choice}
    assert len(odds.outcomes) == 5
    assert set(odds.weights) == {1}
    game.play(choice, outcomes=[odds.outcomes[2]])
    assert offers(game) == left - {choice, odds.outcomes[2].text}


def test_r039_the_classic_draft_of_three() -> None:
    game = Game(Config(3, "classic", crown=1), 4)
    rows = walk(game)
    assert [(seat, question, len(offered)) for seat, question, offered in rows] == [
        (1, "keep", 7),
        (2, "keep", 6),
        (0, "keep", 5),
        (1, "keep", 4),
        (2, "keep", 3),
        (0, "keep", 2),
    ]
    assert len(events(game, "face-down")) == 1


@pytest.mark.parametrize(("players", "characters"), [(2, 8), (3, 8), (3, 9)])
def test_r040_nothing_lies_face_up_with_two_or_three(players: int, characters: int) -> None:
    for seed in range(10):
        game = deal(players, characters, seed)
        assert game.state.round.face_up == 0
        assert len(names(game.state.round.undrafted)) == characters - 1
        assert not events(game, "face-up")
    assert deal(4, characters).state.round.face_up  # with four there are some


def test_t07_counts_of_the_draft_of_two() -> None:
    game = deal(2, 8)
    left = [len(names(game.state.round.undrafted))]
    while game.question is not None and game.question.asker.id == "draft":
        play(game, game.options[0].text)
        left.append(len(names(game.state.round.undrafted)))
    assert left == [7, 6, 5, 4, 3, 2, 1]
    laid = [len(events(game, "face-down")), *[event.seat for event in events(game, "lays-down")]]
    assert laid == [1, 1, 0]  # one by chance, one by B, one by A; and the last that is left


@pytest.mark.parametrize(("characters", "seen"), [(9, [8, 7, 6, 4, 3, 2]), (8, [7, 6, 5, 4, 3, 2])])
def test_t08_counts_of_the_draft_of_three(characters: int, seen: list[int]) -> None:
    for seed in range(5):
        game = deal(3, characters, seed)
        assert [len(offered) for _, _, offered in walk(game)] == seen
        assert len(names(game.state.round.undrafted)) == 1
        assert len(events(game, "face-down")) == (2 if characters == 9 else 1)


def test_r028_whom_nobody_kept_has_no_seat() -> None:
    game = deal(4, 8)
    walk(game)
    kept = [name for name in EIGHT if game.state.holder(game.config.character(name)) != NOBODY]
    assert len(kept) == 4
    assert {seat_of(game, name) for name in kept} == {0, 1, 2, 3}
