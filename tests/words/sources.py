"""What the engine speaks of, collected from its source and its registry."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from citadels.bots import BOTS
from citadels.bots.names import NAMES
from citadels.bots.thought import CODES
from citadels.commands.admin import ADMIN
from citadels.commands.app import COMMANDS
from citadels.commands.spoken import command_name
from citadels.core.basics import COLOUR_NAMES
from citadels.core.card import POWER
from citadels.core.option import BUTTON, KIND_NAMES, OPTIONS
from citadels.core.registry import ASKERS, CHARACTERS, DISTRICTS, EDITIONS, SWITCHES
from citadels.review import ACCOUNT, MOMENTS
from citadels.review.reasons import CODES as MEASURED
from citadels.server.http.rematch import DECLINED
from citadels.terminal.report import HABITS, QUESTIONS
from citadels.words import QUICK_PHRASES
from citadels.words.deeds import UNTOLD, Rule, read_rules
from tools.book.chapters import chapters
from tools.book.pictures import NAMES as PICTURES

LEVELS = tuple(BOTS)  # before a test adds or hides any
ROOT = Path(__file__).parents[2] / "src" / "citadels"
PHASE_QUESTIONS = {"draft-keep", "draft-discard", "turn-turn", "gather-keep", "build-pay"}
WEB = Path(__file__).parents[2] / "web" / "src"
WEB_FILES = (  # of words that only the browser speaks; ids begin with the name of their file
    *("about", "chronicle", "guide", "home", "pages", "replay", "room", "settings", "setup"),
    *("sheet", "table", "web", "push", "games", "order", "you", "standing", "league"),
    *("review", "admin"),  # the terminal speaks them, too
)


def slug(text: str) -> str:
    """Write a name as ids of messages do."""
    return re.sub(r"[_ ]", "-", text)


@cache
def parsed(file: Path) -> ast.Module:
    """The syntax tree of a source."""
    return ast.parse(file.read_text(encoding="utf-8"))


def trees(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """Parse the sources below some folders, or some files."""
    for folder in folders:
        place = ROOT / folder
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            yield file, parsed(file)


def strings(node: ast.AST) -> set[str]:
    """All literal strings below a node."""
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


@cache
def calls(file: Path) -> list[tuple[str, ast.Call]]:
    """Every call in a source, with the name of what is called."""
    nodes = [node for node in ast.walk(parsed(file)) if isinstance(node, ast.Call)]
    return [
        (node.func.attr if isinstance(node.func, ast.Attribute) else _name(node.func), node)
        for node in nodes
    ]


def called_with(name: str, place: int, *folders: str) -> set[str]:
    """The literal strings given to a function at a place, anywhere in the engine."""
    found: set[str] = set()
    for file, _ in trees(*folders):
        for called, node in calls(file):
            if called == name and len(node.args) > place:
                found |= strings(node.args[place])
    return found


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def events() -> set[str]:
    """The names of all events."""
    return called_with("tell", 0, "core", "characters", "districts")


@cache
def story_rules() -> list[Rule]:
    """The rules by which events become deeds."""
    return list(read_rules((ROOT / "locales" / "story.txt").read_text("utf-8")))


def story_labels() -> set[str]:
    """The names under which sentences find what belongs to a deed."""
    return {step.label for rule in story_rules() for step in rule.steps if step.label}


def story_words() -> set[str]:
    """The names of what sentences of the story say of their amounts, things and cards."""
    parts = ("things", "card", "coins", "cards")
    return {f"{label}-{part}" for label in (*story_labels(), "amount") for part in parts}


def story() -> set[str]:
    """The ids of all sentences of the story, but of the rules that are told as their event is."""
    told = {rule.id for rule in story_rules()} - {UNTOLD, "reveals", "looks", "gains", "gives-card"}
    return {
        f"story-{id}" for id in (*told, "the", "coins", "cards", "sums", "sums-item", "picks-item")
    }


def reasons() -> set[str]:
    """The codes of all reasons."""
    return called_with("Reason", 0, "core", "characters", "districts")


def score_codes() -> set[str]:
    """The codes of all score lines."""
    return called_with("ScoreLine", 0, "core")


def errors() -> set[str]:
    """The codes of all errors."""
    places = ("core", "review", "sim", "study", "server", "protocol", "commands", "cli.py")
    names = ("InvalidConfig", "IllegalChoice", "Refusal", "CannotSit")
    found = {code for name in names for code in called_with(name, 1, *places)}
    return found | {
        "other",
        "record",
        "server",
        "malformed",
        "too-long",
        "not-found",
        "port",
        "no-port",
        *("offline", "page"),  # of the browser itself
    }


def phases() -> set[str]:
    """The phases that ask something."""
    return {id for id in ASKERS if any(q.startswith(f"{id}-") for q in PHASE_QUESTIONS)}


def rules() -> set[str]:
    """The ids that the rule book is made of."""
    found: set[str] = set()
    book = Path(__file__).parents[2] / "tools" / "book"
    for file in (*sorted(book.glob("*.py")), ROOT / "words" / "rules.py"):
        texts = strings(parsed(file))
        found |= {text for text in texts if re.fullmatch(r"rules(-[a-z]+)+", text)}
    pictures = {f"rules-alt-{name}" for name in PICTURES}
    return found | pictures | {f"rules-{chapter['id']}" for chapter in chapters()}


def file_of(card: str) -> str:
    """The file of a card."""
    return f"{'characters' if card in CHARACTERS else 'districts'}/{card}.py"


def question_names(card: str) -> set[str]:
    """The names of the questions that a card asks; basic districts ask nothing."""
    if card in EDITIONS["deluxe"].basic:
        return set()
    asked = called_with("ask", 2, file_of(card))
    first = (CHARACTERS | DISTRICTS)[card].asks
    return asked | {first} if first else asked


def questions_of(card: str) -> set[str]:
    """The ids of the questions that a card asks."""
    return {f"{slug(card)}-{name}" for name in question_names(card)}


def card_questions() -> set[str]:
    """The ids of all questions that cards ask."""
    return {question for card in (*CHARACTERS, *DISTRICTS) for question in questions_of(card)}


def questions() -> set[str]:
    """The ids of all questions."""
    return PHASE_QUESTIONS | card_questions()


def cards() -> set[str]:
    """The ids of all cards."""
    return {slug(id) for id in (*CHARACTERS, *DISTRICTS)}


def versions() -> set[str]:
    """The ids of the cards that a switch changes and that have words of their own."""
    changed = [card for switch in SWITCHES.values() for card in switch.versions.values()]
    return {slug(f"{card.id}-{card.version}") for card in changed if card.version}


def offered_switches() -> list[str]:
    """The switches that people choose."""
    return [id for id, switch in SWITCHES.items() if switch.offered]


def powers() -> set[str]:
    """The cards that can be used in the own turn."""
    every = (*CHARACTERS.values(), *DISTRICTS.values())
    return {slug(card.id) for card in every if card.hooks & POWER}


def buttons() -> set[str]:
    """The texts of all buttons."""
    return {slug(option.text) for option in OPTIONS.values() if option.kind == BUTTON}


def ui() -> set[str]:
    """The ids that the terminal, the commands and the browser use."""
    found: set[str] = set()
    for _, tree in trees("words", "terminal", "commands", "cli.py"):
        found |= {text for text in strings(tree) if re.fullmatch(r"ui(-[a-z]+)+", text)}
    markers = {card.marker for card in CHARACTERS.values() if card.marker}
    return found | {f"ui-mark-{kind}" for kind in (*markers, "other")}


def previews() -> set[str]:
    """The ids that links are shown with."""
    found: set[str] = set()
    for _, tree in trees("server/http/previews.py", "server/pictures"):
        found |= {text for text in strings(tree) if re.fullmatch(r"preview(-[a-z]+)+", text)}
    return found


def review() -> set[str]:
    """The ids that a review is told with."""
    found: set[str] = set()
    for _, tree in trees("words/review.py", "terminal", "commands/review.py"):
        found |= {text for text in strings(tree) if re.fullmatch(r"review(-[a-z]+)+", text)}
    parts = {f"review-part-{part}" for part in ACCOUNT}
    return found | parts | {f"review-kind-{kind}" for kind in MOMENTS}


def studies() -> set[str]:
    """The ids that studies and their reports are told with."""
    found: set[str] = set()
    for _, tree in trees("terminal", "commands"):
        spoken = r"(study|report|pages-study)(-[a-z]+)+"
        found |= {text for text in strings(tree) if re.fullmatch(spoken, text)}
    questions = {f"report-{id}" for id in QUESTIONS}
    return found - errors() | questions | {f"report-habit-{id}" for id in HABITS}


def terminal() -> set[str]:
    """The ids of pages of help, of the doctor's findings, of backups and for programs."""
    found = {f"help-{command_name(command)}" for command in (*COMMANDS, *ADMIN)} | {"help-admin"}
    findings: set[str] = set()
    spoken = r"(help|doctor|check|sit|mcp|backup|admin)(-[a-z]+)+"
    for _, tree in trees("protocol/check.py"):
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        tried = [call.args[0] for call in calls if getattr(call.func, "id", "") == "Finding"]
        findings |= {f"check-{what}" for node in tried for what in strings(node)} - {"check-fail"}
    for _, tree in trees("commands", "mcp"):
        found |= {text for text in strings(tree) if re.fullmatch(spoken, text)}
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Finding":
                what, how, *_ = call.args
                findings |= {f"doctor-{a}-{b}" for a in strings(what) for b in strings(how)}
    kinds = {f"help-{name}" for name in ("citadels", "number", "file", "text", "help", "version")}
    return found | findings | kinds


