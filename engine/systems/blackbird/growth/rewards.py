"""The GM's rewards: career XP, general XP, fate points, a perk; or a choice between them.

BB-ADV-01, BB-ADV-05, BB-FATE-05, BB-FATE-06, BB-GM-02.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from engine.core.base import GM, Rejected, Text, evolve, text
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Quote, Wait
from engine.core.sheet import Lexicon, tidy
from engine.core.view import Line
from engine.systems.blackbird.at_table import (
    MENU_HERO,
    TO_GM,
    WORDS_LIMIT,
    BlackbirdEvent,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
    asked_of,
    character_called,
    gm_menu_of,
    heroes_at,
    made_one_more,
    next_id,
    with_character,
)
from engine.systems.blackbird.character import Character, CharacterId, Perk, names
from engine.systems.blackbird.heroes.costs import require_different
from engine.systems.blackbird.heroes.drafts import Reward, RewardChoice
from engine.systems.blackbird.heroes.joining import sheet_of
from engine.systems.blackbird.options import PoolCap
from engine.systems.blackbird.pool.on_sheet import called
from engine.systems.blackbird.resources import award_fate, gain_perk
from engine.systems.blackbird.sheet.effects import read_perk
from engine.systems.blackbird.sheet.view import refusal_text
from engine.systems.blackbird.sheet.write import require_readable
from engine.systems.blackbird.state import BlackbirdState

MOST_AT_ONCE = 9
COUNTED = ("career_xp", "general_xp", "fate_points")
PARTS = (*COUNTED, "perk")


class Rewarded(BlackbirdEvent):
    """A hero has got something from the GM. `choice` is the one that is settled by it."""

    kind: Literal["rewarded"] = "rewarded"
    hero: CharacterId
    name: str
    reward: Reward
    cap: PoolCap
    choice: str = ""

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        hero = rewarded(character_called(state, self.hero), self.reward, self.cap)
        choices = tuple(one for one in state.choices if one.id != self.choice)
        return evolve(with_character(state, hero), choices=choices)

    def text(self) -> Text:
        first, *others = (part_text(self.reward, one) for one in parts(self.reward))
        said = text("blackbird-rewarded", hero=self.name, what=first)
        for more in others:
            said = text("blackbird-and", said=said, more=more)
        return said


class ChoiceOffered(BlackbirdEvent):
    """The player takes one part of a reward."""

    kind: Literal["choice_offered"] = "choice_offered"
    choice: RewardChoice
    name: str

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return made_one_more(evolve(state, choices=(*state.choices, self.choice)))

    def text(self) -> Text:
        return text("blackbird-choice-offered", hero=self.name)


def rewarded(hero: Character, reward: Reward, cap: PoolCap) -> Character:
    """The hero with all parts of a reward."""
    richer = evolve(hero, career_xp=hero.career_xp + reward.career_xp, general_xp=hero.general_xp + reward.general_xp)
    awarded = award_fate(richer, reward.fate_points, GM)
    return gain_perk(awarded, reward.perk, GM, cap) if reward.perk else awarded


def parts(reward: Reward) -> tuple[str, ...]:
    return tuple(one for one in PARTS if getattr(reward, one))


def only(reward: Reward, part: str) -> Reward:
    """One part of a reward."""
    return Reward.model_validate({part: getattr(reward, part)})


def part_text(reward: Reward, part: str) -> Text:
    if reward.perk and part == "perk":
        return text("blackbird-part-perk", perk=reward.perk.name)
    return text(f"blackbird-part-{part.replace('_', '-')}", amount=getattr(reward, part))


def new_perk(hero: Character, typed: str, lexicon: Lexicon) -> Perk:
    """A perk as the GM writes it: a line of a sheet. Refusals: those of the line; `duplicate-name`; `not-readable`."""
    perk, _ = read_perk(tidy(typed), lexicon)
    require_different((*names(hero.perks, hero.inventory), perk.name))
    require_readable(sheet_of(gain_perk(hero, perk, GM, "max")), lexicon)
    return perk


def rewards(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """[Reward] for every hero, and the choices that wait for their players."""
    for hero in heroes_at(here):
        yield _reward(hero)
    for choice in here.state.choices:
        yield _choose(here, here.state.characters[choice.hero], choice)


# ---- the GM gives


def _reward(hero: Character) -> BlackbirdPending:
    counters = tuple(_counters(hero))
    choice = Option(id="choice", label=text("blackbird-as-choice"), group="how")
    prompt = Prompt(
        id=f"hand.reward.{hero.id}",
        to=TO_GM,
        title=text("blackbird-reward", hero=hero.name),
        body=(Line(text=text("blackbird-reward-says")),),
        options=(*counters, choice),
        groups=(
            Group(id="parts", label=text("blackbird-group-parts")),
            Group(id="how", label=text("blackbird-group-how"), most=1),
        ),
        least=0,
        most=sum(one.upto for one in counters) + 1,
        ask=Ask(label=text("blackbird-perk-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=gm_menu_of(hero),
        about="perk",
    )

    def given(led: BlackbirdLedger, answer: Answer) -> None:
        _give(led, hero, _reward_of(hero, answer, led.lexicon), as_choice="choice" in answer.picks)

    return BlackbirdPending(prompt, given, _two_to_choose_from)


def _counters(hero: Character) -> Iterator[Option]:
    """Fate points only as far as they go (BB-FATE-06)."""
    room = max(0, hero.fate_max - hero.fate_points)
    for what, upto in (("career_xp", MOST_AT_ONCE), ("general_xp", MOST_AT_ONCE), ("fate_points", room)):
        if upto:
            label = text(f"blackbird-count-{what.replace('_', '-')}")
            yield Option(id=what, label=label, group="parts", upto=upto)


def _two_to_choose_from(picks: tuple[str, ...]) -> Quote:
    """A perk that is written may be the second part."""
    alone = "choice" in picks and not any(one in COUNTED for one in picks)
    return Quote(problem=refusal_text(Rejected("choice-of-one")) if alone else None)


def _reward_of(hero: Character, answer: Answer, lexicon: Lexicon) -> Reward:
    counts = {what: answer.count(what) for what in COUNTED}
    perk = new_perk(hero, answer.text, lexicon) if answer.text.strip() else None
    return Reward.model_validate({**counts, "perk": perk})


def _give(led: BlackbirdLedger, hero: Character, reward: Reward, *, as_choice: bool) -> None:
    """Refusals: `reward-empty`, `choice-of-one`."""
    if not parts(reward):
        raise Rejected("reward-empty")
    if not as_choice:
        led.post(Rewarded(hero=hero.id, name=hero.name, reward=reward, cap=led.options.pool_cap))
    elif len(parts(reward)) == 1:
        raise Rejected("choice-of-one")
    else:
        choice = RewardChoice(id=next_id(led.state, "w"), hero=hero.id, reward=reward)
        led.post(ChoiceOffered(choice=choice, name=hero.name))


# ---- the player chooses


def _choose(here: BlackbirdPosition, hero: Character, choice: RewardChoice) -> BlackbirdPending:
    prompt = Prompt(
        id=f"reward.choose.{choice.id}",
        to=asked_of(here, hero),
        title=text("blackbird-choose-reward", hero=hero.name),
        options=tuple(
            Option(id=one, label=part_text(choice.reward, one), blocked=_taken_name(hero, choice.reward, one))
            for one in parts(choice.reward)
        ),
        wait=Wait.NONE,
        menu=(MENU_HERO,),
    )

    def chosen(led: BlackbirdLedger, answer: Answer) -> None:
        reward = only(choice.reward, answer.pick)
        led.post(Rewarded(hero=hero.id, name=hero.name, reward=reward, cap=led.options.pool_cap, choice=choice.id))

    return BlackbirdPending(prompt, chosen)


def _is_held(hero: Character, perk: Perk) -> bool:
    return bool(called(hero.perks, perk.name) or called(hero.inventory, perk.name))


def _taken_name(hero: Character, reward: Reward, part: str) -> Text | None:
    """A perk whose name something else has got meanwhile."""
    if part != "perk" or reward.perk is None or not _is_held(hero, reward.perk):
        return None
    return refusal_text(Rejected("duplicate-name", name=reward.perk.name))
