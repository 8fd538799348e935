"""The `citadels` command: play, serve, simulate, arena, replay, verify, cards, setup, bench."""

from __future__ import annotations

import secrets
import sys
import warnings
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError
from rich.console import Console
from rich.table import Table

from . import __version__
from .bots import BOTS, OFFERED
from .commands.arena import arena
from .commands.common import (
    FAILED,
    HERE,
    INTERRUPTED,
    MISUSED,
    Deck,
    Edition,
    Jobs,
    Json,
    Language,
    complain,
    make_progress,
    print_json,
)
from .core.basics import NOBODY, InvalidConfig, Refusal
from .core.config import Config, random_config
from .core.game import Game
from .core.position import setup_lines
from .core.read_position import read_config
from .core.record import read_record, record_of
from .core.rng import FastRng
from .core.view import view
from .sim import bench as speed
from .sim.run import RANDOM_DECK, Plan, Summary
from .sim.run import simulate as run_plan
from .tui import cards as card_list
from .tui.chronicle import Chronicle
from .tui.play import TerminalGame
from .tui.scores import draw_scores
from .tui.style import make_console
from .tui.table import Table as Drawing
from .words import LANGUAGES, Reader, phrase, player_name, say_to

SEEDS = 1 << 30
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dmytro", "Ewa", "Filip", "Greta", "Hugo")

app = App(
    name="citadels",
    version=__version__,
    help=(
        "Citadels: build a city, guess who everyone is, and do not get murdered.\n\n"
        "Without a command, the server starts and the browser opens."
    ),
    suppress_keyboard_interrupt=False,
)
app.command(arena)
# Found when they are called for: a server takes long to import.
app.command(
    "citadels.commands.serve:serve",
    name="serve",
    help="Serve tables to browsers, with an embedded database or on PostgreSQL.",
)
app.command(
    "citadels.commands.serve:verify",
    name="verify",
    help="Check that a game was dealt from the seed that was promised when it began.",
)

Seed = Annotated[int | None, Parameter(help="Number that decides all chance; new if left out.")]
Players = Annotated[int, Parameter(help="Number of players, 2 to 8.")]
Preset = Annotated[str, Parameter(help="Ready-made cast and districts, such as vicious_nobles.")]


@app.command
def play(
    *,
    players: Players = 4,
    edition: Edition = "deluxe",
    preset: Preset = "",
    setup: Annotated[
        Path | None, Parameter(help="File with a setup, as `setup` prints it.")
    ] = None,
    seed: Seed = None,
    bots: Annotated[
        str, Parameter(help="Who plays the other seats: novice, apprentice, citizen, ...")
    ] = "apprentice",
    seat: Annotated[int, Parameter(help="Your seat, counted from 0.")] = 0,
    name: Annotated[str, Parameter(help="Your name.")] = "",
    record: Annotated[Path | None, Parameter(help="File for the record of the game.")] = None,
    language: Language = HERE,
) -> int:
    """Play one game in the terminal against bots."""
    config = _read_setup(setup) if setup else Config(players, edition, preset)
    if bots not in OFFERED:
        known = ", ".join(OFFERED)
        raise InvalidConfig(
            f"there is no bot {bots!r}; there are {known}", "bot", name=bots, known=known
        )
    if not 0 <= seat < config.players:
        raise _no_seat(seat, config)
    chosen = _seed(seed)
    rng = FastRng(chosen + SEEDS)
    console = make_console()
    names = list(BOT_NAMES[: config.players - 1])
    names.insert(seat, name or player_name(seat, language, ()))
    reader = Reader(language, seat, names, config.edition)
    table = TerminalGame(
        Game(config, chosen), [BOTS[bots](rng) for _ in names], rng, reader, console
    )
    table.run()
    if record is not None:
        record.write_text(record_of(table.game).text(), encoding="utf-8")
        console.print(phrase("ui-saved", language, file=str(record)), style="italic")
    return 0


def _no_seat(seat: int, config: Config) -> InvalidConfig:
    last = config.players - 1
    message = f"the seat is a number from 0 to {last}, not {seat}"
    return InvalidConfig(message, "seat", amount=seat, most=last)


def _seed(seed: int | None) -> int:
    if seed is not None and not 0 <= seed < 1 << 64:
        message = f"the seed is a number from 0 to 2**64 - 1, not {seed}"
        raise InvalidConfig(message, "seed", name=str(seed), known="2**64 - 1")
    return secrets.randbelow(SEEDS) if seed is None else seed


def _read_setup(file: Path) -> Config:
    return read_config(file.read_text(encoding="utf-8"))


