"""Answers: how a player by rules answers the questions of cards, by the kind of thing offered."""

from __future__ import annotations

from typing import Final

from ..core import rules
from ..core.basics import Seat
from ..core.card import Character
from ..core.option import (
    BUILD_NOW,
    CARDS,
    CHARACTER,
    COLOUR,
    DISTRICT,
    DONE,
    GATHER,
    GOLD,
    NO,
    NUMBER,
    PASS,
    REDRAW,
    SEAT,
    STANDING,
    SWAP,
    YES,
    Option,
)
from ..core.rng import Rng
from ..core.state.parts import Question
from ..core.state.state import State
from .roles import Roles, quick_roles
from .style import Style
from .turns import gather
from .worth import (
    attractions,
    card_worth,
    chance,
    draw_weighted,
    is_wanted,
    leader,
    liking,
    standing,
    to_go,
    wanted_cards,
)

# Questions about a card of the hand that goes away; all others are about one that comes.
GIVING: Final = ("discard", "pay", "repay", "give", "tuck", "redraw")
TAKES_GOLD: Final = ("rob", "threaten", "flower")
PRESSED: Final = (GATHER, BUILD_NOW, PASS, GOLD, DONE)


def choose_draft(state: State, question: Question, style: Style, rng: Rng) -> Option:
    """Keep a character by liking and whim; lay down the one that is liked least."""
    ranks = 0
    for option in question.options:
        ranks |= 1 << option.value
    likes = attractions(state, question.seat, ranks, style, True)
    if question.name == "keep":
        weights = [likes[option.value] for option in question.options]
        return question.options[draw_weighted(weights, rng)]
    return _highest(question.options, [-likes[option.value] for option in question.options], rng)


def choose_answer(state: State, question: Question, style: Style, rng: Rng) -> Option:
    """Answer by the kind of thing that is offered first."""
    kind = question.options[0].kind
    if kind == CHARACTER:
        return _character(state, question, style, rng)
    if kind == STANDING:
        return _standing(state, question, style, rng)
    if kind == DISTRICT:
        return _card(state, question, style, rng)
    if kind == SEAT:
        return _seat(state, question, rng)
    if kind == COLOUR:
        return _colour(state, question, rng)
    return _button(state, question, rng)


def _highest(options: tuple[Option, ...], values: list[float], rng: Rng) -> Option:
    """Give the option of the highest value, one of them by chance where they are equal."""
    top = max(values)
    best = [options[i] for i in range(len(options)) if values[i] == top]
    return best[0] if len(best) == 1 else best[rng.below(len(best))]


# Characters: whom to kill, rob, bewitch, threaten or summon


def _character(state: State, question: Question, style: Style, rng: Rng) -> Option:
    if not style.roles:
        return _guess(state, question, style, rng)
    if style.quick:
        chances = quick_roles(state, question.seat, style)
    else:
        chances = Roles(state, question.seat, style).chances
    if style.learned is not None:
        weights = style.learned.aims(state, question, chances)
        if weights:
            return question.options[draw_weighted(weights, rng)]
    stakes = [_stake(state, question, player.seat) for player in state.players]
    values = []
    for option in question.options:
        value = 0.0
        for player in state.players:
            if player.seat != question.seat:
                held = chances[player.seat][option.value]
                if held > 0:
                    worth = _appeal(state, question, player.seat, option, style)
                    value += held * (stakes[player.seat] * worth)
        values.append(value + 0.01 * chance(rng))
    return _highest(question.options, values, rng)


def _stake(state: State, question: Question, victim: Seat) -> float:
    """What hitting a seat is worth, whoever it holds."""
    if question.name in TAKES_GOLD:
        return float(state.players[victim].gold)
    lead = standing(state, victim) - standing(state, question.seat)
    near = to_go(state, victim)
    danger = 10.0 + lead + (12.0 if near <= 1 else 5.0 if near == 2 else 0.0)
    if question.seat == leader(state):
        danger += 2.0
    return max(1.0, danger)


def _appeal(state: State, question: Question, victim: Seat, option: Option, style: Style) -> float:
    """How much more it is worth for the character that is hit."""
    if question.name in TAKES_GOLD:
        return 1.0
    character = option.card
    assert isinstance(character, Character)
    return 1.0 + 0.2 * liking(state, victim, character, style, False)


def _guess(state: State, question: Question, style: Style, rng: Rng) -> Option:
    """Any character that is not plainly out, and not one's own."""
    this = state.round
    out = 0 if style.forgets else this.face_up | this.silent
    likely = []
    for option in question.options:
        rank = option.value
        if not out >> rank & 1 and this.holder[rank] != question.seat:
            likely.append(option)
    found = likely or list(question.options)
    return found[rng.below(len(found))]


