"""Targets: whom a choice names, or his character, his city, his hand."""

from __future__ import annotations

from ..core.basics import NOBODY, Seat
from ..core.card import Card, Character
from ..core.option import BUTTON, CHARACTER, COLOUR, SEAT, STANDING, USE, Option
from ..core.state.parts import Player, Question
from ..core.state.state import State


def named_seats(state: State, question: Question, choice: Option) -> set[Seat]:
    """The seats that a choice points at, as the game stood before it."""
    asker = question.asker
    found: set[Seat] = set()
    if not isinstance(asker, Card):
        return found
    for option in (choice, *question.about):
        if option.kind in (SEAT, STANDING):
            found.add(option.seat)
        elif option.kind == CHARACTER and isinstance(asker, Character):
            found.add(state.round.holder[option.value])
    # An answer in another one's turn is about that turn: a threat is shown, a warrant is served.
    if isinstance(asker, Character) and choice.kind == BUTTON:
        found.add(state.turn.seat)
    return found - {NOBODY, question.seat}


def robbed_seats(before: State, after: State, question: Question, choice: Option) -> set[Seat]:
    """Those who lost gold, cards or districts by the use of a power."""
    direct = choice.kind in (USE, COLOUR) or isinstance(question.asker, Card)
    if not direct or after.round.number != before.round.number:
        return set()
    if after.turn.seat != before.turn.seat:
        return set()  # what the next call brings was somebody else's doing
    return {
        player.seat
        for player in before.players
        if player.seat != question.seat and _lost(player, after.players[player.seat])
    }


def _lost(before: Player, after: Player) -> bool:
    """Whether somebody has less, or other cards, than before."""
    if after.gold < before.gold or len(after.city) < len(before.city):
        return True
    return len(after.hand) < len(before.hand)


def targets_of(before: State, after: State, question: Question, choice: Option) -> tuple[Seat, ...]:
    """Whom a choice was aimed at, or hit at once."""
    found = named_seats(before, question, choice) | robbed_seats(before, after, question, choice)
    return tuple(sorted(found))
