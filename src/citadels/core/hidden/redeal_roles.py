"""Redealing characters: every draft that an observer cannot rule out is equally likely."""

from __future__ import annotations

from typing import Final

from ..basics import NOBODY, Rank, Seat
from ..rng import Rng, shuffled
from ..setup.drafts import BURN, KEEP, LAST
from ..state.round import Swap
from ..state.state import State

MANY: Final = 1_000_000  # tries; a consistent draft is found long before


class _Slot:
    """A place where a character can be: kept by a seat, or out of the round."""

    def __init__(self, segment: int, step: int, owner: Seat) -> None:
        self.segment = segment
        self.step = step  # of the draft; -1 for what is left on the table
        self.owner = owner  # NOBODY for what is out
        self.rank: Rank = 0


class _Segment:
    """Steps between two looks of the observer: which characters went, not where."""

    def __init__(self) -> None:
        self.ranks: list[Rank] = []
        self.slots: list[_Slot] = []


def redeal_roles(state: State, observer: int, rng: Rng) -> None:
    """Deal the characters that the observer cannot place anew."""
    if not state.round.taken:
        _redeal_scene(state, observer, rng)
        return
    drafts = _Drafts(state, observer, rng)
    for _ in range(MANY):
        if drafts.try_one():
            return
    raise AssertionError("no draft fits what the observer knows")


def _redeal_scene(state: State, observer: int, rng: Rng) -> None:
    """A hand-written position has no draft: any hidden character may be anywhere hidden."""
    this = state.round
    if this.step < len(this.draft):
        return
    hidden: list[Rank] = []
    owners: list[Seat] = []
    for character in state.config.cast:
        rank = character.rank
        owner = this.holder[rank]
        shown = this.revealed >> rank & 1 or this.silent >> rank & 1
        if not shown and owner != observer:
            hidden.append(rank)
            owners.append(owner)
    for rank, owner in zip(shuffled(hidden, rng), sorted(owners), strict=True):
        this.holder[rank] = owner
        this.player[rank] = owner


