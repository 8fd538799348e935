"""Encoder: writes what a seat may know as a row of bytes, straight from the state.

It follows `core.hidden.see` field by field; the tests compare the two, and look for leaks.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ..core import rules
from ..core.basics import ALL_SEEING, ASIDE, NOBODY, POOL, Bits, InvalidConfig, Seat
from ..core.card import Character
from ..core.hidden.see import is_known
from ..core.option import FIRST_FAN, Option
from ..core.registry import SWITCHES
from ..core.scoring import points_known
from ..core.setup.config import Config
from ..core.setup.drafts import BURN, LAST
from ..core.state.known import OBSERVER, Known
from ..core.state.parts import Built, Player
from ..core.state.state import State
from . import layout
from .actions import ACTIONS, Vocabulary, vocabulary
from .blocks import EDITION_IDS, FIRST_CHARACTER_NUMBER, KINDS, RANK_COUNT
from .supports import supports


def _zeros(size: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * int(size))


def _put(out: vec[u8], place: i64, value: i64) -> None:
    out[place] = u8(min(value, layout.MOST))


def _flag(out: vec[u8], place: i64, value: bool) -> None:
    if value:
        out[place] = 1


def _count(out: vec[u8], place: i64) -> None:
    if out[place] < 255:
        out[place] += 1


def _ranks(out: vec[u8], place: i64, ranks: Bits) -> None:
    """Write a set of ranks."""
    rest = ranks >> 1
    while rest:
        if rest & 1:
            out[place] = 1
        rest >>= 1
        place += 1


def _look(out: vec[u8], look: i64, table: Bits, burnt: i64, taken: i64) -> None:
    """Write what was offered at a look, with the face-down card if there is one, and the choice."""
    if burnt:
        out[layout.FACE_DOWN + burnt - 1] = 1
        table |= i64(1) << burnt
    _ranks(out, layout.OFFERED + look * RANK_COUNT, table)
    if taken:
        out[layout.TAKEN + look * RANK_COUNT + taken - 1] = 1


def _cards(out: vec[u8], place: i64, known: Known) -> None:
    for card in known.cards:
        _count(out, place + card.number)


def check_cards(config: Config) -> None:
    """Refuse cards that the layout has no place for."""
    for card in (*config.cast, *config.unique):
        if card.number >= FIRST_FAN:
            raise InvalidConfig(
                f"learning environments have no place for {card.id}: it is a fan's card"
            )


@final
class Encoder:
    """Writes the games of one configuration as numbers."""

    def __init__(self, config: Config) -> None:
        check_cards(config)
        self.config = config
        self.players = config.players
        self.vocabularies = [vocabulary(config.players, seat) for seat in range(config.players)]
        self.no_actions = _zeros(ACTIONS)
        self.template = self._agreed()

    def _agreed(self) -> vec[u8]:
        """What is the same in all observations: what was agreed on."""
        out = _zeros(layout.SIZE)
        config = self.config
        out[layout.PLAYERS + config.players - 2] = 1
        if config.edition in EDITION_IDS:
            out[layout.EDITION + EDITION_IDS.index(config.edition)] = 1
        for place, switch in enumerate(SWITCHES.values()):
            value = switch.values.index(config.switches[switch.id])
            _put(out, layout.SWITCHES + place, value)
        for character in config.cast:
            out[layout.CAST + character.number - FIRST_CHARACTER_NUMBER] = 1
        for card in config.unique:
            _count(out, layout.DECK + card.number)
        for id, copies in config.box.basic.items():
            for kind in config.kinds:
                if kind is not None and kind.id == id:
                    _put(out, layout.DECK + kind.number, copies)
        return out

    # Actions

    def mask(self, state: State) -> vec[u8]:
        """A 1 for every legal action of the seat that is asked."""
        out = self.no_actions[0:ACTIONS]
        question = state.question
        if question is not None:
            actions = self.vocabularies[question.seat].actions
            for option in question.options:
                out[i64(actions[option.id])] = 1
        return out

    def nothing(self) -> vec[u8]:
        """The mask of a seat that is not asked."""
        return self.no_actions[0:ACTIONS]

    def legal(self, state: State) -> list[int]:
        """The legal actions of the seat that is asked, in the order of the options."""
        question = state.question
        if question is None:
            return []
        words: Vocabulary = self.vocabularies[question.seat]
        return [words.action(option) for option in question.options]

    # Observations

    def observe(self, state: State, me: Seat, sees_all: bool = False) -> vec[u8]:
        """What a seat may know; with `sees_all` everything there is, as seen from that seat."""
        out = self.template[0 : layout.SIZE]
        observer = ALL_SEEING if sees_all else me
        shown = sees_all or state.over
        _put(out, layout.ROUND, state.round.number)
        _flag(out, layout.OVER, state.over)
        _put(out, layout.COMPLETE_SIZE, rules.complete_size(state))
        if state.crown != NOBODY:
            out[layout.CROWN + self._near(state.crown, me)] = 1
        if state.first != NOBODY:
            out[layout.COMPLETED + self._near(state.first, me)] = 1
        for player in state.players:
            self._player(out, state, player, me, observer, shown)
        self._cards_apart(out, state, observer, shown)
        self._roles(out, state, me, sees_all)
        self._draft(out, state, me, sees_all)
        self._marks(out, state, me, shown)
        self._turn(out, state, me)
        self._question(out, state, me, sees_all)
        return out

    def _near(self, seat: i64, me: i64) -> i64:
        """How many seats clockwise from the observer a seat is."""
        near = seat - me
        return near if near >= 0 else near + self.players

    def _player(
        self, out: vec[u8], state: State, player: Player, me: Seat, observer: int, shown: bool
    ) -> None:
        near = self._near(player.seat, me)
        _put(out, layout.GOLD + near, player.gold)
        _put(out, layout.POINTS + near, points_known(state, player.seat, observer))
        _put(out, layout.HAND_SIZE + near, len(player.hand))
        first = layout.CITY + near * KINDS
        for built in player.city:
            _count(out, first + built.card.number)
            if built.beautified:
                _count(out, layout.BEAUTIFIED + near * KINDS + built.card.number)
            if built.under:
                _under(out, built, near, observer, shown)
        if near == 0:
            for card in player.hand:
                _count(out, layout.HAND + card.number)
            return
        first = layout.KNOWN + (near - 1) * KINDS
        if shown:
            for card in player.hand:
                _count(out, first + card.number)
            _put(out, layout.KNOWN_COUNT + near - 1, len(player.hand))
        elif state.watched[player.seat] >> me & 1:
            known = state.known[me * OBSERVER + player.seat]
            _cards(out, first, known)
            _put(out, layout.KNOWN_COUNT + near - 1, known.count)

    def _cards_apart(self, out: vec[u8], state: State, observer: int, shown: bool) -> None:
        """The district being built, the cards drawn aside, and the deck."""
        if state.work is not None:
            out[layout.WORK + state.work.card.number] = 1
        question = state.question
        if state.aside:
            _put(out, layout.ASIDE_SIZE, len(state.aside))
            if shown or (question is not None and question.seat == observer):
                for card in state.aside:
                    _count(out, layout.ASIDE + card.number)
            else:
                _cards(out, layout.ASIDE, state.known[observer * OBSERVER + ASIDE])
        deck = state.deck
        _put(out, layout.DECK_SIZE, deck.size())
        if shown:
            for card in deck.pool:
                _count(out, layout.DECK_KNOWN + card.number)
            _put(out, layout.DECK_KNOWN_COUNT, len(deck.pool))
        elif state.watched[POOL] >> observer & 1:
            known = state.known[observer * OBSERVER + POOL]
            _cards(out, layout.DECK_KNOWN, known)
            _put(out, layout.DECK_KNOWN_COUNT, known.count)
        size: i64 = len(deck.tail)
        _put(out, layout.TAIL_SIZE, size)
        place: i64 = 0
        while place < size and place < layout.TAIL_PLACES:
            if shown or i64(deck.known[place]) >> i64(observer) & 1:
                _put(out, layout.TAIL_CARDS + place, deck.tail[place].number + 1)
            place += 1

    def _roles(self, out: vec[u8], state: State, me: Seat, sees_all: bool) -> None:
        this = state.round
        shown = sees_all or state.over
        _ranks(out, layout.SILENT, this.silent)
        top: i64 = state.config.top
        calling: i64 = this.calling
        if 0 < calling <= top:  # after the last rank there is none
            out[layout.CALLING + calling - 1] = 1
        rank: i64 = 1
        while rank <= top:
            owner: i64 = this.holder[rank]
            if owner != NOBODY and (shown or owner == me or is_known(state, rank, me)):
                place = self._near(owner, me) * RANK_COUNT + rank - 1
                out[layout.HOLDS + place] = 1
                if shown:
                    out[layout.MAY_HOLD + place] = 1
            gold: i64 = state.hoard[rank]
            if gold:
                _put(out, layout.HOARD + rank - 1, gold)
            rank += 1
        if not shown:
            may = supports(state, me)
            seat: i64 = 0
            while seat < len(may):
                _ranks(out, layout.MAY_HOLD + self._near(seat, me) * RANK_COUNT, may[seat])
                seat += 1

    def _draft(self, out: vec[u8], state: State, me: Seat, sees_all: bool) -> None:
        """What the observer was offered in the draft, look by look, and what was taken of it."""
        this = state.round
        _ranks(out, layout.FACE_UP, this.face_up)
        _put(out, layout.DRAFT_LEFT, len(this.draft) - this.step)
        if sees_all and this.taken:
            out[layout.FACE_DOWN + this.taken[0] - 1] = 1
        table: Bits = state.config.ranks & ~this.face_up
        passed_on: Bits = 0
        look: i64 = 0
        done: i64 = len(this.taken)
        step: i64 = 0
        if not done and this.step:
            return  # a written position does not tell of the draft
        while step <= done and step < len(this.draft):
            kind = this.draft[step].kind
            taken: i64 = this.taken[step] if step < done else 0
            if kind != BURN and (this.first + this.draft[step].place) % self.players == me:
                _look(out, look, table, this.taken[0] if kind == LAST else 0, taken)
                passed_on = table & ~(i64(1) << taken) if taken else passed_on
                look += 1
            if taken:
                table &= ~(i64(1) << taken)
            step += 1
        _ranks(out, layout.PASSED_ON, passed_on)

    def _marks(self, out: vec[u8], state: State, me: Seat, shown: bool) -> None:
        for token in state.round.tokens:
            if token.gone or token.kind not in layout.MARKER_PLACES:
                continue
            row: i64 = layout.MARKER_PLACES[token.kind]
            by = token.by
            mine = isinstance(by, Character) and state.player_of(by) == me
            value: i64 = 1
            if shown or token.seen or mine:
                value = 3 if token.face else 2
            out[layout.MARKS + row * RANK_COUNT + token.rank - 1] = u8(value)

    def _turn(self, out: vec[u8], state: State, me: Seat) -> None:
        turn = state.turn
        if turn.seat == NOBODY:
            return
        out[layout.TURN_SEAT + self._near(turn.seat, me)] = 1
        if turn.character is not None:
            out[layout.TURN_RANK + turn.character.rank - 1] = 1
        _flag(out, layout.GATHERED, turn.gathered)
        _flag(out, layout.RESUMED, turn.resumed)
        _put(out, layout.BUILT, turn.built)
        _flag(out, layout.INCOME, turn.income)
        _flag(out, layout.POWER, turn.power)
        used = turn.used
        if used:
            for number in range(KINDS):
                if used >> number & 1:
                    out[layout.USED + number] = 1

    def _question(self, out: vec[u8], state: State, me: Seat, sees_all: bool) -> None:
        question = state.question
        if question is None:
            return
        out[layout.ASKED + self._near(question.seat, me)] = 1
        names = layout.QUESTION_PLACES.get(question.asker.id)
        place: i64 = 0 if names is None else names.get(question.name, 0)
        out[layout.QUESTION + place] = 1
        if question.about and (sees_all or question.seat == me):
            _put(out, layout.ABOUT_SIZE, len(question.about))
            for option in question.about:
                self._about(out, option, me)

    def _about(self, out: vec[u8], option: Option, me: Seat) -> None:
        """Write an earlier answer of the same effect."""
        if option.seat != NOBODY:
            out[layout.ABOUT_SEATS + self._near(option.seat, me)] = 1
        elif option.card is None:
            _put(out, layout.ABOUT_NUMBER, option.value)
        if option.card is not None and not isinstance(option.card, Character):
            out[layout.ABOUT_DISTRICTS + option.card.number] = 1
        if option.beautified:
            _count(out, layout.ABOUT_BEAUTIFIED)


def _under(out: vec[u8], built: Built, near: i64, observer: int, shown: bool) -> None:
    """Write the cards below a district."""
    size = i64(out[layout.UNDER_SIZE + near])
    _put(out, layout.UNDER_SIZE + near, size + len(built.under))
    for place, card in enumerate(built.under):
        if shown or built.known[place] >> observer & 1:
            _count(out, layout.UNDER + card.number)
