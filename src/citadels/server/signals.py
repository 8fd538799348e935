"""Signals: processes that are deaf to Ctrl-C, which is the server's; and that end with it."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
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


def end_with_supervisor() -> None:
    """Stop this worker once the process that started it is gone, however it went.

    Else it would go on, and hold the port, with nobody to stop it.
    """
    supervisor = multiprocessing.parent_process()
    if supervisor is None:
        return

    def watch() -> None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
