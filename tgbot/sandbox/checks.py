"""Checks a call's parameters against the table `botapi.json`, and brings form fields into their types.

The table is made by `tools/botapi_table.py`. Lengths "after entity parsing" are checked where entities are parsed.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import cast

from tgbot.sandbox.jsontypes import Obj, Value, flag_of, list_of, number_of, obj_of, text_of
from tgbot.sandbox.refusals import Refusal, bad_request

TRUE_WORDS, FALSE_WORDS = {"true", "1", "yes"}, {"false", "0", "no", ""}
SIMPLE = {"String", "Integer", "Float", "Boolean", "True"}
SAID_ELSEWHERE = {"callback_data"}  # `keyboards.py` refuses it in Telegram's words
Row = list[str | int]


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request."""

    name: str
    content: bytes
    mime: str


@dataclass(slots=True)
class Params:
    """Checked parameters of one call; `unknown` lists the names that the method does not have."""

    values: Obj = field(default_factory=dict)
    files: Mapping[str, Upload] = field(default_factory=dict)
    unknown: list[Value] = field(default_factory=list)

    def has(self, name: str) -> bool:
        return name in self.values

    def text(self, name: str) -> str:
        return text_of(self.values, name)

    def number(self, name: str) -> int:
        return number_of(self.values, name)

    def flag(self, name: str) -> bool:
        return flag_of(self.values, name)

    def obj(self, name: str) -> Obj:
        return obj_of(self.values, name)

    def list(self, name: str) -> "list[Value]":
        return list_of(self.values, name)


@dataclass(frozen=True, slots=True)
class Table:
    """Methods and object types of the Bot API: name -> field -> `[type, required, least, most, unit]`."""

    version: str
    methods: dict[str, dict[str, Row]]
    types: dict[str, dict[str, Row]]
    unions: dict[str, list[str]]

    def name_of(self, method: str) -> str | None:
        """The method as the table spells it; Telegram takes any case."""
        return _lower_names(self).get(method.lower())


@cache
def table() -> Table:
    return Table(**json.loads(Path(__file__).with_name("botapi.json").read_text("utf-8")))


def check(method: str, raw: Obj, files: Mapping[str, Upload]) -> Params:
    """The parameters in their types. Refuses with 400 what Telegram would not take."""
    fields = table().methods[method]
    params = Params(files=files)
    for name, value in raw.items():
        if name not in fields:
            params.unknown.append(name)
        elif value is not None:
            params.values[name] = _parameter(name, fields[name], value)
    params.unknown += [name for name in files if name not in fields and not _attached(name, raw)]
    for name, row in fields.items():
        if row[1] and name not in params.values and name not in files:
            raise _missing(method, name)
    return params


def _lower_names(known: Table) -> dict[str, str]:
    if not _LOWER:
        _LOWER.update({name.lower(): name for name in known.methods})
    return _LOWER


_LOWER: dict[str, str] = {}


def _attached(name: str, raw: Obj) -> bool:
    return any(f"attach://{name}" in str(value) for value in raw.values())


def _missing(method: str, name: str) -> Refusal:
    known = {"chat_id": "chat_id is empty", "text": "message text is empty"}
    kinds = {"photo": "there is no photo in the request", "document": "there is no document in the request"}
    return bad_request(known.get(name) or kinds.get(name) or f'parameter "{name}" is required in {method}')


def _parameter(name: str, row: Row, value: Value) -> Value:
    kinds = str(row[0]).split("|")
    if all(kind in SIMPLE or kind == "InputFile" for kind in kinds):
        return _simple(name, kinds, row, value)
    if isinstance(value, str):
        try:
            value = cast("Value", json.loads(value))
        except ValueError as error:
            raise bad_request(f"can't parse {_spoken(name)} JSON object") from error
    problems: list[str] = []
    _value(name, str(row[0]), value, row, problems)
    if problems:
        raise bad_request(f"can't parse {_spoken(name)}: {problems[0]}")
    return value


def _spoken(name: str) -> str:
    return "reply keyboard markup" if name == "reply_markup" else name.replace("_", " ")


