"""What an installation needs: the library almost nothing, each command what its extra holds."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadels import __version__
from citadels.commands.app import make_app
from citadels.core import game

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "citadels"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SHARED = {
    "study",
    "__init__",
    "app",
    "checks",
    "clone",
    "common",
    "configured",
    "ending",
    "server_checks",
    "spoken",
    "storing",
}  # they are no commands
# Times `python -c pass`; the interpreted package reads more than a hundred files (decision 0021).
MOST = {"compiled": 4.0, "interpreted": 5.0}
TRIES = 30
# Which parts of the package may import the packages of which extra.
PARTS = {
    "": ("core", "characters", "districts", "editions", "bots", "sim", "cli.py", "__init__.py"),
    "words": ("words",),
    "terminal": ("terminal", "commands"),
    "server": ("protocol",),
    "all": ("server",),
    "mcp": ("mcp",),
    "rl": ("rl",),
    "cluster": ("study",),
}
IMPORTED = {
    "open_spiel": "pyspiel",
    "opentelemetry_sdk": "opentelemetry",
    "opentelemetry_exporter_otlp_proto_http": "opentelemetry",
}  # packages that are imported by another name

# Python where packages are missing: those that are named, or all that are not the library's.
WITHOUT = """
import sys

class Without:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        ours = sys.stdlib_module_names | {"citadels", "mypy_extensions"}
        if top in MISSING or not MISSING and top not in ours and not top.endswith("__mypyc"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Without())
"""

PLAY = """
before = set(sys.modules)
import citadels, citadels.bots, citadels.sim.arena, citadels.sim.run
game = citadels.Game(citadels.Config(players=4), seed=1)
while not game.over:
    game.play(game.options[0])
names = {name.partition(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names
print(sorted(name for name in names if not name.startswith("__") and not name.endswith("__mypyc")))
"""


def without(missing: set[str], code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a Python that lacks some packages, or all but what the library needs."""
    return subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-I", "-c", WITHOUT.replace("MISSING", str(missing or ())) + code],
        capture_output=True,
        text=True,
        check=False,
    )


def packages(extra: str) -> set[str]:
    """The packages of an extra, by the names under which they are imported."""
    found: set[str] = set()
    for line in PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]:
        own = re.fullmatch(r"citadels\[(.+)\]", line)
        if own:
            found = found.union(*map(packages, own[1].split(",")))
        else:
            name = re.split(r"[^\w-]", line)[0].replace("-", "_")
            found.add(IMPORTED.get(name, name))
    return found


def imported(part: str) -> Iterator[tuple[Path, str]]:
    """What the files of a part import from outside, anywhere in them."""
    place = SOURCES / part
    for file in place.rglob("*.py") if place.is_dir() else [place]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            for name in names:
                top = name.partition(".")[0]
                if top not in sys.stdlib_module_names | {"citadels"}:
                    yield file, top


def test_the_library_needs_almost_nothing() -> None:
    assert len(PROJECT["dependencies"]) <= 3
    done = without(set(), PLAY)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "['citadels', 'mypy_extensions']\n"


def test_what_is_missing_is_missing() -> None:
    assert "No module named 'fluent" in without(set(), "import citadels.words").stderr
    assert "No module named 'rich" in without({"rich"}, "import citadels.terminal.play").stderr


def test_each_part_imports_what_its_extra_holds() -> None:
    listed = {part for group in PARTS.values() for part in group}
    assert {place.name for place in SOURCES.iterdir() if any(imported(place.name))} <= listed
    for extra, group in PARTS.items():
        allowed = packages("") | (packages(extra) if extra else set())
        for part in group:
            for file, package in imported(part):
                assert package in allowed, f"{file.name} imports {package}: not in [{extra}]"


def test_nothing_is_asked_for_in_vain() -> None:
    used = {package for group in PARTS.values() for part in group for _, package in imported(part)}
    asked_for = {package for extra in PARTS for package in packages(extra)}
    assert asked_for == used | {"aiosqlite"}  # by its driver


