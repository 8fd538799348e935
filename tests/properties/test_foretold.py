"""Effects: what is foretold of an answer is what happens, with every card and edition."""

from __future__ import annotations

from collections import Counter

from citadels import Game
from citadels.core import rules
from citadels.core.basics import NO_COLOUR
from citadels.core.rng import FastRng
from tests.properties.games import any_config

GAMES = 30
CHOICES = 160  # of each game
KINDS = {"turn gold", "turn cards", "turn income", "turn build", "build gold"}
CARDS = {"warlord", "marshal", "diplomat", "abbot", "blackmailer"}


def test_what_is_foretold_of_an_answer_happens() -> None:
    seen: Counter[str] = Counter()
    rng = FastRng(13)
    for seed in range(GAMES):
        game = Game(any_config(rng), seed)
        for _ in range(CHOICES):
            if game.question is None:
                break
            _try_all(game, seen)
            game.play(game.options[rng.below(len(game.options))])
    assert set(seen) >= KINDS and seen["more income"]
    assert {name.split()[0] for name in seen} >= CARDS


def _try_all(game: Game, seen: Counter[str]) -> None:
    """Give every foretold answer to a copy: what comes or goes at first is just that."""
    question = game.question
    assert question is not None
    for option, effect in game.effects().items():
        assert option in game.options
        copy = game.copy()
        copy.play(option)
        if copy.state.work is not None and copy.question is not None:
            continue  # how to pay, or what others say to it, is asked first
        me, was = copy.state.players[question.seat], game.state.players[question.seat]
        told = copy.events[len(game.events) :]
        drawn = len(copy.state.aside) or len(me.hand) - len(was.hand)
        assert (me.gold - was.gold) == effect.gold, (option, effect, told)
        assert not effect.cards or drawn == effect.cards, (option, effect, told)
        if option.text.startswith("build"):
            assert _income(copy, game) == effect.income, (option, effect, told)
        seen["more income"] += bool(effect.income)
        seen[f"{question.asker.id} {option.text.split()[0]}"] += 1


def _income(after: Game, before: Game) -> int:
    """How much more whoever's turn it is can still gain for districts, once something was built."""
    turn, character = before.state.turn, before.state.turn.character
    built = len(after.state.players[turn.seat].city) > len(before.state.players[turn.seat].city)
    if not built or character is None or character.income == NO_COLOUR or turn.income:
        return 0
    now, then = (
        rules.count_for_income(game.state, turn.seat, character) for game in (after, before)
    )
    return now - then
