"""The GM makes an action an opposed check and names the other side.

Digest 4.2 step 1; FT-OPP-01, FT-GM-02, FT-GM-06, FT-TIME-04, A-26.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Option, Prompt, Wait
from engine.core.view import Block, Line
from engine.systems.feats.at_table import TO_GM, FeatsLedger, FeatsPending, FeatsPosition, hero_called, heroes_at
from engine.systems.feats.checks.life import Check
from engine.systems.feats.checks.skill_choice import (
    rating_in_play,
)
from engine.systems.feats.contests.events import CheckOpposed, OpponentNamed
from engine.systems.feats.contests.life import Challenged, Contest, Side
from engine.systems.feats.contests.sides import (
    drop_contest,
)
from engine.systems.feats.contests.view import side_name, side_text
from engine.systems.feats.scenes.open_checks import contest_called, contests_in
from engine.systems.feats.state import FeatsState

SEND_BACK = "back"


def oppose_check(led: FeatsLedger, check: Check, note: str) -> None:
    """A declared check becomes a contest whose other side is still to be named."""
    hero = hero_called(led.state, check.hero)
    active = Side(who=hero.id, kind="hero", skill=check.skill, rating=rating_in_play(hero, check.skill))
    contest = Contest(
        id=check.id,
        active=active,
        words=check.words,
        obstacle=check.obstacle,
        situation_key=led.state.scene.situation_key if led.state.scene is not None else "",
        stage=Challenged(status="declared"),
    )
    led.post(CheckOpposed(contest=contest, name=hero.name, note=note))


def oppositions(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Who resists?] of each opposed action; the GM's silence holds it (FT-TIME-04)."""
    for contest in contests_in(here.state):
        if isinstance(contest.stage, Challenged) and not contest.stage.against:
            yield Pending(_who(here, contest), _named(contest.id))


def _who(here: FeatsPosition, contest: Contest) -> Prompt:
    kept = (
        Option(id=f"npc:{npc_id}", label=text("feats-npc-name", npc=npc.name))
        for npc_id, npc in here.state.npcs.items()
        if npc.skills
    )
    heroes = (
        Option(id=f"hero:{hero.id}", label=text("feats-hero-name", hero=hero.name))
        for hero in heroes_at(here)
        if hero.id != contest.active.who
    )
    return Prompt(
        id=f"contest.who.{contest.id}",
        to=TO_GM,
        title=text("feats-who-resists"),
        body=tuple(declared_blocks(here.state, contest)),
        options=(
            *kept,
            Option(id="typed", label=text("feats-npc-typed")),
            *heroes,
            Option(id=SEND_BACK, label=text("feats-verdict-back")),
        ),
        wait=Wait.TURN,
        secret=True,  # whom the GM keeps for later is the GM's own business
    )


def declared_blocks(state: FeatsState, contest: Contest) -> Iterator[Block]:
    """What the active side wants, and with which skill."""
    yield Line(text=side_text(side_name(state, contest.active), contest.active))
    if contest.words:
        yield Line(text=text("feats-words", words=contest.words))


def _named(contest_id: str) -> Callable[[FeatsLedger, Answer], None]:
    def named(led: FeatsLedger, answer: Answer) -> None:
        contest = contest_called(led.state, contest_id)
        kind, _, who = answer.pick.partition(":")
        match kind:
            case "npc":
                stage = Challenged(status="declared", against="kept", who=who)
            case "hero":
                stage = Challenged(status="declared", against="hero", who=who)
            case "typed":
                stage = Challenged(status="declared", against="typed")
            case _:
                drop_contest(led, contest, "sent_back")
                return
        led.post(OpponentNamed(contest=evolve(contest, stage=stage)))

    return named