class _Drafts:
    """The drafts that an observer cannot rule out, drawn one by one until one fits."""

    def __init__(self, state: State, observer: int, rng: Rng) -> None:
        self.state = state
        self.observer = observer
        self.rng = rng
        self.this = state.round
        self.pairs = state.config.players <= 3  # two characters a seat
        self.known: dict[int, Rank] = {}  # what the observer saw a step take
        self.segments: list[_Segment] = []
        self.seats = [self._seat(step) for step in range(len(self.this.draft))]
        self._divide()
        self.last = self._last_slot()

    def _seat(self, step: int) -> Seat:
        """Who takes a step of the draft."""
        kind = self.this.draft[step].kind
        if kind == BURN:
            return NOBODY
        return (self.this.first + self.this.draft[step].place) % self.state.config.players

    def _divide(self) -> None:
        """Sort the steps into segments; what the observer did or saw is known."""
        this = self.this
        done = len(this.taken)
        segment = _Segment()
        for step in range(done):
            kind = this.draft[step].kind
            if self.seats[step] == self.observer:
                self.known[step] = this.taken[step]
                if kind == LAST:
                    self.known[0] = this.taken[0]
                self.segments.append(segment)
                segment = _Segment()
            else:
                owner = self.seats[step] if kind in (KEEP, LAST) else NOBODY
                segment.slots.append(_Slot(len(self.segments), step, owner))
        looking = done < len(this.draft) and self.seats[done] == self.observer
        if looking and this.draft[done].kind == LAST:
            self.known[0] = this.taken[0]
        if not looking:
            for rank in range(1, 10):
                if this.undrafted >> rank & 1:
                    segment.ranks.append(rank)
                    segment.slots.append(_Slot(len(self.segments), -1, NOBODY))
        self.segments.append(segment)
        for each in self.segments:
            each.slots = [slot for slot in each.slots if slot.step not in self.known]
        self._sort_ranks()

    def _sort_ranks(self) -> None:
        """Give every segment the characters that its steps took, in canonical order."""
        taken = self.this.taken
        for segment in self.segments:
            for slot in segment.slots:
                if slot.step >= 0 and not self._took_burnt(slot.step):
                    segment.ranks.append(taken[slot.step])
            segment.ranks.sort()

    def _took_burnt(self, step: int) -> bool:
        """Whether the last player took up the face-down card, and left the passed one."""
        last = self.this.draft[step].kind == LAST
        return last and self.this.taken[step] == self.this.taken[0]

    def try_one(self) -> bool:
        """Draw a draft; keep it if nothing the observer knows speaks against it."""
        burnt = self._choose_last()
        for segment in self.segments:
            if not self._fill(segment, burnt):
                return False
        if not burnt and not self.this.swaps and self._is_refuted():
            return False  # most are, where seats hold two characters: before anything is written
        return self._settle(burnt)

    def _is_refuted(self) -> bool:
        """Whether a call speaks against whoever drafted a character, if none was exchanged."""
        this = self.this
        for segment in self.segments:
            for slot in segment.slots:
                if this.revealed >> slot.rank & 1:
                    if slot.owner != this.holder[slot.rank]:
                        return True
                elif this.silent >> slot.rank & 1 and slot.owner != NOBODY:
                    return True
        return False

    def _last_slot(self) -> _Slot | None:
        """The slot of the last player of a full table, if somebody else took that step."""
        for segment in self.segments:
            for slot in segment.slots:
                if slot.step >= 0 and self.this.draft[slot.step].kind == LAST:
                    return slot
        return None

    def _choose_last(self) -> bool:
        """Draw whether the last player took up the face-down card."""
        return self.last is not None and self.rng.below(2) == 1

    def _fill(self, segment: _Segment, burnt: bool) -> bool:
        """Deal the characters of a segment to its slots."""
        slots = segment.slots
        last = self.last
        if last is not None and last in slots:
            # The last player's slot has the passed card; whether it is left is drawn apart.
            slots = [slot for slot in slots if slot.step >= 0]
        if not self.pairs:
            return self._fill_by_owner(segment, slots, burnt)
        for slot, rank in zip(slots, shuffled(segment.ranks[:], self.rng), strict=True):
            slot.rank = rank
        return True

    def _fill_by_owner(self, segment: _Segment, slots: list[_Slot], burnt: bool) -> bool:
        """Deal with one character a seat: those known to their seats, silent ones out."""
        free = slots[:]
        left: list[Rank] = []
        for rank in segment.ranks:
            owner = self._drafter_of(rank)
            if owner is None:
                left.append(rank)
                continue
            places = [slot for slot in free if self._owner(slot, burnt) == owner]
            if not places:
                return False
            place = places[self.rng.below(len(places))]
            place.rank = rank
            free.remove(place)
        for slot, rank in zip(free, shuffled(left, self.rng), strict=True):
            slot.rank = rank
        return True

    def _drafter_of(self, rank: Rank) -> Seat | None:
        """Who must have drafted a character (NOBODY: it is out); `None` if that is hidden."""
        this = self.this
        if this.silent >> rank & 1:
            return NOBODY
        for swap in this.swaps:
            if rank == swap.got and self.observer == swap.giver:
                return swap.taker
            if rank == swap.gave and self.observer == swap.taker:
                return swap.giver
        if not this.revealed >> rank & 1:
            return None
        owner = this.holder[rank]
        for swap in this.swaps:
            if owner in (swap.giver, swap.taker):
                return swap.giver + swap.taker - owner
        return owner

    def _owner(self, slot: _Slot, burnt: bool) -> Seat:
        """Who drafts the character of a slot."""
        last = self.last
        if last is not None and burnt:
            if slot is last:
                return NOBODY
            if slot.step == 0:
                return last.owner
        return slot.owner

    def _settle(self, burnt: bool) -> bool:
        """Write the draft into the game if it fits the swaps and the calls."""
        this = self.this
        taken = this.taken[:]
        for segment in self.segments:
            for slot in segment.slots:
                if slot.step >= 0:
                    taken[slot.step] = slot.rank
        passed = self.last
        if passed is not None and burnt:
            taken[passed.step] = taken[0]
        holder = [NOBODY] * 10
        for step, rank in enumerate(taken):
            if this.draft[step].kind in (KEEP, LAST):
                holder[rank] = self.seats[step]
        swaps = self._swap(holder)
        if swaps is None or not self._fits(holder):
            return False
        table = self.state.config.ranks & ~this.face_up
        for rank in taken:
            table &= ~(1 << rank)
        this.taken = taken
        this.undrafted = table
        this.swaps = swaps
        for rank in range(1, 10):
            if not this.revealed >> rank & 1:
                this.player[rank] = holder[rank]
        this.holder = holder
        return True

    def _swap(self, holder: list[Seat]) -> list[Swap] | None:
        """Repeat the swaps with the characters of this draft; `None` if one cannot be."""
        done: list[Swap] = []
        for swap in self.this.swaps:
            mine = [rank for rank in range(1, 10) if holder[rank] == swap.giver]
            theirs = [rank for rank in range(1, 10) if holder[rank] == swap.taker]
            if self.observer in (swap.giver, swap.taker):
                gave, got = swap.gave, swap.got
                if gave not in mine or got not in theirs:
                    return None
            else:
                gave = mine[self.rng.below(len(mine))]
                got = theirs[self.rng.below(len(theirs))]
            holder[gave], holder[got] = swap.taker, swap.giver
            done.append(Swap(swap.giver, gave, swap.taker, got))
        return done

    def _fits(self, holder: list[Seat]) -> bool:
        """Whether the calls so far speak for this draft."""
        this = self.this
        for rank in range(1, 10):
            if this.revealed >> rank & 1:
                if holder[rank] != this.holder[rank]:
                    return False
            elif this.silent >> rank & 1 and holder[rank] != NOBODY:
                return False
        return True
