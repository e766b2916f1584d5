"""The journal: every change of the world as one line of JSON, so that a restart finds it again.

A line is `[kind, key, value]`; the last line of a key holds, a null value deletes it. At opening the file is
rewritten without what was superseded. A line cut off by a crash at the end of the file is dropped.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO, cast

from tgbot.sandbox.jsontypes import Obj, Value

FILE_NAME = "journal.jsonl"


class Journal:
    """Writes changes below `folder`; without a folder it keeps nothing."""

    def __init__(self, folder: Path | None) -> None:
        self._entries: dict[tuple[str, str], Obj] = {}
        self._file: TextIO | None = None
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE_NAME
        if path.exists():
            self._entries = _read(path)
        fresh = path.with_suffix(".new")
        with fresh.open("w", encoding="utf-8") as out:
            out.writelines(_line(kind, key, value) for (kind, key), value in self._entries.items())
        fresh.replace(path)
        self._file = path.open("a", encoding="utf-8")

    @property
    def writes(self) -> bool:
        return self._file is not None

    def entries(self) -> Iterator[tuple[str, str, Obj]]:
        """What was there at opening, oldest key first; can be asked once."""
        entries, self._entries = self._entries, {}
        for (kind, key), value in entries.items():
            yield kind, key, value

    def put(self, kind: str, key: str, value: Obj | None) -> None:
        """Keeps the value, or forgets the key. Survives the end of this process, not that of the machine."""
        if self._file is not None:
            self._file.write(_line(kind, key, value))
            self._file.flush()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _line(kind: str, key: str, value: Obj | None) -> str:
    return json.dumps([kind, key, value], ensure_ascii=False, separators=(",", ":")) + "\n"


def _read(path: Path) -> dict[tuple[str, str], Obj]:
    entries: dict[tuple[str, str], Obj] = {}
    for line in path.read_bytes().splitlines():
        try:
            kind, key, value = cast("tuple[str, str, Value]", json.loads(line))
        except ValueError:
            continue
        if isinstance(value, dict):
            entries[kind, key] = value
        else:
            entries.pop((kind, key), None)
    return entries
