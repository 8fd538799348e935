"""What a translation can get wrong, found in its Fluent files: each check lists the problems."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from citadels.core.basics import COLOUR_NAMES
from tests.words import sources

CASES = ("gen", "dat", "acc", "ins", "loc")
ARTICLE = "the"  # the form of a name that English needs in lists
GENDERS = {"masculine", "feminine", "neuter", "plural"}
PLURALS = {  # the categories of whole numbers
    "en": {"one", "other"},
    "uk": {"one", "few", "many"},
    "ru": {"one", "few", "many"},
    "pl": {"one", "few", "many"},
    "cs": {"one", "few", "other"},
}
COUNTED = {
    "seconds",
    "amount",
    "count",
    "number",
    "cards",
    "gold",
    "size",
    "points",
    "players",
    "most",
    "games",
    "deals",
    "questions",
    "kinds",
}
# Variables that are numbers on which no word depends.
LABELS = {
    *("rank", "round", "cost", "least", "deal", "game", "port", "free", "min", "max", "place"),
    *("step", "last", "total", "complete", "wanted", "share", "turn", "bank"),
    *("left", "drawn", "keep", "slowest", "gain"),
    *sources.story_labels() - COUNTED,
}
# Numbers on which no word depends: a rank, a seat, the last number of a range, a label.
BARE = {
    "event-round": {"amount"},
    "event-calls": {"amount"},
    "effect-income": {"amount"},
    "option-number": {"number"},
    "ui-player": {"number"},
    "ui-several": {"count"},
    "admin-rerated": {"count"},
    "error-league-full": {"most"},
    "error-too-many-leagues": {"most"},
    "room-conduct-games": {"count"},
    "room-conduct-left": {"count"},
    "room-conduct-returned": {"count"},
    "room-conduct-late": {"count"},
    "error-seat": {"amount", "most"},
    "error-players": {"amount", "most"},
    "error-other-rules": {"amount", "most"},
    "error-match-players": {"amount"},
    "error-size": {"amount", "players"},
    "error-unique-count": {"amount", "most"},
    "error-copies": {"amount", "most"},
    "error-too-few": {"amount"},
    "error-games": {"amount"},
    "error-too-many-keys": {"most"},
    "error-too-many-friends": {"most"},
    "error-vacation-long": {"amount"},
    "home-turns": {"count"},
    "you-vacation-left": {"count"},
    "reason-costly": {"amount"},
    "reason-short": {"amount"},
    "cardinal-repay": {"amount"},
    "guide-progress": {"number"},
    "pages-in-edition": {"count"},  # a text by then: "3 cards"
    "room-seat": {"number"},
    "settings-shield-number": {"number"},
    "sit-over": {"players"},
    "study-done": {"games", "amount"},
    "study-replayed": {"count"},
    "study-missing": {"count"},
    "pages-study-games": {"games", "players"},
    "report-made": {"games", "deals"},
    "report-missing": {"games"},
    "report-group": {"players"},
    "report-by-players": {"players"},
    "report-with": {"players"},
    "report-among": {"players"},
    "report-after": {"amount"},
    "error-shard-lost": {"amount"},
    "error-network-wide": {"most"},
    **{f"backup-{what}": {"count"} for what in ("tables", "entries", "games", "unplayed")},
    **{f"backup-fault-{what}": {"number"} for what in ("gap", "unread", "illegal")},
    **{f"error-backup-{what}": {"amount"} for what in ("cut", "damaged")},
    "error-backup-rows": {"amount", "most"},
    "ui-sim-speed": {"amount"},
    "setup-box-players": {"most"},
    "setup-chosen": {"count"},
    "setup-seat": {"number"},
    "story-sums-item": {"number"},
    "table-districts": {"count"},
}
NAMES = {
    "thing",
    "second",
    "things",
    "card",
    "character",
    "characters",
    "colour",
    "player",
    "other",
    "people",
    *(f"{label}-{part}" for label in sources.story_labels() for part in ("things", "card")),
}
COLOURED = {"colour", "thing"}  # variables that may hold a colour
PREPOSITIONS = Path(__file__).with_name("prepositions.toml")
PAST = {  # how a verb of the past shows a player's gender
    "uk": r"(?:ав|яв|ив|їв|ів|ала|яла|ила|ла|лася|вся)",
    "ru": r"(?:ал|ял|ил|ел|ала|яла|ила|ела|лась|лся)",
    "cs": r"(?:al|el|il|ěl|yl|ul|ala|ela|ila|ěla|yla|ula)",
    "pl": r"(?:ał|ął|ił|ył|ała|ęła|iła|yła)",
}
FOREIGN = {
    "uk": r"[A-Za-zЫыЭэЪъЁё]",
    "ru": r"[A-Za-zІіЇїЄєҐґ]",
    "cs": r"[А-яЁёІіЇїЄєҐґ]",
    "pl": r"[А-яЁёІіЇїЄєҐґ]",
}
ENGLISH = re.compile(
    r"\b(the|and|of|you|your|card|cards|gold|with|which|player|district|rank|is|are|this|that)\b",
    re.IGNORECASE,
)
TYPED = re.compile(r'"[^"]*"|„[^”“]*[”“]|«[^»]*»|`[^`]*`|“[^”]*”|2\*\*\d+|JSON|Enter')


@cache
def parse(text: str) -> list[ast.EntryType]:
    """Parse messages."""
    return list(FluentParser().parse(text).body)


@cache
def read(language: str) -> list[ast.EntryType]:
    """Parse all files of a language."""
    files = sorted((sources.ROOT / "locales" / language).glob("*.ftl"))
    return [entry for file in files for entry in parse(file.read_text(encoding="utf-8"))]


def patterns(entries: list[ast.EntryType]) -> Iterator[tuple[str, str, ast.Pattern]]:
    """All patterns with the id of their message and the name of their attribute."""
    for entry in entries:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, "", entry.value
            for attribute in entry.attributes:
                yield entry.id.name, attribute.id.name, attribute.value


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and everything below it."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode) and not isinstance(part, ast.Span):
                yield from walk(part)


def parts_of(entries: list[ast.EntryType]) -> dict[str, set[str]]:
    """The attributes of every message, and "" where it has a value."""
    found: dict[str, set[str]] = {}
    for id, part, _ in patterns(entries):
        found.setdefault(id, set()).add(part)
    return found


def missing_parts(entries: list[ast.EntryType], english: list[ast.EntryType]) -> list[str]:
    """Values and attributes that English has and this language has not."""
    here = parts_of(entries)
    return [
        f"{id}.{part}"
        for id, parts in parts_of(english).items()
        for part in parts - here.get(id, set())
        if id in here
    ]


def missing_forms(entries: list[ast.EntryType]) -> list[str]:
    """Cards or bots without a case or gender, players without a case, colours unlike each other."""
    here = parts_of(entries)
    named = {id for id in here if id.startswith("bot-name-") or (_is_card(id) and "" in here[id])}
    found = [f"{id}.{form}" for id in named for form in {*CASES, "gender"} - here[id]]
    found += [
        f"{id}.{case}"
        for id in ("ui-player", "ui-named")
        for case in set(CASES) - here.get(id, set())
    ]
    colours = [here.get(f"colour-{name}", set()) for name in COLOUR_NAMES]
    if any(parts != colours[0] for parts in colours):
        found.append("the colours have different forms")
    for id, part, pattern in patterns(entries):
        if part == "gender" and plain(pattern) not in GENDERS:
            found.append(f"{id}.gender = {plain(pattern)}")
    return found


def _is_card(id: str) -> bool:
    return any(id in (card, f"{card}-classic", f"{card}-czech") for card in sources.cards())


def plain(pattern: ast.Pattern) -> str:
    """The text of a pattern, everything else left out."""
    return "".join(node.value for node in walk(pattern) if isinstance(node, ast.TextElement))


def wrong_calls(entries: list[ast.EntryType]) -> list[str]:
    """Functions that do not exist, or are given what they cannot take."""
    here = parts_of(entries)
    colours = here.get("colour-noble", set())
    found = []
    for id, part, pattern in patterns(entries):
        for node in walk(pattern):
            if isinstance(node, ast.FunctionReference):
                found += [f"{id}.{part}: {w}" for w in _wrong_call(node, colours)]
            elif isinstance(node, ast.SelectExpression):
                keys = {_key(variant) for variant in node.variants}
                if isinstance(node.selector, ast.FunctionReference) and not keys <= GENDERS | {
                    "none"
                }:
                    found.append(f"{id}.{part}: selects {keys} by gender")
    return found


def _wrong_call(call: ast.FunctionReference, colours: set[str]) -> Iterator[str]:
    name, given = call.id.name, call.arguments.positional
    if name not in ("CASE", "GENDER"):
        yield f"there is no {name}"
        return
    variable = given[0].id.name if given and isinstance(given[0], ast.VariableReference) else ""
    if variable not in NAMES | {"first", "next"} or call.arguments.named:
        yield f"{name} of {variable!r}"
    if name == "CASE":
        case = given[1].value if len(given) == 2 and isinstance(given[1], ast.StringLiteral) else ""
        known = case in (*CASES, ARTICLE) or (variable in COLOURED and case in colours)
        if not known:
            yield f"CASE {case!r}"


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def missing_plurals(entries: list[ast.EntryType], language: str) -> list[str]:
    """Selections by a number without all forms, and counted things outside of a selection."""
    found = []
    for id, part, pattern in patterns(entries):
        for node in walk(pattern):
            if isinstance(node, ast.SelectExpression):
                keys = {_key(variant) for variant in node.variants}
                if _variable(node.selector) in COUNTED and not _is_whole(keys, language):
                    found.append(f"{id}.{part}: only {sorted(keys)}")
        bare = _bare_numbers(pattern, frozenset()) - BARE.get(id, set())
        if bare and language != "en":
            found.append(f"{id}.{part}: {sorted(bare)} outside of a selection")
    return found


def _is_whole(keys: set[str], language: str) -> bool:
    wanted = PLURALS[language]
    exact = {key for key in keys if key.isdigit()}
    rest = keys - exact
    return rest == {"other"} or wanted <= rest or wanted - {"many"} | {"other"} <= rest


def _variable(node: ast.BaseNode) -> str:
    return node.id.name if isinstance(node, ast.VariableReference) else ""


def _bare_numbers(pattern: ast.Pattern, chosen: frozenset[str]) -> set[str]:
    """The numbers that are written where no form was chosen by them."""
    found: set[str] = set()
    for element in pattern.elements:
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            known = chosen | {_variable(inner.selector)}
            for variant in inner.variants:
                found |= _bare_numbers(variant.value, known)
        elif _variable(inner) in COUNTED - chosen:
            found.add(_variable(inner))
    return found


def wrong_prepositions(entries: list[ast.EntryType], language: str) -> list[str]:
    """Names that follow a preposition in a case that it does not take."""
    table = tomllib.loads(PREPOSITIONS.read_text(encoding="utf-8"))[language]
    allowed = {word: cases for words, cases in table.items() for word in words.split()}
    found = []
    for id, part, pattern in patterns(entries):
        for node in walk(pattern):
            if isinstance(node, ast.Pattern):
                for before, after in zip(node.elements, node.elements[1:], strict=False):
                    word = _last_word(before)
                    if word in allowed and isinstance(after, ast.Placeable):
                        case = _case_of(after)
                        if case is not None and case not in allowed[word]:
                            found.append(f"{id}.{part}: {word} with {case or 'nominative'}")
    return found


def _last_word(node: ast.BaseNode) -> str:
    if not isinstance(node, ast.TextElement) or not node.value.endswith(" "):
        return ""
    words = re.findall(r"\w+", node.value)
    return words[-1].lower() if words and re.search(r"\w +$", node.value) else ""


def _case_of(placeable: ast.Placeable) -> str | None:
    """The case of a name in a sentence, "" for the nominative; None for what is not a name."""
    inner = placeable.expression
    if isinstance(inner, ast.FunctionReference) and inner.id.name == "CASE":
        given = inner.arguments.positional
        case = given[1].value if isinstance(given[1], ast.StringLiteral) else ""
        return case if case in CASES else None
    return "" if _variable(inner) in NAMES else None


def gendered(entries: list[ast.EntryType], language: str) -> list[str]:
    """Sentences that say of a player what only a man, or only a woman, would have done."""
    verb = re.compile(rf"^ (?:не |nie |ne |se |si )?\w*{PAST[language]}\b")
    found = []
    for id, part, pattern in patterns(entries):
        for node in walk(pattern):
            if isinstance(node, ast.Pattern):
                for before, after in zip(node.elements, node.elements[1:], strict=False):
                    if (
                        isinstance(before, ast.Placeable)
                        and _variable(before.expression) in ("player", "other")
                        and isinstance(after, ast.TextElement)
                        and verb.match(after.value)
                    ):
                        found.append(f"{id}.{part}:{after.value}")
    return found


def untranslated(
    entries: list[ast.EntryType], english: list[ast.EntryType], language: str
) -> list[str]:
    """Texts that are still English, or have letters of another script."""
    original = {(id, part): plain(pattern) for id, part, pattern in patterns(english)}
    found = []
    for id, part, pattern in patterns(entries):
        if part == "gender":
            continue
        text = TYPED.sub("", plain(pattern))
        foreign = re.findall(FOREIGN[language], text)
        if foreign:
            found.append(f"{id}.{part}: letters {foreign}")
        if ENGLISH.search(text) and language in ("cs", "pl"):
            found.append(f"{id}.{part}: {ENGLISH.findall(text)}")
        same = plain(pattern) == original.get((id, part))
        if same and len(re.findall(r"[^\W\d]", text)) > 14:
            found.append(f"{id}.{part}: as in English")
    return found


def equal_names(entries: list[ast.EntryType]) -> list[str]:
    """Cards of one edition that have the same name."""
    names = {id: plain(p) for id, part, p in patterns(entries) if part == "" and _is_card(id)}
    found = []
    for edition in ("deluxe", "classic", "czech"):
        seen: dict[str, str] = {}
        for card in sorted(sources.cards()):
            name = names.get(f"{card}-{edition}") or names.get(card, card)
            if name in seen:
                found.append(f"{card} and {seen[name]} are both {name}")
            seen[name] = card
    return found
