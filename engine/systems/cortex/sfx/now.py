"""An SFX whose benefits need no roll: stress eases, a trait works again, a power heals (CX-SFX-05, CX-REC-11)."""

from __future__ import annotations

from engine.core.base import Rejected, evolve
from engine.systems.cortex.at_table import CortexLedger, CortexPosition
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import NONE, Die
from engine.systems.cortex.doom.spending import dice_for
from engine.systems.cortex.pool.picks import SfxPick
from engine.systems.cortex.recovery.shutting import trait_names
from engine.systems.cortex.recovery.treating import heal_by_stamina
from engine.systems.cortex.scenes.turns import turn_over, yet_to_act
from engine.systems.cortex.sfx.activating import Activated, activate, price_of
from engine.systems.cortex.sfx.data import ReduceStress, RestoreTrait, SpecialEffect, UsePowerAsEffect
from engine.systems.cortex.sfx.events import SfxUsed
from engine.systems.cortex.sfx.use import granted, meeting, with_sheet
from engine.systems.cortex.words import became, type_text


def at_once(sfx: SpecialEffect) -> bool:
    """Whether everything that it gives needs no roll."""
    return bool(sfx.benefits) and all(
        isinstance(one, ReduceStress | RestoreTrait | UsePowerAsEffect) for one in sfx.benefits
    )


def activated_now(
    here: CortexPosition, me: Character, set_: str, sfx: SpecialEffect, named: tuple[Die, ...] = ()
) -> Activated:
    """Refusals: those of `activate`; `wrong-moment` for healing that takes an action, out of turn (CX-REC-11)."""
    if _heals(sfx) and not _may_act(here, me):
        raise Rejected("wrong-moment")
    agreed = granted(here, me, SfxPick(group="sfx", set=set_, name=sfx.name))
    met = meeting(me, set_, uses=tuple(trait_names(me)), action="recover" if _heals(sfx) else "", confirmed=agreed)
    pay = () if me.is_hero else dice_for(here.state.doom, (NONE,) * price_of(sfx), named)
    return activate(sfx, evolve(met, doom=here.state.doom, pay=pay), here.options.canon)


def play_at_once(led: CortexLedger, me: Character, set_: str, sfx: SpecialEffect, named: tuple[Die, ...] = ()) -> None:
    """`named` are the doom dice that the GM pays for a character. Refusals: those of `activated_now`."""
    found = activated_now(led, me, set_, sfx, named)
    led.post(SfxUsed(who=me.id, name=me.name, set=set_, sfx=sfx.name))
    after = with_sheet(evolve(me, pp=found.pp), found)
    healed = _heals(sfx)
    for one in healed:
        track = after.track(one.target_type)
        left = heal_by_stamina(track.stress, found.effect)
        after = evolve(after, tracks=after.tracks.set(one.target_type, evolve(track, stress=left)))
        shown = became("cortex-eased", me.name, type_text(one.target_type), left)
        change(led, shown, after, strong=True)
    change(led, None, after, doom=found.doom if found.doom != led.state.doom else None)
    if healed:
        turn_over(led, me.id)


def _heals(sfx: SpecialEffect) -> tuple[UsePowerAsEffect, ...]:
    return tuple(one for one in sfx.benefits if isinstance(one, UsePowerAsEffect))


def _may_act(here: CortexPosition, me: Character) -> bool:
    """Healing with a power is an action of its own; between Action Scenes there is time."""
    scene = here.state.scene
    if scene is None or not me.can_act:
        return False
    if scene.kind != "action":
        return True
    if scene.exchange is not None:
        return False
    return scene.round.current == me.id or (
        here.options.canon.initiative == "free" and any(one.id == me.id for one in yet_to_act(here))
    )
