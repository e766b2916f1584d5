"""Faults on order: the next calls of a method fail, or lose their connection before or after taking effect."""

from dataclasses import dataclass

from tgbot.sandbox.jsontypes import Obj
from tgbot.sandbox.refusals import Refusal


@dataclass(slots=True)
class Fault:
    """Meets `times` calls of `method` ("*": of any but getUpdates), in `chat_id` or (0) in any chat."""

    method: str
    chat_id: int
    refusal: Refusal
    times: int
    drop: str  # "" answers the refusal; "before" and "after" lose the connection without and with effect


class Faults:
    """The faults that are still due, the oldest first."""

    def __init__(self) -> None:
        self._due: list[Fault] = []

    def order(self, fault: Fault) -> None:
        self._due.append(fault)

    def clear(self) -> None:
        self._due.clear()

    def meet(self, method: str, params: Obj) -> Fault | None:
        """The fault that hits this call, counted down; None if it goes through."""
        for fault in self._due:
            if _hits(fault, method, params):
                fault.times -= 1
                if fault.times <= 0:
                    self._due.remove(fault)
                return fault
        return None


def _hits(fault: Fault, method: str, params: Obj) -> bool:
    named = fault.method.lower() == method.lower() or (fault.method == "*" and method != "getUpdates")
    return named and (not fault.chat_id or str(params.get("chat_id")) == str(fault.chat_id))
