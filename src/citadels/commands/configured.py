"""Configured commands: those that take settings as options, from a file and the environment."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, get_type_hints

from cyclopts import Parameter

from ..server.configuration import configure
from ..server.settings import SETTINGS, Setting


def configured(*names: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Give a command the settings of these names as options; it is called with all of them."""
    used = [SETTINGS[name] for name in names or SETTINGS]

    def decorate(command: Callable[..., int]) -> Callable[..., int]:
        @wraps(command)
        def same(*given: Any, config: Path | None = None, **named: Any) -> int:  # noqa: ANN401 - whatever it takes
            said = {each.name: named.pop(_parameter(each), None) for each in used}
            options = {name: value for name, value in said.items() if value is not None}
            return command(*given, configuration=configure(options, config), **named)

        hints = get_type_hints(command, include_extras=True)
        del hints["configuration"]
        hints |= {_parameter(each): _hint(each) for each in used} | {"config": Path | None}
        same.__annotations__ = hints
        vars(same)["__signature__"] = _signature(command, hints)
        return same

    return decorate


def _parameter(setting: Setting) -> str:
    return setting.name.replace("-", "_")


def _hint(setting: Setting) -> Any:  # noqa: ANN401 - a type
    """The type of an option; none is what was not said."""
    shown = setting.default and not isinstance(setting.default, bool)
    text = " ".join(map(str, _several(setting.default))) if shown else False
    negative = None if setting.kind is bool else ""  # there is no --no-host
    return Annotated[setting.kind | None, Parameter(show_default=text, negative=negative)]


def _several(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def _signature(command: Callable[..., int], hints: dict[str, Any]) -> inspect.Signature:
    """The options of a command, in its own order: settings first, what it has besides last."""
    own = [p for name, p in inspect.signature(command).parameters.items() if name in hints]
    before = [p for p in own if p.kind is not inspect.Parameter.KEYWORD_ONLY]
    known = {p.name for p in own}
    added = [
        inspect.Parameter(
            name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=hints[name]
        )
        for name in hints
        if name not in known and name != "return"
    ]
    rest = [p for p in own if p.kind is inspect.Parameter.KEYWORD_ONLY]
    return inspect.Signature([*before, *added, *rest], return_annotation=int)
