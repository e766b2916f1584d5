"""One fault for each clause, put into the toy system: a change of its prompts, of what answers do, or of its pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import count
from typing import TypeAlias

from engine import Answer, Block, Cost, Default, Line, Quote, Rejected, Seat, Wait, evolve, short, text
from engine.core.game import Ruleset
from tests.conformance.broken import Clause
from tests.conformance.toy import TOY, BidMade, Here, Led, Open, Praised, ToyOptions, ToyState, auctions

Toy: TypeAlias = Ruleset[ToyState, ToyOptions]
Then: TypeAlias = Callable[[Led, Answer], None]
HIDDEN = count()
"""What no record knows of."""


def changed(kind: str, change: Callable[[Here, Open], Open]) -> Toy:
    """The toy with every prompt of a kind changed."""

    def procedure(here: Here) -> Iterable[Open]:
        for one in auctions(here):
            yield change(here, one) if one.prompt.id.startswith(f"toy.{kind}.") else one

    return replace(TOY, procedures=(procedure,))


def asking(kind: str, **fields: object) -> Toy:
    return changed(kind, lambda here, one: replace(one, prompt=evolve(one.prompt, **fields)))


def answering(kind: str, then: Callable[[Here, Then], Then]) -> Toy:
    return changed(kind, lambda here, one: replace(one, then=then(here, one.then)))


def _then(do: Callable[[Here, Led, Answer], None]) -> Callable[[Here, Then], Then]:
    """First `do`, then what is right."""

    def wrapped(here: Here, right: Then) -> Then:
        def then(led: Led, answer: Answer) -> None:
            do(here, led, answer)
            right(led, answer)

        return then

    return wrapped


def prompts_twice() -> Toy:
    return replace(TOY, procedures=(auctions, auctions))


def codes_that_collide() -> Toy:
    first, second = _colliding()

    def change(here: Here, one: Open) -> Open:
        options = tuple(evolve(o, id=i) for o, i in zip(one.prompt.options, (first, second), strict=False))
        return replace(one, prompt=evolve(one.prompt, options=options, default=Default(picks=(second,))))

    return changed("bid", change)


def _colliding() -> tuple[str, str]:
    met: dict[str, str] = {}
    for number in count():
        name = f"option{number}"
        other = met.setdefault(short(name, 4), name)
        if other != name:
            return other, name
    raise AssertionError


def ids_that_return() -> Toy:
    """The bids of every auction have the same ids."""
    return changed("bid", lambda here, one: replace(one, prompt=evolve(one.prompt, id=f"toy.bid.{min(one.prompt.to)}")))


def all_blocked() -> Toy:
    def change(here: Here, one: Open) -> Open:
        options = tuple(evolve(option, blocked=text("toy-no-coins")) for option in one.prompt.options)
        return replace(one, prompt=evolve(one.prompt, options=options, least=1))

    return changed("praise", change)


def another_price() -> Toy:
    other = Quote(cost=(Cost(what="toy-coin", amount=2),))
    return changed("bid", lambda here, one: replace(one, quote=lambda picks: other if "pay" in picks else Quote()))


def grudging(code: str = "toy-mood") -> Toy:
    def refuses(here: Here, led: Led, answer: Answer) -> None:
        if answer.pick == "pay":
            raise Rejected(code)

    return answering("bid", _then(refuses))


def grudging_whatever_is_said() -> Toy:
    """Picks are refused, and no words help, although the quote had no problem."""

    def refuses(here: Here, led: Led, answer: Answer) -> None:
        if answer.picks:
            raise Rejected("toy-mood")

    return answering("praise", _then(refuses))


def unwelcoming() -> Toy:
    def seated(led: Led, seat: Seat) -> None:
        raise Rejected("toy-mood")

    return replace(TOY, seated=seated)


def crashing() -> Toy:
    def crash(here: Here, led: Led, answer: Answer) -> None:
        raise KeyError("hero")

    return answering("praise", _then(crash))


def changing_in_place() -> Toy:
    """A state is changed as if nobody else held it."""

    def scribble(here: Here, led: Led, answer: Answer) -> None:
        here.state.paid._items[Seat("p1")] = next(HIDDEN)

    return answering("bid", _then(scribble))


def changing_without_an_event() -> Toy:
    def silently(here: Here, led: Led, answer: Answer) -> None:
        led.state = evolve(led.state, auction=led.state.auction + 1)

    return answering("praise", _then(silently))


def hanging_on_something_hidden() -> Toy:
    def posts(here: Here, right: Then) -> Then:
        return lambda led, answer: led.post(Praised(words=str(next(HIDDEN))))

    return answering("praise", posts)


def forgetting() -> Toy:
    """The list of prompts hangs on something that is not in the state."""

    def procedure(here: Here) -> Iterator[Open]:
        for one in auctions(here):
            yield replace(one, prompt=evolve(one.prompt, terms=(id(here.state.bids),)))

    return replace(TOY, procedures=(procedure,))


def never_settled() -> Toy:
    """Whoever is silent is asked again, and again."""

    def change(here: Here, one: Open) -> Open:
        def again(led: Led, answer: Answer) -> None:
            led.post(Repeated())

        name = f"{one.prompt.id}.a{len(here.state.said)}"
        return replace(one, prompt=evolve(one.prompt, id=name), then=again)

    return changed("bid", change)


class Repeated(Praised):
    def apply(self, state: ToyState) -> ToyState:
        return evolve(state, said=state.said + "x")


def telling_bids() -> Toy:
    def scene(here: Here) -> tuple[Block, ...]:
        return tuple(Line(text=text("toy-bid-by", who=seat, coins=c)) for seat, c in here.state.bids.items())

    return replace(TOY, scene=scene)


class LoudBid(BidMade):
    @property
    def audience(self) -> None:  # type: ignore[override]
        return None


def shouting_bids() -> Toy:
    def shouts(here: Here, led: Led, answer: Answer) -> None:
        led.post(LoudBid(seat=answer.by, coins=1 if answer.pick == "pay" else 0))

    return answering("bid", _then(shouts))


def long_labels() -> Toy:
    def change(here: Here, one: Open) -> Open:
        options = tuple(evolve(option, label=text("toy-long")) for option in one.prompt.options)
        return replace(one, prompt=evolve(one.prompt, options=options))

    return changed("open", change)


def writing_numbers() -> Toy:
    """Where its state has words."""

    def then(here: Here, right: Then) -> Then:
        return lambda led, answer: led.post(Numbered())

    return answering("praise", then)


class Numbered(Praised):
    def apply(self, state: ToyState) -> ToyState:
        return evolve(super().apply(state), said=5)


FAULTS: dict[str, tuple[Callable[[], Toy], Clause]] = {
    "two prompts of one id": (prompts_twice, Clause.IDS),
    "options whose codes collide": (codes_that_collide, Clause.CODES),
    "the ids of the last round": (ids_that_return, Clause.RETURNED),
    "a prompt to nobody": (lambda: asking("praise", to=frozenset()), Clause.ADDRESSEES),
    "a prompt to somebody else": (lambda: asking("praise", to=frozenset({Seat("p999")})), Clause.ADDRESSEES),
    "nothing that can be picked": (all_blocked, Clause.ANSWERABLE),
    "a bid without a default": (lambda: asking("bid", default=None), Clause.DEFAULT_MISSING),
    "the GM's window without a default": (lambda: asking("praise", wait=Wait.WINDOW), Clause.DEFAULT_MISSING),
    "an unknown default": (lambda: asking("bid", default=Default(picks=("none",))), Clause.DEFAULT_ILLEGAL),
    "a default that pays": (lambda: asking("bid", default=Default(picks=("pay",))), Clause.DEFAULT_DEAR),
    "a price that is not on the button": (another_price, Clause.QUOTE_PRICE),
    "a refusal after the quote": (grudging, Clause.QUOTE_REFUSED),
    "a refusal whatever is said": (grudging_whatever_is_said, Clause.QUOTE_REFUSED),
    "nobody may join": (unwelcoming, Clause.LEGAL_REFUSED),
    "a crash": (crashing, Clause.REJECTS),
    "a state changed in place": (changing_in_place, Clause.UNTOUCHED),
    "a change without an event": (changing_without_an_event, Clause.EVENTS),
    "something hidden": (hanging_on_something_hidden, Clause.REPLAY),
    "prompts that hang on more than the state": (forgetting, Clause.JSON),
    "a state that its schema does not know": (writing_numbers, Clause.JSON),
    "silence without end": (never_settled, Clause.SILENCE),
    "bids in the scene": (telling_bids, Clause.SECRET),
    "bids told to all": (shouting_bids, Clause.SECRET),
    "long labels": (long_labels, Clause.LABEL),
    "no message": (lambda: asking("open", title=text("toy-unknown")), Clause.WORDS),
    "no message in one language": (lambda: asking("open", title=text("toy-only-in-russian")), Clause.WORDS),
    "a message without its argument": (lambda: asking("open", title=text("toy-auction")), Clause.WORDS),
    "a refusal without words": (lambda: grudging("toy-nameless"), Clause.WORDS),
    "a tag that stays open": (lambda: asking("open", title=text("toy-open-tag")), Clause.VIEW),
}
"""What is wrong, and the clause that catches it."""
