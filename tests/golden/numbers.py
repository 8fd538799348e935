"""The permanent numbers of the cards, as they were given: a card is added, nothing ever changes."""

from __future__ import annotations

from pathlib import Path

from citadels.core.card import Card, Character
from citadels.core.registry import CHARACTERS, DISTRICTS

NUMBERS = Path(__file__).with_name("numbers.txt")


def given() -> list[str]:
    """The numbers as they are kept."""
    return NUMBERS.read_text(encoding="utf-8").splitlines()


def line_of(card: Card) -> str:
    """The number of a card as it is kept."""
    return f"{'character' if isinstance(card, Character) else 'district'} {card.number} {card.id}"


def with_new_cards() -> list[str]:
    """The numbers as they are kept, and after them those of new cards."""
    kept = given()
    known = {line.split()[2] for line in kept}
    every = (*CHARACTERS.values(), *DISTRICTS.values())
    return kept + [line_of(card) for card in every if card.id not in known]
