"""Table: one table as its log tells it. Pure: no clock, no store, no network.

`apply` takes what was committed, and cannot fail. The `may_...` methods make the entry that is to
be committed, or refuse.
"""

from __future__ import annotations

import copy
import hashlib
from typing import Final

from ... import Config, Game, read_config, setup_code
from ...core.basics import NOBODY, Refusal
from ...core.legal import illegal
from ...core.option import find_option
from ...core.text.record import take_back
from . import entries as log
from .fairness import commitment_to
from .game_so_far import GameSoFar
from .options import TableOptions

OPEN: Final = "open"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
CLOSED: Final = "closed"


class Chair:
    """A seat of the table, and who has it."""

    __slots__ = ("away", "bank", "guest", "level", "token")

    def __init__(self) -> None:
        self.guest = ""  # the id of a person
        self.level = ""  # of the bot that has the seat, or sits in
        self.token = ""  # hash of what proves the seat
        self.away = False
        self.bank = 0.0  # seconds left besides those for each choice

    @property
    def is_person(self) -> bool:
        """Whether a person is expected to answer."""
        return bool(self.guest) and not self.away

    @property
    def is_taken(self) -> bool:
        """Whether anybody has the seat."""
        return bool(self.guest or self.level)


class Table:
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
        self.config = Config()
        self.chairs: list[Chair] = []
        self.game: Game | None = None
        self.question = NOBODY  # number of the entry that left the open question
        self.answers: dict[int, tuple[int, str]] = {}  # by question: who answered, and what
        self.asked_at = 0.0  # when the open question was asked
        self.since = 0.0  # since when the same player has been asked, one question after another
        self.reserve = 0.0  # what that player had in the bank then
        self.touched = 0.0  # when the last entry was made
        self.agreed: set[int] = set()
        self.next = ""  # the table of the rematch
        self.retracted: list[int] = []  # events that remained, each time choices were taken back

    def after(self, entry: log.AnyEntry) -> Table:
        """The table as it will be once an entry is committed; this one stays as it is."""
        table = copy.copy(self)
        table.chairs = [copy.copy(chair) for chair in self.chairs]
        table.agreed = set(self.agreed)
        if isinstance(entry, log.Chose) and self.game is not None:
            table.game = self.game.copy()
            table.answers = dict(self.answers)
        table.apply(self.seq + 1, entry)
        return table

    # What was committed

    def apply(self, seq: int, entry: log.AnyEntry) -> None:
        """Take over the next entry of the log."""
        assert seq == self.seq + 1
        self.seq = seq
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
            case log.Started():
                self._start(entry)
            case log.Chose():
                self._choose(entry)
            case log.TookBack():
                self._take_back(entry)
            case log.WentAway():
                self.chairs[entry.seat].away = True
                self._ask(self.question, entry.at)
            case log.CameBack():
                self.chairs[entry.seat].away = False
                self._ask(self.question, entry.at)
            case log.Agreed():
                self._agree(entry)
            case log.Closed():
                self.status = CLOSED
            case log.Followed():
                self.next = entry.table

    def _open(self, entry: log.Opened) -> None:
        self.host = entry.host
        self.setup = entry.setup
        self.config = read_config(entry.setup)
        self.code = setup_code(self.config)
        self.rules = entry.rules
        self.options = entry.options
        self.seed = entry.seed
        self.chairs = [Chair() for _ in range(self.config.players)]

    def _sit(self, entry: log.Sat) -> None:
        if not self.options.hotseat:
            for seat in self.seats_of(entry.guest):  # who had a seat has moved
                self.chairs[seat] = Chair()
        chair = self.chairs[entry.seat]
        chair.guest, chair.token, chair.level = entry.guest, entry.token, ""

    def _stand(self, entry: log.Stood) -> None:
        chair = self.chairs[entry.seat]
        leaving = chair.guest
        if self.status == OPEN:
            self.chairs[entry.seat] = Chair()
        else:
            chair.guest, chair.token, chair.away = "", "", False
            chair.level = chair.level or SITTER
            self._ask(self.question, entry.at)
        if leaving == self.host and not self.seats_of(leaving):  # another one has to be the host
            self.host = next((chair.guest for chair in self.chairs if chair.guest), self.host)

    def _start(self, entry: log.Started) -> None:
        self.game = Game(self.config, bytes.fromhex(self.seed))
        self.status = PLAYING
        for chair in self.chairs:
            chair.bank = float(self.options.timer.bank) if self.options.timer else 0.0
        self._ask(self.seq, entry.at)

    def _ask(self, question: int, at: float, before: int = NOBODY) -> None:
        """Ask a question; the clock starts anew unless the same player was asked before."""
        self.question, self.asked_at = question, at
        if self.asked_seat == NOBODY or self.asked_seat != before:
            self.since = at
            self.reserve = self.chairs[self.asked_seat].bank if self.asked_seat != NOBODY else 0.0

    def _choose(self, entry: log.Chose) -> None:
        assert self.game is not None
        self._use_bank(entry)
        self.game.play(entry.option)
        self.answers[entry.question] = (entry.seat, entry.option)
        if self.game.over:
            self.status = OVER
        self._ask(self.seq, entry.at, entry.seat)

    def _use_bank(self, entry: log.Chose) -> None:
        timer = self.options.timer
        if timer is not None and entry.by == "player":
            late = max(0.0, entry.at - self.since - timer.turn)
            self.chairs[entry.seat].bank = max(0.0, self.reserve - late)

    def _take_back(self, entry: log.TookBack) -> None:
        assert self.game is not None
        self.game = take_back(self.game, entry.count)
        self.retracted = [*self.retracted, len(self.game.events)]
        self._ask(self.seq, entry.at, entry.seat)

    def _agree(self, entry: log.Agreed) -> None:
        self.agreed |= set(self.seats_of(self.chairs[entry.seat].guest))  # all at one screen
        if self.agreed >= {seat for seat, chair in enumerate(self.chairs) if chair.is_person}:
            self.agreed = set()
            self.status = PAUSED if entry.pause else PLAYING
            self._ask(self.question, entry.at)

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
        if seat == NOBODY or timer is None or not self.chairs[seat].is_person:
            return None
        return self.since + timer.turn + self.reserve

    @property
    def awaits_bot(self) -> bool:
        """Whether a bot is to answer."""
        return self.asked_seat != NOBODY and not self.chairs[self.asked_seat].is_person

    @property
    def so_far(self) -> GameSoFar:
        """The game as another process can play it up to now."""
        assert self.game is not None
        choices = tuple(option.text for option in self.game.choices)
        return GameSoFar(self.id, self.setup, self.seed, choices)

    def seats_of(self, guest: str, token: str = "") -> list[int]:
        """The seats that somebody may play, by being that guest or by having a token."""
        proof = hash_token(token) if token else ""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if (chair.guest and chair.guest == guest) or (proof and chair.token == proof)
        ]

    # What may be committed next

    def may_sit(self, at: float, seat: int, guest: str, token: str) -> log.Sat:
        """Take a free seat, or change to it; only where people share a screen one has several."""
        self._check_open()
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
        """Give a seat back."""
        return log.Stood(at, seat)

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
        chosen = find_option(option)
        if chosen is None or not game.question.offers(chosen):
            raise illegal(game.state, option)
        return log.Chose(at, seat, question, chosen.text, by)

    def may_take_back(self, at: float, seat: int, count: int) -> log.TookBack:
        """Take choices back while nothing new has come to light."""
        game = self._playing()
        if self.asked_seat != seat or not 0 < count <= game.undoable:
            most = game.undoable if self.asked_seat == seat else 0
            raise Refusal("nothing to undo", "undo", most=most)
        return log.TookBack(at, seat, count)

    def may_go_away(self, at: float, seat: int) -> log.WentAway:
        """Let a bot sit in for a player."""
        if self.status not in (PLAYING, PAUSED) or not self.chairs[seat].is_person:
            raise Refusal("nobody can be away there", "not-now")
        return log.WentAway(at, seat)

    def may_come_back(self, at: float, seat: int) -> log.CameBack:
        """Take the seat over from the bot again."""
        if not self.chairs[seat].away:
            raise Refusal("nobody was away there", "not-now")
        return log.CameBack(at, seat)

    def may_agree(self, at: float, seat: int, pause: bool) -> log.Agreed:
        """Agree to pause or to go on."""
        if self.status not in (PLAYING, PAUSED) or pause == (self.status == PAUSED):
            raise Refusal("there is nothing to agree on", "not-now")
        return log.Agreed(at, seat, pause)

    def may_close(self, at: float, guest: str) -> log.Closed:
        """Let the host close the table."""
        self._check_host(guest)
        if self.status in (OVER, CLOSED):
            raise Refusal("the table is closed", "table-closed")
        return log.Closed(at, "host")

    def may_follow(self, at: float, table: str) -> log.Followed:
        """Point to the table of the rematch, once."""
        if self.status != OVER or self.next:
            raise Refusal("there is a rematch already", "not-now")
        return log.Followed(at, table)

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
        if guest != self.host:
            raise Refusal("only the host may do that", "not-host")


SITTER: Final = "citizen"  # the bot that sits in for somebody


def hash_token(token: str) -> str:
    """What is stored of a seat's token."""
    return hashlib.sha256(token.encode()).hexdigest()
