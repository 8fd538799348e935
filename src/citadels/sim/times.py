"""Times: how long decisions took, counted in classes so that millions of them stay small."""

from __future__ import annotations

import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from math import floor, log
from typing import Final, TypeVar

STEP: Final = log(1.05)  # a class is 5 % wide
SHORTEST: Final = 1e-7  # seconds; whatever is shorter counts as this
ALARM: Final = hasattr(signal, "setitimer")  # not on Windows: there a bot is stopped by nobody

Times = Counter[int]  # how many decisions, by class
Answer = TypeVar("Answer")


class TooSlow(BaseException):
    """A decision took more than it may; not an `Exception`, so that no bot catches it by chance."""


def time_class(seconds: float) -> int:
    """The class that a time belongs to."""
    return floor(log(max(seconds, SHORTEST)) / STEP)


def quantile(times: Times, part: float) -> float:
    """The seconds within which this part of the decisions was made, to about 3 %."""
    need = part * times.total()
    for number in sorted(times):
        need -= times[number]
        if need <= 0:
            return float(1.05 ** (number + 0.5))
    return 0.0


def timed(call: Callable[[], Answer], limit: float) -> tuple[Answer, float]:
    """Call, and give the CPU seconds it took; stop it beyond the limit, or refuse it afterwards.

    Other work on the machine does not count. Code that is compiled is stopped when it returns.
    """
    watched = ALARM and threading.current_thread() is threading.main_thread()
    if watched:
        signal.signal(signal.SIGPROF, _ring)
        signal.setitimer(signal.ITIMER_PROF, limit)
    try:
        begin = time.thread_time()  # the clock of the process is coarse while an alarm is set
        answer = call()
        seconds = time.thread_time() - begin
    finally:
        if watched:
            signal.setitimer(signal.ITIMER_PROF, 0)
    if seconds > limit:
        raise TooSlow
    return answer, seconds


def _ring(*_: object) -> None:
    raise TooSlow
