"""Seeing: builds the view of an observer from nothing; what is not copied in is not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from .. import legal, rules
from ..basics import ALL_SEEING, ASIDE, NOBODY, POOL, SPECTATOR, Bits, Seat
from ..card import Character
from ..phases import draft
from ..scoring import Score, all_scores, points_known, rank_scores
from ..setup.drafts import BURN, LAST
from ..state.known import OBSERVER
from .view import (
    HIDDEN,
    BuiltView,
    DraftView,
    LookView,
    MarkView,
    PlayerView,
    QuestionView,
    TurnView,
    View,
)

if TYPE_CHECKING:
    from ..card import District
    from ..state.parts import Built, Player
    from ..state.round import Token
    from ..state.state import State


# Districts with nothing under them, each made once: they are most of what a view is made of.
PLAIN: Final[dict[str, BuiltView]] = {}
BEAUTIFIED: Final[dict[str, BuiltView]] = {}

Made = TypeVar("Made", bound=tuple[object, ...])
NEW: Final = tuple.__new__


def see(state: State, observer: int) -> View:
    """What a seat, the spectator or the all-seeing observer may see now."""
    if not (0 <= observer < state.config.players or observer in (SPECTATOR, ALL_SEEING)):
        raise ValueError(f"{observer!r} is neither a seat nor another observer of this game")
    question = state.question
    shown = state.over or observer == ALL_SEEING
    deck = state.deck
    tail = zip(deck.tail, deck.known, strict=True)
    pool, aside = _known(state, observer, POOL), _known(state, observer, ASIDE)
    sees_aside = shown or (question is not None and question.seat == observer)
    cast, this = state.config.cast, state.round
    values = (
        observer,
        state.config.edition,
        state.config.names_of(state.config.ranks),
        this.number,
        state.crown,
        state.first,  # completed
        rules.complete_size(state),
        this.calling,
        state.config.names_of(this.silent),
        state.over,
        tuple(_player(state, player, observer) for player in state.players),
        _turn(state),
        _draft(state, observer),
        tuple([_mark(state, t, observer) for t in this.tokens if not t.gone]),
        tuple([(c.id, state.hoard[c.rank]) for c in cast if state.hoard[c.rank]]),
        "" if state.work is None else state.work.card.id,
        deck.size(),
        len(state.aside),
        _ids(state.aside) if sees_aside else aside[0],
        _ids(deck.head) if shown else (),
        tuple([c.id if shown or by >> observer & 1 else HIDDEN for c, by in tail]),
        pool[0],  # deck_known
        pool[1],
        _question(state, observer),
        _ranked(state) if state.over else (),
    )
    return _make(View, values)


def _make(kind: type[Made], values: tuple[object, ...]) -> Made:
    """A part of the view by its fields in their order: calling the class takes twice as long."""
    return NEW(kind, values)


# Of what is known to be a list or a tuple, the compiler makes another tuple in one go.


def _ids(cards: list[District]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def _known(state: State, observer: int, holder: int) -> tuple[tuple[str, ...], int]:
    """Cards that an observer saw come to a holder, and how many of them are still there.

    Who sees all need not remember.
    """
    if observer == ALL_SEEING:
        return (), 0
    known = state.known[observer * OBSERVER + holder]
    return tuple(card.id for card in known.cards), known.count


def _player(state: State, player: Player, observer: int) -> PlayerView:
    shown = state.over or observer == ALL_SEEING
    mine = shown or player.seat == observer
    known = _known(state, observer, player.seat)
    values = (
        player.gold,
        points_known(state, player.seat, observer),
        len(player.hand),
        tuple(_built(built, observer, shown) for built in player.city),
        _ids(player.hand) if mine else (),
        known[0],
        known[1],
        state.config.names_of(_ranks(state, player.seat, observer, mine)),
    )
    return _make(PlayerView, values)


def _ranks(state: State, seat: Seat, observer: int, mine: bool) -> Bits:
    """The ranks of the characters that a seat holds, as far as the observer knows."""
    ranks = 0
    holder = state.round.holder
    for rank in range(1, state.config.top + 1):
        if holder[rank] == seat and (mine or is_known(state, rank, observer)):
            ranks |= 1 << rank
    return ranks


def _built(built: Built, observer: int, shown: bool) -> BuiltView:
    if not built.under:
        made = BEAUTIFIED if built.beautified else PLAIN
        view = made.get(built.card.id)
        if view is None:
            view = made[built.card.id] = BuiltView(built.card.id, built.cost, built.beautified)
        return view
    rows = zip(built.under, built.known, strict=True)
    under = tuple([c.id if shown or by >> observer & 1 else HIDDEN for c, by in rows])
    return BuiltView(built.card.id, built.cost, built.beautified, under)


def is_known(state: State, rank: int, observer: int) -> bool:
    """Whether the observer saw the character revealed, or had part in its blind exchange."""
    if state.is_revealed(rank):
        return True
    for swap in state.round.swaps:
        if observer in (swap.giver, swap.taker) and rank in (swap.gave, swap.got):
            return True
    return False


def _mark(state: State, token: Token, observer: int) -> MarkView:
    layer = NOBODY
    if isinstance(token.by, Character):
        layer = state.player_of(token.by)
    sees = token.seen or layer == observer or observer == ALL_SEEING or state.over
    character = state.option_of(token.rank).text
    face = token.face if sees else None
    return _make(MarkView, (token.kind, token.by.id, character, face))


def _turn(state: State) -> TurnView:
    turn = state.turn
    values = (
        turn.seat,
        "" if turn.character is None else turn.character.id,
        turn.gathered,
        turn.resumed,
        turn.built,
        turn.income,
        turn.power,
        tuple(state.config.ids_of(turn.used)),
    )
    return _make(TurnView, values)


def _draft(state: State, observer: int) -> DraftView:
    """What the observer was offered in the draft, step by step, and what was taken of it."""
    this = state.round
    config = state.config
    looks: list[LookView] = []
    passed_on: tuple[str, ...] = ()
    face_down = HIDDEN
    table = config.ranks & ~this.face_up
    for step, rank in enumerate(this.taken):
        offered = table
        kind = this.draft[step].kind
        if kind == LAST:
            offered |= 1 << this.taken[0]
        seat = (this.first + this.draft[step].place) % config.players
        table &= ~(1 << rank)
        if kind != BURN and _sees(observer, seat):
            looks.append(_make(LookView, (config.names_of(offered), state.option_of(rank).text)))
            passed_on = config.names_of(table)
            if kind == LAST:
                face_down = state.option_of(this.taken[0]).text
        elif kind == BURN and step == 0 and observer == ALL_SEEING:
            face_down = state.option_of(rank).text
    question = state.question
    if question is not None and question.asker is draft.DRAFT and _sees(observer, question.seat):
        names = tuple(option.text for option in question.options)
        looks.append(_make(LookView, (names, HIDDEN)))
        if this.draft[this.step].kind == LAST:
            face_down = state.option_of(this.taken[0]).text
    face_up, left = config.names_of(this.face_up), len(this.draft) - this.step
    return _make(DraftView, (face_up, face_down, left, tuple(looks), passed_on))


def _sees(observer: int, seat: Seat) -> bool:
    """Whether an observer sees what a seat does."""
    return observer in (seat, ALL_SEEING)


def _question(state: State, observer: int) -> QuestionView | None:
    question = state.question
    if question is None:
        return None
    values: tuple[object, ...]
    if not _sees(observer, question.seat):
        values = (question.seat, question.asker.id, question.name, (), (), {}, {}, 0)
        return _make(QuestionView, values)
    values = (
        question.seat,
        question.asker.id,
        question.name,
        question.about,
        question.options,
        legal.reasons(state),
        legal.ways(state),
        state.undoable,
    )
    return _make(QuestionView, values)


def _ranked(state: State) -> tuple[Score, ...]:
    scores = all_scores(state)
    return tuple([scores[seat] for seat in rank_scores(scores)])
