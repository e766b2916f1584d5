"""A detail that a player adds to the scene: proposed, judged by the GM, taken or taken back.

FT-FP-13, FT-FP-14, FT-TIME-09, FT-TIME-15, A-15. The point goes when the detail comes true;
with an empty pool it lapses.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import Map, Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Default, Option, Prompt
from engine.core.view import Block, Line
from engine.systems.feats.at_table import (
    TO_GM,
    FeatsEvent,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    hero_called,
    made_one_more,
    next_id,
    with_heroes,
)
from engine.systems.feats.hero import Hero, HeroId
from engine.systems.feats.options import RefusedDetail
from engine.systems.feats.scenes.detail import REASONS, Reply, Verdict, answer_offer, judge_detail
from engine.systems.feats.state import FeatsState, OfferedDetail, PendingDetail
from engine.systems.feats.waits import WAITS, Decision

WORDS_LIMIT = 500
VERDICTS: Map[str, Verdict] = Map({"accept": "accept", "adjust": "adjust", "check": "require_check"})
"""The GM's options; every other one refuses with a reason."""


class DetailProposed(FeatsEvent):
    kind: Literal["detail_proposed"] = "detail_proposed"
    detail: str
    hero: HeroId
    name: str
    words: str

    def apply(self, state: FeatsState) -> FeatsState:
        pending = PendingDetail(status="pending", id=self.detail, hero=self.hero, words=self.words)
        return evolve(made_one_more(state), details=(*state.details, pending))

    def text(self) -> Text:
        return text("feats-detail-proposed", hero=self.name, words=self.words)


class DetailJudged(FeatsEvent):
    """Accepted (the point is taken), refused, or offered back with the GM's words."""

    kind: Literal["detail_judged"] = "detail_judged"
    detail: str
    name: str
    words: str
    verdict: Verdict
    answer: str
    reason: str
    refused: RefusedDetail

    def apply(self, state: FeatsState) -> FeatsState:
        detail = next(one for one in state.details if one.id == self.detail)
        hero = hero_called(state, detail.hero)
        settled = judge_detail(hero.feat_points, self.verdict, self.reason, self.refused)
        state = with_heroes(state, evolve(hero, feat_points=settled.points))
        if settled.status != "offered":
            return without_detail(state, self.detail)
        offered = OfferedDetail(
            status="offered",
            id=detail.id,
            hero=detail.hero,
            words=detail.words,
            verdict=self.verdict,
            answer=self.answer,
        )
        return evolve(state, details=tuple(offered if one.id == self.detail else one for one in state.details))

    def text(self) -> Text:
        said = text(f"feats-detail-{self.verdict.replace('_', '-')}", hero=self.name, words=self.words)
        if self.reason:
            said = text("feats-detail-because", line=said, why=_reason(self.reason))
        return text("feats-detail-words", line=said, words=self.answer) if self.answer else said


class DetailAnswered(FeatsEvent):
    """The player takes the detail as the GM has it (the point is taken), or takes it back."""

    kind: Literal["detail_answered"] = "detail_answered"
    detail: str
    name: str
    words: str
    reply: Reply

    def apply(self, state: FeatsState) -> FeatsState:
        detail = next(one for one in state.details if one.id == self.detail)
        hero = hero_called(state, detail.hero)
        verdict: Verdict = detail.verdict if isinstance(detail, OfferedDetail) else "adjust"
        settled = answer_offer(hero.feat_points, verdict, self.reply)
        return without_detail(with_heroes(state, evolve(hero, feat_points=settled.points)), self.detail)

    def text(self) -> Text:
        return text(f"feats-detail-{self.reply.replace('_', '-')}", hero=self.name, words=self.words)


class DetailLapsed(FeatsEvent):
    """The point was due and the pool empty (FT-FP-14)."""

    kind: Literal["detail_lapsed"] = "detail_lapsed"
    detail: str
    name: str
    words: str

    def apply(self, state: FeatsState) -> FeatsState:
        return without_detail(state, self.detail)

    def text(self) -> Text:
        return text("feats-detail-lapsed", hero=self.name, words=self.words)


