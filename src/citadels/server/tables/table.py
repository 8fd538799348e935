"""Table: one table as its log tells it. Pure: no clock, no store, no network.

`apply` takes what was committed, and cannot fail. The `may_...` methods make the entry that is to
be committed, or refuse.
"""

from __future__ import annotations

import copy
import hashlib
from typing import Final

import msgspec

from ... import Config, Game, read_config, setup_code
from ...core.basics import NOBODY, Refusal
from ...core.legal import illegal
from ...core.option import find_option
from ...core.text.record import record_of
from . import entries as log
from .chair import Chair
from .fairness import commitment_to
from .game_so_far import GameSoFar
from .options import Pace, TableOptions

OPEN: Final = "open"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
CLOSED: Final = "closed"


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
        self.tried: log.Tried | None = None  # where it begins, if not with the deal
        self.config = Config()
        self.chairs: list[Chair] = []
        self.game: Game | None = None
        self.question = NOBODY  # number of the entry that left the open question
        self.answers: dict[int, tuple[int, str]] = {}  # by question: who answered, and what
        self.asked_at = 0.0  # when the open question was asked
        self.since = 0.0  # since when the same player has been asked, one question after another
        self.reserve = 0.0  # what that player had in the bank then
        self.touched = 0.0  # when the last entry was made
        self.substitutes: tuple[int, ...] = ()  # choices, from 0, that were played for somebody
        self.agreed: set[int] = set()
        self.skipping = False  # whether bots make no pauses until a person is asked
        self.remain = NOBODY  # choices that remain if all agree; a pause takes none back
        self.declined = NOBODY  # who declined what was asked for last
        self.next = ""  # the table of the rematch
        self.leaving: set[int] = set()  # who declined it
        self.retracted: list[int] = []  # events that remained, each time choices were taken back

    def after(self, entry: log.AnyEntry) -> Table:
        """The table as it will be once an entry is committed; this one stays as it is."""
        table = copy.copy(self)
        table.chairs = [copy.copy(chair) for chair in self.chairs]
        table.agreed, table.leaving = set(self.agreed), set(self.leaving)
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

    def _open(self, entry: log.Opened) -> None:
        self.host = entry.host
        self.setup = entry.setup
        self.config = read_config(entry.setup)
        self.code = setup_code(self.config)
        self.rules = entry.rules
        self.options = entry.options
        self.seed = entry.seed
        self.tried = entry if isinstance(entry, log.Tried) else None
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
            self.agreed.discard(entry.seat)
            self._ask(self.question, entry.at)
        if leaving == self.host and not self.seats_of(leaving):  # another one has to be the host
            self.host = next((chair.guest for chair in self.chairs if chair.guest), self.host)

    def _start(self, entry: log.Started) -> None:
        self.game = self._begin()
        self.status = PLAYING
        for chair in self.chairs:
            chair.bank = float(self.options.timer.bank) if self.options.timer else 0.0
        self._ask(self.seq, entry.at)

    def _begin(self) -> Game:
        return self._so_far(()).begin()

    def _ask(self, question: int, at: float, before: int = NOBODY) -> None:
        """Ask a question; the clock starts anew unless the same player was asked before."""
        self.question, self.asked_at = question, at
        self.skipping = self.skipping and self.awaits_bot
        if self.asked_seat == NOBODY or self.asked_seat != before:
            self.since = at
            self.reserve = self.chairs[self.asked_seat].bank if self.asked_seat != NOBODY else 0.0

    def _choose(self, entry: log.Chose) -> None:
        assert self.game is not None
        self._use_bank(entry)
        self._note_who_answers(entry, len(self.game.choices))
        self.game.play(entry.option)
        self.answers[entry.question] = (entry.seat, entry.option)
        if self.game.over:
            self.status = OVER
            self.agreed = set()
        self._ask(self.seq, entry.at, entry.seat)

    def _use_bank(self, entry: log.Chose) -> None:
        timer = self.options.timer
        if timer is not None and entry.by == "player":
            late = max(0.0, entry.at - self.since - timer.turn)
            self.chairs[entry.seat].bank = max(0.0, self.reserve - late)

    def _note_who_answers(self, entry: log.Chose, before: int) -> None:
        chair = self.chairs[entry.seat]
        if entry.by == "player":
            chair.last, chair.missed = before, 0
        elif chair.guest:
            chair.missed += 1
            self.substitutes = (*self.substitutes, before)

    def _take_back(self, entry: log.TookBack) -> None:
        assert self.game is not None
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
        if seat == NOBODY or timer is None or not self.chairs[seat].is_person:
            return None
        return self.since + timer.turn + self.reserve

    @property
    def people(self) -> set[int]:
        """The seats whose players are here, and agree to things."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.is_person}

    @property
    def awaited(self) -> set[int]:
        """The seats of people without whom nothing goes on: who is asked, who has yet to agree."""
        asked = {self.asked_seat} & self.people
        return asked | (self.people - self.agreed if self.agreed else set())

    @property
    def admits_spectators(self) -> bool:
        """Whether those without a seat may watch; before and after the game everybody may."""
        return self.options.spectators or self.status not in (PLAYING, PAUSED)

    @property
    def awaits_bot(self) -> bool:
        """Whether a bot is to answer."""
        return self.asked_seat != NOBODY and not self.chairs[self.asked_seat].is_person

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

    def unproven_by(self, after: Table) -> list[int]:
        """The seats whose links no longer prove them afterwards."""
        pairs = zip(self.chairs, after.chairs, strict=False)  # no chairs before the first entry
        return [seat for seat, (old, new) in enumerate(pairs) if old.token != new.token]

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

    def may_agree(self, at: float, seat: int, pause: bool) -> log.Agreed | None:
        """Agree to pause or to go on."""
        if self.status not in (PLAYING, PAUSED) or pause == (self.status == PAUSED):
            raise Refusal("there is nothing to agree on", "not-now")
        if self.agreed and self.remain != NOBODY:
            raise Refusal("something else is asked for", "not-now")
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
        alone = self.people <= set(self.seats_of(self.chairs[seat].guest))
        if remain == NOBODY or alone:  # bots are not asked: what came to light stays so
            raise Refusal("nothing to undo", "undo", most=0)
        return log.AgreedToUndo(at, seat, remain)

    def may_disagree(self, at: float, seat: int) -> log.Disagreed:
        """Decline what is asked for, or ask for it no more; after the game, the rematch."""
        if not (self.next if self.status == OVER else self.agreed):
            raise Refusal("nothing is asked for", "not-now")
        return log.Disagreed(at, seat)

    def may_settle(self, at: float) -> log.Agreed | log.Disagreed | None:
        """Do what was asked for once whoever had not agreed is gone; undo needs another's word."""
        if not self.agreed or not self.agreed >= self.people:
            return None
        seat = min(self.agreed)
        if self.remain != NOBODY:
            return log.Disagreed(at, seat)
        return log.Agreed(at, seat, self.status == PLAYING)

    def may_close(self, at: float, guest: str) -> log.Closed:
        """Let the host close the table."""
        self._check_host(guest)
        if self.status in (OVER, CLOSED):
            raise Refusal("the table is closed", "table-closed")
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
