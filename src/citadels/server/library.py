"""Library: what is asked by HTTP about cards and set-ups."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from .. import read_setup_code
from .catalog import Catalog, make_catalog
from .packing import packed
from .setups import Setup, SetupTold, config_of, tell_setup

Code = Annotated[str, Parameter(max_length=80)]


class Library(Controller):
    """What can be played."""

    path = "/api"

    @get("/catalog")
    async def catalog(self, request: Request[Any, Any, Any]) -> Response[Catalog]:
        """All cards, editions and bots."""
        return await packed(request, Catalog, msgspec.json.encode(make_catalog()))

    @post("/setups", status_code=HTTP_200_OK)
    async def check(self, data: JSONBody[Setup]) -> SetupTold:
        """Check a set-up, complete it, and give its code."""
        return tell_setup(config_of(data))

    @get("/setups/{code:str}")
    async def setup(self, code: Code) -> SetupTold:
        """The set-up that a code stands for."""
        return tell_setup(read_setup_code(code))
