"""Presenter: the one place that builds what a reader is sent, from the committed table alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

from ... import Event, Game
from ...core.basics import NOBODY, SPECTATOR, Refusal
from ...review import Advice
from .. import limits
from ..tables.bot_names import bot_name, bot_shield
from ..tables.chair import LATE, LEFT, RETURNED, sharer_id
from ..tables.fields import OVER, PAUSED, PLAYING
from ..tables.table import Table
from . import messages as m
from .view_data import ViewData, view_data

if TYPE_CHECKING:
    from ..standing.formula import Shown
    from ..storage.store import Guest  # else every process that thinks would import the database


class Manners(NamedTuple):
    """What keeping order adds to a table: marks of people, and what the reader may say."""

    marks: Mapping[str, str] = {}
    blocked: Collection[str] = ()
    quick: bool = False


NO_MANNERS: Final = Manners()


def present_table(
    table: Table,
    guest: str,
    seats: Sequence[int],
    guests: Mapping[str, Guest],
    keep: int,
    now: float,
    here: Collection[str] = (),
    rematch: str = "",
    conduct: Mapping[str, Sequence[int]] | None = None,
    order: Manners = NO_MANNERS,
    ratings: Mapping[int, Shown] | None = None,
    seen: int | None = None,
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
        host=table.acting_host == guest,
        chairs=_tell_vacations(
            table, present_chairs(table, seats, guests, here, conduct, order, ratings), seats, now
        ),
        question=table.question,
        left=None if table.deadline is None else max(0.0, round(table.deadline - now, 1)),
        keep=keep,
        events=[present_event(event, readers) for event in events[keep:]],
        views=[] if game is None else [present_view(game, reader) for reader in readers],
        **({"seed": table.seed} if table.status == OVER else {}),
        effects={} if game is None else present_effects(game, seats),
        next=rematch,
        request=_request(table),
        pause_left=_pause_left(table, now),
        tried=present_try(table, guest),
        quick=order.quick,
        rated=table.is_rated,
        seen=None if seen is None else min(seen, len(events)),
        may_ask_undo=any(_may_ask_undo(table, seat) for seat in seats),
    )


def present_try(table: Table, guest: str = "") -> m.TryData | None:
    """Show that a table is a try; the way to the game that is tried is for its host."""
    tried = table.tried
    if tried is None:
        return None
    origin = tried.origin if guest and guest == table.host else ""
    return m.TryData(tried.step, tried.round, tried.seat, tried.as_it_was, origin)


def _request(table: Table) -> Literal["", "pause", "go-on", "undo"]:
    if not table.agreed:
        return ""
    if table.remain != NOBODY:
        return "undo"
    return "go-on" if table.status == PAUSED else "pause"


def _pause_left(table: Table, now: float) -> float | None:
    """For how long all have to agree to go on: now, or in a pause that somebody asks for."""
    if table.pause_ends is not None:
        return max(0.0, round(table.pause_ends - now, 1))
    return limits.PAUSE_SECONDS if _request(table) == "pause" else None


def _may_ask_undo(table: Table, seat: int) -> bool:
    try:
        table.may_agree_to_take_back(0.0, seat)
    except Refusal:
        return False
    return not table.agreed


def present_chairs(
    table: Table,
    seats: Sequence[int],
    guests: Mapping[str, Guest],
    here: Collection[str] = (),
    conduct: Mapping[str, Sequence[int]] | None = None,
    order: Manners = NO_MANNERS,
    ratings: Mapping[int, Shown] | None = None,
) -> list[m.ChairData]:
    """Show who has which seat, who is here, and how they played before."""
    played = conduct or {}
    strong = {seat: present_rating(one) for seat, one in (ratings or {}).items()}
    shown = [
        msgspec.structs.replace(
            _chair(
                table, seat, seat in seats, guests, chair.guest in here, played.get(chair.guest)
            ),
            rating=strong.get(seat),
        )
        for seat, chair in enumerate(table.chairs)
    ]
    return [
        msgspec.structs.replace(one, mark=order.marks[who], blocked=who in order.blocked)
        if (who := chair.guest) in order.marks
        else one
        for one, chair in zip(shown, table.chairs, strict=True)
    ]


def _tell_vacations(
    table: Table, chairs: list[m.ChairData], seats: Sequence[int], now: float
) -> list[m.ChairData]:
    """Let those who play know who is on vacation, and for how long."""
    if table.days is None or not seats:
        return chairs
    return [
        msgspec.structs.replace(shown, vacation=round(chair.until - now, 1))
        if chair.is_person and chair.until > now
        else shown
        for shown, chair in zip(chairs, table.chairs, strict=True)
    ]


def _chair(
    table: Table,
    seat: int,
    yours: bool,
    guests: Mapping[str, Guest],
    here: bool,
    played: Sequence[int] | None,
) -> m.ChairData:
    chair = table.chairs[seat]
    name, shield = name_seat(guests, table.id, seat, [one.guest for one in table.chairs])
    if chair.level and not chair.guest:
        people = [guest.name for guest in guests.values()]
        named = table.tried.origin if table.tried else table.id  # a try has the bots of its game
        name, shield = bot_name(named, seat, people), bot_shield(named, seat)
    timed = table.options.timer is not None and table.status in (PLAYING, PAUSED)
    return m.ChairData(
        taken=chair.is_taken,
        name=name,
        shield=shield,
        reserved=is_reserved(guests.get(chair.guest), name),
        level=chair.level,
        away=chair.away or chair.lapsed,
        here=here,
        host=bool(chair.guest) and chair.guest == table.acting_host,
        yours=yours,
        agreed=seat in table.agreed,
        declined=seat in table.leaving if table.status == OVER else seat == table.declined,
        asked=bool(table.agreed) and seat in table.people - table.agreed,
        missed=chair.missed if yours else 0,
        conduct=present_conduct(played) if played else None,
        bank=round(chair.bank, 1) if timed and chair.guest else None,
    )


def present_rating(rating: Shown) -> m.RatingData:
    """Show how strong somebody is, never without how sure that is."""
    return m.RatingData(rating.value, rating.reach, rating.is_sure, rating.gained)


def present_conduct(games: Sequence[int]) -> m.ConductData:
    """Show how many games somebody left, came back to, or delayed, of how many."""
    left = sum(bits & (LEFT | RETURNED) == LEFT for bits in games)
    returned = sum(bool(bits & RETURNED) for bits in games)
    return m.ConductData(len(games), left, returned, sum(bits & LATE for bits in games))


def name_seat(
    guests: Mapping[str, Guest], table: str, seat: int, people: Sequence[str]
) -> tuple[str, str]:
    """The name and shield of a seat; who share a screen have their own names, or numbers."""
    who = people[seat]
    guest = guests.get(who)
    if guest is None:
        return "", ""
    if people.count(who) == 1:
        return guest.name, guest.shield
    place = people[:seat].count(who)
    own = {
        other: sharer.name
        for other, one in enumerate(people)
        if one == who and (sharer := guests.get(sharer_id(who, table, other))) and sharer.name
    }
    alone = len(own) == people.count(who) - 1  # nobody else goes by the guest's name
    name = guest.name if alone or not guest.name else f"{guest.name} {place + 1}"
    return own.get(seat, name), "" if place else guest.shield


def is_reserved(guest: Guest | None, name: str) -> bool:
    """Whether the name in a seat is one that a guest has reserved, and no sharer's."""
    return guest is not None and guest.reserved and guest.name == name


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


