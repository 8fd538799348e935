"""An authenticator in software: makes passkeys and signs with them, as a phone does."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import struct
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

HERE, VERIFIED, NEW = 1, 4, 64  # flags: somebody is here, was recognized, a key is included
ES256: Final = -7


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A device with one passkey for each site."""

    def __init__(self, origin: str = "http://citadels.local") -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0
        self.counts = True

    def register(self, challenge: dict[str, Any], name: str = "Phone") -> dict[str, str]:
        """What a browser sends after it has made a passkey."""
        parts = self.key.public_key().public_numbers()
        public = cbor2.dumps(
            {1: 2, 3: ES256, -1: 1, -2: parts.x.to_bytes(32), -3: parts.y.to_bytes(32)}
        )
        included = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self._data(challenge["site"], HERE | VERIFIED | NEW) + included
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": text(self.id),
            "client_data": text(self._client("webauthn.create", challenge["challenge"])),
            "attestation": text(made),
            "name": name,
        }

    def sign(self, challenge: dict[str, Any]) -> dict[str, str]:
        """What a browser sends after a passkey has signed."""
        self.count += self.counts
        data = self._data(challenge["site"], HERE | VERIFIED)
        client = self._client("webauthn.get", challenge["challenge"])
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": text(self.id),
            "client_data": text(client),
            "authenticator_data": text(data),
            "signature": text(signed),
        }

    def _data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + struct.pack(">BI", flags, self.count)

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()
