"""Text as a message keeps it: parsed, trimmed, with entities in order, within its length."""

from typing import cast

from tgbot.sandbox.detect import units, with_detected
from tgbot.sandbox.html import parse_html
from tgbot.sandbox.jsontypes import Obj, number_of, obj_of
from tgbot.sandbox.refusals import bad_request
from tgbot.sandbox.render import user_json
from tgbot.sandbox.world import World

TEXT_LIMIT = 4096  # UTF-16 units after parsing
CAPTION_LIMIT = 1024
MOST_ENTITIES = 100


def formatted(world: World, source: str, parse_mode: str, given: list[Obj]) -> tuple[str, list[Obj]]:
    """Plain text and entities of what a bot sends: `parse_mode` wins over given entities.

    Only HTML is parsed; the bots that use this sandbox write no Markdown.
    """
    if parse_mode and parse_mode.lower() != "html":
        raise bad_request("unsupported parse_mode")
    text, entities = parse_html(source) if parse_mode else (source, given)
    text, entities = _trimmed(text, entities)
    kept = [named for entity in entities for named in _with_person(world, entity)]
    return text, with_detected(text, kept)[:MOST_ENTITIES]


def within(text: str, limit: int, *, refusal: str) -> None:
    if units(text) > limit:
        raise bad_request(refusal)


def _trimmed(text: str, entities: list[Obj]) -> tuple[str, list[Obj]]:
    """Without blanks at both ends; entities move and shrink with the text."""
    text = text.replace("\r", "").replace("\0", "")
    shift = units(text) - units(text.lstrip())
    text = text.strip()
    end = units(text)
    kept: list[Obj] = []
    for entity in entities:
        start = max(0, number_of(entity, "offset") - shift)
        stop = min(end, number_of(entity, "offset") - shift + number_of(entity, "length"))
        if stop > start:
            kept.append({**entity, "offset": start, "length": stop - start})
    return text, sorted(kept, key=lambda e: (number_of(e, "offset"), -number_of(e, "length")))


def _with_person(world: World, entity: Obj) -> list[Obj]:
    """A mention by id becomes one only for a person that exists; otherwise it stays plain text."""
    if entity.get("type") != "text_mention":
        return [entity]
    person = world.people.get(number_of(obj_of(entity, "user"), "id"))
    return [cast("Obj", {**entity, "user": user_json(person)})] if person else []
