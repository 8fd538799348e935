"""Judge: the shares of all seats in the true state, at any point of a round."""

from __future__ import annotations

from typing import final

from ..bots.net import Net
from ..core.loop import play
from ..core.scoring import all_scores, rank_scores
from ..core.state.chance import OutcomeNeeded
from ..core.state.state import State
from .features import features


@final
class Judge:
    """Gives every state its shares; the same state always has the same."""

    def __init__(self, net: Net, version: str) -> None:
        self.net = net
        self.version = version  # of the weights, and of how reviews are made with them

    def shares(self, state: State) -> list[float]:
        """The shares of the win; after the game, the result."""
        state = quiet(state)
        if not state.over:
            return self.net.shares(features(state))
        shares = [0.0] * len(state.players)
        shares[rank_scores(all_scores(state))[0]] = 1.0
        return shares


def quiet(state: State) -> State:
    """The state after all answers that were no choice and left nothing to chance."""
    while state.question is not None and len(state.question.options) == 1:
        after = state.copy()
        after.events = None
        after.script = []
        try:
            play(after, state.question.options[0])
        except OutcomeNeeded:
            return state
        after.script = None
        state = after
    return state
