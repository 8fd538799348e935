"""One deal of a study: its games, the same for every worker, and what is noted of them."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple, Protocol

from ..bots import BOTS, Seated
from ..bots.levels import RuleBot
from ..core.card import District
from ..core.game import Game
from ..core.option import SEATS, Option
from ..core.rng import FastRng, Rng
from ..core.setup.config import Config
from ..core.setup.drafts import BURN
from ..core.state.round import Round
from ..sim.notes import Notes, finish_noting
from .plan import Part, Shard

NOTHING: Final = -1  # dealt by the experiment
RANDOM: Final = ("random",)


class Names:
    """Where streams of chance come from: everything that has a name has its own."""

    def __init__(self, *names: object) -> None:
        self.base = hashlib.blake2b(" ".join(map(str, names)).encode(), digest_size=8)

    def seed(self, name: str) -> int:
        """A seed for one of them."""
        digest = self.base.copy()
        digest.update(name.encode())
        return int.from_bytes(digest.digest(), "big") >> 1

    def rng(self, name: str) -> FastRng:
        """A stream for one of them."""
        return FastRng(self.seed(name))


class Chooser(Protocol):
    """Whoever sits on a seat."""

    def choose(self, game: Game) -> Option:
        """Answer the open question."""
        ...


class OpenSeat:
    """A bot that decides by rules: they read nothing hidden, so it needs no redealt game.

    It chooses as it would in one, in a fifth of the time; tests/sim/test_open_seats.py sees to it.
    """

    def __init__(self, bot: RuleBot) -> None:
        self.bot = bot

    def choose(self, game: Game) -> Option:
        """Answer the open question."""
        return self.bot.decide(game.state)


class Arm(NamedTuple):
    """One game of an experiment: the deal as it came, or with one district in one hand."""

    card: District | None
    seat: int


def play_shard(shard: Shard) -> Notes:
    """Play the games of a shard."""
    notes = Notes()
    for number in range(shard.first, shard.last):
        play_deal(shard.part, number, shard.seed, notes)
    return notes


def play_deal(part: Part, number: int, seed: int, notes: Notes) -> None:
    """Play all games of a deal: once, from every place, or with and without some districts."""
    names = Names(seed, part.name, number)
    config = part.config(number, names.seed("deck"))
    if part.cards:
        _experiment(part, number, config, names, notes)
        return
    for turn in range(part.games_per_deal):
        game = Game(config, names.seed("game"), False)
        bots = [(seat + turn) % len(part.bots) for seat in range(config.players)]
        given = [NOTHING] * config.players
        _play(part, game, names, bots, notes, number, turn, given)


def _play(
    part: Part,
    game: Game,
    names: Names,
    bots: list[int],
    notes: Notes,
    number: int,
    turn: int,
    given: list[int],
) -> None:
    rounds: list[Round] = []
    if part.bots == RANDOM:
        forced = finish_noting(game, names.rng("choices"), rounds)
    else:
        seats = [_seated(part.bots[bot], seat, names) for seat, bot in enumerate(bots)]
        forced = _let_play(game, seats, rounds)
    notes.add(game, rounds, forced, bots, number, turn, given)


def _seated(name: str, seat: int, names: Names) -> Chooser:
    """Whoever sits on a seat has the same chance there, in every game of the deal."""
    bot = BOTS[name](names.rng(f"bot {seat}"))
    if type(bot) is RuleBot:
        return OpenSeat(bot)
    return Seated(bot, seat, names.rng(f"sample {seat}"))


def _let_play(game: Game, seats: list[Chooser], rounds: list[Round]) -> int:
    forced, state = 0, game.state
    rounds.append(state.round)
    while (question := state.question) is not None:
        options = question.options
        if len(options) == 1:
            forced += 1
            game.play(options[0])
        else:
            game.play(seats[question.seat].choose(game))
        if state.round is not rounds[-1]:
            rounds.append(state.round)
    return forced


def _experiment(part: Part, number: int, config: Config, names: Names, notes: Notes) -> None:
    """The same deal as it came, and with one district after the other in one hand.

    The district comes from the deck, in place of one of the first four cards, which goes there:
    so nobody else's hand differs. What chance decides afterwards has a stream of its own, the same
    for all arms: the one that dealt would begin anew, and the game would mirror the deal.
    """
    dealt = Game(config, names.seed("game"), False)
    rest = names.seed("rest")
    seat = number % config.players
    for turn, arm in enumerate(_arms(part, dealt, seat, names.rng("cards"))):
        game = Game(config, rest, False, outcomes=outcomes(dealt, arm, names.rng("place")))
        given = [NOTHING] * config.players
        if arm.card is not None:
            given[seat] = arm.card.number
        _play(part, game, names, [0] * config.players, notes, number, turn, given)


def _arms(part: Part, dealt: Game, seat: int, rng: Rng) -> list[Arm]:
    held = {card.number for player in dealt.state.players for card in player.hand}
    left = [card for card in dealt.config.unique if card.number not in held]
    drawn = [left.pop(rng.below(len(left))) for _ in range(min(part.cards, len(left)))]
    return [Arm(None, seat), *[Arm(card, seat) for card in drawn]]


def outcomes(dealt: Game, arm: Arm, rng: Rng) -> list[Option]:
    """What chance decided in a deal, with the card of an arm in the hand of its seat."""
    state = dealt.state
    found = [] if dealt.config.crown >= 0 else [SEATS[state.crown]]
    place = rng.below(len(state.players[arm.seat].hand))
    for player in state.players:
        hand = [card.option for card in player.hand]
        if arm.card is not None and player.seat == arm.seat:
            hand[place] = arm.card.option
        found += hand
    this = state.round
    found += [c.option for c in dealt.config.cast if this.face_up >> c.rank & 1]
    for step, rank in enumerate(this.taken):
        if this.draft[step].kind == BURN:
            found.append(state.option_of(rank))
    return found
