"""What may be done in a turn: every rule here serves legality and explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import rules
from ..card import DUPLICATES, FORBIDS, PAYS, PRICE, RESTRICTED
from ..option import CARDS
from ..reason import (
    DECK_EMPTY,
    DUPLICATE,
    GATHER_FIRST,
    HAS_GATHERED,
    LIMIT,
    NOTHING_TO_GAIN,
    USED,
    Reason,
    short,
)
from . import build

if TYPE_CHECKING:
    from ..basics import Seat
    from ..card import Card, District
    from ..option import Option
    from ..state.state import State


def cannot_gather(state: State, option: Option) -> Reason | None:
    """Why the player cannot gather this now."""
    if state.turn.gathered:
        return HAS_GATHERED
    if option is CARDS and not state.deck.size():
        return DECK_EMPTY  # Q01
    return None


def cannot_take_income(state: State, seat: Seat) -> Reason | None:
    """Why the player cannot gain for the districts of the character's colour."""
    turn = state.turn
    character = turn.character
    assert character is not None
    if turn.bound:
        return rules.bound_reason(state)
    if turn.income:
        return USED
    if not rules.count_for_income(state, seat, character):
        return NOTHING_TO_GAIN
    if character.income_in_cards and not state.deck.size():
        return DECK_EMPTY
    return None


def cannot_use(state: State, seat: Seat, card: Card, used: bool) -> Reason | None:
    """Why the power of the character, or of a district of the city, cannot be used."""
    if state.turn.bound:
        return rules.bound_reason(state)
    if used:
        return USED
    return card.cannot_use(state, seat)


def cannot_build(state: State, seat: Seat, card: District) -> Reason | None:
    """Why the player cannot build a district of the hand."""
    turn = state.turn
    character = turn.character
    assert character is not None
    if turn.bound:
        return rules.bound_reason(state)
    if not turn.gathered:
        return GATHER_FIRST  # R045
    if turn.built >= character.build_limit and not build.is_exempt(character, card):
        reason = character.cannot_build(state, seat, card)
        return LIMIT if reason is None else reason
    return cannot_pay_for(state, seat, card)


def cannot_pay_for(state: State, seat: Seat, card: District) -> Reason | None:
    """Why the player cannot build a district, limit and time apart."""
    character = state.turn.character
    assert character is not None
    if (character.hooks | card.hooks) & (FORBIDS | RESTRICTED):
        reason = character.cannot_build(state, seat, card) or card.cannot_be_built(state, seat)
        if reason is not None:
            return reason
    player = state.players[seat]
    if player.names & card.bit and not may_duplicate(state, seat):
        return DUPLICATE  # R048
    price = rules.price(state, seat, card) if player.hooks & PRICE else card.cost
    missing = price - player.gold
    if missing > 0:
        ways = (player.hooks | character.hooks | card.hooks) & PAYS
        if not ways or not rules.other_ways(state, seat, card):
            return short(missing)
    return None


def may_duplicate(state: State, seat: Seat) -> bool:
    """Whether the player may build what already stands in the city."""
    character = state.turn.character
    if character is not None and character.hooks & DUPLICATES:
        return character.may_duplicate(state, seat)
    player = state.players[seat]
    return bool(player.hooks & DUPLICATES) and any(
        built.card.may_duplicate(state, seat) for built in player.city
    )


def cannot_end(state: State, seat: Seat) -> Reason | None:
    """Why the turn cannot end yet."""
    turn = state.turn
    assert turn.character is not None
    if not turn.gathered:
        return GATHER_FIRST
    return turn.character.cannot_end(state, seat)
