"""What an observer is sent, and every kind of thing that is hidden from it."""

from __future__ import annotations

from collections.abc import Callable

from citadels import Game
from citadels.core.basics import NOBODY, SPECTATOR
from citadels.core.card import Character, District
from citadels.core.setup.drafts import KEEP, LAST

Sent = Callable[[Game, int], str]
Hidden = object  # anything that can be compared; None where there is nothing to hide


def everything_sent(game: Game, observer: int) -> str:
    """The view (with options, reasons and undo count), the events and the open question."""
    return "\n".join([game.view(observer).text(), *seen_events(game, observer), question(game)])


def seen_events(game: Game, observer: int, first: int = 0) -> list[str]:
    """The events as an observer was told them, from one on."""
    told = [event.for_observer(observer) for event in game.events[first:]]
    return [f"{event.text()} {'' if event.seen else 'hidden'}" for event in told]


def question(game: Game) -> str:
    """What everybody knows of the open question."""
    question = game.question
    return (
        "over"
        if question is None
        else f"{question.seat} {question.asker.id} {question.name} {question.number}"
    )


def observers(game: Game) -> list[int]:
    """Every seat and the spectator."""
    return [*range(len(game.state.players)), SPECTATOR]


def _names(cards: list[District]) -> list[str]:
    return [card.id for card in cards]


def _hands(game: Game, observer: int) -> Hidden:
    hands = [_names(p.hand) for p in game.state.players if p.seat != observer]
    return hands if any(hands) else None


def _pool(game: Game, observer: int) -> Hidden:
    return _names(game.state.deck.pool) or None


def _head(game: Game, observer: int) -> Hidden:
    return _names(game.state.deck.head) or None


def _tail(game: Game, observer: int) -> Hidden:
    rows = zip(game.state.deck.tail, game.state.deck.known, strict=True)
    return [card.id for card, known in rows if not known >> observer & 1] or None


def _aside(game: Game, observer: int) -> Hidden:
    question = game.question
    if question is None or question.seat == observer:
        return None
    return _names(game.state.aside) or None


def _museum(game: Game, observer: int) -> Hidden:
    found = []
    for player in game.state.players:
        for built in player.city:
            rows = zip(built.under, built.known, strict=True)
            found += [card.id for card, known in rows if not known >> observer & 1]
    return found or None


def _roles(game: Game, observer: int) -> Hidden:
    this = game.state.round
    hidden = [c.rank for c in game.config.cast if not this.revealed >> c.rank & 1]
    held = [this.holder[rank] for rank in hidden if this.holder[rank] != observer]
    return [this.holder[rank] for rank in hidden] if any(s != NOBODY for s in held) else None


def _discards(game: Game, observer: int) -> Hidden:
    """What lies face down: discarded by chance or by others, and left of the draft."""
    this = game.state.round
    out = []
    for step, rank in zip(this.draft, this.taken, strict=False):
        seat = (this.first + step.place) % len(game.state.players)
        if step.kind not in (KEEP, LAST) and not (step.kind and seat == observer):
            out.append(rank)
    question = game.question
    looks = question is not None and question.asker.id == "draft" and question.seat == observer
    return (out, 0 if looks else this.undrafted) if out or this.undrafted else None


def _faces(game: Game, observer: int) -> Hidden:
    hidden = []
    for token in game.state.round.tokens:
        by = token.by
        layer = game.state.player_of(by) if isinstance(by, Character) else NOBODY
        if not token.seen and layer != observer:
            hidden.append(token.face)
    return hidden if any(hidden) else None


def _chance(game: Game, observer: int) -> Hidden:
    return game.state.rng.text()


KINDS: dict[str, Callable[[Game, int], Hidden]] = {
    "hands": _hands,
    "pool": _pool,
    "head": _head,
    "tail": _tail,
    "aside": _aside,
    "museum": _museum,
    "roles": _roles,
    "discards": _discards,
    "faces": _faces,
    "chance": _chance,
}


def hidden_things(game: Game, observer: int) -> dict[str, Hidden]:
    """Every kind of hidden thing that there is now for an observer."""
    found = {kind: look(game, observer) for kind, look in KINDS.items()}
    return {kind: thing for kind, thing in found.items() if thing is not None}


def leaking(kind: str) -> Sent:
    """What is sent, with one kind of hidden thing betrayed on purpose."""

    def sent(game: Game, observer: int) -> str:
        return everything_sent(game, observer) + str(KINDS[kind](game, observer))

    return sent
