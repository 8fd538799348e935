"""Differential: a second scorer against the engine's; one build against the other, by hashes."""

from __future__ import annotations

import pytest

from citadels import Game, read_position, write_position
from citadels.core.card import COLOURS as COLOURS_HOOK
from citadels.core.card import HAND_POINTS, POINTS, SIZE
from citadels.core.registry import DISTRICTS, EDITIONS
from citadels.core.rng import FastRng, Rng
from tests.golden.traces import TRACES, trace_again
from tests.properties.games import new_game, some
from tests.support.invariants import pick_keenly
from tests.support.slow_scorer import COLOUR as COLOUR_OF
from tests.support.slow_scorer import COLOURS, COST, ranking, read_table, total

CHUNKS = 4
GAMES = some(1_000, 60)


def played(seed: int) -> Game:
    """The last position of a random game."""
    game = new_game(seed)
    rng = FastRng(seed)
    while not game.over:
        game.play(pick_keenly(game.options, rng))
    return game


def check_scores(game: Game) -> None:
    table = read_table(write_position(game))
    totals = [total(table, seat) for seat in range(len(table.seats))]
    assert [score.total for score in game.scores()] == totals, write_position(game)
    assert game.ranking() == ranking(table)


SCORING = POINTS | HAND_POINTS | COLOURS_HOOK | SIZE
UNKNOWN = [card for id, card in DISTRICTS.items() if id not in COST]
for _card in UNKNOWN:  # later cards without points of their own: their cost is all that counts
    COST[_card.id], COLOUR_OF[_card.id] = _card.cost, COLOURS[_card.colour]


def test_the_slow_scorer_knows_every_district_that_scores() -> None:
    assert [card.id for card in UNKNOWN if card.hooks & SCORING or card.weight != 1] == []
    for id, card in DISTRICTS.items():
        assert (card.cost, COLOURS[card.colour]) == (COST[id], COLOUR_OF[id])


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_scorers_agree_at_the_end(chunk: int) -> None:
    for seed in range(70_000 + chunk * GAMES, 70_000 + (chunk + 1) * GAMES):
        check_scores(played(seed))


def test_both_scorers_agree_on_any_city() -> None:
    """Cities as chance deals them: every bonus beside every other."""
    for seed in range(some(3_000, 300)):
        check_scores(read_position(any_cities(FastRng(seed))))


def any_cities(rng: Rng) -> str:
    """A final position whose cities, hands, crown and first completion chance decided."""
    box = EDITIONS["deluxe"]
    names = [id for id in DISTRICTS if id not in box.basic]
    unique = [names.pop(rng.below(len(names))) for _ in range(14)]
    deck = [*unique, *(id for id, copies in box.basic.items() for _ in range(copies))]
    lines = ["players 4", f"unique {' '.join(unique)}", f"crown @{rng.below(4)}", "over"]
    largest = 0
    for seat, character in enumerate(("assassin", "king", "bishop", "warlord")):
        city = [_standing(deck.pop(rng.below(len(deck))), deck, rng) for _ in range(rng.below(11))]
        hand = [deck.pop(rng.below(len(deck))) for _ in range(rng.below(4))]
        standing = [name for name in city if not name.startswith("secret_vault")]
        hand += ["secret_vault"] * (len(city) - len(standing))
        city = standing
        largest = max(largest, len(city))
        fields = f"gold {rng.below(9)}, hand {' '.join(hand)}, city {' '.join(city)}"
        lines.append(f"@{seat} {character}: {fields}")
    if largest >= 5 or rng.below(4):  # with Monument and Bell Tower, five may be enough
        lines.append(f"completed @{rng.below(4)}")
    return "\n".join(lines)


def _standing(name: str, deck: list[str], rng: Rng) -> str:
    beautified = "" if rng.below(3) else "+"
    if name != "museum":
        return name + beautified
    return f"{name}{beautified}({' '.join(deck.pop() for _ in range(rng.below(4)))})"


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_builds_play_the_same_games(chunk: int) -> None:
    lines = TRACES.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 200
    for line in lines[chunk::CHUNKS]:
        assert trace_again(line) == line