@app.command
def simulate(
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 1000,
    players: Annotated[int, Parameter(help="Number of players; 0 for any.")] = 4,
    deck: Deck = RANDOM_DECK,
    edition: Edition = "deluxe",
    bots: Annotated[str, Parameter(help="Bots of the seats, in turn: novice,random.")] = ("random"),
    seed: Annotated[int, Parameter(help="The same seed plays the same games.")] = 1,
    jobs: Jobs = 0,
    failures_dir: Annotated[
        Path | None, Parameter(help="Folder for the records of games that failed.")
    ] = None,
    json: Json = False,
    language: Language = HERE,
) -> int:
    """Let bots play many games, and sum them up; Ctrl-C ends it with what is done so far."""
    kept = str(failures_dir) if failures_dir else ""
    plan = Plan(games, players, deck, edition, tuple(bots.split(",")), seed, kept)
    plan.check()
    if json:
        summary = run_plan(plan, jobs)
        print_json(_asked(plan) | summary.plain())
    else:
        with make_progress() as progress:
            task = progress.add_task(phrase("ui-simulating", language), total=games)
            summary = run_plan(plan, jobs, lambda done: progress.advance(task, done))
        make_console().print(_summary_table(summary, language))
    if summary.interrupted:
        complain(phrase("ui-sim-interrupted", language))
        return INTERRUPTED
    for failure in summary.failures[:5]:
        complain(failure)
    return FAILED if summary.failures else 0


def _asked(plan: Plan) -> dict[str, object]:
    """What was asked for, as it stands in the JSON."""
    return {
        "players": plan.players,
        "deck": plan.deck,
        "edition": plan.edition,
        "bots": list(plan.bots),
        "seed": plan.seed,
    }


def _summary_table(summary: Summary, language: str) -> Table:
    plain = summary.plain()
    rate = summary.decisions / max(summary.seconds, 1e-9)
    rows = (
        ("ui-sim-games", plain["games"]),
        ("ui-sim-decisions", plain["decisions"]),
        ("ui-sim-forced", plain["forced"]),
        ("ui-sim-seconds", plain["seconds"]),
        ("ui-sim-rate", f"{rate:,.0f}"),
        ("ui-sim-failures", plain["failures"]),
        ("ui-sim-rounds", plain["mean_rounds"]),
        ("ui-sim-score", plain["mean_score"]),
        ("ui-sim-winning", plain["mean_winning_score"]),
        ("ui-sim-wins", " ".join(str(wins) for wins in summary.wins if wins)),
    )
    table = Table(box=None, show_header=False)
    table.add_column()
    table.add_column(justify="right", style="bold")
    for id, value in rows:
        table.add_row(phrase(id, language), str(value))
    return table


@app.command
def replay(
    file: Annotated[Path, Parameter(help="The record of a game.")],
    /,
    *,
    events: Annotated[bool, Parameter(negative="", help="Every event, not only the news.")] = False,
    view: Annotated[int, Parameter(help="Seat whose knowledge is told; all if left out.")] = NOBODY,
    json: Json = False,
    language: Language = HERE,
) -> int:
    """Replay a recorded game: its chronicle in words, and the scores line by line."""
    game = read_record(file.read_text(encoding="utf-8")).replay()
    if not NOBODY <= view < game.config.players:
        raise _no_seat(view, game.config)
    reader = Reader(language, view, (), game.config.edition)
    if json:
        print_json(_plain_game(game, reader))
    else:
        _tell_game(game, reader, events)
    return 0


def _plain_game(game: Game, reader: Reader) -> dict[str, object]:
    return {
        "over": game.over,
        "rounds": game.round.number,
        "decisions": len(game.choices),
        "events": [say_to(reader, event) for event in game.events or ()],
        "ranking": game.ranking() if game.over else [],
        "scores": [
            {
                "seat": score.seat,
                "total": score.total,
                "lines": [
                    {"code": line.code, "text": say_to(reader, line), "points": line.points}
                    for line in score.lines
                ],
            }
            for score in (game.scores() if game.over else ())
        ],
    }


def _tell_game(game: Game, reader: Reader, whole: bool) -> None:
    console = make_console()
    Chronicle(console, reader).tell(game.events or (), whole)
    if reader.seat != NOBODY:
        console.print(Drawing(reader).draw(view(game, reader.seat)))
    if game.over:
        console.print(draw_scores(game.scores(), reader))
    elif game.asking is not None:
        name = player_name(game.asking.seat, reader.language, ())
        console.print(phrase("ui-open", reader.language, player=name), style="italic")


