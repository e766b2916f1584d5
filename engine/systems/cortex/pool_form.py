"""The pool form: what somebody may put into a roll, by group, each with its die, its price and why it is blocked.

Flow A step 3, CX-FLOW-02, CX-DEC-02, CX-DEC-03; Flowers flow A step 3. Option ids are readable and stay the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.core.base import Rejected, Text, text
from engine.core.prompt import Cost, Group, Option
from engine.systems.cortex.at_table import CortexPosition, character, heroes_at
from engine.systems.cortex.auto_pool import auto_picks, usable_die
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import (
    DICE_OF_LEVEL,
    STRESS_TYPES,
    Character,
    CharacterId,
)
from engine.systems.cortex.dice import LARGEST, Die
from engine.systems.cortex.effect_due import AidGoal, AssetGoal, Goal, RestoreGoal, TreatGoal, WeakenGoal
from engine.systems.cortex.exchange import ACTION, DOOM, Exchange
from engine.systems.cortex.pool import Company, Gathering, condition_die, require_pick
from engine.systems.cortex.pool_picks import (
    AffiliationPick,
    AssetPick,
    BankedPick,
    DistinctionPick,
    DoomDiePick,
    DoomPoolPick,
    ExtraPick,
    HindrancePick,
    OwnComplicationPick,
    OwnStressPick,
    OwnTraumaPick,
    Pick,
    PowerPick,
    PushPick,
    ResourcePick,
    RestorePick,
    SpecialtyPick,
    StuntPick,
)
from engine.systems.cortex.words import PP, die_text, facet_text, name_of, refusal, type_text

TROUBLE: Die = 4
GROUPS = ("affiliation", "distinction", "power", "specialty", "against", "asset", "boost", "own", "doom")


@dataclass
class PoolForm:
    """Options by id with what each puts into the pool, and what is in it anyway."""

    options: list[Option] = field(default_factory=list)
    picks: dict[str, Pick] = field(default_factory=dict)
    always: tuple[Pick, ...] = ()

    def groups(self, severity: bool) -> tuple[Group, ...]:
        """Only groups that have an option."""
        held = {option.group for option in self.options}
        return tuple(
            Group(
                id=group,
                label=text("cortex-group-severity" if severity and group == "affiliation" else f"cortex-group-{group}"),
                most=1 if group == "affiliation" else 99,
            )
            for group in GROUPS
            if group in held
        )

    def picked(self, ids: tuple[str, ...]) -> tuple[Pick, ...]:
        return (*(self.picks[one] for one in ids if one in self.picks), *self.always)


def gathering(here: CortexPosition, ex: Exchange, key: str, picks: tuple[Pick, ...]) -> Gathering:
    """A pool as it is asked for, with who pays what."""
    who = ex.actor if key == ACTION else key
    doom = here.state.doom
    role = "action" if key == ACTION else "reaction"
    if who == DOOM:
        return Gathering(side="gm", role="reaction", kind="major", picks=picks, doom=doom)
    me = character(here.state, who)
    use = next((pick.use for pick in picks if isinstance(pick, AffiliationPick)), "")
    return Gathering(
        side="player" if me.is_hero else "gm",
        role="action" if role == "action" else "reaction",
        kind=me.kind,
        level=me.level,
        picks=picks,
        company=company_of(here, ex, me, use, picks),
        pp=me.pp,
        doom=doom,
        affected=affected_by(here, ex, key),
    )


def affected_by(here: CortexPosition, ex: Exchange, key: str) -> tuple[CharacterId, ...]:
    """The heroes whom a GM's roll concerns, or all of the scene by house rule (CX-DOOM-09)."""
    heroes = {hero.id for hero in heroes_at(here)}
    if here.options.canon.d12_xp == "all":
        return tuple(heroes)
    return tuple(who for who in (ex.targets if key == ACTION else (ex.actor,)) if who in heroes)


def company_of(here: CortexPosition, ex: Exchange, me: Character, use: str, picks: tuple[Pick, ...]) -> Company:
    """Whoever says Solo acts alone, Buddy with one, Team with more, as far as there are so many (CX-AFF-02 … -04)."""
    there = allies(here, me)
    scene = here.state.scene
    partners = min({"buddy": 1, "team": 2}.get(use, 0), there)
    if scene is not None and me.id in scene.separated:
        partners = 0
    received = {asset.name for asset in me.assets if asset.creator not in ("", me.id)}
    support = any(isinstance(pick, AssetPick) and pick.name in received for pick in picks)
    gives = isinstance(ex.goal, AssetGoal) and ex.goal.holder != me.id and ex.actor == me.id
    used = dict(scene.round.affiliation_used) if scene is not None else {}
    ally_used = any(used.get(who) in {"solo", "buddy"} for who in _helped(ex))
    return Company(partners=partners, support=support or gives, ally_used_solo_or_buddy=ally_used)


