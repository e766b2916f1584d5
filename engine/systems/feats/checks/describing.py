"""The GM says what a check has come to: a menu for the kind of consequence, and words.

Digest 4.1 steps 6 and 7; FT-OUT-01 … FT-OUT-08, FT-NEED-02, FT-TIME-08, FT-TIME-13, A-23.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.feats.at_table import TO_GM, FeatsLedger, FeatsPending, FeatsPosition, kind_now
from engine.systems.feats.checks.consequence import IDEAS, IDEAS_OF_PLACES, Consequence
from engine.systems.feats.checks.events import CheckDescribed
from engine.systems.feats.checks.life import Check, Final
from engine.systems.feats.checks.view import outcome_text
from engine.systems.feats.hero import Hero
from engine.systems.feats.ladder import Outcome
from engine.systems.feats.scenes.closing import close_scene
from engine.systems.feats.scenes.kind import SceneKind
from engine.systems.feats.scenes.open_checks import check_called, checks_in

CONSEQUENCE_LIMIT = 1500
"""Characters of the GM's words."""
LINKED_ADVANTAGE = "linked_advantage"
"""The benefit that is a token on the hero (FT-OUT-01, FT-OUT-02)."""
FIELD_OF = {
    Outcome.CRITICAL: "benefit",
    Outcome.SUCCESS: "text",
    Outcome.SUCCESS_AT_COST: "price",
    Outcome.FAILURE: "complication",
}
"""What the form must hold (FT-OUT-08)."""


def descriptions(here: FeatsPosition) -> Iterable[FeatsPending]:
    """One form for each final check; the GM's silence holds it, and nobody waits for it (FT-TIME-08)."""
    for check in checks_in(here.state):
        hero = here.state.heroes.get(check.hero)
        if isinstance(check.stage, Final) and hero is not None:
            outcome = check.stage.outcome
            yield Pending(_form(check, hero, outcome, kind_now(here.state)), _described(check.id, hero.name, outcome))


def ideas_for(outcome: Outcome, kind: SceneKind) -> dict[str, Text]:
    """The menu of an outcome: option -> what it says. Prices come out of the scene itself (FT-OUT-06).

    None in a montage for a critical: its third segment is the benefit (A-23).
    """
    if kind == "montage" and outcome is Outcome.CRITICAL:
        return {}
    key = outcome.value.replace("_", "-")
    found = {idea: text(f"feats-idea-{key}-{idea.replace('_', '-')}") for idea in IDEAS[outcome]}
    if outcome in {Outcome.SUCCESS_AT_COST, Outcome.FAILURE}:
        place = "combat" if kind == "combat" else "negotiation"
        found |= {f"{place}.{idea}": text(f"feats-idea-{place}-{idea}") for idea in IDEAS_OF_PLACES[place]}
    return found


def field_text(field: str, words: Text) -> Text:
    """`Price: noise`."""
    return text(f"feats-field-{field.replace('_', '-')}", words=words)


def _form(check: Check, hero: Hero, outcome: Outcome, kind: SceneKind) -> Prompt:
    """Ticks, words, or both; words send the form. A success has only words."""
    options = tuple(Option(id=one, label=said) for one, said in ideas_for(outcome, kind).items())
    on_track = kind == "montage" and outcome is Outcome.CRITICAL
    return Prompt(
        id=f"check.describe.{check.id}",
        to=TO_GM,
        title=text("feats-describe-title", hero=hero.name, outcome=outcome_text(outcome)),
        body=(
            Line(text=text("feats-describe-check", skill=check.skill, words=check.words)),
            Line(text=text(f"feats-describe-{'track' if on_track else outcome.value.replace('_', '-')}")),
        ),
        options=options,
        least=0,
        most=max(1, len(options)),
        ask=Ask(label=text("feats-describe-asks"), max_len=CONSEQUENCE_LIMIT, required=outcome is Outcome.SUCCESS),
        wait=Wait.TURN,
        terms=(outcome.value,),
    )


def _described(check_id: str, name: str, outcome: Outcome) -> Callable[[FeatsLedger, Answer], None]:
    def described(led: FeatsLedger, answer: Answer) -> None:
        check, kind = check_called(led.state, check_id), kind_now(led.state)
        field, known, said = FIELD_OF[outcome], ideas_for(outcome, kind), answer.text.strip()
        filled = "text" if kind == "montage" and outcome is Outcome.CRITICAL else field
        words = evolve(Consequence(text=said), **{filled: ", ".join(answer.picks) or said})
        led.post(
            CheckDescribed(
                check=check.id,
                hero=check.hero,
                name=name,
                skill=check.skill,
                outcome=outcome,
                words=words,
                token=LINKED_ADVANTAGE in answer.picks,
                ideas=tuple(field_text(field, known[pick]) for pick in answer.picks),
                said=said,
            )
        )
        if kind == "quick":
            close_scene(led)

    return described