@cache
def web() -> set[str]:
    """The ids that the browser uses: written out, or put together from parts that it writes."""
    text = "".join(
        file.read_text("utf-8")
        for ending in ("*.ts", "*.js", "*.svelte")
        for file in sorted(WEB.rglob(ending))
    )
    names = "|".join(WEB_FILES)
    written = set(re.findall(rf"""["'`]((?:{names})(?:-[a-z0-9]+)+)["'`]""", text))
    families = re.findall(
        rf"`((?:{names})-(?:[a-z0-9]+-)*)\$\{{[^}}`]*\}}((?:-[a-z]+)*)[`$-]", text
    )
    parts = set(re.findall(r"""["'`]([a-z0-9-]+)["'`]|\b([a-z0-9]+):""", text))
    ends = {end for both in parts for end in both if end}
    ends |= {slug(f"{switch.id}-{end}") for switch in SWITCHES.values() for end in switch.values}
    ends |= {slug(switch) for switch in SWITCHES} | {slug(bot) for bot in LEVELS}
    made = {f"{begin}{end}{close}" for begin, close in families for end in ends}
    return written | made & _ids("en")


def _ids(language: str) -> set[str]:
    folder = ROOT / "locales" / language
    files = [folder / f"{name}.ftl" for name in WEB_FILES]
    text = "".join(file.read_text("utf-8") for file in files if file.exists())
    return set(re.findall(r"^([a-z][a-z0-9-]*) *=", text, re.MULTILINE))


