"""Dictionaries: whether a word is spelled right, and whether a name is in the case it should be."""

from __future__ import annotations

import importlib
import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Protocol

import pytest

HERE = Path(__file__).parent
CASES = ("gen", "dat", "acc", "ins", "loc")
REQUIRED = os.environ.get("CITADELS_REQUIRE_SERVICES") == "1"
CZECH = Path(os.environ.get("DICPATH", "/usr/share/hunspell"), "cs_CZ.dic")
PYMORPHY = {"gen": "gent", "dat": "datv", "acc": "accs", "ins": "ablt", "loc": "loct"}
MORFEUSZ = {"gen": "gen", "dat": "dat", "acc": "acc", "ins": "inst", "loc": "loc"}


class Dictionary(Protocol):
    """What is known about the words of a language."""

    def knows(self, word: str) -> bool:
        """Whether there is such a word."""

    def wrong_cases(self, word: str, forms: Mapping[str, str], gender: str) -> list[str]:
        """The cases in which a word of a name is given a form that is not its own."""


def _straight(word: str) -> str:
    """A word with the apostrophe of dictionaries."""
    return word.replace("’", "'").replace("ʼ", "'")


class Pymorphy:
    """Russian and Ukrainian."""

    def __init__(self, language: str) -> None:
        self.analyzer = importlib.import_module("pymorphy3").MorphAnalyzer(lang=language)

    def knows(self, word: str) -> bool:
        return bool(self.analyzer.word_is_known(_straight(word).lower()))

    def wrong_cases(self, word: str, forms: Mapping[str, str], gender: str) -> list[str]:
        lemmas = {parse.normal_form for parse in self.analyzer.parse(_straight(word))}
        numbers = ("plur",) if gender == "plural" else ("sing", None)  # Ukrainian ones have none
        return [
            case
            for case, form in forms.items()
            if not any(
                parse.normal_form in lemmas
                and parse.tag.case == PYMORPHY[case]
                and parse.tag.number in numbers
                for parse in self.analyzer.parse(_straight(form))
            )
        ]


class Morfeusz:
    """Polish."""

    def __init__(self) -> None:
        self.analyzer = importlib.import_module("morfeusz2").Morfeusz()

    def knows(self, word: str) -> bool:
        return any(tag != "ign" for _, tag in self._readings(word))

    def wrong_cases(self, word: str, forms: Mapping[str, str], gender: str) -> list[str]:
        lemmas = {lemma for lemma, _ in self._readings(word)}
        number = "pl" if gender == "plural" else "sg"
        return [
            case
            for case, form in forms.items()
            if not any(
                lemma in lemmas and number in tag.split(":") and MORFEUSZ[case] in _cases(tag)
                for lemma, tag in self._readings(form)
            )
        ]

    def _readings(self, word: str) -> Iterator[tuple[str, str]]:
        """What a whole word may be: its lemma and its tag."""
        found = self.analyzer.analyse(word)
        end = max((end for _, end, _ in found), default=0)
        for first, last, (_, lemma, tag, *_) in found:
            if first == 0 and (last == end or tag != "ign"):
                yield lemma.split(":")[0], tag


def _cases(tag: str) -> list[str]:
    """The cases in a tag such as subst:sg:gen.acc:m1."""
    return [case for part in tag.split(":") for case in part.split(".")]


@dataclass(frozen=True)
class Affix:
    """What may be added to a stem that has its flag, and the flags that the whole has then."""

    flag: str
    strip: str
    flags: frozenset[str]
    condition: re.Pattern[str]


class Hunspell:
    """English and Czech: spelling; Czech cases by their endings.

    The files are read here because spylls, which carries the English ones, needs six seconds to
    read the Czech ones.
    """

    def __init__(self, path: Path) -> None:
        self.entries: dict[str, list[frozenset[str]]] = {}
        for line in path.with_suffix(".dic").read_text(encoding="utf-8").splitlines()[1:]:
            word, _, flags = line.split("\t")[0].partition("/")
            self.entries.setdefault(word, []).append(frozenset(flags))
        self.affixes: dict[str, dict[str, list[Affix]]] = {"PFX": {}, "SFX": {}}
        for line in path.with_suffix(".aff").read_text(encoding="utf-8").splitlines():
            match line.split():
                case ["PFX" | "SFX" as kind, flag, strip, add, condition, *_]:
                    text, _, flags = add.replace("0", "").partition("/")
                    condition = f"^{condition}" if kind == "PFX" else f"{condition}$"
                    affix = Affix(flag, strip.strip("0"), frozenset(flags), re.compile(condition))
                    self.affixes[kind].setdefault(text, []).append(affix)
        text = (HERE / "endings.toml").read_text(encoding="utf-8")
        self.endings: dict[str, dict[str, list[str]]] = tomllib.loads(text)

    def knows(self, word: str) -> bool:
        plain = _straight(word)
        return self._has(plain.lower()) or self._has(plain)

    def _has(self, word: str) -> bool:
        if self._has_stem(word, frozenset()):
            return True
        return any(
            prefix.condition.search(stem := prefix.strip + word[end:])
            and self._has_stem(stem, frozenset({prefix.flag}))
            for end in range(1, len(word))
            for prefix in self.affixes["PFX"].get(word[:end], ())
        )

    def _has_stem(self, word: str, flags: frozenset[str], last: str = "") -> bool:
        """Whether a stem with flags is written down, or made by a suffix that allows `last`."""
        if any(flags | set(last) <= known for known in self.entries.get(word, ())):
            return True
        return any(
            (not last or last in suffix.flags)
            and suffix.condition.search(stem := word[:end] + suffix.strip)
            and self._has_stem(stem, flags, suffix.flag)
            for end in range(1, len(word) + 1)
            for suffix in self.affixes["SFX"].get(word[end:], ())
        )

    def wrong_cases(self, word: str, forms: Mapping[str, str], gender: str) -> list[str]:
        rows = [
            (ending, row)
            for ending, row in self.endings[gender].items()
            if word.endswith(ending.strip("12"))
        ]
        found = [_unlike(word, forms, ending.strip("12"), row) for ending, row in rows]
        return min(found, key=len, default=list(forms))


def _unlike(word: str, forms: Mapping[str, str], ending: str, row: list[str]) -> list[str]:
    """The cases in which a word does not end as a row of endings says."""
    stem = word.removesuffix(ending)
    rest = max(1, len(stem) - 2)  # its last letters may change: Mordýřka, Mordýřce
    return [
        case
        for case, ends in zip(CASES, row, strict=True)
        if not (
            forms[case].startswith(stem[:rest])
            and forms[case].endswith(tuple(end.strip("-") for end in ends.split()))
            and len(forms[case]) <= len(stem) + max(len(end) for end in ends.split())
        )
    ]


@cache
def dictionary(language: str) -> Dictionary:
    """The dictionary of a language; without it a test is skipped, but not in CI."""
    try:
        return _load(language)
    except (ImportError, FileNotFoundError) as problem:
        missing = f"no dictionary for {language}: {problem}"
    if REQUIRED:
        pytest.fail(f"{missing}, and CITADELS_REQUIRE_SERVICES=1 asks for it")
    pytest.skip(missing)


def _load(language: str) -> Dictionary:
    if language in ("uk", "ru"):
        return Pymorphy(language)
    if language == "pl":
        return Morfeusz()
    if language == "en":
        return Hunspell(Path(str(files("spylls").joinpath("hunspell", "data", "en", "en_US.dic"))))
    if not CZECH.exists():
        raise FileNotFoundError(f"{CZECH}, as in Debian's package hunspell-cs")
    return Hunspell(CZECH)
