"""Positions and scenes read: complete ones exactly, partial ones filled in sensibly."""

from __future__ import annotations

import re
from typing import Final

from ..basics import (
    KILLED,
    NOBODY,
    RULES_VERSION,
    InvalidConfig,
    InvalidRecord,
)
from ..card import TAXES, Card, Character, District
from ..game import Game
from ..loop import run
from ..rng import FastRng, Rng, read_rng
from ..setup.config import Config
from ..setup.drafts import held_by_each
from ..state.known import insert
from ..state.parts import Built, Turn
from ..state.round import Swap, Token
from ..state.state import State
from .check_pending import check_pending
from .check_position import check_table
from .lines import Line, Lines, PlayerLine
from .names import Names, number_of, only
from .read_config import config_of, older_switches
from .read_pending import read_known, read_question, read_tasks, read_work

TURN_FLAGS: Final = ("gathered", "resumed", "bound", "income", "power")
MARK_FLAGS: Final = ("real", "hidden", "gone")
REST: Final = "rest"  # `removed rest`: every card that is nowhere else

# Patterns are compiled, and kept, by `re` when they are first used: an import is quicker.
BUILT: Final = r"([a-z_0-9]+)(\+?)(?:\(([^()]*)\))?(?=\s|$)"
DRAFT: Final = r"(\S+), *step (\S+), *table\b([^,]*), *face_up\b([^,]*), *taken\b([^,]*)"
SWAP: Final = r"(\S+) (\S+) (\S+) (\S+)"
PLAYED: Final = r"(\S+) (\S+)"
MARK: Final = r"(\S+) (\S+)(?: by (\S+))?((?: \S+)*)"
TURN: Final = r"(\S+)(?: (@\S+)((?: \S+)*) built (\S+) paid (\S+) spent (\S+) used(.*))?"

DRAFT_FORM: Final = "draft @FIRST, step N, table CHARACTERS, face_up CHARACTERS, taken CHARACTERS"
SWAP_FORM: Final = "swap @GIVER CHARACTER @TAKER CHARACTER"
TURN_FORM: Final = "turn CHARACTER @SEAT FLAGS built N paid N spent N used DISTRICTS"


def read_position(text: str, rules: int = RULES_VERSION) -> Game:
    """Read a position; whatever is left out gets a sensible value (see docs/notation.md).

    `rules`: the version of the rules under which it was written.

    >>> from citadels import read_position, write_position
    >>> game = read_position("@0 king: gold 1, hand palace tavern")
    >>> game.options
    (<gold>, <cards>)
    >>> read_position(write_position(game)) == game
    True
    """
    return Game(read_state(text, rules))


def read_state(text: str, rules: int = RULES_VERSION) -> State:
    """Read the state that a position describes."""
    lines = Lines(text)
    if not 1 <= rules <= RULES_VERSION:
        what = f"there are rules 1 to {RULES_VERSION}, not {rules}"
        raise InvalidRecord(f"{what}; leave `rules` out for those of today")
    try:
        setup = config_of(lines, rules)
    except InvalidConfig as error:
        raise InvalidRecord(str(error)) from error
    state = _Reader(lines, setup).read()
    older = older_switches(lines, rules) if rules < RULES_VERSION else {}
    state.origin = "\n".join([text, *[f"{id} {value}" for id, value in older.items()]])
    return state