@cache
def required() -> set[str]:
    """The ids that every language must have."""
    kinds = set(KIND_NAMES) - {"button"}
    presets = {preset.id for box in EDITIONS.values() for preset in box.presets}
    return (
        cards()
        | questions()
        | {"asked-phase", "asked-card", "option-build-by"}
        | {"effect-pays", "effect-draws", "effect-income", "effect-free"}
        | {f"event-{name}" for name in events()}
        | story()
        | {f"reason-{code}" for code in reasons()}
        | {f"score-{code}" for code in score_codes()}
        | {f"error-{code}" for code in errors()}
        | {f"phase-{id}" for id in phases()}
        | {f"button-{name}" for name in buttons()}
        | {f"option-{kind}" for kind in kinds}
        | {f"colour-{name}" for name in COLOUR_NAMES}
        | {f"edition-{id}" for id in EDITIONS}
        | {f"preset-{slug(id)}" for id in presets}
        | {f"variant-{slug(id)}" for id in ("complete_size", *offered_switches())}
        | {f"bot-{code}" for code in (*CODES, *MEASURED)}
        | {f"level-{slug(name)}" for name in LEVELS}
        | {f"bot-name-{name.lower()}" for name in NAMES}
        | {f"chat-{name}" for name in (*QUICK_PHRASES, DECLINED.strip(":"))}
        | previews()
        | review()
        | studies()
        | ui()
        | terminal()
        | rules()
        | web()
    )


@cache
def allowed() -> set[str]:
    """The ids that a language may have besides: closer wordings for one card or question."""
    kinds = set(KIND_NAMES) - {"button"}
    answers = buttons() | kinds | {f"use-{card}" for card in cards()}
    closer = ("confirm", "several", "step")
    return (
        versions()
        | {f"{chapter}-{edition}" for chapter in rules() for edition in EDITIONS}
        | {f"{card}-{edition}" for card in cards() for edition in EDITIONS}
        | {f"event-{name}-{card}" for name in events() for card in cards()}
        | {f"{id}-{card}" for id in story() for card in cards()}
        | {f"option-use-{card}" for card in powers()}
        | {f"{question}-{answer}" for question in questions() for answer in answers}
        | {f"{kind}-{question}" for kind in closer for question in questions()}
    )
