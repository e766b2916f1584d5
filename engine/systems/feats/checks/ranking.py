"""The GM judges a declared check: rank and counts, opposed, no roll at all, or back to the player.

Digest 4.1 step 2; FT-GM-02, FT-NEED-01, FT-RANK-01, FT-ADV-01, FT-OUT-02, FT-TIME-04, A-39.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Quote, Wait
from engine.core.view import Block, Line
from engine.systems.feats.at_table import TO_GM, FeatsLedger, FeatsPending, FeatsPosition, hero_called
from engine.systems.feats.checks.events import CheckNeedless, CheckRanked, drop_check
from engine.systems.feats.checks.life import Check, NoRollResult, Terms, end_without_roll, set_terms
from engine.systems.feats.checks.skill_choice import rating_in_play, skill_text
from engine.systems.feats.checks.values import HIGHEST_TASK_RANK
from engine.systems.feats.checks.view import before_roll
from engine.systems.feats.contests.opposing import oppose_check
from engine.systems.feats.contests.sides import count_options
from engine.systems.feats.hero import Hero
from engine.systems.feats.montage.view import facing_of
from engine.systems.feats.options import Clamp
from engine.systems.feats.scenes.open_checks import check_called, checks_in
from engine.systems.feats.skills import Rating

NOTE_LIMIT = 500
NO_ROLL: dict[str, NoRollResult] = {"succeeds": "succeeds", "impossible": "impossible"}
RANKS = range(1, HIGHEST_TASK_RANK + 1)


def rankings(here: FeatsPosition) -> Iterable[FeatsPending]:
    """One form for each declared check; the GM's silence holds it (FT-TIME-04)."""
    for check in checks_in(here.state):
        hero = here.state.heroes.get(check.hero)
        if check.stage.status == "declared" and hero is not None:
            rating = rating_in_play(hero, check.skill)
            yield Pending(
                _form(
                    check,
                    hero,
                    rating,
                    facing_of(here.state, check),
                    opposable=not check.obstacle or here.options.montage_opposed,
                ),
                _judged(check.id),
                _quoted(rating, here.options.clamp),
            )


def rank_options(group: str) -> tuple[Option, ...]:
    return tuple(Option(id=f"rank{rank}", label=text("feats-rank", rank=str(rank)), group=group) for rank in RANKS)


def rank_in(picks: tuple[str, ...]) -> int | None:
    """The task rank that was ticked."""
    return next((rank for rank in RANKS if f"rank{rank}" in picks), None)


def terms_in(picks: tuple[str, ...]) -> Terms | None:
    """Rank and counts as ticked; None without a rank."""
    rank = rank_in(picks)
    if rank is None:
        return None
    return Terms(
        task_rank=rank,
        advantage=picks.count("advantage"),
        disadvantage=picks.count("disadvantage"),
        tokens=picks.count("token"),
    )


def _declared(check: Check, hero: Hero, rating: Rating, facing: str) -> Iterator[Block]:
    """Who wants what, and how; in a montage against which obstacle."""
    skill = skill_text(check.skill, rating)
    if facing:
        yield Line(text=text("feats-contribution", hero=hero.name, skill=skill, obstacle=facing))
    else:
        yield Line(text=text("feats-check-declared", hero=hero.name, skill=skill))
    yield Line(text=text("feats-words", words=check.words))


def _form(check: Check, hero: Hero, rating: Rating, facing: str, *, opposable: bool) -> Prompt:
    tokens = hero.linked_advantage
    counted = count_options("", "counts", tokens)
    return Prompt(
        id=f"check.rank.{check.id}",
        about="rank",
        to=TO_GM,
        title=text("feats-rank-title", hero=hero.name),
        body=(*_declared(check, hero, rating, facing), Line(text=text("feats-rank-says"))),
        options=(*rank_options("verdict"), *_other_verdicts(check, opposable=opposable), *counted),
        groups=(
            Group(id="verdict", label=text("feats-verdict"), least=1, most=1),
            Group(id="counts", label=text("feats-counted")),
        ),
        most=1 + sum(option.upto for option in counted),
        ask=Ask(label=text("feats-note-asks"), max_len=NOTE_LIMIT),
        wait=Wait.TURN,
        terms=(rating.rank, rating.value),
    )


def _other_verdicts(check: Check, *, opposable: bool) -> Iterator[Option]:
    """[No roll …] is not offered in a montage, [Opposed…] there only by the house rule (A-39, A-19)."""
    if not check.obstacle:
        yield from (Option(id=one, label=text(f"feats-verdict-{one}"), group="verdict") for one in NO_ROLL)
    if opposable:
        yield Option(id="opposed", label=text("feats-verdict-opposed"), group="verdict")
    yield Option(id="back", label=text("feats-verdict-back"), group="verdict")


def _quoted(rating: Rating, clamp: Clamp) -> Callable[[tuple[str, ...]], Quote]:
    """The odds with what is ticked so far (FT-ODDS-01)."""

    def quoted(picks: tuple[str, ...]) -> Quote:
        terms = terms_in(picks)
        if terms is None:
            return Quote()
        return Quote(lines=before_roll(terms.attempt(rating), terms.task_rank, clamp))

    return quoted


def _judged(check_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def judged(led: FeatsLedger, answer: Answer) -> None:
        check = check_called(led.state, check_id)
        hero, note = hero_called(led.state, check.hero), answer.text.strip()
        terms = terms_in(answer.picks)
        verdict = next((one for one in answer.picks if one in {*NO_ROLL, "opposed", "back"}), "")
        if terms is not None:
            ranked = set_terms(check, terms, hero.linked_advantage)
            led.post(CheckRanked(check=ranked, name=hero.name, terms=terms, note=note))
        elif verdict in NO_ROLL:
            result = NO_ROLL[verdict]
            end_without_roll(check, result)
            led.post(CheckNeedless(check=check.id, name=hero.name, skill=check.skill, result=result, note=note))
        elif verdict == "back":
            drop_check(led, check, "sent_back", note)
        else:
            oppose_check(led, check, note)

    return judged
