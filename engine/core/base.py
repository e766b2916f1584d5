"""What every value of the engine is made of: frozen models, frozen mappings, message ids with arguments, refusals."""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterator, KeysView, Mapping, ValuesView
from functools import lru_cache, wraps
from typing import Final, Generic, NewType, ParamSpec, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

Seat = NewType("Seat", str)
GM = Seat("gm")
"""The game master's seat; every other seat is a player's (`p1`, `p2`, …) and is never used twice in one game."""

K = TypeVar("K")
V = TypeVar("V")
F = TypeVar("F", bound="Frozen")
P = ParamSpec("P")
R = TypeVar("R")

REMEMBERED: Final = 512
"""So many results of one function are kept."""


class Frozen(BaseModel):
    """A value: compared by content, never changed, strict about what it is made of."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=False)


def evolve(value: F, **changes: object) -> F:
    """A copy of `value` with some fields replaced; everything else is shared, nothing is parsed again.

    Raises `AttributeError` for a field that does not exist.
    """
    fields = type(value).model_fields
    for name in changes:
        if name not in fields:
            raise AttributeError(name)
    return value.model_copy(update=changes)


class Map(Mapping[K, V], Generic[K, V]):
    """A frozen mapping that keeps the order of its keys; `set` and `drop` give a new one."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[K, V] | None = None) -> None:
        self._items: dict[K, V] = dict(items) if items else {}

    def __getitem__(self, key: K) -> V:
        return self._items[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __contains__(self, key: object) -> bool:
        return key in self._items

    def keys(self) -> KeysView[K]:
        return self._items.keys()

    def values(self) -> ValuesView[V]:
        return self._items.values()

    def items(self) -> ItemsView[K, V]:
        return self._items.items()

    def __eq__(self, other: object) -> bool:
        return self._items == (other._items if isinstance(other, Map) else other)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    def __repr__(self) -> str:
        return f"Map({self._items!r})"

    def set(self, key: K, value: V) -> Map[K, V]:
        """The same mapping with `key` at `value`; a new key goes to the end."""
        return Map({**self._items, key: value})

    def drop(self, key: K) -> Map[K, V]:
        """The same mapping without `key`; an unknown key changes nothing."""
        return Map({k: v for k, v in self._items.items() if k != key})

    @classmethod
    def __get_pydantic_core_schema__(cls, source: type[Map[K, V]], handler: GetCoreSchemaHandler) -> CoreSchema:
        key, value = get_args(source)
        inner = core_schema.dict_schema(handler.generate_schema(key), handler.generate_schema(value))
        return core_schema.chain_schema(
            [
                core_schema.no_info_plain_validator_function(_plain),
                inner,
                core_schema.no_info_plain_validator_function(cls),
            ],
            serialization=core_schema.plain_serializer_function_ser_schema(_plain, return_schema=inner),
        )


def _plain(items: object) -> object:
    return items._items if isinstance(items, Map) else items  # whoever reads it makes a copy


class Dice(Frozen):
    """One die (or `count` equal ones) as a reader sees it: к8 / d8, with its face once it has fallen."""

    sides: int
    face: int | None = None
    count: int = 1


class Text(Frozen):
    """A message id with its arguments; prose comes from `locales/`. A `str` argument is data and is shown as typed."""

    key: str
    args: Map[str, str | int | Dice | Text] = Map()


Text.model_rebuild()


def text(key: str, **args: str | int | Dice | Text) -> Text:
    """`text("feats-total", total=12)`. The same words give the same value: a list of prompts is full of them."""
    return _text(key, **args)


@lru_cache(maxsize=4096, typed=True)
def _text(key: str, **args: str | int | Dice | Text) -> Text:
    return Text(key=key, args=Map(args))


def remembered(made: Callable[P, R]) -> Callable[P, R]:
    """A pure function of values whose last results are kept: what a step has not touched is not derived again.

    Found by the identity of the values, which is cheap; an equal value that is another one only costs the work again.
    """
    kept: dict[tuple[int, ...], tuple[tuple[object, ...], R]] = {}

    @wraps(made)
    def found(*args: P.args, **kwargs: P.kwargs) -> R:
        key = tuple(map(id, args))
        hit = kept.get(key)
        if hit is not None and not kwargs:
            return hit[1]
        result = made(*args, **kwargs)
        if not kwargs:
            kept[key] = (args, result)  # the values are held, so that nothing else gets their ids
            if len(kept) > REMEMBERED:
                del kept[next(iter(kept))]
        return result

    return found


class Rejected(Exception):
    """A command that the rules refuse; nothing has happened. `code` names the message, `args` fill it."""

    def __init__(self, code: str, **args: str | int | Dice | Text) -> None:
        super().__init__(code)
        self.code = code
        self.args_of_text: Mapping[str, str | int | Dice | Text] = args

    def __str__(self) -> str:
        return f"{self.code} {dict(self.args_of_text)}" if self.args_of_text else self.code
