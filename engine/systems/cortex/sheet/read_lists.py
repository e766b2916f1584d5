"""The lists of a text sheet, and what has been read of them (CX-TXT-03, CX-TXT-05, FL-TXT-02 … FL-TXT-04)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.core.base import Map, Rejected
from engine.core.sheet import Lexicon
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import COMPANY, Level, Power
from engine.systems.cortex.dice import NONE, Die, written
from engine.systems.cortex.held import Asset, Banked, Complication, Resource
from engine.systems.cortex.sheet.power_set_text import SetForms, read_power, set_forms
from engine.systems.cortex.sheet.read_items import (
    ALL_DICE,
    FULL_STOP,
    ItemForms,
    item_forms,
    read_banked,
    read_dice,
    read_marked,
    read_named_die,
    read_out,
    read_resource,
    read_specialty,
    read_type,
    read_typed_die,
    require_new,
)
from engine.systems.cortex.tracks import STRESS_TYPES, How, StressType, Track

BARE_NAMES = frozenset({"distinctions", "reactions"})
"""Lists in which a line "word: text" is no item (CX-TXT-07)."""
PARTING = " ,;/|.&+"

Put = Callable[[], str | None]
"""Puts an item that has been read into its list; gives a warning's code."""


@dataclass
class Lists:
    """What the lists of a sheet hold so far."""

    lexicon: Lexicon
    canon: Canon
    forms: ItemForms = field(init=False)
    set_forms: SetForms = field(init=False)
    affiliation: dict[str, tuple[Die, ...]] = field(default_factory=dict)
    bare_dice: int = 0
    distinctions: list[str] = field(default_factory=list)
    powers: list[Power] = field(default_factory=list)
    specialties: dict[str, Level] = field(default_factory=dict)
    reactions: list[str] = field(default_factory=list)
    stress: dict[StressType, Die] = field(default_factory=dict)
    trauma: dict[StressType, Die] = field(default_factory=dict)
    out: dict[StressType, How] = field(default_factory=dict)
    was_out: dict[StressType, How] = field(default_factory=dict)
    scene_trauma: list[StressType] = field(default_factory=list)
    complications: list[Complication] = field(default_factory=list)
    assets: list[Asset] = field(default_factory=list)
    resources: list[Resource] = field(default_factory=list)
    banked: list[Banked] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.forms, self.set_forms = item_forms(self.lexicon), set_forms(self.lexicon)

    def item(self, list_: str, item: str) -> Put:
        """Reads an item of a list; what it gives puts the item there, or refuses with `duplicate-name`,
        `duplicate-field`. Refusals: `bad-die`, `bad-level`, `bad-type`, `bad-value`."""
        match list_:
            case "distinctions":
                return lambda: self._name(self.distinctions, item)
            case "reactions":
                return lambda: self._name(self.reactions, item)
            case "affiliation":
                return self._company(item)
            case "severity":
                return self._severity(item)
            case "powers":
                return self._power(item)
            case "specialties":
                return self._specialty(item)
            case "stress":
                return self._typed_die(self.stress, item)
            case "trauma":
                return self._typed_die(self.trauma, item)
            case "out":
                return self._out(self.out, item)
            case "was-out":
                return self._out(self.was_out, item)
            case "scene-trauma":
                return self._scene_trauma(item)
            case "complications" | "assets":
                return self._marked(list_, item)
            case "resources":
                return self._resource(item)
            case _:
                return self._banked(item)

    def part(self, part: str, value: str) -> None:
        """Solo, Buddy or Team. Refusals: `bad-die`, `duplicate-field`."""
        dice = read_dice(FULL_STOP.sub("", value))
        if part in self.affiliation:
            raise Rejected("duplicate-field")
        self.affiliation[part] = dice

    def slot(self) -> Map[str, tuple[Die, ...]]:
        """The dice of the pool slot: parts of company in their order, facets, or one fixed die (FL-TXT-02)."""
        if self.canon.affiliation == "company":
            return Map({part: self.affiliation[part] for part in COMPANY if part in self.affiliation})
        if self.bare_dice == len(self.affiliation) == 1:
            return Map({"": next(iter(self.affiliation.values()))})
        return Map(self.affiliation)

    def tracks(self) -> Map[StressType, Track]:
        return Map({type_: track for type_ in STRESS_TYPES if (track := self._track(type_)) != Track()})

    def _track(self, type_: StressType) -> Track:
        out = self.out.get(type_)
        return Track(
            stress=self.stress.get(type_, NONE),
            trauma=self.trauma.get(type_, NONE),
            out=out,
            was_out=out or self.was_out.get(type_),
            trauma_this_scene=type_ in self.scene_trauma,
        )

    # ---- items

    def _name(self, known: list[str], name: str) -> str | None:
        require_new(name, known)
        known.append(name)
        return None

    def _company(self, item: str) -> Put:
        found: list[tuple[str, str]] = []
        rest = item.lstrip(PARTING)
        while rest:
            part = self.forms.parts.match(rest)
            if part is None:
                raise Rejected("bad-value")
            if not part["dice"]:
                raise Rejected("bad-die", die=rest)
            found.append((next(one for one in COMPANY if part[one]), part["dice"]))
            rest = rest[part.end() :].lstrip(PARTING)

        def put() -> None:
            for part, dice in found:
                self.part(part, dice)

        return put

    def _severity(self, item: str) -> Put:
        if ALL_DICE.match(item) is not None:
            dice = read_dice(item)
            return lambda: self._facet(written(dice[0]), dice, bare=True)
        found = self.forms.facet.match(item)
        if found is None:
            raise Rejected("bad-die", die=item)
        label, dice = found["label"], read_dice(found["dice"])
        return lambda: self._facet(label, dice, bare=False)

    def _facet(self, label: str, dice: tuple[Die, ...], *, bare: bool) -> str | None:
        require_new(label, self.affiliation)
        self.affiliation[label] = dice
        self.bare_dice += bare
        return None

    def _power(self, item: str) -> Put:
        read = read_power(item, self.set_forms)
        if read is None:
            raise Rejected("bad-die", die=item)

        def put() -> str | None:
            require_new(read.power.name, (one.name for one in self.powers))
            self.powers.append(read.power)
            return "tier-mismatch" if read.mismatch else None

        return put

    def _specialty(self, item: str) -> Put:
        read = read_specialty(item, self.forms)

        def put() -> str | None:
            require_new(read.name, self.specialties)
            self.specialties[read.name] = read.level
            return "level-mismatch" if read.mismatch else None

        return put

    def _typed_die(self, track: dict[StressType, Die], item: str) -> Put:
        type_, die = read_typed_die(item, self.forms)

        def put() -> None:
            require_new(type_, track)
            track[type_] = die

        return put

    def _out(self, track: dict[StressType, How], item: str) -> Put:
        type_, how = read_out(item, self.forms)

        def put() -> None:
            require_new(type_, track)
            track[type_] = how

        return put

    def _scene_trauma(self, item: str) -> Put:
        type_ = read_type(item, self.forms)

        def put() -> None:
            require_new(type_, self.scene_trauma)
            self.scene_trauma.append(type_)

        return put

    def _marked(self, list_: str, item: str) -> Put:
        marked = read_marked(item, self.forms, self.lexicon)
        name, die = read_named_die(marked.text, self.forms)
        if list_ == "assets":
            return lambda: self._asset(Asset(name=name, die=die, lasts=marked.lasts))
        return lambda: self._complication(
            Complication(name=name, die=die, lasts=marked.lasts, helpless=marked.helpless)
        )

    def _asset(self, asset: Asset) -> str | None:
        require_new(asset.name, (one.name for one in self.assets))
        self.assets.append(asset)
        return None

    def _complication(self, complication: Complication) -> str | None:
        require_new(complication.name, (one.name for one in self.complications))
        self.complications.append(complication)
        return None

    def _resource(self, item: str) -> Put:
        resource = read_resource(item, self.forms)

        def put() -> None:
            require_new(resource.name, (one.name for one in self.resources))
            self.resources.append(resource)

        return put

    def _banked(self, item: str) -> Put:
        if self.canon.affiliation == "company":
            banked = tuple(Banked(die=die) for die in read_dice(item))
        else:
            banked = (read_banked(item, self.forms),)

        def put() -> None:
            self.banked.extend(banked)

        return put
