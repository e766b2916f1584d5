"""What becomes of an aspect or a skill made in play: offered, sent back, made, dropped (digest 4.5; BB-ADV-02)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import Rejected, Text, evolve, text
from engine.core.sheet import Lexicon
from engine.systems.blackbird.at_table import BlackbirdEvent, character_called, made_one_more, with_character
from engine.systems.blackbird.character import Aspect, Character, Sheet, Skill, names
from engine.systems.blackbird.growth.advance import BuyAspect, BuySkill, advance, career_named
from engine.systems.blackbird.heroes.costs import aspect_price, left_in, require_different, skill_price, trait_names
from engine.systems.blackbird.heroes.draft_events import without_drafts_of
from engine.systems.blackbird.heroes.drafts import TraitOffer
from engine.systems.blackbird.heroes.joining import sheet_of
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.pool.on_sheet import called, career_called
from engine.systems.blackbird.sheet.view import refusal_text, trait_text
from engine.systems.blackbird.sheet.write import require_readable
from engine.systems.blackbird.state import BlackbirdState


class TraitOffered(BlackbirdEvent):
    """A trait is offered, changed by its player, or sent back by the GM; nothing is paid."""

    kind: Literal["trait_offered"] = "trait_offered"
    offer: TraitOffer
    name: str
    """The hero's."""

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        asked = evolve(self.offer, asked=self.offer.asked + 1)
        known = {one.id: one for one in state.offers}
        counted = state if asked.id in known else made_one_more(state)
        return evolve(counted, offers=tuple({**known, asked.id: asked}.values()))

    def text(self) -> Text:
        stage = self.offer.stage.replace("_", "-")
        return text(f"blackbird-offer-{stage}", hero=self.name, trait=offered_text(self.offer))


class TraitMade(BlackbirdEvent):
    """The GM has approved it: now it is paid, and stands on the sheet."""

    kind: Literal["trait_made"] = "trait_made"
    offer: TraitOffer
    name: str

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        hero = character_called(state, self.offer.hero)
        grown = advance(hero, purchase(hero, self.offer), BlackbirdOptions())
        after = without_drafts_of(with_character(state, evolve(hero, **_grown(grown))), hero.id)
        return _without(after, self.offer)

    def text(self) -> Text:
        return text("blackbird-trait-made", hero=self.name, trait=offered_text(self.offer))


class TraitDropped(BlackbirdEvent):
    """Refused by the GM, or taken back by its player."""

    kind: Literal["trait_dropped"] = "trait_dropped"
    offer: TraitOffer
    name: str
    refused: bool
    words: str = ""

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return _without(state, self.offer)

    def text(self) -> Text:
        key = "blackbird-trait-refused" if self.refused else "blackbird-trait-withdrawn"
        said = text(key, hero=self.name, trait=offered_text(self.offer))
        return text("blackbird-with-words", said=said, words=self.words) if self.words else said


def purchase(hero: Sheet, offer: TraitOffer) -> BuyAspect | BuySkill:
    """Points of the career pay first, then career XP (BB-ADV-02)."""
    xp = xp_needed(hero, offer.career, price(offer))
    common = {"career": offer.career, "name": offer.name, "types": offer.types, "comment": offer.comment, "xp": xp}
    if offer.aspect:
        return BuySkill.model_validate({"what": "skill", "aspect": offer.aspect, **common})
    return BuyAspect.model_validate({"what": "aspect", **common})


def without_lost_offers(state: BlackbirdState) -> BlackbirdState:
    """The state without offers whose career or aspect the GM's hand has taken away, or called otherwise."""
    kept = (one for one in state.offers if _has_place(state.characters[one.hero], one))
    return evolve(state, offers=tuple(kept))


def _has_place(hero: Sheet, offer: TraitOffer) -> bool:
    career = career_called(hero, offer.career)
    return career is not None and (not offer.aspect or called(career.aspects, offer.aspect) is not None)


def price(offer: TraitOffer) -> int:
    return skill_price(offer.types) if offer.aspect else aspect_price(offer.types)


def xp_needed(hero: Sheet, career: str, price: int) -> int:
    """Career XP for what the career's own points do not pay."""
    return max(0, price - left_in(career_named(hero, career)))


def require_offerable(hero: Character, offer: TraitOffer, others: Iterable[TraitOffer], lexicon: Lexicon) -> None:
    """An offer that could be approved now, and be read again. Refusals: those of `_after`; `not-readable`."""
    require_readable(evolve(sheet_of(hero), **_grown(_after(hero, offer, others))), lexicon)


def problem_of(hero: Character, offer: TraitOffer, others: Iterable[TraitOffer]) -> Text | None:
    """Why an offer cannot be approved now; much may have changed since it was made."""
    try:
        _after(hero, offer, others)
    except Rejected as refused:
        return refusal_text(refused)
    return None


def _after(hero: Character, offer: TraitOffer, others: Iterable[TraitOffer]) -> Sheet:
    """The sheet with the trait. Refusals: those of `advance`; `duplicate-name`, also for what others have offered."""
    after = advance(hero, purchase(hero, offer), BlackbirdOptions())
    open_names = names(one for one in others if one.id != offer.id and one.hero == hero.id)
    require_different((*trait_names(after.careers), *open_names))
    return after


def offered_text(offer: TraitOffer) -> Text:
    """The trait with types, comment and price."""
    trait: Aspect | Skill
    if offer.aspect:
        trait = Skill.model_validate({"name": offer.name, "types": offer.types, "comment": offer.comment})
    else:
        trait = Aspect.model_validate({"name": offer.name, "types": offer.types, "comment": offer.comment})
    inside = offer.aspect or offer.career
    return text("blackbird-offer", trait=trait_text(trait), inside=inside, price=str(price(offer)))


def _grown(sheet: Sheet) -> dict[str, object]:
    return {"careers": sheet.careers, "career_xp": sheet.career_xp}


def _without(state: BlackbirdState, offer: TraitOffer) -> BlackbirdState:
    return evolve(state, offers=tuple(one for one in state.offers if one.id != offer.id))
