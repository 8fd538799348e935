"""What an operator sees: numbers, the board and alerts made of them, ids of requests in logs."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it comes without types
from litestar.testing import TestClient
from prometheus_client import REGISTRY

from citadels import Config
from citadels.server import gauges, logs, metrics, telemetry, tracing
from citadels.server.app import make_app
from citadels.server.bots.bot_pool import BotPool
from citadels.server.bots.observed import ObservedAutomation
from citadels.server.settings import Settings
from citadels.server.tables.observed_desk import ObservedDesk
from citadels.server.tables.options import TableOptions
from tests.server.served import fresh, served
from tests.server.table import Reader, make_desk
from tools.files import ROOT

BOARD = ROOT / "deploy" / "grafana.json"
ALERTS = ROOT / "deploy" / "alerts.yml"
RUNBOOK = ROOT / "docs" / "runbook.md"
CHOICES = 4
ENDS = {
    "counter": ("_total", "_created"),
    "gauge": ("",),
    "histogram": ("_bucket", "_sum", "_count"),
}


def exported() -> dict[str, set[str]]:
    """Every name that /metrics can have, with the labels of it."""
    names: dict[str, set[str]] = {}
    for collector in list(REGISTRY._collector_to_names):
        for family in collector.collect():
            labels = set(getattr(collector, "_labelnames", ()))
            for end in ENDS.get(family.type, ()):
                names[family.name + end] = labels | ({"le"} if end == "_bucket" else set())
    return {name: labels for name, labels in names.items() if name.startswith("citadels_")}


def unknown(text: str) -> set[str]:
    """What a file names and nobody exports."""
    return set(re.findall(r"\bcitadels_\w+", text)) - exported().keys()


def wrong_labels(expression: str) -> set[str]:
    """Labels that an expression asks for and that what it is about does not have."""
    names = exported()
    had = set().union(*(names[n] for n in re.findall(r"\bcitadels_\w+", expression) if n in names))
    grouped = re.findall(r"by \(([^)]*)\)", expression)
    asked = {label.strip() for group in grouped for label in group.split(",")}
    asked |= set(re.findall(r"(\w+)=~?\"", expression))
    return asked - had - {"job"}


def expressions() -> list[str]:
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    rules = yaml.safe_load(ALERTS.read_text(encoding="utf-8"))["groups"][0]["rules"]
    shown = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return shown + [rule["expr"] for rule in rules]


def test_the_board_and_the_alerts_name_what_is_exported() -> None:
    for file in (BOARD, ALERTS):
        assert unknown(file.read_text(encoding="utf-8")) == set()
    for expression in expressions():
        assert wrong_labels(expression) == set(), expression


def test_control_a_renamed_metric_and_a_wrong_label_are_found() -> None:
    text = ALERTS.read_text(encoding="utf-8").replace("loop_lag", "loop_delay")
    assert unknown(text) == {"citadels_loop_delay_seconds_bucket"}
    assert wrong_labels("sum by (kind) (rate(citadels_requests_total[5m]))") == {"kind"}


def test_every_metric_is_on_the_board() -> None:
    shown = BOARD.read_text(encoding="utf-8")
    families = {re.sub(r"_(total|created|bucket|sum|count)$", "", name) for name in exported()}
    assert {name for name in families if name not in shown} == set()


def test_every_metric_is_on_the_page() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    names = {re.sub(r"_(bucket|sum|count|created)$", "", name) for name in exported()}
    families = {name for name in names if (name + "_total") not in names}
    assert {name for name in families if f"`{name}`" not in page} == set()


def test_the_rules_are_rules() -> None:
    program = shutil.which("promtool")
    if not program:
        pytest.skip("promtool is not here")
    done = subprocess.run([program, "check", "rules", ALERTS], capture_output=True, check=False)  # noqa: S603 - a checker
    assert done.returncode == 0, done.stdout


def client_of(
    folder: Path,
    **settings: Any,  # noqa: ANN401 - as Settings has
) -> AbstractContextManager[TestClient[Any]]:
    return served(Settings(fresh(folder / "test.db"), **settings))


def number(text: str, name: str) -> float:
    return sum(float(x) for x in re.findall(rf"^{name}(?:{{.*}})? (.*)$", text, re.MULTILINE))


def test_numbers_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauges, "LOOP_SECONDS", 0.01)
    (tmp_path / "citadels.backup").touch()
    with client_of(tmp_path, backups=str(tmp_path)) as client:
        before = client.get("/metrics").text
        place = client.post("/api/tables", json={}).json()
        with client.websocket_connect("/ws") as socket:
            socket.receive_json()
            socket.send_json({"do": "join", "table": place["table"], "id": 1})
            while socket.receive_json().get("tell") != "done":
                pass
        client.get("/api/tables/none/record")
        after = client.get("/metrics").text
    for name in ("requests_total", "request_seconds_count", "command_seconds_count"):
        full = f"citadels_{name}"
        assert number(after, full) > number(before, full), name
    for name in ("memory_bytes", "files", "files_limit", "backup_timestamp_seconds"):
        assert number(after, f"citadels_{name}") > 0, name
    for name in ("loop_lag_seconds_count", "sweep_seconds_count"):
        assert number(after, f"citadels_{name}") > 0, name
    assert 'citadels_requests_total{status="404"}' in after


def test_a_loop_that_is_held_up_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauges, "LOOP_SECONDS", 0.01)
    late: list[float] = []
    monkeypatch.setattr(metrics.LAG, "observe", late.append)

    async def hold_up() -> None:
        watch = asyncio.create_task(gauges.watch_loop())
        await asyncio.sleep(0)
        threading.Event().wait(0.3)
        await asyncio.sleep(0.05)
        watch.cancel()

    asyncio.run(hold_up())
    assert max(late) > 0.2


def test_the_newest_backup_counts(tmp_path: Path) -> None:
    assert gauges.newest_backup(tmp_path) is None
    (tmp_path / "a.backup").touch()
    (tmp_path / "b.part").touch()
    assert gauges.newest_backup(tmp_path) == (tmp_path / "a.backup").stat().st_mtime


# Ids of requests


class InProcess(BotPool):
    """Thinks here, which takes no process."""

    def __init__(self) -> None:
        self.name = "bots"

    async def run(self, work: Callable[..., Any], *arguments: object, **_: object) -> Any:  # noqa: ANN401 - as above
        """Think."""
        return work(*arguments)


def test_an_id_goes_with_a_choice_to_its_commit_and_to_the_bots_that_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[dict[str, str]] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(json.loads(logs.JsonFormatter().format(record)))

    ours = logging.getLogger("citadels")
    monkeypatch.setattr(ours, "handlers", [Keep()])
    level = ours.level
    ours.setLevel(logging.DEBUG)
    try:
        asyncio.run(_play(tmp_path))
    finally:
        ours.setLevel(level)
    said: dict[str, str] = {}
    for line in lines:
        id = line.get("request", "")
        said[id] = f"{said.get(id, '')} {line['message']}"
    chosen = {id: text for id, text in said.items() if "choose in" in text}
    assert len(chosen) == CHOICES
    assert all(re.fullmatch(r"[0-9a-f]{16}/\d+", id) for id in chosen)
    assert all("is at entry" in text for text in chosen.values())
    assert any("a bot has thought" in text for text in chosen.values())


async def _play(folder: Path) -> None:
    async with make_desk(folder) as plain:
        desk = ObservedDesk(plain.store, plain.publish)
        automation = ObservedAutomation(desk, InProcess())
        table = await desk.open("ada", Config(2), TableOptions(pace="instant"))
        await desk.commit(table.id, lambda t, at: t.may_sit(at, 0, "ada", "token"))
        await desk.commit(table.id, lambda t, at: t.may_seat(at, "ada", 1, "novice"))
        reader = Reader(desk, "ada")
        await reader.command(do="join", table=table.id)
        await desk.commit(table.id, lambda t, at: t.may_start(at, "ada"))
        for _ in range(CHOICES):
            now = await _asked(desk, table.id)
            option = now.game.options[0].text
            await reader.command(do="choose", question=now.question, option=option)
        await automation.stop()


async def _asked(desk: ObservedDesk, id: str) -> Any:  # noqa: ANN401 - a table that plays
    for _ in range(2000):
        table = (await desk.hold(id)).table
        if table.asked_seat == 0 and not table.awaits_bot:
            return table
        await asyncio.sleep(0.01)
    raise AssertionError("the bot does not answer")


def test_an_answer_has_the_id_of_its_request_or_the_one_of_the_proxy(tmp_path: Path) -> None:
    with client_of(tmp_path) as client:
        given = client.get("/health", headers={"X-Request-Id": "ab" * 16})
        assert given.headers["X-Request-Id"] == "ab" * 16
        for bad in ("", "x" * 16, "a\tb", "ab" * 40):
            own = client.get("/health", headers={"X-Request-Id": bad}).headers["X-Request-Id"]
            assert re.fullmatch(r"[0-9a-f]{16}", own)


def test_details_of_others_are_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    root, ours = logging.getLogger(), logging.getLogger("citadels")
    before, levels = root.handlers[:], (root.level, ours.level)
    try:
        logs.set_up("json", "debug")
        logging.getLogger("aiosqlite").debug("a seed")
        logging.getLogger("citadels.x").debug("ours")
    finally:
        root.handlers[:] = before
        root.setLevel(levels[0])
        ours.setLevel(levels[1])
    said = capsys.readouterr().err
    assert "ours" in said and "a seed" not in said


# OpenTelemetry


@contextmanager
def collector() -> Iterator[tuple[str, dict[str, list[bytes]]]]:
    """A collector that keeps what it is sent."""
    kept: dict[str, list[bytes]] = {}

    class Keep(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if self.headers.get("Content-Encoding") == "gzip":
                body = gzip.decompress(body)
            kept.setdefault(self.path, []).append(body)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Keep)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", kept
    finally:
        server.shutdown()
        server.server_close()


def spans_of(bodies: list[bytes]) -> list[Any]:
    from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (  # noqa: PLC0415 - an extra
        ExportTraceServiceRequest,
    )

    found = [ExportTraceServiceRequest.FromString(body) for body in bodies]
    return [s for f in found for r in f.resource_spans for x in r.scope_spans for s in x.spans]


def records_of(bodies: list[bytes]) -> list[Any]:
    from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import (  # noqa: PLC0415 - an extra
        ExportLogsServiceRequest,
    )

    found = [ExportLogsServiceRequest.FromString(body) for body in bodies]
    return [s for f in found for r in f.resource_logs for x in r.scope_logs for s in x.log_records]


def facts(thing: Any) -> dict[str, str]:  # noqa: ANN401 - a span or a record
    return {each.key: each.value.string_value for each in thing.attributes}


def test_spans_and_logs_reach_a_collector(tmp_path: Path) -> None:
    pytest.importorskip("opentelemetry.sdk")
    with collector() as (url, kept):
        with client_of(tmp_path, telemetry=url) as client:
            answer = client.post("/api/tables", json={})
            tracing.begin_request("feed" * 4)
            error = LookupError("a seed")
            logging.getLogger("citadels.test").error("something", exc_info=error)
            tracing.begin_request("")
        spans, records = spans_of(kept["/v1/traces"]), records_of(kept["/v1/logs"])
    mine = [s for s in spans if facts(s)["citadels.request"] == answer.headers["X-Request-Id"]]
    (request,) = [s for s in mine if s.name == "request"]
    commits = [s for s in mine if s.name == "commit"]
    assert commits and all(s.trace_id == request.trace_id for s in commits)
    (record,) = [r for r in records if r.body.string_value == "something"]
    assert facts(record)["citadels.error"] == "LookupError" and record.severity_text == "ERROR"
    assert facts(record)["citadels.request"] == "feed" * 4
    assert "a seed" not in str(records)


def test_without_a_collector_nothing_is_imported_and_no_span_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def start(_: str) -> None:
        raise AssertionError

    monkeypatch.setattr(telemetry, "start", start)
    make_app(Settings())
    with tracing.span("x"):
        pass
    assert tracing._tracer is None
