"""Makes `tgbot/sandbox/botapi.json`, the compact table of Bot API methods, from the schema in aiogram's source.

Usage: python tools/botapi_table.py SCHEMA [OUT]

SCHEMA is `.butcher/schema/schema.json` of the unpacked source distribution:
`pip download --no-deps --no-binary :all: aiogram==3.31.0`. A field is written as
`[type, required, least, most, unit]`; the last three only where the schema's prose names a length.
Types: `A|B` is one of, `[A` an array of A. Only object types that a parameter can reach are kept.
"""

import json
import re
import sys
from pathlib import Path

OUT = Path(__file__).parent.parent / "tgbot" / "sandbox" / "botapi.json"
LENGTH = re.compile(r"(\d+)-(\d+) (characters|bytes)( after entit)?")
BASE = {"String", "Integer", "Float", "Boolean", "True", "InputFile"}
Row = list[str | int]
Fields = dict[str, Row]


def type_code(words: str) -> str:
    """`Array of A, B and C` as `[A|B|C`."""
    words = words.strip()
    if words.startswith("Array of "):
        return "[" + type_code(words.removeprefix("Array of "))
    return "|".join(part.strip() for part in re.split(r",| or | and ", words) if part.strip())


def row(annotation: dict[str, str]) -> Row:
    cells: Row = [type_code(annotation["type"]), int(bool(annotation.get("required")))]
    found = LENGTH.search(annotation["description"])
    if found and "String" in annotation["type"]:
        cells += [int(found[1]), int(found[2]), "parsed" if found[4] else found[3]]
    return cells


def reach(types: dict[str, Fields], unions: dict[str, list[str]], start: list[Fields]) -> set[str]:
    """The names of all types that the fields lead to."""
    seen: set[str] = set()
    todo = [name for fields in start for cells in fields.values() for name in re.split(r"[|\[]", str(cells[0]))]
    while todo:
        name = todo.pop()
        if not name or name in BASE or name in seen:
            continue
        seen.add(name)
        todo += unions.get(name, [])
        todo += [n for cells in types.get(name, {}).values() for n in re.split(r"[|\[]", str(cells[0]))]
    return seen


def table(schema: dict[str, object]) -> dict[str, object]:
    entries = {c["name"]: c for group in schema["items"] for c in group["children"]}  # type: ignore[attr-defined]  # the schema's shape is aiogram's
    fields = {n: {a["name"]: row(a) for a in c["annotations"]} for n, c in entries.items()}
    methods = {n: f for n, f in fields.items() if n[0].islower()}
    types = {n: f for n, f in fields.items() if n[0].isupper()}
    unions = {
        n: [s for s in re.findall(r"\b[A-Z]\w+\b", entries[n]["description"]) if types.get(s)]
        for n, f in types.items()
        if not f and n != "InputFile"
    }
    kept = reach(types, unions, list(methods.values()))
    version = schema["api"]["version"]  # type: ignore[index]  # the same
    return {
        "version": version,
        "methods": methods,
        "types": {n: f for n, f in types.items() if n in kept and not unions.get(n)},
        "unions": {n: names for n, names in unions.items() if n in kept and names},
    }


def main() -> None:
    made = table(json.loads(Path(sys.argv[1]).read_text("utf-8")))
    lines = [f'{{"version": {json.dumps(made["version"])}']
    for part in ("methods", "types", "unions"):
        rows = made[part]
        assert isinstance(rows, dict)  # noqa: S101 - a generator run by hand
        body = ",\n".join(f"{json.dumps(n)}: {json.dumps(f, separators=(',', ':'))}" for n, f in rows.items())
        lines.append(f'"{part}": {{\n{body}\n}}')
    out = Path(sys.argv[2]) if len(sys.argv) > 2 else OUT
    out.write_text(",\n".join(lines) + "}\n", "utf-8")


if __name__ == "__main__":
    main()
