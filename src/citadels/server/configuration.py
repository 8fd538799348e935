"""Configuration: settings from a file, the environment and options; the later ones win."""

from __future__ import annotations

import difflib
import json
import math
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ..core.basics import InvalidConfig
from .settings import PREFIX, SETTINGS, Setting, Settings

FILE: Final = "CITADELS_CONFIG"
CLOSE: Final = 0.8  # how alike a variable must be to one of ours to be taken for it
NEAR: Final = 0.5  # how alike a key must be to be asked about
YES: Final = ("1", "true", "yes", "on")
NO: Final = ("0", "false", "no", "off")
PASSWORD: Final = re.compile(r"(?<=://)([^:/?#]*):(?:[^/?#]*)(?=@)")
IN_QUERY: Final = re.compile(r"(?<=[?&])([^=&]*pass[^=&]*)=[^&]*", re.IGNORECASE)
COVER: Final = "***"


@dataclass(frozen=True)
class Configuration:
    """The settings in force, and where each that was set comes from."""

    settings: Settings
    sources: Mapping[str, str]  # by name: a file, a variable or an option

    def lines(self, default: str) -> list[str]:
        """All of it as a file would say it, passwords covered; `default` marks what was not set."""
        said = {name: f"{name} = {covered(_written(self._value(name)))}" for name in SETTINGS}
        width = max(map(len, said.values()))
        return [f"{said[name]:{width}}  # {self.sources.get(name, default)}" for name in said]

    def _value(self, name: str) -> object:
        return getattr(self.settings, SETTINGS[name].field)


def configure(
    options: Mapping[str, Any],
    file: Path | None = None,
    environment: Mapping[str, str] = os.environ,
) -> Configuration:
    """Read everything that was said, in a file, in the environment and by options."""
    named = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    if named is not None:
        for name, value in _read(named).items():
            values[name], sources[name] = value, str(named)
    for name, value in _environment(environment).items():
        values[name], sources[name] = value, SETTINGS[name].variable
    for name, value in options.items():
        option = f"--{name}"
        values[name], sources[name] = _checked(SETTINGS[name], value, option), option
    settings = Settings(**{SETTINGS[name].field: value for name, value in values.items()})
    return Configuration(settings, sources)


def _read(file: Path) -> dict[str, Any]:
    try:
        said = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise InvalidConfig(_reason(error), "config-file", file=str(file)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidConfig(str(error), "config-file", file=str(file)) from error
    return {_known(key, str(file)): _checked(SETTINGS[key], said[key], str(file)) for key in said}


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__


def _known(key: str, where: str) -> str:
    """The name of a setting; whoever mistypes one is told the likeliest."""
    if key in SETTINGS:
        return key
    near = difflib.get_close_matches(key.lower().replace("_", "-"), SETTINGS, 1, NEAR)
    message = f"there is no setting {key!r}"
    if near:
        raise InvalidConfig(message, "no-setting", file=where, name=key, known=near[0])
    known = ", ".join(sorted(SETTINGS))
    raise InvalidConfig(message, "which-setting", file=where, name=key, known=known)


def _environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """What variables say; one that is nearly called as one of ours is a mistake."""
    ours = {setting.variable: setting for setting in SETTINGS.values()}
    found = {}
    for variable in sorted(environment):
        if variable in ours:
            setting, text = ours[variable], environment[variable]
            if text or setting.kind is str:
                found[setting.name] = _checked(setting, _from_text(setting, text), variable)
        elif variable.startswith(PREFIX) and variable != FILE:
            _check_variable(variable)
    return found


def _check_variable(variable: str) -> None:
    key = variable.removeprefix(PREFIX).lower().replace("_", "-")
    if difflib.get_close_matches(key, SETTINGS, 1, CLOSE):
        _known(key, variable)


def _from_text(setting: Setting, text: str) -> object:
    """What a text stands for; the text itself where it makes no sense, to be refused."""
    pieces = [piece for piece in re.split(r"[,\s]+", text) if piece]
    if setting.is_list:
        return tuple(pieces)
    if setting.parts:
        return tuple(map(_number, pieces))
    if setting.kind is bool:
        return text.lower() in YES if text.lower() in (*YES, *NO) else text
    return _number(text) if setting.kind is int else text


def _number(text: str) -> object:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _checked(setting: Setting, value: object, where: str) -> object:
    """The value of a setting if it can have it."""
    if setting.is_list or setting.parts:
        value = tuple(value) if isinstance(value, list | tuple) else (value,)
    if not _fits(setting, value):
        facts = {"file": where, "name": setting.name, "value": str(_plain(value))}
        message = f"{setting.name} cannot be {value!r}"
        raise InvalidConfig(message, "setting-value", **facts, known=_possible(setting, value))
    return value


def _fits(setting: Setting, value: object) -> bool:
    if setting.is_list:
        return isinstance(value, tuple) and all(isinstance(part, str) for part in value)
    if setting.parts:
        whole = isinstance(value, tuple) and len(value) == len(setting.parts)
        return whole and all(map(_is_number, _as_tuple(value), setting.parts, _twice(setting)))
    if setting.kind is int:
        return _is_number(value, int, setting.bounds)
    if setting.words:
        return value in setting.words
    return isinstance(value, setting.kind)


def _as_tuple(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def _twice(setting: Setting) -> list[tuple[float, float] | None]:
    return [setting.bounds] * len(setting.parts)


def _is_number(value: object, kind: type, bounds: tuple[float, float] | None) -> bool:
    if isinstance(value, bool) or not isinstance(value, int if kind is int else (int, float)):
        return False
    least, most = bounds or (-math.inf, math.inf)
    return least <= value <= most


def _plain(value: object) -> object:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else value


def _possible(setting: Setting, value: object) -> str:
    """What a setting can be, the likeliest first; the same words in every language."""
    if setting.words:
        near = difflib.get_close_matches(str(value).lower(), setting.words, len(setting.words), 0.0)
        return ", ".join([*near, *(word for word in setting.words if word not in near)])
    if setting.kind is bool:
        return "true, false"
    if setting.kind is int and setting.bounds:
        return " … ".join(f"{bound:g}" if bound < 1e6 else str(bound) for bound in setting.bounds)
    example = (setting.like,) if setting.is_list else setting.default or setting.like
    return _written(example)


def _written(value: object) -> str:
    """A value as a file has it."""
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)


def covered(text: str) -> str:
    """A text in which no address shows its password."""
    return IN_QUERY.sub(rf"\1={COVER}", PASSWORD.sub(rf"\1:{COVER}", text))
