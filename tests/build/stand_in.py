"""A project in small that starts as this one does: the same tools, and what they call is quick.

pip is the real one, and loads from a slow index; Node, npm and the compiler are stand-ins that take
their time, and leave half of their work behind when they are ended. A download and the compiler can
be held in the middle.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import sys
import threading
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PIECES = 10  # in which a wheel is sent
PAUSE = 0.02  # seconds between them
PARTS = 20  # modules of a package, all of which have to be there
PACKAGES = ("stand_in_pages", "stand_in_cards", "stand_in_rules", "stand_in_words")

# The server: everything that is installed must be whole, and the client is read as it is there.
MAIN = f"""
import importlib, pathlib, sys
from http.server import BaseHTTPRequestHandler, HTTPServer

for package in {PACKAGES!r}:
    for part in range({PARTS}):
        assert importlib.import_module(f"{{package}}.part{{part}}").WHOLE
HERE = pathlib.Path(__file__).parent
FILES = {{
    "/": HERE / "server/static/index.html",
    "/app.js": HERE / "server/static/app.js",
    "/build": HERE / "build.txt",
}}

class Page(BaseHTTPRequestHandler):
    def do_GET(self):
        file = FILES.get(self.path)
        self.send_response(200 if file and file.exists() else 404)
        self.end_headers()
        if file and file.exists():
            self.wfile.write(file.read_bytes())

    def log_message(self, *_):
        pass

try:
    HTTPServer(("127.0.0.1", int(sys.argv[-1])), Page).serve_forever()
except KeyboardInterrupt:
    pass
"""
NODE = f"""#!{sys.executable} -S
import json, os, pathlib, shutil, sys, time
if sys.argv[1:] == ["--version"]:
    print("v22.12.0")
elif "--outDir" in sys.argv:
    if os.path.exists("broken"):
        sys.exit("the client cannot be built")
    out = pathlib.Path(sys.argv[sys.argv.index("--outDir") + 1])
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    (out / "index.html").write_text('<script type="module" src="/app.js"></script>')
    for line in range(20):
        with (out / "app.js").open("a") as script:
            script.write("half;")
        time.sleep(0.01)
    (out / "app.js").write_text(pathlib.Path("src/app.js").read_text())
"""
NPM = f"""#!{sys.executable} -S
import pathlib, shutil, time
modules = pathlib.Path("node_modules")
shutil.rmtree(modules, ignore_errors=True)
(modules / "vite" / "bin").mkdir(parents=True)
for number in range(20):
    (modules / "vite" / "bin" / f"part{{number}}.js").touch()
    time.sleep(0.01)
(modules / "vite" / "bin" / "vite.js").touch()
shutil.copy("package-lock.json", modules / ".package-lock.json")
"""
HELD = "held"  # a file in the project: while it is there, the compiler goes on with nothing
COMPILING = "compiling"  # and one that the compiler leaves there
# The compiler: it has a child that ends with it, and makes a wheel of the sources.
HATCHLING = """
import os, pathlib, subprocess, sys, time, zipfile
project = pathlib.Path(os.environ["STAND_IN"])
(project / "compiling").touch()
while (project / "held").exists():
    time.sleep(0.01)
if pathlib.Path("src/citadels/refused.py").exists():
    sys.exit("the engine cannot be compiled")
subprocess.run([sys.executable, "-S", "-c", "import time; time.sleep(0.5)"], check=True)
folder = pathlib.Path(sys.argv[sys.argv.index("-d") + 1])
folder.mkdir()
with zipfile.ZipFile(folder / "citadels-1.0-py3-none-any.whl", "w") as wheel:
    for path in pathlib.Path("src/citadels").rglob("*"):
        if path.is_file() and path.name != "build.txt":
            wheel.write(path, path.relative_to("src"))
    wheel.writestr("citadels/build.txt", "compiled")
    about = "citadels-1.0.dist-info"
    wheel.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\\nName: citadels\\nVersion: 1.0\\n")
    tags = "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any"
    wheel.writestr(f"{about}/WHEEL", tags)
    wheel.writestr(f"{about}/RECORD", "")
