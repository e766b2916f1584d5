"""Aspects and skills made in play: the player offers, the GM approves or asks for more (digest 4.5).

BB-ASPECT-03, BB-ASPECT-05, BB-SKILL-03, BB-SKILL-05, BB-CREATE-03. What is not approved is on no sheet, so in no roll.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import Rejected, Text, evolve, text
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Quote, Wait
from engine.core.sheet import Lexicon
from engine.core.view import Line
from engine.systems.blackbird.at_table import (
    MENU_HERO,
    TO_GM,
    WORDS_LIMIT,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
    asked_of,
    character_called,
    living_at,
    next_id,
)
from engine.systems.blackbird.character import ASPECT_TYPES, SKILL_TYPES, Character
from engine.systems.blackbird.growth.advance import career_named
from engine.systems.blackbird.growth.trait_events import (
    TraitDropped,
    TraitMade,
    TraitOffered,
    offered_text,
    problem_of,
    require_offerable,
    xp_needed,
)
from engine.systems.blackbird.growth.trait_typed import typed_aspect, typed_skill
from engine.systems.blackbird.heroes.costs import ASPECT_PRICE, SKILL_PRICE, aspect_price, left_in, skill_price
from engine.systems.blackbird.heroes.drafts import TraitOffer
from engine.systems.blackbird.heroes.questions import LINE_LIMIT
from engine.systems.blackbird.sheet.view import career_text, type_text

ALL_TYPES = (*ASPECT_TYPES, *SKILL_TYPES)


def trait_offers(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """[New aspect or skill] for every hero who can pay for one, and what becomes of those that are offered."""
    for hero in living_at(here):
        if tuple(_places(hero)):
            yield _new(hero)
    for offer in here.state.offers:
        hero = here.state.characters[offer.hero]
        if offer.stage == "with_gm":
            yield _approve(here, hero, offer)
        yield _again(here, hero, offer)


# ---- a new one


def _new(hero: Character) -> BlackbirdPending:
    places = tuple(_places(hero))
    prompt = Prompt(
        id=f"trait.new.{hero.id}",
        to=frozenset({hero.player}),
        title=text("blackbird-trait-new", hero=hero.name),
        body=(
            Line(text=text("blackbird-trait-new-says")),
            *(Line(text=career_text(one)) for one in hero.careers),
            Line(text=text("blackbird-xp-held", xp=str(hero.career_xp))),
        ),
        options=(*(place for place, _, _ in places), *_types(ALL_TYPES)),
        groups=(
            Group(id="where", label=text("blackbird-group-where"), least=1, most=1),
            Group(id="types", label=text("blackbird-group-types"), most=len(SKILL_TYPES)),
        ),
        most=1 + len(SKILL_TYPES),
        ask=Ask(label=text("blackbird-step-trait-asks"), max_len=LINE_LIMIT, required=True),
        wait=Wait.NONE,
        menu=(MENU_HERO,),
        about="trait",
    )

    def quote(picks: tuple[str, ...]) -> Quote:
        place = next(((career, aspect) for option, career, aspect in places if option.id in picks), None)
        return _priced(hero, *place, picks) if place else Quote()

    def offered(led: BlackbirdLedger, answer: Answer) -> None:
        career, aspect = next((career, aspect) for place, career, aspect in places if place.id in answer.picks)
        offer = TraitOffer(
            id=next_id(led.state, "o"), hero=hero.id, career=career, aspect=aspect, name="", stage="with_gm"
        )
        _offer(led, hero, _with_words(offer, answer, led.lexicon))

    return BlackbirdPending(prompt, offered, quote)


def _places(hero: Character) -> Iterator[tuple[Option, str, str]]:
    """Where a trait may be made with what the hero has: the button, the career, the aspect."""
    for at, career in enumerate(hero.careers):
        held = left_in(career) + hero.career_xp
        if held >= ASPECT_PRICE:
            label = text("blackbird-place-aspect", career=career.name)
            yield Option(id=f"c{at}", label=label, group="where"), career.name, ""
        for number, aspect in enumerate(career.aspects):
            if held >= SKILL_PRICE:
                label = text("blackbird-place-skill", aspect=aspect.name)
                yield Option(id=f"c{at}a{number}", label=label, group="where"), career.name, aspect.name


def _types(known: Iterable[str]) -> Iterator[Option]:
    return (Option(id=one, label=type_text(one), group="types") for one in known)


def _priced(hero: Character, career: str, aspect: str, picks: tuple[str, ...]) -> Quote:
    """Price, points of the career, and the career XP that would go into it."""
    types = tuple(one for one in picks if one in ALL_TYPES)
    if not set(types) <= set(SKILL_TYPES if aspect else ASPECT_TYPES):
        return Quote(problem=text("refuse-blackbird-unknown-type"))
    if not aspect and len(types) > 1:
        return Quote(problem=text("refuse-blackbird-aspect-type-limit"))
    costs = skill_price(types) if aspect else aspect_price(types)
    xp = xp_needed(hero, career, costs)
    problem = text("refuse-blackbird-not-enough-xp", has=hero.career_xp, needs=xp) if xp > hero.career_xp else None
    return Quote(lines=(text("blackbird-offer-price", price=str(costs), xp=str(xp)),), problem=problem)


def _with_words(offer: TraitOffer, answer: Answer, lexicon: Lexicon) -> TraitOffer:
    """The offer with what was typed and ticked."""
    types = tuple(one for one in answer.picks if one in ALL_TYPES)
    if not set(types) <= set(SKILL_TYPES if offer.aspect else ASPECT_TYPES):
        raise Rejected("unknown-type")
    read = typed_skill(answer.text, types, lexicon) if offer.aspect else typed_aspect(answer.text, types, lexicon)
    return evolve(offer, name=read.name, types=tuple(read.types), comment=read.comment, stage="with_gm", words="")


def _offer(led: BlackbirdLedger, hero: Character, offer: TraitOffer) -> None:
    require_offerable(character_called(led.state, hero.id), offer, led.state.offers, led.lexicon)
    led.post(TraitOffered(offer=offer, name=hero.name))


# ---- the GM


def _approve(here: BlackbirdPosition, hero: Character, offer: TraitOffer) -> BlackbirdPending:
    decisions = ("comment", "change", "refuse")
    why_not = problem_of(hero, offer, here.state.offers)
    prompt = Prompt(
        id=f"trait.approve.{offer.id}.{offer.asked}",
        to=TO_GM,
        title=text("blackbird-trait-approve", hero=hero.name),
        body=(
            Line(text=offered_text(offer), strong=True),
            Line(text=career_text(career_named(hero, offer.career))),
            Line(text=text("blackbird-trait-approve-says")),
        ),
        options=(
            Option(id="approve", label=text("blackbird-decide-approve"), blocked=why_not),
            *(Option(id=one, label=text(f"blackbird-decide-{one}")) for one in decisions),
        ),
        ask=Ask(label=text("blackbird-decide-asks"), max_len=WORDS_LIMIT),
        wait=Wait.TURN,
        about="trait",
    )

    def decided(led: BlackbirdLedger, answer: Answer) -> None:
        words = answer.text.strip()
        match answer.pick:
            case "approve":
                led.post(TraitMade(offer=offer, name=hero.name))
            case "refuse":
                led.post(TraitDropped(offer=offer, name=hero.name, refused=True, words=words))
            case "comment":
                led.post(TraitOffered(offer=evolve(offer, stage="comment", words=words), name=hero.name))
            case _:
                if not words:
                    raise Rejected("words-first")
                led.post(TraitOffered(offer=evolve(offer, stage="change", words=words), name=hero.name))

    return BlackbirdPending(prompt, decided)


# ---- its player, until it is approved


def _again(here: BlackbirdPosition, hero: Character, offer: TraitOffer) -> BlackbirdPending:
    """Changed or taken back; a comment that was asked for is written without the name."""
    types = () if offer.stage == "comment" else tuple(_types(SKILL_TYPES if offer.aspect else ASPECT_TYPES))
    asks = "blackbird-comment-asks" if offer.stage == "comment" else "blackbird-step-trait-asks"
    prompt = Prompt(
        id=f"trait.again.{offer.id}.{offer.asked}",
        to=asked_of(here, hero),
        title=text("blackbird-trait-again", trait=offer.name),
        body=(Line(text=offered_text(offer)), Line(text=_stands(offer))),
        options=(*types, Option(id="withdraw", label=text("blackbird-withdraw"), group="leave")),
        groups=(
            *((Group(id="types", label=text("blackbird-group-types"), most=len(SKILL_TYPES)),) if types else ()),
            Group(id="leave", label=text("hero-leave"), most=1),
        ),
        least=0,
        most=1 + len(types),
        ask=Ask(label=text(asks), max_len=LINE_LIMIT),
        wait=Wait.NONE,
        menu=(MENU_HERO,),
        about="trait",
    )

    def answered(led: BlackbirdLedger, answer: Answer) -> None:
        typed = answer.text.strip()
        if "withdraw" in answer.picks:
            led.post(TraitDropped(offer=offer, name=hero.name, refused=False))
        elif not typed:
            raise Rejected("words-missing")
        elif offer.stage == "comment":
            said = evolve(answer, text=f"{offer.name} [] ({typed})")
            read = _with_words(offer, said, led.lexicon)
            _offer(led, hero, evolve(read, types=offer.types))
        else:
            _offer(led, hero, _with_words(offer, answer, led.lexicon))

    def quote(picks: tuple[str, ...]) -> Quote:
        if "withdraw" in picks:
            return Quote()
        if offer.stage == "comment":
            return Quote(problem=problem_of(hero, offer, here.state.offers))
        return _priced(hero, offer.career, offer.aspect, picks)

    return BlackbirdPending(prompt, answered, quote)


def _stands(offer: TraitOffer) -> Text:
    """Where it lies, with the GM's words."""
    said = text(f"blackbird-stands-{offer.stage.replace('_', '-')}")
    return text("blackbird-with-words", said=said, words=offer.words) if offer.words else said
