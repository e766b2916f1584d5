"""How one inbox entry is carried out: load what the decision may look at, decide, commit once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import structlog

from tgbot.flow.patience import Patience
from tgbot.flow.ports import NO_LOADED_DICE, Clock, Decide, DiceBox, LoadedDice, Outlet
from tgbot.flow.route import aggregate_of, chat_of, for_every_game
from tgbot.store import keys
from tgbot.store.aggregates import Aggregate, Corrupt, Shelf
from tgbot.store.commit import Commit, Committed, write
from tgbot.store.decision import Decision, Listing, Loaded, Need, Row
from tgbot.store.inbox import Entry
from tgbot.store.parcels import Parcel, parcel
from tgbot.store.scripts import Command, Scripts
from tgbot.table.requests import Pressed, Request, Told

MOST_NEEDS: Final = 6
"""So often may one decision ask for more of the store."""

log = structlog.get_logger(__name__)


FAULT: Final = "fault"
"""What a note to the game master is about, when something of the game could not be handled."""


class Conflict(Exception):
    """Somebody else has written this aggregate: it is read again."""


@dataclass(frozen=True)
class Part:
    """What is decided at once: a whole entry, or what an entry for all games of a chat means to one of them."""

    target: str | None = None
    command: str = ""
    """The command id of one game's part; empty for a whole entry."""
    ends: bool = True


@dataclass(frozen=True)
class Owner:
    """What belongs to the owner of a partition."""

    partition: int
    token: int
    scripts: Scripts
    shelf: Shelf


