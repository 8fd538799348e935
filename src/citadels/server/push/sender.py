"""Sender: encrypts a push for one device, signs it, and hands it to the device's push service."""

from __future__ import annotations

import asyncio
import base64
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Literal

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from ...core.basics import Refusal
from ..storage.devices import Device
from .addresses import check_endpoint, read_endpoint, resolve

SECONDS: Final = 10.0  # for one attempt
SIGNED_SECONDS: Final = 12 * 3600  # for which a signature is good
THREADS: Final = 4  # that look up names and encrypt
KEY_BYTES: Final = 32
AUTH_BYTES: Final = 16
GONE: Final = (404, 410)  # the browser wants no more of them

Outcome = Literal["sent", "gone", "later", "failed"]


def new_key() -> bytes:
    """Make the private key of a server."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_numbers().private_value.to_bytes(KEY_BYTES, "big")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PublicResolver(AbstractResolver):
    """Lets a connection be made to public addresses only, whatever a name says by then."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self.threads = threads

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """Give the addresses of a host."""
        return [
            ResolveResult(
                hostname=host,
                host=address,
                port=port,
                family=socket.AF_INET6 if ":" in address else socket.AF_INET,
                proto=socket.IPPROTO_TCP,
                flags=socket.AI_NUMERICHOST,
            )
            for address in await resolve(host, port, self.threads)
        ]

    async def close(self) -> None:
        """Nothing is held."""


class Sender:
    """The server's key, and its way to push services."""

    def __init__(self, key: bytes, contact: str, *, anywhere: bool = False) -> None:
        private = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
        self.vapid = Vapid02(private)
        self.contact = contact
        self.anywhere = anywhere  # for tests: any address will do
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = base64.urlsafe_b64encode(point).decode().rstrip("=")
        self._session: aiohttp.ClientSession | None = None

    async def check(self, device: Device) -> None:
        """Refuse a device that nothing can be sent to."""
        await check_endpoint(device.endpoint, self.threads, anywhere=self.anywhere)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(device.p256dh))
            known = len(_bytes(device.auth)) == AUTH_BYTES
        except ValueError:
            known = False
        if not known:
            raise Refusal("the keys of the device are not keys", "malformed")

    async def send(self, device: Device, body: bytes, topic: str, seconds: int) -> Outcome:
        """Send something that is worth reading for some seconds."""
        try:
            origin = read_endpoint(device.endpoint, anywhere=self.anywhere).origin
            loop = asyncio.get_running_loop()
            sealed = await loop.run_in_executor(self.threads, self._seal, device, body)
            headers = {
                **self._sign(origin),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(seconds),
                "Topic": topic,
                "Urgency": "high",
            }
            return await self._post(device.endpoint, sealed, headers)
        except (aiohttp.ClientError, TimeoutError, OSError):
            return "later"
        except ValueError:  # keys or an address that were kept by an older program
            return "failed"

    async def _post(self, address: str, sealed: bytes, headers: dict[str, str]) -> Outcome:
        """Hand it over; whoever answers with another address is not followed there."""
        session = self._open()
        async with session.post(address, data=sealed, headers=headers, allow_redirects=False) as it:
            if it.ok and it.status < 300:
                return "sent"
            if it.status in GONE:
                return "gone"
            return "later" if it.status == 429 or it.status >= 500 else "failed"

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            resolver = None if self.anywhere else PublicResolver(self.threads)
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(resolver=resolver, use_dns_cache=False),
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(SECONDS),
            )
        return self._session

    def _seal(self, device: Device, body: bytes) -> bytes:
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        pusher = WebPusher({"endpoint": device.endpoint, "keys": keys})
        return bytes(pusher.encode(body)["body"])

    def _sign(self, origin: str) -> dict[str, str]:
        until = int(time.time()) + SIGNED_SECONDS
        signed: dict[str, str] = self.vapid.sign({"sub": self.contact, "aud": origin, "exp": until})
        return signed

    async def close(self) -> None:
        """Let go of the connections."""
        if self._session is not None:
            await self._session.close()
        self.threads.shutdown(wait=False, cancel_futures=True)
