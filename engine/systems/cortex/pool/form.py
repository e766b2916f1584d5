"""The pool form of somebody who rolls: everything that may go in, by group (flow A step 3, CX-DEC-02; Flowers flow A).

What a silent target rolls is made here too, of the same traits (CX-DEC-03, FL-TIME-08).
"""

from __future__ import annotations

from engine.core.base import Rejected, Text, text
from engine.core.prompt import Option
from engine.systems.cortex.action.exchange import ACTION, DOOM, Exchange
from engine.systems.cortex.at_table import CortexPosition, character
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import COMPANY, Character
from engine.systems.cortex.dice import Die
from engine.systems.cortex.effects.due import TreatGoal
from engine.systems.cortex.pool.asked import company_of
from engine.systems.cortex.pool.automatic import auto_picks
from engine.systems.cortex.pool.check import eligible
from engine.systems.cortex.pool.model import TROUBLE, Company
from engine.systems.cortex.pool.opposed import conditions, hindrances, restored
from engine.systems.cortex.pool.options import Options, PoolForm, many, opponents, trouble_text
from engine.systems.cortex.pool.picks import BankedPick, DistinctionPick, DoomPoolPick, LimitPick, Pick, SfxPick
from engine.systems.cortex.recovery.shutting import shut_down
from engine.systems.cortex.sfx.activating import price_of
from engine.systems.cortex.sfx.data import Limit, ShutDown, SpecialEffect
from engine.systems.cortex.sfx.use import could_play
from engine.systems.cortex.words import refusal

IN_POOL = ("before_roll", "anytime")
"""SFX that may be activated while a pool is gathered."""
NOBODY = Character(id="")
"""Who stands against a hero where the doom pool does."""


def pool_form(here: CortexPosition, ex: Exchange, key: str) -> PoolForm:
    """Everything that whoever makes this roll may use."""
    who = key or ex.actor
    if who == DOOM:
        return _doom_form(here, ex)
    me = character(here.state, who)
    maker = Options(here, ex, me, key)
    maker.traits()
    maker.against(tuple(opponents(ex, key)))
    maker.things()
    maker.troubles()
    if key == ACTION:
        maker.lent()
    for at, held in enumerate(me.power_sets, start=1):
        for number, sfx in enumerate(held.sfx, start=1):
            if sfx.timing in IN_POOL and not sfx.by_hand:
                _sfx(maker, f"fx{at}.{number}", SfxPick(group="sfx", set=held.name, name=sfx.name), sfx)
        for number, limit in enumerate(held.limits, start=1):
            _limit(maker, f"l{at}.{number}", LimitPick(group="limit", set=held.name, name=limit.name), limit)
    if not me.is_hero:
        maker.doom_dice()
    maker.form.always = (
        *(BankedPick(group="banked", die=one.die, source=one.source) for one in me.banked),
        *restored(me, ex, here.options.canon, key),
    )
    return maker.form


def silent_picks(here: CortexPosition, ex: Exchange, key: str) -> tuple[Pick, ...]:
    """What a reaction rolls when nobody says anything."""
    if key == DOOM:
        return _doom_form(here, ex).always
    me = character(here.state, key)
    against = tuple(hindrances(here, me, (ex.actor,)))
    company = _best_company(here, ex, me, here.options.canon)
    return auto_picks(me, me.id, against, here.options.canon, company=company, last_facet=me.last_facet)


def _best_company(here: CortexPosition, ex: Exchange, me: Character, canon: Canon) -> Company:
    """The company in which the largest affiliation is eligible; whom a reaction joins is the player's call."""
    found = Company()
    best: tuple[Die, ...] = ()
    if canon.affiliation != "company":
        return found
    for use in COMPANY:
        company = company_of(here, ex, me, use, ())
        dice = me.affiliation.get(use, ())
        if dice > best and eligible(use, company):
            found, best = company, dice
    return found


def _sfx(maker: Options, key: str, pick: SfxPick, sfx: SpecialEffect) -> None:
    label = text("cortex-opt-sfx", name=sfx.name)
    blocked: Text | None = None
    try:
        could_play(maker.here, maker.ex, maker.key, maker.me, pick, sfx)
    except Rejected as refused:
        blocked = refusal(refused)
    maker.put(Option(id=key, label=label, group="sfx", cost=maker.cost(price_of(sfx)), blocked=blocked), pick)


def _limit(maker: Options, key: str, pick: LimitPick, limit: Limit) -> None:
    label = text("cortex-opt-limit", name=limit.name)
    off = tuple(shut_down(maker.me))
    again = next((one.name for one in limit.consequence if isinstance(one, ShutDown) and one.name in off), "")
    blocked = text("refuse-cortex-already-shut-down", name=again) if again else None
    maker.put(Option(id=key, label=label, group="limit", cost=maker.cost(-limit.reward_pp), blocked=blocked), pick)


def _doom_form(here: CortexPosition, ex: Exchange) -> PoolForm:
    """The whole pool, what the action treats or attacks, and dice of the scene.

    CX-POOL-13, CX-SCD-04, CX-REC-03, FL-OPP-07.
    """
    form = PoolForm(always=(DoomPoolPick(group="doom_pool"), *conditions(here, ex)))
    scene = here.state.scene
    for at, one in enumerate(scene.distinctions if scene is not None else (), start=1):
        for face in dict.fromkeys((one.die, TROUBLE)):
            label = text("cortex-opt", die=many((face,)), what=text("cortex-opt-scene", name=one.name))
            form.options.append(Option(id=f"s{at}.{face}", label=label, group="distinction", way_of=f"s{at}"))
            form.picks[f"s{at}.{face}"] = DistinctionPick(
                group="distinction", name=one.name, face=face, scene=True, die=one.die
            )
    treated = ex.goal.type if isinstance(ex.goal, TreatGoal) else ""
    for at, pick in enumerate(hindrances(here, NOBODY, (ex.actor,)), start=1):
        if pick.name == treated and pick.kind in {"stress", "trauma"}:
            continue
        key = f"h{at}.{pick.kind}.{pick.name}"
        label = text("cortex-opt", die=many((pick.die,)), what=trouble_text(pick, ""))
        form.options.append(Option(id=key, label=label, group="against"))
        form.picks[key] = pick
    return form
