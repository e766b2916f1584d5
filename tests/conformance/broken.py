"""The clauses of the contract, by name, and what is raised when one is broken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum

from engine import Rejected
from tgbot.texts import TextFault


class Clause(StrEnum):
    """What a rule system owes."""

    REJECTS = "only Rejected is raised, and only by commands"
    IDS = "the ids of open prompts are unique"
    CODES = "the codes of prompts and options on buttons are unique"
    RETURNED = "a waiting id never returns within an epoch"
    ADDRESSEES = "a prompt is to somebody who sits at the table"
    ANSWERABLE = "a prompt that waits can be answered"
    DEFAULT_MISSING = "a WINDOW, a SCENE and a player's wait have a default"
    DEFAULT_ILLEGAL = "a default is a legal answer"
    DEFAULT_DEAR = "a default spends nothing"
    QUOTE_REFUSED = "a quote without a problem is accepted"
    QUOTE_PRICE = "a quote costs what the options say"
    LEGAL_REFUSED = "a legal command is accepted"
    ILLEGAL = "an illegal command is refused"
    UNTOUCHED = "a command leaves the game that it was given as it was"
    EVENTS = "folding events gives the state"
    REPLAY = "recorded commands with recorded rolls give the same game"
    JSON = "a game survives JSON"
    SILENCE = "silence alone settles every wait that is not the GM's"
    SECRET = "what others see does not depend on a secret answer"
    WORDS = "every text has words in every language"
    LABEL = "a label has at most 30 characters"
    VIEW = "a prompt fits a message"


class Broken(Exception):
    """A clause does not hold."""

    def __init__(self, clause: Clause, said: str) -> None:
        super().__init__(f"{clause.name}: {clause}: {said}")
        self.clause = clause
        self.said = said


def require(holds: object, clause: Clause, said: str) -> None:
    if not holds:
        raise Broken(clause, said)


@contextmanager
def guarded(doing: str, clause: Clause = Clause.REJECTS) -> Iterator[None]:
    """Around calls of the rule system that must not fail."""
    try:
        yield
    except Broken:
        raise
    except TextFault as fault:
        raise Broken(Clause.WORDS, f"{fault} ({doing})") from fault
    except Rejected as refused:
        raise Broken(clause, f"{doing} is refused: {refused}") from refused
    except Exception as fault:
        raise Broken(clause, f"{doing} raises {type(fault).__name__}: {fault}") from fault
