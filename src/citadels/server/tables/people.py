"""People: who guests are and how they play, of which the database is asked once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from .. import limits
from ..standing.formula import Shown
from ..storage.store import Guest, Store
from .chair import sharer_ids
from .fields import OPEN, OVER
from .live_table import LiveTable
from .recent import Recent


class People:
    """What this process knows of guests whom somebody has lately had to do with."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.guests: Recent[Guest] = Recent(store.now)
        self.epochs: Recent[int] = Recent(store.now)  # of guests; their older cookies are void

    def look_again(self) -> None:
        """Ask about everybody again."""
        self.guests.clear()
        self.epochs.clear()

    def ask_again(self, guest: str) -> None:
        """Ask again who a guest is, and who the others at the same screen are."""
        for known in [known for known in self.guests if known.partition(".")[0] == guest]:
            self.guests.forget(known)

    async def names(self, ids: Iterable[str]) -> dict[str, Guest]:
        """Who some guests are; asked of the database once in a while."""
        told = {id: self.guests.get(id) for id in set(ids)}
        unknown = [id for id, guest in told.items() if guest is None]
        if unknown:
            found = await self.store.guests(unknown)
            for id in unknown:
                told[id] = found.get(id, Guest(id))
                self.guests.put(id, found.get(id, Guest(id)))
        return {id: guest for id, guest in told.items() if guest is not None}

    async def epoch_of(self, guest: str) -> int:
        """Of which epoch a guest's cookies are; asked of the database once in a while."""
        epoch = self.epochs.get(guest)
        if epoch is None:
            epoch = (await self.store.epochs([guest])).get(guest, 0)
            self.epochs.put(guest, epoch)
        return epoch

    async def names_at(self, table: str, people: Sequence[str]) -> dict[str, Guest]:
        """Who has the seats of a table, and who share a screen there."""
        return await self.names([*filter(None, people), *sharer_ids(table, people)])

    async def conduct_at(self, live: LiveTable) -> dict[str, list[int]]:
        """How those at a table played their last games, before they play together."""
        if live.table.status != OPEN:
            return {}
        unknown = {chair.guest for chair in live.table.chairs} - {"", *live.conduct}
        if unknown:
            found = await self.store.conduct_of(sorted(unknown), limits.CONDUCT_GAMES)
            live.conduct |= {guest: found.get(guest, []) for guest in unknown}
        return live.conduct

    async def ratings_at(self, live: LiveTable) -> Mapping[int, Shown]:
        """How strong those at a table are, by seat: before the game, and after it has been rated.

        Nothing of it changes, or is told, while the game goes on.
        """
        table = live.table
        who = [chair.guest or chair.level for chair in table.chairs]
        if table.status == OPEN:
            unknown = set(who) - {"", *live.ratings}
            if unknown:
                found = await self.store.ratings_of(sorted(unknown))
                live.ratings |= {one: found.get(one) for one in unknown}
            return {at: shown for at, one in enumerate(who) if (shown := live.ratings.get(one))}
        if table.status != OVER or not table.is_rated:
            return {}
        if not live.rated:
            live.rated = await self.store.ratings_after(table.id)
        here = [
            guest == chair.guest for guest, chair in zip(table.began, table.chairs, strict=True)
        ]
        return {seat: shown for seat, shown in enumerate(live.rated) if here[seat]}
