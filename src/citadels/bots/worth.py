"""Worth: what cards and characters are worth to a seat, from what that seat can see."""

from __future__ import annotations

import math
from typing import Final

from ..core import rules
from ..core.basics import NO_COLOUR, NOBODY, Seat
from ..core.card import DUPLICATES, HAND_POINTS, POINTS, RESTRICTED, Character, District
from ..core.rng import Rng
from ..core.state.state import State
from .style import Style

MUCH: Final = 8  # gold or cards; more makes no difference
NEW_COLOUR: Final = 1.0
SPECIAL: Final = 0.5
SCALE: Final = 1 << 24


def chance(rng: Rng) -> float:
    """A uniform number from 0 to 1."""
    return rng.below(SCALE) / SCALE


def is_wanted(state: State, seat: Seat, card: District) -> bool:
    """Whether a card may still be built in the city of a seat."""
    player = state.players[seat]
    if player.names & card.bit and not player.hooks & DUPLICATES:
        return False
    return not card.hooks & RESTRICTED or card.cannot_be_built(state, seat) is None


def card_worth(state: State, seat: Seat, card: District, style: Style) -> float:
    """What a card is worth in the hand of a seat."""
    if not is_wanted(state, seat, card):
        return card.points_in_hand(state, seat) if card.hooks & HAND_POINTS else 0.0
    return 1.0 + build_worth(state, seat, card, style)


def build_worth(state: State, seat: Seat, card: District, style: Style) -> float:
    """What a district is worth in the city of a seat."""
    worth = card.cost * style.dear
    if not state.players[seat].colours[card.colour]:
        worth += NEW_COLOUR
    if card.hooks & POINTS:
        worth += 2 * SPECIAL
    elif card.hooks:
        worth += SPECIAL
    return worth


def to_go(state: State, seat: Seat) -> int:
    """How many districts a city lacks to be completed."""
    return rules.complete_size(state) - state.players[seat].weight


def leader(state: State, without: Seat = NOBODY) -> Seat:
    """The seat that is furthest: by districts, then by what they cost and the gold."""
    best = NOBODY
    most = -1.0
    for player in state.players:
        if player.seat != without:
            lead = standing(state, player.seat)
            if lead > most:
                most = lead
                best = player.seat
    return best


def standing(state: State, seat: Seat) -> float:
    """How far a seat is, as everybody can see it."""
    player = state.players[seat]
    far = 3.0 * player.weight + 0.6 * player.gold + 0.5 * len(player.hand)
    for built in player.city:
        far += built.cost
    return far


def wanted_cards(state: State, seat: Seat) -> list[District]:
    """The kinds of cards in a hand that may still be built."""
    found: list[District] = []
    last: District | None = None
    for card in state.players[seat].hand:
        if card is not last and is_wanted(state, seat, card):
            found.append(card)
        last = card
    return found


def builds_within(state: State, seat: Seat, gold: int, limit: int) -> int:
    """How many districts of the hand a seat could build for some gold, the cheapest first."""
    costs = [card.cost for card in wanted_cards(state, seat)]
    costs.sort()
    count = 0
    for cost in costs:
        if cost > gold or count == limit:
            break
        gold -= cost
        count += 1
    return count


def liking(state: State, seat: Seat, character: Character, style: Style, sees: bool) -> float:
    """How much a seat likes a character; without seeing its hand, by the size of it."""
    player = state.players[seat]
    taste = style.taste(character)
    cards = len(player.hand)
    worth = taste.base + taste.gold * min(player.gold, MUCH) + taste.card * min(cards, MUCH)
    gain = 0
    if character.income != NO_COLOUR:
        gain = rules.count_for_income(state, seat, character)
        worth += gain * (style.cards if character.income_in_cards else style.income)
    limit = character.build_limit
    if limit != 1:
        gold = player.gold + 2
        can = builds_within(state, seat, gold, limit) if sees else min(cards, gold // 3, limit)
        worth += style.builds * (min(limit, can) - min(1, can))
    if style.attacks and character.rank in (1, 2, 8):
        worth += style.attacks
    if style.alarms:
        worth += _alarm(state, seat, character)
    return worth


def _alarm(state: State, seat: Seat, character: Character) -> float:
    """What a character is worth more or less when somebody is about to complete a city."""
    rank = character.rank
    near = rules.complete_size(state) - 1
    if rank == 1 or rank == 8:
        for player in state.players:
            if player.weight >= near and player.seat != seat:
                return 2.0
    if state.players[seat].weight >= near:
        return 1.0 if rank <= 5 else 0.0
    return 0.0


def attractions(state: State, seat: Seat, ranks: int, style: Style, sees: bool) -> list[float]:
    """How likely, up to a factor, a seat is to keep each character, by rank."""
    if style.drafter is not None:
        return style.drafter.attractions(state, seat, ranks, sees)
    found = [0.0] * 10
    for character in state.config.cast:
        if ranks >> character.rank & 1:
            found[character.rank] = math.exp(
                liking(state, seat, character, style, sees) / style.whim
            )
    return found


def draw_weighted(weights: list[float], rng: Rng) -> int:
    """Draw a place, each as likely as its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    left = chance(rng) * total
    for place in range(len(weights)):
        left -= weights[place]
        if left < 0:
            return place
    return len(weights) - 1
