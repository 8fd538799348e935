"""Protocol: how a program of any language sits down at a table, in lines of JSON."""

from __future__ import annotations

from .names import PREFIX, check_bot, follows, make_bot
from .program import Program
from .talk import BotFailed

__all__ = ["PREFIX", "BotFailed", "Program", "check_bot", "follows", "make_bot"]
