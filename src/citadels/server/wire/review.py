"""Review: what decided a finished game, as it is sent while it is made and once it is whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ...review import Review
from .view_data import form_of

if TYPE_CHECKING:
    ReviewData = Any  # a struct with the fields of `Review`
else:
    ReviewData = form_of(Review).kind

State = Literal["working", "whole", "failed"]
Effort = Literal["", "quick", "normal"]


class ReviewHead(msgspec.Struct, frozen=True):
    """How far a review has come."""

    state: State
    done: float  # part of the work
    effort: Effort  # of what there is; empty if there is nothing yet
    older: bool  # whether it was made by an older judge: it can be made again


class ReviewAnswer(ReviewHead, frozen=True):
    """The review of a finished game as far as it was made; none if the reader has it already."""

    review: ReviewData | None


class EncodedReviewAnswer(ReviewHead, frozen=True):
    """A `ReviewAnswer` as it is sent: its review is JSON already."""

    review: msgspec.Raw
