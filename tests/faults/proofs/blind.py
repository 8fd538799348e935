"""T1, T2: two worlds apart in what a viewer cannot know send that viewer the same bytes."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from citadels import Game
from citadels.core.basics import SPECTATOR
from citadels.core.rng import FastRng, Rng
from citadels.server.socket import reader as readers
from citadels.server.tables.table import Table
from citadels.server.wire.presenter import present_table
from tests.properties.hidden import KINDS, everything_sent, hidden_things
from tests.support.invariants import pick

from ..proof import Outcome
from ..swap import swapped
from ..virtual import command, run_virtually, settle
from ..worlds import Telling, game_pairs

TITLE: Final = "T1, T2: what a viewer cannot know changes no byte of what it is sent"
PAIRS: Final = (10_000, 200)  # in a full and in a small run
LEAKY_PAIRS: Final = 400  # in which a planted leak must be found
FURTHER: Final = 4  # choices after the worlds part
UNDONE: Final = 3  # one in so many choices is taken back
FAIR_SHARE: Final = 0.2
Tell = Callable[..., Any]


class Count:
    """What a run saw."""

    def __init__(self) -> None:
        self.pairs = self.messages = self.bytes = self.steps = 0
        self.viewers: Counter[str] = Counter()
        self.there: Counter[str] = Counter()
        self.apart: Counter[str] = Counter()

    def look(self, game: Game, other: Game, viewer: int) -> None:
        """Count what is hidden, and what of it differs."""
        self.pairs += 1
        self.viewers["spectator" if viewer == SPECTATOR else f"seat {viewer}"] += 1
        dealt = hidden_things(other, viewer)
        for kind, thing in hidden_things(game, viewer).items():
            self.there[kind] += 1
            self.apart[kind] += dealt[kind] != thing


async def _find(first: int, most: int, count: Count) -> str:
    for number, (game, other, viewer) in enumerate(game_pairs(first)):
        if number == most:
            return ""
        count.look(game, other, viewer)
        found = await _compare(game, other, viewer, FastRng(first + number), count)
        if found:
            return f"pair {number + 1}: {found}"
    raise AssertionError


async def _compare(game: Game, other: Game, viewer: int, rng: Rng, count: Count) -> str:
    """Tell both worlds to the viewer, let both go on alike, and look for a byte that differs."""
    one, two = Telling(game, viewer), Telling(other, viewer)
    try:
        await one.join()
        await two.join()
        for _ in range(1 + FURTHER):
            for frame in _odd_commands(one.table, rng):
                await one.client.hear(frame)
                await two.client.hear(frame)
            await settle()
            found = _difference(one.stream, two.stream)
            if found:
                return found
            if one.game.over or not await _go_on(one, two, rng):
                break
            if everything_sent(one.game, viewer) != everything_sent(two.game, viewer):
                break
            count.steps += 1
    finally:
        one.task.cancel()
        two.task.cancel()
    count.messages += len(one.stream)
    count.bytes += sum(map(len, one.stream))
    return ""


def _odd_commands(table: Table, rng: Rng) -> list[bytes]:
    """Commands that are refused, whose refusals might tell something."""
    assert table.game is not None
    seat = int(rng.below(table.config.players))
    frames = [
        command(do="choose", id=2, question=table.question, option=f"@{seat + 8}"),
        command(do="choose", id=3, question=table.question, option="end", seat=seat),
        command(do="choose", id=4, question=max(0, table.question - 1), option="gold"),
        command(do="undo", id=5, count=99),
        command(do="pause", id=6, pause=False),
        b'{"do":"choose"}',
    ]
    refused = [frame for frame in frames if b'"end"' not in frame or rng.below(2)]
    return [frame for frame in refused if not _would_be_done(table, frame)]


def _would_be_done(table: Table, frame: bytes) -> bool:
    assert table.game is not None
    option = msgspec.json.decode(frame).get("option")
    return option in [one.text for one in table.game.options]


async def _go_on(one: Telling, two: Telling, rng: Rng) -> bool:
    """Play a choice in both worlds, the same with the same luck if it can be."""
    choice = pick(one.game.options, rng)
    answer = choice if choice in two.game.options else pick(two.game.options, rng)
    if one.game.question is None or two.game.question is None:
        return False
    luck = await one.choose(choice, [], rng)
    other = await two.choose(answer, luck, rng)
    if choice is answer and luck == other and not rng.below(UNDONE):
        await _take_back(one, two)
    return not (one.game.over or two.game.over) and (choice is not answer or luck == other)


async def _take_back(one: Telling, two: Telling) -> None:
    """Take the choice back in both worlds, where it may be."""
    if one.game.undoable and two.game.undoable:
        for world in (one, two):
            await world.take_back()


def _difference(one: list[bytes], two: list[bytes]) -> str:
    if one == two:
        return ""
    for a, b in zip(one, two, strict=False):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), 0)
            return f"{a[max(0, at - 40) : at + 40]!r} / {b[max(0, at - 40) : at + 40]!r}"
    return f"{len(one)} / {len(two)} messages"


# Planted leaks


@contextlib.contextmanager
def planted(leak: Callable[[Tell], Tell]) -> Iterator[None]:
    """Have the clients told by something that leaks."""
    with swapped(readers, "present_table", leak(present_table)):
        yield


def leaks_of(kind: str) -> Callable[[Tell], Tell]:
    """Betray one kind of hidden thing."""

    def leak(honest: Tell) -> Tell:
        def tell(table: Table, guest: str, seats: list[int], *rest: Any) -> Any:
            message = honest(table, guest, seats, *rest)
            viewer = seats[0] if seats else SPECTATOR
            secret = str(KINDS[kind](table.game, viewer)) if table.game else ""
            return msgspec.structs.replace(message, next=secret)

        return tell

    return leak


def leaks_events(honest: Tell) -> Tell:
    """Betray events to everybody."""

    def tell(table: Table, *rest: Any) -> Any:
        message = honest(table, *rest)
        events = table.game.events if table.game and table.game.events else []
        return msgspec.structs.replace(message, next=" ".join(event.text() for event in events))

    return tell


def leaks_sizes(honest: Tell) -> Tell:
    """Betray by the length of a message what the hands would cost."""

    def tell(table: Table, *rest: Any) -> Any:
        message = honest(table, *rest)
        players = table.game.state.players if table.game else []
        hands = [card.cost for player in players for card in player.hand]
        return msgspec.structs.replace(message, next="x" * sum(hands))

    return tell


LEAKS: Final[dict[str, Callable[[Tell], Tell]]] = {
    **{kind: leaks_of(kind) for kind in KINDS},
    "events": leaks_events,
    "sizes": leaks_sizes,
}


def find(first: int, most: int) -> tuple[str, Count]:
    """Look for a difference in some pairs."""
    count = Count()
    return run_virtually(_find(first, most, count)), count


def prove(small: bool) -> Outcome:
    """Compare streams, then find every planted leak."""
    most = PAIRS[small]
    found, count = find(0, most)
    outcome = Outcome(
        f"{count.pairs} pairs of worlds, {count.messages} messages, {count.bytes / 1e6:.1f} MB"
        f" to each of {len(count.viewers)} kinds of viewer, {count.steps} choices after they part"
    )
    outcome.holds("streams that differ", not found, found or 0)
    shares = {kind: count.apart[kind] / max(1, count.there[kind]) for kind in KINDS}
    least = min(shares, key=lambda kind: shares[kind])
    outcome.holds(
        "every hidden thing differs often enough",
        shares[least] >= FAIR_SHARE,
        f"least: {least}, {shares[least]:.0%} of {count.there[least]}",
    )
    for name, leak in LEAKS.items():
        with planted(leak):
            where, seen = find(50_000, LEAKY_PAIRS)
        outcome.caught(f"planted leak of {name}", bool(where), f"after {seen.pairs} pairs")
    return outcome
