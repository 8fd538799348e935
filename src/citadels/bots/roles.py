"""Roles: who may hold which character, exactly, weighted by how likely each would have kept it.

Nothing here reads what the observer cannot know: its own looks at the draft, the calls, what
lies face up. The sets of characters that were left after each step are enumerated, not sampled.
"""

from __future__ import annotations

from typing import Final

from ..core.basics import NOBODY, Rank, Seat
from ..core.setup.drafts import BURN, KEEP, LAST
from ..core.state.state import State
from .style import Style
from .worth import attractions

LAPSE: Final = 0.15  # how often a choice is for no reason we know; never 0
HIDDEN: Final = -2  # the drafter of a character whose place is not known


def _keeps(kind: int) -> bool:
    """Whether somebody keeps a character at a step of this kind."""
    return kind in (KEEP, LAST)


class Move:
    """One step from a set of characters to a smaller one."""

    __slots__ = ("after", "before", "chance", "rank")

    def __init__(self, before: int, after: int, rank: Rank, chance: float) -> None:
        self.before = before
        self.after = after
        self.rank = rank
        self.chance = chance


class Roles:
    """The chances of every seat to hold every character, as one observer can know them."""

    def __init__(self, state: State, observer: Seat, style: Style, lapse: float = LAPSE) -> None:
        self.state = state
        self.observer = observer
        self.style = style
        self.lapse = lapse
        self.chances = [[0.0] * 10 for _ in state.players]  # by seat and rank
        self.total = 0.0
        self.likes: list[list[float]] = [[] for _ in state.players]
        self.drafters = [_drafter(state, observer, rank) for rank in range(10)]
        self.kinds: list[int] = []
        self.seats: list[Seat] = []
        if state.round.taken:
            self._follow_draft()
        elif state.round.step >= len(state.round.draft):
            self._follow_scene()
        self._settle()

    def chance(self, seat: Seat, rank: Rank) -> float:
        """How likely a seat holds a character."""
        return self.chances[seat][rank]

    def held(self, rank: Rank) -> float:
        """How likely somebody else holds a character."""
        total = 0.0
        for seat in range(len(self.chances)):
            if seat != self.observer:
                total += self.chances[seat][rank]
        return total

    # What is enumerated

    def _follow_draft(self) -> None:
        """Enumerate the drafts, one first face-down card after the other."""
        state = self.state
        this = state.round
        count = state.config.players
        for step in this.draft:
            self.kinds.append(step.kind)
            self.seats.append(NOBODY if step.kind == BURN else (this.first + step.place) % count)
        table = state.config.ranks & ~this.face_up
        with_last = LAST in self.kinds[: len(this.taken)]
        for burnt in range(1, 10):
            if table >> burnt & 1 and (with_last or self.drafters[burnt] < 0):
                self._enumerate(table & ~(1 << burnt), burnt, 1, len(this.taken))

    def _follow_scene(self) -> None:
        """A hand-written position has no draft: as if the seats had kept theirs in turn."""
        state = self.state
        this = state.round
        count = state.config.players
        table = 0
        owners = [0] * count
        for character in state.config.cast:
            rank = character.rank
            owner = this.holder[rank]
            if this.revealed >> rank & 1 or this.silent >> rank & 1 or owner == self.observer:
                if owner != NOBODY:
                    self.chances[owner][rank] = 1.0
            else:
                table |= 1 << rank
                if owner != NOBODY:
                    owners[owner] += 1
        first = max(0, this.first)
        for place in range(count):
            seat = (first + place) % count
            for _ in range(owners[seat]):
                self.kinds.append(KEEP)
                self.seats.append(seat)
        shown = self.chances
        self.chances = [[0.0] * 10 for _ in state.players]
        self._enumerate(table, 0, 0, len(self.kinds))
        for seat in range(count):
            for rank in range(10):
                self.chances[seat][rank] += shown[seat][rank] * self.total

    # The enumeration: forwards over the sets that may be left, backwards with what they lead to

    def _enumerate(self, table: int, burnt: Rank, first: int, done: int) -> None:
        rows: list[list[Move]] = []
        levels: list[dict[int, float]] = [{table: 1.0}]
        for step in range(first, done):
            moves: list[Move] = []
            after: dict[int, float] = {}
            for before, weight in levels[-1].items():
                for move in self._moves(step, before, burnt):
                    moves.append(move)
                    after[move.after] = after.get(move.after, 0.0) + weight * move.chance
            rows.append(moves)
            levels.append(after)
        ends: dict[int, float] = {}
        for left in levels[-1]:
            if self._fits_end(left, burnt, done):
                ends[left] = 1.0
        for i in range(len(rows) - 1, -1, -1):
            step = first + i
            begins: dict[int, float] = {}
            keeps = _keeps(self.kinds[step])
            for move in rows[i]:
                worth = move.chance * ends.get(move.after, 0.0)
                if worth:
                    begins[move.before] = begins.get(move.before, 0.0) + worth
                    if keeps:
                        share = worth * levels[i][move.before]
                        self.chances[self.seats[step]][move.rank] += share
            ends = begins
        self.total += ends.get(table, 0.0)

    def _moves(self, step: int, table: int, burnt: Rank) -> list[Move]:
        """What a step may have taken, and how likely."""
        kind = self.kinds[step]
        seat = self.seats[step]
        offered = table | 1 << burnt if kind == LAST else table
        if seat == self.observer:
            return self._own_move(step, table, offered, burnt)
        weights = self._weights(kind, seat, offered)
        found: list[Move] = []
        for rank in range(1, 10):
            if offered >> rank & 1 and self._may_take(kind, seat, rank):
                if kind == LAST and rank != burnt and self.drafters[burnt] >= 0:
                    continue  # the face-down card was seen in somebody's hand: this one's
                found.append(Move(table, table & ~(1 << rank), rank, weights[rank]))
        return found

    def _own_move(self, step: int, table: int, offered: int, burnt: Rank) -> list[Move]:
        """The observer knows what was offered, and what was taken of it."""
        if offered != self._seen(step) or not self._same_face_down(step, burnt):
            return []
        rank = self.state.round.taken[step]
        return [Move(table, table & ~(1 << rank), rank, 1.0)]

    def _seen(self, step: int) -> int:
        """What lay before the observer at an own step."""
        state = self.state
        this = state.round
        table = state.config.ranks & ~this.face_up
        for earlier in range(step):
            table &= ~(1 << this.taken[earlier])
        return table | 1 << this.taken[0] if self.kinds[step] == LAST else table

    def _same_face_down(self, step: int, burnt: Rank) -> bool:
        return self.kinds[step] != LAST or burnt == self.state.round.taken[0]

    def _may_take(self, kind: int, seat: Seat, rank: Rank) -> bool:
        drafter = self.drafters[rank]
        if drafter == HIDDEN:
            return True
        return drafter == seat if _keeps(kind) else drafter == NOBODY

    def _weights(self, kind: int, seat: Seat, offered: int) -> list[float]:
        """How likely each offered character is taken, by rank."""
        count = 0
        for rank in range(1, 10):
            count += offered >> rank & 1
        if not _keeps(kind):
            return [1.0 / count] * 10
        if not self.likes[seat]:
            every = self.state.config.ranks
            self.likes[seat] = attractions(self.state, seat, every, self.style, False)
        return mixed(self.likes[seat], offered, count, self.lapse)

    def _fits_end(self, left: int, burnt: Rank, done: int) -> bool:
        """Whether what was left at last fits what the observer knows."""
        if done < len(self.kinds):
            if self.seats[done] != self.observer:
                return True
            offered = left | 1 << burnt if self.kinds[done] == LAST else left
            return offered == self._seen(done) and self._same_face_down(done, burnt)
        for rank in range(1, 10):
            if left >> rank & 1 and self.drafters[rank] >= 0:
                return False
        return True

    # Afterwards

    def _settle(self) -> None:
        """Make chances of the sums, and repeat the exchanges."""
        if self.total > 0:
            for row in self.chances:
                for rank in range(10):
                    row[rank] /= self.total
        this = self.state.round
        for swap in this.swaps:
            one, other = self.chances[swap.giver], self.chances[swap.taker]
            if self.state.config.players > 3:
                self.chances[swap.giver], self.chances[swap.taker] = other, one
            else:  # which of two was given is not known: half of each
                mean = [(one[rank] + other[rank]) / 2 for rank in range(10)]
                self.chances[swap.giver], self.chances[swap.taker] = mean, mean[:]
        for rank in range(1, 10):
            if this.revealed >> rank & 1 or this.holder[rank] == self.observer:
                for seat in range(len(self.chances)):
                    self.chances[seat][rank] = 1.0 if this.holder[rank] == seat else 0.0


