"""Routes: requests for every route of a server, made by schemathesis from the server's document."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import HypothesisException
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

HIDDEN: Final = (  # routes that the document leaves out, and how often one is asked for
    *("/", "/t/{id}", "/r/{id}", "/s/{id}", "/metrics", "/api/pictures/t/{id}/en"),
    *("/schema/openapi.json", "/admin", "/..%2f..%2fetc/passwd", "/{id}"),
)
MODES: Final = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
KNOWN: Final = 0.8  # of the names in a request: what an attacker knows instead of a made-up one
Known = Mapping[str, Sequence[object]]  # by name: what there is at the server


class Forged(NamedTuple):
    """A request, whoever sends it."""

    route: str
    method: str
    path: str
    headers: dict[str, str]
    body: bytes
    about: bool  # whether its path names something that is there


def forge(document: dict[str, Any], many: int, number: int, known: Known) -> list[Forged]:
    """Some requests for each route, half of them by its schema and half against it."""
    rng = random.Random(number)
    made = []
    for found in schemathesis.openapi.from_dict(document).get_all_operations():
        if not isinstance(found, Ok):
            raise TypeError(found)
        operation = found.ok()
        for mode, share in zip(MODES, (many - many // 2, many // 2), strict=True):
            if share:
                cases = _cases(operation.as_strategy(generation_mode=mode), share, rng)
                made += [_prepared(case, known, rng) for case in cases]
    for path in HIDDEN:
        id = str(rng.choice(known["id"]))
        about = "{id}" in path
        made += [Forged(path, "GET", path.format(id=id), {}, b"", about)] * (1 + many // 8)
    return made


def _cases(strategy: Any, many: int, rng: random.Random) -> list[Any]:
    """Some cases of a strategy, always the same ones; none where there is nothing to vary."""
    cases: list[Any] = []

    @seed(rng.randrange(1 << 32))
    @settings(
        max_examples=many,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(case: Any) -> None:
        cases.append(case)

    with contextlib.suppress(HypothesisException):  # what has no parameters cannot have wrong ones
        collect()
    return cases


def _prepared(case: Any, known: Known, rng: random.Random) -> Forged:
    """What is sent for a case; some made-up names are replaced by those of what there is."""
    about = False
    for name in case.path_parameters:
        if name in known and rng.random() < KNOWN:
            case.path_parameters[name] = rng.choice(known[name])
            about |= name == "id"
    if isinstance(case.body, dict):
        for name in case.body.keys() & known.keys():
            if rng.random() < KNOWN:
                case.body[name] = rng.choice(known[name])
    request = requests.Request(**case.as_transport_kwargs(base_url="http://server")).prepare()
    body: Any = request.body or b""
    return Forged(
        f"{case.operation.method.upper()} {case.operation.path}",
        str(request.method),
        str(request.path_url),
        {"Content-Type": str(request.headers.get("Content-Type", "application/json"))},
        body.encode() if isinstance(body, str) else body,
        about,
    )