@app.command
def cards(*, json: Json = False, language: Language = HERE) -> int:
    """List every card with its text."""
    if json:
        print_json(
            {
                "characters": card_list.list_characters(language),
                "districts": card_list.list_districts(language),
            }
        )
    else:
        make_console().print(card_list.draw_cards(language))
    return 0


@app.command
def setup(
    *,
    players: Annotated[int, Parameter(help="Number of players; 0 for any, if random.")] = 4,
    edition: Edition = "deluxe",
    preset: Preset = "",
    random: Annotated[bool, Parameter(negative="", help="Draw cast and districts.")] = False,
    seed: Seed = None,
) -> int:
    """Print a setup as text, to be changed by hand and given to `play --setup`."""
    if random:
        config = random_config(_seed(seed), players, edition)
    else:
        config = Config(players, edition, preset)
    print("\n".join(setup_lines(config)))  # noqa: T201 - plain text, to be pasted
    return 0


@app.command
def bench(
    *,
    seconds: Annotated[float, Parameter(help="CPU seconds per row and round.")] = 3.0,
    rounds: Annotated[int, Parameter(help="Rounds; the best one counts.")] = 3,
    peers: Annotated[Path, Parameter(help="File that measures the peers.")] = Path(
        "bench/peers.py"
    ),
    interpreted: Annotated[
        Path | None, Parameter(help="Source tree for the interpreted row; src if it is there.")
    ] = None,
    json: Json = False,
    language: Language = HERE,
) -> int:
    """Measure the engine's speed, side by side with its peers where they are installed."""
    if seconds <= 0 or rounds < 1:
        message = "a measurement takes more than 0 seconds and at least 1 round"
        raise InvalidConfig(message, "measurement")
    tree = interpreted or (Path("src") if Path("src/citadels").is_dir() else None)
    source = str(tree.resolve()) if tree else ""
    if json:
        print_json(speed.bench(seconds, rounds, peers, source))
        return 0
    with make_console(stderr=True).status("") as status:
        found = speed.bench(seconds, rounds, peers, source, status.update)
    _draw_bench(found, make_console(), language)
    return 0


def _draw_bench(found: dict[str, object], console: Console, language: str) -> None:
    rows, ratios = found["rows"], found["ratios"]
    assert isinstance(rows, list) and isinstance(ratios, dict)
    table = Table(box=None)
    table.add_column(phrase("ui-bench-row", language))
    for id in ("ui-bench-rate", "ui-bench-unforced", "ui-bench-forced"):
        table.add_column(phrase(id, language), justify="right")
    table.add_column(phrase("ui-bench-note", language))
    for row in rows:
        rates = (row["decisions_per_second"], row["unforced_per_second"])
        share = row["forced"] / row["decisions"]
        table.add_row(row["name"], *(f"{rate:,.0f}" for rate in rates), f"{share:.1%}", row["note"])
    console.print(table)
    table = Table(phrase("ui-bench-ratio", language), box=None)
    table.add_column(phrase("ui-bench-times", language), justify="right")
    for name, ratio in ratios.items():
        table.add_row(name, f"{ratio:.2f}")
    console.print(table)


def _warn(message: Warning | str, *_: object, **__: object) -> None:
    complain(str(message))


def main(arguments: list[str] | None = None) -> None:
    """Do what the command line asks for, and end with its exit code."""
    sys.exit(_run(sys.argv[1:] if arguments is None else arguments))


def _run(arguments: list[str]) -> int:
    warnings.showwarning = _warn
    try:
        code = app(
            arguments or ["serve"],
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except KeyboardInterrupt:
        print(file=sys.stderr)  # noqa: T201 - the cursor stands behind ^C
        complain("interrupted")
        return INTERRUPTED
    except (CycloptsError, OSError, ValueError) as error:
        complain(_explained(error, _language_of(arguments)))
        return MISUSED if isinstance(error, CycloptsError | InvalidConfig) else FAILED
    return code if isinstance(code, int) else 0


def _language_of(arguments: list[str]) -> str:
    """The language that a command line asks for, even if it is wrong in other ways."""
    words = " ".join(arguments).replace("=", " ").split()
    wish = words[words.index("--language") + 1 :][:1] if "--language" in words else []
    return wish[0] if wish and wish[0] in LANGUAGES else HERE


def _explained(error: Exception, language: str) -> str:
    """Say in one line what went wrong."""
    if isinstance(error, Refusal):
        return say_to(Reader(language), error)
    if isinstance(error, UnusedCliTokensError):
        words = " ".join(error.unused_tokens or ())
        return f"there is no command or option {words!r} (`citadels --help` lists them)"
    if isinstance(error, CycloptsError):
        return f"{' '.join(str(error).split())} (see `citadels --help`)"
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())
