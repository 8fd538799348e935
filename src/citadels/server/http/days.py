"""Days: what play by correspondence asks by HTTP: where it is my turn, and my vacation."""

from __future__ import annotations

import math
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, put
from litestar.params import JSONBody
from msgspec import Meta

from ..storage.turns import turns_of
from ..storage.vacations import Vacation, Vacations
from ..tables.vacation import come_home, go_on_vacation
from .dependencies import GuestId, TheDesk, TheStore
from .guard import may_rest
from .seating import keep_guest


class Waiting(msgspec.Struct):
    """A table that waits for me, and for how many seconds."""

    table: str
    left: float | None  # nothing without a clock


class VacationEnd(msgspec.Struct, forbid_unknown_fields=True):
    """Until when I am on vacation, in seconds since 1970."""

    until: Annotated[float, Meta(ge=0, le=1e11)]


class DayRoutes(Controller):
    """Play that takes days."""

    path = "/api/me"

    @get("/turns")
    async def turns(self, guest: GuestId, store: TheStore) -> list[Waiting]:
        """The tables where it is my turn, those with the least time first."""
        now = store.now()
        return [Waiting(one.table, left(one.deadline, now)) for one in await turns_of(store, guest)]

    @get("/vacation")
    async def vacation(self, guest: GuestId, store: TheStore) -> Vacation:
        """Until when I am on vacation, and how much I may still have this year."""
        return await Vacations(store).of(guest)

    @put("/vacation", guards=[may_rest])
    async def go(self, guest: GuestId, desk: TheDesk, data: JSONBody[VacationEnd]) -> Vacation:
        """Be on vacation: by correspondence, my clocks stand, and others see until when."""
        await keep_guest(desk.store, guest)
        return await go_on_vacation(desk, guest, data.until)

    @delete("/vacation", status_code=200, guards=[may_rest])
    async def back(self, guest: GuestId, desk: TheDesk) -> Vacation:
        """Be back."""
        return await come_home(desk, guest)


def left(deadline: float, now: float) -> float | None:
    """The seconds until a time; nothing if it never comes."""
    return None if math.isinf(deadline) else max(0.0, round(deadline - now, 1))
