"""The GM sets what both sides of an opposed check roll with, and the advantage and disadvantage of each.

Digest 4.2 step 1; FT-OPP-02, FT-OPP-03, FT-OPP-11, FT-OPP-12, FT-GM-06.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Quote, Wait
from engine.core.view import Line
from engine.systems.feats.at_table import TO_GM, FeatsLedger, FeatsPending, FeatsPosition, hero_called
from engine.systems.feats.checks.skill_choice import (
    another_skill,
    picked_skill,
    skill_id,
    skill_options,
)
from engine.systems.feats.checks.view import before_roll
from engine.systems.feats.contests.events import SidesSet, SkillAwaited
from engine.systems.feats.contests.life import AwaitingSkill, Challenged, Contest, Side, oppose, pairings
from engine.systems.feats.contests.opposed import Pairing, Participant, is_repeat
from engine.systems.feats.contests.opposing import SEND_BACK, declared_blocks
from engine.systems.feats.contests.sides import (
    count_options,
    counts_group,
    counts_in,
    drop_contest,
    named_parts,
    npc_numbers,
    npc_rating,
    require_hero_tokens,
)
from engine.systems.feats.contests.view import side_name
from engine.systems.feats.hero import Hero
from engine.systems.feats.scenes.open_checks import contest_called, contests_in
from engine.systems.feats.skills import NpcSkill, Rating
from engine.systems.feats.state import FeatsState

NAMES_LIMIT = 200


def side_settings(here: FeatsPosition) -> Iterable[FeatsPending]:
    """Numbers and counts of both sides, once the other one is named; the GM's silence holds it (FT-TIME-04)."""
    for contest in contests_in(here.state):
        if isinstance(contest.stage, Challenged) and contest.stage.against:
            yield Pending(
                _set_form(here, contest, contest.stage),
                _set(contest.id),
                _quoted(here, contest, contest.stage),
            )


def _set_form(here: FeatsPosition, contest: Contest, stage: Challenged) -> Prompt:
    state = here.state
    own = state.heroes.get(contest.active.who)
    foe = state.heroes.get(stage.who) if stage.against == "hero" else None
    counted = (
        *count_options("", "own", own.linked_advantage if own else 0),
        *count_options("other.", "other", foe.linked_advantage if foe else 0),
    )
    numbers = tuple(_numbers(here, stage, foe))
    name = _opponent_text(state, stage)
    groups = [Group(id="skill", label=text("feats-resists-with", who=name), least=1, most=1)]
    if stage.against == "typed":
        groups.append(Group(id="value", label=text("feats-value-of", who=name), most=1))
    return Prompt(
        id=f"contest.set.{contest.id}",
        to=TO_GM,
        title=text("feats-set-contest", who=name),
        body=(*declared_blocks(state, contest), Line(text=text(f"feats-set-{stage.against or 'typed'}-says"))),
        options=(*numbers, *counted),
        groups=(
            *groups,
            counts_group("own", side_name(state, contest.active)),
            counts_group("other", name),
        ),
        most=2 + sum(option.upto for option in counted),
        ask=Ask(label=text(f"feats-set-{stage.against or 'typed'}-asks"), max_len=NAMES_LIMIT)
        if stage.against != "kept"
        else None,
        wait=Wait.TURN,
        terms=(stage.against, stage.who),
    )


def _numbers(here: FeatsPosition, stage: Challenged, foe: Hero | None) -> Iterator[Option]:
    """The skills of a kept NPC or of the hero who resists, else rank and value; last [Send back]."""
    match stage.against:
        case "kept":
            yield from skill_options(_npc_skills(here.state, stage), "skill")
        case "hero" if foe is not None:
            yield from skill_options(foe.skills, "skill")
            yield from another_skill(here.options.unlisted_skill, "skill")
        case _:
            yield from npc_numbers("skill", "value")
    yield Option(id=SEND_BACK, label=text("feats-verdict-back"), group="skill")


def _npc_skills(state: FeatsState, stage: Challenged) -> tuple[NpcSkill, ...]:
    npc = state.npcs.get(stage.who)
    return npc.skills if npc is not None else ()


def _opponent_text(state: FeatsState, stage: Challenged) -> str | Text:
    """How the forms call the other side; one that is typed has no name yet."""
    return text("feats-opponent") if stage.against == "typed" else _opponent(state, stage)


def _opponent(state: FeatsState, stage: Challenged) -> str:
    if stage.against == "kept" and stage.who in state.npcs:
        return state.npcs[stage.who].name
    hero = state.heroes.get(stage.who)
    return hero.name if hero is not None else stage.who


