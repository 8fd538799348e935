"""Seeing: builds the view of an observer from nothing; what is not copied in is not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import legal, rules
from ..basics import ALL_SEEING, ASIDE, NOBODY, POOL, SPECTATOR, Seat
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
    from collections.abc import Iterable

    from ..card import Card
    from ..state.parts import Built, Player
    from ..state.round import Token
    from ..state.state import State


# Districts with nothing under them, each made once: they are most of what a view is made of.
PLAIN: Final[dict[tuple[str, int, bool], BuiltView]] = {}


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
    return View(  # by place, since this is the hot half of every bot's look
        observer,
        state.config.edition,
        _ids(cast),
        this.number,
        state.crown,
        state.first,  # completed
        rules.complete_size(state),
        this.calling,
        _ids([c for c in cast if this.silent >> c.rank & 1]),
        state.over,
        tuple([_player(state, player, observer) for player in state.players]),
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


def _ids(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple([card.id for card in cards])


def _known(state: State, observer: int, holder: int) -> tuple[tuple[str, ...], int]:
    """Cards that an observer saw come to a holder, and how many of them are there yet.

    Who sees all need not remember.
    """
    if observer == ALL_SEEING:
        return (), 0
    known = state.known[observer * OBSERVER + holder]
    return _ids(known.cards), known.count


def _player(state: State, player: Player, observer: int) -> PlayerView:
    shown = state.over or observer == ALL_SEEING
    mine = shown or player.seat == observer
    known = _known(state, observer, player.seat)
    holder, seat = state.round.holder, player.seat
    held = [c for c in state.config.cast if holder[c.rank] == seat]
    return PlayerView(
        player.gold,
        points_known(state, player.seat, observer),
        len(player.hand),
        tuple([_built(built, observer, shown) for built in player.city]),
        _ids(player.hand) if mine else (),
        known[0],
        known[1],
        _ids(held if mine else [c for c in held if _is_known(state, c, observer)]),
    )


def _built(built: Built, observer: int, shown: bool) -> BuiltView:
    if not built.under:
        key = built.card.id, built.cost, built.beautified
        plain = PLAIN.get(key)
        if plain is None:
            plain = PLAIN[key] = BuiltView(*key)
        return plain
    rows = zip(built.under, built.known, strict=True)
    under = tuple([c.id if shown or by >> observer & 1 else HIDDEN for c, by in rows])
    return BuiltView(built.card.id, built.cost, built.beautified, under)


def _is_known(state: State, character: Character, observer: int) -> bool:
    """Whether the observer saw the character revealed, or had part in its blind exchange."""
    if state.is_revealed(character.rank):
        return True
    for swap in state.round.swaps:
        if observer in (swap.giver, swap.taker) and character.rank in (swap.gave, swap.got):
            return True
    return False


def _mark(state: State, token: Token, observer: int) -> MarkView:
    layer = NOBODY
    if isinstance(token.by, Character):
        layer = state.player_of(token.by)
    sees = token.seen or layer == observer or observer == ALL_SEEING or state.over
    character = state.option_of(token.rank).text
    return MarkView(token.kind, token.by.id, character, token.face if sees else None)


def _turn(state: State) -> TurnView:
    turn = state.turn
    return TurnView(
        turn.seat,
        "" if turn.character is None else turn.character.id,
        turn.gathered,
        turn.resumed,
        turn.built,
        turn.income,
        turn.power,
        tuple(state.config.ids_of(turn.used)),
    )


def _draft(state: State, observer: int) -> DraftView:
    """What the observer was offered in the draft, step by step, and what was taken of it."""
    this = state.round
    cast = state.config.cast
    looks: list[LookView] = []
    passed_on: tuple[str, ...] = ()
    face_down = HIDDEN
    table = state.config.ranks & ~this.face_up
    for step, rank in enumerate(this.taken):
        offered = table
        kind = this.draft[step].kind
        if kind == LAST:
            offered |= 1 << this.taken[0]
        seat = (this.first + this.draft[step].place) % state.config.players
        table &= ~(1 << rank)
        if kind != BURN and _sees(observer, seat):
            names = _ids([c for c in cast if offered >> c.rank & 1])
            looks.append(LookView(names, state.option_of(rank).text))
            passed_on = _ids([c for c in cast if table >> c.rank & 1])
            if kind == LAST:
                face_down = state.option_of(this.taken[0]).text
        elif kind == BURN and step == 0 and observer == ALL_SEEING:
            face_down = state.option_of(rank).text
    question = state.question
    if question is not None and question.asker is draft.DRAFT and _sees(observer, question.seat):
        looks.append(LookView(tuple([option.text for option in question.options]), HIDDEN))
        if this.draft[this.step].kind == LAST:
            face_down = state.option_of(this.taken[0]).text
    face_up = _ids([c for c in cast if this.face_up >> c.rank & 1])
    return DraftView(face_up, face_down, len(this.draft) - this.step, tuple(looks), passed_on)


def _sees(observer: int, seat: Seat) -> bool:
    """Whether an observer sees what a seat does."""
    return observer in (seat, ALL_SEEING)


def _question(state: State, observer: int) -> QuestionView | None:
    question = state.question
    if question is None:
        return None
    if not _sees(observer, question.seat):
        return QuestionView(question.seat, question.asker.id, question.name, (), (), {}, {}, 0)
    return QuestionView(
        question.seat,
        question.asker.id,
        question.name,
        question.about,
        question.options,
        legal.reasons(state),
        legal.ways(state),
        state.undoable,
    )


def _ranked(state: State) -> tuple[Score, ...]:
    scores = all_scores(state)
    return tuple([scores[seat] for seat in rank_scores(scores)])
