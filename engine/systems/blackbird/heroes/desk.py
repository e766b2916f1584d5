"""What Blackbird tells the desk where heroes are made (BB-CREATE-02, BB-CREATE-04)."""

from __future__ import annotations

from engine.core.base import Map, evolve, text
from engine.core.heroes.approvals import approvals
from engine.core.heroes.desk import Desk, Words
from engine.core.heroes.drafts import HeroDraft
from engine.core.heroes.sheets import sheets
from engine.core.heroes.steps import steps
from engine.core.view import Block
from engine.systems.blackbird.at_table import living_at, next_id
from engine.systems.blackbird.character import ATTRIBUTES, Character, Sheet
from engine.systems.blackbird.heroes.draft_events import DraftDropped, SheetDrafted
from engine.systems.blackbird.heroes.joining import HeroImported, fresh, lacks, let_in, sheet_of
from engine.systems.blackbird.heroes.questions import ask, title
from engine.systems.blackbird.heroes.sheets import doubt_text, read_hero
from engine.systems.blackbird.heroes.steps import FIRST_STEPS, take
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.sheet.view import sheet_blocks
from engine.systems.blackbird.state import BlackbirdState


def _drafted(draft: HeroDraft[Sheet]) -> SheetDrafted:
    """A new hero is seen from the first as they will come into play: everything full (BB-HEALTH-01, BB-POOL-01)."""
    return SheetDrafted(draft=draft if draft.hero else evolve(draft, sheet=fresh(draft.sheet)))


def _blocks(sheet: Sheet, options: BlackbirdOptions) -> tuple[Block, ...]:
    return sheet_blocks(sheet)


DESK: Desk[BlackbirdState, BlackbirdOptions, Sheet, Character] = Desk(
    words=Words(
        example=lambda options: text("blackbird-sheet-example"),
        stays=text("blackbird-change-stays"),
        replaced=text("blackbird-import-replaced"),
        doubt=doubt_text,
    ),
    blank=Sheet(attributes=Map(dict.fromkeys(ATTRIBUTES, 0))),
    first=FIRST_STEPS[0],
    heroes=living_at,
    sheet_of=sheet_of,
    blocks=_blocks,
    drafts=lambda state: state.drafts,
    new_id=lambda state: next_id(state, "d"),
    drafted=_drafted,
    dropped=lambda draft: DraftDropped(draft=draft),
    let_in=let_in,
    imported=lambda hero, sheet: HeroImported(hero=hero, sheet=sheet),
    read=read_hero,
    unseen=lambda read: False,  # budgets are asked about when the player is content
    clean=lambda read, options: not read.doubts,
    title=title,
    ask=ask,
    take=take,
    lacks=lacks,
)
HERO_PROCEDURES = (steps(DESK), sheets(DESK), approvals(DESK))
"""A hero comes into the game, or is changed in it: the GM approves the sheet."""
