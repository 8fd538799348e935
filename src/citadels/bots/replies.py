"""Replies: whom strong players name and which cards they pick, as they were seen to."""

from __future__ import annotations

import math
from typing import Final, final

from ..core import rules
from ..core.basics import Seat
from ..core.card import POINTS, Character
from ..core.option import DISTRICT, Option
from ..core.state.parts import Question
from ..core.state.state import State
from .policy import CHARACTERS
from .style import Learned
from .worth import builds_within, is_wanted, leader, standing, wanted_cards

AIMS: Final = ("kill", "bewitch", "rob", "sign", "threaten")  # questions that name a character
# What each number of a character that may be named is; then who it is, and how likely it is held.
AIM_NAMES: Final = (
    "held_log",
    "held",  # by how many of the others, on average
    "ahead",  # how far its holder is ahead of who names it
    "gold",
    "cards",
    "one_to_go",
    "two_to_go",
    "leader",
)
AIM_COUNT: Final = len(AIM_NAMES) + 2 * CHARACTERS
RARE: Final = 0.02
PICKS: Final = ("keep", "give")  # of cards: one comes, or one goes
# What each number of a card is; all but the first are of one that can still be built.
PICK_NAMES: Final = (
    "none",  # no card
    "wanted",
    "cost",
    "cost_square",
    "new_colour",
    "twice",  # in the hand already
    "now",  # can be built in this turn
    "now_cost",
    "now_first",  # and nothing else of the hand can
    "short",  # gold that will be lacking next time
    "points",
    "power",
    "income",  # for the character in turn
    "last_cost",  # where one district is lacking
    "last_short",  # where at most two are
    "noble",
    "religious",
    "trade",
    "military",
    "full_cost",  # the more cards there are
)
PICK_COUNT: Final = len(PICK_NAMES)


@final
class Replies(Learned):
    """Logits over the characters that may be named, and over the cards that may be picked."""

    def __init__(self, aims: list[list[float]], picks: list[list[float]]) -> None:
        assert len(aims) == len(AIMS)
        assert len(picks) == len(PICKS)
        self.by_aim = aims
        self.by_pick = picks

    def aims(self, state: State, question: Question, chances: list[list[float]]) -> list[float]:
        """How likely, up to a factor, each character is named; nothing where that is not known."""
        if question.name not in AIMS:
            return []
        weights = self.by_aim[AIMS.index(question.name)]
        return _likely(aim_rows(state, question, chances), weights)

    def picks(self, state: State, question: Question, giving: bool) -> list[float]:
        """How likely, up to a factor, each card is picked."""
        return _likely(pick_rows(state, question), self.by_pick[giving])


def _likely(rows: list[list[float]], weights: list[float]) -> list[float]:
    points: list[float] = []
    for row in rows:
        point = 0.0
        for place in range(len(row)):
            number = row[place]
            if number:
                point += number * weights[place]
        points.append(point)
    top = max(points)
    return [math.exp(point - top) for point in points]


def aim_rows(state: State, question: Question, chances: list[list[float]]) -> list[list[float]]:
    """The numbers of each character that may be named."""
    seat = question.seat
    first = leader(state)
    size = rules.complete_size(state)
    own = standing(state, seat)
    ahead = [(standing(state, player.seat) - own) / 10 for player in state.players]
    rows: list[list[float]] = []
    for option in question.options:
        character = option.card
        assert isinstance(character, Character)
        row = [0.0] * AIM_COUNT
        held = 0.0
        for player in state.players:
            part = chances[player.seat][option.value]
            if part <= 0 or player.seat == seat:
                continue
            held += part
            row[2] += part * ahead[player.seat]
            row[3] += part * player.gold / 4
            row[4] += part * len(player.hand) / 4
            left = size - player.weight
            row[5] += part * (left <= 1)
            row[6] += part * (left == 2)
            row[7] += part * (player.seat == first)
        row[0] = math.log(held + RARE)
        row[1] = held
        if character.number < CHARACTERS:
            row[len(AIM_NAMES) + character.number] = 1.0
            row[len(AIM_NAMES) + CHARACTERS + character.number] = held
        rows.append(row)
    return rows


def pick_rows(state: State, question: Question) -> list[list[float]]:
    """The numbers of each card that may be picked."""
    seat = question.seat
    player = state.players[seat]
    turn = state.turn
    limit = 0
    gold = player.gold + 2
    if turn.seat == seat and turn.character is not None:
        limit = max(1, turn.character.build_limit) - turn.built
        if turn.gathered:
            gold -= 2
    has = limit > 0 and builds_within(state, seat, gold, 1) > 0
    cards = min(len(wanted_cards(state, seat)), 4) / 2
    left = rules.complete_size(state) - player.weight
    rows: list[list[float]] = []
    for option in question.options:
        row = [0.0] * PICK_COUNT
        if option.kind != DISTRICT:
            row[0] = 1.0
        else:
            _add_card(state, seat, option, row, gold if limit > 0 else -1, has, left)
            row[19] = cards * row[2]
        rows.append(row)
    return rows


def _add_card(
    state: State, seat: Seat, option: Option, row: list[float], gold: int, has: bool, left: int
) -> None:
    """Add the numbers of a card, where `gold` can be spent at once (-1: nothing)."""
    card = state.card_of(option)
    if not is_wanted(state, seat, card):
        return
    player = state.players[seat]
    cost = card.cost / 3
    row[1] = 1.0
    row[2] = cost
    row[3] = card.cost * card.cost / 15
    row[4] = float(not player.colours[card.colour])
    row[5] = float(card in player.hand)
    if card.cost <= gold:
        row[6] = 1.0
        row[7] = cost
        row[8] = float(not has)
    row[9] = max(0, card.cost - player.gold - 2) / 2
    row[10] = float(bool(card.hooks & POINTS))
    row[11] = float(bool(card.hooks) and not card.hooks & POINTS)
    character = state.turn.character
    if state.turn.seat == seat and character is not None:
        row[12] = float(card.counts_for_income(character.income))
    if left <= 1:
        row[13] = cost
    if left <= 2:
        row[14] = row[9]
    if card.colour < 4:
        row[15 + card.colour] = 1.0
