"""What must hold when the killing is over: what people did, against what the store and the chats show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine import Text, prompts
from tests.faults.eyes import buttons, presses
from tests.faults.hands import label
from tests.faults.play_on import Evening
from tests.faults.table import Table
from tgbot.codec import Verb, prompt_code
from tgbot.handlers.inspect import told
from tgbot.sandbox.client import Seen
from tgbot.store.decision import LogEntry

ANSWERS: Final[frozenset[Verb]] = frozenset({"answer", "tick", "untick", "done"})
DICE_OF_A_CHECK: Final = 2
SHOWN_OF_FAULT: Final = 6


@dataclass(frozen=True)
class Verdict:
    """One line of the outcome."""

    name: str
    faults: tuple[str, ...]
    counted: str

    @property
    def line(self) -> str:
        shown = "; ".join(self.faults[:SHOWN_OF_FAULT])
        return f"{'ok  ' if not self.faults else 'FAIL'} {self.name}: {shown or self.counted}"


async def nothing_lost_or_doubled(evening: Evening) -> tuple[Verdict, Verdict]:
    """Every word that people sent stands in the log, in the line that it leads to, exactly once."""
    lost: list[str] = []
    doubled: list[str] = []
    sent = 0
    for table in evening.tables:
        found = counted(await evening.log(table))
        expected = expected_lines(table)
        sent += sum(expected.values())
        lost += [f"{table.title}: {line}, {found[line]} of {n}" for line, n in expected.items() if found[line] < n]
        doubled += [f"{table.title}: {line}, {found[line]} for {n}" for line, n in expected.items() if found[line] > n]
        doubled += [f"{table.title}: {line} was never asked for" for line in found if line not in expected]
    return (
        Verdict("no command lost", tuple(lost), f"{sent} effects of commands and presses, each in the log"),
        Verdict("none applied twice", tuple(doubled), "each once"),
    )


def expected_lines(table: Table) -> Counter[tuple[str, ...]]:
    """Lines of the log by what they say; see `counted`."""
    sent = table.sent
    lines: list[tuple[str, ...]] = [("feats-check-declared", word) for word in sent.declared]
    lines += [("feats-check-ranked", word, str(advantage)) for word, advantage in sent.ranked.items()]
    lines += [("feats-check-rolled", word) for word in sent.rolled]
    lines += [("feats-check-described", word) for word in sent.described]
    lines += [("feats-check-withdrawn", word) for word in sent.silent]
    lines += [("feats-outcome-improved", hero) for hero in sent.improved]
    lines += [("log-undone",)] * len(sent.undone)
    return Counter(lines)


def counted(log: Iterable[LogEntry]) -> Counter[tuple[str, ...]]:
    """How often the log says each thing that a table's people can cause."""
    return Counter(said for entry in log for line in entry.lines if (said := _said(line)) is not None)


def _said(line: Text) -> tuple[str, ...] | None:
    match line.key:
        case "feats-check-declared":
            skill = line.args["skill"]
            return (line.key, str(skill.args["skill"] if isinstance(skill, Text) else skill))
        case "feats-check-ranked":
            return (line.key, str(line.args["skill"]), str(line.args["advantage"]))
        case "feats-check-rolled" | "feats-check-described" | "feats-check-withdrawn":
            return (line.key, str(line.args["skill"]))
        case "feats-outcome-improved":
            return (line.key, str(line.args["hero"]))
        case "log-undone":
            return (line.key,)
    return None


async def the_books_agree(evening: Evening) -> Verdict:
    """Dice counter, steps that were taken back, Feat Points: the game against its log."""
    faults = []
    dice = 0
    for table in evening.tables:
        stored, log = await evening.stored(table), await evening.log(table)
        assert stored.table is not None
        thrown = sum(len(roll.faces) for entry in log for roll in entry.rolls)
        dice += thrown
        wanted = {"dice thrown": DICE_OF_A_CHECK * len(table.sent.rolled), "dice counter": stored.table.dice.counter}
        faults += [f"{table.title}: {what} {n}, in the log {thrown}" for what, n in wanted.items() if n != thrown]
        undone = counted(entry for entry in told(log) if entry.undone)
        if undone != Counter(("feats-check-declared", word) for word in table.sent.undone):
            faults.append(f"{table.title}: taken back {list(undone)}, asked for {table.sent.undone}")
        card = await _card(evening, table)
        for player in table.players:
            left = 1 - table.sent.improved.count(player.hero)
            shown = next((line for line in card.splitlines() if line.startswith(f"{player.hero} ·")), "")
            if f"FP {left} " not in shown:
                faults.append(f"{table.title}: {player.hero} should have {left} Feat Points: {shown!r}")
    return Verdict("dice, steps and points as in the log", tuple(faults), f"{dice} dice")


