"""`citadels doctor`: what is there, what is missing, and what to do about it."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..server.configuration import Configuration
from ..terminal.style import make_console
from ..words import phrase
from ..words.bundles import has_part
from .checks import FAULT, FINE, NOTE, Finding, examine
from .common import HERE, Flag, print_json
from .configured import configured
from .ending import FAILED
from .server_checks import examine_server

LOOKS = {FINE: ("✓", "+", "green"), NOTE: ("•", "-", "yellow"), FAULT: ("✗", "x", "bold red")}


@configured("host", "port", "database", "redis", "workers", "push", "site", "backups")
def doctor(
    *,
    configuration: Configuration,
    server: Flag = False,
    json: Flag = False,
    language: str = HERE,
) -> int:
    """Say what is there, what is missing and what to do; fail where something is broken."""
    settings = configuration.settings
    findings = examine(settings.host, settings.port or None, settings.database, settings.redis)
    if server:
        findings += examine_server(settings)
    if json:
        print_json([finding.plain() | _told(finding, language) for finding in findings])
    else:
        _show(findings, make_console(), language)
    return FAILED if any(finding.state == FAULT for finding in findings) else 0


def _told(finding: Finding, language: str) -> dict[str, str]:
    """What was found, in words, and what to do about it."""
    parts = {"text": ""}
    if has_part(finding.id, "remedy", language):
        parts["remedy"] = "remedy"
    said = {name: phrase(finding.id, language, p, **finding.facts) for name, p in parts.items()}
    return {name: text.replace("`", "") for name, text in said.items()}  # to be copied and typed


def _show(findings: list[Finding], console: Console, language: str) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    for finding in findings:
        sign, plain, style = LOOKS[finding.state]
        told = _told(finding, language)
        mark = plain if console.options.ascii_only else sign
        table.add_row(mark, Text(told["text"]), style=style)  # brackets in it are brackets
        if "remedy" in told:
            table.add_row("", Text(told["remedy"]), style="default")
    console.print(table)
    faults = sum(finding.state == FAULT for finding in findings)
    console.print(phrase("doctor-sum", language, count=faults), style="bold")
