"""`citadels admin key`: a key for the operator's page."""

from __future__ import annotations

import getpass

from ...server.configuration import Configuration
from ...terminal.style import make_console
from ...words import phrase
from ..common import HERE, Flag
from ..configured import configured
from .common import Operator, do, say_done


@configured("database")
def admin_key(
    *,
    revoke: Flag = False,
    operator: Operator = "",
    configuration: Configuration,
    language: str = HERE,
) -> int:
    """Print a new key for the operator's page; the one before is void."""
    name = operator or getpass.getuser()
    if revoke:
        do(configuration, operator, lambda deeds: deeds.revoke_key(name))
        return say_done(language)
    key = do(configuration, operator, lambda deeds: deeds.make_key(name))
    print(key)  # noqa: T201 - alone on its line, to be copied
    make_console(stderr=True).print(phrase("admin-key-made", language, name=name))
    return 0