def present_effects(game: Game, seats: Sequence[int]) -> dict[str, m.EffectData]:
    """Show whoever is asked what the answers gain and cost."""
    if game.question is None or game.question.seat not in seats:
        return {}
    return {option.text: m.EffectData(*effect) for option, effect in game.effects().items()}


def present_hint(question: int, advice: Advice) -> m.HintMessage:
    """Show the advice for whoever is asked."""
    return m.HintMessage(
        id=0,
        question=question,
        choice=advice.choice,
        alternatives=[
            m.AlternativeData(each.option, round(each.share, 3), round(each.error, 4))
            for each in advice.options
        ],
        sure=advice.sure,
        close=advice.close,
        why=m.WhyData(*advice.why),
    )


def present_turn(
    table: Table, guest: str, guests: Mapping[str, Guest], language: str, reminder: bool = False
) -> m.Turn:
    """Tell a device whose table waits for its owner, and nothing of the game: others may see it."""
    host = guests.get(table.host)
    return m.Turn(table.id, host.name if host else "", table.host == guest, language, reminder)


def seat_of(table: Table, guest: str) -> int:
    """The first seat of a guest, for chat; `NOBODY` for spectators."""
    return next((s for s, chair in enumerate(table.chairs) if chair.guest == guest), NOBODY)
