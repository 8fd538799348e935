"""`citadels admin`: what an operator sees and does, one file per command."""

from __future__ import annotations

from typing import Final

from ..spoken import Command
from .announce import admin_announce
from .audit import admin_audit
from .ban import admin_ban
from .close import admin_close
from .drain import admin_drain
from .key import admin_key
from .mute import admin_mute
from .penalties import admin_penalties
from .ratings import admin_ratings
from .reports import admin_reports
from .resolve import admin_resolve
from .tables import admin_tables
from .unban import admin_unban
from .unmute import admin_unmute
from .unname import admin_unname
from .who import admin_who

ADMIN: Final[tuple[Command, ...]] = (
    *(admin_who, admin_tables, admin_reports, admin_resolve, admin_close, admin_mute, admin_unmute),
    *(admin_ban, admin_unban, admin_penalties, admin_unname, admin_announce, admin_drain),
    *(admin_key, admin_audit, admin_ratings),
)
