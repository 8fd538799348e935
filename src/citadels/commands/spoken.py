"""Help in a language: commands and options have their words in help.ftl, none in the code."""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_type_hints

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    Parameter,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.help import ColumnSpec, DefaultFormatter, HelpEntry, NameRenderer
from cyclopts.help.inline_text import InlineText
from rich.console import Console, ConsoleOptions, Group
from rich.markdown import Markdown
from rich.text import Text

from ..terminal.style import Sentence
from ..words import phrase
from ..words.bundles import has_part

Command = Callable[..., int]
SHARED: Final = "help-options"  # the words of options that several commands have
LIKE: Final = 0.7  # how much an unknown option is like the one that was meant
NAMES: Final = 0.36  # of the width, at most
TYPED: Final = "markdown.code"  # the style of what stands in backquotes
USAGE: Final = {  # words of the first line, and the messages that say them
    "COMMAND": "help-command",
    "[OPTIONS]": "help-some-options",
    "[ARGS]": "help-some-arguments",
}


def command_name(command: Command) -> str:
    """How a command is typed."""
    return command.__name__.replace("_", "-")


def option_words(command: str, option: str) -> str:
    """The message that explains an option of a command, in the attribute of its name."""
    own = f"help-{command}"
    return own if has_part(own, option, "en") else SHARED


def spoken(command: Command, language: str, *, explained: bool) -> Command:
    """The same command, speaking a language by itself; with its options explained in it, too."""
    signature = inspect.signature(command)
    hints = get_type_hints(command, include_extras=True)
    if explained:
        for name in signature.parameters:
            hints[name] = _explained(command, name, hints[name], language)
    speaks = {"language": language} if "language" in signature.parameters else {}

    @wraps(command)
    def same(*given: Any, **named: Any) -> int:  # noqa: ANN401 - whatever the command takes
        return command(*given, **speaks | named)

    same.__annotations__ = hints
    vars(same)["__signature__"] = signature.replace(
        parameters=[
            parameter.replace(
                annotation=hints[name],
                default=language if name == "language" else parameter.default,
            )
            for name, parameter in signature.parameters.items()
        ]
    )
    return same


def _explained(command: Command, name: str, hint: Any, language: str) -> Any:  # noqa: ANN401 - a type
    option = name.replace("_", "-")
    text = phrase(option_words(command_name(command), option), language, option)
    return Annotated[hint, Parameter(help=text, metavar=_value_name(hint, language))]


def _value_name(hint: object, language: str) -> str:
    """What stands for the value of an option: a number, a file or a text."""
    kinds = {int: "number", float: "number", Path: "file"}
    inside = (hint, *get_args(hint), *(part for kind in get_args(hint) for part in get_args(kind)))
    return phrase(f"help-{next((kinds[k] for k in inside if k in kinds), 'text')}", language)


def page(name: str, language: str) -> str:
    """What a command does: one sentence, and more where there is more to say."""
    id = f"help-{name}"
    more = phrase(id, language, "more") if has_part(id, "more", language) else ""
    return f"{phrase(id, language)}\n\n{more}".strip()


class Pages(DefaultFormatter):
    """Lays out pages of help, with its own few words in a language."""

    def __init__(self, language: str) -> None:
        super().__init__(column_specs=self._columns)
        self.language = language

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:  # noqa: ANN401 - as in the base class
        """Print the first line."""
        line = str(usage).strip()
        for word, id in USAGE.items():
            line = line.replace(word, phrase(id, self.language))
        console.print(
            Text(phrase("help-usage", self.language, text=line), style="bold"), end="\n\n"
        )

    def render_description(
        self, console: Console, options: ConsoleOptions, description: object
    ) -> None:
        """Print what the command does, a paragraph each."""
        if isinstance(description, InlineText):
            paragraphs = self._sentences(description)
            description = Group(*(part for one in paragraphs for part in (one, "")))
        super().render_description(console, options, description)

    def _columns(
        self, console: Console, options: ConsoleOptions, entries: list[HelpEntry]
    ) -> tuple[ColumnSpec, ...]:
        width = int(console.width * NAMES)
        names = NameRenderer(max_width=width)
        return (
            ColumnSpec(renderer=names, style="cyclopts.name", max_width=width),
            ColumnSpec(renderer=self._explain, overflow="fold"),
        )

    def _sentences(self, text: InlineText) -> list[Sentence]:
        """The paragraphs of a text, whose lines break where the language lets them."""
        marked = text.primary_renderable
        source = marked.markup if isinstance(marked, Markdown) else str(marked)
        found = []
        for paragraph in source.split("\n\n"):
            sentence = Sentence("", self.language)
            for place, piece in enumerate(paragraph.split("`")):
                sentence.append(piece, TYPED if place % 2 else "")
            found.append(sentence)
        return found

    def _explain(self, entry: HelpEntry) -> Sentence:
        """An option's words, with what holds if it is left out."""
        (text,) = self._sentences(entry.description)
        if entry.required:
            text.append(f" [{phrase('help-required', self.language)}]", "cyclopts.required")
        elif entry.default not in (None, "", '""', "()", "True", "False"):
            said = phrase("help-default", self.language, value=str(entry.default))
            text.append(f" [{said}]", "cyclopts.default")
        for variable in entry.env_var or ():
            text.append(f" [{variable}]", "cyclopts.env_var")
        return text


def say_misuse(error: CycloptsError, language: str) -> str:
    """Say in one line what is wrong with a command line."""
    match error:
        case UnknownCommandError(unused_tokens=[word, *_]):
            known = ", ".join(name for name in error.app or App() if not name.startswith("-"))
            return phrase("help-no-command", language, name=word, known=known)
        case UnknownOptionError() | UnusedCliTokensError():
            return _say_option(error, language)
        case MissingArgumentError(keyword=str(option)):
            return phrase("help-missing", language, option=option)
        case MissingArgumentError(argument=argument) if argument is not None:
            return phrase("help-left-out", language, name=argument.name, command=_asked(error))
        case CoercionError(token=token, argument=argument) if token and argument is not None:
            return _say_value(token.keyword or argument.name, token.value, argument.hint, language)
        case _:
            return " ".join(str(error).split())


def _say_option(error: UnknownOptionError | UnusedCliTokensError, language: str) -> str:
    """Say that there is no such option; which one is likeliest, or where they stand."""
    word = _strange(error)
    offered = getattr(error, "argument_collection", None)  # of one that looks like an option
    known = [name for each in offered or () for name in each.names]
    near = difflib.get_close_matches(word, known, 1, LIKE) if word.startswith("--") else []
    if near:
        return phrase("help-near-option", language, name=word, known=near[0])
    return phrase("help-no-option", language, name=word, command=_asked(error))


def _strange(error: UnknownOptionError | UnusedCliTokensError) -> str:
    """What a command does not know."""
    if isinstance(error, UnknownOptionError):
        return error.token.keyword or error.token.value
    return " ".join(error.unused_tokens or ())


def _asked(error: CycloptsError) -> str:
    """The command that was misused, as it is typed."""
    return " ".join(("citadels", *(error.command_chain or ())))


def _say_value(name: str, value: str, hint: object, language: str) -> str:
    """Say that an option cannot have a value, and which it can have, if they are few."""
    words = [word for kind in (hint, *get_args(hint)) for word in get_args(kind)]
    known = ", ".join(word for word in words if isinstance(word, str))
    if known:
        return phrase("error-switch", language, switch=name, name=value, known=known)
    return phrase("help-no-value", language, option=name, value=value)
