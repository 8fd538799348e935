"""Start: has what a command of Citadels needs, and starts it; compiles the engine beside it.

Needs only the standard library, because run.py starts with nothing else.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NoReturn

from . import web
from .compiler import why_not_compiled
from .environment import COMPILED, INTERPRETED, WORK, Environment
from .files import ROOT
from .progress import Lane, side_by_side
from .steps import WINDOWS, Failed, Owned, say

BESIDE: Final = ("serve", "play")  # they begin at once, and the engine is compiled meanwhile
AFTER: Final = ("simulate", "arena")  # they compute so much that waiting for it is worth while
# What a command needs besides what everybody plays with: a lock file.
MORE: Final = {"mcp": "mcp", "report": "report", "ray": "cluster", "--engine=ray": "cluster"}
KEPT: Final = (".toml", "--out", "--resume")  # so end the words of `simulate` that keeps its games
READ: Final = frozenset(("--help", "-h", "--version"))  # nothing is done but told
OFFER: Final = "CITADELS_COMPILED"  # tells a server where the compiled build will be
LOG: Final = ROOT / "build" / "compile.log"
PACKAGES, CLIENT, ENGINE = "packages", "browser client", "compiled engine"
USUAL: Final = {PACKAGES: 20.0, CLIENT: 20.0, ENGINE: 120.0}  # seconds, on two cores
NO_PACKAGES: Final = (
    "\nCitadels could not install the packages it needs; the reason is above.\n"
    "Is there a network? Behind a proxy, set HTTPS_PROXY, or what pip reads.\n"
    "Then start again: what is already done is kept."
)
OLD_PACKAGES: Final = (
    "\nThe packages could not be updated; going on with those that were installed before."
)
OLD_CLIENT: Final = (
    "\nThe browser client could not be built; serving the one that was built before."
)
NO_CLIENT: Final = (
    "\nNo browser client, so there is no page to play on; the reason is above.\n"
    "Mend that and start again. CITADELS_CLIENT=none goes without a client."
)
NOT_COMPILED: Final = (
    "No compiled build; going on interpreted. CITADELS_BUILD=interpreted chooses that."
)
REFUSED: Final = f"compiling failed, {LOG.relative_to(ROOT)} says why"


def start(arguments: Sequence[str]) -> NoReturn:
    """Start `citadels` with arguments; without any it serves, and opens the browser."""
    arguments = list(arguments) or ["serve"]
    asks = not READ.isdisjoint(arguments)
    command = next((word for word in arguments if word in (*BESIDE, *AFTER) and not asks), "")
    serves = command == "serve" and os.environ.get("CITADELS_CLIENT") != "none"
    set_up(() if asks else more_locks(arguments), client=serves)
    environment = choose_build(command)
    if serves and environment is COMPILED:
        COMPILED.copy_client()
    beside = None
    if environment is INTERPRETED and command in BESIDE and may_compile():
        beside = compile_beside()
    replace_by([environment.python, "-P", "-m", "citadels", *arguments], beside)


def more_locks(arguments: Sequence[str]) -> tuple[str, ...]:
    """The locks that a command needs besides the usual one, unless there is more than all of it."""
    keeps = "simulate" in arguments and any(word.endswith(KEPT) for word in arguments)
    words = [*arguments, "report"] if keeps else arguments
    locks = {MORE[word] for word in words if word in MORE}
    if INTERPRETED.has(WORK):  # which holds all others but that of a cluster
        locks &= {"cluster"}
    return tuple(sorted(locks))


def set_up(more: Sequence[str] = (), *, client: bool) -> None:
    """Bring packages and browser client up to date, side by side; or go on with the old ones."""
    wanted: dict[str, tuple[str, ...]] = {}
    if not INTERPRETED.is_current("runtime", *more):
        wanted[PACKAGES] = ("interpreted", "runtime", *more)
    if client and not web.is_current():
        wanted[CLIENT] = ("client",)
    codes = _prepare(wanted)
    if codes.get(PACKAGES):
        if not usable_packages():
            say(NO_PACKAGES)
            raise Failed(codes[PACKAGES])
        say(OLD_PACKAGES)
    if codes.get(CLIENT):
        if web.is_usable():
            say(OLD_CLIENT)
        else:
            shutil.rmtree(web.BUILT, ignore_errors=True)  # it may not fit the server
            say(NO_CLIENT)


def _prepare(wanted: dict[str, tuple[str, ...]]) -> dict[str, int]:
    """Set things up side by side; without packages there is nothing to wait for."""
    lanes = [Lane(title, USUAL[title], *what) for title, what in wanted.items()]
    return side_by_side(lanes, () if usable_packages() else (PACKAGES,)) if lanes else {}


def usable_packages() -> bool:
    """Whether packages are there and whole, if not those that are wanted."""
    return INTERPRETED.has("runtime") or INTERPRETED.has(WORK)


def may_compile() -> bool:
    """Whether a compiled build is wanted and can be had."""
    return (
        os.environ.get("CITADELS_BUILD") != "interpreted"
        and not why_not_compiled()
        and not COMPILED.was_refused()
    )


def choose_build(command: str) -> Environment:
    """The compiled build if it is there, or is worth waiting for; else the interpreted one."""
    wanted = os.environ.get("CITADELS_BUILD")
    if wanted == "interpreted":
        return INTERPRETED
    if COMPILED.is_current():
        return COMPILED
    waits = command in AFTER or (wanted == "compiled" and command in BESIDE)
    reason = why_not_compiled() or (REFUSED if COMPILED.was_refused() and not waits else None)
    if reason and command:
        say(f"Interpreted, so many times slower: {reason}.")
    elif waits:
        if not _prepare({ENGINE: ("compiled",)})[ENGINE]:
            return COMPILED
        say(NOT_COMPILED)
    return INTERPRETED


def compile_beside() -> Owned:
    """Compile the engine with what the processor has to spare; from the next start on it is used.

    A server learns where the compiled build will be, and lets its bots think there.
    """
    LOG.parent.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "tools.environment", "--owned", "compiled"]
    offer = {"stamp": str(COMPILED.stamp), "package": COMPILED.wanted()}
    os.environ[OFFER] = json.dumps(offer | {"folder": str(COMPILED.packages)})
    if sys.stderr.isatty():
        say("Compiling the engine beside the game; soon the bots think many times faster.")
    with LOG.open("wb") as log:
        return Owned(command, log.fileno(), idle=True)


def replace_by(command: list[str], beside: Owned | None) -> NoReturn:
    """Become a command, which from then on owns what is done beside it."""
    if not WINDOWS:
        if beside:
            beside.outlive()
        os.execv(command[0], command)
    process = subprocess.Popen(command)  # Windows has no way to become another program
    while process.poll() is None:
        with suppress(KeyboardInterrupt):  # it is for the command, which ends by itself
            process.wait()
    if beside:
        beside.end()
    sys.exit(process.returncode)
