"""Explanations: the one reason that fits a choice best, as a code and its arguments."""

from __future__ import annotations

from typing import Final

from ..core import rules
from ..core.basics import NOBODY, Seat
from ..core.card import SHIELD, Character
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
from ..core.state.parts import Question
from ..core.state.state import State
from .answers import GIVING
from .style import Style
from .thought import Why
from .worth import leader, liking, to_go, wanted_cards

ATTACKER: Final = 8  # the rank whose ability a shield is against
MARGIN: Final = 0.5  # of liking


def explain(state: State, question: Question, choice: Option, style: Style) -> Why:
    """Give the reason for a choice in a game as the seat may imagine it."""
    if len(question.options) == 1:
        return Why("only-choice")
    if question.asker.id == "turn":
        return _turn(state, question.seat, choice)
    if question.asker.id == "draft":
        return _draft(state, question, choice, style)
    return _answer(state, question, choice)


def _turn(state: State, seat: Seat, choice: Option) -> Why:
    if choice is INCOME:
        character = state.turn.character
        assert character is not None
        return Why("income", character.id, amount=rules.count_for_income(state, seat, character))
    if choice is GOLD:
        return _gold(state, seat)
    if choice is CARDS:
        return Why("gather-cards", amount=len(wanted_cards(state, seat)))
    if choice is END:
        return Why("ends")
    card = choice.card
    assert card is not None
    if choice.kind == BUILD:
        district = state.card_of(choice)
        done = to_go(state, seat) <= district.weight
        return Why("finishes" if done else "build", card.id, amount=district.cost)
    return Why("power", card.id)


def _gold(state: State, seat: Seat) -> Why:
    gold = state.players[seat].gold
    dear = [card for card in wanted_cards(state, seat) if card.cost > gold]
    if dear:
        return Why("saves", dear[-1].id, amount=dear[-1].cost)
    return Why("gather-gold", amount=gold)


def _draft(state: State, question: Question, choice: Option, style: Style) -> Why:
    character = choice.card
    assert isinstance(character, Character)
    rival = leader(state, question.seat)
    theirs = liking(state, rival, character, style, False)
    if question.name != "keep":
        return Why("denies", character.id, rival)
    attacker = state.config.by_rank[ATTACKER]
    seen = state.round.face_up >> ATTACKER & 1
    guards = character.hooks & SHIELD and state.players[question.seat].city
    if guards and attacker is not None and not seen:
        return Why("fears", attacker.id)
    if theirs > liking(state, question.seat, character, style, True) + MARGIN:
        return Why("denies", character.id, rival)
    return Why("likes", character.id)


def _answer(state: State, question: Question, choice: Option) -> Why:
    card = choice.card
    if choice.kind == CHARACTER and question.name == "kill":
        return Why("denies", choice.text, leader(state, question.seat))
    if choice.kind in (STANDING, SEAT) and choice.seat != question.seat:
        name = "" if card is None else card.id
        if choice.seat == leader(state, question.seat):
            return Why("leader-target", name, choice.seat)
        if choice.seat == _richest(state, question.seat):
            gold = state.players[choice.seat].gold
            return Why("richest-target", name, choice.seat, gold)
    if choice.kind == DISTRICT and card is not None:
        return Why("parts" if question.name in GIVING else "keeps", card.id)
    if choice.kind == USE and card is not None:
        return Why("power", card.id)
    return Why("habit")


def _richest(state: State, without: Seat) -> Seat:
    best = NOBODY
    most = -1
    for player in state.players:
        if player.seat != without and player.gold > most:
            most = player.gold
            best = player.seat
    return best