def _simple(name: str, kinds: list[str], row: Row, value: Value) -> Value:
    if isinstance(value, dict | list):
        if "String" not in kinds:
            raise bad_request(f'parameter "{name}" must be of type {kinds[0]}')
        return json.dumps(value, ensure_ascii=False)
    if "Boolean" in kinds or "True" in kinds:
        return _boolean(name, value)
    if "Integer" in kinds or "Float" in kinds:
        return _number(name, kinds, value)
    text = value if isinstance(value, str) else json.dumps(value)
    problem = _length(text, row)
    if problem:
        raise bad_request("MESSAGE_TOO_LONG" if name == "text" else f'parameter "{name}" has {problem}')
    return text


def _boolean(name: str, value: str | int | float | bool | None) -> bool:
    word = str(value).strip().lower()
    if word not in TRUE_WORDS | FALSE_WORDS:
        raise bad_request(f'parameter "{name}" must be of type Boolean')
    return word in TRUE_WORDS


def _number(name: str, kinds: list[str], value: str | int | float | bool | None) -> Value:
    if isinstance(value, bool):
        raise bad_request(f'parameter "{name}" must be of type {kinds[0]}')
    if isinstance(value, int) or (isinstance(value, float) and "Float" in kinds):
        return value
    word = str(value).strip()
    if word.removeprefix("-").isascii() and word.removeprefix("-").isdigit():
        return int(word)
    if "String" in kinds and isinstance(value, str) and word:
        return word
    if "Float" in kinds:
        try:
            return float(word)
        except ValueError:
            pass
    if not word:
        raise bad_request(f"{name} is empty")
    raise bad_request(f'parameter "{name}" must be of type {kinds[0]}')


def _length(text: str, row: Row) -> str:
    """What is wrong with the text's length, or an empty string."""
    if len(row) < 5 or row[4] == "parsed":
        return ""
    size = len(text.encode()) if row[4] == "bytes" else len(text.encode("utf-16-le")) // 2
    if int(row[2]) <= size <= int(row[3]):
        return ""
    return f"{size} {row[4]}, {row[2]}-{row[3]} are allowed"


def _value(path: str, code: str, value: Value, row: Row, problems: list[str]) -> None:
    """Checks a value inside a JSON parameter; here types are strict, nothing is coerced."""
    if code.startswith("["):
        if not isinstance(value, list):
            problems.append(f'Field "{path}" must be of type Array')
        else:
            for index, item in enumerate(value):
                _value(f"{path}[{index}]", code[1:], item, [], problems)
        return
    best: list[str] | None = None
    for kind in _alternatives(code):
        found: list[str] = []
        _one(path, kind, value, row, found)
        if not found:
            return
        if best is None or len(found) < len(best):
            best = found
    problems += best or []


def _alternatives(code: str) -> list[str]:
    unions = table().unions
    return [inner for kind in code.split("|") for inner in unions.get(kind, [kind])]


def _one(path: str, kind: str, value: Value, row: Row, problems: list[str]) -> None:
    if kind in SIMPLE:
        if not _is(kind, value):
            problems.append(f'Field "{path}" must be of type {"Boolean" if kind == "True" else kind}')
        elif isinstance(value, str) and path not in SAID_ELSEWHERE and _length(value, row):
            problems.append(f'Field "{path}" has {_length(value, row)}')
    elif kind == "InputFile":
        if not isinstance(value, str):
            problems.append(f'Field "{path}" must be of type String')
    elif not isinstance(value, dict):
        problems.append(f'Field "{path}" must be of type Object')
    else:
        for name, inner in table().types.get(kind, {}).items():
            if value.get(name) is not None:
                _value(name, str(inner[0]), value[name], inner, problems)
            elif inner[1]:
                problems.append(f'Can\'t find field "{name}" in {kind}')


def _is(kind: str, value: Value) -> bool:
    match kind:
        case "String":
            return isinstance(value, str)
        case "Integer":
            return isinstance(value, int) and not isinstance(value, bool)
        case "Float":
            return isinstance(value, int | float) and not isinstance(value, bool)
        case _:
            return isinstance(value, bool)