class Handling:
    """Carries out the entries of one partition."""

    def __init__(
        self, owner: Owner, decide: Decide, clock: Clock, dice: DiceBox, outlet: Outlet, patience: Patience
    ) -> None:
        self._owner = owner
        self._patience = patience
        self._decide = decide
        self._clock = clock
        self._dice = dice
        self._outlet = outlet
        self._order = 0
        self.deciding: str | None = None
        """The aggregate of the last decision, also when it was asked for by `Need`."""

    async def parts(self, entry: Entry, request: Request) -> list[Part]:
        """What is to be decided, in order; parts that were committed before a crash are left out."""
        if aggregate_of(request) is not None or not for_every_game(request):
            return [Part(aggregate_of(request))]
        shelf = self._owner.shelf
        games = list(await self._patience.insist(lambda: shelf.chat(chat_of(request))))
        if not games:
            return [Part()]
        parts = [Part(game, f"{entry.command}/{game}", ends=game == games[-1]) for game in games]
        done = await self._patience.insist(lambda: shelf.seen([part.command for part in parts]))
        return [part for part in parts if part.command not in done]

    async def carry_out(self, entry: Entry, request: Request, part: Part) -> Committed:
        """Decides and commits. Raises what `decide` raises, `Corrupt`, `Conflict`, `Fenced`."""
        before, decision, dice = await self._patience.insist(lambda: self._decided(request, part.target))
        changed = _changed(decision)
        if changed and (before is None or changed != before.name):
            before = await self._patience.insist(lambda: self._owner.shelf.aggregate(changed))
        committed = await self._write(self._commit(entry, request, part, before, decision))
        if decision.faces_used:
            await self._dice.used(dice, decision.faces_used)
        return committed

    async def give_up(
        self,
        entry: Entry,
        request: Request | None,
        part: Part,
        why: str,
        more: tuple[Command, ...],
        quarantine: tuple[str, str] | None = None,
    ) -> None:
        """The entry is put aside with the reason; `more` follows. A press is answered all the same."""
        await self._write(
            Commit(
                partition=self._owner.partition,
                token=self._owner.token,
                entry=entry,
                parcels=self.parcels(entry, part, request, ()),
                part=part.command,
                ends=part.ends,
                dead=why,
                quarantine=quarantine,
                more=more,
            )
        )

    async def _write(self, commit: Commit) -> Committed:
        """Commits, and hands on what came of it. A repeat is our own commit whose answer was lost: only we write.

        Nothing may fail after it.
        """
        committed = await self._patience.insist(lambda: write(self._owner.scripts, commit))
        if committed.outcome == "conflict":
            self._owner.shelf.forget()
            raise Conflict(commit.before.name if commit.before else "")
        if committed.outcome == "repeat":
            self._owner.shelf.forget()
        else:
            self._hold(commit, committed)
        self._outlet.offer(self._owner.partition, commit.parcels)
        return committed

    def parcels(self, entry: Entry, part: Part, request: Request | None, rows: tuple[Row, ...]) -> tuple[Parcel, ...]:
        """The rows as they are stored; a press is always answered."""
        if isinstance(request, Pressed):
            rows = tuple(_with_query(row, request) for row in rows)
            if not any(row.kind == "toast" for row in rows):
                rows = (Row(key="toast", kind="toast", query=request.query), *rows)
        for row in rows:
            if row.kind == "tell":
                keys.partition_of(row.to)  # a row that goes nowhere is a fault of the decision, not of the sender
        prefix = f"{entry.id}/{part.target}" if part.command else entry.id
        numbered = enumerate(self._outlet.adopt(self._owner.partition, row) for row in rows)
        return tuple(
            parcel(row, f"{prefix}/{n}", order) for (n, row), order in zip(numbered, self._orders(), strict=False)
        )

    async def _decided(self, request: Request, target: str | None) -> tuple[Aggregate | None, Decision, LoadedDice]:
        shelf = self._owner.shelf
        log_count = kept_count = 0
        for _ in range(MOST_NEEDS):
            self.deciding = target
            before = await self._before(request, target)
            dice = await self._faces(before)
            loaded = Loaded(
                now=self._clock.now(),
                table=before.table if before else None,
                game=before.game if before else None,
                person=before.person if before else None,
                drafts=before.drafts if before else {},
                chat=await self._listings(request),
                log=await shelf.log(target, log_count) if target and log_count else None,
                kept=await shelf.kept(target, kept_count) if target and kept_count else None,
                faces=dice.faces,
                fresh_id=keys.new_game_id(self._owner.partition),
            )
            try:
                return before, self._decide(request, loaded), dice
            except Need as need:
                log_count = need.count if need.what == "log" else log_count
                kept_count = need.count if need.what == "kept" else kept_count
                target = need.other if need.what == "other" else target
        raise RuntimeError(f"a decision asked more than {MOST_NEEDS} times for more: {request.kind}")

    async def _before(self, request: Request, target: str | None) -> Aggregate | None:
        """A note that a game cannot be read is decided without the game."""
        try:
            return await self._owner.shelf.aggregate(target) if target else None
        except Corrupt:
            if is_fault_note(request):
                return None
            raise

    async def _listings(self, request: Request) -> tuple[Listing, ...]:
        chat = chat_of(request)
        return tuple((await self._owner.shelf.chat(chat)).values()) if chat < 0 else ()

    async def _faces(self, before: Aggregate | None) -> LoadedDice:
        if before is None or before.table is None:
            return NO_LOADED_DICE
        return await self._dice.next(before.table.home.chat)

    def _commit(
        self, entry: Entry, request: Request, part: Part, before: Aggregate | None, decision: Decision
    ) -> Commit:
        commit = Commit(
            partition=self._owner.partition,
            token=self._owner.token,
            entry=entry,
            before=before,
            decision=decision,
            parcels=self.parcels(entry, part, request, decision.rows),
            part=part.command,
            ends=part.ends,
            listing=decision.listing,
            listed_in=decision.listed_in,
        )
        return self._relisted(commit, request)

    def _relisted(self, commit: Commit, request: Request) -> Commit:
        """A game that has moved to another chat leaves the index of the old one."""
        before, after = commit.before, commit.decision.table
        if before is None or before.table is None or after is None or after.home.chat == before.table.home.chat:
            return commit
        old = before.table.home.chat
        listing = commit.listing or self._owner.shelf.listed(old, before.name)
        return replace(commit, listing=listing, listed_in=commit.listed_in or after.home.chat, unlisted_from=old)

    def _hold(self, commit: Commit, committed: Committed) -> None:
        """What is held becomes what was written."""
        before, decision, shelf = commit.before, commit.decision, self._owner.shelf
        if before is not None:
            drafts = {**before.drafts, **decision.drafts}
            shelf.hold(
                Aggregate(
                    before.name,
                    committed.revision,
                    decision.table or before.table,
                    decision.game or before.game,
                    decision.person or before.person,
                    {form: draft for form, draft in drafts.items() if draft is not None},
                )
            )
            if commit.unlisted_from:
                shelf.list_game(commit.unlisted_from, before.name, None)
            if commit.listing is not None:
                ended = commit.listing.status == "ended"
                shelf.list_game(commit.listed_in, before.name, None if ended else commit.listing)

    def _orders(self) -> Iterator[int]:
        """Ever growing numbers, also across processes."""
        while True:
            self._order = max(self._order + 1, int(time.time() * 1_000_000))
            yield self._order


def _with_query(row: Row, pressed: Pressed) -> Row:
    return row.model_copy(update={"query": pressed.query}) if row.kind == "toast" and not row.query else row


def _changed(decision: Decision) -> str:
    """The aggregate whose body is written; it may be a new one."""
    if decision.table is not None:
        return decision.table.id
    return keys.person(decision.person.user) if decision.person is not None else ""


def is_fault_note(request: Request | None) -> bool:
    """Whether it is itself the note of a fault."""
    return isinstance(request, Told) and request.about == FAULT