def allies(here: CortexPosition, me: Character) -> int:
    """How many others stand on somebody's side."""
    if me.is_hero:
        return sum(1 for one in heroes_at(here) if one.id != me.id and not one.gone)
    others = [one for one in here.state.characters.values() if not one.is_hero and one.present and one.id != me.id]
    return len(others)


def pool_form(here: CortexPosition, ex: Exchange, key: str) -> PoolForm:
    """Everything that whoever makes this roll may use."""
    who = ex.actor if key == ACTION else key
    if who == DOOM:
        return _doom_form(here, ex)
    me = character(here.state, who)
    maker = _Maker(here, ex, me, key)
    maker.own_traits()
    maker.others()
    if not me.is_hero:
        maker.doom_dice()
    maker.form.always = (
        *(BankedPick(group="banked", die=one.die, source=one.source) for one in me.banked),
        *_restored(me, ex, here.options.canon, key),
    )
    return maker.form


def silent_picks(here: CortexPosition, ex: Exchange, key: str) -> tuple[Pick, ...]:
    """What a reaction rolls when nobody says anything (CX-DEC-03, FL-TIME-08)."""
    if key == DOOM:
        return _doom_form(here, ex).always
    me = character(here.state, key)
    against = [pick for pick in hindrances(here, me, (ex.actor,)) if isinstance(pick, HindrancePick)]
    scene = here.state.scene
    apart = scene is not None and me.id in scene.separated
    there = 0 if apart else allies(here, me)
    company = Company(partners=min(there, 2))
    if there and here.options.canon.affiliation == "company" and me.kind not in {"mob", "large_scale"}:
        # Whom a reaction joins is not said: what one does alone is always true of it.
        company = Company(partners=0)
    return auto_picks(me, me.id, against, here.options.canon, company=company, last_facet=me.last_facet)


def hindrances(here: CortexPosition, me: Character, them: tuple[CharacterId, ...]) -> Iterator[HindrancePick]:
    """Stress, trauma and complications of the other side (CX-POOL-04); who is out counts as d12 (CX-OUT-03)."""
    for who in them:
        other = here.state.characters.get(who)
        if other is None or other.id == me.id:
            continue
        for type_ in STRESS_TYPES:
            track = other.track(type_)
            if track.stress:
                die = condition_die(track.stress, out=track.out is not None)
                yield HindrancePick(group="hindrance", kind="stress", name=type_, die=min(die, LARGEST), of=who)
            if track.trauma:
                yield HindrancePick(group="hindrance", kind="trauma", name=type_, die=track.trauma, of=who)
        for one in other.complications:
            yield HindrancePick(group="hindrance", kind="complication", name=one.name, die=one.die, of=who)


