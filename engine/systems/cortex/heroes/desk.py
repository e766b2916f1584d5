"""What Cortex and Flowers tell the desk where heroes are made (CX-CHAR-01, CX-TXT-08, CX-TXT-11)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import Text, text
from engine.core.heroes.approvals import approvals
from engine.core.heroes.desk import Desk, Read, Words
from engine.core.heroes.drafts import HeroDraft
from engine.core.heroes.sheets import sheets
from engine.core.heroes.steps import steps
from engine.core.view import Block
from engine.systems.cortex.at_table import heroes_at, next_id
from engine.systems.cortex.character import Character, Sheet
from engine.systems.cortex.heroes.draft_events import DraftDropped, SheetDrafted
from engine.systems.cortex.heroes.joining import HeroImported, let_in, problem_blocks, sheet_of
from engine.systems.cortex.heroes.questions import ask, title
from engine.systems.cortex.heroes.sheets import doubt_text, read_hero
from engine.systems.cortex.heroes.steps import FIRST_STEPS, take
from engine.systems.cortex.options import TableRules
from engine.systems.cortex.sheet.blocks import sheet_blocks
from engine.systems.cortex.sheet.check import problems
from engine.systems.cortex.state import CortexState


def _example(rules: TableRules) -> Text:
    return text(f"cortex-sheet-example-{rules.canon.affiliation}")


def _blocks(sheet: Sheet, rules: TableRules) -> tuple[Block, ...]:
    return (*sheet_blocks(sheet), *problem_blocks(sheet, rules.canon))


def _hero_drafts(state: CortexState) -> Iterator[HeroDraft[Sheet]]:
    return (one for one in state.drafts if one.kind == "hero")


def _clean(read: Read[Sheet], rules: TableRules) -> bool:
    return not read.doubts and not problems(read.sheet, rules.canon)


DESK: Desk[CortexState, TableRules, Sheet, Character] = Desk(
    words=Words(
        example=_example,
        stays=text("cortex-change-stays"),
        replaced=text("cortex-import-replaced"),
        doubt=doubt_text,
    ),
    blank=Sheet(),
    first=FIRST_STEPS[0],
    heroes=heroes_at,
    sheet_of=sheet_of,
    blocks=_blocks,
    drafts=_hero_drafts,
    new_id=lambda state: next_id(state, "d"),
    drafted=lambda draft: SheetDrafted(draft=draft),
    dropped=lambda draft: DraftDropped(draft=draft),
    let_in=let_in,
    imported=lambda hero, sheet: HeroImported(hero=hero, sheet=sheet),
    read=read_hero,
    unseen=lambda read: False,  # a Power Set is long: more of it may come in the next message
    clean=_clean,
    title=title,
    ask=ask,
    take=take,
)
HERO_PROCEDURES = (steps(DESK), sheets(DESK), approvals(DESK))
