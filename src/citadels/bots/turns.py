"""Turns: what a player by rules does in the own turn."""

from __future__ import annotations

from typing import Final

from ..core import rules
from ..core.basics import NO_COLOUR, NOBODY, Seat
from ..core.card import Character, District
from ..core.option import BUILD, CARDS, END, GOLD, INCOME, USE, Option
from ..core.rng import Rng
from ..core.scoring import FIRST_BONUS, points_known
from ..core.state.parts import Question
from ..core.state.state import State
from .style import Style
from .worth import build_worth, chance, is_wanted, standing, to_go, wanted_cards

# Powers that cost something of one's own: used when there is plenty, or need.
ATTACKS: Final = ("warlord", "marshal", "diplomat", "armory")
PLENTY: Final = 3


def choose_turn(state: State, question: Question, style: Style, rng: Rng) -> Option:
    """Powers that are free, then gather, income and build in the better order, then the rest."""
    options = question.options
    seat = question.seat
    for option in options:
        if option.kind == USE and _is_free(state, seat, option):
            return option
    income = INCOME in options
    if not state.turn.gathered:
        now = income and _in_cards(state)
        return INCOME if now else gather(state, seat, options, income)
    build = _best_build(state, seat, options, style)
    if income:
        return _income_or_build(state, seat, build)
    if build is not None and not _waits(state, seat, build, style, rng):
        return build
    for option in options:
        if option.kind == USE and _pays(state, seat, option, style):
            return option
    return END if END in options else options[-1]


def _in_cards(state: State) -> bool:
    character = state.turn.character
    return character is not None and character.income_in_cards


def _income_or_build(state: State, seat: Seat, build: Option | None) -> Option:
    """A district of the own colour that can be paid already gives income at once."""
    character = state.turn.character
    if build is not None and character is not None:
        card = state.card_of(build)
        if card.counts_for_income(character.income) and card.cost >= state.players[seat].gold - 1:
            return build
    return INCOME


def gather(state: State, seat: Seat, options: tuple[Option, ...], income: bool) -> Option:
    """Choose between gold and cards."""
    if CARDS not in options:
        return GOLD
    player = state.players[seat]
    wanted = wanted_cards(state, seat)
    if not wanted:
        return CARDS
    gold = player.gold
    character = state.turn.character
    limit = 1
    if character is not None:
        limit = max(1, character.build_limit)
        if income and character.income != NO_COLOUR:
            gold += rules.count_for_income(state, seat, character)
    costs = [card.cost for card in wanted]
    costs.sort()
    need = 0
    for place in range(min(limit, len(costs))):
        need += costs[place]
    left = to_go(state, seat)
    enough = len(wanted) > limit or len(wanted) >= left
    if gold >= need and not enough:
        return CARDS
    if gold >= costs[-1] and gold >= need and len(wanted) < left:
        return CARDS
    if len(wanted) == 1 and costs[0] - gold > 4:
        return CARDS
    return GOLD


def _best_build(
    state: State, seat: Seat, options: tuple[Option, ...], style: Style
) -> Option | None:
    best: Option | None = None
    most = -1e9
    last = to_go(state, seat) <= 1
    for option in options:
        if option.kind != BUILD:
            continue
        card = state.card_of(option)
        worth = build_worth(state, seat, card, style)
        if last and style.alarms:
            worth += card.cost  # only points count now
        if worth > most:
            most = worth
            best = option
    return best


def _waits(state: State, seat: Seat, build: Option, style: Style, rng: Rng) -> bool:
    """Whether to save for something dear instead, or not to end a game that is lost."""
    if style.alarms and _would_lose(state, seat, state.card_of(build)):
        return True
    if not style.patience or to_go(state, seat) <= 2:
        return False
    cost = state.card_of(build).cost
    gold = state.players[seat].gold
    for card in wanted_cards(state, seat):
        if card.cost >= cost + 3 and gold < card.cost <= gold + 3:
            return chance(rng) < style.patience
    return False


def _would_lose(state: State, seat: Seat, card: District) -> bool:
    """Whether completing the city would end the game with somebody else ahead, for all one sees."""
    if state.first != NOBODY or to_go(state, seat) > card.weight:
        return False
    mine = points_known(state, seat, seat) + card.cost + FIRST_BONUS
    for player in state.players:
        if player.seat != seat and points_known(state, player.seat, seat) > mine:
            return True
    return False


# Powers


def _is_free(state: State, seat: Seat, option: Option) -> bool:
    """Whether a power takes nothing from its player, so that it is used at once."""
    card = option.card
    assert card is not None
    id = card.id
    if id == "magician":
        return _wants_magic(state, seat)
    if isinstance(card, Character):
        if id == "wizard":
            return state.turn.gathered  # then the card can be built at once
        return id not in ATTACKS and id != "artist"
    return False


def _wants_magic(state: State, seat: Seat) -> bool:
    """Whether other cards would be better than the own hand; what can be built is built first."""
    hand = state.players[seat].hand
    if not state.turn.built:
        gold = state.players[seat].gold + (0 if state.turn.gathered else 2)
        for card in wanted_cards(state, seat):
            if card.cost <= gold:
                return False
    most = max([len(player.hand) for player in state.players if player.seat != seat])
    if most > len(hand):
        return True
    useless = [card for card in hand if not is_wanted(state, seat, card)]
    return bool(useless)


def _pays(state: State, seat: Seat, option: Option, style: Style) -> bool:
    """Whether a power that costs something is worth it, when all else is done."""
    card = option.card
    assert card is not None
    player = state.players[seat]
    id = card.id
    if id in ATTACKS:
        return _wants_attack(state, seat, id, style)
    if id == "artist":
        return player.gold > 1 or state.first >= 0
    if id == "smithy":
        return player.gold >= 2 + PLENTY and len(wanted_cards(state, seat)) <= 1
    if isinstance(card, District):
        # Of the others that are left, each takes a card of the hand for something better.
        useless = [each for each in player.hand if not is_wanted(state, seat, each)]
        return bool(useless) or len(player.hand) > PLENTY
    return True


def _wants_attack(state: State, seat: Seat, id: str, style: Style) -> bool:
    """Whether somebody is to be stopped, or it costs next to nothing."""
    gold = state.players[seat].gold
    threat = 99
    own = standing(state, seat)
    for player in state.players:
        left = to_go(state, player.seat)
        if player.seat != seat and left > 0 and standing(state, player.seat) + 4 > own:
            threat = min(threat, left)
    if id == "armory":
        return threat <= 1
    if id == "marshal":
        return gold >= 1
    if threat <= 2:
        return True
    return style.attacks > 0 or gold > PLENTY
