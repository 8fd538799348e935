"""The operator's page by HTTP: a key opens a short session, in which the same deeds can be done."""

from __future__ import annotations

import logging
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody
from msgspec import Meta

from ...core.basics import Refusal
from ..order.deeds import LONGEST, Deeds
from ..order.operators import (
    COOKIE,
    SESSION_SECONDS,
    open_session,
    operator_of_key,
    operator_of_session,
)
from ..order.order import Order
from ..order.overview import Overview, overview
from ..storage.order import BAN, MUTE
from .dependencies import TheStore
from .guard import ALWAYS, address_of

PATH: Final = "/api/admin"
UNKEPT: Final = {"Cache-Control": "no-store"}

Text = Annotated[str, Meta(max_length=128)]
Words = Annotated[str, Meta(max_length=400)]
Seconds = Annotated[float, Meta(gt=0, le=LONGEST)]
Asking = Request[Any, Any, Any]
logger = logging.getLogger(__name__)


class NewSession(msgspec.Struct, forbid_unknown_fields=True):
    """The key of an operator."""

    key: Text


class Deed(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Something that an operator does."""


class Close(Deed):
    """Close a table."""

    target: Text


class Mute(Deed):
    """Let a guest write nothing."""

    target: Text
    seconds: Seconds


class Unmute(Deed):
    """Let a guest write again."""

    target: Text


class Ban(Deed):
    """Keep a guest or a network out."""

    target: Text
    seconds: Seconds


class Unname(Deed):
    """Take the name of a guest away."""

    target: Text


class Unban(Deed):
    """Let a guest or a network in again."""

    target: Text


class Resolve(Deed):
    """Note that a report was looked at."""

    report: Annotated[int, Meta(ge=1, le=1 << 31)]
    outcome: Annotated[str, Meta(max_length=200)] = ""


class Announce(Deed):
    """Tell everybody something."""

    text: Words
    seconds: Seconds


class Withdraw(Deed):
    """Announce nothing any more."""


class Drain(Deed):
    """Let a process, or all, begin no new games; or all of it again."""

    process: Text = ""
    drained: bool = True


AnyDeed = Close | Mute | Unmute | Ban | Unban | Unname | Resolve | Announce | Withdraw | Drain


async def provide_operator(request: Asking, store: TheStore, state: State) -> str:
    """Who the operator is, by the session; everybody else is refused."""
    return await operator_of_session(store, state.key, request.cookies.get(COOKIE, ""))


OperatorName = NamedDependency[str]


class Admin(Controller):
    """What operators see and do; none of it is about a running game."""

    path = PATH
    opt = {ALWAYS: True}  # noqa: RUF012 - as in the base class

    @post("/session")
    async def open(
        self, request: Asking, store: TheStore, state: State, data: JSONBody[NewSession]
    ) -> Response[None]:
        """Open a session with a key."""
        if not state.keys_tried.take(address_of(request), store.now()):
            raise Refusal("too many keys", "too-fast")
        try:
            name = await operator_of_key(store, data.key)
        except Refusal:
            logger.warning("a key that is no operator's was tried")
            raise
        await Deeds(store, name).sign_in()
        return _answer(request, await open_session(store, state.key, name), SESSION_SECONDS)

    @delete("/session", status_code=200)
    async def close(self, request: Asking) -> Response[None]:
        """End the session in this browser."""
        return _answer(request, "", 0)

    @get("/", dependencies={"operator": Provide(provide_operator)})
    async def see(
        self, operator: OperatorName, store: TheStore, state: State
    ) -> Response[Overview]:
        """Who is on, tables, reports, and what was done."""
        order: Order = state.order
        found = await overview(store, operator, order.news(store.now()))
        return Response(found, headers=UNKEPT)

    @post("/deeds", dependencies={"operator": Provide(provide_operator)})
    async def do(
        self, operator: OperatorName, store: TheStore, state: State, data: JSONBody[AnyDeed]
    ) -> None:
        """Do something; it is in the audit log."""
        await _do(Deeds(store, operator), data)
        order: Order = state.order
        await order.look(everything=True)
        order.changed()


async def _do(deeds: Deeds, deed: AnyDeed) -> None:
    match deed:
        case Close():
            await deeds.close(deed.target)
        case Mute():
            await deeds.mute(deed.target, deed.seconds)
        case Ban():
            await deeds.ban(deed.target, deed.seconds)
        case Unmute():
            await deeds.lift(MUTE, deed.target)
        case Unban():
            await deeds.lift(BAN, deed.target)
        case Unname():
            await deeds.unname(deed.target)
        case Resolve():
            await deeds.resolve(deed.report, deed.outcome)
        case Announce():
            await deeds.announce(deed.text, deed.seconds)
        case Withdraw():
            await deeds.withdraw()
        case Drain():
            await deeds.drain(deed.process, drained=deed.drained)


def _answer(request: Asking, session: str, seconds: int) -> Response[None]:
    """Answer with the cookie of a session, for this part of the site only."""
    cookie = Cookie(
        key=COOKIE,
        value=session,
        path=PATH,
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=request.scope["scheme"] == "https",
    )
    return Response(None, cookies=[cookie], headers=UNKEPT)
