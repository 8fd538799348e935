"""Explanations: the one reason that fits a choice best, as a code and its arguments."""

from __future__ import annotations

from typing import Final

from ..core.basics import NOBODY, Seat
from ..core.card import SHIELD, Character
from ..core.game import Game
from ..core.option import (
    BUILD,
    CARDS,
    CHARACTER,
    DISTRICT,
    END,
    GOLD,
    INCOME,
    SEAT,
    STANDING,
    USE,
    Option,
)
from ..core.table import Ask
from .answers import GIVING
from .style import Style
from .thought import Why
from .worth import leader, liking, to_go, wanted_cards

ATTACKER: Final = 8  # the rank whose ability a shield is against
MARGIN: Final = 0.5  # of liking


def explain(game: Game, ask: Ask, choice: Option, style: Style) -> Why:
    """Give the reason for a choice in a game as the seat may imagine it."""
    if len(ask.options) == 1:
        return Why("only-choice")
    if ask.card.id == "turn":
        return _turn(game, ask.seat, choice)
    if ask.card.id == "draft":
        return _draft(game, ask, choice, style)
    return _answer(game, ask, choice)


def _turn(game: Game, seat: Seat, choice: Option) -> Why:
    if choice is INCOME:
        character = game.turn.character
        assert character is not None
        return Why("income", character.id, amount=game.count_for_income(seat, character))
    if choice is GOLD:
        return _gold(game, seat)
    if choice is CARDS:
        return Why("gather-cards", amount=len(wanted_cards(game, seat)))
    if choice is END:
        return Why("ends")
    card = choice.card
    assert card is not None
    if choice.kind == BUILD:
        district = game.card_of(choice)
        done = to_go(game, seat) <= district.weight
        return Why("finishes" if done else "build", card.id, amount=district.cost)
    return Why("power", card.id)


def _gold(game: Game, seat: Seat) -> Why:
    gold = game.players[seat].gold
    dear = [card for card in wanted_cards(game, seat) if card.cost > gold]
    if dear:
        return Why("saves", dear[-1].id, amount=dear[-1].cost)
    return Why("gather-gold", amount=gold)


def _draft(game: Game, ask: Ask, choice: Option, style: Style) -> Why:
    character = choice.card
    assert isinstance(character, Character)
    rival = leader(game, ask.seat)
    theirs = liking(game, rival, character, style, False)
    if ask.question != "keep":
        return Why("denies", character.id, rival)
    attacker = game.config.by_rank[ATTACKER]
    seen = game.round.face_up >> ATTACKER & 1
    guards = character.hooks & SHIELD and game.players[ask.seat].city
    if guards and attacker is not None and not seen:
        return Why("fears", attacker.id)
    if theirs > liking(game, ask.seat, character, style, True) + MARGIN:
        return Why("denies", character.id, rival)
    return Why("likes", character.id)


def _answer(game: Game, ask: Ask, choice: Option) -> Why:
    card = choice.card
    if choice.kind == CHARACTER:
        return Why("denies", choice.text, leader(game, ask.seat))
    if choice.kind in (STANDING, SEAT) and choice.seat != ask.seat:
        name = "" if card is None else card.id
        if choice.seat == leader(game, ask.seat):
            return Why("leader-target", name, choice.seat)
        if choice.seat == _richest(game, ask.seat):
            gold = game.players[choice.seat].gold
            return Why("richest-target", name, choice.seat, gold)
    if choice.kind == DISTRICT and card is not None:
        return Why("parts" if ask.question in GIVING else "keeps", card.id)
    if choice.kind == USE and card is not None:
        return Why("power", card.id)
    return Why("habit")


def _richest(game: Game, without: Seat) -> Seat:
    best = NOBODY
    most = -1
    for player in game.players:
        if player.seat != without and player.gold > most:
            most = player.gold
            best = player.seat
    return best