# Districts that stand


def _standing(state: State, question: Question, style: Style, rng: Rng) -> Option:
    """Of others, hit the most dangerous; of one's own, beautify the dearest, give the cheapest."""
    values = []
    for option in question.options:
        if option.kind != STANDING:
            values.append(-50.0)
            continue
        cost = state.find(option).cost
        if option.seat == question.seat:
            values.append(float(cost if question.name == "beautify" else -cost) - 20.0)
        else:
            values.append(_danger(state, option.seat, style) + _prize(state, question, option))
    return _highest(question.options, values, rng)


def _danger(state: State, other: Seat, style: Style) -> float:
    near = to_go(state, other)
    alarm = 10.0 if style.alarms and near <= 1 else 0.0
    return standing(state, other) * 0.5 + alarm


def _prize(state: State, question: Question, option: Option) -> float:
    """What hitting a district gains beyond the harm: dear ones, less what must be paid."""
    built = state.find(option)
    cost = built.cost
    if question.name == "destroy" and question.asker.id != "armory":
        return 0.6 * cost - 1.0 * (cost - 1 + rules.wall(state, option.seat, built))
    return float(cost)


# Cards


def _card(state: State, question: Question, style: Style, rng: Rng) -> Option:
    """Keep or take the best card; part with the worst."""
    seat = question.seat
    giving = question.name in GIVING
    if style.learned is not None:
        weights = style.learned.picks(state, question, giving)
        return question.options[draw_weighted(weights, rng)]
    values = []
    for option in question.options:
        if option.kind != DISTRICT:  # done: rather than part with something good
            values.append(-0.5 if giving else 0.0)
            continue
        card = state.card_of(option)
        worth = card_worth(state, seat, card, style)
        if giving:
            values.append(-worth)
            continue
        if card in state.players[seat].hand:
            worth = 0.0
        short = card.cost - state.players[seat].gold - 2
        values.append(worth - 0.4 * max(0, short))
    return _highest(question.options, values, rng)


# Players


def _seat(state: State, question: Question, rng: Rng) -> Option:
    """Hit whoever has most of what is wanted; crown whoever is furthest behind."""
    values = []
    crowning = question.name in ("crown", "appoint")
    for option in question.options:
        if option.kind != SEAT:
            values.append(-1.0 if rng.below(2) else 100.0)
            continue
        player = state.players[option.seat]
        if crowning:
            values.append(-standing(state, option.seat))
        else:
            value = 2.0 * len(player.hand) + 0.5 * player.gold
            values.append(value + 0.1 * standing(state, option.seat))
    return _highest(question.options, values, rng)


def _colour(state: State, question: Question, rng: Rng) -> Option:
    """The colour that the unseen cards have most of."""
    seen = [0] * 5
    for player in state.players:
        for built in player.city:
            seen[built.card.colour] += 1
    for card in state.players[question.seat].hand:
        seen[card.colour] += 1
    left = [0.0] * 5
    for card in state.config.deck:
        left[card.colour] += 1
    return _highest(
        question.options, [left[o.value] - seen[o.value] for o in question.options], rng
    )


# Buttons


def _button(state: State, question: Question, rng: Rng) -> Option:
    options = question.options
    if options[0].kind == NUMBER:
        return _split(state, question.seat, options)
    if YES in options or NO in options:
        return _yes_or_no(state, question, rng)
    if SWAP in options:
        return _magic(state, question.seat, options)
    if CARDS in options:
        return gather(state, question.seat, options, False)
    for button in PRESSED:
        if button in options:
            return button
    return options[rng.below(len(options))]


def _split(state: State, seat: Seat, options: tuple[Option, ...]) -> Option:
    """How much in gold: all of it if there is something to save for, else half."""
    gold = state.players[seat].gold
    dear = [card for card in wanted_cards(state, seat) if card.cost > gold]
    return options[-1] if dear else options[len(options) // 2]


def _yes_or_no(state: State, question: Question, rng: Rng) -> Option:
    refuse = question.name == "bribe" and state.players[question.seat].gold > 1 and rng.below(2)
    button = NO if refuse else YES
    return button if button in question.options else question.options[-1]


def _magic(state: State, seat: Seat, options: tuple[Option, ...]) -> Option:
    """Another hand if it is much greater than what is wanted of the own one."""
    hand = state.players[seat].hand
    most = max([len(other.hand) for other in state.players if other.seat != seat])
    wanted = [card for card in hand if is_wanted(state, seat, card)]
    return REDRAW if REDRAW in options and most <= len(wanted) + 1 else SWAP