def mixed(likes: list[float], offered: int, count: int, lapse: float) -> list[float]:
    """The chances of a choice among what is offered: by liking, or for no reason."""
    total = 0.0
    for rank in range(1, 10):
        if offered >> rank & 1:
            total += likes[rank]
    found = [0.0] * 10
    for rank in range(1, 10):
        if offered >> rank & 1:
            found[rank] = (1 - lapse) * likes[rank] / total + lapse / count
    return found


def _drafter(state: State, observer: Seat, rank: Rank) -> Seat:
    """Who must have drafted a character: a seat, NOBODY if it is out, or HIDDEN."""
    this = state.round
    pairs = state.config.players <= 3
    if this.silent >> rank & 1:
        return NOBODY
    for swap in this.swaps:
        if pairs:
            break
        if rank == swap.got and observer == swap.giver:
            return swap.taker
        if rank == swap.gave and observer == swap.taker:
            return swap.giver
    if not this.revealed >> rank & 1:
        return HIDDEN
    owner = this.holder[rank]
    for swap in this.swaps:
        if owner == swap.giver or owner == swap.taker:
            return HIDDEN if pairs else swap.giver + swap.taker - owner
    return owner


def draft_weight(world: State, observer: Seat, style: Style, lapse: float = LAPSE) -> float:
    """How likely the others would have drafted as in a redealt game, up to a factor."""
    this = world.round
    table = world.config.ranks & ~this.face_up
    count = world.config.players
    weight = 1.0
    for step in range(len(this.taken)):
        kind = this.draft[step].kind
        rank = this.taken[step]
        seat = (this.first + this.draft[step].place) % count
        if _keeps(kind) and seat != observer:
            offered = table | 1 << this.taken[0] if kind == LAST else table
            size = 0
            for each in range(1, 10):
                size += offered >> each & 1
            likes = attractions(world, seat, offered, style, True)
            weight *= mixed(likes, offered, size, lapse)[rank] * size
        table &= ~(1 << rank)
    return weight


