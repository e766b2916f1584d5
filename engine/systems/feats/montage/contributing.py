"""A hero's contribution to a round: a check, an effect, an obstacle to propose, or a pass; silence passes.

Digest 4.3 steps 3 and 6; FT-MONT-09, FT-MONT-10, FT-MONT-15, FT-MONT-16, FT-MONT-24, FT-MONT-25, FT-MONT-27,
FT-TIME-03, FT-TIME-10, A-24.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import Rejected, Text, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Default, Group, Option, Prompt, Quote, Wait
from engine.core.view import Line
from engine.systems.feats.at_table import MENU_ACT, FeatsLedger, FeatsPending, FeatsPosition, hero_called, next_id
from engine.systems.feats.checks.acting import WORDS_LIMIT
from engine.systems.feats.checks.life import Check, Declared
from engine.systems.feats.checks.skill_choice import another_skill, picked_skill, skill_id, skill_text
from engine.systems.feats.effects import is_limited, may_be_offered
from engine.systems.feats.hero import Effect, Hero, HeroId
from engine.systems.feats.montage.events import ContributionDeclared, EffectProposed, PassedBy
from engine.systems.feats.montage.grace import grace_clock, in_grace, scene_id
from engine.systems.feats.montage.obstacle_events import ObstacleProposed
from engine.systems.feats.montage.open_montage import montage_in
from engine.systems.feats.montage.options import clock_stands, contribution_options
from engine.systems.feats.montage.turns import name_of, pass_hero, running
from engine.systems.feats.montage.values import ROUNDS, Montage
from engine.systems.feats.montage.view import obstacle_text, track_block
from engine.systems.feats.scenes.open_checks import asked_of
from engine.systems.feats.skills import rating_of
from engine.systems.feats.state import FeatsState, ProposedObstacle

PASS, PROPOSE = "pass", "propose"


def contributions(here: FeatsPosition) -> Iterable[FeatsPending]:
    """One form for each hero who waits; a hero whose idea lies with the GM is not asked meanwhile (FT-TIME-14)."""
    montage = running(here.state)
    if montage is None:
        return
    busy = {one.hero for one in here.state.proposed_obstacles}
    for hero_id in montage.waiting():
        hero = here.state.heroes.get(hero_id)
        if hero is not None and hero_id not in busy:
            yield Pending(_form(here, montage, hero), _answered(hero_id), _quoted(montage))


def _form(here: FeatsPosition, montage: Montage, hero: Hero) -> Prompt:
    """`montage.contribute.s7.r1.h2.a1`: scene, round, hero, and how often the hero has come back."""
    state, grace = here.state, in_grace(montage, hero.id)
    attempt = montage.returns.get(hero.id, 0) + 1
    options = tuple(_options(here, montage, hero))
    return Prompt(
        id=f"montage.{'grace' if grace else 'contribute'}.{scene_id(state)}.r{montage.round}.{hero.id}.a{attempt}",
        about="contribution",
        to=asked_of(here, hero),
        title=text("feats-contribute", hero=hero.name),
        body=(
            track_block(montage.progress, montage.track_length),
            Line(text=text("feats-montage-round", round=str(montage.round), rounds=str(ROUNDS))),
            Line(text=text("feats-contribute-says")),
            *((Line(text=text("feats-another-skill-says")),) if any(o.id == "another" for o in options) else ()),
        ),
        options=options,
        groups=tuple(_groups(options)),
        most=2,
        ask=Ask(label=text("feats-contribute-asks"), max_len=WORDS_LIMIT),
        wait=Wait.WINDOW if grace else Wait.SCENE,
        default=Default(picks=(PASS,)),
        menu=(MENU_ACT,),
        clock=grace_clock(state, montage, hero.id) if grace else f"montage.{scene_id(state)}.r{montage.round}",
        held=text("feats-montage-held") if clock_stands(montage) else None,
    )


def _groups(options: tuple[Option, ...]) -> Iterator[Group]:
    used = {option.group for option in options}
    for group in ("obstacle", "skill", "effect", "other"):
        if group in used:
            yield Group(id=group, label=text(f"feats-group-{group}"), most=1)


def _options(here: FeatsPosition, montage: Montage, hero: Hero) -> Iterator[Option]:
    """Without an obstacle to choose only the pass and a proposal are left (A-24)."""
    legal = contribution_options(montage, hero.id, hero, here.options.effect_gate)
    if legal.obstacles:
        yield from _obstacles(here.state, montage, hero)
        for skill in hero.skills:
            used = text("refuse-feats-skill-already-used", skill=skill.name)
            yield Option(
                id=skill_id(skill.name),
                label=skill_text(skill.name, skill.rating),
                group="skill",
                blocked=used if montage.has_used(hero.id, skill.name) else None,
            )
        yield from another_skill(here.options.unlisted_skill, "skill")
        yield from (_effect(one, here) for one in hero.effects if is_limited(one) or one in legal.effects)
    yield Option(id=PASS, label=text("feats-pass"), group="other")
    yield Option(id=PROPOSE, label=text("feats-propose"), group="other")


def _obstacles(state: FeatsState, montage: Montage, hero: Hero) -> Iterator[Option]:
    """Reserved ones are shown with who has them, solved ones are left out."""
    for one in montage.obstacles:
        if one.id in montage.solved:
            continue
        taken = montage.reserved_by(one)
        blocked = None
        if taken not in {None, hero.id}:
            blocked = text("feats-obstacle-taken", obstacle=one.text, hero=name_of(state, taken or ""))
        label = text("feats-obstacle-ongoing-label" if one.ongoing else "feats-obstacle-label", obstacle=one.text)
        yield Option(id=f"obstacle:{one.id}", label=label, group="obstacle", blocked=blocked)


def _effect(effect: Effect, here: FeatsPosition) -> Option:
    gone = "effect-already-used" if effect.kind == "ability" else "no-uses-left"
    open_now = may_be_offered(effect, here.options.effect_gate)
    return Option(
        id=f"effect:{effect.id}",
        label=text("feats-effect-label", effect=effect.name),
        group="effect",
        blocked=None if open_now else text(f"refuse-feats-{gone}", effect=effect.name),
    )


def _quoted(montage: Montage) -> Callable[[tuple[str, ...]], Quote]:
    def quoted(picks: tuple[str, ...]) -> Quote:
        ways = [one for one in picks if not one.startswith("obstacle:")]
        obstacles = [one for one in picks if one.startswith("obstacle:")]
        if len(ways) > 1 or (obstacles and ways and ways[0] in {PASS, PROPOSE}):
            return Quote(problem=text("refuse-feats-one-contribution"))
        if not ways:
            return Quote(problem=text("refuse-feats-choose-way"))
        if ways[0] not in {PASS, PROPOSE} and not obstacles:
            return Quote(problem=text("refuse-feats-choose-obstacle"))
        return Quote(lines=tuple(_meaning(montage, ways[0])))

    return quoted


def _meaning(montage: Montage, way: str) -> Iterator[Text]:
    if way == PASS:
        yield text("feats-pass-says")
    elif way.startswith("effect:"):
        yield text("feats-effect-says")
    elif way == PROPOSE:
        yield text("feats-propose-says")


# ---- the answer


def _answered(hero_id: HeroId) -> Callable[[FeatsLedger, Answer], None]:
    def answered(led: FeatsLedger, answer: Answer) -> None:
        hero, montage = hero_called(led.state, hero_id), montage_in(led.state)
        obstacle = next((one.partition(":")[2] for one in answer.picks if one.startswith("obstacle:")), "")
        effect = next((one.partition(":")[2] for one in answer.picks if one.startswith("effect:")), "")
        if PASS in answer.picks:
            pass_hero(led, hero_id, _passed_by(led, montage, hero_id))
        elif PROPOSE in answer.picks:
            _propose_obstacle(led, hero, answer.text.strip())
        elif effect:
            _propose_effect(led, hero, effect, obstacle, answer.text.strip())
        else:
            _declare(led, hero, obstacle, answer)

    return answered


def _passed_by(led: FeatsLedger, montage: Montage, hero_id: HeroId) -> PassedBy:
    """A deadline is told from a choice by nobody acting (FT-MONT-25, FT-MONT-27)."""
    if led.by is not None:
        return "choice"
    return "grace" if in_grace(montage, hero_id) else "deadline"


def _declare(led: FeatsLedger, hero: Hero, obstacle: str, answer: Answer) -> None:
    """Refusals: `skill-missing`, `skill-not-listed`, `missing-field` without a way of acting, those of `declare`."""
    named = picked_skill(hero.skills, answer.picks, answer.text)
    if named is None:
        raise Rejected("skill-missing")
    if not named.words:
        raise Rejected("missing-field")
    check = Check(
        id=next_id(led.state, "c"),
        hero=hero.id,
        skill=named.skill,
        words=named.words,
        obstacle=obstacle,
        stage=Declared(status="declared"),
    )
    rating = rating_of(hero.skills, named.skill, led.options.unlisted_skill)
    facing = obstacle_text(montage_in(led.state), obstacle)
    led.post(ContributionDeclared(check=check, name=hero.name, rating=rating, obstacle=facing))


def _propose_effect(led: FeatsLedger, hero: Hero, effect: str, obstacle: str, words: str) -> None:
    called = next(one.name for one in hero.effects if one.id == effect)
    led.post(
        EffectProposed(
            hero=hero.id,
            name=hero.name,
            effect=effect,
            called=called,
            obstacle=obstacle,
            facing=obstacle_text(montage_in(led.state), obstacle),
            words=words,
            gate=led.options.effect_gate,
        )
    )


def _propose_obstacle(led: FeatsLedger, hero: Hero, words: str) -> None:
    """Refusal: `missing-field` without words."""
    if not words:
        raise Rejected("missing-field")
    proposal = ProposedObstacle(id=next_id(led.state, "p"), hero=hero.id, words=words)
    led.post(ObstacleProposed(proposal=proposal, name=hero.name))
