"""Records: how a game was set up, its seed and its choices; the only thing that is stored."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import final

from ..basics import RULES_VERSION, IllegalChoice, InvalidRecord, wrong
from ..game import Game
from ..option import Option, read_option
from ..rng import read_seed, seed_text
from ..setup.config import Config
from ..setup.resolve import rules_of
from .position import setup_lines
from .read_config import read_config
from .read_position import read_position

HEADER = "citadels record 1"
WIDTH = 96


@final
class Record:
    """A whole game as text: setup and seed, or a position, and the choices.

    >>> from citadels import Config, Game, record_of
    >>> game = Game(Config(players=4), seed=1)
    >>> game.play("magician")
    >>> record_of(game)
    <Record deluxe, 4 players, 1 choices>
    >>> record_of(game).replay() == game
    True
    """

    _made: bool = False

    def __init__(
        self,
        config: Config,
        seed: int | bytes | None,
        choices: tuple[Option, ...],
        forced: Mapping[int, tuple[Option, ...]] | None = None,
        position: str = "",
        rules: int = RULES_VERSION,
    ) -> None:
        _check_types(config, seed, choices)
        self.config = config
        self.seed = seed
        self.choices = choices
        # Outcomes that did not come from the seed, by choice; -1: those of the deal.
        self.forced: Mapping[int, tuple[Option, ...]] = MappingProxyType(dict(forced or {}))
        self.position = position
        self.rules = rules
        self._made = True

    def __setattr__(self, name: str, value: object) -> None:
        if self._made:
            raise AttributeError(f"a Record cannot be changed: make another one to set {name}")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Record cannot be changed: {name} stays")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __reduce__(self) -> tuple[object, ...]:
        return read_record, (self.text(),)

    def __repr__(self) -> str:
        config = self.config
        words = (config.edition, f"{config.players} players", f"{len(self.choices)} choices")
        return f"<Record {', '.join(words)}>"

    def text(self) -> str:
        """Write the record."""
        lines = [HEADER, f"rules {self.rules}"]
        if self.position:
            lines += ["position", *(f"  {line}" for line in self.position.strip().splitlines())]
        else:
            assert self.seed is not None
            lines += [*setup_lines(self.config), f"seed {seed_text(self.seed)}"]
        if -1 in self.forced:
            lines.append(f"outcomes {_outcomes(self.forced[-1])}")
        choices = []
        for number, option in enumerate(self.choices):
            forced = self.forced.get(number)
            choices.append(f"{option.text} {_outcomes(forced)}" if forced else option.text)
        return "\n".join([*lines, "choices", *_wrapped(choices)]) + "\n"

    def replay(self, until: int | None = None, events: bool = True) -> Game:
        """Play the choices again, all of them or the first few."""
        if not 1 <= self.rules <= RULES_VERSION:
            raise InvalidRecord(
                f"the record was made with rules version {self.rules}, this is {RULES_VERSION}"
            )
        if self.position:
            game = read_position(self.position, self.rules)
            if not events:
                game.state.events = None
        else:
            assert self.seed is not None
            game = Game(self.config, self.seed, events, self.forced.get(-1))
        for number, option in enumerate(self.choices[:until]):
            try:
                game.play(option, outcomes=self.forced.get(number))
            except IllegalChoice as error:
                raise InvalidRecord(f"choice {number + 1}: {error}") from error
        return game


def _check_types(config: object, seed: object, choices: object) -> None:
    """Refuse what is not even of the right type."""
    if not isinstance(config, Config):
        raise wrong("a record has a Config", config)
    if seed is not None and not isinstance(seed, (int, bytes)):
        raise wrong("a seed is a number or 32 bytes", seed)
    if not isinstance(choices, tuple) or not all([isinstance(o, Option) for o in choices]):
        raise wrong("the choices of a record are a tuple of Options", choices)


def _outcomes(options: tuple[Option, ...]) -> str:
    return "{" + "; ".join(option.text for option in options) + "}"


def _wrapped(choices: list[str]) -> list[str]:
    lines = [""]
    for choice in choices:
        if lines[-1] and len(lines[-1]) + len(choice) > WIDTH:
            lines.append("")
        lines[-1] += f"{choice}, " if lines[-1] else f"  {choice}, "
    return [line.rstrip() for line in lines if line]


def record_of(game: Game) -> Record:
    """Give the record of a game, as far as it has been played.

    >>> from citadels import Config, Game, record_of
    >>> game = Game(Config(players=2), seed=3)
    >>> for _ in range(8):
    ...     game.play(game.options[-1])
    >>> print(record_of(game).text().partition("seed ")[2])
    fast:3
    choices
      warlord, architect, merchant, bishop, king, magician, use magician, redraw,
    <BLANKLINE>
    """
    if not isinstance(game, Game):
        raise wrong("a record is that of a Game", game)
    if game.seed is None and not game.state.origin:
        raise InvalidRecord("a redealt game has no record: its deal is not known")
    state, config = game.state, game.config
    rules = rules_of(config.switches)  # so that an old game keeps the record it had
    return Record(config, game.seed, game.choices, dict(state.forced), state.origin, rules)


def read_record(text: str) -> Record:
    """Read what `Record.text` wrote.

    >>> from citadels import Config, Game, read_record, record_of
    >>> game = Game(Config(players=4), seed=1)
    >>> read_record(record_of(game).text()).replay() == game
    True
    """
    if not isinstance(text, str):
        raise wrong("a record is a text", text)
    head, found, tail = text.partition("\nchoices")
    lines = head.splitlines()
    if not found or not lines or lines[0].strip() != HEADER:
        raise InvalidRecord(f"a record begins with {HEADER!r} and has a line `choices`")
    rules, seed, outcomes, setup, position = _split_head(lines[1:])
    try:
        config = read_config("\n".join(position or setup), rules)
        choices, forced = _read_choices(tail)
        if outcomes:
            forced[-1] = _read_outcomes(outcomes)
        start = "\n".join(position)
        known = None if position else read_seed(seed)
    except ValueError as error:
        raise InvalidRecord(f"not a record: {error}") from error
    return Record(config, known, tuple(choices), forced, start, rules)


def _split_head(lines: list[str]) -> tuple[int, str, str, list[str], list[str]]:
    rules, seed, outcomes = 0, "", ""
    setup: list[str] = []
    position: list[str] = []
    for line in lines:
        key, _, value = line.strip().partition(" ")
        if line.startswith("  "):
            position.append(line.strip())
        elif key == "rules" and value.isdecimal():
            rules = int(value)
        elif key == "seed":
            seed = value
        elif key == "outcomes":
            outcomes = value
        elif key != "position":
            setup.append(line)
    return rules, seed, outcomes, setup, position


def _read_outcomes(text: str) -> tuple[Option, ...]:
    return tuple(read_option(part) for part in text.strip("{} ").split(";") if part.strip())


def _read_choices(text: str) -> tuple[list[Option], dict[int, tuple[Option, ...]]]:
    choices: list[Option] = []
    forced: dict[int, tuple[Option, ...]] = {}
    for part in text.replace("\n", " ").split(","):
        name, brace, outcomes = part.strip().partition("{")
        if brace:
            forced[len(choices)] = _read_outcomes(outcomes)
        if name:
            choices.append(read_option(name))
    return choices, forced


def take_back(game: Game, count: int = 1) -> Game:
    """Give the game as it was before the last choices of the seat that is asked.

    `game.undoable` says how many can be undone: never past a chance event, a secret that came to
    light, or another seat's question.

    >>> from citadels import read_position, take_back
    >>> game = read_position("@0 warlord: gold 2, hand tavern prison")
    >>> game.play("gold"), game.play("build tavern")
    (None, None)
    >>> game.undoable
    2
    >>> take_back(game).options
    (<build tavern>, <build prison>, <end>)
    """
    if not isinstance(game, Game):
        raise wrong("choices are taken back in a Game", game)
    if not isinstance(count, int):
        raise wrong("how many choices are taken back is a number", count)
    most = min(game.undoable, len(game.choices))
    if not 0 < count <= most:
        raise IllegalChoice(
            f"{count} choices cannot be undone; the limit is {most}", "undo", most=most
        )
    return record_of(game).replay(len(game.choices) - count, game.state.events is not None)
