"""Features of the true state in the middle of a round: who has still to act, and what may come."""

from __future__ import annotations

from typing import Final

from ..bots.features import COUNT as BASE
from ..bots.features import NAMES as BASE_NAMES
from ..bots.features import features as round_features
from ..bots.features import stage_of
from ..bots.worth import is_wanted, wanted_cards
from ..core import rules
from ..core.basics import BEWITCHED, KILLED, NO_COLOUR, NOBODY, THREAT, Seat
from ..core.card import Character
from ..core.setup.drafts import BURN, DISCARD
from ..core.state.round import Token
from ..core.state.state import State

# The characters by number, as the value was trained with them; another card has no number here.
CHARACTERS: Final = 28
ATTACKER: Final = 8
GATHERED: Final = 2  # gold
MERCHANT: Final = "merchant"  # whose ability is a gold

# How a seat will play a character.
NOT: Final = 0
NOW: Final = 1
LATER: Final = 2
GATHERS: Final = 3  # and then somebody else goes on

# What each number of a seat is, after those at the end of a round.
NAMES: Final = (
    *BASE_NAMES,
    "players",
    "stage",  # districts that the foremost city lacks
    "drafting",
    "last_round",
    "picks",  # characters still to be kept
    "early",  # how soon in the draft
    "acts",  # turns still to come
    "acting",  # it is this seat's turn
    "ungathered",
    "income",  # gold still to come in the turn
    "builds",  # districts that the turn can still bring
    "dearest",  # the dearest of them
    "gain",  # what they cost together
    "finishes",  # and with them the city is completed
    "future",  # the score with them
    "future_gap",  # to the best of the others
    "future_weight_gap",
    "last_gap",  # the same gap, in the last round
    "last_score_gap",
    "killed",
    "robbed",  # gold at stake
    "bewitched",
    "threatened",
    "bluffed",  # a threat without the flower
    "warrant",
    "blank_warrant",
    "booty",  # gold that this seat will take by a mark
    "bewitches",  # turns that this seat will take over
    "exposed",  # the attacker may still destroy something
    "aside",  # cards drawn, of which one stays
    "best_aside",
    "work",  # a district being built
    "seizes",  # a signed warrant that this seat laid on somebody who may still build
    *[f"as_{number}" for number in range(CHARACTERS)],  # powers still to be used
)
COUNT: Final = len(NAMES)
EXTRA: Final = BASE
POWERS: Final = COUNT - CHARACTERS


class Table:
    """What the seats share, gathered once for each state."""

    __slots__ = ("attacker", "drafting", "gains", "last", "size", "weights")

    def __init__(self, state: State) -> None:
        self.size = rules.complete_size(state)
        self.last = state.first != NOBODY
        self.drafting = state.round.step < len(state.round.draft)
        self.gains: list[float] = [0.0] * len(state.players)  # points of the builds to come
        self.weights: list[int] = [player.weight for player in state.players]
        self.attacker = NOBODY  # who may still attack
        holder = state.round.holder[ATTACKER]
        alive = holder != NOBODY and not state.is_marked(ATTACKER, KILLED)
        waits = state.round.calling < ATTACKER or _acts_as(state, holder, ATTACKER)
        if alive and waits and not self.drafting:
            self.attacker = state.round.player[ATTACKER]


def _acts_as(state: State, seat: Seat, rank: int) -> bool:
    """Whether a seat is in the turn of a character, and has not used its power."""
    character = state.turn.character
    acting = state.turn.seat == seat and character is not None and character.rank == rank
    return acting and not state.turn.power


def features(state: State) -> list[list[float]]:
    """The numbers of every seat."""
    table = Table(state)
    rows = round_features(state)
    stage = stage_of(state) / 5
    for row in rows:
        row.extend([0.0] * (COUNT - BASE))
    for player in state.players:
        row = rows[player.seat]
        row[EXTRA] = len(rows) / 8
        row[EXTRA + 1] = stage
        row[EXTRA + 2] = float(table.drafting)
        row[EXTRA + 3] = float(table.last)
        picks = _add_draft(state, player.seat, row) if table.drafting else 0
        _add_turns(state, player.seat, row, table, picks)
        _add_exposure(state, player.seat, row, table)
    if not table.drafting:
        _add_marks(state, rows)
    _add_pending(state, rows, table)
    _add_future(rows, table)
    return rows


