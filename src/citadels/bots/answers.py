"""Answers: how a player by rules answers the questions of cards, by the kind of thing offered."""

from __future__ import annotations

from typing import Final

from ..core.basics import Seat
from ..core.card import Character
from ..core.game import Game
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
from ..core.table import Ask
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


def choose_draft(game: Game, ask: Ask, style: Style, rng: Rng) -> Option:
    """Keep a character by liking and whim; lay down the one that is liked least."""
    ranks = 0
    for option in ask.options:
        ranks |= 1 << option.value
    likes = attractions(game, ask.seat, ranks, style, True)
    if ask.question == "keep":
        weights = [likes[option.value] for option in ask.options]
        return ask.options[draw_weighted(weights, rng)]
    return _highest(ask.options, [-likes[option.value] for option in ask.options], rng)


def choose_answer(game: Game, ask: Ask, style: Style, rng: Rng) -> Option:
    """Answer by the kind of thing that is offered first."""
    kind = ask.options[0].kind
    if kind == CHARACTER:
        return _character(game, ask, style, rng)
    if kind == STANDING:
        return _standing(game, ask, style, rng)
    if kind == DISTRICT:
        return _card(game, ask, style, rng)
    if kind == SEAT:
        return _seat(game, ask, rng)
    if kind == COLOUR:
        return _colour(game, ask, rng)
    return _button(game, ask, rng)


def _highest(options: tuple[Option, ...], values: list[float], rng: Rng) -> Option:
    """Give the option of the highest value, one of them by chance where they are equal."""
    top = max(values)
    best = [options[i] for i in range(len(options)) if values[i] == top]
    return best[0] if len(best) == 1 else best[rng.below(len(best))]


# Characters: whom to kill, rob, bewitch, threaten or summon


def _character(game: Game, ask: Ask, style: Style, rng: Rng) -> Option:
    if not style.roles:
        return _guess(game, ask, style, rng)
    if style.quick:
        chances = quick_roles(game, ask.seat, style)
    else:
        chances = Roles(game, ask.seat, style).chances
    values = []
    for option in ask.options:
        value = 0.0
        for player in game.players:
            if player.seat != ask.seat:
                held = chances[player.seat][option.value]
                if held > 0:
                    value += held * stake(game, ask, player.seat, option, style)
        values.append(value + 0.01 * chance(rng))
    return _highest(ask.options, values, rng)


def stake(game: Game, ask: Ask, victim: Seat, option: Option, style: Style) -> float:
    """What hitting a character is worth if this seat holds it."""
    player = game.players[victim]
    if ask.question in TAKES_GOLD:
        return float(player.gold)
    character = option.card
    assert isinstance(character, Character)
    lead = standing(game, victim) - standing(game, ask.seat)
    near = to_go(game, victim)
    danger = 10.0 + lead + (12.0 if near <= 1 else 5.0 if near == 2 else 0.0)
    if ask.seat == leader(game):
        danger += 2.0
    return max(1.0, danger) * (1.0 + 0.2 * liking(game, victim, character, style, False))


def _guess(game: Game, ask: Ask, style: Style, rng: Rng) -> Option:
    """Any character that is not plainly out, and not one's own."""
    this = game.round
    out = 0 if style.forgets else this.face_up | this.silent
    likely = []
    for option in ask.options:
        rank = option.value
        if not out >> rank & 1 and this.holder[rank] != ask.seat:
            likely.append(option)
    found = likely or list(ask.options)
    return found[rng.below(len(found))]


# Districts that stand


def _standing(game: Game, ask: Ask, style: Style, rng: Rng) -> Option:
    """Of others, hit the most dangerous; of one's own, beautify the dearest, give the cheapest."""
    values = []
    for option in ask.options:
        if option.kind != STANDING:
            values.append(-50.0)
            continue
        cost = game.find(option).cost
        if option.seat == ask.seat:
            values.append(float(cost if ask.question == "beautify" else -cost) - 20.0)
        else:
            values.append(_danger(game, option.seat, style) + _prize(game, ask, option))
    return _highest(ask.options, values, rng)