"""


class Index:
    """A slow index of packages; it can be away."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.is_away = False
        self.held: set[str] = set()  # projects whose downloads stop after their first piece
        self.sent: set[str] = set()  # projects that have got such a piece
        index = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(404 if index.is_away else 200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                project, *_, name = self.path.strip("/").split("/")
                try:
                    if name.endswith(".whl"):
                        self._send_slowly((folder / name).read_bytes(), project)
                    elif not index.is_away:
                        self.wfile.write(index.page(name.replace("-", "_"), project).encode())
                except OSError:
                    pass  # whoever asked is gone

            def _send_slowly(self, content: bytes, project: str) -> None:
                size = len(content) // PIECES + 1
                for place in range(0, len(content), size):
                    self.wfile.write(content[place : place + size])
                    index.sent.add(project)
                    time.sleep(PAUSE)
                    while project in index.held:
                        time.sleep(PAUSE)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True

    def page(self, name: str, project: str) -> str:
        """The wheels of a package, for those who ask for a project."""
        names = [path.name for path in sorted(self.folder.glob(f"{name}-*.whl"))]
        return "".join(f'<a href="/{project}/wheels/{name}">{name}</a>' for name in names)

    def env(self, project: str) -> dict[str, str]:
        """What makes pip and uv ask here, and nowhere else."""
        address = f"http://127.0.0.1:{self.server.server_port}/{project}/simple"
        return {
            "UV_DEFAULT_INDEX": address,
            "UV_NO_CACHE": "1",
            "UV_HTTP_RETRIES": "0",
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_INDEX_URL": address,
            "PIP_FIND_LINKS": "",
            "PIP_NO_CACHE_DIR": "1",
            "PIP_RETRIES": "0",
            "NO_PROXY": "127.0.0.1",
        }


@contextmanager
def indexed(folder: Path) -> Iterator[Index]:
    """An index for the wheels of a folder."""
    index = Index(folder)
    threading.Thread(target=index.server.serve_forever, daemon=True).start()
    try:
        yield index
    finally:
        index.server.shutdown()
        index.server.server_close()


def make_wheel(folder: Path, name: str, version: str, files: dict[str, str]) -> str:
    """Write a wheel; give the line of a lock file that asks for it."""
    about = f"{name}-{version}.dist-info"
    inside = {f"{name}/{file}": text for file, text in files.items()} | {
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    lines = []
    for file, text in inside.items():
        hashed = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=")
        lines.append(f"{file},sha256={hashed.decode()},{len(text.encode())}\n")
    path = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for file, text in inside.items():
            wheel.writestr(file, text)
        wheel.writestr(f"{about}/RECORD", "".join([*lines, f"{about}/RECORD,,\n"]))
    hashed_whole = hashlib.sha256(path.read_bytes()).hexdigest()
    return f"{name}=={version} --hash=sha256:{hashed_whole}\n"


def make_package(folder: Path, name: str, version: str) -> str:
    """Write a package with many modules; give its line of a lock file."""
    parts = {f"part{number}.py": "WHOLE = True\n" for number in range(PARTS)}
    return make_wheel(folder, name, version, {"__init__.py": "", **parts})


def make_project(folder: Path, wheels: Path) -> None:
    """Write the project, and the wheels that it needs."""
    wheels.mkdir(exist_ok=True)
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "run.py", folder)
    build = make_wheel(wheels, "hatchling", "1.0", {"__init__.py": "", "__main__.py": HATCHLING})
    files = {
        "src/citadels/__init__.py": "",
        "src/citadels/__main__.py": MAIN,
        "src/citadels/build.txt": "interpreted",
        "src/citadels/server/__init__.py": "",
        "src/citadels/locales/en.ftl": "",
        "requirements/runtime.txt": "".join(make_package(wheels, n, "1.0") for n in PACKAGES),
        "requirements/build.txt": build,
        "requirements/dev.txt": "",
        "web/package-lock.json": json.dumps(
            {"packages": {"": {}, "node_modules/vite": {"version": "1.0"}}}
        ),
        "web/src/wire/types.ts": "first",
        "web/src/app.js": "first",
        **dict.fromkeys(("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"), ""),
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    for name, script in {"node": NODE, "npm": NPM}.items():
        path = folder / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(script)
        path.chmod(0o755)
