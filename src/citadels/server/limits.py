"""Limits: how much anybody may ask of the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_network
from typing import Final

FRAME: Final = 4096  # bytes of a message
MESSAGES: Final = (20.0, 40)  # per second and at once, of one connection
FRAMES: Final = (50.0, 200)  # the same, with those that are no messages
REQUESTS: Final = (10.0, 60)  # per second and at once, of one address
FILES: Final = (100.0, 2000)  # of the page, the same; it has some hundred
PATIENCE: Final = (5.0, 50)  # refusals of too many, before connections are closed
SHUNNED_SECONDS: Final = 10.0  # for which an address is turned away after that
JOINING: Final = 5  # tokens: it takes a look into the database
SOCKETS: Final = 64  # of one address
TABLES: Final = 20  # unfinished ones of one guest
GONE_SECONDS: Final = 60.0  # after which somebody who is waited for and not here is away
PAUSE_SECONDS: Final = 600.0  # after which one player is enough to go on
KEPT_SECONDS: Final = 30.0  # for which a table is kept in memory that nobody watches
UNWATCHED_KEPT: Final = 8  # tables that are kept for their bots alone; others wait as rows
UNWATCHED: Final = (2.0, 100)  # moves of bots per second and at once, where nobody looks
OPENED: Final = (1.0, 60)  # tables per second and at once, of one address
SEATS: Final = (1.0, 60)  # taken per second and at once, of one address
LISTED: Final = (1 / 240, 20)  # tables for everybody per second and at once, of one address
LISTED_READ: Final = 1000  # of which the list is chosen: more than one address opens in a day
LISTED_SHOWN: Final = 100  # of each kind: to join, to watch
SPECTATORS: Final = 50  # of one table
SPECTATORS_OF_ONE: Final = 25  # of one table and one address
FIRST_SECONDS: Final = 10.0  # in which a connection has to ask for something
SEND_SECONDS: Final = 10.0  # after which a reader is too slow
ADDRESSES: Final = 10_000  # that are counted apart
FEW_BUCKETS: Final = 200  # addresses of which it is not looked whether they need be counted
NEIGHBOURS: Final = 16  # times what one address may, for all those of one network
NETWORK: Final = {4: 24, 6: 48}  # leading bits that they share: what one customer can have
HERE: Final = "::/48"  # where this machine is, as households are counted
PRESENCE_SECONDS: Final = 15.0  # between notes of who is here
COMING_SECONDS: Final = 1.0  # after which others are told who has come or gone, all at once
HERE_SECONDS: Final = 40.0  # for which a guest who was noted counts as here
HEALTH_SECONDS: Final = 3.0  # in which the database has to answer
CHAT: Final = (0.5, 5)  # remarks per second and at once, of one guest; who watch: of one address
CHAT_WATCHING: Final = (1.0, 10)  # the same of all who watch a table
THOUGHTS: Final = TABLES  # of bots that wait for a process, at tables of one host
ERRANDS: Final = 20  # hints, replays, tries and pictures that wait
ERRANDS_OF_ONE: Final = 5  # the same, of one guest
HINTS: Final = (0.5, 5)  # per second and at once
DEVICES: Final = 8  # of one guest
PUSHES: Final = (0.1, 10)  # questions per second and at once that one guest is told of
ABSENT_SECONDS: Final = 20.0  # after which a guest who was noted at a table is called back to it
CALLED_SECONDS: Final = 180.0  # for which a guest who was called is waited for
PICTURES: Final = (0.5, 10)  # per second and at once, of one address

# By correspondence
REACTION_PART: Final = 3  # of a turn's time is for whoever only reacts to it...
REACTION_SECONDS: Final = 8 * 3600.0  # ... but at least a night, where a turn has as much
REMINDED_PART: Final = 4  # of the time is left when somebody is reminded...
REMINDED_SECONDS: Final = 3600.0  # ... but at least this
MISSED_TURNS: Final = 3  # in a row, after which a bot has the seat until its player comes back
TURNS: Final = 100  # tables that wait for one guest, as a list has them
ROOM_SECONDS: Final = 7 * 86_400.0  # for which a table waits for players
VACATION_SECONDS: Final = 30 * 86_400.0  # of one guest within a year, in all
VACATION_LEAST: Final = 86_400.0  # that each vacation counts, however soon it ends
YEAR_SECONDS: Final = 365 * 86_400.0
VACATIONS: Final = (1 / 60, 10)  # begun or changed per second and at once, of one address

SIGN_INS: Final = (0.2, 20)  # attempts per second and at once, of one address
CHALLENGE_SECONDS: Final = 180.0  # in which a passkey has to answer
PASSKEYS: Final = 10  # of one guest
RESERVED_SECONDS: Final = 366 * 86_400.0  # for which a name is kept for who does not come
RESERVED: Final = (1 / 600, 5)  # names per second and at once, of one address
EXPORTS: Final = (1 / 60, 3)  # per second and at once, of one address
FRIENDS: Final = 100  # of one guest, with those who only one of the two wants
LEAGUES: Final = 20  # that one guest is in
MEMBERS: Final = 50  # of one league
INVITED_SECONDS: Final = 3600.0  # for which an invitation is shown
REVIEWS: Final = (0.05, 5)  # begun per second and at once, of one address, and of one guest
CONDUCT_GAMES: Final = 20  # with others, of which is told who left them; the newest
GAMES: Final = 1000  # of one guest that are looked at together, the newest
REVIEWS_AT_ONCE: Final = 8  # that one process works on
BLOCKS: Final = 500  # of one guest
REPORTS: Final = (1 / 300, 5)  # per second and at once, of one guest, and of one address
REPORTED_REMARKS: Final = 30  # that are kept with a report: what was said last
VISIT_SECONDS: Final = 86_400.0  # for which it is kept where somebody came from
KEYS_TRIED: Final = (1 / 60, 5)  # operators' keys per second and at once, of one address


@lru_cache(4096)
def network_around(address: str) -> str:
    """The network that an address is in; none for what is no address, or of this machine."""
    try:
        own = ip_network(address)
    except ValueError:
        return ""
    around = str(own.supernet(new_prefix=min(own.prefixlen, NETWORK[own.version])))
    return "" if own.is_loopback or around == HERE else around


class Bucket:
    """Tokens that come back with time; without one, whatever it was is refused."""

    __slots__ = ("_at", "_level", "most", "rate")

    def __init__(self, rate: float, most: int) -> None:
        self.rate = rate
        self.most = most
        self._level = float(most)
        self._at = 0.0

    def take(self, now: float, cost: int = 1) -> bool:
        """Take a token, or as many as something costs, if they are there."""
        self._level = min(self.most, self._level + max(0.0, now - self._at) * self.rate)
        self._at = now
        if self._level < cost:
            return False
        self._level -= cost
        return True

    def is_full(self, now: float) -> bool:
        """Whether it is as one that nobody has taken from."""
        return self._level + max(0.0, now - self._at) * self.rate >= self.most


class Turns:
    """Moments that are given one after the other; after a rest, some at once."""

    def __init__(self, rate: float, most: int) -> None:
        self.apart = 1 / rate
        self.rest = most / rate
        self._next = 0.0

    def wait(self, now: float) -> float:
        """Take the next turn; say in how many seconds it comes."""
        self._next = max(self._next, now - self.rest) + self.apart
        return max(0.0, self._next - now)


class Pots:
    """A bucket for each key that has lately taken from it."""

    def __init__(self, rate: float, most: int) -> None:
        self.rate = rate
        self.most = most
        self.buckets: dict[str, Bucket] = {}
        self.room = FEW_BUCKETS  # for so many before it is looked which are full again

    def take(self, key: str, now: float) -> bool:
        """Take a token of a key."""
        if len(self.buckets) >= self.room:
            self._forget_full(now)
        return self.buckets.setdefault(key, Bucket(self.rate, self.most)).take(now)

    def _forget_full(self, now: float) -> None:
        """Forget those that tell nothing any more; of too many, those that came first."""
        kept = [(key, one) for key, one in self.buckets.items() if not one.is_full(now)]
        self.buckets = dict(kept[-ADDRESSES // 2 :])
        self.room = min(ADDRESSES, max(FEW_BUCKETS, 2 * len(self.buckets)))


class Buckets(Pots):
    """A bucket for each address, and a larger one for all those around it."""

    def __init__(self, rate: float, most: int) -> None:
        super().__init__(rate, most)
        self.around = Pots(rate * NEIGHBOURS, most * NEIGHBOURS)

    def take(self, key: str, now: float) -> bool:
        """Take a token of an address."""
        network = network_around(key)
        return super().take(key, now) and (not network or self.around.take(network, now))


class Shunned:
    """Addresses that did not stop asking for too much: for a while they may not come back."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.until: dict[str, float] = {}

    def add(self, key: str) -> None:
        """Turn an address away from now on."""
        if len(self.until) > ADDRESSES:
            self.until.clear()
        self.until[key] = self.now() + SHUNNED_SECONDS

    def holds(self, key: str) -> bool:
        """Whether an address is still to be turned away."""
        if key not in self.until:
            return False
        if self.until[key] > self.now():
            return True
        del self.until[key]
        return False


