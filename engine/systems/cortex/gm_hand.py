"""The GM's hand: every number may be set right; grants; who has left the story (CX-GEN-03, CX-GM-01, CX-DEC-25).

CX-GEN-02, CX-TRA-04, FL-TRAUMA-06, FL-TIME-19.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

from engine.core.base import Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Wait
from engine.core.sheet import tidy
from engine.core.view import Line
from engine.systems.cortex.at_table import MENU_GM, TO_GM, CortexLedger, CortexPending, CortexPosition, character
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import LADDER, descending, read_die
from engine.systems.cortex.harm import with_track
from engine.systems.cortex.held import Asset, Complication
from engine.systems.cortex.tracks import STRESS_TYPES
from engine.systems.cortex.turns import people_changed
from engine.systems.cortex.words import die_text, pool_text, short_type, type_text

WORDS_LIMIT = 300
NAME_LIMIT = 40
GRANTED = 6
"""The die of a grant when none is named."""
MENU_HAND = (MENU_GM, text("cortex-menu-hand"))


def gm_hand(here: CortexPosition) -> Iterable[CortexPending]:
    """Corrections of everybody's numbers and of the doom pool, grants, sessions, and who is gone."""
    people = [one for one in here.state.characters.values() if not one.gone]
    for one in people:
        if one.undecided:
            yield _gone(one)
    if people:
        yield _numbers(people)
        yield _tracks(people)
        yield from _things(people)
    yield _doom(here)


def _whom(people: list[Character]) -> tuple[Option, ...]:
    return tuple(Option(id=f"w.{one.id}", label=text("cortex-name", name=one.name), group="whom") for one in people)


WHOM = Group(id="whom", label=text("cortex-hand-whom"), least=1, most=1)


def _form(
    key: str, options: tuple[Option, ...], groups: tuple[Group, ...], most: int, *, asked: bool = False
) -> Prompt:
    return Prompt(
        id=f"hand.{key}",
        to=TO_GM,
        title=text(f"cortex-hand-{key}"),
        options=options,
        groups=groups,
        least=1,
        most=most,
        ask=Ask(label=text(f"cortex-hand-{key}-asks"), max_len=WORDS_LIMIT, required=asked),
        wait=Wait.NONE,
        menu=MENU_HAND,
    )


def _picked(led: CortexLedger, answer: Answer) -> Character:
    who = next(one for one in answer.picks if one.startswith("w."))
    return character(led.state, who.removeprefix("w."))


def _why(answer: Answer) -> tuple[Line, ...]:
    words = answer.text.strip()
    return (Line(text=text("cortex-gm-words", words=words)),) if words else ()


# ---- points and experience

NUMBERS: tuple[Literal["pp", "pp_floor", "xp"], ...] = ("pp", "pp_floor", "xp")
BOUNDS = {"pp": (0, 99), "pp_floor": (1, 5), "xp": (0, 999)}


def _numbers(people: list[Character]) -> CortexPending:
    heroes = [one for one in people if one.is_hero]
    options: list[Option] = list(_whom(heroes or people))
    for what in NUMBERS:
        for sign in ("more", "less"):
            label = text(f"cortex-hand-{what.replace('_', '-')}-{sign}")
            options.append(Option(id=f"{what}.{sign}", label=label, group="what", upto=9))
    groups = (WHOM, Group(id="what", label=text("cortex-hand-what"), least=1, most=9))
    prompt = _form("numbers", tuple(options), groups, 10)

    def changed(led: CortexLedger, answer: Answer) -> None:
        one = _picked(led, answer)
        values: dict[str, int] = {}
        for what in NUMBERS:
            least, most = BOUNDS[what]
            moved = answer.count(f"{what}.more") - answer.count(f"{what}.less")
            values[what] = min(most, max(least, getattr(one, what) + moved))
        after = evolve(one, **values)
        line = text(
            "cortex-hand-numbers-now",
            who=one.name,
            pp=str(after.pp),
            floor=str(after.pp_floor),
            xp=str(after.xp),
        )
        change(led, line, after, blocks=_why(answer))

    return Pending(prompt, changed)


# ---- stress and trauma


def _tracks(people: list[Character]) -> CortexPending:
    options = list(_whom(people))
    for type_ in STRESS_TYPES:
        for what in ("stress", "trauma"):
            label = text(f"cortex-hand-{what}", type=short_type(type_))
            options.append(Option(id=f"{what}.{type_}", label=label, group="track"))
    options += [Option(id=f"d{die}", label=die_text(die), group="die") for die in LADDER]
    options.append(Option(id="d0", label=text("cortex-hand-none"), group="die"))
    groups = (
        WHOM,
        Group(id="track", label=text("cortex-hand-what"), least=1, most=1),
        Group(id="die", label=text("cortex-hand-die"), least=1, most=1),
    )
    prompt = _form("tracks", tuple(options), groups, 3)

    def changed(led: CortexLedger, answer: Answer) -> None:
        one = _picked(led, answer)
        what, _, rest = next(p for p in answer.picks if p.startswith(("stress.", "trauma."))).partition(".")
        die = int(next(p for p in answer.picks if p[0] == "d" and p[1:].isdecimal())[1:])
        type_ = next(t for t in STRESS_TYPES if t == rest)
        track = one.track(type_)
        if what == "stress":
            track = evolve(track, stress=die, out=None, was_out=track.was_out if track.out is None else None)
        else:
            track = evolve(track, trauma=die)
        line = text(
            f"cortex-hand-{what}-now",
            who=one.name,
            type=type_text(type_) if what == "stress" else short_type(type_),
            die=die_text(die) if die else text("cortex-none-left"),
        )
        change(led, line, with_track(one, type_, track), blocks=_why(answer))
        people_changed(led)

    return Pending(prompt, changed)