def without_detail(state: FeatsState, detail: str) -> FeatsState:
    return evolve(state, details=tuple(one for one in state.details if one.id != detail))


def propose_detail(led: FeatsLedger, hero: Hero, words: str) -> None:
    detail = next_id(led.state, "detail")
    led.post(DetailProposed(detail=detail, hero=hero.id, name=hero.name, words=words.strip()))


def scene_details(here: FeatsPosition) -> Iterable[FeatsPending]:
    """What the GM judges, and what players take or take back."""
    for detail in here.state.details:
        hero = here.state.heroes.get(detail.hero)
        if hero is not None:
            yield _judge(detail, hero) if isinstance(detail, PendingDetail) else _take(detail, hero)


# ---- the GM


def _judge(detail: PendingDetail, hero: Hero) -> FeatsPending:
    verdicts = tuple(Option(id=one, label=text(f"feats-judge-{one}")) for one in VERDICTS)
    reasons = tuple(Option(id=one, label=text("feats-judge-refuse", why=_reason(one))) for one in REASONS)
    prompt = Prompt(
        id=f"detail.judge.{detail.id}",
        about="detail",
        to=TO_GM,
        title=text("feats-judge-detail", hero=hero.name),
        body=(Line(text=text("feats-quoted", words=detail.words)), Line(text=text("feats-judge-detail-says"))),
        options=(*verdicts, *reasons),
        ask=Ask(label=text("feats-judge-detail-asks"), max_len=WORDS_LIMIT),
        wait=WAITS[Decision.SCENE_DETAIL].wait,
    )

    def judged(led: FeatsLedger, answer: Answer) -> None:
        verdict, reason = VERDICTS.get(answer.pick, "refuse"), answer.pick if answer.pick in REASONS else ""
        if verdict in {"adjust", "require_check"} and not answer.text.strip():
            raise Rejected("words-first")
        if hero_called(led.state, hero.id).feat_points < 1 and _costs(verdict, led.options.refused_detail):
            led.post(DetailLapsed(detail=detail.id, name=hero.name, words=detail.words))
            return
        led.post(
            DetailJudged(
                detail=detail.id,
                name=hero.name,
                words=detail.words,
                verdict=verdict,
                answer=answer.text.strip(),
                reason=reason,
                refused=led.options.refused_detail,
            )
        )

    return Pending(prompt, judged)


def _costs(verdict: Verdict, refused: RefusedDetail) -> bool:
    return verdict == "accept" or (verdict == "refuse" and refused == "lost")


def _reason(reason: str) -> Text:
    return text(f"feats-reason-{reason.replace('_', '-')}")


# ---- the player


def _take(detail: OfferedDetail, hero: Hero) -> FeatsPending:
    take = Option(id="take", label=text("feats-detail-take-it"), cost=(Cost(what="feats-cost-point", amount=1),))
    prompt = Prompt(
        id=f"detail.take.{detail.id}",
        about="detail",
        to=frozenset({hero.player}),
        title=text("feats-take-detail", points=hero.feat_points),
        body=tuple(_offer(detail)),
        options=(*((take,) if hero.feat_points else ()), Option(id="take_back", label=text("feats-detail-give-up"))),
        wait=WAITS[Decision.TAKE_DETAIL].wait,
        default=Default(picks=("take_back",)),
    )

    def answered(led: FeatsLedger, answer: Answer) -> None:
        reply: Reply = "take" if answer.pick == "take" else "take_back"
        led.post(DetailAnswered(detail=detail.id, name=hero.name, words=detail.words, reply=reply))

    return Pending(prompt, answered)


def _offer(detail: OfferedDetail) -> Iterable[Block]:
    yield Line(text=text("feats-quoted", words=detail.words))
    key = "feats-offer-adjust" if detail.verdict == "adjust" else "feats-offer-check"
    yield Line(text=text(key, words=detail.answer), strong=True)
