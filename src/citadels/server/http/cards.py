"""Cards: what is asked by HTTP about cards and set-ups."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from ... import read_setup_code
from .catalog import Catalog, make_catalog
from .http_cache import answer_json
from .setups import CompleteSetup, Setup, config_of, present_setup

Code = Annotated[str, Parameter(max_length=80)]


class Cards(Controller):
    """What can be played."""

    path = "/api"

    @get("/catalog")
    async def catalog(self, request: Request[Any, Any, Any]) -> Response[Catalog]:
        """All cards, editions and bots."""
        return await answer_json(request, Catalog, msgspec.json.encode(make_catalog()))

    @post("/setups", status_code=HTTP_200_OK)
    async def check(self, data: JSONBody[Setup]) -> CompleteSetup:
        """Check a set-up, complete it, and give its code."""
        return present_setup(config_of(data))

    @get("/setups/{code:str}")
    async def setup(self, code: Code) -> CompleteSetup:
        """The set-up that a code stands for."""
        return present_setup(read_setup_code(code))
