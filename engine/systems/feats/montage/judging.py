"""The GM judges what heroes propose in a montage: an effect, an obstacle; and a hero may take an effect back.

Digest 4.3 step 3; FT-MONT-17, FT-MONT-18, FT-MONT-19, FT-MONT-26, FT-TIME-14, A-08.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import text
from engine.core.game import Pending
from engine.core.prompt import Answer, Option, Prompt, Wait
from engine.core.view import Block, Line
from engine.systems.feats.at_table import MENU_ACT, TO_GM, FeatsLedger, FeatsPending, FeatsPosition, hero_called
from engine.systems.feats.effects import Judgement, effect_named, is_limited, may_be_offered
from engine.systems.feats.hero import Effect, Hero
from engine.systems.feats.montage.events import EffectCounted
from engine.systems.feats.montage.grace import scene_id, take_back_waits
from engine.systems.feats.montage.obstacle_events import ProposalAnswered
from engine.systems.feats.montage.open_montage import montage_in
from engine.systems.feats.montage.turns import after_move, name_of, release_hero, running
from engine.systems.feats.montage.values import SEGMENTS_OF_EFFECT, Declaration, Montage, Obstacle
from engine.systems.feats.montage.view import obstacle_text
from engine.systems.feats.options import EffectGate
from engine.systems.feats.scenes.open_checks import asked_of
from engine.systems.feats.state import ProposedObstacle


def judgements(here: FeatsPosition) -> Iterable[FeatsPending]:
    """One question for each effect and each obstacle that lies with the GM; silence holds it (FT-TIME-14)."""
    montage = running(here.state)
    if montage is None:
        return
    for hero_id, declared in montage.pending.items():
        hero = here.state.heroes.get(hero_id)
        if declared.by == "effect" and hero is not None:
            yield Pending(_judge(here, montage, hero, declared), _judged(hero_id))
            yield Pending(_take_back(here, montage, hero), _taken_back(hero_id))
    for proposal in here.state.proposed_obstacles:
        yield Pending(_obstacle(here, proposal), _answered(proposal))


# ---- effects


def _named(here: FeatsPosition, montage: Montage, hero: Hero) -> str:
    return f"{scene_id(here.state)}.r{montage.round}.{hero.id}.a{montage.returns.get(hero.id, 0) + 1}"


def _judge(here: FeatsPosition, montage: Montage, hero: Hero, declared: Declaration) -> Prompt:
    effect = next((one for one in hero.effects if one.id == declared.what), None)
    name = effect.name if effect is not None else declared.what
    return Prompt(
        id=f"montage.judge.{_named(here, montage, hero)}",
        about="effect",
        to=TO_GM,
        title=text("feats-judge-title", hero=hero.name),
        body=tuple(_judged_body(montage, hero, declared, name)),
        options=tuple(_verdicts(effect, here.options.effect_gate)),
        wait=Wait.TURN,
        terms=(declared.what, declared.obstacle),
    )


def _verdicts(effect: Effect | None, gate: EffectGate) -> Iterator[Option]:
    """With `either` a limited effect counts although it does not solve directly (A-08).

    What the hero has no more, because the sheet has changed meanwhile, can only be sent back.
    """
    if effect is not None and may_be_offered(effect, gate):
        yield Option(id="solves", label=text("feats-solves"))
        if gate == "either" and is_limited(effect):
            yield Option(id="counts", label=text("feats-counts-anyway"))
    yield Option(id="no", label=text("feats-does-not-solve"))


def _judged_body(montage: Montage, hero: Hero, declared: Declaration, effect: str) -> Iterator[Block]:
    facing = obstacle_text(montage, declared.obstacle)
    yield Line(text=text("feats-effect-proposed", hero=hero.name, effect=effect, obstacle=facing))
    if declared.words:
        yield Line(text=text("feats-words", words=declared.words))
    yield Line(text=text("feats-judge-says"))


def _judged(hero_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def judged(led: FeatsLedger, answer: Answer) -> None:
        before, hero = montage_in(led.state), hero_called(led.state, hero_id)
        declared = before.pending[hero_id]
        if answer.pick == "no":
            release_hero(led, hero_id)
            return
        effect = effect_named(hero.effects, declared.what)
        judgement: Judgement = "solves" if answer.pick == "solves" else "does_not_solve"
        led.post(
            EffectCounted(
                hero=hero_id,
                name=hero.name,
                effect=effect.id,
                called=effect.name,
                obstacle=declared.obstacle,
                facing=obstacle_text(before, declared.obstacle),
                judgement=judgement,
                gate=led.options.effect_gate,
                gain=SEGMENTS_OF_EFFECT,
            )
        )
        after_move(led, before, hero_id)

    return judged


def _take_back(here: FeatsPosition, montage: Montage, hero: Hero) -> Prompt:
    prompt = Prompt(
        id=f"montage.back.{_named(here, montage, hero)}",
        to=asked_of(here, hero),
        title=text("feats-take-back-effect"),
        body=(Line(text=text("feats-take-back-says")),),
        options=(Option(id="back", label=text("feats-take-back")),),
        wait=Wait.NONE,
        menu=(MENU_ACT,),
    )
    return take_back_waits(here.state, prompt, hero.id)


def _taken_back(hero_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def taken_back(led: FeatsLedger, answer: Answer) -> None:
        release_hero(led, hero_id)

    return taken_back


# ---- obstacles


def _obstacle(here: FeatsPosition, proposal: ProposedObstacle) -> Prompt:
    return Prompt(
        id=f"montage.obstacle.{proposal.id}",
        to=TO_GM,
        title=text("feats-proposal-title", hero=name_of(here.state, proposal.hero)),
        body=(Line(text=text("feats-words", words=proposal.words)),),
        options=(
            Option(id="add", label=text("feats-add-obstacle")),
            Option(id="ongoing", label=text("feats-add-ongoing")),
            Option(id="no", label=text("feats-do-not-add")),
        ),
        wait=Wait.TURN,
    )


def _answered(proposal: ProposedObstacle) -> Callable[[FeatsLedger, Answer], None]:
    def answered(led: FeatsLedger, answer: Answer) -> None:
        montage = montage_in(led.state)
        added = None
        if answer.pick != "no":
            number = len(montage.obstacles) + 1
            added = Obstacle(id=f"o{number}", text=proposal.words, ongoing=answer.pick == "ongoing")
        led.post(ProposalAnswered(proposal=proposal.id, hero=proposal.hero, words=proposal.words, added=added))
        after_move(led, montage)

    return answered
