"""The GM says what an opposed check has come to: for the loser, for the winner's price, or after a double failure.

Digest 4.2 step 5; FT-OPP-05, FT-OPP-06, FT-OPP-07, FT-OUT-08, FT-SCENE-08, FT-TIME-08, FT-TIME-17.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import Text, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.feats.at_table import TO_GM, FeatsLedger, FeatsPending, FeatsPosition, kind_now
from engine.systems.feats.checks.consequence import Consequence
from engine.systems.feats.checks.describing import CONSEQUENCE_LIMIT, field_text, ideas_for
from engine.systems.feats.contests.events import ContestTold
from engine.systems.feats.contests.life import Contest, Decided
from engine.systems.feats.contests.view import outcomes_text, side_name, verdict_text
from engine.systems.feats.ladder import Outcome
from engine.systems.feats.scenes.changes import SetupChanged
from engine.systems.feats.scenes.closing import close_scene
from engine.systems.feats.scenes.life import stalled_choices
from engine.systems.feats.scenes.open_checks import contest_called, contests_in
from engine.systems.feats.state import Scene

SETUP_CHANGED = "setup_changed"
IDEAS_FROM = {
    "consequence": Outcome.FAILURE,
    "price": Outcome.SUCCESS_AT_COST,
    "complication": Outcome.FAILURE,
}
"""Whose menu each field uses."""


def contest_descriptions(here: FeatsPosition) -> Iterable[FeatsPending]:
    """One form for each compared contest; the GM's silence holds it."""
    scene = here.state.scene
    for contest in contests_in(here.state):
        if isinstance(contest.stage, Decided) and scene is not None:
            yield Pending(_form(here, scene, contest, contest.stage), _told(contest.id))


def fields_of(decided: Decided) -> tuple[str, ...]:
    """What the form must hold (FT-OUT-08)."""
    match decided.verdict.quality:
        case None:
            return ("complication",)
        case Outcome.SUCCESS_AT_COST:
            return ("consequence", "price")
        case _:
            return ("consequence",)


def _form(here: FeatsPosition, scene: Scene, contest: Contest, decided: Decided) -> Prompt:
    """Ticks fill their own fields, words fill every field that has no tick."""
    fields, choices = fields_of(decided), _choices(scene, decided)
    options = tuple(
        Option(id=f"{field}.{idea}", label=field_text(field, said) if field == "price" else said, group=field)
        for field in fields
        for idea, said in ideas_for(IDEAS_FROM[field], scene.kind).items()
    )
    ends = tuple(Option(id=one, label=text(f"feats-stalled-{_key(one)}"), group="end") for one in choices)
    groups = tuple(Group(id=field, label=text(f"feats-form-{field}")) for field in fields)
    end = Group(id="end", label=text("feats-form-end"), least=1 if scene.stalled else 0, most=1)
    active, passive = side_name(here.state, contest.active), side_name(here.state, decided.passive)
    return Prompt(
        id=f"contest.describe.{contest.id}",
        to=TO_GM,
        title=text("feats-contest-title", verdict=verdict_text(decided.verdict, active, passive)),
        body=(
            Line(text=outcomes_text(active, decided.active_outcome, passive, decided.passive_outcome)),
            Line(text=text("feats-contest-says")),
        ),
        options=(*options, *ends),
        groups=(*groups, end) if ends else groups,
        least=end.least,
        most=len(options) + 1,
        ask=Ask(label=text("feats-describe-asks"), max_len=CONSEQUENCE_LIMIT),
        wait=Wait.TURN,
        terms=(decided.verdict.winner, decided.verdict.quality or ""),
    )


def _choices(scene: Scene, decided: Decided) -> tuple[str, ...]:
    """[Close] or [Set-up changed] end a stalled scene (FT-SCENE-08); elsewhere the set-up may change."""
    if decided.verdict.quality is not None:
        return ()
    return stalled_choices(scene) or (SETUP_CHANGED,)


def _told(contest_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def told(led: FeatsLedger, answer: Answer) -> None:
        contest, kind = contest_called(led.state, contest_id), kind_now(led.state)
        decided = contest.stage
        if not isinstance(decided, Decided):
            return
        said, stalled = answer.text.strip(), led.state.scene is not None and led.state.scene.stalled
        changed = SETUP_CHANGED in answer.picks
        filled: dict[str, str] = {"setup_change": said} if changed else {}
        ideas: list[Text] = []
        for field in fields_of(decided):
            known = ideas_for(IDEAS_FROM[field], kind)
            ticked = [idea for idea in known if f"{field}.{idea}" in answer.picks]
            ideas += [field_text(field, known[idea]) for idea in ticked]
            filled[field] = ", ".join(ticked) or said
        led.post(
            ContestTold(
                contest=contest.id,
                active=side_name(led.state, contest.active),
                passive=side_name(led.state, decided.passive),
                verdict=decided.verdict,
                words=Consequence(**filled),
                ideas=tuple(ideas),
                said="" if changed else said,
            )
        )
        if changed:
            led.post(SetupChanged(words=said))
        if kind == "quick" and not changed and (stalled or decided.verdict.quality is not None):
            close_scene(led)

    return told


def _key(choice: str) -> str:
    return choice.replace("_", "-")