def _quoted(here: FeatsPosition, contest: Contest, stage: Challenged) -> Callable[[tuple[str, ...]], Quote]:
    """The odds of the active side's own ladder; a repeat is refused while it is ticked (FT-OPP-11)."""

    def quoted(picks: tuple[str, ...]) -> Quote:
        if SEND_BACK in picks:
            return Quote()
        rating = _rating(here.state, stage, picks)
        if rating is None:
            incomplete = stage.against == "typed" and any(one.startswith("npcrank") for one in picks)
            return Quote(problem=text("refuse-feats-value-untold") if incomplete else None)
        active = evolve(contest.active, counts=counts_in(picks, ""))
        lines = before_roll(active.attempt, rating.rank, here.options.clamp)
        skill = next((one for one in _known_skills(here.state, stage) if skill_id(one) in picks), "")
        repeated = bool(skill) and _is_repeat(here.state, contest, _participant(here.state, stage, skill))
        return Quote(lines=lines, problem=text("refuse-feats-repeat-without-change") if repeated else None)

    return quoted


def _rating(state: FeatsState, stage: Challenged, picks: tuple[str, ...]) -> Rating | None:
    if stage.against == "typed":
        return npc_rating(picks)
    rated: dict[str, Rating] = {one.name: one.rating for one in _npc_skills(state, stage)}
    hero = state.heroes.get(stage.who)
    rated |= {one.name: one.rating for one in hero.skills} if hero is not None else {}
    return next((rating for name, rating in rated.items() if skill_id(name) in picks), None)


def _known_skills(state: FeatsState, stage: Challenged) -> tuple[str, ...]:
    hero = state.heroes.get(stage.who) if stage.against == "hero" else None
    return tuple(one.name for one in (hero.skills if hero is not None else _npc_skills(state, stage)))


def _participant(state: FeatsState, stage: Challenged, skill: str) -> Participant:
    who = stage.who if stage.against == "hero" else _opponent(state, stage)
    return Participant(who=who, skill=skill)


def _is_repeat(state: FeatsState, contest: Contest, passive: Participant) -> bool:
    now = Pairing(active=contest.active.participant, passive=passive, situation_key=contest.situation_key, rolled=False)
    return is_repeat(now, pairings(contests_in(state)))


def _set(contest_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def settled(led: FeatsLedger, answer: Answer) -> None:
        contest = contest_called(led.state, contest_id)
        stage = contest.stage
        if not isinstance(stage, Challenged):
            raise Rejected("out-of-date")
        if SEND_BACK in answer.picks:
            drop_contest(led, contest, "sent_back")
            return
        own = counts_in(answer.picks, "")
        require_hero_tokens(led, contest.active.who, own)
        key = led.state.scene.situation_key if led.state.scene is not None else ""
        contest = evolve(contest, active=evolve(contest.active, counts=own), situation_key=key)
        if stage.against == "hero":
            _ask_for_skill(led, contest, stage, answer)
        else:
            _against_npc(led, contest, stage, answer)

    return settled


def _ask_for_skill(led: FeatsLedger, contest: Contest, stage: Challenged, answer: Answer) -> None:
    foe = hero_called(led.state, stage.who)
    named = picked_skill(foe.skills, answer.picks, answer.text)
    counts = counts_in(answer.picks, "other.")
    require_hero_tokens(led, foe.id, counts)
    if named is None:
        raise Rejected("skill-missing")
    if _is_repeat(led.state, contest, Participant(who=foe.id, skill=named.skill)):
        raise Rejected("repeat-without-change")
    awaiting = AwaitingSkill(status="awaiting_skill", hero=foe.id, proposed=named.skill, counts=counts)
    led.post(SkillAwaited(contest=evolve(contest, stage=awaiting), name=foe.name))


def _against_npc(led: FeatsLedger, contest: Contest, stage: Challenged, answer: Answer) -> None:
    rating = _rating(led.state, stage, answer.picks)
    if stage.against == "typed":
        name, skill = named_parts(answer.text, 1)
        if not skill:
            raise Rejected("skill-missing")
    else:
        name = _opponent(led.state, stage)
        skill = next(one for one in _known_skills(led.state, stage) if skill_id(one) in answer.picks)
    if rating is None:
        raise Rejected("value-untold")
    passive = Side(who=name, kind="npc", skill=skill, rating=rating, counts=counts_in(answer.picks, "other."))
    ready = oppose(contest, passive, pairings(contests_in(led.state)))
    led.post(SidesSet(contest=ready, active=side_name(led.state, contest.active), passive=name, side=passive))
