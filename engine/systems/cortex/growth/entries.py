"""An SFX or a Limit for experience is told by buttons like that of a new hero; only then it is paid.

CX-XP-03, CX-XP-04, CX-SFX-01, CX-LIM-01. The questions are those of `heroes.set_questions`.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import Rejected, evolve, text
from engine.core.game import Pending
from engine.core.heroes.drafts import at_step
from engine.core.prompt import Answer, Cost, Group, Option, Prompt, Quote, Wait
from engine.core.view import Line
from engine.systems.cortex.at_table import MENU_HERO, CortexLedger, CortexPending, CortexPosition, character, next_id
from engine.systems.cortex.character import Character, PowerSet, Sheet
from engine.systems.cortex.growth.milestone_offers import MENU_XP
from engine.systems.cortex.growth.paying import pay_for
from engine.systems.cortex.growth.xp import AddLimit, AddSfx, ReplaceLimit, buy, power_set, price
from engine.systems.cortex.heroes.asked import set_named
from engine.systems.cortex.heroes.draft_events import SheetDrafted, drop
from engine.systems.cortex.heroes.drafts import EntryDraft
from engine.systems.cortex.heroes.questions import QUESTIONS, title
from engine.systems.cortex.heroes.steps import FOLLOWS
from engine.systems.cortex.heroes.takes import TAKES
from engine.systems.cortex.words import XP

Entry = AddSfx | AddLimit | ReplaceLimit
GIVE_UP = "give-up"
BY_HAND = "by-hand"
LAST = ("sfx_benefits", "limit_how")
"""The questions whose answer is paid."""


def tell_first(led: CortexLedger, hero: Character, purchase: Entry, follows: str) -> None:
    """Asks how it works. Refusals: those of `buy`."""
    buy(character(led.state, hero.id), purchase, in_transition=True)
    for one in led.state.drafts:
        if isinstance(one, EntryDraft) and one.hero == hero.id:
            drop(led, one)
    first = "sfx_when" if isinstance(purchase, AddSfx) else "limit_how"
    stage = at_step(first, set=purchase.set, entry=_name(purchase))
    id_ = next_id(led.state, "d")
    draft = EntryDraft(kind="entry", id=id_, hero=hero.id, purchase=purchase, stage=stage, follows=follows)
    led.post(SheetDrafted(draft=draft))


def entries_told(here: CortexPosition, draft: EntryDraft) -> Iterator[CortexPending]:
    """The next question about it, while it can be bought: else it rests."""
    hero = here.state.characters.get(draft.hero)
    if hero is not None and hero.player in here.seats and _can_buy(hero, draft.purchase):
        yield _question(here, hero, draft)


def _can_buy(hero: Character, purchase: Entry) -> bool:
    try:
        buy(hero, purchase, in_transition=True)
    except Rejected:
        return False
    return True


def _question(here: CortexPosition, hero: Character, draft: EntryDraft) -> CortexPending:
    sheet = _set_alone(hero, draft.purchase)
    asked = QUESTIONS[draft.stage.step](sheet, draft.stage, here.options.canon)
    cost = (Cost(what=XP, amount=price(hero, draft.purchase)),)
    prompt = Prompt(
        id=f"xp.tell.{draft.id}.{draft.asked}",
        to=frozenset({hero.player}),
        title=title(draft.stage),
        body=(*asked.body, Line(text=text("cortex-tell-says", xp=str(cost[0].amount)))),
        options=(*asked.options, Option(id=GIVE_UP, label=text("cortex-tell-give-up"), group="leave")),
        groups=(*asked.groups, Group(id="leave", label=text("hero-leave"), most=1)),
        least=asked.least,
        most=asked.most,
        ask=asked.ask,
        wait=Wait.NONE,
        menu=(MENU_HERO, MENU_XP),
        follows=draft.follows,
        terms=(hero.xp,),
    )

    def quote(picks: tuple[str, ...]) -> Quote:
        found = asked.quote(picks) if asked.quote is not None else Quote()
        paid = BY_HAND in picks or draft.stage.step in LAST
        return found if GIVE_UP in picks or not paid else evolve(found, cost=cost)

    def told(led: CortexLedger, answer: Answer) -> None:
        if GIVE_UP in answer.picks:
            drop(led, draft)
        else:
            _take(led, draft, sheet, answer)

    return Pending(prompt, told, quote)


def _take(led: CortexLedger, draft: EntryDraft, sheet: Sheet, answer: Answer) -> None:
    """The entry with what was answered; the next question about it, or its price."""
    stage = draft.stage
    taken = TAKES[stage.step](sheet, stage, answer, led.options.canon, led.lexicon)
    purchase = _told(draft.purchase, set_named(taken.sheet, stage.set))
    if taken.entry:
        following = at_step(FOLLOWS[stage.step], set=stage.set, entry=stage.entry)
        led.post(SheetDrafted(draft=evolve(draft, purchase=purchase, stage=following, follows=answer.prompt)))
    else:
        drop(led, draft)
        pay_for(led, draft.hero, purchase)


def _told(purchase: Entry, changed: PowerSet) -> Entry:
    """The purchase with its entry as it stands in the set now; it is the last one."""
    if isinstance(purchase, AddSfx):
        return evolve(purchase, sfx=changed.sfx[-1])
    return evolve(purchase, limit=changed.limits[-1])


def _set_alone(hero: Character, purchase: Entry) -> Sheet:
    """A sheet with nothing but the set, the new entry last."""
    one = power_set(hero, purchase.set)
    if isinstance(purchase, AddSfx):
        return Sheet(power_sets=(evolve(one, sfx=(*one.sfx, purchase.sfx)),))
    kept = (limit for limit in one.limits if isinstance(purchase, AddLimit) or limit.name != purchase.old)
    return Sheet(power_sets=(evolve(one, limits=(*kept, purchase.limit)),))


def _name(purchase: Entry) -> str:
    return purchase.sfx.name if isinstance(purchase, AddSfx) else purchase.limit.name
