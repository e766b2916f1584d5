"""A Power Set in the place of an old one: the GM decides, and only then it is paid (CX-XP-06, CX-DEC-27, AMB-71)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import Rejected, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.view import Fold
from engine.systems.cortex.at_table import (
    MENU_HERO,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    next_id,
)
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character, Sheet
from engine.systems.cortex.growth.milestone_offers import MENU_XP
from engine.systems.cortex.growth.said import bought_text
from engine.systems.cortex.growth.wares import Shelf
from engine.systems.cortex.growth.xp import (
    ReplacePowerSet,
    buy,
    price,
)
from engine.systems.cortex.heroes.draft_events import SheetDrafted, drop
from engine.systems.cortex.heroes.drafts import PurchaseDraft
from engine.systems.cortex.heroes.typed import pasted_power_set
from engine.systems.cortex.sheet.blocks import set_blocks
from engine.systems.cortex.sheet.write import require_readable

WORDS_LIMIT = 1000


def ask_gm(led: CortexLedger, hero: Character, shelf: Shelf, answer: Answer) -> None:
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


def sets_waiting(here: CortexPosition, draft: PurchaseDraft) -> Iterator[CortexPending]:
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
            Option(id="approve", label=text("hero-approve-yes")),
            Option(id="send_back", label=text("cortex-approve-set-no")),
        ),
        ask=Ask(label=text("hero-approve-asks"), max_len=WORDS_LIMIT),
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
        change(
            led,
            text("cortex-bought", hero=hero.name, what=bought_text(purchase), xp=str(price(now, purchase))),
            changed,
        )

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
