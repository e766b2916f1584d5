"""What the forms of the GM's hand share: whose, which die, why; `name: reason` (CX-GEN-03, CX-GM-01)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.core.base import Rejected, evolve, text
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Quote, Wait
from engine.core.sheet import tidy
from engine.core.view import Line
from engine.systems.cortex.at_table import MENU_GM, TO_GM, CortexLedger, CortexPosition, character
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import Die
from engine.systems.cortex.words import die_text

WORDS_LIMIT = 300
NAME_LIMIT = 40
MENU_HAND = (MENU_GM, text("cortex-menu-hand"))
WHOM = Group(id="whom", label=text("cortex-hand-whom"), least=1, most=1)
WHAT = Group(id="what", label=text("cortex-hand-what"), least=1, most=1)
DIE = Group(id="die", label=text("cortex-hand-die"), least=1, most=1)
DIE_OR_NOT = evolve(DIE, least=0)


def hand_form(key: str, options: Iterable[Option], groups: tuple[Group, ...] = ()) -> Prompt:
    """A correction under its own heading, with a reason in words for whoever wants to give one."""
    return Prompt(
        id=f"hand.{key}",
        to=TO_GM,
        title=text(f"cortex-hand-{key}"),
        options=tuple(options),
        groups=groups,
        most=max(1, sum(group.most for group in groups)),
        ask=Ask(label=text("cortex-hand-why"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=MENU_HAND,
    )


def naming(prompt: Prompt) -> Prompt:
    """The form with a name in its words: `name`, or `name: reason`."""
    ask = Ask(label=text("cortex-hand-name-asks"), max_len=NAME_LIMIT + WORDS_LIMIT, required=True)
    says = Line(text=text("cortex-hand-name-says"))
    return evolve(prompt, ask=ask, body=(*prompt.body, says))


def troubled(trouble: Callable[[tuple[str, ...]], str]) -> Callable[[tuple[str, ...]], Quote]:
    """A quote of a form that costs nothing; `trouble` is the code of what stands against these picks, or empty."""

    def quote(picks: tuple[str, ...]) -> Quote:
        code = trouble(picks)
        return Quote(problem=text(f"refuse-cortex-{code}") if code else None)

    return quote


def complete(prompt: Prompt, picks: tuple[str, ...]) -> bool:
    """Whether every group has what it needs; before that nothing is said of the picks."""
    answer = Answer(prompt=prompt.id, picks=picks)
    return all(len(answer.in_group(prompt, group.id)) >= group.least for group in prompt.groups)


def people(here: CortexPosition) -> tuple[Character, ...]:
    """Everybody who has not left the story, in the order in which they came."""
    return tuple(one for one in here.state.characters.values() if not one.gone)


def whom(those: Sequence[Character]) -> Iterator[Option]:
    for one in those:
        yield Option(id=f"w.{one.id}", label=text("cortex-name", name=one.name), group=WHOM.id)


def dice(sizes: Iterable[Die]) -> Iterator[Option]:
    for die in sizes:
        yield Option(id=f"d{die}", label=die_text(die), group=DIE.id)


def picked_whom(here: CortexPosition, picks: tuple[str, ...]) -> Character:
    who = next(one for one in picks if one.startswith("w."))
    return character(here.state, who.removeprefix("w."))


def picked_die(picks: tuple[str, ...]) -> Die | None:
    """The die that was ticked; None when none was."""
    found = (one for one in picks if one[0] == "d" and one[1:].isdecimal())
    return next((int(one[1:]) for one in found), None)


def say_why(led: CortexLedger, words: str) -> None:
    """The reason is a line of its own, so that the log keeps it."""
    if words.strip():
        change(led, text("cortex-gm-words", words=words.strip()))


def name_and_reason(words: str) -> tuple[str, str]:
    """`Low on ammunition: the night was long`. Refusals: `effect-name-missing`, `text-too-long`."""
    typed, _, why = words.partition(":")
    name = tidy(typed)
    if not name:
        raise Rejected("effect-name-missing")
    if len(name) > NAME_LIMIT:
        raise Rejected("text-too-long", most=NAME_LIMIT, has=len(name))
    return name, why


def require_free(name: str, taken: Iterable[str]) -> None:
    """Refusal: `duplicate-name`."""
    if name in set(taken):
        raise Rejected("duplicate-name", name=name)
