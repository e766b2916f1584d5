"""What is legal in a pool, pick by pick and together (CX-AFF, CX-DIST, CX-POOL-05 … -08; FL-POOL-02 … -17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.base import Rejected
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import DICE_OF_LEVEL, CharacterId
from engine.systems.cortex.dice import LARGEST, Die, written
from engine.systems.cortex.effects.making import push_die, stunt_die
from engine.systems.cortex.pool.model import GROUPS, TROUBLE, Company, Gathering
from engine.systems.cortex.pool.picks import (
    AffiliationPick,
    AssetPick,
    DistinctionPick,
    HindrancePick,
    OwnStressPick,
    OwnTraumaPick,
    Pick,
    PowerPick,
    PushPick,
    ResourcePick,
    SpecialtyPick,
    StuntPick,
)

HERO_SEVERITY: tuple[Die, ...] = (6, 8, 10)


def eligible(use: str, company: Company) -> bool:
    """Whether an affiliation fits the company (CX-AFF-02, CX-AFF-03, CX-AFF-04)."""
    match use:
        case "solo":
            return (company.partners == 0 or company.personal_goal) and not company.support
        case "buddy":
            return company.partners == 1 and not company.personal_goal
        case _:
            return company.partners > 1 and not company.ally_used_solo_or_buddy


def require_pick(pick: Pick, asked: Gathering, canon: Canon) -> None:
    """Whether one pick is legal by itself; the form shows it blocked for the same reason (CX-FLOW-02).

    Refusals: `affiliation-not-eligible`, `bad-severity-die`, `distinction-die`, `trait-shut-down`, `bad-split`,
    `asset-not-held`, `gm-no-push`, `bad-push-die`, `novice-no-stunt`, `stunt-needs-source`, `bad-stunt-die`,
    `own-stress-while-out`, `own-trauma-not-usable`.
    """
    match pick:
        case AffiliationPick(use=use, dice=dice):
            if canon.affiliation == "severity":
                if asked.side == "player" and dice[0] not in HERO_SEVERITY:
                    raise Rejected("bad-severity-die", die=written(dice[0]))
            elif asked.kind not in GROUPS and not eligible(use, asked.company):
                raise Rejected("affiliation-not-eligible", use=use)
        case DistinctionPick(face=face, die=die) if face not in (TROUBLE, die):
            raise Rejected("distinction-die", die=written(face))
        case PowerPick(shutdown=True, name=name):
            raise Rejected("trait-shut-down", name=name)
        case SpecialtyPick(level=level, dice=dice, name=name) if dice not in DICE_OF_LEVEL[level]:
            raise Rejected("bad-split", name=name)
        case AssetPick(held=False, name=name):
            raise Rejected("asset-not-held", name=name)
        case PushPick() | StuntPick() | ResourcePick():
            _require_boost(pick, asked)
        case OwnStressPick(out=True, name=type_):
            raise Rejected("own-stress-while-out", type=type_)
        case OwnTraumaPick() if canon.own_trauma == "forbidden":
            raise Rejected("own-trauma-not-usable")
        case _:
            pass


def condition_die(die: Die, *, out: bool) -> Die:
    """What a recovery or an attack on a thing adds to the opposition; the stress of one who is out counts as d12.

    CX-REC-03, CX-REC-09, CX-OUT-03, CX-REC-13; FL-REC-02, FL-REC-04, FL-STRESS-10.
    """
    return LARGEST if out else die


def _require_boost(pick: PushPick | StuntPick | ResourcePick, asked: Gathering) -> None:
    """CX-STUNT-01 … CX-STUNT-03, CX-STUNT-06; FL-POOL-16, FL-POOL-17."""
    if isinstance(pick, PushPick):
        if asked.side == "gm":
            raise Rejected("gm-no-push")
        if pick.die and pick.die != push_die(opportunity=pick.opportunity):
            raise Rejected("bad-push-die", die=written(pick.die))
        return
    if asked.level == "novice":
        raise Rejected("novice-no-stunt")
    if isinstance(pick, StuntPick):
        if not pick.source:
            raise Rejected("stunt-needs-source")
        if pick.die and pick.die != stunt_die(opportunity=pick.opportunity):
            raise Rejected("bad-stunt-die", die=written(pick.die))


def require_together(asked: Gathering, canon: Canon) -> None:
    """What may not stand together.

    Refusals: `two-affiliations` (CX-AFF-05), `severity-required` (FL-POOL-02), `trait-twice`, `push-once`,
    `stunt-source-used` (CX-POOL-07), `two-restores` (CX-SHUT-02), `doom-pool-already-rolled`,
    `stress-and-trauma-same-type` (CX-POOL-05).
    """
    count = Counter(pick.group for pick in asked.picks)
    if count["affiliation"] > 1:
        raise Rejected("two-affiliations")
    required = canon.affiliation == "severity" and asked.side == "player" and not asked.faceless
    if required and not count["affiliation"]:
        raise Rejected("severity-required")
    _require_no_trait_twice(asked.picks)
    if count["push"] > 1:
        raise Rejected("push-once")
    sources = Counter(pick.source for pick in asked.picks if isinstance(pick, StuntPick))
    for source, number in sources.items():
        if number > 1:
            raise Rejected("stunt-source-used", source=source)
    if count["restore"] > 1:
        raise Rejected("two-restores")
    if count["doom_pool"] and count["doom_die"]:
        raise Rejected("doom-pool-already-rolled")
    _require_no_double_use(asked.picks)


def _require_no_trait_twice(picks: Sequence[Pick]) -> None:
    """A trait with a name goes into a pool once: not as d8 and d4, not in two splits (CX-POOL-02, CX-SPEC-01)."""
    seen: set[tuple[str, str, str]] = set()
    for pick in picks:
        if not isinstance(pick, DistinctionPick | PowerPick | SpecialtyPick | ResourcePick) or not pick.name:
            continue
        trait = (pick.group, pick.set if isinstance(pick, PowerPick) else "", pick.name)
        if trait in seen:
            raise Rejected("trait-twice", name=pick.name)
        seen.add(trait)


def _require_no_double_use(picks: Sequence[Pick]) -> None:
    """Stress and trauma of the same type of the same person, whatever is paid (CX-POOL-05, CX-TRA-03, FL-POOL-13)."""
    used: dict[tuple[CharacterId, str], set[str]] = {}
    for pick in picks:
        match pick:
            case HindrancePick(kind="stress" | "trauma" as kind, name=type_, of=who):
                used.setdefault((f"them {who}", type_), set()).add(kind)
            case OwnStressPick(name=type_):
                used.setdefault(("self", type_), set()).add("stress")
            case OwnTraumaPick(name=type_):
                used.setdefault(("self", type_), set()).add("trauma")
            case _:
                pass
    for (_, type_), kinds in used.items():
        if len(kinds) > 1:
            raise Rejected("stress-and-trauma-same-type", type=type_)
