"""Told table: one table as its log tells it. Pure: no clock, no store, no network.

`apply` takes what was committed, and cannot fail.
"""

from __future__ import annotations

import copy
import hashlib
from typing import Final, Self

import msgspec

from ... import Config, Game, read_config, setup_code
from ...core.basics import NOBODY
from ...core.text.record import record_of
from .. import limits
from . import entries as log
from .chair import LATE, LEFT, RETURNED, Chair
from .days import Days, notice_before
from .fairness import commitment_to
from .game_so_far import GameSoFar
from .options import Pace, TableOptions

OPEN: Final = "open"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
CLOSED: Final = "closed"


class ToldTable:
    """A table: seats, agreement, game and clock, as far as its entries were applied."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = -1  # number of the last entry
        self.status = OPEN
        self.host = ""
        self.seed = ""
        self.setup = ""
        self.code = ""  # of the set-up
        self.rules = 0  # version of the rules by which it is played
        self.options = TableOptions()
        self.tried: log.Tried | None = None  # where it begins, if not with the deal
        self.config = Config()
        self.chairs: list[Chair] = []
        self.removed: frozenset[str] = frozenset()  # guests whom the host sent away
        self.game: Game | None = None
        self.question = NOBODY  # number of the entry that left the open question
        self.answers: dict[int, tuple[int, str]] = {}  # by question: who answered, and what
        self.asked_at = 0.0  # when the open question was asked
        self.since = 0.0  # since when the same player has been asked, one question after another
        self.reserve = 0.0  # what that player had in the bank then
        self.used = 0.0  # seconds of it that were over when a bot sat in
        self.days: Days | None = None  # the clock, by correspondence
        self.called = NOBODY  # the question with which the turn came to whoever is asked
        self.called_seat = NOBODY
        self.touched = 0.0  # when the last entry was made
        self.substitutes: tuple[int, ...] = ()  # choices, from 0, that were played for somebody
        self.agreed: set[int] = set()
        self.shared = False  # whether several people began the game
        self.began: tuple[str, ...] = ()  # the guest of each seat then; "" for a bot
        self.skipping = False  # whether bots make no pauses until a person is asked
        self.remain = NOBODY  # choices that remain if all agree; a pause takes none back
        self.declined = NOBODY  # who declined what was asked for last
        self.next = ""  # the table of the rematch
        self.leaving: set[int] = set()  # who declined it
        self.retracted: list[int] = []  # events that remained, each time choices were taken back

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

    # What was committed

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
        self.config = read_config(entry.setup)
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
                self.status = PAUSED if entry.pause else PLAYING
                self._ask(self.question, entry.at)
            else:
                self._stop_clock(entry.at)
                self._return_to(self._replayed(entry.remain))
                self._ask(self.seq, entry.at)

    def _disagree(self, entry: log.Disagreed) -> None:
        mine = set(self.seats_of(self.chairs[entry.seat].guest))
        if self.status == OVER:
            self.leaving |= mine
        elif entry.seat in self.agreed:
            self.agreed -= mine
        else:
            self.agreed, self.declined = set(), entry.seat

    # What is the case

    @property
    def commitment(self) -> str:
        """What is shown of the seed while the game goes on."""
        return commitment_to(bytes.fromhex(self.seed))

    @property
    def asked_seat(self) -> int:
        """The seat that is asked; `NOBODY` while the game does not go on."""
        if self.status != PLAYING or self.game is None or self.game.question is None:
            return NOBODY
        return self.game.question.seat

    @property
    def deadline(self) -> float | None:
        """When the player who is asked has run out of time."""
        seat, timer = self.asked_seat, self.options.timer
        if seat == NOBODY or not self.chairs[seat].plays:
            return None
        if self.days is not None:
            return self.since + self.days.time_of(seat)
        return None if timer is None else self.since + timer.turn + self.reserve

    @property
    def reminder(self) -> float | None:
        """When whoever is asked, by correspondence, is to be reminded of their turn.

        Who was asked when little was left knows it.
        """
        if self.days is None or self.deadline is None:
            return None
        when = self.deadline - notice_before(self.days.time_of(self.asked_seat))
        return when if when > self.asked_at else None

    @property
    def call(self) -> int:
        """The question of which whoever is asked is told: by correspondence, the turn's first."""
        return self.question if self.days is None else self.called

    @property
    def expires(self) -> float | None:
        """When a table by correspondence has waited for players in vain."""
        by_days = self.status == OPEN and self.days is not None
        return self.touched + limits.ROOM_SECONDS if by_days else None

    @property
    def people(self) -> set[int]:
        """The seats whose players are here, and agree to things."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.is_person}

    @property
    def awaited(self) -> set[int]:
        """The seats of people without whom nothing goes on.

        Who is asked, who has yet to agree, and before the game the host of others.
        """
        if self.status == OPEN:
            others = {self.chairs[seat].guest for seat in self.people} - {self.host}
            return self.people & set(self.seats_of(self.host)) if others else set()
        if self.days is not None:  # there is time, and a clock
            return set()
        asked = {self.asked_seat} & self.people
        return asked | (self.people - self.agreed if self.agreed else set())

    @property
    def due(self) -> float | None:
        """When something has to happen if nobody does anything, and nobody is here."""
        if self.awaits_bot:
            return self.asked_at
        missed = [self.touched + self.patience] if self.awaited else []
        return min([*missed, *self.moments(self.asked_at)], default=None)

    def moments(self, now: float) -> list[float]:
        """When the clock has something to do, from now on; what is late it has to do at once."""
        reminder = self.reminder
        first = reminder if reminder is not None and reminder > now else self.deadline
        return [when for when in (first, self.expires) if when is not None]

    @property
    def patience(self) -> float:
        """For how many seconds others wait for somebody who is not here."""
        return limits.GONE_SECONDS if self.days is None else self.days.whole

    def missed_at(self, seat: int) -> float:
        """When somebody for whom others wait is missed, unless they are here.

        Who is just asked, or was joined by others just now, may not know it yet.
        """
        if self.status == OPEN:
            return self.touched + self.patience
        return self.asked_at + limits.GONE_SECONDS if seat == self.asked_seat else 0.0

    @property
    def acting_host(self) -> str:
        """Who may start the game: the host, or while they are away the next one who is here."""
        if self.status != OPEN or self.people & set(self.seats_of(self.host)):
            return self.host
        return next((chair.guest for chair in self.chairs if chair.is_person), self.host)

    def is_alone(self, seat: int) -> bool:
        """Whether nobody is here but whoever has a seat; bots do not count."""
        return self.people <= set(self.seats_of(self.chairs[seat].guest))

    @property
    def is_rated(self) -> bool:
        """Whether the game changes ratings: settled when it begins, by who is there then."""
        people = set(self.began or (chair.guest for chair in self.chairs)) - {""}
        wanted = self.options.rated is True and not self.options.hotseat
        return wanted and self.tried is None and len(people) > 1

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask for advice: never where they are compared with others."""
        return self.options.hints and not self.is_rated

    @property
    def admits_spectators(self) -> bool:
        """Whether those without a seat may watch; before and after the game everybody may."""
        return self.options.spectators or self.status not in (PLAYING, PAUSED)

    @property
    def awaits_bot(self) -> bool:
        """Whether a bot is to answer."""
        return self.asked_seat != NOBODY and not self.chairs[self.asked_seat].plays

    @property
    def pace(self) -> Pace:
        """How long bots seem to think now."""
        return "instant" if self.skipping else self.options.pace

    @property
    def so_far(self) -> GameSoFar:
        """The game as another process can play it up to now."""
        assert self.game is not None
        return self._so_far(tuple(option.text for option in self.game.choices))

    def _so_far(self, choices: tuple[str, ...]) -> GameSoFar:
        position = self.tried.position if self.tried else ""
        return GameSoFar(self.id, self.setup, self.seed, choices, position)

    def seats_of(self, guest: str, token: str = "") -> list[int]:
        """The seats that somebody may play, by being that guest or by having a token."""
        proof = hash_token(token) if token else ""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if (chair.guest and chair.guest == guest) or (proof and chair.token == proof)
        ]

    def left_by(self, after: ToldTable) -> list[str]:
        """The guests who have left a game that had not begun: it is none of theirs."""
        if self.status != OPEN:
            return []
        stay = {chair.guest for chair in after.chairs} | {after.host, ""}
        return sorted({chair.guest for chair in self.chairs} - stay)

    def conduct(self) -> dict[str, int]:
        """How each guest has played so far, where that was with others."""
        told: dict[str, int] = {}
        for chair in self.chairs if self.shared else ():
            if chair.guest:
                told[chair.guest] = told.get(chair.guest, 0) | chair.conduct
        return told

    def conduct_by(self, after: ToldTable) -> dict[str, int]:
        """What is to be kept of that, of whom it changes; who gives the seat up has left."""
        old, new = self.conduct(), after.conduct()
        gone = {guest: LEFT | bits & LATE for guest, bits in old.items() if guest not in new}
        return gone | {guest: bits for guest, bits in new.items() if old.get(guest) != bits}

    def unproven_by(self, after: ToldTable) -> list[int]:
        """The seats whose links no longer prove them afterwards."""
        pairs = zip(self.chairs, after.chairs, strict=False)  # no chairs before the first entry
        return [seat for seat, (old, new) in enumerate(pairs) if old.token != new.token]


SITTER: Final = "citizen"  # the bot that sits in for somebody
TAKEN_BACK: Final = ""  # in the place of an answer: choices before the question were taken back


def hash_token(token: str) -> str:
    """What is stored of a seat's token."""
    return hashlib.sha256(token.encode()).hexdigest()
