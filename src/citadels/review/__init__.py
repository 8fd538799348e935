"""Review: what decided a finished game: luck, own play, guesses, and what others did."""

from .account import Row
from .advise import Advice, advise
from .effort import EFFORTS
from .history import LUCK, SAYS, Digest, History, Played, digest_of, history
from .make import Review, read_review, review
from .parts import ACCOUNT, FORMAT, KINDS, MOMENTS, Account, Draft, Mistake, Moment, Step, Weighed
from .trying import try_from

__all__ = [
    "ACCOUNT",
    "EFFORTS",
    "FORMAT",
    "KINDS",
    "LUCK",
    "MOMENTS",
    "SAYS",
    "Account",
    "Advice",
    "Digest",
    "Draft",
    "History",
    "Mistake",
    "Moment",
    "Played",
    "Review",
    "Row",
    "Step",
    "Weighed",
    "advise",
    "digest_of",
    "history",
    "read_review",
    "review",
    "try_from",
]
