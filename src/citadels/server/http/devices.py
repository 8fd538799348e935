"""Devices: whoever wants to be told that it is their turn says by HTTP where."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from ...core.basics import Refusal
from ...words import LANGUAGES
from ..push.addresses import LONGEST
from ..storage.devices import Device, Devices
from .dependencies import GuestId, TheStore

Key = Annotated[str, Meta(max_length=128, pattern="^[A-Za-z0-9_-]+$")]
DeviceId = Annotated[str, Parameter(pattern="^[0-9a-f]{64}$")]


class PushOffer(msgspec.Struct):
    """What a browser needs before anything can be pushed to it."""

    key: str  # the server's public one; empty where it pushes nothing


class NewDevice(msgspec.Struct, forbid_unknown_fields=True):
    """A browser, as its push service describes it."""

    endpoint: Annotated[str, Meta(max_length=LONGEST)]
    p256dh: Key
    auth: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]+$")]
    language: Annotated[str, Meta(max_length=8)] = "en"
    remind: bool = True  # by correspondence, before the time is up, too


class DeviceRoutes(Controller):
    """Where pushes go."""

    path = "/api"

    @get("/push")
    async def offer(self, state: State) -> PushOffer:
        """Whether this server pushes, and by which key."""
        return PushOffer(state.sender.public_key if state.sender else "")

    @post("/me/devices")
    async def add(
        self, guest: GuestId, state: State, store: TheStore, data: JSONBody[NewDevice]
    ) -> None:
        """Tell this browser when it is my turn; the same once more changes its language."""
        if state.sender is None:
            raise Refusal("this server does not push", "no-push")
        if data.language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Refusal("no such language", "language", name=data.language, known=known)
        device = Device(guest, data.endpoint, data.p256dh, data.auth, data.language, data.remind)
        await state.sender.check(device)
        await Devices(store).keep(device)

    @delete("/me/devices/{device:str}")
    async def drop(self, guest: GuestId, store: TheStore, device: DeviceId) -> None:
        """Tell a browser of mine no more; it is named by the SHA-256 of its endpoint."""
        await Devices(store).drop(device, guest)
