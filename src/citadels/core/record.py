"""Records: how a game was set up, its seed and its choices; the only thing that is stored."""

from __future__ import annotations

import textwrap

from .basics import RULES_VERSION, IllegalChoice, InvalidRecord
from .config import Config
from .game import Game
from .option import Option, read_option
from .position import setup_lines
from .read_position import read_config, read_position
from .rng import read_seed, seed_text

HEADER = "citadels record 1"
WIDTH = 96


class Record:
    """A whole game as text: setup and seed, or a position, and the choices."""

    def __init__(
        self,
        config: Config,
        seed: int | bytes | None,
        choices: tuple[Option, ...],
        forced: dict[int, tuple[Option, ...]] | None = None,
        position: str = "",
        rules: int = RULES_VERSION,
    ) -> None:
        self.config = config
        self.seed = seed
        self.choices = choices
        self.forced = forced or {}  # outcomes that did not come from the seed, by choice; -1: deal
        self.position = position
        self.rules = rules

    def text(self) -> str:
        """Write the record."""
        lines = [HEADER, f"rules {self.rules}"]
        if self.position:
            lines += ["position", textwrap.indent(self.position.strip(), "  ")]
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
        if self.rules != RULES_VERSION:
            raise InvalidRecord(
                f"the record was made with rules version {self.rules}, this is {RULES_VERSION}"
            )
        if self.position:
            game = read_position(self.position)
            if not events:
                game.events = None
        else:
            assert self.seed is not None
            game = Game(self.config, self.seed, events, self.forced.get(-1))
        for number, option in enumerate(self.choices[:until]):
            try:
                game.play(option, outcomes=self.forced.get(number))
            except IllegalChoice as error:
                raise InvalidRecord(f"choice {number + 1}: {error}") from error
        return game


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
    """Give the record of a game as far as it was played."""
    if game.seed is None and not game.origin:
        raise InvalidRecord("a redealt game has no record: its deal is not known")
    choices = tuple(game.choices)
    return Record(game.config, game.seed, choices, dict(game.forced), game.origin)


def read_record(text: str) -> Record:
    """Read what `Record.text` wrote."""
    head, found, tail = text.partition("\nchoices")
    lines = head.splitlines()
    if not found or not lines or lines[0].strip() != HEADER:
        raise InvalidRecord(f"a record begins with {HEADER!r} and has a line `choices`")
    rules, seed, outcomes, setup, position = _split_head(lines[1:])
    try:
        config = read_config("\n".join(position or setup))
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
    """Give the game as it was before the last choices of the seat that is asked."""
    most = min(game.undoable, len(game.choices))
    if not 0 < count <= most:
        raise IllegalChoice(
            f"{count} choices cannot be taken back, at most {most} can", "undo", most=most
        )
    return record_of(game).replay(len(game.choices) - count, game.events is not None)
