"""What Feats tells the desk where heroes are made (FT-CHAR-16, FT-CHAR-19)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import text
from engine.core.heroes.approvals import approvals
from engine.core.heroes.desk import Desk, Words
from engine.core.heroes.drafts import HeroDraft
from engine.core.heroes.sheets import sheets
from engine.core.heroes.steps import steps
from engine.core.view import Block
from engine.systems.feats.at_table import heroes_at, next_id
from engine.systems.feats.hero import Hero, HeroSheet, Stress
from engine.systems.feats.heroes.draft_events import DraftDropped, SheetDrafted
from engine.systems.feats.heroes.joining import HeroImported, let_in
from engine.systems.feats.heroes.questions import ask, title
from engine.systems.feats.heroes.sheets import doubt_text, read_hero
from engine.systems.feats.heroes.steps import FIRST_STEPS, take
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.scenes.boundaries import sheet_of
from engine.systems.feats.state import FeatsState
from engine.systems.feats.view import sheet_blocks


def hero_drafts(state: FeatsState) -> Iterator[HeroDraft[HeroSheet]]:
    return (one for one in state.drafts if one.kind == "hero")


def _blocks(sheet: HeroSheet, options: FeatsOptions) -> tuple[Block, ...]:
    return sheet_blocks(sheet)


DESK: Desk[FeatsState, FeatsOptions, HeroSheet, Hero] = Desk(
    words=Words(
        example=lambda options: text("feats-sheet-example"),
        stays=text("feats-change-stays"),
        replaced=text("feats-import-replaced"),
        doubt=doubt_text,
    ),
    blank=HeroSheet(stress=Stress(max=1)),
    first=FIRST_STEPS[0],
    heroes=heroes_at,
    sheet_of=sheet_of,
    blocks=_blocks,
    drafts=hero_drafts,
    new_id=lambda state: next_id(state, "d"),
    drafted=lambda draft: SheetDrafted(draft=draft),
    dropped=lambda draft: DraftDropped(draft=draft),
    let_in=let_in,
    imported=lambda hero, sheet: HeroImported(hero=hero, sheet=sheet),
    read=read_hero,
    unseen=lambda read: not read.doubts,
    clean=lambda read, options: not read.doubts,
    title=title,
    ask=ask,
    take=take,
)
HERO_PROCEDURES = (steps(DESK), sheets(DESK), approvals(DESK))