def quick_roles(state: State, observer: Seat, style: Style) -> list[list[float]]:
    """The chances by seat and rank, each seat for itself: a tenth of the work, nearly as good."""
    this = state.round
    count = state.config.players
    hidden = state.config.ranks & ~(this.face_up | this.silent | this.revealed)
    for rank in range(1, 10):
        if this.holder[rank] == observer:
            hidden &= ~(1 << rank)
    chances = [[0.0] * 10 for _ in state.players]
    shown = 0  # seats that were revealed, as bits
    for rank in range(1, 10):
        if this.revealed >> rank & 1:
            chances[this.holder[rank]][rank] = 1.0
            shown |= 1 << this.holder[rank]
    looked, seen = _last_look(state, observer)
    for step in range(len(this.draft)):
        kind = this.draft[step].kind
        seat = (this.first + this.draft[step].place) % count
        if not _keeps(kind) or seat == observer or (shown >> seat & 1 and count > 3):
            continue
        among = hidden
        if looked >= 0:
            among = hidden & seen if step > looked else hidden & ~seen
        likes = attractions(state, seat, among, style, False)
        total = sum(likes)
        if total > 0:
            row = chances[seat]
            for rank in range(1, 10):
                row[rank] += likes[rank] / total
    return chances


def _last_look(state: State, observer: Seat) -> tuple[int, int]:
    """The last step at which an observer chose, and what lay there; -1 if there was none."""
    this = state.round
    table = state.config.ranks & ~this.face_up
    looked = -1
    seen = 0
    for step in range(len(this.taken)):
        seat = (this.first + this.draft[step].place) % state.config.players
        if this.draft[step].kind != BURN and seat == observer:
            looked = step
            seen = table
        table &= ~(1 << this.taken[step])
    return looked, seen