async def _card(evening: Evening, table: Table) -> str:
    """What `/scene` shows."""
    said = await evening.hands.say(table.group, table.gm, "/scene")
    return (await evening.eyes.see(table.group, f"Scene of {table.title}", after=said)).text


async def open_questions_stand(evening: Evening) -> Verdict:
    """The questions with live buttons are those that are open, and everybody who is awaited is told so."""
    faults = []
    asked = 0
    for table in evening.tables:
        pendings = prompts(await evening.game(table))
        allowed = {prompt_code(one.prompt) for one in pendings}
        wanted = {prompt_code(one): one.id for one in await evening.open_prompts(table)}
        asked += len(wanted)
        live = [(one, code) for one in evening.shown(table) for code in codes(one, table.game)]
        codes_shown = {code for _, code in live}
        faults += [f"{table.title}: nobody sees {wanted[code]}" for code in wanted if code not in codes_shown]
        stale = [one for one, code in live if code not in allowed]
        doubles = {(one.chat_id, one.id) for one in doubled_sends(evening)}
        faults += [f"{table.title}: live but over: {one.text[:60]!r}" for one in stale if _at(one) not in doubles]
        faults += await _waiting(evening, table)
    return Verdict("no prompt missing, none left over", tuple(faults), f"{asked} open questions stand with buttons")


async def _waiting(evening: Evening, table: Table) -> list[str]:
    """`/waiting` names everybody who is asked to roll."""
    said = await evening.hands.say(table.group, table.gm, "/waiting")
    told = await evening.eyes.see(table.group, label("waiting-title"), after=said)
    rolling = [one for one in await evening.open_prompts(table) if one.id.startswith("check.roll.")]
    seats = {str(seat) for one in rolling for seat in one.to}
    missing = [p.hero for n, p in enumerate(table.players) if f"p{n + 1}" in seats and p.hero not in told.text]
    return [f"{table.title}: /waiting does not name {hero}" for hero in missing]


def codes(message: Seen, game: str) -> set[str]:
    """The prompts that its buttons answer."""
    return {press.prompt for press in presses(message) if press.game == game and press.verb in ANSWERS}


def presses_are_answered(evening: Evening, too_old: int) -> Verdict:
    """Each press got its answer, if late; one that was too old when the bot came to it may go without."""
    taps = evening.hands.taps
    tapped = Counter((tap.user, tap.message) for tap in taps)
    without = [place for place, count in tapped.items() if evening.eyes.answers[place] < count]
    named = [f"{tap.button} by {tap.user}" for tap in taps if (tap.user, tap.message) in without and tap.toast is None]
    late = sum(1 for tap in taps if tap.toast is None) - len(named)
    said = Counter(tap.toast for tap in taps if tap.toast)
    told = f"{len(taps)} presses, {late} answers after more than 15 s, {too_old} presses too old; toasts: {dict(said)}"
    return Verdict("every press answered", tuple(named) if len(named) > too_old else (), told)


def warnings_are_single(evening: Evening) -> Verdict:
    """One message for each deadline and person, and none of a question that was answered before it."""
    start = label("warning", who="", what="").split(",")[0].strip()[0]
    warned = [(n, sent.message) for n, sent in enumerate(evening.eyes.sent) if sent.message.text.startswith(start)]
    same = Counter((one.chat_id, one.text, tuple(data for _, data in buttons(one))) for _, one in warned)
    faults = [f"{n} times: {text[:80]!r}" for (_, text, _), n in same.items() if n > 1]
    for answered in evening.answered:
        late = [one for n, one in warned if n >= answered.messages and one.chat_id == answered.chat]
        faults += [f"after the answer: {one.text[:80]!r}" for one in late if answered.prompt in _opened(one)]
    if not warned:
        faults.append("no warning was seen at all")
    return Verdict("no warning doubled, none after the answer", tuple(faults), f"{len(warned)} warnings")


def _opened(message: Seen) -> set[str]:
    return {press.prompt for press in presses(message)}


def doubled_sends(evening: Evening) -> list[Seen]:
    """Messages that the bot sent again because it could not know that they had arrived; all but the last of each."""
    last: dict[tuple[object, ...], Seen] = {}
    doubles = []
    for sent in evening.eyes.sent:
        one = sent.message
        if one.service:
            continue
        what = (one.chat_id, one.text, tuple(buttons(one)), one.raw.get("reply_to"))
        if what in last and _unique(one):
            doubles.append(last[what])
        last[what] = one
    return doubles


def _unique(message: Seen) -> bool:
    """Whether no two messages are meant to read like this: answers to a message, and questions."""
    return bool(message.raw.get("reply_to")) or any(press.verb in ANSWERS for press in presses(message))


def _at(message: Seen) -> tuple[int, int]:
    return message.chat_id, message.id


def lines(verdicts: Sequence[Verdict]) -> str:
    return "\n".join(verdict.line for verdict in verdicts)
