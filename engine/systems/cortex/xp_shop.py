"""What a hero buys with experience: points at any time, everything else in a Transition Scene.

CX-XP-02 … CX-XP-08, CX-PP-04, CX-DEC-21, CX-DEC-27; FL-ADV-01. A new Power Set waits for the GM; until then nothing is
paid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Option, Prompt, Wait
from engine.core.view import Facts, Fold, Line
from engine.systems.cortex.at_table import (
    MENU_HERO,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    heroes_at,
    next_id,
)
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import ENDLESS, Character, Sheet
from engine.systems.cortex.dice import LARGEST
from engine.systems.cortex.draft_events import SheetDrafted, drop
from engine.systems.cortex.drafts import PurchaseDraft
from engine.systems.cortex.hero_takes import pasted_power_set, typed_limit, typed_name, typed_sfx
from engine.systems.cortex.milestone_offers import MENU_XP
from engine.systems.cortex.sheet_blocks import points_facts, set_blocks
from engine.systems.cortex.sheet_write import require_readable
from engine.systems.cortex.words import XP, facet_text
from engine.systems.cortex.xp import (
    MAJOR,
    MINOR,
    AddLimit,
    AddPower,
    AddSfx,
    AddSpecialty,
    BuyPp,
    Purchase,
    RaiseSpecialty,
    RemoveLimit,
    ReplaceDistinction,
    ReplaceLimit,
    ReplacePowerSet,
    StepPower,
    SwapAffiliation,
    Unlock,
    buy,
    price,
)

NAME_LIMIT = 80
WORDS_LIMIT = 1000
SET_LIMIT = 3500
MINOR_RESOURCE = 6
"""A resource of this die is kept for the price of a minor unlock, a larger one for a major (AMB-61)."""
ANY = "any"
"""The one option of what is written in words alone."""


class Ware(NamedTuple):
    """One thing to choose: its words, and the purchase that it is, with what was typed."""

    label: Text
    purchase: Callable[[str], Purchase]
    price: int


class Shelf(NamedTuple):
    """One kind of purchase. `asks`: how much may be typed; 0 for nothing."""

    id: str
    wares: tuple[Ware, ...]
    asks: int = 0


def xp_shop(here: CortexPosition) -> Iterable[CortexPending]:
    """Points for experience, the shelves of a Transition Scene, and new Power Sets that wait for the GM."""
    scene = here.state.scene
    for hero in heroes_at(here):
        if hero.xp:
            yield _points(hero)
        if scene is not None and scene.kind == "transition":
            for shelf in shelves(here, hero):
                if shelf.wares:
                    yield _shelf(hero, shelf)
    for draft in here.state.drafts:
        if isinstance(draft, PurchaseDraft):
            yield from _waiting(here, draft)


def shelves(here: CortexPosition, hero: Character) -> Iterator[Shelf]:
    """All that is for sale to a hero (CX-XP-03 … CX-XP-06); CX-XP-07 is not."""
    yield Shelf("distinction", tuple(_distinctions(hero)), NAME_LIMIT)
    yield Shelf("limit", tuple(_limits(hero)), WORDS_LIMIT)
    yield Shelf("swap", tuple(_swaps(hero)))
    yield Shelf("unlock", tuple(_unlocks(here, hero)))
    yield Shelf("sfx", tuple(_of_sets(hero, _sfx, MAJOR)), WORDS_LIMIT)
    yield Shelf("step", tuple(_steps(hero)))
    yield Shelf("power", tuple(_of_sets(hero, _power, MAJOR)), NAME_LIMIT)
    yield Shelf("drop-limit", tuple(_dropped_limits(hero)))
    yield Shelf("specialty", (_specialty(hero),), NAME_LIMIT)
    yield Shelf("raise", tuple(_raises(hero)))
    yield Shelf("set", tuple(_of_sets(hero, _set, price(hero, _new_specialty("")))), SET_LIMIT)


def _points(hero: Character) -> CortexPending:
    prompt = Prompt(
        id=f"xp.points.{hero.id}",
        to=frozenset({hero.player}),
        title=text("cortex-buy-points"),
        body=(Line(text=text("cortex-buy-points-says")), Facts(rows=tuple(points_facts(hero)))),
        options=(Option(id="buy", label=text("cortex-buy-points-yes"), cost=(Cost(what=XP, amount=1),)),),
        wait=Wait.NONE,
        menu=(MENU_HERO, MENU_XP),
        terms=(hero.xp, hero.pp),
    )

    def bought(led: CortexLedger, answer: Answer) -> None:
        _buy(led, hero, BuyPp(item="pp"), text("cortex-bought-points", hero=hero.name))

    return Pending(prompt, bought)


def _shelf(hero: Character, shelf: Shelf) -> CortexPending:
    prompt = Prompt(
        id=f"xp.{shelf.id}.{hero.id}",
        to=frozenset({hero.player}),
        title=text(f"cortex-shelf-{shelf.id}"),
        body=(Line(text=text(f"cortex-shelf-{shelf.id}-says")), Facts(rows=tuple(points_facts(hero)))),
        options=tuple(_ware(hero, number, ware) for number, ware in enumerate(shelf.wares)),
        ask=Ask(label=text(f"cortex-shelf-{shelf.id}-asks"), max_len=shelf.asks) if shelf.asks else None,
        wait=Wait.NONE,
        menu=(MENU_HERO, MENU_XP),
        terms=(hero.xp, *(str(one.price) for one in shelf.wares)),
    )

    def picked(led: CortexLedger, answer: Answer) -> None:
        if shelf.asks and not answer.text.strip():
            raise Rejected("words-first")
        ware = shelf.wares[int(answer.pick.removeprefix("w"))]
        if shelf.id == "set":
            _ask_gm(led, hero, shelf, answer)
        else:
            purchase = ware.purchase(answer.text)
            _buy(led, hero, purchase, text("cortex-bought", hero=hero.name, what=_said(purchase), xp=str(ware.price)))

    return Pending(prompt, picked)


def _ware(hero: Character, number: int, ware: Ware) -> Option:
    short = text("refuse-cortex-not-enough-xp", need=ware.price, has=hero.xp) if hero.xp < ware.price else None
    return Option(id=f"w{number}", label=ware.label, cost=(Cost(what=XP, amount=ware.price),), blocked=short)


def _buy(led: CortexLedger, hero: Character, purchase: Purchase, line: Text) -> None:
    """Pays and changes the sheet, if it can still be written as a text sheet (CX-TXT-10)."""
    now = character(led.state, hero.id)
    in_transition = led.state.scene is not None and led.state.scene.kind == "transition"
    changed = buy(now, purchase, in_transition=in_transition)
    if isinstance(purchase, Unlock):
        changed = _unlocked(changed, purchase.name)
    elif not isinstance(purchase, BuyPp) and led.lexicon.languages:
        require_readable(changed, led.lexicon, led.options.canon)
    change(led, line, changed)


def _unlocked(hero: Character, name: str) -> Character:
    """A resource at hand becomes lasting; anything else is noted (CX-STUNT-07)."""
    kept = tuple(evolve(one, lasts=ENDLESS) if one.name == name else one for one in hero.resources)
    return evolve(hero, resources=kept, unlocked=(*hero.unlocked, name))


def _said(purchase: Purchase) -> Text:
    """What was bought, for the log."""
    match purchase:
        case ReplaceDistinction(old=old, new=new):
            return text("cortex-bought-distinction", old=old, new=new)
        case AddLimit(set=set_name, limit=limit):
            return text("cortex-bought-limit", set=set_name, name=limit.name)
        case ReplaceLimit(old=old, limit=limit):
            return text("cortex-bought-other-limit", old=old, new=limit.name)
        case SwapAffiliation(a=a, b=b):
            return text("cortex-bought-swap", one=facet_text(a), other=facet_text(b))
        case Unlock(name=name):
            return text("cortex-bought-unlock", name=name)
        case AddSfx(set=set_name, sfx=sfx):
            return text("cortex-bought-sfx", set=set_name, name=sfx.name)
        case StepPower(power=name):
            return text("cortex-bought-step", name=name)
        case AddPower(set=set_name, name=name):
            return text("cortex-bought-power", set=set_name, name=name)
        case RemoveLimit(name=name):
            return text("cortex-bought-no-limit", name=name)
        case AddSpecialty(name=name):
            return text("cortex-bought-specialty", name=name)
        case RaiseSpecialty(name=name):
            return text("cortex-bought-raise", name=name)
        case ReplacePowerSet(old=old, content=content):
            return text("cortex-bought-set", old=old, new=content.name)
        case BuyPp():
            return text("cortex-fact-pp")


# ---- wares


def _distinctions(hero: Character) -> Iterator[Ware]:
    for one in hero.distinctions:
        yield Ware(text("cortex-name", name=one), _replaced_distinction(one), MINOR)


def _replaced_distinction(old: str) -> Callable[[str], Purchase]:
    return lambda typed: ReplaceDistinction(item="replace_distinction", old=old, new=typed_name(typed))


def _limits(hero: Character) -> Iterator[Ware]:
    for one in hero.power_sets:
        yield Ware(text("cortex-ware-more", name=one.name), _added_limit(one.name), MINOR)
        for limit in one.limits:
            label = text("cortex-ware-instead", name=limit.name)
            yield Ware(label, _replaced_limit(one.name, limit.name), MINOR)


def _added_limit(set_name: str) -> Callable[[str], Purchase]:
    return lambda typed: AddLimit(item="add_limit", set=set_name, limit=typed_limit(typed))


def _replaced_limit(set_name: str, old: str) -> Callable[[str], Purchase]:
    return lambda typed: ReplaceLimit(item="replace_limit", set=set_name, old=old, limit=typed_limit(typed))


def _swaps(hero: Character) -> Iterator[Ware]:
    for a, b in combinations(hero.affiliation, 2):
        label = text("cortex-ware-swap", one=facet_text(a), other=facet_text(b))
        yield Ware(label, _fixed(SwapAffiliation(item="swap_affiliation", a=a, b=b)), MINOR)


def _unlocks(here: CortexPosition, hero: Character) -> Iterator[Ware]:
    """What the Event offers, and own resources that stay (CX-XP-05, AMB-61)."""
    for one in here.state.event.unlocks:
        if one.name not in hero.unlocked:
            purchase = Unlock(item="unlock", tier=one.tier, name=one.name)
            yield Ware(text("cortex-name", name=one.name), _fixed(purchase), price(hero, purchase))
    for resource in hero.resources:
        if resource.name not in hero.unlocked:
            tier = "minor" if resource.die <= MINOR_RESOURCE else "major"
            keep = Unlock.model_validate({"item": "unlock", "tier": tier, "name": resource.name})
            yield Ware(text("cortex-ware-keep", name=resource.name), _fixed(keep), price(hero, keep))


def _of_sets(hero: Character, purchase: Callable[[str, str], Purchase], cost: int) -> Iterator[Ware]:
    for one in hero.power_sets:
        yield Ware(text("cortex-name", name=one.name), _for_set(purchase, one.name), cost)


def _for_set(purchase: Callable[[str, str], Purchase], set_name: str) -> Callable[[str], Purchase]:
    return lambda typed: purchase(set_name, typed)


def _sfx(set_name: str, typed: str) -> Purchase:
    return AddSfx(item="add_sfx", set=set_name, sfx=typed_sfx(typed))


def _power(set_name: str, typed: str) -> Purchase:
    return AddPower(item="add_power", set=set_name, name=typed_name(typed))


def _set(set_name: str, typed: str) -> Purchase:
    raise Rejected("needs-approval")  # it goes to the GM first


def _steps(hero: Character) -> Iterator[Ware]:
    for one in hero.power_sets:
        for power in one.powers:
            if power.die < LARGEST:
                purchase = StepPower(item="step_power", set=one.name, power=power.name)
                yield Ware(text("cortex-name", name=power.name), _fixed(purchase), price(hero, purchase))


def _dropped_limits(hero: Character) -> Iterator[Ware]:
    for one in hero.power_sets:
        for limit in one.limits if len(one.limits) > 1 else ():
            purchase = RemoveLimit(item="remove_limit", set=one.name, name=limit.name)
            yield Ware(text("cortex-name", name=limit.name), _fixed(purchase), MAJOR)


def _specialty(hero: Character) -> Ware:
    return Ware(text("cortex-ware-expert"), _new_specialty_typed, price(hero, _new_specialty("")))


def _new_specialty_typed(typed: str) -> Purchase:
    return _new_specialty(typed_name(typed))


def _new_specialty(name: str) -> AddSpecialty:
    return AddSpecialty(item="add_specialty", name=name)


def _raises(hero: Character) -> Iterator[Ware]:
    for name, level in hero.specialties.items():
        if level == "expert":
            purchase = RaiseSpecialty(item="raise_specialty", name=name)
            yield Ware(text("cortex-name", name=name), _fixed(purchase), price(hero, purchase))


def _fixed(purchase: Purchase) -> Callable[[str], Purchase]:
    return lambda typed: purchase


# ---- a new Power Set


def _ask_gm(led: CortexLedger, hero: Character, shelf: Shelf, answer: Answer) -> None:
    """The old set, the new one as text; the GM decides, and only then it is paid (CX-DEC-27)."""
    old = hero.power_sets[int(answer.pick.removeprefix("w"))].name
    content = pasted_power_set(answer.text, led.lexicon)
    purchase = ReplacePowerSet(item="replace_power_set", old=old, content=content, approved=True)
    changed = buy(character(led.state, hero.id), purchase, in_transition=True)
    if led.lexicon.languages:
        require_readable(changed, led.lexicon, led.options.canon)
    for one in led.state.drafts:
        if isinstance(one, PurchaseDraft) and one.hero == hero.id:
            drop(led, one)
    sheet = Sheet(name=hero.name, power_sets=(content,))
    draft = PurchaseDraft(kind="purchase", id=next_id(led.state, "d"), hero=hero.id, old=old, sheet=sheet)
    led.post(SheetDrafted(draft=draft))


def _waiting(here: CortexPosition, draft: PurchaseDraft) -> Iterator[CortexPending]:
    hero = here.state.characters.get(draft.hero)
    if hero is None:
        return
    yield _approve(draft, hero)
    if hero.player in here.seats:
        yield _take_back(draft, hero)


def _approve(draft: PurchaseDraft, hero: Character) -> CortexPending:
    content = draft.sheet.power_sets[0]
    prompt = Prompt(
        id=f"xp.approve.{draft.id}.{draft.asked}",
        to=TO_GM,
        title=text("cortex-approve-set", hero=hero.name, old=draft.old, new=content.name),
        body=tuple(set_blocks(content)),
        options=(
            Option(id="approve", label=text("cortex-approve-yes")),
            Option(id="send_back", label=text("cortex-approve-set-no")),
        ),
        ask=Ask(label=text("cortex-approve-asks"), max_len=WORDS_LIMIT),
        wait=Wait.TURN,
    )

    def decided(led: CortexLedger, answer: Answer) -> None:
        drop(led, draft)
        if answer.pick != "approve":
            change(led, text("cortex-set-sent-back", hero=hero.name, words=answer.text.strip() or "-"))
            return
        now = character(led.state, draft.hero)
        purchase = ReplacePowerSet(item="replace_power_set", old=draft.old, content=content, approved=True)
        try:
            changed = buy(now, purchase, in_transition=True)
        except Rejected:
            change(led, text("cortex-set-too-late", hero=hero.name, new=content.name))
            return
        change(led, text("cortex-bought", hero=hero.name, what=_said(purchase), xp=str(price(now, purchase))), changed)

    return Pending(prompt, decided)


def _take_back(draft: PurchaseDraft, hero: Character) -> CortexPending:
    prompt = Prompt(
        id=f"xp.take-back.{draft.id}",
        to=frozenset({hero.player}),
        title=text("cortex-take-back-set", new=draft.sheet.power_sets[0].name),
        body=(Fold(lines=(text("cortex-take-back-set-says"),)),),
        options=(Option(id="take_back", label=text("cortex-take-back-set-yes")),),
        wait=Wait.NONE,
        menu=(MENU_HERO, MENU_XP),
    )

    def taken(led: CortexLedger, answer: Answer) -> None:
        drop(led, draft)

    return Pending(prompt, taken)
