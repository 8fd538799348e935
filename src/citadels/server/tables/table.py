"""Table: what may happen next at a table: each `may_...` makes the entry to commit, or refuses."""

from __future__ import annotations

from typing import Final

from ... import Game
from ...core.basics import NOBODY, Refusal
from ...core.legal import illegal
from ...core.option import find_option
from . import entries as log
from .fields import CLOSED, OPEN, OVER, PAUSED, PLAYING, hash_token
from .options import Pace
from .told_table import ToldTable

LONGEST: Final = 3000  # entries, as many as ten games have: then a game can only be played on
AT_WILL: Final = (log.TookBack, log.AgreedToUndo, log.Disagreed, log.Paced, log.Skipped)


class Table(ToldTable):
    """A table as its log tells it, and what may be committed to that log."""

    def may_sit(self, at: float, seat: int, guest: str, token: str) -> log.Sat:
        """Take a free seat, or change to it; only where people share a screen one has several."""
        self._check_open()
        if guest in self.removed:
            raise Refusal("the host sent you away", "removed")
        if seat in self.seats_of(guest):
            raise Refusal("you already have a seat here", "sits-already")
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].is_taken:
            raise Refusal("the seat is taken", "seat-taken")
        return log.Sat(at, seat, guest, hash_token(token))

    def may_seat(self, at: float, guest: str, seat: int, level: str) -> log.Assigned:
        """Let the host give a seat to a bot, or take it from one."""
        self._check_host(guest)
        self._check_open()
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].guest:
            raise Refusal("the seat is taken", "seat-taken")
        return log.Assigned(at, seat, level)

    def may_stand(self, at: float, seat: int) -> log.Stood:
        """Give a seat back; who played to the end stays in the result."""
        if self.status == OVER:
            raise Refusal("the game is over", "over")
        if self.status == CLOSED:
            raise Refusal("the table is closed", "table-closed")
        return log.Stood(at, seat)

    def may_remove(self, at: float, guest: str, seat: int) -> log.Removed:
        """Let the host send another guest away before the game begins."""
        self._check_host(guest)
        self._check_open()
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].guest in ("", guest, self.host):
            raise Refusal("nobody can be sent away there", "not-now")
        return log.Removed(at, seat)

    def may_start(self, at: float, guest: str) -> log.Started:
        """Begin, once every seat is taken."""
        self._check_host(guest)
        self._check_open()
        if not all(chair.is_taken for chair in self.chairs):
            raise Refusal("a seat is free", "seat-free")
        return log.Started(at)

    def may_choose(self, at: float, seat: int, question: int, option: str, by: str) -> log.Chose:
        """Answer the open question."""
        game = self._playing()
        if game.question is None or question != self.question:
            raise Refusal("the question has already been answered", "stale")
        self.check_asked(seat)
        if by == "player" and self.chairs[seat].lapsed:
            raise Refusal("a bot plays this turn", "not-asked")
        chosen = find_option(option)
        if chosen is None or not game.question.offers(chosen):
            raise illegal(game.state, option)
        return log.Chose(at, seat, question, chosen.text, by)

    def may_take_back(self, at: float, seat: int, count: int) -> log.TookBack:
        """Take choices back while nothing new has come to light."""
        game = self._playing()
        if self.asked_seat != seat or self.chairs[seat].lapsed or not 0 < count <= game.undoable:
            most = game.undoable if self.asked_seat == seat else 0
            raise Refusal("nothing to undo", "undo", most=most)
        return log.TookBack(at, seat, count)

    def may_go_away(self, at: float, seat: int) -> log.WentAway:
        """Let a bot sit in for a player; before the game, somebody else be the host meanwhile."""
        if self.status in (OVER, CLOSED) or not self.chairs[seat].is_person:
            raise Refusal("nobody can be away there", "not-now")
        return log.WentAway(at, seat)

    def may_come_back(self, at: float, seat: int) -> log.CameBack:
        """Take the seat over from the bot again."""
        if not self.chairs[seat].away:
            raise Refusal("nobody was away there", "not-now")
        return log.CameBack(at, seat)

    def may_run_out(self, at: float, seat: int) -> log.RanOut | None:
        """Let a bot play the turn of somebody whose time is up; none if they still have some."""
        late = self.days is not None and self.deadline is not None and self.deadline <= at
        return log.RanOut(at, seat) if late and seat == self.asked_seat else None

    def may_rest(self, at: float, seat: int, until: float) -> log.OnVacation | None:
        """Let the clock of a player stand until a time; none where vacations do not count."""
        by_days, chair = self.options.correspondence, self.chairs[seat]
        if self.status != PLAYING or not by_days or not by_days.vacation or not chair.guest:
            return None
        same = until == chair.until or (until <= at and chair.until <= at)
        return None if same else log.OnVacation(at, seat, until)

    def may_agree(self, at: float, seat: int, pause: bool) -> log.Agreed | log.WentOn | None:
        """Agree to pause or to go on."""
        running = self.status in (PLAYING, PAUSED) and self.days is None  # else there is time
        if not running or pause == (self.status == PAUSED):
            raise Refusal("there is nothing to agree on", "not-now")
        if self.agreed and self.remain != NOBODY:
            raise Refusal("something else is asked for", "not-now")
        if self.has_paused(at):
            return log.WentOn(at, seat)
        return None if seat in self.agreed else log.Agreed(at, seat, pause)

    def may_pace(self, at: float, guest: str, pace: Pace) -> log.Paced | None:
        """Let the host choose how long bots seem to think."""
        self._check_host(guest)
        if self.status in (OVER, CLOSED):
            raise Refusal("the table is closed", "table-closed")
        return None if pace == self.options.pace else log.Paced(at, pace)

    def may_skip(self, at: float, seat: int) -> log.Skipped | None:
        """Let bots hurry, while nobody else wants to see what they do."""
        others = {chair.guest for chair in self.chairs if chair.is_person}
        if not self.awaits_bot or others - {self.chairs[seat].guest}:
            raise Refusal("others are playing, too", "not-now")
        return None if self.skipping else log.Skipped(at, seat)

    def may_agree_to_take_back(self, at: float, seat: int) -> log.AgreedToUndo:
        """Ask the others to let the last own choice be taken back, or agree to it."""
        self._playing()
        if self.agreed and self.remain == NOBODY:
            raise Refusal("something else is asked for", "not-now")
        remain = self.remain if self.agreed else self.chairs[seat].last
        alone = self.is_alone(seat) and self.chairs[seat].alone
        if remain == NOBODY or alone:  # bots are not asked: what came to light stays so
            raise Refusal("nothing to undo", "undo", most=0)
        return log.AgreedToUndo(at, seat, remain)

    def may_disagree(self, at: float, seat: int) -> log.Disagreed:
        """Decline what is asked for, or ask for it no more; after the game, the rematch."""
        if not (self.next if self.status == OVER else self.agreed):
            raise Refusal("nothing is asked for", "not-now")
        return log.Disagreed(at, seat)

    def may_settle(self, at: float) -> log.Agreed | log.WentOn | log.AgreedToUndo | None:
        """Do what was asked for once whoever had not agreed is gone: absence agrees.

        A pause that has lasted for its time ends as soon as anybody has asked for that.
        """
        if self.agreed and self.has_paused(at):
            return log.WentOn(at, min(self.agreed))
        nobody = not self.people and self.status == PLAYING  # bots play on
        if nobody or not self.agreed or not self.agreed >= self.people:
            return None
        seat = min(self.agreed)
        if self.remain != NOBODY:
            return log.AgreedToUndo(at, seat, self.remain)
        return log.Agreed(at, seat, self.status == PLAYING)

    def may_close(self, at: float, guest: str) -> log.Closed:
        """Let the host close the table."""
        self._check_host(guest)
        if self.status in (OVER, CLOSED):
            raise Refusal("the table is closed", "table-closed")
        if self.is_rated and self.status != OPEN:  # who is about to lose may only leave
            raise Refusal("a rated game is played to its end", "rated-game")
        return log.Closed(at, "host")

    def may_follow(self, at: float, table: str, instead: str = "") -> log.Followed:
        """Point to the table of the rematch, once; `instead` of one that was closed."""
        if self.status != OVER or self.next != instead:
            raise Refusal("there is a rematch already", "not-now")
        return log.Followed(at, table)

    def may_join_rematch(self, at: float, guest: str) -> log.Agreed | None:
        """Play again after all."""
        seat = next((seat for seat in self.seats_of(guest) if seat in self.leaving), NOBODY)
        return None if seat == NOBODY else log.Agreed(at, seat, False)

    def check_length(self, entry: log.AnyEntry) -> None:
        """Refuse what people may do as often as they like, once the log is very long."""
        pauses = isinstance(entry, log.Agreed) and entry.pause
        if self.seq >= LONGEST and (pauses or isinstance(entry, AT_WILL)):
            raise Refusal("the log is too long", "too-many-changes")

    def check_asked(self, seat: int) -> None:
        """Refuse a seat that is not asked."""
        if self._playing().question is None or self.asked_seat != seat:
            raise Refusal("it is another player's decision", "not-asked")

    def _playing(self) -> Game:
        if self.status == PAUSED:
            raise Refusal("the game is paused", "paused")
        if self.status == OVER:
            raise Refusal("the game is over", "over")
        if self.status != PLAYING or self.game is None:
            raise Refusal("the game has not begun", "not-begun")
        return self.game

    def _check_open(self) -> None:
        if self.status != OPEN:
            raise Refusal("the game has begun", "begun")

    def _check_host(self, guest: str) -> None:
        if guest != self.acting_host:
            raise Refusal("only the host may do that", "not-host")
