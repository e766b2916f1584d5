"""The dice are gathered and thrown: the main career, then everything else (digest 4.1, steps 3 to 7).

BB-BUILD-04 … BB-BUILD-17, BB-POOL-02, BB-ITEM-01.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Group, Option, Quote
from engine.core.view import Block, Fold, Line
from engine.systems.blackbird.actions.events import action_called
from engine.systems.blackbird.actions.framing import difficulty_of
from engine.systems.blackbird.actions.owners import owner_called
from engine.systems.blackbird.actions.values import Action, ChoosingCareer, Gathering
from engine.systems.blackbird.at_table import BlackbirdLedger, BlackbirdPending, BlackbirdPosition
from engine.systems.blackbird.character import Character, Extra, Item, Perk
from engine.systems.blackbird.pool.build import Built, build_roll
from engine.systems.blackbird.pool.career_choice import ask_career
from engine.systems.blackbird.pool.form import FLAG_DICE, POOL_DICE, PoolForm, pool_form
from engine.systems.blackbird.pool.gather_prompt import (
    ENDS,
    OTHER_CAREER,
    gather_prompt,
    leave_gathering,
    lines_of_chances,
    ways_out,
)
from engine.systems.blackbird.pool.odds_lines import built_lines
from engine.systems.blackbird.sheet.view import attribute_text, refusal_text, trait_text
from engine.systems.blackbird.throw.falling import throw_built
from engine.systems.blackbird.throw.in_short import ask_throw

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
                yield ask_career(here, action, owner)
            case Gathering(main=main), Character() if action.attribute:
                yield _form(here, action, owner, pool_form(owner, action.attribute, main, action.struck))
            case Gathering(), Extra():
                yield ask_throw(here, action, owner)
            case _:
                pass


def _form(here: BlackbirdPosition, action: Action, hero: Character, form: PoolForm) -> BlackbirdPending:
    ends = ways_out(action, hero)
    if hero.careers:
        ends = (Option(id=OTHER_CAREER, label=text("blackbird-other-career"), group="end"), *ends)
    options = (*form.options, *ends)
    prompt = evolve(
        gather_prompt(here, action, "pool", _form_body(here, hero, form), options),
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
            leave_gathering(led, now, end)
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
        odds = lines_of_chances(here, action, len(built.dice), needed.needed, built.bonus_successes)
        lines = (*built_lines(action, hero, built, needed), *odds, *_of_things(form, picks), *_to_write(built))
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


def _form_body(here: BlackbirdPosition, hero: Character, form: PoolForm) -> Iterator[Block]:
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
