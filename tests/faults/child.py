"""Child: runs the server, with or without faults of its own making."""

from __future__ import annotations

import os
import sys
import threading
import time


def end_with_parent() -> None:
    """End when whoever started this server is gone."""
    parent = os.getppid()
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


SLOW = "CITADELS_SLOW_START"  # names the seconds for which a process of bots is still starting

if __name__ == "__mp_main__":  # such a process reads this file first
    time.sleep(float(os.environ.get(SLOW, "0")))

if __name__ == "__main__":  # only here: what is imported above, such a process imports, too
    import msgspec

    from citadels.server.serve import run_server
    from citadels.server.settings import Settings
    from tests.faults import hooks

    for name in sys.argv[3:]:
        hooks.HOOKS[name]()
    threading.Thread(target=end_with_parent, daemon=True).start()
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    workers = int(os.environ.get("CITADELS_WORKERS", "1"))
    sys.exit(run_server(settings, "127.0.0.1", int(sys.argv[2]), workers, ""))
