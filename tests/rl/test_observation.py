"""Observations: everything that a view knows, and nothing that a seat may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from citadels import ALL_SEEING, FastRng, Game, View, random_config
from citadels.core.basics import NOBODY
from citadels.core.card import District
from citadels.core.registry import DISTRICTS, SWITCHES
from citadels.core.scoring import points_known
from citadels.rl import layout
from citadels.rl.blocks import CHARACTER_IDS, DISTRICT_IDS, EDITION_IDS, KINDS
from citadels.rl.drawing import draw
from citadels.rl.encoder import Encoder
from citadels.rl.episode import Episode
from citadels.rl.layout import OBSERVATION
from citadels.rl.questions import QUESTIONS
from citadels.rl.supports import supports
from tests.properties.games import some
from tests.properties.pairs import pairs

GAMES = some(150, 12)
Shown = Callable[[Game, int], bytes]


def observation(game: Game, seat: int) -> bytes:
    return bytes(Encoder(game.config).observe(game.state, seat))


def leak_of_hands(game: Game, seat: int) -> bytes:
    """The observation, with the number of the first card in the next hand."""
    hand = game.state.players[(seat + 1) % game.config.players].hand
    return observation(game, seat) + bytes([hand[0].number if hand else 0])


def leak_of_roles(game: Game, seat: int) -> bytes:
    """The observation, with who holds rank 8."""
    return observation(game, seat) + bytes([game.state.round.holder[8] + 1])


def leak_of_supports(game: Game, seat: int) -> bytes:
    """The observation, with what the seats before may hold, as the next seat knows it."""
    return observation(game, seat) + bytes(
        bits >> 2 & 255 for bits in supports(game.state, (seat + 1) % game.config.players)
    )


def mask(game: Game, seat: int) -> bytes:
    episode = Episode(Encoder(game.config), 0, skip_forced=False)
    episode.state = game.state
    return bytes(episode.mask(seat))


def leak_of_answers(game: Game, seat: int) -> bytes:
    """The mask of whoever is asked, shown to everybody."""
    return bytes(Encoder(game.config).mask(game.state))


def drawing(game: Game, seat: int) -> bytes:
    return draw(game.state, seat).encode()


def find_leak(first: int, count: int, shown: Shown) -> str | None:
    """Look for a pair of games that a seat could tell apart."""
    for game, other, observer in pairs(first, count):
        if observer < game.config.players and shown(game, observer) != shown(other, observer):
            return f"seat {observer} in {game!r}"
    return None


@pytest.mark.parametrize("shown", [observation, mask, drawing])
def test_what_is_hidden_is_not_shown(shown: Shown) -> None:
    assert find_leak(50_000, GAMES, shown) is None


@pytest.mark.parametrize("shown", [leak_of_hands, leak_of_roles, leak_of_supports, leak_of_answers])
def test_a_planted_leak_is_found(shown: Shown) -> None:
    assert find_leak(50_000, 6, shown) is not None


def _moments(seeds: int) -> list[tuple[Game, int]]:
    """Moments of random games, and the seat that looks: among them all amid an effect."""
    rng, found = FastRng(7), []
    for seed in range(seeds):
        game = Game(random_config(seed), seed, events=False)
        while not game.over:
            if not rng.below(24):
                found.append((game.copy(), rng.below(game.config.players)))
            elif game.question is not None and game.question.about:
                found.append((game.copy(), game.question.seat))
            game.play(game.options[rng.below(len(game.options))])
        found.append((game, rng.below(game.config.players)))
    return found


MOMENTS = _moments(30)


def _counts(row: bytes, first: int, ids: tuple[str, ...]) -> bool:
    """Whether a block of districts counts just these."""
    block = row[first : first + KINDS]
    return all(count == ids.count(id) for id, count in zip(DISTRICT_IDS, block, strict=True))


def _check_player(row: bytes, view: View, seat: int, me: int) -> None:
    near, player = (seat - me) % len(view.players), view.players[seat]
    assert row[layout.GOLD + near] == player.gold
    assert row[layout.POINTS + near] == player.points
    assert row[layout.HAND_SIZE + near] == player.hand_size
    city = tuple(built.id for built in player.city)
    assert _counts(row, layout.CITY + near * KINDS, city)
    rich = tuple(built.id for built in player.city if built.beautified)
    assert _counts(row, layout.BEAUTIFIED + near * KINDS, rich)
    assert row[layout.UNDER_SIZE + near] == sum(len(built.under) for built in player.city)
    holds = row[layout.HOLDS + near * 9 : layout.HOLDS + near * 9 + 9]
    assert [view.cast[rank] for rank in range(len(view.cast)) if holds[rank]] == [
        *player.characters
    ]
    if near == 0:
        assert _counts(row, layout.HAND, player.hand)
    else:
        known = player.hand if view.over else player.known
        assert _counts(row, layout.KNOWN + (near - 1) * KINDS, known)
        assert row[layout.KNOWN_COUNT + near - 1] == (
            len(player.hand) if view.over else player.known_count
        )


def test_an_observation_tells_what_a_view_tells() -> None:
    for game, me in MOMENTS:
        row, view = observation(game, me), game.view(me)
        for seat in range(len(view.players)):
            _check_player(row, view, seat, me)
        ranks = {name: rank for rank, name in enumerate(view.cast)}
        for first, names in (
            (layout.SILENT, view.silent),
            (layout.FACE_UP, view.draft.face_up),
            (layout.PASSED_ON, view.draft.passed_on),
        ):
            block = row[first : first + 9]
            assert {rank for rank in range(9) if block[rank]} == {ranks[name] for name in names}
        for number, look in enumerate(view.draft.looks):
            first = layout.OFFERED + number * 9
            offered = {rank for rank in range(9) if row[first + rank]}
            assert offered == {ranks[name] for name in look.offered}
        assert row[layout.ROUND] == view.round and row[layout.OVER] == view.over
        assert row[layout.DECK_SIZE] == view.deck_size
        assert row[layout.TAIL_SIZE] == len(view.deck_tail)
        for place, id in enumerate(view.deck_tail):
            assert row[layout.TAIL_CARDS + place] == (DISTRICTS[id].number + 1 if id else 0)
        assert row[layout.ASIDE_SIZE] == view.aside_size
        assert _counts(row, layout.ASIDE, view.aside)
        if not view.over:
            assert _counts(row, layout.DECK_KNOWN, view.deck_known)
            assert row[layout.DECK_KNOWN_COUNT] == view.deck_known_count


def _block(row: bytes, name: str) -> bytes:
    block = next(block for block in OBSERVATION.blocks if block.name == name)
    return row[block.first : block.first + block.size]


def _one(row: bytes, name: str, place: int) -> None:
    """Check that a block has a 1 at one place, or at none if that is -1."""
    block = _block(row, name)
    assert [i for i, value in enumerate(block) if value] == ([place] if place >= 0 else []), name
    assert sum(block) == (place >= 0)


def _near(seat: int, me: int, players: int) -> int:
    return NOBODY if seat == NOBODY else (seat - me) % players


def test_an_observation_tells_what_was_agreed_on() -> None:
    for game, me in MOMENTS[::20]:
        row, config = observation(game, me), game.config
        _one(row, "players", config.players - 2)
        _one(row, "edition", EDITION_IDS.index(config.edition))
        for place, switch in enumerate(SWITCHES.values()):
            chosen = switch.values[_block(row, "switches")[place]]
            assert chosen == config.switches[switch.id]
        cast = {id for id, here in zip(CHARACTER_IDS, _block(row, "cast"), strict=True) if here}
        assert cast == {character.id for character in config.cast}
        cards = Counter(card.id for card in config.unique) + Counter(config.box.basic)
        deck = zip(DISTRICT_IDS, _block(row, "deck"), strict=True)
        assert {id: count for id, count in deck if count} == dict(cards)


def test_an_observation_tells_the_table() -> None:
    for game, me in MOMENTS:
        row, view, count = observation(game, me), game.view(me), game.config.players
        _one(row, "crown", _near(view.crown, me, count))
        _one(row, "completed", _near(view.completed, me, count))
        assert row[layout.COMPLETE_SIZE] == view.complete_size
        _one(row, "calling", view.calling - 1 if view.calling <= len(view.cast) else NOBODY)
        _one(row, "work", DISTRICT_IDS.index(view.work) if view.work else NOBODY)
        under = [id for player in view.players for built in player.city for id in built.under]
        assert _counts(row, layout.UNDER, tuple(id for id in under if id))
        if not view.over:
            for seat, bits in enumerate(supports(game.state, me)):
                first = _near(seat, me, count) * 9
                may = _block(row, "may_hold")[first : first + 9]
                assert [rank for rank in range(9) if may[rank]] == [
                    rank - 1 for rank in range(1, 10) if int(bits) >> rank & 1
                ]


def test_an_observation_tells_the_draft_and_the_characters() -> None:
    for game, me in MOMENTS:
        row, view = observation(game, me), game.view(me)
        ranks = {"": NOBODY} | {name: rank for rank, name in enumerate(view.cast)}
        _one(row, "face_down", ranks[view.draft.face_down])
        assert row[layout.DRAFT_LEFT] == view.draft.left
        taken = _block(row, "taken")
        wanted = {
            number * 9 + ranks[look.taken]
            for number, look in enumerate(view.draft.looks)
            if look.taken
        }
        assert {place for place, value in enumerate(taken) if value} == wanted
        marks = {
            layout.MARKERS.index(mark.kind) * 9 + ranks[mark.character]: 1
            if mark.face is None
            else 2 + mark.face
            for mark in view.marks
        }
        found = enumerate(_block(row, "marks"))
        assert {place: value for place, value in found if value} == marks
        hoard = {ranks[name]: gold for name, gold in view.hoard if gold}
        found = enumerate(_block(row, "hoard"))
        assert {place: gold for place, gold in found if gold} == hoard


def test_an_observation_tells_the_turn() -> None:
    for game, me in MOMENTS:
        row, view = observation(game, me), game.view(me)
        turn, going = view.turn, view.turn.seat != NOBODY
        _one(row, "turn_seat", _near(turn.seat, me, game.config.players))
        _one(row, "turn_rank", view.cast.index(turn.character) if turn.character else NOBODY)
        for name in ("gathered", "resumed", "built", "income", "power"):
            assert _block(row, name)[0] == (getattr(turn, name) if going else 0), name
        used = zip(DISTRICT_IDS, _block(row, "used"), strict=True)
        assert {id for id, value in used if value} == set(turn.used if going else ())


def test_an_observation_tells_the_question() -> None:
    for game, me in MOMENTS:
        row, asked, count = observation(game, me), game.view(me).question, game.config.players
        _one(row, "asked", NOBODY if asked is None else _near(asked.seat, me, count))
        if asked is None:
            assert not any(_block(row, "question"))
        else:
            title = f"{asked.asker}-{asked.name}"
            titles = ("turn" if title == "turn-turn" else title, "any other")
            known = next(title for title in titles if title in QUESTIONS)
            _one(row, "question", QUESTIONS.index(known))
        about = () if asked is None else asked.about
        assert row[layout.ABOUT_SIZE] == len(about)
        seats = {_near(option.seat, me, count) for option in about if option.seat != NOBODY}
        assert {near for near, value in enumerate(_block(row, "about_seats")) if value} == seats
        cards = {option.card.id for option in about if isinstance(option.card, District)}
        found = zip(DISTRICT_IDS, _block(row, "about_districts"), strict=True)
        assert {id for id, value in found if value} == cards
        assert row[layout.ABOUT_BEAUTIFIED] == sum(option.beautified for option in about)
        numbers = [o.value for o in about if o.seat == NOBODY and o.card is None]
        assert row[layout.ABOUT_NUMBER] == (numbers[-1] if numbers else 0)


def test_every_block_has_something_to_tell_somewhere() -> None:
    """Or the tests above would prove nothing of it."""
    rows = [observation(game, me) for game, me in MOMENTS]
    empty = [b.name for b in OBSERVATION.blocks if not any(any(_block(r, b.name)) for r in rows)]
    assert empty == []


def test_the_quick_count_of_points_is_that_of_the_score() -> None:
    for game, _ in MOMENTS:
        for score in game.scores():
            assert points_known(game.state, score.seat, ALL_SEEING) == score.total


def test_who_sees_all_sees_every_hand() -> None:
    for game, _ in MOMENTS[::5]:
        row = bytes(Encoder(game.config).observe(game.state, 0, True))
        view = game.view(ALL_SEEING)
        for near, player in enumerate(view.players[1:]):
            assert _counts(row, layout.KNOWN + near * KINDS, player.hand)


def test_who_sees_all_sees_everything_else_that_is_hidden() -> None:
    more = Counter[str]()  # what the seat itself would not see
    for game, _ in MOMENTS:
        state, view = game.state, game.view(ALL_SEEING)
        row = bytes(Encoder(game.config).observe(state, 0, True))
        for seat, player in enumerate(view.players):
            first = layout.HOLDS + seat * 9
            held = {view.cast[rank] for rank in range(len(view.cast)) if row[first + rank]}
            assert held == set(player.characters)
        assert _block(row, "may_hold") == _block(row, "holds")
        assert _counts(row, layout.ASIDE, tuple(card.id for card in state.aside))
        assert _counts(row, layout.DECK_KNOWN, tuple(card.id for card in state.deck.pool))
        tail = [card.number + 1 for card in state.deck.tail]
        assert [value for value in _block(row, "tail") if value] == tail
        built = [b for player in state.players for b in player.city]
        assert _counts(row, layout.UNDER, tuple(card.id for b in built for card in b.under))
        faces = {token.face + 2 for token in state.round.tokens if not token.gone}
        assert set(_block(row, "marks")) - {0} == faces
        assert row[layout.ABOUT_SIZE] == (len(game.question.about) if game.question else 0)
        if state.round.taken:
            _one(row, "face_down", state.round.taken[0] - 1)
        own = observation(game, 0)
        more.update(
            b.name for b in OBSERVATION.blocks if _block(own, b.name) != _block(row, b.name)
        )
    hidden = {"holds", "may_hold", "known", "aside", "deck_known", "tail", "marks", "face_down"}
    assert hidden <= set(more)  # or the test would prove nothing of them


def test_nobody_holds_what_the_supports_rule_out() -> None:
    wide = 0
    for game, me in MOMENTS:
        if game.over:
            continue
        may, holder = supports(game.state, me), game.state.round.holder
        for rank in range(1, 10):
            assert holder[rank] == NOBODY or may[holder[rank]] >> rank & 1
        wide += sum(int(bits).bit_count() > 1 for bits in may)
    assert wide > 20  # or the test would prove nothing
