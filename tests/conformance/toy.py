"""A tiny rule system that keeps the contract: sealed bids, a die, and the GM's praise. Faults are put into it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from pydantic import Field

from engine import (
    GM,
    Answer,
    Ask,
    Block,
    Cost,
    Default,
    Dice,
    Frozen,
    Group,
    Line,
    Map,
    Option,
    Prompt,
    Seat,
    Text,
    Wait,
    evolve,
    text,
)
from engine.core.game import Event, Game, Ledger, Pending, Position, Ruleset


class ToyOptions(Frozen):
    wealth: Literal[3, 5] = 3


class ToyState(Frozen):
    """`phase` goes round: idle, bids (sealed, one a seat), praise."""

    phase: Literal["idle", "bids", "praise"] = "idle"
    auction: int = 0
    paid: Map[Seat, int] = Map()
    bids: Map[Seat, int] = Map()
    said: str = Field(default="")


Here: TypeAlias = Position[ToyState, ToyOptions]
Led: TypeAlias = Ledger[ToyState, ToyOptions]
Open: TypeAlias = Pending[ToyState, ToyOptions]


class AuctionOpened(Event[ToyState]):
    def apply(self, state: ToyState) -> ToyState:
        return evolve(state, phase="bids", auction=state.auction + 1, bids=Map())

    def text(self) -> Text:
        return text("toy-open")


class BidMade(Event[ToyState]):
    """Nobody learns of it before all have bid."""

    seat: Seat
    coins: int

    @property
    def audience(self) -> frozenset[Seat]:
        return frozenset({self.seat})

    def apply(self, state: ToyState) -> ToyState:
        return evolve(state, bids=state.bids.set(self.seat, self.coins))

    def text(self) -> Text:
        return text("toy-bid-by", who=self.seat, coins=self.coins)


class BidsShown(Event[ToyState]):
    face: int

    def apply(self, state: ToyState) -> ToyState:
        paid = {seat: state.paid.get(seat, 0) + coins for seat, coins in state.bids.items()}
        return evolve(state, phase="praise", paid=Map({**state.paid, **paid}), said=str(self.face))

    def text(self) -> Text:
        return text("toy-result", sum=1, die=Dice(sides=6, face=self.face))


class Praised(Event[ToyState]):
    words: str = ""

    def apply(self, state: ToyState) -> ToyState:
        return evolve(state, phase="idle", bids=Map(), said=self.words)


def auctions(here: Here) -> Iterable[Open]:
    match here.state.phase:
        case "idle":
            yield _opening(here.state.auction)
        case "bids":
            yield from (_bid(here, seat) for seat in here.seats if seat not in here.state.bids)
        case "praise":
            yield _praise(here)


def _opening(number: int) -> Open:
    return Pending(
        Prompt(
            id=f"toy.open.r{number}",
            to=frozenset({GM}),
            title=text("toy-auction", number=number),
            options=(Option(id="open", label=text("toy-open")),),
            wait=Wait.NONE,
        ),
        lambda led, answer: led.post(AuctionOpened()),
    )


def _bid(here: Here, seat: Seat) -> Open:
    left = here.options.wealth - here.state.paid.get(seat, 0)

    def bid(led: Led, answer: Answer) -> None:
        led.post(BidMade(seat=seat, coins=1 if answer.pick == "pay" else 0))
        _show_when_all_have_bid(led)

    coin = (Cost(what="toy-coin", amount=1),)
    blocked = None if left > 0 else text("toy-no-coins")
    return Pending(
        Prompt(
            id=f"toy.bid.r{here.state.auction}.{seat}",
            to=frozenset({seat}),
            title=text("toy-bid"),
            options=(
                Option(id="pay", label=text("toy-pay"), cost=coin, blocked=blocked),
                Option(id="pass", label=text("toy-pass")),
            ),
            wait=Wait.SCENE,
            default=Default(picks=("pass",)),
            secret=True,
        ),
        bid,
    )


def _praise(here: Here) -> Open:
    def praised(led: Led, answer: Answer) -> None:
        led.post(Praised(words=answer.text))

    return Pending(
        Prompt(
            id=f"toy.praise.r{here.state.auction}",
            to=frozenset({GM}),
            title=text("toy-judge"),
            groups=(Group(id="who", label=text("toy-group"), most=3),),
            options=tuple(Option(id=s, label=text("toy-praise", who=s), group="who", upto=2) for s in here.seats),
            least=0,
            most=4,
            ask=Ask(label=text("toy-words"), max_len=60),
        ),
        praised,
    )


def _show_when_all_have_bid(led: Led) -> None:
    if led.state.phase == "bids" and all(seat in led.state.bids for seat in led.seats):
        led.post(BidsShown(face=led.roll("toy", (6,))[0]))


def seated(led: Led, seat: Seat) -> None:
    """Who comes late bids too."""


def unseated(led: Led, seat: Seat) -> None:
    _show_when_all_have_bid(led)


def scene(here: Here) -> tuple[Block, ...]:
    return (Line(text=text("toy-auction", number=here.state.auction)),)


TOY: Ruleset[ToyState, ToyOptions] = Ruleset(
    id="toy",
    schema_no=1,
    game_type=Game[ToyState, ToyOptions],
    options_type=ToyOptions,
    new=lambda options: ToyState(),
    procedures=(auctions,),
    scene=scene,
    sheet=lambda here, seat: (),
    sheet_text=lambda here, seat, language: "",
    hero_name=lambda here, seat: "",
    seated=seated,
    unseated=unseated,
    migrate=lambda body, number: body,
)
