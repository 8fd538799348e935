"""Painter: turns drawings into pixels: in another process, one at a time, and no picture twice."""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from ...core.basics import Refusal
from ..bots.bot_pool import BotPool
from .canvas import Canvas, Find
from .fonts import Fonts, read_faces
from .rasterizer import rasterize

KEPT: Final = 32  # pictures that were asked for last; one has about 200 kB
WAITING: Final = 8  # that may be wanted at the same time


class Painter:
    """Makes pictures with the fonts and drawings of the built client, where it can."""

    def __init__(self, find: Find, css: str, pool: BotPool) -> None:
        self.find = find
        self.pool = pool
        self.faces = read_faces(css) if find_spec("resvg_py") else []
        self.shields: list[str] = msgspec.json.decode(find("/art/shields.json") or b"[]")
        self.pictures: dict[bytes, bytes] = {}
        self.painting: dict[bytes, asyncio.Task[bytes]] = {}
        self._preparing = asyncio.Lock()
        self._fonts: Fonts | None = None
        self._files: list[str] = []
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    @property
    def can_paint(self) -> bool:
        """Whether there is what it takes: the rasterizer, and a client with fonts and shields."""
        return bool(self.faces and self.shields)

    async def canvas(self) -> Canvas:
        """A new canvas; the first one takes a while, for which nobody else waits."""
        async with self._preparing:
            if self._fonts is None:
                self._fonts = await asyncio.to_thread(self._prepare)
        return Canvas(self._fonts, self.find)

    def _prepare(self) -> Fonts:
        """Read the fonts, and write them as files, which the other process reads."""
        fonts = Fonts(self.faces, self.find)
        self._folder = tempfile.TemporaryDirectory(prefix="citadels-fonts-")
        for alias, body in fonts.files.items():
            file = Path(self._folder.name, f"{alias}.ttf")
            file.write_bytes(body)
            self._files.append(str(file))
        return fonts

    async def paint(self, canvas: Canvas) -> bytes:
        """The pixels of a drawing; whoever wants the same one at the same time waits for one."""
        drawing = canvas.svg()
        key = hashlib.blake2b(drawing.encode(), digest_size=16).digest()
        if key in self.pictures:
            self.pictures[key] = self.pictures.pop(key)  # the one that was asked for last
            return self.pictures[key]
        task = self.painting.get(key)
        if task is None:
            if len(self.painting) >= WAITING:
                raise Refusal("too many pictures at once", "busy")
            task = self.painting[key] = asyncio.create_task(self._paint(key, drawing))
            task.add_done_callback(lambda _: self.painting.pop(key, None))
        return await asyncio.shield(task)

    async def _paint(self, key: bytes, drawing: str) -> bytes:
        picture = await self.pool.errand(rasterize, drawing, self._files)
        while len(self.pictures) >= KEPT:
            self.pictures.pop(next(iter(self.pictures)))
        self.pictures[key] = picture
        return picture

    def close(self) -> None:
        """Leave nothing behind."""
        for task in list(self.painting.values()):
            task.cancel()
        if self._folder is not None:
            self._folder.cleanup()