def _add_draft(state: State, seat: Seat, row: list[float]) -> int:
    """The characters that a seat has still to keep, and how soon; gives their number."""
    this = state.round
    count = len(state.players)
    picks = 0
    early = 0.0
    for place in range(this.step, len(this.draft)):
        step = this.draft[place]
        if step.kind != BURN and step.kind != DISCARD and (this.first + step.place) % count == seat:
            picks += 1
            early = max(early, 1 - (place - this.step) / len(this.draft))
    row[EXTRA + 4] = picks / 2
    row[EXTRA + 5] = early
    return picks


def _add_turns(state: State, seat: Seat, row: list[float], table: Table, picks: int) -> None:
    """What the turns that are still to come, or the present one, can bring."""
    gold = state.players[seat].gold + GATHERED * picks
    limit, acts, income = picks, 0, 0
    turn = state.turn
    for character in state.config.cast:
        plays = _plays(state, seat, character)
        if plays == NOT:
            continue
        now = plays == NOW
        if now:
            row[EXTRA + 7] = 1.0
            row[EXTRA + 8] = float(not turn.gathered)
        else:
            acts += 1
        if not now or not turn.gathered:
            gold += GATHERED
        if plays == GATHERS:
            continue
        limit += max(0, character.build_limit - (turn.built if now else 0))
        if not now or not turn.power or _answers(state, character):
            gold += character.id == MERCHANT
            if character.number < CHARACTERS:
                row[POWERS + character.number] = 1.0
        if character.income != NO_COLOUR and not (now and turn.income):
            income += rules.count_for_income(state, seat, character)
    row[EXTRA + 6] = acts / 2
    row[EXTRA + 9] = income / 3
    if limit:
        _add_builds(state, seat, row, table, gold + income, limit)


def _plays(state: State, seat: Seat, character: Character) -> int:
    """How a seat will play a character: not any more, now, later, or only gathering."""
    this = state.round
    rank = character.rank
    turn = state.turn
    holder = this.holder[rank]
    if turn.character is character and turn.seat != NOBODY:
        if turn.seat != seat:
            return LATER if _witch(state, rank) == seat and not turn.resumed else NOT
        return GATHERS if _witch(state, rank) not in (NOBODY, seat) and not turn.resumed else NOW
    if rank <= this.calling or state.is_marked(rank, KILLED) or holder == NOBODY:
        return NOT
    witch = _witch(state, rank)
    if witch != NOBODY:
        return LATER if witch == seat else GATHERS if holder == seat else NOT
    return LATER if holder == seat else NOT


def _witch(state: State, rank: int) -> Seat:
    """Who will take a character over after it has gathered."""
    for token in state.round.tokens:
        if token.rank == rank and token.kind == BEWITCHED and not token.gone:
            return _layer(state, token)
    return NOBODY


def _layer(state: State, token: Token) -> Seat:
    """Who plays the character that laid a marker."""
    by = token.by
    return state.round.player[by.rank] if isinstance(by, Character) else NOBODY


def _answers(state: State, character: Character) -> bool:
    """Whether the power of a character is being used, and asks."""
    return state.question is not None and state.question.asker is character


def _add_builds(
    state: State, seat: Seat, row: list[float], table: Table, gold: int, limit: int
) -> None:
    """The districts that some gold and a limit allow: many of the cheapest, or the dearest."""
    prices = [card.cost for card in wanted_cards(state, seat)]
    prices.sort()
    builds = 0
    gain = 0
    dearest = 0
    left = gold
    for price in prices:
        if price <= gold:
            dearest = price
        if price <= left and builds < limit:
            left -= price
            builds += 1
            gain += price
    if builds == 1 or limit == 1:
        gain = dearest
    weight = state.players[seat].weight + builds
    row[EXTRA + 10] = builds / 2
    row[EXTRA + 11] = dearest / 4
    row[EXTRA + 12] = gain / 5
    row[EXTRA + 13] = float(builds > 0 and weight >= table.size)
    table.gains[seat] = float(gain)
    if weight >= table.size and builds:
        table.gains[seat] += 2.0 if table.last else 4.0
    table.weights[seat] = weight


