"""Plain data of a round: its draft, who holds whom, the markers; as plain as `parts`."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from ..basics import NOBODY, Bits, Rank, Seat

if TYPE_CHECKING:
    from ..card import Card


@mypyc_attr(acyclic=True)
@final
class Token:
    """A marker laid on a character; immutable."""

    __slots__ = ("by", "face", "gone", "kind", "rank", "seen")

    def __init__(
        self,
        by: Card,
        kind: str,
        rank: Rank,
        face: bool = False,
        seen: bool = True,
        gone: bool = False,
    ) -> None:
        self.by = by
        self.kind = kind
        self.rank = rank
        self.face = face  # signed, or with the flower
        self.seen = seen  # whether everybody knows the face
        self.gone = gone  # off the table, its face never shown

    def turned(self, face: bool) -> Token:
        """The same marker with another face."""
        return Token(self.by, self.kind, self.rank, face, self.seen, self.gone)


@mypyc_attr(acyclic=True)
@final
class Round:
    """Who holds whom, what lies out, which marks were laid."""

    __slots__ = (
        "calling",
        "draft",
        "face_up",
        "first",
        "holder",
        "number",
        "player",
        "revealed",
        "silent",
        "step",
        "swaps",
        "taken",
        "tokens",
        "undrafted",
    )

    def __init__(self, number: int, first: Seat, like: Round | None = None) -> None:
        self.number = number
        self.first = first  # who had the crown when the draft began
        if like is None:
            self.undrafted: Bits = 0  # characters still to be drafted, by rank
            self.face_up: Bits = 0
            self.step = 0  # of the draft
            self.taken: list[Rank] = []  # which character each step of the draft took
            self.swaps: list[Swap] = []
            self.holder: list[Seat] = [NOBODY] * 10  # by rank
            self.player: list[Seat] = [NOBODY] * 10  # by rank: the holder, or the Witch
            self.calling: Rank = 0
            self.revealed: Bits = 0  # ranks
            self.silent: Bits = 0  # ranks that were called, not killed, and had no answer
            self.tokens: list[Token] = []
            self.draft: tuple[DraftStep, ...] = ()  # that of the configuration
        else:
            self.undrafted = like.undrafted
            self.face_up = like.face_up
            self.step = like.step
            self.taken = like.taken[:]
            self.swaps = like.swaps[:]
            self.holder = like.holder[:]
            self.player = like.player[:]
            self.calling = like.calling
            self.revealed = like.revealed
            self.silent = like.silent
            self.tokens = like.tokens[:]
            self.draft = like.draft


@mypyc_attr(acyclic=True)
@final
class DraftStep:
    """One step of a draft: somebody keeps or lays down a character, or chance does."""

    __slots__ = ("kind", "place")

    def __init__(self, kind: int, place: int) -> None:
        self.kind = kind
        self.place = place  # seats after the crown; of no meaning for chance


@mypyc_attr(acyclic=True)
@final
class Swap:
    """Two characters changed hands (Theater)."""

    __slots__ = ("gave", "giver", "got", "taker")

    def __init__(self, giver: Seat, gave: Rank, taker: Seat, got: Rank) -> None:
        self.giver = giver
        self.gave = gave
        self.taker = taker
        self.got = got