class _Maker:
    """Collects the options of one character's form."""

    def __init__(self, here: CortexPosition, ex: Exchange, me: Character, key: str) -> None:
        self.here, self.ex, self.me, self.key = here, ex, me, key
        self.canon: Canon = here.options.canon
        self.form = PoolForm()

    def own_traits(self) -> None:
        me = self.me
        for use, dice in me.affiliation.items():
            pick = AffiliationPick(group="affiliation", use=use, dice=dice)
            label = text("cortex-opt-die", what=facet_text(use) if use else text("cortex-severity"), die=_many(dice))
            self._add("affiliation", f"a.{use or 'one'}", label, pick)
        for at, name in enumerate(me.distinctions, start=1):
            self._distinction(f"d{at}", name, 8, scene=False)
        scene = self.here.state.scene
        for at, one in enumerate(scene.distinctions if scene is not None else (), start=1):
            self._distinction(f"s{at}", one.name, one.die, scene=True)
        self._powers()
        for at, (name, level) in enumerate(me.specialties.items(), start=1):
            for dice in DICE_OF_LEVEL[level]:
                self._named(
                    "specialty",
                    f"sp{at}.{len(dice)}",
                    name,
                    dice,
                    SpecialtyPick(group="specialty", name=name, level=level, dice=dice),
                )
        for at, asset in enumerate(me.assets, start=1):
            self._named(
                "asset", f"as{at}", asset.name, (asset.die,), AssetPick(group="asset", name=asset.name, die=asset.die)
            )
        self._boosts()
        self._own_troubles()

    def others(self) -> None:
        """What hinders the other side."""
        them = self.ex.targets if self.key == ACTION else (self.ex.actor,)
        for at, pick in enumerate(hindrances(self.here, self.me, them), start=1):
            what = type_text(pick.name) if pick.kind != "complication" else text("cortex-name", name=pick.name)
            label = text(
                f"cortex-opt-{pick.kind}", what=what, die=die_text(pick.die), who=name_of(self.here.state, pick.of)
            )
            self._add("against", f"h{at}.{pick.kind}.{pick.name}", label, pick)

    def doom_dice(self) -> None:
        """Doom dice moved into a GM character's roll (CX-DSP-01)."""
        for die in sorted(set(self.here.state.doom), reverse=True):
            label = text("cortex-opt-doom-die", die=die_text(die))
            self._add("doom", f"dd{die}", label, DoomDiePick(group="doom_die", die=die))

    def _powers(self) -> None:
        for at, held in enumerate(self.me.power_sets, start=1):
            for number, power in enumerate(held.powers, start=1):
                pick = PowerPick(
                    group="power",
                    set=held.name,
                    name=power.name,
                    die=usable_die(power, set_weakened=held.weakened),
                    shutdown=power.shutdown or held.shutdown,
                )
                self._named("power", f"p{at}.{number}", power.name, (pick.die,), pick)
        for number, power in enumerate(self.me.powers, start=1):
            pick = PowerPick(group="power", name=power.name, die=usable_die(power), shutdown=power.shutdown)
            self._named("power", f"p0.{number}", power.name, (pick.die,), pick)

    def _boosts(self) -> None:
        if self.me.is_hero:
            label = text("cortex-opt-push", die=die_text(6))
            self._add("boost", "push", label, PushPick(group="push"), price=1)
        sources = (*(one.name for one in self.me.power_sets), *self.me.specialties)
        for at, source in enumerate(sources, start=1):
            label = text("cortex-opt-stunt", source=source, die=die_text(8))
            self._add("boost", f"stunt{at}", label, StuntPick(group="stunt", source=source), price=1)
        for at, one in enumerate(self.me.resources, start=1):
            self._named(
                "boost", f"r{at}", one.name, (one.die,), ResourcePick(group="resource", name=one.name, die=one.die)
            )

    def _own_troubles(self) -> None:
        for type_ in STRESS_TYPES:
            track = self.me.track(type_)
            if track.stress:
                own = OwnStressPick(group="own_stress", name=type_, die=track.stress, out=track.out is not None)
                label = text("cortex-opt-own-stress", what=type_text(type_), die=die_text(track.stress))
                self._add("own", f"os.{type_}", label, own, price=1)
            if track.trauma and self.canon.own_trauma == "allowed":
                trauma = OwnTraumaPick(group="own_trauma", name=type_, die=track.trauma)
                label = text("cortex-opt-own-trauma", what=type_text(type_), die=die_text(track.trauma))
                self._add("own", f"ot.{type_}", label, trauma, price=self.canon.own_trauma_pp)
        for at, one in enumerate(self.me.complications, start=1):
            pick = OwnComplicationPick(group="own_complication", name=one.name, die=one.die)
            label = text("cortex-opt-own-complication", what=one.name, die=die_text(one.die))
            self._add("own", f"oc{at}", label, pick, price=self.canon.own_complication_pp)

    def _distinction(self, key: str, name: str, die: Die, *, scene: bool) -> None:
        for face in (die, TROUBLE) if die != TROUBLE else (TROUBLE,):
            pick = DistinctionPick(group="distinction", name=name, face=face, scene=scene, die=die)
            label = text("cortex-opt-scene-die" if scene else "cortex-opt-named-die", what=name, die=die_text(face))
            self._add("distinction", f"{key}.{face}", label, pick, price=-1 if face == TROUBLE else 0)

    def _named(self, group: str, key: str, name: str, dice: tuple[Die, ...], pick: Pick) -> None:
        self._add(group, key, text("cortex-opt-named-die", what=name, die=_many(dice)), pick)

    def _add(self, group: str, key: str, label: Text, pick: Pick, *, price: int = 0) -> None:
        shown = self.me.is_hero and price
        blocked = text("cortex-struck") if key in self.ex.struck else self._blocked(pick)
        cost = (Cost(what=PP, amount=price),) if shown else ()
        self.form.options.append(Option(id=key, label=label, group=group, cost=cost, blocked=blocked))
        self.form.picks[key] = pick

    def _blocked(self, pick: Pick) -> Text | None:
        try:
            require_pick(pick, gathering(self.here, self.ex, self.key, (pick,)), self.canon)
        except Rejected as refused:
            return refusal(refused)
        return None