def _danger(game: Game, other: Seat, style: Style) -> float:
    near = to_go(game, other)
    alarm = 10.0 if style.alarms and near <= 1 else 0.0
    return standing(game, other) * 0.5 + alarm


def _prize(game: Game, ask: Ask, option: Option) -> float:
    """What hitting a district gains beyond the harm: dear ones, less what must be paid."""
    built = game.find(option)
    cost = built.cost
    if ask.question == "destroy" and ask.card.id != "armory":
        return 0.6 * cost - 1.0 * (cost - 1 + game.wall(option.seat, built))
    return float(cost)


# Cards


def _card(game: Game, ask: Ask, style: Style, rng: Rng) -> Option:
    """Keep or take the best card; part with the worst."""
    seat = ask.seat
    giving = ask.question in GIVING
    values = []
    for option in ask.options:
        if option.kind != DISTRICT:  # done: rather than part with something good
            values.append(-0.5 if giving else 0.0)
            continue
        card = game.card_of(option)
        worth = card_worth(game, seat, card, style)
        if giving:
            values.append(-worth)
            continue
        if card in game.players[seat].hand:
            worth = 0.0
        short = card.cost - game.players[seat].gold - 2
        values.append(worth - 0.4 * max(0, short))
    return _highest(ask.options, values, rng)


# Players


def _seat(game: Game, ask: Ask, rng: Rng) -> Option:
    """Hit whoever has most of what is wanted; crown whoever is furthest behind."""
    values = []
    crowning = ask.question in ("crown", "appoint")
    for option in ask.options:
        if option.kind != SEAT:
            values.append(-1.0 if rng.below(2) else 100.0)
            continue
        player = game.players[option.seat]
        if crowning:
            values.append(-standing(game, option.seat))
        else:
            value = 2.0 * len(player.hand) + 0.5 * player.gold
            values.append(value + 0.1 * standing(game, option.seat))
    return _highest(ask.options, values, rng)


def _colour(game: Game, ask: Ask, rng: Rng) -> Option:
    """The colour that the unseen cards have most of."""
    seen = [0] * 5
    for player in game.players:
        for built in player.city:
            seen[built.card.colour] += 1
    for card in game.players[ask.seat].hand:
        seen[card.colour] += 1
    left = [0.0] * 5
    for card in game.config.deck:
        left[card.colour] += 1
    return _highest(ask.options, [left[o.value] - seen[o.value] for o in ask.options], rng)


# Buttons


def _button(game: Game, ask: Ask, rng: Rng) -> Option:
    options = ask.options
    if options[0].kind == NUMBER:
        return _split(game, ask.seat, options)
    if YES in options or NO in options:
        return _yes_or_no(game, ask, rng)
    if SWAP in options:
        return _magic(game, ask.seat, options)
    if CARDS in options:
        return gather(game, ask.seat, options, False)
    for wish in PRESSED:
        if wish in options:
            return wish
    return options[rng.below(len(options))]


def _split(game: Game, seat: Seat, options: tuple[Option, ...]) -> Option:
    """How much in gold: all of it if there is something to save for, else half."""
    gold = game.players[seat].gold
    dear = [card for card in wanted_cards(game, seat) if card.cost > gold]
    return options[-1] if dear else options[len(options) // 2]


def _yes_or_no(game: Game, ask: Ask, rng: Rng) -> Option:
    refuse = ask.question == "bribe" and game.players[ask.seat].gold > 1 and rng.below(2)
    wish = NO if refuse else YES
    return wish if wish in ask.options else ask.options[-1]


def _magic(game: Game, seat: Seat, options: tuple[Option, ...]) -> Option:
    """Another hand if it is much greater than what is wanted of the own one."""
    hand = game.players[seat].hand
    most = max([len(other.hand) for other in game.players if other.seat != seat])
    wanted = [card for card in hand if is_wanted(game, seat, card)]
    return REDRAW if REDRAW in options and most <= len(wanted) + 1 else SWAP
