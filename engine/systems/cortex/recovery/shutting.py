"""Traits that work no longer, or again, on a character (CX-SHUT-01, CX-SFX-03)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TypeVar

from engine.core.base import evolve
from engine.systems.cortex.character import Power, PowerSet, Sheet

C = TypeVar("C", bound=Sheet)


def shut_down(me: Sheet) -> Iterator[str]:
    """The names of sets and powers that are shut down now."""
    for held in me.power_sets:
        if held.shutdown:
            yield held.name
        yield from (power.name for power in held.powers if power.shutdown)
    yield from (power.name for power in me.powers if power.shutdown)


def with_shut_down(me: C, names: Collection[str]) -> C:
    """Exactly these sets and powers are shut down; what works again works fully."""
    return evolve(
        me,
        power_sets=tuple(_set(held, names) for held in me.power_sets),
        powers=tuple(_power(power, names) for power in me.powers),
    )


def restorable(me: Sheet) -> Iterator[tuple[str, str]]:
    """What an opportunity brings back, by place: traits of sets whose Limit recovers so (CX-SHUT-01, CX-SHUT-04)."""
    for at, held in enumerate(me.power_sets, start=1):
        if not any(limit.recovery == "opportunity" for limit in held.limits):
            continue
        if held.shutdown or held.weakened:
            yield f"{at}", held.name
        for number, power in enumerate(held.powers, start=1):
            if power.shutdown or power.weakened:
                yield f"{at}.{number}", power.name


def works_again(me: C, name: str) -> C:
    """A set or a power is restored fully."""
    full = evolve(
        me,
        power_sets=tuple(
            evolve(
                held,
                weakened=held.weakened and held.name != name,
                powers=tuple(evolve(one, weakened=one.weakened and one.name != name) for one in held.powers),
            )
            for held in me.power_sets
        ),
    )
    return with_shut_down(full, tuple(one for one in shut_down(full) if one != name))


def trait_names(me: Sheet) -> Iterator[str]:
    """Everything that an SFX may ask to be in the roll."""
    yield from me.distinctions
    yield from me.specialties
    for held in me.power_sets:
        yield held.name
        yield from (power.name for power in held.powers)
    yield from (power.name for power in me.powers)


def _set(held: PowerSet, names: Collection[str]) -> PowerSet:
    powers = tuple(_power(power, names) for power in held.powers)
    off = held.name in names
    return evolve(held, shutdown=off, powers=powers, weakened=held.weakened and (off or not held.shutdown))


def _power(power: Power, names: Collection[str]) -> Power:
    off = power.name in names
    return evolve(power, shutdown=off, weakened=power.weakened and (off or not power.shutdown))
