"""A push service for tests: a small HTTP server that keeps what it is sent, and its browsers."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from citadels.server.storage.devices import Device

AUTH_BYTES = 16


def text_of(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser that can be pushed to: an address, and keys with which it reads."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(AUTH_BYTES)

    @property
    def keys(self) -> dict[str, str]:
        """What it tells about itself."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": text_of(point), "auth": text_of(self.secret)}

    def device(self, guest: str, language: str = "en", remind: bool = True) -> Device:
        """The same as the server keeps it."""
        keys = self.keys
        return Device(guest, self.endpoint, keys["p256dh"], keys["auth"], language, remind)

    def read(self, body: bytes) -> Any:  # noqa: ANN401 - JSON
        """Decrypt a push."""
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        return json.loads(plain)


class Received:
    """A push as it came in."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushService:
    """Takes pushes, and answers as it is told to."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.statuses: dict[str, int] = {}  # by path; else all is well
        self.arrived = threading.Event()
        self.open = threading.Event()  # closed: nobody is answered
        self.open.set()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                size = int(self.headers["Content-Length"])
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.received.append(Received(self.path, headers, self.rfile.read(size)))
                service.arrived.set()
                service.open.wait()
                status = service.statuses.get(self.path, 201)
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("Location", f"{service.url}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        return Handler

    def browser(self, name: str) -> Browser:
        """A browser that is reached here."""
        return Browser(f"{self.url}/{name}")


@contextlib.contextmanager
def push_service() -> Iterator[PushService]:
    """A push service on this machine."""
    service = PushService()
    thread = threading.Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.open.set()
        service.server.shutdown()
        service.server.server_close()
        thread.join()
