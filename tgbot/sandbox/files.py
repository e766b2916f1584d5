"""Sent files: their bytes, numbers, and the sizes of pictures."""

import hashlib
import mimetypes
import struct
from pathlib import Path

from tgbot.sandbox.jsontypes import Obj
from tgbot.sandbox.model import StoredFile
from tgbot.sandbox.refusals import bad_request
from tgbot.sandbox.world import World

LARGEST = 50 * 1024 * 1024
LARGEST_PHOTO = 10 * 1024 * 1024
MOST_SIDES = 10_000  # width and height together
LONGEST_RATIO = 20


class Files:
    """Bytes by path, in the folder `files` of the data or in memory."""

    def __init__(self, world: World, folder: Path | None) -> None:
        self._world = world
        self._folder = folder / "files" if folder else None
        self._memory: dict[str, bytes] = {}

    def store(self, kind: str, name: str, content: bytes, mime: str = "") -> StoredFile:
        """Keeps a new file; `kind` is `photos` or `documents` and becomes the first part of its path."""
        if not content:
            raise bad_request("file must be non-empty")
        if len(content) > LARGEST:
            raise bad_request("file is too big")
        number = self._world.fresh("file", 1)
        unique = hashlib.sha256(content).hexdigest()[:16]
        suffix = Path(name).suffix or (".jpg" if kind == "photos" else "")
        width, height = picture_size(content)
        stored = StoredFile(
            id=f"SBX{number:06d}{unique}",
            unique_id=unique,
            path=f"{kind}/file_{number}{suffix}",
            name=name,
            mime=mime or mimetypes.guess_type(name)[0] or "application/octet-stream",
            size=len(content),
            width=width,
            height=height,
        )
        self._write(stored.path, content)
        self._world.keep(stored)
        return stored

    def photo(self, name: str, content: bytes) -> list[Obj]:
        """The sizes (here: one) of a new photo. Refuses what is no picture, or has an impossible shape."""
        width, height = picture_size(content)
        if content and not width:
            raise bad_request("IMAGE_PROCESS_FAILED")
        if len(content) > LARGEST_PHOTO:
            raise bad_request("file of size is too big for a photo; the maximum size is 10485760 bytes")
        if content and (width + height > MOST_SIDES or max(width, height) > LONGEST_RATIO * min(width, height)):
            raise bad_request("PHOTO_INVALID_DIMENSIONS")
        return photo_sizes(self.store("photos", name, content))

    def read(self, path: str) -> bytes | None:
        """The bytes at a path that was given out before."""
        if not any(stored.path == path for stored in self._world.files.values()):
            return None
        if self._folder is None:
            return self._memory.get(path)
        file = self._folder / path
        return file.read_bytes() if file.exists() else None

    def by_path(self, path: str) -> StoredFile | None:
        return next((stored for stored in self._world.files.values() if stored.path == path), None)

    def _write(self, path: str, content: bytes) -> None:
        if self._folder is None:
            self._memory[path] = content
            return
        file = self._folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def photo_sizes(stored: StoredFile) -> list[Obj]:
    size: Obj = {"file_id": stored.id, "file_unique_id": stored.unique_id, "file_size": stored.size}
    return [size | {"width": stored.width, "height": stored.height}]


def document_json(stored: StoredFile) -> Obj:
    return {
        "file_id": stored.id,
        "file_unique_id": stored.unique_id,
        "file_name": stored.name,
        "mime_type": stored.mime,
        "file_size": stored.size,
    }


def picture_size(content: bytes) -> tuple[int, int]:
    """Width and height of a PNG, GIF, JPEG or WebP; zeros for anything else."""
    if content.startswith(b"\x89PNG\r\n\x1a\n") and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return int(width), int(height)
    if content.startswith((b"GIF87a", b"GIF89a")) and len(content) >= 10:
        width, height = struct.unpack("<HH", content[6:10])
        return int(width), int(height)
    if content.startswith(b"\xff\xd8"):
        return _jpeg_size(content)
    if content.startswith(b"RIFF") and content[8:12] == b"WEBP":
        return 512, 512  # stickers and web pictures: the exact size matters to nobody here
    return 0, 0


def _jpeg_size(content: bytes) -> tuple[int, int]:
    at = 2
    while at + 9 <= len(content):
        marker, length = content[at + 1], int.from_bytes(content[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return int(width), int(height)
        at += 2 + length
    return 0, 0
