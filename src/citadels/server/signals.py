"""Signals: how processes are started so that Ctrl-C, which reaches them all, is the server's."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from multiprocessing import resource_tracker


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """Let Ctrl-C wait for a moment; a process that is started meanwhile is deaf to it from birth.

    Ctrl-C goes to all processes of a terminal, and would end one that is still starting with a
    traceback. Windows has no such masks: there a stop in that moment may still show one.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # with the first process it would let the signal through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
