"""Fields: all that a game consists of, and its copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..basics import NOBODY, POOL, SPECTATOR, Bits
from .known import NOTHING, OBSERVER
from .parts import NO_TURN, Agenda, Deck, Player, Question, Turn, Work
from .round import Round

if TYPE_CHECKING:
    from ..card import Asker, District
    from ..event import Event
    from ..option import Option
    from ..rng import Rng
    from ..setup.config import Config


class Fields:
    """The data of a game, complete; `State` adds what can be done with it."""

    def __init__(self, config: Config, rng: Rng, like: Fields | None = None) -> None:
        self.config = config
        self.rng = rng
        self.source: Asker | None = None  # whose effect is going on
        self.barrier = False  # chance, a secret or another seat came up since the last choice
        self.script: list[Option] | None = None  # outcomes of chance decided by the caller
        self.scripted = 0  # how many of them were used
        if like is None:
            self.players = [Player(seat) for seat in range(config.players)]
            self.everybody: Bits = (1 << config.players) - 1 | 1 << SPECTATOR
            self.deck = Deck()
            self.round = Round(0, NOBODY)
            self.turn = NO_TURN
            self.work: Work | None = None
            self.crown = NOBODY
            self.first = NOBODY  # who completed a city first
            self.over = False
            self.bank = 0  # gold that came back to the bank, less what it gave
            self.hoard = [0] * 10  # gold lying on character tokens, by rank
            self.aside: list[District] = []  # drawn, not yet placed; seen by who is asked
            self.agenda: Agenda | None = None
            self.question: Question | None = None
            self.known = [NOTHING] * (OBSERVER * (SPECTATOR + 1))  # by observer * 16 + holder
            self.lent = False  # whether a copy may have the same list `known`
            self.watched = [0] * (POOL + 1)  # by holder: who knows something of it, as bits
            self.seed: int | bytes | None = None  # what the deal came from, if it is known
            self.origin = ""  # the position that the game began with, if it was no deal
            self.start = 0  # choices made before this record of them began
            self.choices: list[Option] = []
            self.forced: dict[int, tuple[Option, ...]] = {}  # outcomes not from the seed
            self.undoable = 0
            self.events: list[Event] | None = None
        else:
            self.players = [Player(player.seat, player) for player in like.players]
            self.everybody = like.everybody
            self.deck = Deck(like.deck)
            self.round = Round(like.round.number, like.round.first, like.round)
            turn = like.turn
            self.turn = Turn(turn.seat, turn.character, turn) if turn.seat != NOBODY else turn
            self.work = like.work.copy() if like.work is not None else None
            self.crown = like.crown
            self.first = like.first
            self.over = like.over
            self.bank = like.bank
            self.hoard = like.hoard[:]
            self.aside = like.aside[:]
            self.agenda = like.agenda
            self.question = like.question
            self.known = like.known
            self.lent = like.lent = True
            self.watched = like.watched[:]
            self.seed = like.seed
            self.origin = like.origin
            self.start = like.start
            self.choices = like.choices[:]
            self.forced = like.forced.copy() if like.forced else {}
            self.undoable = like.undoable
            self.events = None if like.events is None else like.events[:]
