"""`deploy/nginx.conf` as nginx reads it: it passes on what the server needs, and stops floods."""

from __future__ import annotations

import shutil
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from tests.server.live import free_port
from tools.files import ROOT

CONFIG = ROOT / "deploy" / "nginx.conf"
NAME = "citadels.example.org"
MANY = 150  # requests at once: more than the burst that is allowed


def need(*programs: str) -> list[str]:
    found = [shutil.which(name) for name in programs]
    if not all(found):
        pytest.skip(f"{' and '.join(programs)} are not here")
    return [str(path) for path in found]


@contextmanager
def upstream() -> Iterator[tuple[int, list[dict[str, str]]]]:
    """A server that keeps the heads of what it is asked."""
    heads: list[dict[str, str]] = []

    class Answer(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            heads.append({name.lower(): value for name, value in self.headers.items()})
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1], heads
    finally:
        server.shutdown()
        server.server_close()


def written(folder: Path, text: str, behind: int, port: int, plain: int) -> Path:
    """The file as it is committed, at other ports and with a certificate of our own."""
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    text = text.replace(f"/etc/letsencrypt/live/{NAME}", str(folder))
    text = text.replace("listen 80;", f"listen 127.0.0.1:{plain};").replace("listen [::]:80;", "")
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;")
    text = text.replace("listen [::]:443 ssl http2;", "")
    (folder / "citadels.conf").write_text(text)
    whole = folder / "nginx.conf"
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole.write_text(
        f"pid {folder}/pid;\ndaemon off;\nmaster_process off;\nerror_log {folder}/errors;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{places}include {folder}/citadels.conf;\n}}\n"
    )
    return whole


@contextmanager
def proxy(folder: Path, text: str, behind: int) -> Iterator[str]:
    """An nginx with a configuration, in front of a server."""
    nginx, openssl = need("nginx", "openssl")
    command = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME}".split()
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([openssl, *command, *files], check=True, capture_output=True)  # noqa: S603 - a tool
    port, plain = free_port(), free_port()
    file = written(folder, text, behind, port, plain)
    tried = subprocess.run([nginx, "-t", "-c", file], capture_output=True, text=True, check=False)  # noqa: S603 - as above
    assert tried.returncode == 0, tried.stderr
    with subprocess.Popen([nginx, "-c", file]) as process:  # noqa: S603 - as above
        try:
            _wait(f"https://127.0.0.1:{port}/")
            yield f"https://127.0.0.1:{port}"
        finally:
            process.terminate()


def _wait(address: str) -> None:
    for _ in range(200):
        try:
            httpx.get(address, verify=False)  # noqa: S501 - a certificate of our own
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("nginx does not answer")


def flood(address: str, path: str) -> list[int]:
    """The answers to many requests at once from one address."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with httpx.Client(verify=context) as client, ThreadPoolExecutor(8) as threads:
        return list(threads.map(lambda _: client.get(address + path).status_code, range(MANY)))


def test_it_passes_on_what_the_server_needs_and_stops_floods(tmp_path: Path) -> None:
    need("nginx", "openssl")
    with upstream() as (behind, heads), proxy(tmp_path, CONFIG.read_text(), behind) as address:
        lies = {"X-Forwarded-For": "1.2.3.4", "X-Request-Id": "mine", "Host": NAME}
        assert httpx.get(f"{address}/", headers=lies, verify=False).status_code == 200  # noqa: S501 - as above
        told = heads[-1]
        assert told["x-forwarded-for"] == "127.0.0.1" and told["x-forwarded-proto"] == "https"
        assert told["host"] == NAME and len(told["x-request-id"]) == 32
        assert httpx.get(f"{address}/metrics", verify=False).status_code == 404  # noqa: S501 - as above
        assert flood(address, "/ws").count(429) > MANY // 2
        time.sleep(1)
        assert 200 in flood(address, "/")


def test_control_without_limits_a_flood_gets_through(tmp_path: Path) -> None:
    need("nginx", "openssl")
    lines = CONFIG.read_text().splitlines()
    free = "\n".join(line for line in lines if not line.strip().startswith("limit_"))
    with upstream() as (behind, _), proxy(tmp_path, free, behind) as address:
        assert set(flood(address, "/ws")) == {200}
