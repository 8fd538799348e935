"""Rules that several cards and phases share: prices, attacks, completion, what binds a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .basics import NO_COLOUR, NOBODY, Seat
from .card import PAYS, PRICE, SHIELD, SIZE, WALL, WILD, Asker, Card, Character, District
from .reason import BOUND, CITY_COMPLETED, DUPLICATE, Reason
from .state.parts import Built, Question

if TYPE_CHECKING:
    from .option import Option
    from .state.state import State


# Turns


def binding(state: State) -> Reason | None:
    """The character that lets the player of the turn only gather at first."""
    for character in state.config.binders:
        reason = character.binds(state, state.round.player[character.rank])
        if reason is not None:
            return reason
    return None


def bound_reason(state: State) -> Reason:
    """Why only gathering is open in this turn."""
    return binding(state) or BOUND


def offers(state: State, seat: Seat, asker: Asker, name: str) -> bool:
    """Whether a question, if it were asked, would have a legal answer."""
    question = Question(seat, asker, name, (), -1)
    for option in asker.candidates(state, question):
        if asker.cannot_choose(state, question, option) is None:
            return True
    return False


def offers_standing(
    state: State, seat: Seat, asker: Asker, name: str, about: tuple[Option, ...] = ()
) -> bool:
    """As `offers`, for a question about standing districts: stops at the first."""
    question = Question(seat, asker, name, about, -1)
    for player in state.players:
        for built in player.city:
            if asker.cannot_target(state, question, player.seat, built) is None:
                return True
    return False


def aside_options(state: State) -> list[Option]:
    """The cards drawn aside, to point at; sorted, equal ones once."""
    found: list[Option] = []
    for card in state.aside:
        option = card.option
        place = len(found)
        while place and found[place - 1].value > option.value:
            place -= 1
        if not place or found[place - 1] is not option:
            found.insert(place, option)
    return found


def count_for_income(state: State, seat: Seat, character: Character) -> int:
    """How many districts a character gains for."""
    colour = character.income
    player = state.players[seat]
    if not player.hooks & WILD:
        return player.colours[colour]
    return sum([built.card.counts_for_income(colour) for built in player.city])


def more_income(state: State, card: District) -> int:
    """How much more whoever's turn it is can gain this turn, once a district stands."""
    turn = state.turn
    character = turn.character
    assert character is not None
    if character.income == NO_COLOUR or turn.income:
        return 0
    return int(card.counts_for_income(character.income))


# Completion


def complete_size(state: State) -> int:
    """How many districts complete a city now."""
    size = state.config.complete_size
    if state.config.hooks & SIZE:
        for player in state.players:
            if player.hooks & SIZE:
                for built in player.city:
                    size = built.card.complete_size(state, size)
    return size


def is_complete(state: State, seat: Seat) -> bool:
    """Whether a city is completed."""
    return state.players[seat].weight >= complete_size(state)


def check_completion(state: State, active: Seat) -> None:
    """Note who completed a city first; the active player, then clockwise (Q121)."""
    if state.first != NOBODY:
        return
    size = complete_size(state)
    count = state.config.players
    for i in range(count):
        seat = (active + i) % count
        if state.players[seat].weight >= size:
            state.first = seat
            state.tell("completes", seat, amount=len(state.players[seat].city))
            return


# Building


def price(state: State, seat: Seat, card: District) -> int:
    """What a player would pay for building a district."""
    price = card.cost
    player = state.players[seat]
    if player.hooks & PRICE:
        for built in player.city:
            if built.card.hooks & PRICE:
                price = built.card.price(state, seat, card, price)
    return price


def due(state: State, seat: Seat, card: District) -> int:
    """What is still to be paid for a district, being built or not yet."""
    return price(state, seat, card) if state.work is None else state.work.due


def spare(state: State, seat: Seat, card: District) -> int:
    """How many hand cards could be given up for building a district."""
    hand = state.players[seat].hand
    return len(hand) - 1 if state.work is None and card in hand else len(hand)


def is_partly_paid(state: State) -> bool:
    """Whether a part of the price of a district was paid in cards."""
    return state.work is not None and state.work.cards > 0


def other_ways(state: State, seat: Seat, card: District) -> list[Card]:
    """The cards that offer another way to pay for a district."""
    ways: list[Card] = []
    player = state.players[seat]
    if player.hooks & PAYS:
        for built in player.city:
            if built.card.hooks & PAYS and built.card.can_pay(state, seat, card):
                ways.append(built.card)
    if card.hooks & PAYS and card not in ways and card.can_pay(state, seat, card):
        ways.append(card)
    character = state.turn.character
    if character is not None and character.hooks & PAYS and character.can_pay(state, seat, card):
        ways.append(character)
    return ways


def cannot_add(state: State, seat: Seat, card: District) -> Reason | None:
    """Why a district cannot be added to a city without building it (never a duplicate)."""
    if state.stands(seat, card):
        return DUPLICATE
    return card.cannot_be_built(state, seat)


# Attacks


def cannot_attack(state: State, seat: Seat, owner: Seat, target: Built) -> Reason | None:
    """Why rank 8 cannot use its ability on a district."""
    if is_complete(state, owner):
        return CITY_COMPLETED
    reason: Reason | None = None
    if target.card.hooks & SHIELD:
        reason = target.card.forbids_attack(state, owner, owner, target)
    if reason is not None:
        return reason
    if owner != seat:
        for character in state.config.shields:
            me = state.round.player[character.rank]
            reason = character.forbids_attack(state, me, owner, target)
            if reason is not None:
                return reason
    return None


def wall(state: State, owner: Seat, target: Built) -> int:
    """What rank 8 pays more to use its ability on a district."""
    extra = 0
    player = state.players[owner]
    if player.hooks & WALL:
        for built in player.city:
            extra += built.card.extra_to_attack(state, owner, target)
    return extra
