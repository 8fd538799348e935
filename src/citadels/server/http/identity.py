"""Identity: how guests keep what is theirs, come back on any device, and leave."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, delete, get, post, put
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from ...core.basics import Refusal
from ..identity import passkeys
from ..identity.challenges import check_challenge, make_challenge, until
from ..identity.passkeys import (
    NOBODYS_KEY,
    NewPasskey,
    Signed,
    Site,
    from_base64,
    passkey_id,
    to_base64,
)
from ..storage.guests import next_epoch
from ..storage.keys import Keys, Passkey
from ..storage.reservations import release, reserve
from ..storage.store import Guest, Store
from ..tables.desk import Desk, plain
from ..tables.renaming import join
from .cookies import new_guest
from .dependencies import GuestId, TheDesk, TheStore, give_cookie
from .guard import may_reserve, may_sign_in
from .seating import keep_guest

Asking = Request[Any, Any, Any]
Token = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
PasskeyId = Annotated[str, Parameter(pattern="^[0-9a-f]{64}$")]
NEW, BACK = "new passkey", "sign in"  # what a challenge is for
ALGORITHMS: Final = [-8, -7, -257]  # Ed25519, ECDSA, RSA: what some browser or other has


class PasskeyLine(msgspec.Struct):
    """A passkey, as its owner sees it."""

    id: str
    name: str
    site: str  # the host that it works for
    since: float
    used: float


class MyKeys(msgspec.Struct):
    """What brings a guest back."""

    passkeys: list[PasskeyLine]
    link: float  # when the link was made; 0 without one
    offered: bool  # whether this server can have passkeys


class Challenge(msgspec.Struct):
    """What a browser asks a passkey to sign."""

    challenge: str
    site: str
    seconds: float
    user: str = ""  # under which the passkey keeps it
    name: str = ""
    algorithms: list[int] = []
    known: list[str] = []  # passkeys that there are already


class PasskeySignIn(Signed, forbid_unknown_fields=True):
    """What a passkey has signed, and whether this browser's games come along."""

    bring: bool = False


class LinkSignIn(msgspec.Struct, forbid_unknown_fields=True):
    """The end of a link, and whether this browser's games come along."""

    token: Token
    bring: bool = False


class LinkToken(msgspec.Struct, forbid_unknown_fields=True):
    """The end of a link: all that proves it."""

    token: Token


class Welcomed(msgspec.Struct):
    """Who somebody is who has come back, and how many games of this browser came along."""

    me: Guest
    brought: int


class SignOut(msgspec.Struct, forbid_unknown_fields=True):
    """Whether only the other browsers are meant, or only this one."""

    everywhere: bool = False


class KeyRoutes(Controller):
    """What brings me back."""

    path = "/api/me"

    @get("/keys")
    async def mine(self, guest: GuestId, store: TheStore) -> MyKeys:
        """My passkeys, and whether I have a link."""
        keys = Keys(store)
        lines = [_line(one) for one in await keys.passkeys_of(guest)]
        return MyKeys(lines, await keys.link_since(guest, "back"), passkeys.is_offered())

    @post("/passkeys/challenge", status_code=200, guards=[may_sign_in])
    async def challenge(self, request: Asking, guest: GuestId, store: TheStore) -> Challenge:
        """What a new passkey has to sign."""
        check_offered()
        made = make_challenge(request.app.state.key, NEW, guest, store.now())
        me = await store.guest(guest)
        return Challenge(
            challenge=to_base64(made),
            site=site_of(request).host,
            seconds=until(made) - store.now(),
            user=to_base64(guest.encode()),
            name=me.name if me else "",
            algorithms=ALGORITHMS,
            known=[to_base64(one.credential) for one in await Keys(store).passkeys_of(guest)],
        )

    @post("/passkeys", guards=[may_sign_in])
    async def add(
        self, request: Asking, guest: GuestId, store: TheStore, data: JSONBody[NewPasskey]
    ) -> PasskeyLine:
        """Keep a passkey that this browser has made."""
        check_offered()
        challenge = answered(request, NEW, guest, data.client_data)
        site = site_of(request)
        made = await asyncio.to_thread(passkeys.check_new, site, challenge, data)
        await keep_guest(store, guest)
        passkey = Passkey(
            id=passkey_id(made.credential),
            credential=made.credential,
            guest=guest,
            public_key=made.public_key,
            count=made.count,
            site=site.host,
            name=plain(data.name),
            since=store.now(),
            used=0.0,
        )
        await Keys(store).add(passkey, challenge, until(challenge))
        return _line(passkey)

    @delete("/passkeys/{id:str}")
    async def drop(self, guest: GuestId, store: TheStore, desk: TheDesk, id: PasskeyId) -> None:
        """Let a passkey of mine open nothing any more."""
        await Keys(store).drop_passkey(id, guest)
        desk.renamed(guest)

    @post("/link", guards=[may_sign_in])
    async def make_link(self, guest: GuestId, store: TheStore) -> LinkToken:
        """Make my link anew: it is told this once, and the one before is void."""
        await keep_guest(store, guest)
        return LinkToken(await Keys(store).make_link(guest, "back"))

    @delete("/link")
    async def drop_link(self, guest: GuestId, store: TheStore, desk: TheDesk) -> None:
        """Let my link lead nowhere."""
        await Keys(store).drop_link(guest, "back")
        desk.renamed(guest)

    @put("/name", guards=[may_reserve])
    async def reserve(self, guest: GuestId, store: TheStore, desk: TheDesk) -> Guest:
        """Let nobody else have my name, or one that looks like it."""
        if not await Keys(store).is_kept(guest):
            raise Refusal("who may be gone tomorrow reserves nothing", "not-kept")
        await store.write(lambda connection: reserve(connection, guest, store.now()))
        desk.renamed(guest)
        return await store.guest(guest) or Guest(guest)

    @delete("/name")
    async def release(self, guest: GuestId, store: TheStore, desk: TheDesk) -> None:
        """Let others have my name, too."""
        await store.write(lambda connection: release(connection, guest))
        desk.renamed(guest)

    @post("/sign-out", status_code=200)
    async def sign_out(
        self, request: Asking, guest: GuestId, desk: TheDesk, data: JSONBody[SignOut]
    ) -> None:
        """Sign out all other browsers, or this one if I can come back."""
        store = desk.store
        if data.everywhere:
            epoch = await store.write(lambda c: next_epoch(c, guest, store.now()))
            give_cookie(request, guest, int(epoch))
            desk.sign_out(guest)
            return
        if not await Keys(store).is_kept(guest):
            raise Refusal("there would be no way back", "not-kept")
        give_cookie(request, new_guest())


