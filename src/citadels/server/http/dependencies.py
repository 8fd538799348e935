"""Dependencies: what routes ask for by its name, and the parts of paths."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import Parameter

from ..storage.store import Store
from ..tables.desk import Desk
from . import cookies
from .guard import Connection

GuestId = NamedDependency[str]
TheDesk = NamedDependency[Desk]
TheStore = NamedDependency[Store]
TableId = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Parameter(ge=0, le=7)]


def provide_store(state: State) -> Store:
    """The database."""
    store: Store = state.store
    return store


def provide_desk(state: State) -> Desk:
    """The tables."""
    desk: Desk = state.desk
    return desk


async def provide_guest(request: Request[Any, Any, Any]) -> str:
    """Who asks: by the cookie, or a new guest who gets one."""
    guest = await guest_of(request)
    if not guest:
        guest = cookies.new_guest()
        give_cookie(request, guest)
    return guest


async def guest_of(connection: Connection) -> str:
    """Whose cookie a connection has; nobody's if that guest has signed out everywhere since."""
    state = connection.app.state
    guest, epoch = cookies.read(connection.cookies.get(cookies.NAME, ""), state.key)
    return guest if guest and await state.desk.people.epoch_of(guest) == epoch else ""


def give_cookie(request: Request[Any, Any, Any], guest: str, epoch: int = 0) -> None:
    """Let a browser be a guest's from now on."""
    cookie = cookies.sign(guest, request.app.state.key, epoch)
    request.scope["state"]["cookie"] = cookie


DEPENDENCIES = {
    "guest": Provide(provide_guest),
    "store": Provide(provide_store, sync_to_thread=False),
    "desk": Provide(provide_desk, sync_to_thread=False),
}
