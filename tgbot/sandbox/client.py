"""A client of the user side, for tests and scripts: people who write, press and wait.

async with People(address) as people:
    anna = await people.user("Anna")
    group = await people.group("Table", owner=anna, bot="admin")
    await people.say(group, anna, "/newgame")
    await people.press(group, anna, "Join")
"""

from collections.abc import Sequence
from types import TracebackType
from typing import Self, cast

import aiohttp

from tgbot.sandbox.jsontypes import Obj, Value, flag_of, number_of, obj_of, objects_of, text_of
from tgbot.sandbox.picking import find_button
from tgbot.sandbox.sight import Group, Impossible, Pressed, Seen, User, seen

__all__ = ["Group", "Impossible", "People", "Pressed", "Seen", "User"]

SETTLE_MS = 10_000


class People:
    """All people of a sandbox. With `settle_ms` above 0, `say`, `edit` and `press` wait until the bot is done."""

    def __init__(self, address: str, *, settle_ms: int = SETTLE_MS) -> None:
        self.address = address
        self.settle_ms = settle_ms
        self._session = aiohttp.ClientSession()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self._session.close()

    async def user(
        self,
        first_name: str,
        *,
        last_name: str = "",
        username: str = "",
        language: str = "en",
        start: str | None = None,
    ) -> User:
        """A new person; with `start` ("" or a deep link's argument) they start the bot at once."""
        body: Obj = {"first_name": first_name, "last_name": last_name, "username": username, "language_code": language}
        made = await self.post("users", body)
        user = User(number_of(made, "id"), text_of(made, "first_name"), text_of(made, "username"))
        if start is not None:
            await self.say(user, user, f"/start {start}".strip())
        return user

    async def group(
        self,
        title: str,
        *,
        owner: User,
        members: Sequence[User] = (),
        bot: str = "admin",
        topics: Sequence[str] | None = None,
        kind: str = "supergroup",
    ) -> Group:
        """A new group; with `topics` (also an empty list) it is a forum that has them. `bot`: admin, member, none."""
        numbers: list[Value] = [member.id for member in members]
        forum = topics is not None
        made = await self.post(
            "chats",
            {"type": kind, "title": title, "owner": owner.id, "members": numbers, "bot": bot, "is_forum": forum},
        )
        chat_id = number_of(made, "id")
        threads = {name: await self.topic(chat_id, owner, name) for name in topics or ()}
        return Group(chat_id, title, threads)

    async def say(
        self,
        chat: "Group | User | int",
        user: User,
        text: str,
        *,
        thread: int = 0,
        reply_to: "Seen | int | None" = None,
    ) -> Seen:
        """Writes a text; in the private chat, `chat` is the person."""
        return await self._write(chat, user, {"text": text, "message_thread_id": thread, "reply_to": _number(reply_to)})

    async def send(self, chat: "Group | User | int", user: User, body: Obj) -> Seen:
        """Writes anything: `{html | text, photo | document: {name, base64}, message_thread_id, reply_to}`."""
        return await self._write(chat, user, body)

    async def edit(self, message: Seen, user: User, text: str) -> Seen:
        return await self._write(message.chat_id, user, {"text": text, "via_edit_of": message.id})

    async def press(
        self,
        chat: "Group | User | int",
        user: User,
        button: str,
        *,
        message: "Seen | int | None" = None,
        thread: int | None = None,
        bot_id: int = 0,
    ) -> Pressed:
        """Presses the button with this visible text or callback data.

        Without `message`, the newest message of the chat (or thread) that has such a button; a text that no button
        has wholly is looked for at the beginning of one, then inside one.
        """
        if message is None:
            shown = await self.messages(chat, thread=thread, bot_id=bot_id)
        else:
            number = _number(message)
            shown = [one for one in await self.messages(chat, bot_id=bot_id) if one.id == number]
        found = find_button([one.raw for one in shown], button)
        if found is None:
            last = [one.buttons for one in shown if one.buttons][-3:]
            raise Impossible(f"no button {button!r}; the newest keyboards: {last}")
        number, index = found
        return await self.press_at(chat, user, number, index, bot_id=bot_id)

    async def press_at(
        self, chat: "Group | User | int", user: User, message_id: int, index: int, *, bot_id: int = 0
    ) -> Pressed:
        """Presses by index (from 0, row by row): also what was seen before and is another button now."""
        body: Obj = {"chat_id": _chat(chat), "message_id": message_id, "user_id": user.id, "button": index}
        return await self._press(body | ({"bot_id": bot_id} if bot_id else {}))

    async def press_data(self, chat: "Group | User | int", user: User, message: "Seen | int", data: str) -> Pressed:
        """Sends this callback data as if the message had such a button: an old or a forged press."""
        body: Obj = {"chat_id": _chat(chat), "message_id": _number(message), "user_id": user.id, "data": data}
        return await self._press(body | {"forged": True})

    async def messages(
        self, chat: "Group | User | int", *, thread: int | None = None, after: "Seen | int" = 0, bot_id: int = 0
    ) -> list[Seen]:
        """The chat's messages in order; `thread` 0 is General, None all."""
        query = {"chat_id": str(_chat(chat)), "after": str(_number(after))}
        if thread is not None:
            query["thread"] = str(thread)
        if bot_id:
            query["bot_id"] = str(bot_id)
        return [seen(raw) for raw in _objects(await self.get("messages", query))]

    async def last(self, chat: "Group | User | int", *, thread: int | None = None) -> Seen:
        """The newest message that is no service message."""
        shown = [one for one in await self.messages(chat, thread=thread) if not one.service]
        if not shown:
            raise Impossible("the chat is empty")
        return shown[-1]

    async def settle(self, timeout_ms: int = SETTLE_MS) -> bool:
        """Waits until the bot has carried everything through; False after the time-out."""
        return flag_of(await self.post("settle", {"timeout_ms": timeout_ms}), "settled")

    async def advance(self, *, seconds: float = 0, minutes: float = 0, hours: float = 0, days: float = 0) -> float:
        """Moves the clock forward, stopping at every due time; gives the new time, unix seconds."""
        return await self._clock({"advance_s": seconds + 60 * minutes + 3600 * hours + 86_400 * days})

    async def advance_to(self, moment: str) -> float:
        """To an ISO time with its zone, or to "next": the next deadline or reminder."""
        return await self._clock({"to": moment})

    async def dice(self, *faces: int, chat: "Group | int | None" = None) -> None:
        """The next faces that fall; of rolls for this chat, if one is given."""
        numbers: list[Value] = list(faces)
        await self.post("dice", {"faces": numbers, "chat_id": _chat(chat) if chat is not None else None})

    async def unload(self) -> None:
        """Takes back the faces that were not used."""
        await self.post("dice", {"clear": True})

    async def fault(
        self,
        method: str,
        *,
        code: int = 0,
        description: str = "",
        chat: "Group | User | int | None" = None,
        retry_after: int = 0,
        migrate_to: int = 0,
        times: int = 1,
        drop: str = "",
    ) -> None:
        """The next calls fail so; `drop` "before" or "after": the connection is lost before or after taking effect."""
        parameters: Obj = {"retry_after": retry_after} if retry_after else {}
        parameters |= {"migrate_to_chat_id": migrate_to} if migrate_to else {}
        if retry_after and not code:
            code, description = 429, f"Too Many Requests: retry after {retry_after}"
        body: Obj = {"method": method, "error_code": code, "description": description, "parameters": parameters}
        await self.post(
            "faults", body | {"times": times, "drop": drop, "chat_id": _chat(chat) if chat is not None else None}
        )

    async def clear_faults(self) -> None:
        await self.post("faults", {"clear": True})

    async def calls(self, *, after: int = 0, method: str = "") -> list[Obj]:
        """The bot's calls: `{n, at, bot_id, method, params, unknown, answer | error}`."""
        found = _objects(await self.get("calls", {"after": str(after)}))
        return [call for call in found if method in ("", call["method"])]

    async def member(
        self, chat: Group | int, who: User | int, status: str, *, by: User | None = None, denied: Sequence[str] = ()
    ) -> None:
        """Join, leave, kick, promote: member, left, kicked, administrator (without the rights in `denied`)."""
        rights: list[Value] = list(denied)
        user = who if isinstance(who, int) else who.id
        body: Obj = {"chat_id": _chat(chat), "user_id": user, "status": status, "denied": rights}
        await self.post("members", body | ({"by": by.id} if by else {}))

    async def topic(self, chat: Group | int, user: User, name: str) -> int:
        """Makes a topic and gives its thread id."""
        made = await self.post("topics", {"chat_id": _chat(chat), "user_id": user.id, "action": "create", "name": name})
        return number_of(made, "thread")

    async def change_topic(self, chat: Group | int, user: User, thread: int, action: str, name: str = "") -> None:
        """`action`: close, reopen, delete, rename."""
        body: Obj = {"chat_id": _chat(chat), "user_id": user.id, "thread": thread, "action": action, "name": name}
        await self.post("topics", body)

    async def migrate(self, chat: Group, *, topics: Sequence[str] | None = None) -> Group:
        """The group becomes a supergroup; with `topics` a forum, as turning them on does."""
        made = await self.post("migrate", {"chat_id": chat.id, "is_forum": topics is not None})
        return Group(number_of(made, "id"), chat.title, {})

    async def block(self, user: User) -> None:
        await self.post("block", {"user_id": user.id})

    async def unblock(self, user: User) -> None:
        await self.post("block", {"user_id": user.id, "blocked": False})

    async def delete_account(self, user: User) -> None:
        await self.post("block", {"user_id": user.id, "deleted": True})

    async def privacy(self, mode: str) -> None:
        """The bot's privacy mode: "on" or "off"."""
        await self.post("bots", {"privacy": mode == "on"})

    async def delete(self, user: User, *messages: Seen) -> None:
        """Takes messages away; others' messages only as an admin."""
        for message in messages:
            numbers: list[Value] = [message.id]
            await self.post("delete", {"chat_id": message.chat_id, "user_id": user.id, "message_ids": numbers})

    async def repeat(self, count: int = 1) -> None:
        """The bot gets its newest updates once more under new ids, as an impatient client sends them."""
        await self.post("repeat", {"count": count})
        await self._settle_if_wanted()

    async def commands(self, chat: "Group | User | int", user: User) -> list[str]:
        """The commands that the person is offered there, without the slash."""
        found = await self.post("commands", {"chat_id": _chat(chat), "user_id": user.id})
        return [text_of(command, "command") for command in objects_of(found, "commands")]

    async def react(self, message: Seen, user: User, emoji: str) -> None:
        body: Obj = {"chat_id": message.chat_id, "message_id": message.id, "user_id": user.id, "emoji": emoji}
        await self.post("reactions", body)

    async def state(self) -> Obj:
        """`{now, users, chats, …}`; refused until a bot polls."""
        found = await self.get("state", {})
        return found if isinstance(found, dict) else {}

    async def file(self, url: str) -> bytes:
        """The bytes of a photo or document that a message shows."""
        async with self._session.get(self.address + url) as response:
            if response.status != 200:
                raise Impossible(f"{url}: {response.status}")
            return await response.read()

    async def post(self, call: str, body: Obj) -> Obj:
        """Any call of the user side by its name."""
        timeout = aiohttp.ClientTimeout(total=600)
        async with self._session.post(f"{self.address}/sandbox/{call}", json=body, timeout=timeout) as response:
            answer = cast("Value", await response.json())
            if response.status != 200 or not isinstance(answer, dict):
                raise Impossible(f"{call}: {answer}")
            return answer

    async def get(self, call: str, query: dict[str, str]) -> Value:
        async with self._session.get(f"{self.address}/sandbox/{call}", params=query) as response:
            answer = cast("Value", await response.json())
            if response.status != 200:
                raise Impossible(f"{call}: {answer}")
            return answer

    async def _write(self, chat: "Group | User | int", user: User, body: Obj) -> Seen:
        made = await self.post("messages", {"chat_id": _chat(chat), "user_id": user.id, **body})
        await self._settle_if_wanted()
        return seen(made)

    async def _press(self, body: Obj) -> Pressed:
        made = await self.post("press", body)
        answer = obj_of(made, "answer")
        message = obj_of(made, "message")
        if self.settle_ms:
            await self._settle_if_wanted()
            query: Obj = {"chat_id": body["chat_id"], "after": number_of(body, "message_id") - 1}
            query |= {"bot_id": body["bot_id"]} if "bot_id" in body else {}
            now = _objects(await self.get("messages", {name: str(value) for name, value in query.items()}))
            message = next((raw for raw in now if raw["message_id"] == body["message_id"]), {})
        return Pressed(
            answered=made.get("answer") is not None,
            toast=text_of(answer, "text"),
            alert=flag_of(answer, "show_alert"),
            message=seen(message) if message else None,
        )

    async def _settle_if_wanted(self) -> None:
        if self.settle_ms and not await self.settle(self.settle_ms):
            raise Impossible(f"the bot is not done after {self.settle_ms} ms")

    async def _clock(self, body: Obj) -> float:
        now = (await self.post("clock", body)).get("now")
        return float(now) if isinstance(now, int | float) else 0.0


def _chat(chat: "Group | User | int") -> int:
    return chat if isinstance(chat, int) else chat.id


def _number(message: "Seen | int | None") -> int:
    return 0 if message is None else message if isinstance(message, int) else message.id


def _objects(found: Value) -> list[Obj]:
    return objects_of({"found": found}, "found")
