"""Items and perks in words: when they help, and what they do (BB-ITEM-01, BB-ADV-05, BB-SHEET-07)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import Text, text
from engine.systems.blackbird.character import Item, Perk
from engine.systems.blackbird.pool.labels import BARE, SourceLabel

NUMBERS = (
    "successes",
    "dice",
    "difficulty",
    "health",
    "fate_max",
    "career_xp",
    "general_xp",
    "restore_pool",
)
"""Effects that are a number, in the order in which they are told."""
SAID = ("result_note", "ability", "restriction")
"""Effects in the GM's words."""


def thing_text(thing: Item | Perk) -> Text:
    """Name, note, effects."""
    words = thing.when if isinstance(thing, Perk) else thing.note
    said = text("blackbird-trait", name=thing.name)
    said = text("blackbird-trait-comment", trait=said, comment=words) if words else said
    effects = tuple(effect_texts(thing))
    if not effects:
        return said
    said = text("blackbird-does", thing=said, effect=effects[0])
    for more in effects[1:]:
        said = text("blackbird-and", said=said, more=more)
    return said


def effect_texts(thing: Item | Perk) -> Iterator[Text]:
    """Each effect in a few words."""
    for name in NUMBERS:
        if amount := getattr(thing, name, 0):
            yield text(f"blackbird-effect-{name.replace('_', '-')}", amount=f"{amount:+d}")
    if isinstance(thing, Perk) and thing.reroll:
        yield text(f"blackbird-effect-reroll-{thing.reroll}")
    if thing.plus:
        yield from _plus(thing)
    if thing.uses > 1:
        yield text("blackbird-effect-uses", uses=thing.uses)
    for name in SAID:
        if words := getattr(thing, name, ""):
            yield text(f"blackbird-effect-{name.replace('_', '-')}", words=words)


def _plus(thing: Item | Perk) -> Iterator[Text]:
    """The bonus on a die, the dice that may have it, and whether it counts for criticals and flashes (BB-MOD-03)."""
    yield text("blackbird-effect-plus", amount=f"{thing.plus:+d}")
    for one in thing.on:
        yield _on(one)
    if thing.patterns:
        yield text("blackbird-effect-patterns")


def _on(source: SourceLabel) -> Text:
    kind, _, name = source.partition(":")
    if source in BARE:
        return text(f"blackbird-on-{source}")
    if kind == "attribute":
        return text("blackbird-on", what=text(f"blackbird-attribute-{name}"))
    return text("blackbird-on", what=text("blackbird-trait", name=name))