@pytest.mark.parametrize(
    ("left", "arguments", "lack", "extra"),
    [
        ("", ["play"], "cyclopts", "terminal"),
        ("", ["--help"], "cyclopts", "terminal"),
        ("", ["serve"], "cyclopts", "server"),
        ("", [], "cyclopts", "server"),
        ("", ["sit"], "cyclopts", "server"),
        ("", ["mcp"], "cyclopts", "mcp"),
        ("", ["report", "results"], "cyclopts", "report"),
        ("terminal", ["mcp"], "mcp", "mcp"),
        ("terminal", ["serve"], "[a-z_]+", "server"),
        ("terminal", ["report", "results"], "pyarrow", "report"),
        ("terminal", ["simulate", "--out", "results"], "pyarrow", "report"),
        ("server", ["serve", "--database", "postgresql+asyncpg://x"], "asyncpg", "postgres"),
        ("server", ["serve", "--redis", "redis://127.0.0.1:1"], "redis", "redis"),
        ("server", ["serve", "--push", "mailto:a@example.org"], "pywebpush", "push"),
        ("server", ["serve", "--telemetry", "http://127.0.0.1:1"], "opentelemetry", "telemetry"),
        ("terminal", ["backup", "x"], "[a-z_]+", "server"),
    ],
)
def test_a_command_whose_extra_is_missing_says_what_to_install(
    left: str, arguments: list[str], lack: str, extra: str
) -> None:
    every = packages("all") | packages("cluster") | packages("mcp")
    missing = every - packages(left) if left else set()
    done = without(missing, f"from citadels.cli import main; main({arguments})")
    command = arguments[0] if arguments else "serve"
    told = f"citadels: {command} needs {lack}, which is not installed: "
    assert re.fullmatch(told + rf'pip install "citadels\[{extra}\]"\n', done.stderr), done.stderr
    assert (done.returncode, done.stdout) == (2, "")


def test_the_version_is_told_without_any_extra() -> None:
    done = without(set(), "from citadels.cli import main; main(['--version'])")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{__version__}\n", "")


def test_the_terminal_does_without_the_server() -> None:
    missing = (packages("all") | packages("cluster")) - packages("terminal")
    done = without(missing, "from citadels.cli import main; main(['--help'])")
    assert done.returncode == 0 and "serve" in done.stdout, done.stderr
    done = without(missing, "from citadels.cli import main; main(['serve', '--help'])")
    assert done.returncode == 0 and "--port" in done.stdout, done.stderr
    done = without(missing, "from citadels.cli import main; main(['play', '--seed', '1'])")
    assert done.returncode == 0 and "Your choice" in done.stdout, done.stderr


def test_without_the_server_it_says_what_else_there_is() -> None:
    missing = (packages("all") | packages("cluster")) - packages("terminal")
    done = without(missing, "from citadels.cli import main; main([])")
    assert done.returncode == 2
    assert done.stderr.endswith('pip install "citadels[server]"\n') and done.stderr.count("\n") == 1
    assert " play " in done.stdout


def test_every_command_has_a_file_of_its_own() -> None:
    places = [*(SOURCES / "commands").glob("*.py"), *(SOURCES / "commands").glob("*/__init__.py")]
    files = {(file.parent if file.parent.name != "commands" else file).stem for file in places}
    names = {name.replace("-", "_") for name in make_app() if not name.startswith("-")}
    assert files - SHARED == names and files >= SHARED


def test_no_benchmark_ships_with_the_package() -> None:
    for file in set(SOURCES.rglob("*.py")) - {SOURCES / "rl" / "python_citadels.py"}:
        assert not re.search(r"catanatron|pyspiel|\bpeers\b", file.read_text("utf-8")), file


def cost(code: str) -> float:
    """The CPU time of a whole process of Python."""
    resource = pytest.importorskip("resource")  # Windows has none
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-I", "-c", code], check=True)  # noqa: S603 - our own code
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return float(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def ratio(code: str, most: float, tries: int = TRIES) -> float:
    """How many times `pass` some code costs: the best of both, in turn, until that is enough."""
    plain, costly = cost("pass"), cost(code)
    for turn in range(tries):
        plain, costly = min(plain, cost("pass")), min(costly, cost(code))
        if turn > 1 and costly <= most * plain:
            break
    return costly / plain


def test_the_import_is_cheap() -> None:
    most = MOST["interpreted" if str(game.__file__).endswith(".py") else "compiled"]
    found = ratio("import citadels", most)
    assert found <= most, f"import citadels costs {found:.2f} times python -c pass"


def test_a_costly_import_would_be_found() -> None:
    most = MOST["interpreted"]
    assert ratio("for _ in range(5_000_000): pass", most, tries=5) > most
