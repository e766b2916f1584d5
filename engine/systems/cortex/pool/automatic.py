"""The reaction of a target that stays silent: only free dice, nothing paid (CX-DEC-03, FL-TIME-08, AMB-70)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import COMPANY, DICE_OF_LEVEL, CharacterId, Power, Sheet
from engine.systems.cortex.dice import Die, step
from engine.systems.cortex.pool.check import eligible
from engine.systems.cortex.pool.model import GROUPS, Company
from engine.systems.cortex.pool.picks import (
    AffiliationPick,
    AssetPick,
    BankedPick,
    DistinctionPick,
    HindrancePick,
    Pick,
    PowerPick,
    SpecialtyPick,
)

FIRST_SEVERITY: Die = 8
"""The facet of one who has not rolled yet (FL-TIME-08)."""
HELPFUL: Die = 8


def auto_picks(
    sheet: Sheet,
    me: CharacterId,
    hindrances: Sequence[HindrancePick],
    canon: Canon,
    *,
    company: Company | None = None,
    last_facet: str = "",
) -> tuple[Pick, ...]:
    """What a silent target rolls. The first one wins a tie, Solo before Buddy before Team; every banked die is used."""
    picks: list[Pick] = []
    affiliation = auto_affiliation(sheet, canon, company or Company(), last_facet)
    if affiliation is not None:
        picks.append(affiliation)
    if sheet.distinctions:
        picks.append(DistinctionPick(group="distinction", name=sheet.distinctions[0], face=HELPFUL))
    if hindrances:
        picks.append(max(hindrances, key=lambda one: one.die))
    held = [one for one in sheet.assets if canon.auto_asset == "held" or one.creator == me]
    if held:
        asset = max(held, key=lambda one: one.die)
        picks.append(AssetPick(group="asset", name=asset.name, die=asset.die))
    picks += [BankedPick(group="banked", die=one.die, source=one.source) for one in sheet.banked]
    picks += _powers(sheet)
    trade = next((name for name in sheet.reaction_defaults if name in sheet.specialties), None)
    if trade is not None:
        level = sheet.specialties[trade]
        whole = DICE_OF_LEVEL[level][0]
        picks.append(SpecialtyPick(group="specialty", name=trade, level=level, dice=whole))
    return tuple(picks)


def auto_affiliation(sheet: Sheet, canon: Canon, company: Company, last_facet: str) -> AffiliationPick | None:
    """The largest that fits the company; or the facet of the last roll, d8 before the first one (no. 27).

    A sheet that was let in without a d8: the largest facet.
    """
    dice = sheet.affiliation
    if sheet.kind in GROUPS:
        fitting = [key for key in dice if len(dice[key]) == len(sheet.group_dice)][:1]
    elif canon.auto_affiliation == "last_used":
        fitting = [key for key in dice if key == last_facet]
        fitting = fitting or [key for key in dice if FIRST_SEVERITY in dice[key]] or list(dice)
    else:
        fitting = [key for key in COMPANY if key in dice and eligible(key, company)]
    if not fitting:
        return None
    use = max(fitting, key=lambda key: dice[key])
    return AffiliationPick(group="affiliation", use=use, dice=dice[use])


def usable_die(power: Power, *, set_weakened: bool = False) -> Die:
    """The rating of a power now: one step lower while it works weakly (CX-SHUT-03)."""
    return step(power.die, -1) if power.weakened or set_weakened else power.die


def _powers(sheet: Sheet) -> list[PowerPick]:
    found = []
    for one in sheet.power_sets:
        for power in one.powers:
            if power.name in sheet.reaction_defaults and not power.shutdown and not one.shutdown:
                die = usable_die(power, set_weakened=one.weakened)
                found.append(PowerPick(group="power", set=one.name, name=power.name, die=die))
    for power in sheet.powers:
        if power.name in sheet.reaction_defaults and not power.shutdown:
            found.append(PowerPick(group="power", name=power.name, die=usable_die(power)))
    return found
