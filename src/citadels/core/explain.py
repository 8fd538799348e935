"""Explanations: why something is no answer, in the words of the rule that refuses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .basics import IllegalChoice
from .option import BUILD, DISTRICT, STANDING, Option
from .reason import NOT_IN_HAND, NOT_NOW, NOT_STANDING, Reason
from .table import Ask

if TYPE_CHECKING:
    from .card import Card
    from .game import Game


def illegal(game: Game, choice: Option | str) -> IllegalChoice:
    """The error for a choice that is not offered, with what is."""
    text = choice.text if isinstance(choice, Option) else choice
    if game.asking is None:
        return IllegalChoice(f"{text!r} was chosen, but the game is over", "over")
    offered = ", ".join(option.text for option in game.asking.options)
    message = f"{text!r} is not offered; seat {game.asking.seat} has: {offered}"
    return IllegalChoice(message, "not-offered", name=text, known=offered)


def why_not(game: Game, option: Option) -> Reason | None:
    """Why something is no answer to the open question; `None` if it is one."""
    ask = game.asking
    if ask is None:
        return NOT_NOW
    if option in ask.options:
        return None
    if option in ask.card.candidates(game, ask):
        return ask.card.cannot_choose(game, ask, option)
    if option.kind in (BUILD, DISTRICT):
        return NOT_IN_HAND
    return NOT_STANDING if option.kind == STANDING else NOT_NOW


def reasons(game: Game) -> dict[Option, Reason]:
    """Everything the open question speaks of and that cannot be chosen, with the reason."""
    found: dict[Option, Reason] = {}
    ask = game.asking
    if ask is not None:
        for option in ask.card.candidates(game, ask):
            reason = ask.card.cannot_choose(game, ask, option)
            if reason is not None:
                found[option] = reason
    return found


def targets(game: Game, power: Card) -> dict[Option, Reason | None]:
    """What a power of the open turn could point at, each with the reason why it cannot."""
    found: dict[Option, Reason | None] = {}
    if game.asking is not None and game.turn.character is not None and power.asks:
        ask = Ask(game.asking.seat, power, power.asks, (), -1)
        for option in power.candidates(game, ask):
            found[option] = power.cannot_choose(game, ask, option)
    return found