class _Reader(Names):
    """One position being read: the game that grows from its lines."""

    def __init__(self, lines: Lines, setup: Config) -> None:
        super().__init__(lines, setup)
        self.state = State(setup, self._chance())
        self.state.events = []

    def _chance(self) -> Rng:
        line = self.lines.single.get("chance")
        if line is None:
            return FastRng(0)
        try:
            return read_rng(line.value)
        except ValueError as error:
            remedy = "write `chance fast A B C COUNT` or `chance blake2b SEED COUNT`"
            raise line.wrong(f"{line.value!r} is no random generator", remedy) from error

    def read(self) -> State:
        """Read everything, look whether it can be, and go on to a question."""
        state = self.state
        self._players()
        self._crown()
        self._gold()
        self._deck()
        self._round()
        self._marks()
        self._turn()
        read_work(self, state)
        check_table(state, self.lines)
        read_tasks(self, state)
        read_known(self, state)
        read_question(self, state)
        check_pending(state, self.lines)
        self._go_on()
        return state

    def _go_on(self) -> None:
        """Run to the first question, if none is open."""
        try:
            run(self.state)
        except (AssertionError, IndexError) as error:
            what = f"the game cannot continue from here ({str(error) or 'a task cannot be done'})"
            raise self.lines.at("task", "turn").wrong(what, "leave this line out") from error

    # Players

    def _players(self) -> None:
        for seat, line in self.lines.players.items():
            self.seat(line, line.key)
            player = self.state.players[seat]
            player.gold = line.count(line.fields.get("gold", "0"), "gold")
            for id in line.fields.get("hand", "").split():
                insert(player.hand, self.take(line, id))
            for built in self._city(line):
                player.place(built)
            for id in line.held:
                self._hold(line, self.character(line, id))

    def _hold(self, line: PlayerLine, character: Character) -> None:
        this = self.state.round
        seat, rank = line.seat_number, character.rank
        if this.holder[rank] != NOBODY:
            what = f"seat @{this.holder[rank]} holds the {character.id} already"
            raise line.wrong(what, "leave one of them out")
        this.holder[rank] = this.player[rank] = seat
        most = held_by_each(self.setup.steps)
        if this.holder.count(seat) > most:
            what = f"with {self.setup.players} players a seat holds at most {most}"
            raise line.wrong(what, f"leave the {character.id} out")

    def _city(self, line: PlayerLine) -> list[Built]:
        text = line.fields.get("city", "")
        left = re.sub(BUILT, "", text).strip()
        if left:
            what = f"{left!r} is no district of a city"
            raise line.wrong(what, "write as `city tavern market+ museum(temple manor)`")
        return [self._built(line, id, plus, below) for id, plus, below in re.findall(BUILT, text)]

    def _built(self, line: PlayerLine, id: str, plus: str, below: str) -> Built:
        card = self.take(line, id)
        under = [self._seen(line, word, 1 << line.seat_number) for word in below.split()]
        if not plus and not under:
            return card.plain
        cards, known = [c for c, _ in under], [k for _, k in under]
        return Built(card, bool(plus), tuple(cards), tuple(known))

    def _seen(self, line: Line, text: str, default: int) -> tuple[District, int]:
        """A card and, after a stroke, who knows it."""
        id, slash, known = text.partition("/")
        card = self.take(line, id)
        if not slash:
            return card, default
        if not re.fullmatch("[0-9a-f]{1,3}", known) or int(known, 16) & ~self.state.everybody:
            what = f"{text!r}: {known!r} does not say who knows it"
            raise line.wrong(what, f"write bits from /0 to /{int(self.state.everybody):x}")
        return card, int(known, 16)

    def _crown(self) -> None:
        given = [line for line in self.lines.players.values() if "crown" in line.fields]
        for bearer in given:
            if bearer.fields["crown"]:
                raise bearer.wrong("nothing follows `crown`", "write `crown`, or leave it out")
        if len(given) > 1:
            what = f"line {given[0].number} has the crown already"
            raise given[1].wrong(what, "leave one of them out")
        self.state.crown = given[0].seat_number if given else 0
        line = self.lines.single.get("crown")
        if line is not None:
            self.state.crown = self.seat(line, line.value)
            if given and given[0].seat_number != self.state.crown:
                what = f"line {given[0].number} gives the crown to {given[0].key}"
                raise line.wrong(what, "leave one of them out")

    def _gold(self) -> None:
        state = self.state
        line = self.lines.single.get("hoard")
        if line is not None:
            for part in line.value.split(","):
                words = part.split()
                if len(words) != 2:
                    raise line.wrong(f"{part!r} is no hoard", "write `hoard CHARACTER GOLD`")
                character = self.character(line, words[0])
                rank = character.rank
                if not character.hooks & TAXES:
                    raise line.wrong(f"no gold lies on the {words[0]}", "leave it out")
                if state.hoard[rank]:
                    raise line.wrong(f"the {words[0]} stands here twice", "leave one of them out")
                state.hoard[rank] = line.count(words[1], f"hoard {words[0]}")
        coins = sum(built.beautified for player in state.players for built in player.city)
        gold = sum(player.gold for player in state.players) + sum(state.hoard) + coins
        state.bank = -gold
        line = self.lines.single.get("bank")
        if line is not None and line.value != str(-gold):
            what = f"with {gold} gold on the table the bank has {-gold}, not {line.value!r}"
            raise line.wrong(what, f"write `bank {-gold}`, or leave it out")

    def _deck(self) -> None:
        lines, deck = self.lines, self.state.deck
        deck.head = self.take_all("deck")
        line = lines.single.get("tail")
        if line is not None:
            for word in line.words():
                card, known = self._seen(line, word, 0)
                deck.tail.append(card)
                deck.known.append(known)
        self.state.aside = self.take_all("aside")
        line = lines.single.get("work")
        if line is not None and "placed" not in line.words():
            self.take(line, line.value.partition(" ")[0])
        pool = self.take_all("pool")
        rest = lines.value("removed") == REST
        if not rest:
            self.take_all("removed")
            if "pool" in lines.single and self.left:
                what = f"the {self.left[0].id} is in no place"
                raise lines.at("pool").wrong(what, f"write it somewhere, or `removed {REST}`")
            pool += self.left
        deck.pool = sorted(pool, key=number_of)

    # The round

    def _round(self) -> None:
        state, lines = self.state, self.lines
        this = state.round
        this.number = self.number("round", 1, 1)
        state.over = "over" in lines.single
        if lines.value("over"):
            raise lines.at("over").wrong("nothing follows `over`", "write `over`")
        line = lines.single.get("completed")
        if line is not None:
            state.first = self.seat(line, line.value)
        this.draft = self.setup.steps
        this.first = state.crown
        this.step = len(this.draft)
        line = lines.single.get("draft")
        if line is not None:
            self._draft(line)
        this.calling = self.number("calling", 0)
        this.revealed = self.ranks_of("revealed")
        this.silent = self.ranks_of("silent")
        self._exchanged()

    def _draft(self, line: Line) -> None:
        """A bare `draft` begins the draft of the round; a position says how far it is."""
        this = self.state.round
        if not line.value:
            this.step = 0
            this.undrafted = self.setup.ranks
            return
        first, step, table, face_up, taken = line.parts(DRAFT, DRAFT_FORM)
        this.first = self.seat(line, first)
        this.step = line.count(step, "step")
        this.undrafted = self.ranks(line, table.split())
        this.face_up = self.ranks(line, face_up.split())
        this.taken = [self.character(line, id).rank for id in taken.split()]

    def _exchanged(self) -> None:
        this = self.state.round
        for line in self.lines.all("swap"):
            giver, gave, taker, got = line.parts(SWAP, SWAP_FORM)
            swap = Swap(
                self.seat(line, giver),
                self.character(line, gave).rank,
                self.seat(line, taker),
                self.character(line, got).rank,
            )
            this.swaps.append(swap)
        for line in self.lines.all("played"):
            id, seat = line.parts(PLAYED, "played CHARACTER @SEAT")
            rank = self.character(line, id).rank
            if this.player[rank] != this.holder[rank]:
                raise line.wrong(f"there is a line about the {id} already", "leave one of them out")
            this.player[rank] = self.seat(line, seat)

    def _marks(self) -> None:
        """`mark KIND CHARACTER [by CARD] [real] [hidden] [gone]`."""
        for line in self.lines.all("mark"):
            kind, target, by, rest = line.parts(MARK, "mark KIND CHARACTER by CARD FLAGS")
            flags = rest.split()
            only(line, flags, MARK_FLAGS)
            rank = self.character(line, target).rank
            face, seen, gone = "real" in flags, "hidden" not in flags, "gone" in flags
            token = Token(self._layer(line, kind, by), kind, rank, face, seen, gone)
            self.state.round.tokens.append(token)

    def _layer(self, line: Line, kind: str, by: str) -> Card:
        """Who of the cast laid a marker."""
        layers = [card for card in self.setup.cast if card.marker]
        for card in layers:
            if card.marker == kind and by in ("", card.id):
                return card
        lays = ", ".join([f"`{card.marker} ... by {card.id}`" for card in layers])
        what = f"no {by or 'character of the cast'} lays a marker {kind!r}"
        raise line.wrong(what, f"the cast lays {lays or 'none'}")

    def _turn(self) -> None:
        """`turn CHARACTER` lets the turn begin; with `@SEAT` it is already going on."""
        line = self.lines.single.get("turn")
        if line is None:
            return
        id, seat, flags, built, paid, spent, used = line.parts(TURN, TURN_FORM)
        character = self.character(line, id)
        if not seat:
            self._begin_at(character)
            return
        turn = Turn(self.seat(line, seat), character)
        words = flags.split()
        only(line, words, TURN_FLAGS)
        turn.gathered = "gathered" in words
        turn.resumed = "resumed" in words
        turn.bound = "bound" in words
        turn.income = "income" in words
        turn.power = "power" in words
        turn.built = line.count(built, "built")
        turn.paid = line.count(paid, "paid")
        turn.spent = line.count(spent, "spent")
        for name in used.split():
            turn.used |= self.kind(line, name).bit
        self.state.turn = turn

    def _begin_at(self, character: Character) -> None:
        """Let the calls go on with a character; whom earlier ranks had was seen."""
        this = self.state.round
        this.calling = character.rank - 1
        for rank in range(1, character.rank):
            if self.state.is_marked(rank, KILLED):
                continue
            if this.holder[rank] == NOBODY:
                this.silent |= 1 << rank
            else:
                this.revealed |= 1 << rank
