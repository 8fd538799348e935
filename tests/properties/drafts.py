"""Every draft that an observer cannot rule out, one by one: slow, and written from the rules."""

from __future__ import annotations

from collections.abc import Iterator

from citadels import Game
from citadels.core.basics import NOBODY
from citadels.core.setup.drafts import BURN, KEEP, LAST
from citadels.core.state.round import Swap

Holders = dict[int, int]  # seat by rank, for the ranks that somebody holds
World = tuple[tuple[int, ...], tuple[tuple[int, int], ...]]  # what each step took; rank and holder


def all_worlds(game: Game, observer: int) -> list[World]:
    """The drafts, with the swaps after them, that fit all that an observer saw."""
    found: list[World] = []
    for taken in _drafts(game, observer, (), game.config.ranks & ~game.state.round.face_up):
        held = {rank: _seat(game, i) for i, rank in enumerate(taken) if _keeps(game, i)}
        for holders in _swapped(held, game.state.round.swaps, observer):
            if _fits_the_calls(game, holders):
                found.append((taken, tuple(sorted(holders.items()))))
    return found


def world_of(game: Game) -> World:
    """The draft and the holders of a game."""
    holders = [(rank, seat) for rank, seat in enumerate(game.state.round.holder) if seat != NOBODY]
    return tuple(game.state.round.taken), tuple(holders)


def _seat(game: Game, step: int) -> int:
    return (game.state.round.first + game.state.round.draft[step].place) % len(game.state.players)


def _keeps(game: Game, step: int) -> bool:
    return game.state.round.draft[step].kind in (KEEP, LAST)


def _drafts(
    game: Game, observer: int, taken: tuple[int, ...], table: int
) -> Iterator[tuple[int, ...]]:
    """Go through the draft, step by step, each time with every character there is."""
    step = len(taken)
    mine = step < len(game.state.round.draft) and _looks(game, step, observer)
    if step == len(game.state.round.taken):
        offered = _offered(game, taken, table) if mine else 0
        if not mine or (offered == _truly_offered(game) and _same_face_down(game, taken)):
            yield taken
        return
    offered = _offered(game, taken, table)
    if mine and (offered != _truly_offered(game, step) or not _same_face_down(game, taken)):
        return
    for rank in range(1, 10):
        if offered >> rank & 1 and (not mine or rank == game.state.round.taken[step]):
            yield from _drafts(game, observer, (*taken, rank), table & ~(1 << rank))


def _looks(game: Game, step: int, observer: int) -> bool:
    return game.state.round.draft[step].kind != BURN and _seat(game, step) == observer


def _offered(game: Game, taken: tuple[int, ...], table: int) -> int:
    last = game.state.round.draft[len(taken)].kind == LAST
    return table | 1 << taken[0] if last else table  # R031


def _same_face_down(game: Game, taken: tuple[int, ...]) -> bool:
    """The last player of a full table sees which of the two cards lay face down."""
    last = game.state.round.draft[len(taken)].kind == LAST
    return not last or taken[0] == game.state.round.taken[0]


def _truly_offered(game: Game, step: int | None = None) -> int:
    """What lay before the player of a step in the true game."""
    taken = tuple(game.state.round.taken[:step])
    table = game.config.ranks & ~game.state.round.face_up
    for rank in taken:
        table &= ~(1 << rank)
    return _offered(game, taken, table)


def _swapped(held: Holders, swaps: list[Swap], observer: int) -> Iterator[Holders]:
    """Exchange characters in every way that the swaps allow (R158, R159)."""
    if not swaps:
        yield held
        return
    swap = swaps[0]
    for gave in [rank for rank, seat in held.items() if seat == swap.giver]:
        for got in [rank for rank, seat in held.items() if seat == swap.taker]:
            part = observer in (swap.giver, swap.taker)
            if not part or (gave, got) == (swap.gave, swap.got):
                after = {**held, gave: swap.taker, got: swap.giver}
                yield from _swapped(after, swaps[1:], observer)


def _fits_the_calls(game: Game, holders: Holders) -> bool:
    """Whether everybody who was revealed holds that character, and no silent one is held."""
    ranks = {character.id: character.rank for character in game.config.cast}
    if any(ranks[id] in holders for id in game.view().silent):
        return False
    for seat, player in enumerate(game.view().players):
        if any(holders.get(ranks[id]) != seat for id in player.characters):
            return False
    return True
