"""Passkeys: whether what a browser sends was signed by the key that it names.

The package that knows how is loaded when it is needed first; without it there are no passkeys.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from importlib.util import find_spec
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ...core.basics import Refusal

# A key that nobody has: an answer for an unknown one is looked at just as long.
NOBODYS_KEY: Final = bytes.fromhex(
    "a5010203262001215820"
    "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
    "225820"
    "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
)


Base64 = Annotated[str, Meta(max_length=8192, pattern="^[A-Za-z0-9_-]*$")]


class Site(msgspec.Struct, frozen=True):
    """Where a page is, as passkeys are bound to it."""

    host: str  # without its port
    origin: str


class Registered(msgspec.Struct, frozen=True):
    """A new passkey: its public half."""

    credential: bytes
    public_key: bytes
    count: int


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that a browser has made."""

    id: Base64
    client_data: Base64
    attestation: Base64
    name: Annotated[str, Meta(max_length=40)] = ""


class Signed(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser sends when a passkey has signed."""

    id: Base64
    client_data: Base64
    authenticator_data: Base64
    signature: Base64


def is_offered() -> bool:
    """Whether this server can have passkeys."""
    return find_spec("webauthn") is not None


def refused() -> Refusal:
    """How whatever is wrong with a key is told: always the same, so that nobody learns from it."""
    return Refusal("no such key", "unknown-key")


def passkey_id(credential: bytes) -> str:
    """By which a passkey is found, and named in addresses."""
    return hashlib.sha256(credential).hexdigest()


def from_base64(text: str) -> bytes:
    """Read base64url without padding."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError) as error:
        raise refused() from error


def to_base64(data: bytes) -> str:
    """Write base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def challenge_in(client_data: str) -> bytes:
    """The challenge that a browser says it has answered."""
    try:
        told = json.loads(from_base64(client_data))
        return from_base64(told["challenge"])
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise refused() from error


def check_new(site: Site, challenge: bytes, made: NewPasskey) -> Registered:
    """Check that a new passkey was made for our site, just now."""
    from webauthn import verify_registration_response  # noqa: PLC0415 - slow, and not everybody's

    response = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
    try:
        found = verify_registration_response(
            credential=_credential(made.id, response),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except Exception as error:  # whatever it stumbles over is no key
        raise refused() from error
    if to_base64(found.credential_id) != made.id:
        raise refused()
    return Registered(found.credential_id, found.credential_public_key, found.sign_count)


def check_signed(site: Site, challenge: bytes, signed: Signed, key: bytes, count: int) -> int:
    """Check that a passkey has signed for our site, just now; gives its count of signatures."""
    from webauthn import verify_authentication_response  # noqa: PLC0415 - as above

    response = {
        "clientDataJSON": signed.client_data,
        "authenticatorData": signed.authenticator_data,
        "signature": signed.signature,
    }
    try:
        found = verify_authentication_response(
            credential=_credential(signed.id, response),
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=key,
            credential_current_sign_count=count,
        )
    except Exception as error:  # whatever it stumbles over is no key
        raise refused() from error
    return found.new_sign_count


def _credential(id: str, response: dict[str, str]) -> dict[str, object]:
    return {"id": id, "rawId": id, "type": "public-key", "response": response}
