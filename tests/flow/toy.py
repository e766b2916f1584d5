"""A toy in the place of the handlers: a table that counts presses, with one card and one alarm."""

from __future__ import annotations

import json

from engine import Map, evolve
from tgbot.codec import Press, pack, unpack
from tgbot.dice import DiceStream
from tgbot.store.decision import Decision, Due, Listing, Loaded, LogEntry, Need, Row
from tgbot.table.person import Person
from tgbot.table.requests import Membership, Migrated, Pressed, Reported, Request, Said, Struck, Told, TopicGone
from tgbot.table.table import DiceSeed, Draft, Place, Shown, Table
from tgbot.views.view import Button, View

SEED = "00" * 32


def decide(request: Request, loaded: Loaded) -> Decision:
    match request:
        case Said() if request.where.kind == "private":
            return _private(request, loaded)
        case Said():
            return _said(request, loaded)
        case Pressed() if loaded.table is not None:
            return _pressed(request, loaded, loaded.table)
        case Reported() if loaded.table is not None:
            return _reported(request, loaded.table)
        case Struck() if loaded.table is not None:
            return _count(loaded, loaded.table, f"struck {request.due}", _post(loaded.table, f"fallen {request.due}"))
        case Told() if loaded.table is not None:
            post = _post(loaded.table, f"told {request.about} {request.body}")
            return _count(loaded, loaded.table, f"told {request.about}", post)
        case Told() if request.about == "fault":
            told = json.loads(request.body)
            return Decision(rows=(_to(told["chat"], f"broken: {told['what']}", "fault"),))
        case Told():
            return _told(request, loaded)
        case Migrated() if loaded.table is not None and loaded.table.home.chat == request.old:
            table = evolve(loaded.table, home=Place(chat=request.new), shown=Map())
            return Decision(table=table, rows=(_card(table),))
        case TopicGone() if loaded.table is not None:
            return _count(loaded, loaded.table, f"topic {request.thread} gone")
        case Membership() if loaded.table is not None:
            return _count(loaded, loaded.table, f"{request.who.name} {'came' if request.present else 'left'}")
    return Decision()


def hits(table: Table) -> int:
    return int(table.nudged.get("hits") or 0)


def happened(table: Table) -> list[str]:
    """What was counted, beside presses."""
    return [name for name in table.nudged if name != "hits"]


def _private(said: Said, loaded: Loaded) -> Decision:
    person = loaded.person or Person(user=said.who.user)
    person = evolve(person, name=said.who.name, opened=True)
    return Decision(person=person, rows=(_to(said.where.chat, f"private {said.text}", f"hi{said.message}"),))


def _said(said: Said, loaded: Loaded) -> Decision:
    if said.command == "newgame":
        return _newgame(said, loaded)
    if not said.command:
        return Decision()
    if loaded.table is None:
        if not loaded.chat:
            return Decision(rows=(_to(said.where.chat, "no game here", f"none{said.message}"),))
        raise Need("other", other=loaded.chat[0].game)
    return _command(said, loaded, loaded.table)


def _newgame(said: Said, loaded: Loaded) -> Decision:
    table = Table(
        id=loaded.fresh_id,
        title=said.argument or "toy",
        home=Place(chat=said.where.chat, thread=said.where.thread),
        owner=said.who.user,
        gms=(said.who.user,),
        dice=DiceSeed(seed=SEED, commitment=""),
        shown=Map({"card": Shown(place=Place(chat=said.where.chat), digest="")}),
    )
    listing = Listing(game=table.id, title=table.title, owner=table.owner)
    return Decision(table=table, rows=(_card(table),), listing=listing, listed_in=said.where.chat)


def _command(said: Said, loaded: Loaded, table: Table) -> Decision:
    match said.command:
        case "hit":
            return _hit(loaded, table)
        case "later":
            due = tuple(Due(id=f"d|{n}", at=loaded.now + float(n)) for n in said.argument.split())
            return Decision(table=table, due=due)
        case "crash":
            raise ZeroDivisionError("as asked")
        case "roll":
            stream = DiceStream(table.dice.seed, table.dice.counter, loaded.faces)
            faces = stream([6] * int(said.argument))
            dice = evolve(table.dice, counter=stream.counter)
            post = _post(table, f"rolled {faces}", said.message)
            return Decision(table=evolve(table, dice=dice), rows=(post,), faces_used=stream.used)
        case "tell":
            tell = Row(key="tell", kind="tell", to=f"u{said.who.user}", about="hello", body=json.dumps(said.argument))
            return Decision(rows=(tell, evolve(tell, body=json.dumps("again"))))
        case "log":
            if loaded.log is None:
                raise Need("log", count=2)
            return Decision(rows=(_post(table, f"log {[one.version for one in loaded.log]}", said.message),))
    return Decision(rows=(_post(table, f"unknown {said.command}", said.message),))


def _pressed(pressed: Pressed, loaded: Loaded, table: Table) -> Decision:
    press = unpack(pressed.data)
    if press is not None and press.prompt == "tick":
        draft = loaded.drafts.get("p1|form") or Draft()
        return Decision(drafts={"p1|form": evolve(draft, picks=(*draft.picks, press.option))})
    hit = _hit(loaded, table)
    toast = Row(key="toast", kind="toast", query=pressed.query, title=f"hit {hits(table) + 1}")
    return Decision(table=hit.table, log=hit.log, rows=(toast, *hit.rows))


def _hit(loaded: Loaded, table: Table) -> Decision:
    count = hits(table) + 1
    table = evolve(table, nudged=table.nudged.set("hits", float(count)))
    return Decision(table=table, log=(LogEntry(at=loaded.now, version=count, by=1),), rows=(_card(table),))


def _reported(report: Reported, table: Table) -> Decision:
    if report.outcome != "sent":
        name = f"{report.row} {report.outcome}"
        return Decision(table=evolve(table, nudged=table.nudged.set(name, 1.0)))
    shown = Shown(place=Place(chat=report.chat), digest="", message=report.message)
    return Decision(table=evolve(table, shown=table.shown.set(report.row, shown)))


def _told(told: Told, loaded: Loaded) -> Decision:
    user = int(told.to[1:])
    person = loaded.person or Person(user=user)
    return Decision(person=person, rows=(_to(user, f"told {json.loads(told.body)}", "told" + told.body),))


def _count(loaded: Loaded, table: Table, what: str, *rows: Row) -> Decision:
    before = table.nudged.get(what) or 0
    return Decision(table=evolve(table, nudged=table.nudged.set(what, before + 1)), rows=rows)


def _card(table: Table) -> Row:
    stands = table.shown.get("card")
    buttons = (Button(text="Hit", data=pack(Press("table", table.id, prompt="hit"))),)
    view = View(html=f"<b>{table.title}</b>: {hits(table)}", rows=(buttons,))
    message = stands.message if stands else None
    known = bool(message) or stands is None or not hits(table)
    after = "" if known else "card"
    return Row(key="card", kind="view", game=table.id, place=table.home, message=message, view=view, after=after)


def _post(table: Table, html: str, number: int = 0) -> Row:
    return Row(key=f"{html}{number}", kind="post", game=table.id, place=table.home, view=View(html=html), must=True)


def _to(chat: int, html: str, key: str) -> Row:
    return Row(key=key, kind="post", place=Place(chat=chat), view=View(html=html))
