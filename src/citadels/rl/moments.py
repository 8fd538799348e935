"""Moments: a game as a tree whose nodes never change, each chance event a node of its own."""

from __future__ import annotations

import hashlib
from typing import final

from ..core.game import Game
from ..core.option import Option
from ..core.setup.config import Config
from ..core.state.chance import Odds, OutcomeNeeded
from .encoder import Encoder
from .episode import shares


@final
class Tree:
    """What all moments of a game have in common.

    With `keeps`, every moment that was reached stays: solvers go through a small game many times.
    """

    def __init__(self, config: Config, start: Game | None, *, keeps: bool) -> None:
        self.encoder = Encoder(config)
        self.start = start
        self.keeps = keeps
        self.root = _dealt(Moment(self)) if start is None else _arrived(Moment(self), start)

    def __deepcopy__(self, memo: dict[int, object]) -> Tree:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _tree, (self.encoder.config, self.start, self.keeps)


def _tree(config: Config, start: Game | None, keeps: bool) -> Tree:
    """Make anew what was pickled."""
    return Tree(config, start, keeps=keeps)


@final
class Moment:
    """A game, or its deal, that waits for chance or for a player who has more than one answer."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.game: Game | None = None  # there is none before everything is dealt
        self.choice: Option | None = None  # that of the step under way
        self.outcomes: tuple[Option, ...] = ()  # of chance, given for it
        self.odds: Odds | None = None  # of the next chance event
        self.told = 0  # events that are in the digests
        self.digests = (b"",) * tree.encoder.players  # of all that each player was told, or chose
        self.kept: dict[Option, Moment] = {}
        self.texts: dict[int, str] = {}  # what each player knows, where it is kept
        self.legal: list[int] | None = None  # actions, likewise
        self.won: list[float] | None = None  # likewise

    def __deepcopy__(self, memo: dict[int, object]) -> Moment:
        return self

    def after(self, option: Option) -> Moment:
        """The moment that an outcome of chance, or the choice of who is asked, leads to."""
        found = self.kept.get(option)
        if found is None:
            found = self._after(option)
            if self.tree.keeps:
                self.kept[option] = found
        return found

    def _after(self, option: Option) -> Moment:
        new = self._copy()
        if self.odds is not None:
            new.outcomes = (*self.outcomes, option)
        else:
            assert self.game is not None and self.game.question is not None
            new.choice = option
            new.note(self.game.question.seat, [f"chose {option.text}"])
        return _dealt(new) if self.game is None else _stepped(new)

    def _copy(self) -> Moment:
        new = Moment(self.tree)
        new.game, new.choice, new.outcomes = self.game, self.choice, self.outcomes
        new.told, new.digests = self.told, self.digests
        return new

    def note(self, player: int, lines: list[str]) -> None:
        """Add to what a player remembers; it is kept as a digest."""
        if lines:
            text = self.digests[player] + "\n".join(lines).encode()
            digest = hashlib.blake2b(text, digest_size=16).digest()
            self.digests = (*self.digests[:player], digest, *self.digests[player + 1 :])

    def tell(self, game: Game) -> None:
        """Let all players remember what happened since they were told last."""
        events = game.events[self.told :]
        self.told += len(events)
        for player in range(self.tree.encoder.players):
            self.note(player, [event.for_observer(player).text() for event in events])

    def actions(self) -> list[int]:
        """The legal actions of the player who is asked, in order."""
        legal = self.legal
        if legal is None:
            assert self.game is not None
            legal = sorted(self.tree.encoder.legal(self.game.state))
            if self.tree.keeps:
                self.legal = legal
        return legal

    def returns(self) -> list[float]:
        """The share of the win of every player, once the game is over."""
        won = self.won
        if won is None:
            assert self.game is not None
            won = shares(self.game.state)
            if self.tree.keeps:
                self.won = won
        return won

    def now(self, player: int) -> str:
        """What a player sees now."""
        if self.game is None:
            return ""
        text = self.texts.get(player)
        if text is None:
            text = self.game.view(player).text()
            if self.tree.keeps:
                self.texts[player] = text
        return text


def _dealt(moment: Moment) -> Moment:
    """Deal with the outcomes so far; go on if they are enough."""
    try:
        game = Game(moment.tree.encoder.config, outcomes=moment.outcomes)
    except OutcomeNeeded as needed:
        moment.odds = needed.odds
        return moment
    return _arrived(moment, game)


def _stepped(moment: Moment) -> Moment:
    """Try the choice with the outcomes so far; go on if they are enough."""
    assert moment.game is not None and moment.choice is not None
    game = Game(moment.game.state)  # which plays on a copy of the state
    moment.odds = game.play(moment.choice, moment.outcomes)
    return moment if moment.odds is not None else _arrived(moment, game)


def _arrived(moment: Moment, game: Game) -> Moment:
    """Go on to the next player who has a choice."""
    moment.game, moment.outcomes, moment.choice = game, (), None
    moment.tell(game)
    if len(game.options) == 1:
        moment.choice = game.options[0]
        return _stepped(moment)
    return moment
