"""Telling: the one place that builds what a reader is sent, from the committed table alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .. import Event, View, view
from ..core.basics import NOBODY, SPECTATOR
from ..core.view import DraftView, PlayerView, TurnView
from . import messages as m
from .room import OVER, Room
from .store import Guest


def tell_table(
    room: Room, guest: str, seats: Sequence[int], guests: Mapping[str, Guest], keep: int, now: float
) -> m.TableTale:
    """Tell the table to whoever has some seats of it, or none; they have `keep` events already."""
    game = room.game
    readers = list(seats) or [SPECTATOR]
    events: Sequence[Event] = () if game is None or game.events is None else game.events
    keep = min(keep, len(events))
    return m.TableTale(
        table=room.id,
        seq=room.seq,
        status=room.status,
        setup=room.setup,
        wishes=room.wishes,
        commitment=room.commitment,
        host=room.host == guest,
        chairs=[_chair(room, seat, seats, guests) for seat in range(len(room.chairs))],
        ask=room.asked,
        left=None if room.deadline is None else max(0.0, round(room.deadline - now, 1)),
        keep=keep,
        events=[tell_event(event, readers) for event in events[keep:]],
        views=[] if game is None else [tell_view(view(game, reader)) for reader in readers],
        **({"seed": room.seed} if room.status == OVER else {}),
        next=room.next,
    )


def _chair(room: Room, seat: int, seats: Sequence[int], guests: Mapping[str, Guest]) -> m.ChairTale:
    chair = room.chairs[seat]
    guest = guests.get(chair.guest)
    return m.ChairTale(
        taken=chair.is_taken,
        name=guest.name if guest else "",
        shield=guest.shield if guest else "",
        level=chair.level,
        away=chair.away,
        yours=seat in seats,
        agreed=seat in room.agreed,
    )


def tell_event(event: Event, readers: Sequence[int]) -> m.EventTale:
    """Tell an event; several who share a screen see what any of them sees."""
    seen = event.for_observer(next((r for r in readers if event.seen >> r & 1), readers[0]))
    return m.EventTale(
        name=seen.name,
        card="" if seen.card is None else seen.card.id,
        seat=seen.seat,
        other=seen.other,
        amount=seen.amount,
        things=[thing.text for thing in seen.things],
    )


def tell_view(seen: View) -> m.ViewTale:
    """Tell a view."""
    return m.ViewTale(
        observer=seen.observer,
        edition=seen.edition,
        cast=seen.cast,
        round=seen.round,
        crown=seen.crown,
        completed=seen.completed,
        complete_size=seen.complete_size,
        calling=seen.calling,
        silent=seen.silent,
        over=seen.over,
        players=[_player(player) for player in seen.players],
        turn=_turn(seen.turn),
        draft=_draft(seen.draft),
        marks=[m.MarkTale(x.kind, x.by, x.character, x.face) for x in seen.marks],
        hoard=seen.hoard,
        work=seen.work,
        deck_size=seen.deck_size,
        deck_tail=seen.deck_tail,
        deck_known=seen.deck_known,
        deck_known_count=seen.deck_known_count,
        aside_size=seen.aside_size,
        aside=seen.aside,
        asked=seen.asked,
        asker=seen.asker,
        question=seen.question,
        about=[option.text for option in seen.about],
        options=[option.text for option in seen.options],
        reasons=[
            m.ReasonTale(o.text, r.code, r.amount, "" if r.card is None else r.card.id)
            for o, r in seen.reasons.items()
        ],
        undoable=seen.undoable,
        scores=[
            m.ScoreTale(
                score.seat,
                score.total,
                [
                    m.LineTale(x.code, x.points, "" if x.card is None else x.card.id)
                    for x in score.lines
                ],
            )
            for score in seen.scores
        ],
    )


def _player(player: PlayerView) -> m.PlayerTale:
    return m.PlayerTale(
        gold=player.gold,
        hand_size=player.hand_size,
        city=[m.BuiltTale(b.id, b.cost, b.beautified, b.under) for b in player.city],
        hand=player.hand,
        known=player.known,
        known_count=player.known_count,
        characters=player.characters,
    )


def _turn(turn: TurnView) -> m.TurnTale:
    return m.TurnTale(
        seat=turn.seat,
        character=turn.character,
        gathered=turn.gathered,
        resumed=turn.resumed,
        built=turn.built,
        income=turn.income,
        power=turn.power,
        used=turn.used,
    )


def _draft(draft: DraftView) -> m.DraftTale:
    return m.DraftTale(
        face_up=draft.face_up,
        face_down=draft.face_down,
        left=draft.left,
        looks=[m.LookTale(offered, taken) for offered, taken in draft.looks],
        passed_on=draft.passed_on,
    )


def seat_of(room: Room, guest: str) -> int:
    """The first seat of a guest, for chat; `NOBODY` for spectators."""
    return next((s for s, chair in enumerate(room.chairs) if chair.guest == guest), NOBODY)
