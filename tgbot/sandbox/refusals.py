"""Refusals: those of the Bot API with Telegram's codes and texts, and those of the user side."""

from tgbot.sandbox.jsontypes import Obj


class Refusal(Exception):
    """A Bot API error: its code, the whole description, `parameters` (`retry_after`, `migrate_to_chat_id`)."""

    def __init__(self, code: int, description: str, parameters: Obj | None = None) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def body(self) -> Obj:
        """The answer's JSON body."""
        answer: Obj = {"ok": False, "error_code": self.code, "description": self.description}
        if self.parameters:
            answer["parameters"] = self.parameters
        return answer


class Mistake(Exception):
    """The user side was asked for something impossible; the text is answered as 400 `{error}`."""


def bad_request(text: str) -> Refusal:
    return Refusal(400, f"Bad Request: {text}")


def forbidden(text: str) -> Refusal:
    return Refusal(403, f"Forbidden: {text}")


def upgraded(new_id: int) -> Refusal:
    """The group has become the supergroup `new_id`."""
    text = "Bad Request: group chat was upgraded to a supergroup chat"
    return Refusal(400, text, {"migrate_to_chat_id": new_id})


def too_many(seconds: int) -> Refusal:
    """Flood control: the call may be repeated after so many seconds."""
    return Refusal(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds})


TWO_POLLERS = "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
