"""Drawing: what one seat sees, as a few lines of plain text, for `render`."""

from __future__ import annotations

from ..core.basics import NOBODY, Seat
from ..core.hidden.see import see
from ..core.hidden.view import PlayerView, View
from ..core.state.state import State


def draw(state: State, seat: Seat) -> str:
    """Draw the table as a seat sees it, and its question if it is asked."""
    view = see(state, seat)
    lines = [f"round {view.round}, {view.deck_size} cards in the deck, seen by @{seat}"]
    lines += [_player(view, at, player) for at, player in enumerate(view.players)]
    question = view.question
    if question is None:
        lines += [f"@{score.seat}: {score.total} points" for score in view.scores]
    else:
        lines.append(f"@{question.seat} is asked: {question.asker}-{question.name}")
        if question.options:
            lines.append(" | ".join(option.text for option in question.options))
    return "\n".join(lines)


def _player(view: View, at: Seat, player: PlayerView) -> str:
    marks = "*" if view.turn.seat == at != NOBODY else " "
    crown = " crown" if view.crown == at else ""
    who = f" ({', '.join(player.characters)})" if player.characters else ""
    hand = f": {', '.join(player.hand)}" if player.hand else ""
    city = ", ".join(built.id + ("+" if built.beautified else "") for built in player.city)
    return f"{marks}@{at}{who}{crown} gold {player.gold}, hand {player.hand_size}{hand}; {city}"
