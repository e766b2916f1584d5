"""JSON as the Bot API speaks it: its alias, and readers that give a default where the shape is another."""

from typing import TypeAlias

Value: TypeAlias = str | int | float | bool | list["Value"] | dict[str, "Value"] | None
Obj: TypeAlias = dict[str, Value]


def text_of(obj: Obj, name: str, default: str = "") -> str:
    value = obj.get(name)
    return value if isinstance(value, str) else default


def number_of(obj: Obj, name: str, default: int = 0) -> int:
    value = obj.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def flag_of(obj: Obj, name: str) -> bool:
    return obj.get(name) is True


def obj_of(obj: Obj, name: str) -> Obj:
    value = obj.get(name)
    return value if isinstance(value, dict) else {}


def list_of(obj: Obj, name: str) -> list[Value]:
    value = obj.get(name)
    return value if isinstance(value, list) else []


def objects_of(obj: Obj, name: str) -> list[Obj]:
    return [item for item in list_of(obj, name) if isinstance(item, dict)]


def numbers_of(obj: Obj, name: str) -> list[int]:
    return [item for item in list_of(obj, name) if isinstance(item, int) and not isinstance(item, bool)]
