"""Told table: one table as its log tells it. Pure: no clock, no store, no network.

`apply` takes what was committed, and cannot fail.
"""

from __future__ import annotations

import copy
from typing import Final, Self

import msgspec

from ... import Game, setup_code
from ...core.basics import NOBODY
from ...core.text.record import record_of
from .. import limits
from . import entries as log
from .chair import LATE, LEFT, RETURNED, Chair
from .days import Days
from .fields import CLOSED, OPEN, OVER, PAUSED, PLAYING, TableFields
from .game_so_far import config_of

SITTER: Final = "citizen"  # the bot that sits in for somebody
TAKEN_BACK: Final = ""  # in the place of an answer: choices before the question were taken back


class ToldTable(TableFields):
    """A table: seats, agreement, game and clock, as far as its entries were applied."""

    def after(self, entry: log.AnyEntry) -> Self:
        """The table as it will be once an entry is committed; this one stays as it is."""
        table = copy.copy(self)
        table.chairs = [copy.copy(chair) for chair in self.chairs]
        table.agreed, table.leaving = set(self.agreed), set(self.leaving)
        table.days = None if self.days is None else self.days.copy()
        if isinstance(entry, log.Chose | log.TookBack):
            table.answers = dict(self.answers)
        if isinstance(entry, log.Chose) and self.game is not None:
            table.game = self.game.copy()
        table.apply(self.seq + 1, entry)
        return table

    def apply(self, seq: int, entry: log.AnyEntry) -> None:
        """Take over the next entry of the log."""
        assert seq == self.seq + 1
        self.seq = seq
        if not isinstance(entry, log.Renamed):  # nobody did anything at the table
            self.touched = entry.at
        match entry:
            case log.Opened():
                self._open(entry)
            case log.Sat():
                self._sit(entry)
            case log.Assigned():
                self.chairs[entry.seat] = Chair()
                self.chairs[entry.seat].level = entry.level
            case log.Stood():
                self._stand(entry)
            case log.Removed():
                self._remove(self.chairs[entry.seat].guest)
            case log.Started():
                self._start(entry)
            case log.Chose():
                self._choose(entry)
            case log.TookBack():
                self._take_back(entry)
            case log.WentAway():
                self._replace(entry, away=True)
            case log.CameBack():
                self._replace(entry, away=False)
            case log.RanOut():
                self._run_out(entry)
            case log.OnVacation():
                self._rest(entry)
            case log.Agreed() | log.AgreedToUndo():
                self._agree(entry)
            case log.WentOn():
                self._set_paused(entry.at, False)
            case log.Paced():
                self.options = msgspec.structs.replace(self.options, pace=entry.pace)
            case log.Skipped():
                self.skipping = True
            case log.Disagreed():
                self._disagree(entry)
            case log.Closed():
                self.status = CLOSED
            case log.Followed():
                self.next, self.leaving = entry.table, set()
            case log.Renamed():
                self._rename(entry)

    def _open(self, entry: log.Opened) -> None:
        self.host = entry.host
        self.setup = entry.setup
        self.config = config_of(entry.setup)
        self.code = setup_code(self.config)
        self.rules = entry.rules
        self.options = entry.options
        self.seed = entry.seed
        self.tried = entry if isinstance(entry, log.Tried) else None
        by_days = entry.options.correspondence
        self.days = Days(by_days.hours) if by_days else None
        self.chairs = [Chair() for _ in range(self.config.players)]

    def _sit(self, entry: log.Sat) -> None:
        if not self.options.hotseat:
            for seat in self.seats_of(entry.guest):  # who had a seat has moved
                self.chairs[seat] = Chair()
        chair = self.chairs[entry.seat]
        chair.guest, chair.token, chair.level = entry.guest, entry.token, ""
        if not self.seats_of(self.host):  # who left while nobody else was here
            self.host = entry.guest

    def _stand(self, entry: log.Stood) -> None:
        chair = self.chairs[entry.seat]
        leaving = chair.guest
        if self.status == OPEN:
            self.chairs[entry.seat] = Chair()
        else:
            chair.guest, chair.token, chair.away = "", "", False
            chair.level = chair.level or SITTER
            self.agreed.discard(entry.seat)
            if entry.seat == self.asked_seat:
                self._ask(self.question, entry.at)
        if leaving == self.host and not self.seats_of(leaving):  # another one has to be the host
            self.host = next((chair.guest for chair in self.chairs if chair.guest), self.host)

    def _remove(self, guest: str) -> None:
        self.removed |= {guest}
        for seat in self.seats_of(guest):
            self.chairs[seat] = Chair()

    def _rename(self, entry: log.Renamed) -> None:
        """Let another guest have seats; where the log is read anew, it is that guest already."""
        before = {self.chairs[seat].guest for seat in entry.seats} - {""}
        for seat in entry.seats:
            if self.chairs[seat].guest:  # else they had left, and only began here
                self.chairs[seat].guest = entry.guest
        self.began = tuple(
            entry.guest if who and seat in entry.seats else who
            for seat, who in enumerate(self.began)
        )
        if self.host in before:
            self.host = entry.guest

    def _start(self, entry: log.Started) -> None:
        self.game = self._begin()
        self.status = PLAYING
        self.began = tuple(chair.guest for chair in self.chairs)
        self.shared = not self.tried and len(set(self.began) - {""}) > 1
        for chair in self.chairs:
            chair.bank = float(self.options.timer.bank) if self.options.timer else 0.0
            chair.away = chair.away and self.days is None  # nobody need be there at the start
        self._ask(self.seq, entry.at)

    def _begin(self) -> Game:
        return self._so_far(()).begin()

    def _ask(self, question: int, at: float, before: int = NOBODY) -> None:
        """Ask a question; the clock starts anew unless the same player was asked before."""
        self.question, self.asked_at = question, at
        self.skipping = self.skipping and self.awaits_bot
        if self.days is not None and self.game is not None:
            self._ask_by_days(self.days, self.game, at)
        elif self.asked_seat == NOBODY or self.asked_seat != before:
            self.since, self.used = at, 0.0
            self.reserve = self.chairs[self.asked_seat].bank if self.asked_seat != NOBODY else 0.0

    def _ask_by_days(self, days: Days, game: Game, at: float) -> None:
        """Let the clock of whoever is asked run on; in another turn, from its beginning."""
        begins = days.meet(game)
        if begins:
            for chair in self.chairs:
                chair.lapsed = False
        seat = self.asked_seat
        if begins or seat != self.called_seat:
            self.called, self.called_seat = self.question, seat
        if seat != NOBODY:
            self.since = days.start(seat, max(at, self.chairs[seat].until))

    def _stop_clock(self, at: float) -> None:
        """Keep what whoever is asked has used of their time."""
        if self.days is not None and self.asked_seat != NOBODY:
            self.days.stop(self.asked_seat, at, self.since)

    def _run_out(self, entry: log.RanOut) -> None:
        """Let a bot play this turn; after several in a row, until the player comes back."""
        assert self.days is not None
        chair = self.chairs[entry.seat]
        chair.lapsed = True
        self.agreed, self.remain = set(), NOBODY
        if not self.days.reacts(entry.seat):
            chair.missed_turns += 1
        if chair.missed_turns >= limits.MISSED_TURNS:
            chair.away = True
            chair.conduct = (chair.conduct | LEFT) & ~RETURNED
        self._stop_clock(entry.at)
        self._ask(self.question, entry.at, entry.seat)

    def _rest(self, entry: log.OnVacation) -> None:
        """Let the clock of a player stand until a time."""
        asked = entry.seat == self.asked_seat
        if asked:
            self._stop_clock(entry.at)
        self.chairs[entry.seat].until = entry.until
        if asked and self.days is not None:
            self.since = self.days.start(entry.seat, max(entry.at, entry.until))

    def _replace(self, entry: log.WentAway | log.CameBack, *, away: bool) -> None:
        """Let a bot sit in, or a player return; who leaves and returns has no more time for it."""
        chair = self.chairs[entry.seat]
        chair.away = away
        if self.status != OPEN and away and not chair.late:
            chair.conduct = (chair.conduct | LEFT) & ~RETURNED
        elif chair.conduct & LEFT and not away:
            chair.conduct |= RETURNED
        chair.missed_turns = 0
        if entry.seat != self.asked_seat:
            return
        if away:
            self.used = entry.at - self.since
        else:
            self.since = entry.at - self.used
        self._ask(self.question, entry.at, entry.seat)

    def _choose(self, entry: log.Chose) -> None:
        assert self.game is not None
        self._use_bank(entry)
        self._stop_clock(entry.at)
        self._note_who_answers(entry, len(self.game.choices))
        self.game.play(entry.option)
        self.answers[entry.question] = (entry.seat, entry.option)
        if self.game.over:
            self.status = OVER
            self.agreed = set()
        self._ask(self.seq, entry.at, entry.seat if entry.by == "player" else NOBODY)

    def _use_bank(self, entry: log.Chose) -> None:
        timer = self.options.timer
        if timer is not None and entry.by in ("player", "clock"):
            late = max(0.0, entry.at - self.since - timer.turn)
            self.chairs[entry.seat].bank = max(0.0, self.reserve - late)

    def _note_who_answers(self, entry: log.Chose, before: int) -> None:
        chair = self.chairs[entry.seat]
        if entry.by == "player":
            chair.last, chair.missed, chair.late = before, 0, False
            chair.alone = self.is_alone(entry.seat)
            self._note_who_plays_by_days(chair)
        elif chair.guest:
            chair.missed += 1
            chair.late = entry.by == "clock"
            chair.conduct |= LATE if chair.late else 0
            self.substitutes = (*self.substitutes, before)

    def _note_who_plays_by_days(self, chair: Chair) -> None:
        """Let a player by correspondence be back, and what others ask for be declined."""
        if self.days is not None:
            chair.missed_turns, chair.until = 0, 0.0
            self.agreed, self.remain = set(), NOBODY

    def _take_back(self, entry: log.TookBack) -> None:
        assert self.game is not None
        self._stop_clock(entry.at)
        self.answers[self.question] = (entry.seat, TAKEN_BACK)
        self._return_to(self._replayed(len(self.game.choices) - entry.count))
        self._ask(self.seq, entry.at, entry.seat)

    def _replayed(self, choices: int) -> Game:
        """The game as it was after some choices."""
        assert self.game is not None
        return record_of(self.game).replay(choices)

    def _return_to(self, game: Game) -> None:
        """Have the game as it was before some choices."""
        self.game = game
        self.retracted = [*self.retracted, len(game.events)]
        self.substitutes = tuple(one for one in self.substitutes if one < len(game.choices))
        for chair in self.chairs:
            if chair.last >= len(game.choices):
                chair.last = NOBODY
        if self.remain >= len(game.choices):  # there is nothing left to take back
            self.agreed, self.remain = set(), NOBODY

    def _agree(self, entry: log.Agreed | log.AgreedToUndo) -> None:
        if self.status == OVER:
            self.leaving -= set(self.seats_of(self.chairs[entry.seat].guest))
            return
        self.remain = entry.remain if isinstance(entry, log.AgreedToUndo) else NOBODY
        self.declined = NOBODY
        self.agreed |= set(self.seats_of(self.chairs[entry.seat].guest))  # all at one screen
        if self.agreed >= self.people:
            self.agreed = set()
            if isinstance(entry, log.Agreed):
                self._set_paused(entry.at, entry.pause)
            else:
                self._stop_clock(entry.at)
                self._return_to(self._replayed(entry.remain))
                self._ask(self.seq, entry.at)

    def _set_paused(self, at: float, paused: bool) -> None:
        """Pause or go on; whatever else was asked for is done with."""
        self.agreed, self.remain, self.declined = set(), NOBODY, NOBODY
        self.status = PAUSED if paused else PLAYING
        self.paused_at = at
        self._ask(self.question, at)

    def _disagree(self, entry: log.Disagreed) -> None:
        mine = set(self.seats_of(self.chairs[entry.seat].guest))
        if self.status == OVER:
            self.leaving |= mine
        elif entry.seat in self.agreed:
            self.agreed -= mine
        else:
            self.agreed, self.declined = set(), entry.seat
