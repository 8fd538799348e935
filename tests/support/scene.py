"""Scenes for tests: a position in a few words, played by text."""

from __future__ import annotations

from citadels.core.basics import NOBODY
from citadels.core.effect import Effect
from citadels.core.game import Game
from citadels.core.state.parts import Player
from citadels.core.text.read_position import read_position


def scene(*lines: str, **seats: str) -> Game:
    """Set up a position: one keyword a seat, named by its character, in order of seats.

    `scene("turn king", "mark killed thief", king="gold 2, hand tavern", thief="crown")`. Two
    characters of one seat are joined by `__` (`king__warlord=...`); a keyword that begins with
    `seat` is a seat without a character. Fewer than four seats are filled up to four.
    """
    rows = []
    for number, (name, fields) in enumerate(seats.items()):
        held = "" if name.startswith("seat") else " " + name.replace("__", " ")
        rows.append(f"@{number}{held}: {fields}")
    return read_position("\n".join([*lines, *rows]))


def play(game: Game, *choices: str) -> None:
    """Play choices, one after the other."""
    for choice in choices:
        game.play(choice)


def offers(game: Game) -> set[str]:
    """The texts of the options of the open question."""
    return {option.text for option in game.options}


def asked(game: Game) -> str:
    """The open question, as `card-question`."""
    assert game.question is not None
    return f"{game.question.asker.id}-{game.question.name}"


def seat_of(game: Game, character: str) -> int:
    """The seat that holds a character."""
    seat = game.state.holder(game.config.character(character))
    assert seat != NOBODY
    return seat


def player(game: Game, character: str) -> Player:
    """The player who holds a character."""
    return game.state.players[seat_of(game, character)]


def hand(player: Player) -> list[str]:
    """The names of the cards of a hand."""
    return [card.id for card in player.hand]


def city(player: Player) -> list[str]:
    """The names of the districts of a city, `+` for a beautified one."""
    return [built.card.id + ("+" if built.beautified else "") for built in player.city]


def why_not(game: Game, option: str) -> str:
    """The code of the reason why an option of the open question cannot be chosen."""
    reason = game.why_not(option)
    assert reason is not None, f"{option} is allowed"
    return reason.code


def foretold(game: Game) -> dict[str, Effect]:
    """What each answer to the open question gains or costs at once, by its text."""
    return {option.text: effect for option, effect in game.effects().items()}