class SignInRoutes(Controller):
    """The way back, for whoever has a key."""

    path = "/api/sign-in"
    guards = [may_sign_in]  # noqa: RUF012 - as the framework has it

    @post("/challenge", status_code=200)
    async def challenge(self, request: Asking, guest: GuestId, store: TheStore) -> Challenge:
        """What a passkey has to sign; the browser knows which ones it has for us."""
        check_offered()
        made = make_challenge(request.app.state.key, BACK, guest, store.now())
        return Challenge(to_base64(made), site_of(request).host, until(made) - store.now())

    @post("/passkey", status_code=200)
    async def by_passkey(
        self, request: Asking, guest: GuestId, desk: TheDesk, data: JSONBody[PasskeySignIn]
    ) -> Welcomed:
        """Come back with a passkey."""
        check_offered()
        challenge = answered(request, BACK, guest, data.client_data)
        keys = Keys(desk.store)
        passkey = await keys.passkey(passkey_id(from_base64(data.id)))
        key, before = (passkey.public_key, passkey.count) if passkey else (NOBODYS_KEY, 0)
        site = site_of(request)
        count = await asyncio.to_thread(passkeys.check_signed, site, challenge, data, key, before)
        if passkey is None or not await keys.use(passkey, count, challenge, until(challenge)):
            raise passkeys.refused()
        return await come_back(request, desk, guest, passkey.guest, bring=data.bring)

    @post("/look", status_code=200)
    async def look(self, store: TheStore, data: JSONBody[LinkToken]) -> Guest:
        """Who comes back with a link: nobody signs in as somebody else by mistake."""
        owner = await _owner(store, data.token)
        found = await store.guest(owner) or Guest(owner)
        return msgspec.structs.replace(found, id="")

    @post("/link", status_code=200)
    async def by_link(
        self, request: Asking, guest: GuestId, desk: TheDesk, data: JSONBody[LinkSignIn]
    ) -> Welcomed:
        """Come back with a link."""
        owner = await _owner(desk.store, data.token)
        return await come_back(request, desk, guest, owner, bring=data.bring)


async def come_back(request: Asking, desk: Desk, guest: str, who: str, *, bring: bool) -> Welcomed:
    """Let a browser be a guest's; what is its own comes along, unless it has its own way back."""
    brought = 0
    if bring and guest != who and not await Keys(desk.store).is_kept(guest):
        brought = await join(desk, guest, who)
    give_cookie(request, who, await desk.people.epoch_of(who))
    return Welcomed(await desk.store.guest(who) or Guest(who), brought)


async def _owner(store: Store, token: str) -> str:
    owner = await Keys(store).owner("back", token)
    if not owner:
        raise passkeys.refused()
    return owner


def check_offered() -> None:
    """Refuse passkeys where the server has no way to check them."""
    if not passkeys.is_offered():
        raise Refusal("this server has no passkeys", "no-passkeys")


def answered(request: Asking, deed: str, guest: str, client_data: str) -> bytes:
    """The challenge that was answered, if it is one of ours."""
    challenge = passkeys.challenge_in(client_data)
    state = request.app.state
    if not check_challenge(challenge, state.key, deed, guest, state.store.now()):
        raise Refusal("the challenge is too old, or not ours", "key-too-late")
    return challenge


def site_of(request: Asking) -> Site:
    """Where the page is that asks."""
    host = request.headers.get("host", "")
    name = host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]
    return Site(name, f"{request.scope['scheme']}://{host}")


def _line(passkey: Passkey) -> PasskeyLine:
    return PasskeyLine(passkey.id, passkey.name, passkey.site, passkey.since, passkey.used)
