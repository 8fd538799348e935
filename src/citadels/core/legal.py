"""Explanations: why something is no answer, in the words of the rule that refuses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import rules
from .basics import IllegalChoice
from .effect import Effect
from .option import BUILD, BUILD_NOW, CARDS, DISTRICT, GOLD, INCOME, STANDING, Option
from .phases import build, turn
from .reason import NOT_IN_HAND, NOT_NOW, NOT_STANDING, OVER, Reason
from .state.parts import Question

if TYPE_CHECKING:
    from .basics import Seat
    from .card import Card
    from .state.state import State


def illegal(state: State, choice: Option | str) -> IllegalChoice:
    """The error for a choice that is not offered, with what is."""
    text = choice.text if isinstance(choice, Option) else choice
    if state.question is None:
        return IllegalChoice(f"{text!r} was chosen, but the game is over", "over")
    offered = ", ".join(option.text for option in state.question.options)
    message = f"{text!r} is not offered; seat {state.question.seat} has: {offered}"
    return IllegalChoice(message, "not-offered", name=text, known=offered)


def why_not(state: State, option: Option) -> Reason | None:
    """Why something is not an answer to the open question; `None` if it is one."""
    question = state.question
    if question is None:
        return OVER
    if option in question.options:
        return None
    spoken = question.asker.candidates(state, question)
    if option in spoken:
        return question.asker.cannot_choose(state, question, option)
    return _why_unspoken(state, question, option, spoken)


def _why_unspoken(state: State, question: Question, option: Option, spoken: list[Option]) -> Reason:
    """Why a question does not speak of something: it is not there, or not what is asked."""
    if option.kind == BUILD and question.asker is turn.MENU:
        return NOT_IN_HAND
    alike = [other for other in spoken if other.kind == option.kind]
    if option.kind == STANDING and alike:
        return NOT_NOW if _stands(state, option) else NOT_STANDING
    if option.kind == DISTRICT and alike:
        hand = state.hand_of(question.seat)
        if option not in hand and all(other in hand for other in alike):
            return NOT_IN_HAND
    return NOT_NOW


def _stands(state: State, option: Option) -> bool:
    """Whether a district of this name is in the city, beautified or not."""
    there = state.players[option.seat].city if option.seat < len(state.players) else []
    return any(built.card.number == option.value for built in there)


def reasons(state: State) -> dict[Option, Reason]:
    """Everything the open question is about that cannot be chosen, with the reason."""
    found: dict[Option, Reason] = {}
    question = state.question
    if question is not None:
        for option in question.asker.candidates(state, question):
            reason = question.asker.cannot_choose(state, question, option)
            if reason is not None:
                found[option] = reason
    return found


def ways(state: State) -> dict[Option, Option]:
    """The offered builds that are paid for in another way than gold, with it, unasked."""
    found: dict[Option, Option] = {}
    question = state.question
    if question is not None:
        for option in question.options:
            if option.kind == BUILD or option is BUILD_NOW:
                card = state.aside[0] if option is BUILD_NOW else state.card_of(option)
                way = build.only_way(state, question.seat, card)
                if way is not None:
                    found[option] = way
    return found


def effects(state: State) -> dict[Option, Effect]:
    """The answers that gain or cost gold or cards at once and for certain, with how much."""
    found: dict[Option, Effect] = {}
    question = state.question
    if question is not None:
        for option in question.options:
            effect = _effect(state, question, option)
            if effect is not None:
                found[option] = effect
    return found


def _effect(state: State, question: Question, option: Option) -> Effect | None:
    seat = question.seat
    if option.kind == BUILD or option is BUILD_NOW:
        card = state.aside[0] if option is BUILD_NOW else state.card_of(option)
        effect = _price_effect(state, seat, rules.price(state, seat, card))
        return effect and effect._replace(income=rules.more_income(state, card))
    if question.asker is build.PAYMENT and option is GOLD:
        assert state.work is not None
        return _price_effect(state, seat, state.work.due)
    if question.asker is turn.MENU:
        return _turn_effect(state, seat, option)
    return question.asker.effect(state, question, option)


def _price_effect(state: State, seat: Seat, price: int) -> Effect | None:
    """What building for gold costs, with what others take for it."""
    gold = state.players[seat].gold
    left = gold - price
    if left < 0:
        return None
    for character in state.config.cast:
        left -= character.tax(state, seat, left)
    return Effect(gold=left - gold)


def _turn_effect(state: State, seat: Seat, option: Option) -> Effect | None:
    if option is GOLD:
        return Effect(gold=turn.gold_to_gather(state, seat))
    if option is CARDS:
        draw, keep = turn.cards_to_gather(state, seat)
        draw = min(draw, state.deck.size())
        return Effect(cards=draw, keep=min(draw, keep))
    if option is INCOME:
        character = state.turn.character
        assert character is not None
        count = rules.count_for_income(state, seat, character)
        return character.income_effect(state, seat, count)
    return None


def targets(state: State, power: Card) -> dict[Option, Reason | None]:
    """What an ability or effect could target this turn, each with the reason if it cannot."""
    found: dict[Option, Reason | None] = {}
    if state.question is not None and state.turn.character is not None and power.asks:
        question = Question(state.question.seat, power, power.asks, (), -1)
        for option in power.candidates(state, question):
            found[option] = power.cannot_choose(state, question, option)
    return found
