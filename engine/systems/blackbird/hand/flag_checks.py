"""The GM offers an act in the name of a flag; who refuses pays with the flag (BB-FLAG-02, BB-FLAG-03, BB-GM-02)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from engine.core.base import Text, evolve, text
from engine.core.prompt import Answer, Ask, Default, Option, Prompt, Wait
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
    living_at,
    made_one_more,
    next_id,
    with_character,
)
from engine.systems.blackbird.character import FLAG_POOL, Character, Flag
from engine.systems.blackbird.heroes.drafts import FlagCheck
from engine.systems.blackbird.pool.on_sheet import flag_called
from engine.systems.blackbird.resources import USUAL_PRICE, CheckPrice, close_flag_check
from engine.systems.blackbird.sheet.view import flag_text
from engine.systems.blackbird.state import BlackbirdState

STRIKE = "strike"
Close = Literal["accepted", "withdrawn"]


class FlagChecked(BlackbirdEvent):
    """A check is offered, or has gone on; nobody hears that its player was silent (BB-FLAG-03)."""

    kind: Literal["flag_checked"] = "flag_checked"
    check: FlagCheck
    name: str

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        known = {one.id: one for one in state.flag_checks}
        counted = state if self.check.id in known else made_one_more(state)
        return evolve(counted, flag_checks=tuple({**known, self.check.id: self.check}.values()))

    def text(self) -> Text | None:
        if self.check.stage == "silent":
            return None
        key = f"blackbird-check-{self.check.stage}"
        return text(key, hero=self.name, flag=self.check.flag, words=self.check.words)


class FlagCheckClosed(BlackbirdEvent):
    """Accepted or withdrawn: it costs and gives nothing."""

    kind: Literal["flag_check_closed"] = "flag_check_closed"
    check: str
    name: str
    flag: str
    how: Close

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return _without(state, self.check)

    def text(self) -> Text:
        return text(f"blackbird-check-{self.how}", hero=self.name, flag=self.flag)


class FlagPaid(BlackbirdEvent):
    """A refusal has cost dice of the flag, or the flag."""

    kind: Literal["flag_paid"] = "flag_paid"
    check: FlagCheck
    name: str
    price: CheckPrice

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        hero = close_flag_check(character_called(state, self.check.hero), self.check.flag, "refuse", self.price)
        return _without(with_character(state, hero), self.check.id)

    def text(self) -> Text:
        if self.price == STRIKE:
            return text("blackbird-check-struck", hero=self.name, flag=self.check.flag)
        return text("blackbird-check-paid", hero=self.name, flag=self.check.flag, dice=self.price)


def flag_checks(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """[Check a flag] for every hero who has one, and the checks that are open."""
    for hero in living_at(here):
        flags = tuple((f"f{at}", one) for at, one in enumerate(hero.flags) if one.active)
        if flags:
            yield _offer(hero, flags)
    for check in here.state.flag_checks:
        hero = here.state.characters[check.hero]
        flag = flag_called(hero, check.flag)
        if flag is None:
            yield _close(hero, check, ("withdrawn",))  # struck out meanwhile: nothing is left to check
        elif check.stage == "refused":
            yield _price(hero, flag, check)
        else:
            yield _answer(here, hero, flag, check)
            yield _close(hero, check, ("accepted", "refused", "withdrawn"))


def _offer(hero: Character, flags: tuple[tuple[str, Flag], ...]) -> BlackbirdPending:
    prompt = Prompt(
        id=f"check.new.{hero.id}",
        to=TO_GM,
        title=text("blackbird-check", hero=hero.name),
        body=(Line(text=text("blackbird-check-says")),),
        options=tuple(Option(id=option, label=flag_text(flag)) for option, flag in flags),
        ask=Ask(label=text("blackbird-check-asks"), max_len=WORDS_LIMIT, required=True),
        wait=Wait.NONE,
        menu=gm_menu_of(hero),
        about="flag",
    )

    def offered(led: BlackbirdLedger, answer: Answer) -> None:
        flag = next(one for option, one in flags if option == answer.pick)
        check = FlagCheck(
            id=next_id(led.state, "f"), hero=hero.id, flag=flag.name, words=answer.text.strip(), stage="offered"
        )
        led.post(FlagChecked(check=check, name=hero.name))

    return BlackbirdPending(prompt, offered)


def _answer(here: BlackbirdPosition, hero: Character, flag: Flag, check: FlagCheck) -> BlackbirdPending:
    """Silence is no refusal: the check stays open, nobody waits for it any more."""
    silent = check.stage == "silent"
    prompt = Prompt(
        id=f"check.{'later' if silent else 'answer'}.{check.id}",
        to=asked_of(here, hero),
        title=text("blackbird-check-title", flag=check.flag, hero=hero.name),
        body=(Line(text=text("blackbird-check-words", words=check.words)), *_stakes(flag)),
        options=(
            Option(id="accept", label=text("blackbird-check-accept")),
            Option(id="refuse", label=text("blackbird-check-refuse")),
            *(() if silent else (Option(id="later", label=text("blackbird-check-later")),)),
        ),
        wait=Wait.NONE if silent else Wait.WINDOW,
        default=None if silent else Default(picks=("later",)),
        menu=((MENU_HERO,) if hero.player in here.seats else gm_menu_of(hero)) if silent else (),
        about="flag",
    )

    def answered(led: BlackbirdLedger, answer: Answer) -> None:
        _decided(led, hero, check, {"accept": "accepted", "refuse": "refused"}.get(answer.pick, "silent"))

    return BlackbirdPending(prompt, answered)


def _stakes(flag: Flag) -> Iterator[Line]:
    yield Line(text=text("blackbird-check-stakes"))
    yield Line(text=flag_text(flag))


def _close(hero: Character, check: FlagCheck, ways: tuple[str, ...]) -> BlackbirdPending:
    prompt = Prompt(
        id=f"check.close.{check.id}.{check.stage}",
        to=TO_GM,
        title=text("blackbird-check-close", flag=check.flag, hero=hero.name),
        body=(Line(text=text("blackbird-check-words", words=check.words)),),
        options=tuple(Option(id=one, label=text(f"blackbird-check-is-{one}")) for one in ways),
        wait=Wait.NONE,
        menu=gm_menu_of(hero),
    )

    def closed(led: BlackbirdLedger, answer: Answer) -> None:
        _decided(led, hero, check, answer.pick)

    return BlackbirdPending(prompt, closed)


def _decided(led: BlackbirdLedger, hero: Character, check: FlagCheck, how: str) -> None:
    match how:
        case "refused":
            led.post(FlagChecked(check=evolve(check, stage="refused"), name=hero.name))
        case "silent":
            led.post(FlagChecked(check=evolve(check, stage="silent"), name=hero.name))
        case "accepted":
            led.post(FlagCheckClosed(check=check.id, name=hero.name, flag=check.flag, how="accepted"))
        case _:
            led.post(FlagCheckClosed(check=check.id, name=hero.name, flag=check.flag, how="withdrawn"))


def _price(hero: Character, flag: Flag, check: FlagCheck) -> BlackbirdPending:
    """One die unless the GM says otherwise; a flag whose pool is empty stays, or is struck out (ruling A-30)."""
    prices = range(USUAL_PRICE, FLAG_POOL + 1)
    prompt = Prompt(
        id=f"check.price.{check.id}",
        to=TO_GM,
        title=text("blackbird-check-price", flag=check.flag, hero=hero.name),
        body=(Line(text=text("blackbird-check-words", words=check.words)), Line(text=flag_text(flag))),
        options=(
            *(Option(id=f"n{n}", label=text("blackbird-check-minus", dice=n)) for n in prices),
            Option(id=STRIKE, label=text("blackbird-check-strike")),
        ),
        wait=Wait.TURN,
        about="flag",
    )

    def priced(led: BlackbirdLedger, answer: Answer) -> None:
        price: CheckPrice = "strike" if answer.pick == STRIKE else int(answer.pick.removeprefix("n"))
        led.post(FlagPaid(check=check, name=hero.name, price=price))

    return BlackbirdPending(prompt, priced)


def _without(state: BlackbirdState, check: str) -> BlackbirdState:
    return evolve(state, flag_checks=tuple(one for one in state.flag_checks if one.id != check))
