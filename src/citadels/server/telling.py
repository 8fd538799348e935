"""Telling: the one place that builds what a reader is sent, from the committed table alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from .. import Event, Game, view
from ..bots import Thought
from ..core.basics import NOBODY, SPECTATOR
from ..core.scoring import Score, points_known, rank_scores
from ..core.view import DraftView, PlayerView, TurnView
from . import messages as m
from .bot_names import bot_name, bot_shield
from .room import OVER, PAUSED, PLAYING, Room
from .store import Guest


def tell_table(
    room: Room,
    guest: str,
    seats: Sequence[int],
    guests: Mapping[str, Guest],
    keep: int,
    now: float,
    here: Collection[str] = (),
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
        code=room.code,
        wishes=room.wishes,
        commitment=room.commitment,
        host=room.host == guest,
        chairs=tell_chairs(room, seats, guests, here),
        ask=room.asked,
        left=None if room.deadline is None else max(0.0, round(room.deadline - now, 1)),
        keep=keep,
        events=[tell_event(event, readers) for event in events[keep:]],
        views=[] if game is None else [tell_view(game, reader) for reader in readers],
        **({"seed": room.seed} if room.status == OVER else {}),
        next=room.next,
    )


def tell_chairs(
    room: Room, seats: Sequence[int], guests: Mapping[str, Guest], here: Collection[str] = ()
) -> list[m.ChairTale]:
    """Tell who has which seat, and who is here."""
    return [
        _chair(room, seat, seat in seats, guests.get(chair.guest), chair.guest in here)
        for seat, chair in enumerate(room.chairs)
    ]


def _chair(room: Room, seat: int, yours: bool, guest: Guest | None, here: bool) -> m.ChairTale:
    chair = room.chairs[seat]
    name, shield = name_seat(guest, seat, room.seats_of(chair.guest)) if guest else ("", "")
    if chair.level and not chair.guest:
        name, shield = bot_name(room.id, seat), bot_shield(room.id, seat)
    timed = room.wishes.timer is not None and room.status in (PLAYING, PAUSED)
    return m.ChairTale(
        taken=chair.is_taken,
        name=name,
        shield=shield,
        level=chair.level,
        away=chair.away,
        here=here,
        host=bool(chair.guest) and chair.guest == room.host,
        yours=yours,
        agreed=seat in room.agreed,
        bank=round(chair.bank, 1) if timed and chair.guest else None,
    )


def name_seat(guest: Guest, seat: int, seats: Sequence[int]) -> tuple[str, str]:
    """The name and shield of a guest in a seat; who share a screen are told apart by numbers."""
    if len(seats) == 1:
        return guest.name, guest.shield
    place = seats.index(seat)
    return guest.name and f"{guest.name} {place + 1}", "" if place else guest.shield


def tell_event(event: Event, readers: Sequence[int]) -> m.EventTale:
    """Tell an event; of several who share a screen none may read what only another one saw."""
    return tell_whole(event.for_observer(readers[0] if len(readers) == 1 else SPECTATOR))


def tell_whole(seen: Event) -> m.EventTale:
    """Tell all of an event, or all that is left of it for an observer."""
    return m.EventTale(
        name=seen.name,
        card="" if seen.card is None else seen.card.id,
        seat=seen.seat,
        other=seen.other,
        amount=seen.amount,
        things=[thing.text for thing in seen.things],
    )


def tell_view(game: Game, observer: int) -> m.ViewTale:
    """Tell what an observer may see."""
    seen = view(game, observer)
    points = [points_known(game, player.seat, observer) for player in seen.players]
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
        players=[_player(*each) for each in zip(seen.players, points, strict=True)],
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
        scores=[_score(seen.scores[seat]) for seat in rank_scores(seen.scores)],
    )


def _score(score: Score) -> m.ScoreTale:
    lines = [m.LineTale(x.code, x.points, "" if x.card is None else x.card.id) for x in score.lines]
    return m.ScoreTale(score.seat, score.total, score.tie_rank, lines)


def _player(player: PlayerView, points: int) -> m.PlayerTale:
    return m.PlayerTale(
        gold=player.gold,
        points=points,
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


def tell_hint(ask: int, thought: Thought) -> m.HintTale:
    """Tell what a bot thought in the place of whoever is asked."""
    why = thought.why
    return m.HintTale(
        id=0,
        ask=ask,
        choice=thought.choice.text,
        alternatives=[
            m.AlternativeTale(each.option.text, round(each.share, 3))
            for each in thought.alternatives
        ],
        why=m.WhyTale(why.code, why.card, why.player, why.amount),
    )


def seat_of(room: Room, guest: str) -> int:
    """The first seat of a guest, for chat; `NOBODY` for spectators."""
    return next((s for s, chair in enumerate(room.chairs) if chair.guest == guest), NOBODY)