def _add_future(rows: list[list[float]], table: Table) -> None:
    """Scores and cities as the turns to come may leave them."""
    count = len(rows)
    futures = [rows[seat][0] * 10 + table.gains[seat] for seat in range(count)]
    for seat in range(count):
        row = rows[seat]
        best = -99.0
        most = 0
        for other in range(count):
            if other != seat:
                best = max(best, futures[other])
                most = max(most, table.weights[other])
        gap = (futures[seat] - best) / 10
        row[EXTRA + 14] = futures[seat] / 10
        row[EXTRA + 15] = gap
        row[EXTRA + 16] = (table.weights[seat] - most) / 4
        if table.last:
            row[EXTRA + 17] = gap
            row[EXTRA + 18] = row[1]


def _add_marks(state: State, rows: list[list[float]]) -> None:
    """Markers on characters who are still to be called: who suffers, who gains."""
    this = state.round
    for token in this.tokens:
        rank = token.rank
        victim = this.holder[rank]
        if token.gone or victim == NOBODY or rank < this.calling:
            continue
        gold = state.players[victim].gold / 4
        row = rows[victim]
        layer = _layer(state, token)
        if token.kind == KILLED:
            row[EXTRA + 19] += 1.0
        elif rank == this.calling and token.kind not in (THREAT, "warrant"):
            continue
        elif token.kind == "robbed":
            row[EXTRA + 20] += gold
            _give(rows, layer, EXTRA + 26, gold)
        elif token.kind == BEWITCHED:
            row[EXTRA + 21] += 1.0
            _give(rows, layer, EXTRA + 27, 1.0)
        elif token.kind == THREAT:
            row[EXTRA + (22 if token.face else 23)] += gold
            _give(rows, layer, EXTRA + 26, gold / 2)
        elif token.kind == "warrant":
            row[EXTRA + (24 if token.face else 25)] += 1.0
            if token.face and layer not in (NOBODY, victim):
                rows[layer][EXTRA + 32] += row[EXTRA + 11]


def _give(rows: list[list[float]], seat: Seat, place: int, amount: float) -> None:
    """Add to a number of a seat, if there is one."""
    if seat != NOBODY:
        rows[seat][place] += amount


def _add_exposure(state: State, seat: Seat, row: list[float], table: Table) -> None:
    """Whether the attacker may still destroy something of a seat."""
    attacker = table.attacker
    player = state.players[seat]
    if attacker in (NOBODY, seat) or not player.city or player.weight >= table.size:
        return
    for character in state.config.shields:
        rank = character.rank
        if state.round.player[rank] == seat and not state.is_marked(rank, KILLED):
            return
    budget = state.players[attacker].gold + GATHERED + 1
    for built in player.city:
        if built.cost <= budget:
            row[EXTRA + 28] = 1.0
            return


def _add_pending(state: State, rows: list[list[float]], table: Table) -> None:
    """Cards drawn and not yet placed, and a district that is being built."""
    question = state.question
    if state.aside and question is not None:
        row = rows[question.seat]
        best = 0
        for card in state.aside:
            if is_wanted(state, question.seat, card):
                best = max(best, card.cost)
        row[EXTRA + 29] = 1.0
        row[EXTRA + 30] = best / 4
    work = state.work
    if work is not None and not work.placed:
        into = work.into
        warrant = state.marker(state.round.calling, "warrant")
        if warrant is not None and warrant.face and question is not None:
            into = question.seat  # of the one who may confiscate it
        rows[into][EXTRA + 31] += work.card.cost / 4
        table.gains[into] += work.card.cost
        table.weights[into] += 1