def _doom_form(here: CortexPosition, ex: Exchange) -> PoolForm:
    """The whole pool, what the action treats or attacks, and dice of the scene (CX-POOL-13, CX-REC-03, FL-OPP-07)."""
    form = PoolForm(always=(DoomPoolPick(group="doom_pool"), *_conditions(here, ex)))
    scene = here.state.scene
    for at, one in enumerate(scene.distinctions if scene is not None else (), start=1):
        for face in (one.die, TROUBLE):
            key = f"s{at}.{face}"
            pick = DistinctionPick(group="distinction", name=one.name, face=face, scene=True, die=one.die)
            label = text("cortex-opt-scene-die", what=one.name, die=die_text(face))
            form.options.append(Option(id=key, label=label, group="distinction"))
            form.picks[key] = pick
    actor = here.state.characters.get(ex.actor)
    if actor is not None:
        treated = ex.goal.type if isinstance(ex.goal, TreatGoal) else ""
        nobody = Character(id="", name="")
        for at, pick in enumerate(hindrances(here, nobody, (actor.id,)), start=1):
            if pick.name == treated and pick.kind in {"stress", "trauma"}:
                continue
            key = f"h{at}.{pick.kind}.{pick.name}"
            what = type_text(pick.name) if pick.kind != "complication" else text("cortex-name", name=pick.name)
            label = text(f"cortex-opt-{pick.kind}", what=what, die=die_text(pick.die), who=actor.name)
            form.options.append(Option(id=key, label=label, group="against"))
            form.picks[key] = pick
    return form


def _conditions(here: CortexPosition, ex: Exchange) -> Iterator[ExtraPick]:
    """The die of what is treated, helped with or attacked opposes."""
    die = opposing_die(here, ex.actor, ex.goal)
    if die:
        yield ExtraPick(group="extra", die=die)
    actor = here.state.characters.get(ex.actor)
    if isinstance(ex.goal, RestoreGoal) and actor is not None and here.options.canon.shutdown_die_side == "opposition":
        yield ExtraPick(group="extra", die=restored_die(actor, ex.goal))


def opposing_die(here: CortexPosition, actor: CharacterId, goal: Goal) -> Die:
    """What the goal itself sets against the roll; 0 for nothing."""
    state = here.state
    match goal:
        case TreatGoal(what=what, type=type_):
            track = character(state, actor).track(type_)
            return track.stress if what == "stress" else track.trauma
        case AidGoal(target=target, type=type_):
            track = character(state, target).track(type_)
            return condition_die(track.stress, out=track.out is not None)
        case WeakenGoal():
            return thing_die(here, goal)
        case _:
            return 0


def thing_die(here: CortexPosition, goal: WeakenGoal) -> Die:
    """The die of an asset, a complication or a Scene Distinction; 0 when it is gone."""
    if goal.what == "scene_distinction":
        scene = here.state.scene
        held = scene.distinctions if scene is not None else ()
        return next((one.die for one in held if one.name == goal.name), 0)
    bearer = here.state.characters.get(goal.of)
    if bearer is None:
        return 0
    things = bearer.assets if goal.what == "asset" else bearer.complications
    return next((one.die for one in things if one.name == goal.name), 0)


def restored_die(me: Character, goal: RestoreGoal) -> Die:
    """The full rating of a shut-down trait; for a set its highest power (CX-SHUT-02)."""
    for held in me.power_sets:
        if held.name == goal.set:
            dice = [power.die for power in held.powers if goal.power in ("", power.name)]
            return max(dice, default=0)
    return next((power.die for power in me.powers if power.name == goal.power), 0)


def _restored(me: Character, ex: Exchange, canon: Canon, key: str) -> Iterator[RestorePick]:
    if key == ACTION and isinstance(ex.goal, RestoreGoal) and canon.shutdown_die_side == "player":
        die = restored_die(me, ex.goal)
        if die:
            yield RestorePick(group="restore", name=ex.goal.power or ex.goal.set, die=die)


def _helped(ex: Exchange) -> tuple[CharacterId, ...]:
    """The ally at whom the action is directed (CX-AFF-04)."""
    if isinstance(ex.goal, AidGoal):
        return (ex.goal.target,)
    return (ex.goal.holder,) if isinstance(ex.goal, AssetGoal) and ex.goal.holder != ex.actor else ()


def _many(dice: tuple[Die, ...]) -> Text:
    if len(dice) == 1:
        return die_text(dice[0])
    return text("cortex-dice-many", count=str(len(dice)), die=die_text(dice[0]))
