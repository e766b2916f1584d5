"""What a pool costs: PP, or doom dice of a GM character.

CX-POOL-03, CX-POOL-11, CX-POOL-15; FL-POOL-04 … FL-POOL-12.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.systems.cortex.canon import Canon
from engine.systems.cortex.dice import NONE, Die, descending
from engine.systems.cortex.doom.spending import dice_for, take
from engine.systems.cortex.pool.model import LARGE, TROUBLE, Gathering
from engine.systems.cortex.pool.picks import (
    BankedPick,
    DistinctionPick,
    DoomDiePick,
    Pick,
    PowerPick,
    PushPick,
    ResourcePick,
    StuntPick,
)


def price(asked: Gathering, canon: Canon) -> int:
    """PP for these picks, what is earned not counted (CX-POOL-02, CX-POOL-15)."""
    return (
        _traits(asked)
        + distinctions_beyond(asked.picks)
        + _boosts(asked.picks, canon)
        + _own(asked.picks, canon)
        + asked.sfx_pp
    )


def gm_price(asked: Gathering, canon: Canon) -> tuple[int, int]:
    """How many doom dice a GM character pays in all, and how many of them must be d8 or larger (CX-POOL-11)."""
    large = max(0, distinctions_beyond(asked.picks) - troubles(asked.picks))
    any_size = _traits(asked) + _boosts(asked.picks, canon) + _own(asked.picks, canon) + asked.sfx_pp
    return any_size + large, large


def cheapest_pay(asked: Gathering, canon: Canon, named: Sequence[Die] = ()) -> tuple[Die, ...]:
    """The doom dice that pay for a GM character's pool: the named ones, else the smallest that will do.

    Refusals: those of `dice_for`.
    """
    number, large = gm_price(asked, canon)
    moved = [pick.die for pick in asked.picks if isinstance(pick, DoomDiePick)]
    prices = (*(LARGE for _ in range(large)), *(NONE for _ in range(number - large)))
    return descending(dice_for(take(asked.doom, moved), prices, named))


def _traits(asked: Gathering) -> int:
    """Further powers of a set, Specialties, hindrances, assets, less what an SFX frees; 1 each.

    CX-POOL-03, CX-PSET-04, CX-SPEC-03; FL-POOL-04, FL-POOL-05, FL-POOL-06, FL-POOL-07, FL-POOL-09.
    """
    free = Counter(asked.sfx_free)
    beyond = 0
    sets = Counter(pick.set for pick in asked.picks if isinstance(pick, PowerPick))
    beyond += max(0, sum(number - 1 for number in sets.values()) - free["power"])
    for group in ("specialty", "hindrance", "asset"):
        number = sum(1 for pick in asked.picks if pick.group == group)
        beyond += max(0, number - 1 - free[group])
    return beyond


def _distinctions(picks: Sequence[Pick]) -> int:
    return sum(1 for pick in picks if isinstance(pick, DistinctionPick))


def distinctions_beyond(picks: Sequence[Pick]) -> int:
    """Own and Scene Distinctions are one group (CX-DIST-03, CX-SCD-03)."""
    return max(0, _distinctions(picks) - 1)


def troubles(picks: Sequence[Pick]) -> int:
    return sum(1 for pick in picks if isinstance(pick, DistinctionPick) and pick.face == TROUBLE)


def _boosts(picks: Sequence[Pick], canon: Canon) -> int:
    """Each push and stunt its own point, which lifts the limit; resources beyond the first (CX-POOL-15, FL-POOL-08)."""
    bought = sum(1 for pick in picks if isinstance(pick, PushPick | StuntPick))
    resources = sum(1 for pick in picks if isinstance(pick, ResourcePick))
    if not canon.boost_surcharge:
        return bought + max(0, resources - 1)
    banked = sum(1 for pick in picks if isinstance(pick, BankedPick))
    return bought + max(0, bought + resources + banked - 1)


def _own(picks: Sequence[Pick], canon: Canon) -> int:
    """Own stress 1, own trauma and complications by house rule, a helper's trait 1 (FL-POOL-10 … -12)."""
    of_kind = Counter(pick.group for pick in picks)
    return (
        of_kind["own_stress"]
        + of_kind["own_trauma"] * canon.own_trauma_pp
        + of_kind["own_complication"] * canon.own_complication_pp
        + of_kind["helper"]
    )
