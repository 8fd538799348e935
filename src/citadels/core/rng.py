"""Random numbers: one interface, two generators, both exact in the odds they give."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .basics import wrong

MASK: Final = 0xFFFFFFFF
MASK29: Final = (1 << 29) - 1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Rng:  # noqa: PLW1641 - a generator goes on, so that it has no hash
    """A stream of 32-bit numbers that can be copied, written down and read back."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.text() == other.text()

    def __reduce__(self) -> tuple[object, ...]:
        return read_rng, (self.text(),)

    def __repr__(self) -> str:
        return f"<{self.text()}>"

    def next32(self) -> int:
        """Give the next number of the stream, 0 <= n < 2**32."""
        raise AssertionError("abstract")

    def copy(self) -> Rng:
        """Give an independent generator in the same state."""
        raise AssertionError("abstract")

    def text(self) -> str:
        """Write the state, readable by `read_rng`."""
        raise AssertionError("abstract")

    def below(self, bound: int) -> int:
        """Give a uniform number 0 <= n < bound <= 2**29 (Lemire's method: no bias)."""
        # 29 bits of each number: products of small factors stay out of big integers.
        odds: i64 = bound
        wide: i64 = (self.next32() >> 3) * odds
        if wide & MASK29 < odds:
            threshold = (1 << 29) % odds
            while wide & MASK29 < threshold:
                wide = (self.next32() >> 3) * odds
        return wide >> 29


@mypyc_attr(acyclic=True)
class FastRng(Rng):
    """Small fast counting generator (128 bits of state), for bots and simulations.

    >>> from citadels import FastRng
    >>> rng = FastRng(1)
    >>> [rng.below(6) for _ in range(5)]
    [0, 4, 0, 3, 2]
    """

    def __init__(self, seed: int, like: FastRng | None = None) -> None:
        if not isinstance(seed, int):
            raise wrong("a seed of a FastRng is a number", seed)
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.count: i64 = 0
        if like is None:
            self.restart(seed)
        else:
            self.a = like.a
            self.b = like.b
            self.c = like.c
            self.count = like.count

    def restart(self, seed: int) -> None:
        """Begin anew, with another seed."""
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = 0x9E3779B9
        self.count = 1
        for _ in range(12):
            self.next32()

    def next32(self) -> int:
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (self.a + b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + out) & MASK
        return out

    def copy(self) -> Rng:
        return FastRng(0, self)

    def text(self) -> str:
        return f"fast {self.a:08x} {self.b:08x} {self.c:08x} {self.count:08x}"


@mypyc_attr(acyclic=True)
class SecureRng(Rng):
    """BLAKE2b over a 256-bit seed and a counter, for games between people."""

    def __init__(self, seed: bytes, count: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed of games between people has 32 bytes, not {len(seed)}")
        self.seed = seed
        self.count = count

    def next32(self) -> int:
        from hashlib import blake2b  # noqa: PLC0415 - slow, and only for games between people

        block = blake2b(self.count.to_bytes(8, "big"), key=self.seed, digest_size=4)
        self.count += 1
        return int.from_bytes(block.digest(), "big")

    def copy(self) -> Rng:
        return SecureRng(self.seed, self.count)

    def text(self) -> str:
        return f"blake2b {self.seed.hex()} {self.count}"


def make_rng(seed: int | bytes) -> Rng:
    """Make the generator that belongs to a seed: a number (fast) or 32 bytes (secure)."""
    if isinstance(seed, bytes):
        return SecureRng(seed)
    if not isinstance(seed, int):
        raise wrong("a seed is a number or 32 bytes", seed)
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is a number from 0 to 2**64 - 1 or 32 bytes, not {seed}")
    return FastRng(seed)


def as_rng(rng: int | Rng) -> Rng:
    """Give a generator as it is, or the one that belongs to a seed."""
    return rng if isinstance(rng, Rng) else make_rng(rng)


def read_rng(text: str) -> Rng:
    """Read what `Rng.text` wrote."""
    words = text.split()
    if len(words) == 5 and words[0] == "fast":
        rng = FastRng(0)
        rng.a, rng.b, rng.c, rng.count = (int(word, 16) for word in words[1:])
        return rng
    if len(words) == 3 and words[0] == "blake2b":
        return SecureRng(bytes.fromhex(words[1]), int(words[2]))
    raise ValueError(f"not a random generator: {text!r}")


def seed_text(seed: int | bytes) -> str:
    """Write a seed as records show it."""
    return f"blake2b:{seed.hex()}" if isinstance(seed, bytes) else f"fast:{seed}"


def read_seed(text: str) -> int | bytes:
    """Read what `seed_text` wrote."""
    kind, _, value = text.partition(":")
    if kind == "fast" and value.isdecimal():
        return int(value)
    if kind == "blake2b" and len(value) == 64:
        return bytes.fromhex(value)
    raise ValueError(f"a seed is written fast:NUMBER or blake2b:64 hex digits, not {text!r}")


def shuffled(items: list[int], rng: Rng) -> list[int]:
    """Give some numbers in random order."""
    for i in range(len(items) - 1, 0, -1):
        j = rng.below(i + 1)
        items[i], items[j] = items[j], items[i]
    return items
