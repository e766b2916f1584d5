"""The options of one character's pool form, in the order of flow A step 3; Flowers flow A step 3.

Every option has its die first, so that a long name may be cut; a price; and the reason why it is blocked (CX-FLOW-02).
Ids are readable and stay the same while the sheet does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.core.base import Rejected, Text, text
from engine.core.prompt import Cost, Group, Option
from engine.systems.cortex.at_table import CortexPosition
from engine.systems.cortex.auto_pool import usable_die
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import DICE_OF_LEVEL, Character
from engine.systems.cortex.dice import Die
from engine.systems.cortex.exchange import ACTION, Exchange
from engine.systems.cortex.making import push_die, stunt_die
from engine.systems.cortex.pool_asked import gathering
from engine.systems.cortex.pool_check import require_pick
from engine.systems.cortex.pool_model import TROUBLE
from engine.systems.cortex.pool_opposed import hindrances
from engine.systems.cortex.pool_picks import (
    AffiliationPick,
    AssetPick,
    DistinctionPick,
    DoomDiePick,
    HindrancePick,
    OwnComplicationPick,
    OwnStressPick,
    OwnTraumaPick,
    Pick,
    PowerPick,
    PushPick,
    ResourcePick,
    SpecialtyPick,
    StuntPick,
)
from engine.systems.cortex.tracks import STRESS_TYPES
from engine.systems.cortex.words import PP, die_text, facet_text, name_of, refusal

AFTER_SETS = ("specialty", "against", "asset", "boost", "own", "helper", "sfx", "limit", "doom")
"""Groups behind affiliation, Distinctions and the Power Sets."""
LOOSE = "power.0"
"""The group of powers outside a set."""


@dataclass
class PoolForm:
    """Options by id with what each puts into the pool, and what is in it anyway; `sets` name the groups of powers."""

    options: list[Option] = field(default_factory=list)
    picks: dict[str, Pick] = field(default_factory=dict)
    always: tuple[Pick, ...] = ()
    sets: tuple[str, ...] = ()

    def groups(self, canon: Canon) -> tuple[Group, ...]:
        """The headings that have an option; of affiliations one is picked, of Severity one must be (FL-POOL-02).

        In Flowers one ally helps a recovery (FL-REC-03).
        """
        held = {option.group for option in self.options}
        names: dict[str, Text] = {
            "affiliation": text(
                "cortex-group-severity" if canon.affiliation == "severity" else "cortex-group-affiliation"
            ),
            "distinction": text("cortex-group-distinction"),
            **{f"power.{at}": text("cortex-name", name=name) for at, name in enumerate(self.sets, start=1)},
            LOOSE: text("cortex-group-power"),
            **{group: text(f"cortex-group-{group}") for group in AFTER_SETS},
        }
        only_one = {"affiliation", *(("helper",) if canon.recovery_helpers == "one" else ())}
        return tuple(
            Group(id=group, label=label, most=1 if group in only_one else 99)
            for group, label in names.items()
            if group in held
        )

    def picked(self, ids: Sequence[str]) -> tuple[Pick, ...]:
        """What these options put into the pool, with what is in it anyway."""
        return (*(self.picks[one] for one in ids if one in self.picks), *self.always)


class Options:
    """Collects the options of one character's form."""

    def __init__(self, here: CortexPosition, ex: Exchange, me: Character, key: str) -> None:
        self.here, self.ex, self.me, self.key = here, ex, me, key
        self.canon: Canon = here.options.canon
        self.asked = gathering(here, ex, key, ())
        self.form = PoolForm(sets=tuple(one.name for one in me.power_sets))

    def traits(self) -> None:
        """Affiliation, Distinctions, powers, Specialties with their splits."""
        me, scene = self.me, self.here.state.scene
        for use, dice in me.affiliation.items():
            what = facet_text(use) if use else text("cortex-severity")
            self.add(
                "affiliation", f"a.{use or 'one'}", what, dice, AffiliationPick(group="affiliation", use=use, dice=dice)
            )
        for at, name in enumerate(me.distinctions, start=1):
            self._distinction(f"d{at}", name, 8, at)
        for at, one in enumerate(scene.distinctions if scene is not None else (), start=1):
            self._distinction(f"s{at}", one.name, one.die, at)
        self._powers()
        for at, (name, level) in enumerate(me.specialties.items(), start=1):
            for dice in DICE_OF_LEVEL[level]:
                pick = SpecialtyPick(group="specialty", name=name, level=level, dice=dice)
                what = text("cortex-name", name=name)
                self.add("specialty", f"sp{at}.{len(dice)}", what, dice, pick, way_of=f"sp{at}")

    def against(self, them: Sequence[str]) -> None:
        """What hinders the other side (CX-POOL-04, FL-POOL-06)."""
        for at, pick in enumerate(hindrances(self.here, self.me, tuple(them)), start=1):
            whose = name_of(self.here.state, pick.of) if len(them) > 1 else ""
            self.add("against", f"h{at}.{pick.kind}.{pick.name}", trouble_text(pick, whose), (pick.die,), pick)

    def things(self) -> None:
        """Assets, then what is bought for this roll; both may stand together.

        CX-POOL-06, CX-STUNT-01, CX-STUNT-02, CX-STUNT-04, CX-STUNT-08; FL-POOL-16, FL-POOL-17, FL-POOL-18.
        """
        for at, asset in enumerate(self.me.assets, start=1):
            self.named(
                "asset", f"as{at}", asset.name, (asset.die,), AssetPick(group="asset", name=asset.name, die=asset.die)
            )
        if self.me.is_hero:
            self.add(
                "boost", "push", text("cortex-opt-push"), (push_die(opportunity=False),), PushPick(group="push"), 1
            )
        sources = (*(one.name for one in self.me.power_sets), *self.me.specialties)
        for at, source in enumerate(sources, start=1):
            what, pick = text("cortex-opt-stunt", source=source), StuntPick(group="stunt", source=source)
            spoken = (text("cortex-typed-stunt"),) if at == 1 else (text("cortex-typed-stunt-number", number=str(at)),)
            self.add("boost", f"stunt{at}", what, (stunt_die(opportunity=False),), pick, 1, spoken)
        for at, one in enumerate(self.me.resources, start=1):
            resource = ResourcePick(group="resource", name=one.name, die=one.die)
            self.named("boost", f"r{at}", one.name, (one.die,), resource)

    def troubles(self) -> None:
        """Own stress, trauma and complications (CX-POOL-08, FL-POOL-10 … FL-POOL-12)."""
        for type_ in STRESS_TYPES:
            track = self.me.track(type_)
            if track.stress:
                own = OwnStressPick(group="own_stress", name=type_, die=track.stress, out=track.out is not None)
                self.add("own", f"os.{type_}", text(f"cortex-opt-stress-{type_}"), (track.stress,), own, 1)
            if track.trauma and self.canon.own_trauma == "allowed":
                trauma = OwnTraumaPick(group="own_trauma", name=type_, die=track.trauma)
                what = text(f"cortex-opt-trauma-{type_}")
                self.add("own", f"ot.{type_}", what, (track.trauma,), trauma, self.canon.own_trauma_pp)
        for at, one in enumerate(self.me.complications, start=1):
            pick = OwnComplicationPick(group="own_complication", name=one.name, die=one.die)
            self.add(
                "own", f"oc{at}", text("cortex-name", name=one.name), (one.die,), pick, self.canon.own_complication_pp
            )

    def lent(self) -> None:
        """Traits that helpers have offered (CX-REC-04)."""
        for at, pick in enumerate(self.ex.lent, start=1):
            what = text(
                "cortex-opt-of", what=text("cortex-name", name=pick.name), who=name_of(self.here.state, pick.who)
            )
            self.add("helper", f"hp{at}", what, (pick.die,), pick, 1)

    def doom_dice(self) -> None:
        """Doom dice moved into a GM character's roll (CX-DSP-01, FL-DOOM-03)."""
        for die in sorted(set(self.here.state.doom), reverse=True):
            for number in range(1, self.here.state.doom.count(die) + 1):
                key = f"dd{die}" if number == 1 else f"dd{die}.{number}"
                self.add("doom", key, text("cortex-opt-doom-die"), (die,), DoomDiePick(group="doom_die", die=die))

    def named(self, group: str, key: str, name: str, dice: tuple[Die, ...], pick: Pick) -> None:
        self.add(group, key, text("cortex-name", name=name), dice, pick)

    def add(
        self,
        group: str,
        key: str,
        what: Text,
        dice: tuple[Die, ...],
        pick: Pick,
        price: int = 0,
        words: tuple[Text, ...] = (),
        way_of: str = "",
    ) -> None:
        option = Option(
            id=key,
            label=text("cortex-opt", die=many(dice), what=what),
            group=group,
            cost=self.cost(price),
            way_of=way_of,
            blocked=self._blocked(pick),
            words=words,
        )
        self.put(option, pick)

    def put(self, option: Option, pick: Pick) -> None:
        """An option; struck by the GM, it stays in sight (CX-POOL-12)."""
        if option.id in self.ex.struck:
            option = option.model_copy(update={"blocked": text("cortex-struck")})
        self.form.options.append(option)
        self.form.picks[option.id] = pick

    def cost(self, price: int) -> tuple[Cost, ...]:
        """In PP; a GM character pays doom dice, which the quote names."""
        return (Cost(what=PP, amount=price),) if self.me.is_hero and price else ()

    def _powers(self) -> None:
        for at, held in enumerate(self.me.power_sets, start=1):
            for number, power in enumerate(held.powers, start=1):
                die = usable_die(power, set_weakened=held.weakened)
                off = power.shutdown or held.shutdown
                pick = PowerPick(group="power", set=held.name, name=power.name, die=die, shutdown=off)
                self.named(f"power.{at}", f"p{at}.{number}", power.name, (die,), pick)
        for number, power in enumerate(self.me.powers, start=1):
            pick = PowerPick(group="power", name=power.name, die=usable_die(power), shutdown=power.shutdown)
            self.named(LOOSE, f"p0.{number}", power.name, (pick.die,), pick)

    def _distinction(self, key: str, name: str, die: Die, number: int) -> None:
        """Helpful, and as trouble, which earns a point (CX-DIST-02, CX-SCD-03, FL-POOL-03)."""
        scene = key.startswith("s")
        spoken = "cortex-typed-scene" if scene else "cortex-typed-distinction"
        for face in dict.fromkeys((die, TROUBLE)):
            pick = DistinctionPick(group="distinction", name=name, face=face, scene=scene, die=die)
            what = text("cortex-opt-scene" if scene else "cortex-name", name=name)
            price = -1 if face == TROUBLE else 0
            words = text(spoken, number=str(number))
            if face == TROUBLE:
                words = text("cortex-typed-die", what=words, die=die_text(face))
            self.add("distinction", f"{key}.{face}", what, (face,), pick, price, (words,), key)

    def _blocked(self, pick: Pick) -> Text | None:
        """Company hangs on the affiliation that is claimed, everything else on the roller alone."""
        alone = isinstance(pick, AffiliationPick)
        try:
            require_pick(pick, gathering(self.here, self.ex, self.key, (pick,)) if alone else self.asked, self.canon)
        except Rejected as refused:
            return refusal(refused)
        return None


def trouble_text(pick: HindrancePick, whose: str) -> Text:
    """Whose stress, trauma or complication; without a name where there is one opponent."""
    if pick.kind == "complication":
        what = text("cortex-name", name=pick.name)
    else:
        what = text(f"cortex-opt-{pick.kind}-{pick.name}")
    return text("cortex-opt-of", what=what, who=whose) if whose else what


def many(dice: tuple[Die, ...]) -> Text:
    """One die, or so many equal ones."""
    if len(dice) == 1:
        return die_text(dice[0])
    return text("cortex-dice-many", count=str(len(dice)), die=die_text(dice[0]))


def opponents(ex: Exchange, key: str) -> Iterable[str]:
    """Whose troubles help this roll."""
    return ex.targets if key == ACTION else (ex.actor,)
