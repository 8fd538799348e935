"""Presenter: the one place that builds what a reader is sent, from the committed table alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ... import Event, Game
from ...bots import Thought
from ...core.basics import NOBODY, SPECTATOR
from ..storage.store import Guest
from ..tables.bot_names import bot_name, bot_shield
from ..tables.table import OVER, PAUSED, PLAYING, Table
from . import messages as m
from .view_data import ViewData, view_data


def present_table(
    table: Table,
    guest: str,
    seats: Sequence[int],
    guests: Mapping[str, Guest],
    keep: int,
    now: float,
    here: Collection[str] = (),
) -> m.TableMessage:
    """Show the table to whoever has some seats of it, or none; they have `keep` events already."""
    game = table.game
    readers = list(seats) or [SPECTATOR]
    events: Sequence[Event] = () if game is None else game.events
    keep = min(keep, len(events))
    return m.TableMessage(
        table=table.id,
        seq=table.seq,
        status=table.status,
        setup=table.setup,
        code=table.code,
        options=table.options,
        commitment=table.commitment,
        host=table.host == guest,
        chairs=present_chairs(table, seats, guests, here),
        question=table.question,
        left=None if table.deadline is None else max(0.0, round(table.deadline - now, 1)),
        keep=keep,
        events=[present_event(event, readers) for event in events[keep:]],
        views=[] if game is None else [present_view(game, reader) for reader in readers],
        **({"seed": table.seed} if table.status == OVER else {}),
        next=table.next,
    )


def present_chairs(
    table: Table, seats: Sequence[int], guests: Mapping[str, Guest], here: Collection[str] = ()
) -> list[m.ChairData]:
    """Show who has which seat, and who is here."""
    people = [guest.name for id, guest in guests.items() if table.seats_of(id)]
    return [
        _chair(table, seat, seat in seats, guests.get(chair.guest), chair.guest in here, people)
        for seat, chair in enumerate(table.chairs)
    ]


def _chair(
    table: Table,
    seat: int,
    yours: bool,
    guest: Guest | None,
    here: bool,
    people: Sequence[str],
) -> m.ChairData:
    chair = table.chairs[seat]
    name, shield = name_seat(guest, seat, table.seats_of(chair.guest)) if guest else ("", "")
    if chair.level and not chair.guest:
        name, shield = bot_name(table.id, seat, people), bot_shield(table.id, seat)
    timed = table.options.timer is not None and table.status in (PLAYING, PAUSED)
    return m.ChairData(
        taken=chair.is_taken,
        name=name,
        shield=shield,
        level=chair.level,
        away=chair.away,
        here=here,
        host=bool(chair.guest) and chair.guest == table.host,
        yours=yours,
        agreed=seat in table.agreed,
        bank=round(chair.bank, 1) if timed and chair.guest else None,
    )


def name_seat(guest: Guest, seat: int, seats: Sequence[int]) -> tuple[str, str]:
    """The name and shield of a guest in a seat; who share a screen are told apart by numbers."""
    if len(seats) == 1:
        return guest.name, guest.shield
    place = seats.index(seat)
    return guest.name and f"{guest.name} {place + 1}", "" if place else guest.shield


def present_event(event: Event, readers: Sequence[int]) -> m.EventData:
    """Show an event; of several who share a screen none may read what only another one saw."""
    seen = event.for_observer(readers[0] if len(readers) == 1 else SPECTATOR)
    return m.EventData(
        name=seen.name,
        card="" if seen.card is None else seen.card.id,
        seat=seen.seat,
        other=seen.other,
        amount=seen.amount,
        things=[thing.text for thing in seen.things],
    )


def present_view(game: Game, observer: int) -> ViewData:
    """Show what an observer may see."""
    return view_data(game.view(observer))


def present_hint(question: int, thought: Thought) -> m.HintMessage:
    """Show what a bot thought in the place of whoever is asked."""
    why = thought.why
    return m.HintMessage(
        id=0,
        question=question,
        choice=thought.choice.text,
        alternatives=[
            m.AlternativeData(each.option.text, round(each.share, 3))
            for each in thought.alternatives
        ],
        why=m.WhyData(why.code, why.card, why.player, why.amount),
    )


def seat_of(table: Table, guest: str) -> int:
    """The first seat of a guest, for chat; `NOBODY` for spectators."""
    return next((s for s, chair in enumerate(table.chairs) if chair.guest == guest), NOBODY)
