"""Fields of a table: what it consists of, and what is the case; told_table.py changes them."""

from __future__ import annotations

import hashlib
from typing import Final

from ... import Config, Game
from ...core.basics import NOBODY
from .. import limits
from . import entries as log
from .chair import LATE, LEFT, Chair
from .days import Days, notice_before
from .fairness import commitment_to
from .game_so_far import GameSoFar
from .options import Pace, TableOptions

OPEN: Final = "open"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
CLOSED: Final = "closed"


class TableFields:
    """Everything that a table consists of, and what follows from it."""

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
        self.paused_at = 0.0
        self.shared = False  # whether several people began the game
        self.began: tuple[str, ...] = ()  # the guest of each seat then; "" for a bot
        self.skipping = False  # whether bots make no pauses until a person is asked
        self.remain = NOBODY  # choices that remain if all agree; a pause takes none back
        self.declined = NOBODY  # who declined what was asked for last
        self.next = ""  # the table of the rematch
        self.leaving: set[int] = set()  # who declined it
        self.retracted: list[int] = []  # events that remained, each time choices were taken back

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
    def pause_ends(self) -> float | None:
        """When one player is enough to go on, in a pause."""
        return self.paused_at + limits.PAUSE_SECONDS if self.status == PAUSED else None

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
        wished = self.pause_ends if self.agreed else None  # somebody would like to go on
        return [when for when in (first, wished, self.expires) if when is not None]

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

    def has_paused(self, now: float) -> bool:
        """Whether a pause has lasted for its time: nobody has to wait for the others any more."""
        return self.pause_ends is not None and self.pause_ends <= now

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

    def left_by(self, after: TableFields) -> list[str]:
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

    def conduct_by(self, after: TableFields) -> dict[str, int]:
        """What is to be kept of that, of whom it changes; who gives the seat up has left."""
        old, new = self.conduct(), after.conduct()
        gone = {guest: LEFT | bits & LATE for guest, bits in old.items() if guest not in new}
        return gone | {guest: bits for guest, bits in new.items() if old.get(guest) != bits}

    def unproven_by(self, after: TableFields) -> list[int]:
        """The seats whose links no longer prove them afterwards."""
        pairs = zip(self.chairs, after.chairs, strict=False)  # no chairs before the first entry
        return [seat for seat, (old, new) in enumerate(pairs) if old.token != new.token]


def hash_token(token: str) -> str:
    """What is stored of a seat's token."""
    return hashlib.sha256(token.encode()).hexdigest()