# ---- assets and complications


def _things(people: list[Character]) -> Iterator[CortexPending]:
    """The GM grants an asset or a complication of any size (CX-GEN-03), and takes away what is no more."""
    options = list(_whom(people))
    options += [
        Option(id=f"give.{what}", label=text(f"cortex-hand-give-{what}"), group="what")
        for what in ("asset", "complication")
    ]
    options += [Option(id=f"d{die}", label=die_text(die), group="die") for die in LADDER[1:]]
    groups = (
        WHOM,
        Group(id="what", label=text("cortex-hand-what"), least=1, most=1),
        Group(id="die", label=text("cortex-hand-die"), most=1),
    )
    prompt = _form("things", tuple(options), groups, 3, asked=True)

    def changed(led: CortexLedger, answer: Answer) -> None:
        one = _picked(led, answer)
        name = tidy(answer.text)[:NAME_LIMIT]
        if not name:
            raise Rejected("effect-name-missing")
        sizes = [p for p in answer.picks if p[0] == "d" and p[1:].isdecimal()]
        die = read_die(sizes[0]) if sizes else GRANTED
        if name in {held.name for held in one.assets} | {held.name for held in one.complications}:
            raise Rejected("duplicate-name", name=name)
        if "give.asset" in answer.picks:
            after = evolve(one, assets=(*one.assets, Asset(name=name, die=die)))
            change(led, text("cortex-granted-asset", who=one.name, name=name, die=die_text(die)), after)
        else:
            after = evolve(one, complications=(*one.complications, Complication(name=name, die=die)))
            change(led, text("cortex-granted-complication", who=one.name, name=name, die=die_text(die)), after)

    yield Pending(prompt, changed)
    if any(_held(one) for one in people):
        yield _take(people)


def _held(one: Character) -> tuple[str, ...]:
    return (*(held.name for held in one.assets), *(c.name for c in one.complications), *(r.name for r in one.resources))


def _take(people: list[Character]) -> CortexPending:
    options = tuple(
        Option(id=f"{one.id}.{at}", label=text("cortex-held-by", name=name, who=one.name))
        for one in people
        for at, name in enumerate(_held(one))
    )
    prompt = evolve(_form("take", options, (), 1), terms=tuple(name for one in people for name in _held(one)))

    def taken(led: CortexLedger, answer: Answer) -> None:
        who, _, at = answer.pick.partition(".")
        one = character(led.state, who)
        name = _held(one)[int(at)]
        after = evolve(
            one,
            assets=tuple(held for held in one.assets if held.name != name),
            complications=tuple(held for held in one.complications if held.name != name),
            resources=tuple(held for held in one.resources if held.name != name),
        )
        change(led, text("cortex-removed", name=name, die=text("cortex-none-left")), after, blocks=_why(answer))

    return Pending(prompt, taken)


# ---- the doom pool


def _doom(here: CortexPosition) -> CortexPending:
    options = [
        Option(id=f"d{die}.{sign}", label=text(f"cortex-hand-doom-{sign}", die=die_text(die)), group="dice", upto=9)
        for die in LADDER
        for sign in ("more", "less")
    ]
    prompt = _form("doom", tuple(options), (Group(id="dice", label=text("cortex-doom-pool"), least=1),), 18)
    prompt = evolve(prompt, body=(Line(text=text("cortex-doom-now", dice=pool_text(here.state.doom))),))

    def changed(led: CortexLedger, answer: Answer) -> None:
        pool = list(led.state.doom)
        for die in LADDER:
            for _ in range(answer.count(f"d{die}.less")):
                if die in pool:
                    pool.remove(die)
            pool += [die] * answer.count(f"d{die}.more")
        doom = descending(pool)
        change(led, text("cortex-hand-doom-now", dice=pool_text(doom)), doom=doom, blocks=_why(answer))

    return Pending(prompt, changed)


# ---- the end of a character


def _gone(one: Character) -> CortexPending:
    """Trauma beyond its limit: final, or another way out; until then out of action."""
    total = sum(one.track(type_).trauma for type_ in STRESS_TYPES)
    prompt = Prompt(
        id=f"gone.{one.id}.{one.actions_done}.{total}",
        about="gone",
        to=TO_GM,
        title=text("cortex-gone-title", who=one.name),
        body=(Line(text=text("cortex-gone-says")),),
        options=(
            Option(id="final", label=text("cortex-gone-final")),
            Option(id="stays", label=text("cortex-gone-stays")),
        ),
        wait=Wait.TURN,
    )
    return Pending(prompt, _decided(one.id))


def _decided(who: str) -> Callable[[CortexLedger, Answer], None]:
    def decided(led: CortexLedger, answer: Answer) -> None:
        one = character(led.state, who)
        final = answer.pick == "final"
        line = text("cortex-now-gone" if final else "cortex-not-gone", who=one.name)
        change(led, line, evolve(one, gone=final, undecided=False), strong=True)
        people_changed(led)

    return decided