class Crowd:
    """Counts by some key, with a bound."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Count one more, unless that would be too many."""
        if self.counts[key] >= self.most:
            return False
        self.counts[key] += 1
        return True

    def leave(self, key: str) -> None:
        """Count one less."""
        self.counts[key] -= 1
        if self.counts[key] <= 0:
            del self.counts[key]


class Neighbourhood(Crowd):
    """Counts by address, with a bound for each, and a larger one for all those around it."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.around = Crowd(most * NEIGHBOURS)

    def enter(self, key: str) -> bool:
        """Count one more, unless that would be too many."""
        network = network_around(key)
        if network and not self.around.enter(network):
            return False
        if super().enter(key):
            return True
        if network:
            self.around.leave(network)
        return False

    def leave(self, key: str) -> None:
        """Count one less."""
        super().leave(key)
        if network := network_around(key):
            self.around.leave(network)


class Gallery:
    """Who watches which table; one address leaves places for others."""

    def __init__(self, most: int = SPECTATORS, of_one: int = SPECTATORS_OF_ONE) -> None:
        self.all = Crowd(most)
        self.households = Crowd(of_one)

    def enter(self, table: str, address: str) -> bool:
        """Count one more, unless that would be too many."""
        household = f"{table} {address}"
        if not self.households.enter(household):
            return False
        if not self.all.enter(table):
            self.households.leave(household)
            return False
        return True

    def leave(self, table: str, address: str) -> None:
        """Count one less."""
        self.all.leave(table)
        self.households.leave(f"{table} {address}")
