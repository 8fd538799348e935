"""Reasons: why the best option is better than another, in a word that somebody can learn from."""

from __future__ import annotations

from typing import Final

from ..bots.master import IN_SEARCH
from ..bots.search import Found
from ..bots.why import explain
from ..core.state.parts import Question
from ..core.state.state import State
from .gains import gain_of
from .parts import Reason

PLAIN: Final = ("only-choice", "finishes")  # reasons of bots that say it all
DEARER: Final = "saves"  # gold for a district: more than that there is more gold
HOLLOW: Final = ("build", "ends", "habit", "keeps", "likes", "parts", "power")  # say: it is best
# Besides the codes of bots; each is a message `bot-<code>` in the words of each language.
CODES: Final = (
    "gains-won",
    "gains-city",
    "gains-gold",
    "gains-cards",
    "gains-crown",
    "costs-won",
    "costs-city",
    "costs-gold",
    "costs-cards",
    "costs-share",
    "many",
    "even",
)


def reason_of(question: Question, world: State, best: Found, other: Found) -> Reason:
    """Why the first of two options is better, in worlds that the asked seat could not rule out."""
    why = explain(world, question, best.option, IN_SEARCH)
    usual = Reason(why.code, why.card, why.player, why.amount)
    if why.code in PLAIN:
        return usual
    gain = gain_of(best, other, question.seat)
    if why.code == DEARER and (gain is None or gain.code == "gains-gold"):
        return usual
    if gain is not None:
        return gain
    return Reason("many") if why.code in HOLLOW else usual
