"""The dice are gathered and thrown: main career, then everything else; or the action waits, or is taken back.

Digest 4.1, steps 3 to 7; BB-BUILD-04 … BB-BUILD-17, BB-POOL-02, BB-NPC-01, BB-OPP-06. Silence throws nothing: the
action stays open and nobody waits for it; who answers throws the attribute's base dice (digest 3.11).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import GM, Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Default, Group, Option, Prompt, Quote, Wait
from engine.core.view import Block, Fold, Line
from engine.systems.blackbird.action_events import ActionMoved, action_called
from engine.systems.blackbird.action_view import declared_blocks, difficulty_text
from engine.systems.blackbird.actions import Action, ChoosingCareer, Gathering, asked_anew
from engine.systems.blackbird.at_table import (
    MENU_ACT,
    MENU_GM,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
)
from engine.systems.blackbird.character import Career, Character, Extra, Item, Perk
from engine.systems.blackbird.framing import MENU_ACTIONS, difficulty_of
from engine.systems.blackbird.hero_view import attribute_text, refusal_text, trait_text
from engine.systems.blackbird.labels import DieLabel, source_label
from engine.systems.blackbird.odds_lines import built_lines, chance_lines
from engine.systems.blackbird.owners import Owner, name_of, owner_called, seat_of
from engine.systems.blackbird.pool_form import DOES_NOT_FIT, FLAG_DICE, POOL_DICE, PoolForm, pool_form
from engine.systems.blackbird.roll_build import Built, build_roll
from engine.systems.blackbird.source_dice import main_career_dice
from engine.systems.blackbird.throw_play import throw_built, throw_plain
from engine.systems.blackbird.throwing import dice_in_short, dice_of_silence

NONE_FITS, LATER, OTHER_CAREER, BARE = "none", "later", "recareer", "bare"
ENDS = (LATER, OTHER_CAREER, BARE)
ABOUT = {"career": "career", "pool": "dice", "extra": "npc"}
"""The rules by term that explain each question."""
POST_LIMIT = 1000
"""Characters of a post that goes with the throw."""


def gathering(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """For every action that is framed: its main career, or the form; for a GM character in short, its dice."""
    for action in here.state.actions:
        if action.held:
            continue
        owner = owner_called(here.state, action.who)
        match action.stage, owner:
            case ChoosingCareer(), Character():
                yield _career(here, action, owner)
            case Gathering(main=main), Character() if action.attribute:
                yield _form(here, action, owner, pool_form(owner, action.attribute, main, action.struck))
            case Gathering(), Extra():
                yield _in_short(here, action, owner)
            case _:
                pass


def bare_dice(action: Action, owner: Owner) -> tuple[DieLabel, ...]:
    """What falls for somebody who answers and says nothing (BB-OPP-06)."""
    if isinstance(owner, Extra):
        return dice_in_short(owner)
    return dice_of_silence(owner, action.attribute) if action.attribute else ()


def throw_bare_dice(led: BlackbirdLedger, action: Action) -> None:
    """Nothing is paid and nothing is decided afterwards; with attribute 0 there is no throw."""
    throw_plain(led, action, bare_dice(action, owner_called(led.state, action.who)), decides=False)


# ---- the main career


def _career(here: BlackbirdPosition, action: Action, hero: Character) -> BlackbirdPending:
    careers = tuple(
        Option(
            id=f"c{at}",
            label=_career_label(career),
            blocked=DOES_NOT_FIT if source_label("main_career", career.name) in action.struck else None,
            words=(text("blackbird-name", name=career.name),),
        )
        for at, career in enumerate(hero.careers, start=1)
    )
    options = (*careers, Option(id=NONE_FITS, label=text("blackbird-no-career")), *_leaving(action, hero))

    def chosen(led: BlackbirdLedger, answer: Answer) -> None:
        now = action_called(led.state, action.id)
        if answer.pick in ENDS:
            _leave(led, now, answer.pick)
            return
        main = next((one.name for at, one in enumerate(hero.careers, start=1) if answer.pick == f"c{at}"), "")
        led.post(ActionMoved(action=asked_anew(now, Gathering(stage="gathering", main=main))))

    needed = Line(text=difficulty_text(difficulty_of(here, action), action.opposed))
    body = (*_head(here, action), needed, Line(text=text("blackbird-career-says")))
    return Pending(_prompt(here, action, "career", body, options), chosen)


def _career_label(career: Career) -> Text:
    pool = main_career_dice(career.invested).pool_max
    return text("blackbird-career-option", points=str(career.invested), pool=str(pool), career=career.name)


# ---- everything else


def _form(here: BlackbirdPosition, action: Action, hero: Character, form: PoolForm) -> BlackbirdPending:
    ends = _leaving(action, hero)
    if hero.careers:
        ends = (Option(id=OTHER_CAREER, label=text("blackbird-other-career"), group="end"), *ends)
    options = (*form.options, *ends)
    prompt = evolve(
        _prompt(here, action, "pool", tuple(_form_body(here, action, hero, form)), options),
        groups=(*form.groups, Group(id="end", label=text("blackbird-group-end"), most=1)),
        least=0,
        most=max(2, len(options)),
        ask=Ask(label=text("blackbird-form-asks"), max_len=POST_LIMIT),
        terms=(action.attribute, action.base, action.in_turn, *action.against, *action.struck),
    )

    def thrown(led: BlackbirdLedger, answer: Answer) -> None:
        now = action_called(led.state, action.id)
        end = next((one for one in ENDS if one in answer.picks), "")
        if end:
            _leave(led, now, end)
            return
        words = answer.text.strip()
        built = build_roll(hero, form.declared(answer.picks, words), led.options, "gm")
        needed = difficulty_of(led, now, built.difficulty_shift).needed
        throw_built(led, now, built, needed, words, _after_throw(form, answer.picks))

    return Pending(prompt, thrown, _quote(here, action, hero, form))


def _quote(
    here: BlackbirdPosition, action: Action, hero: Character, form: PoolForm
) -> Callable[[tuple[str, ...]], Quote]:
    """Price, what is left, difficulty, chances; or the rule that these picks break."""

    def quote(picks: tuple[str, ...]) -> Quote:
        end = [one for one in ENDS if one in picks]
        if end:
            alone = len(picks) == 1
            return Quote() if alone else Quote(problem=text("refuse-blackbird-end-alone"))
        try:
            built = build_roll(hero, form.declared(picks, "shown"), here.options, "gm")
        except Rejected as refused:
            return Quote(problem=refusal_text(refused))
        needed = difficulty_of(here, action, built.difficulty_shift)
        lines = (*built_lines(action, hero, built, needed, here.options), *_of_things(form, picks), *_to_write(built))
        return Quote(cost=_price(built), lines=lines)

    return quote


def _price(built: Built) -> tuple[Cost, ...]:
    flags = sum(die.paid == "flag" for die in built.dice)
    costs = (Cost(what=POOL_DICE, amount=built.pool_spent), Cost(what=FLAG_DICE, amount=flags))
    return tuple(one for one in costs if one.amount)


def _of_things(form: PoolForm, picks: tuple[str, ...]) -> Iterator[Text]:
    """What the GM applies: when a perk helps, what an item can do and what it restricts (BB-ITEM-01)."""
    for thing in form.things(picks):
        said = (thing.when,) if isinstance(thing, Perk) else (thing.ability, thing.restriction)
        for words in filter(None, said):
            yield text("blackbird-thing-says", thing=thing.name, words=words)


def _after_throw(form: PoolForm, picks: tuple[str, ...]) -> tuple[Text, ...]:
    """What an item does to the result, for everybody to read when the dice lie."""
    return tuple(
        text("blackbird-thing-says", thing=one.name, words=one.result_note)
        for one in form.things(picks)
        if isinstance(one, Item) and one.result_note
    )


def _to_write(built: Built) -> Iterator[Text]:
    """A flag is acted out in the post (BB-BUILD-10)."""
    for flag in built.flags_after:
        yield text("blackbird-act-it-out", flag=flag)


def _form_body(here: BlackbirdPosition, action: Action, hero: Character, form: PoolForm) -> Iterator[Block]:
    yield from _head(here, action)
    yield Line(text=difficulty_text(difficulty_of(here, action), action.opposed))
    anyway = _free_dice(hero, form, here)
    if anyway:
        yield Line(text=text("blackbird-anyway", dice=str(anyway), what=_anyway(form)))
    said = tuple(_traits(hero, form))
    if said:
        yield Fold(lines=said)
    for offer in here.state.offers:
        if offer.hero == hero.id:
            yield Line(text=text("blackbird-with-gm", trait=offer.name))
    yield Line(text=text("blackbird-on-the-spot"))


def _free_dice(hero: Character, form: PoolForm, here: BlackbirdPosition) -> int:
    """Dice that are in the roll without a tick."""
    try:
        return len(build_roll(hero, form.declared(()), here.options, "gm").dice)
    except Rejected:
        return 0


def _anyway(form: PoolForm) -> Text:
    own = attribute_text(form.attribute)
    return text("blackbird-listed", first=own, second=text("blackbird-name", name=form.main)) if form.main else own


def _traits(hero: Character, form: PoolForm) -> Iterator[Text]:
    """Types and comments of what the main career holds: they do not fit on a button."""
    for career in hero.careers:
        if career.name == form.main:
            for aspect in career.aspects:
                yield trait_text(aspect)
                yield from (text("blackbird-skill-inside", skill=trait_text(one)) for one in aspect.skills)


# ---- a GM character in short


def _in_short(here: BlackbirdPosition, action: Action, extra: Extra) -> BlackbirdPending:
    needed = difficulty_of(here, action)
    nothing = None if extra.dice or action.answers else text("refuse-blackbird-no-dice")
    throws = Option(id="throw", label=text("blackbird-throw-dice", dice=str(extra.dice)), blocked=nothing)
    options = (throws, *(() if action.answers else _leaving(action, extra)))
    body = (
        *_head(here, action),
        Line(text=difficulty_text(needed, action.opposed)),
        *(Line(text=one) for one in _chances(extra.dice, needed.needed, here, action)),
    )
    prompt = _prompt(here, action, "extra", body, options)

    def thrown(led: BlackbirdLedger, answer: Answer) -> None:
        now = action_called(led.state, action.id)
        if answer.pick in ENDS:
            _leave(led, now, answer.pick)
        elif led.by is None:
            throw_bare_dice(led, now)
        else:
            throw_plain(led, now, dice_in_short(extra), decides=True)

    default = Default(picks=("throw",)) if action.answers else prompt.default
    return Pending(evolve(prompt, default=default if action.awaited else None), thrown)


def _chances(dice: int, needed: int, here: BlackbirdPosition, action: Action) -> tuple[Text, ...]:
    return tuple(chance_lines(dice, needed, 0, here.options, opposed=action.opposed)) if dice else ()


# ---- what the three have in common


def _prompt(
    here: BlackbirdPosition, action: Action, what: str, body: tuple[Block, ...], options: tuple[Option, ...]
) -> Prompt:
    seat = seat_of(here, action.who)
    standing = MENU_GM if seat == GM else MENU_ACT
    key = "blackbird-gather-answer" if action.answers else "blackbird-gather"
    silent = BARE if action.answers else LATER
    return Prompt(
        id=f"{what}.{action.id}.{action.asked}" if action.awaited else f"{what}.open.{action.id}.{action.asked}",
        to=frozenset({seat}),
        title=text(key, who=name_of(here.state, action.who)),
        body=body,
        options=options,
        wait=Wait.TURN if action.awaited else Wait.NONE,
        default=Default(picks=(silent,)) if action.awaited else None,
        menu=(standing, MENU_ACTIONS) if seat == GM else (standing,),
        clock=f"gather.{action.id}" if action.awaited else "",
        about=ABOUT[what],
    )


def _head(here: BlackbirdPosition, action: Action) -> Iterator[Block]:
    yield from declared_blocks(action)
    if action.against:
        names = text("blackbird-name", name=name_of(here.state, action.against[0]))
        for who in action.against[1:]:
            names = text("blackbird-listed", first=names, second=text("blackbird-name", name=name_of(here.state, who)))
        yield Line(text=text("blackbird-opposed-by", who=names))
    if action.answers:
        asked = action_called(here.state, action.answers)
        yield Line(text=text("blackbird-answers-to", who=name_of(here.state, asked.who)))


def _leaving(action: Action, owner: Owner) -> tuple[Option, ...]:
    """What silence does: later, or the bare dice of who answers."""
    if action.answers:
        dice = len(bare_dice(action, owner))
        label = text("blackbird-bare", dice=dice) if dice else text("blackbird-bare-none")
        return (Option(id=BARE, label=label, group="end"),)
    return (Option(id=LATER, label=text("blackbird-later"), group="end"),) if action.awaited else ()


def _leave(led: BlackbirdLedger, action: Action, end: str) -> None:
    match end:
        case "bare":
            throw_bare_dice(led, action)
        case "recareer":
            led.post(ActionMoved(action=asked_anew(action, ChoosingCareer(stage="career"))))
        case _:
            line = text("blackbird-lies-open", who=name_of(led.state, action.who))
            led.post(ActionMoved(action=evolve(action, awaited=False), line=line))
