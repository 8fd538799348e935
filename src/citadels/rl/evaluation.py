"""Evaluation: one player against bots, every deal from every seat, with an interval."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..bots import BOTS, Seated
from ..core.basics import Seat
from ..core.game import Game
from ..core.rng import FastRng
from ..core.setup.config import Config
from ..sim.shares import Share, share_of
from .encoder import Encoder
from .episode import Episode, shares
from .setup import Bytes, Flags, config_of, flags, row

Policy = Callable[[Bytes, Flags], int]  # an action from an observation and a mask
Player = Callable[[Episode, Seat], int]  # an action for the seat that is asked
CHOICES: Final = 1 << 50  # keeps the chance of the players apart from that of the deals


def policy_player(policy: Policy) -> Player:
    """A player that sees what an environment shows."""
    return lambda episode, seat: policy(row(episode.observe(seat)), flags(episode.mask(seat)))


def bot_player(name: str, seat: Seat, rng: FastRng) -> Player:
    """A bot of the ladder in its seat."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    seated = Seated(BOTS[name](rng), seat, rng)

    def act(episode: Episode, at: Seat) -> int:
        option = seated.choose(Game(episode.state))
        return episode.encoder.vocabularies[at].action(option)

    return act


def play_out(episode: Episode, players: list[Player]) -> list[float]:
    """Play a game to its end; give the shares of the win."""
    while not episode.is_over():
        seat = episode.seat
        episode.play(players[seat](episode, seat))
    return shares(episode.state)


def evaluate(
    challenger: str | Policy,
    against: str,
    deals: int,
    config: Config | None = None,
    seed: int = 1,
) -> Share:
    """The win share of a policy, or of a bot by name, against bots in all other seats.

    Each deal is played once from every seat; the interval is clustered by deal.
    """
    if deals < 1:
        raise ValueError(f"play at least 1 deal, not {deals}")
    encoder = Encoder(config_of(config, {}))
    won: list[float] = []
    for deal in range(seed, seed + deals):
        total = 0.0
        for me in range(encoder.players):
            rng = FastRng(CHOICES + deal * 8 + me)
            players = [bot_player(against, seat, rng) for seat in range(encoder.players)]
            if isinstance(challenger, str):
                players[me] = bot_player(challenger, me, rng)
            else:
                players[me] = policy_player(challenger)
            total += play_out(Episode(encoder, deal, True), players)[me]
        won.append(total)
    return share_of(won, [encoder.players] * deals)
