"""Logs: one line an event, JSON or for the eye, on stderr; no tokens, no message texts.

Modules do `log = structlog.get_logger(__name__)` and `log.info("update-taken", update=7)`; what belongs to everything
that happens inside a piece of work is bound with `structlog.contextvars.bound_contextvars(update=…, game=…)`.
Lines of the libraries (standard logging) pass through the same processors.
"""

import logging
import re
import sys
from typing import Final, Literal

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

TOKEN: Final = re.compile(r"\b\d{3,}:[A-Za-z0-9_-]{20,}")
BOT_PATH: Final = re.compile(r"/bot\d+:[\w-]+")
PASSWORD: Final = re.compile(r"(?<=://)[^/@\s]+(?=@)")
WRITTEN_BY_PEOPLE: Final = frozenset({"text", "caption", "html", "prose", "body", "update_json"})
CHATTY: Final = ("aiogram", "aiohttp.access", "apscheduler", "asyncio")


def configure(style: Literal["json", "console"], level: str) -> None:
    """Set up structlog and standard logging; call once, in the process's entry point."""
    numeric = logging.getLevelNamesMapping()[level.upper()]
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        hide_what_people_wrote,
        hide_secrets,
    ]
    renderer: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if style == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(numeric),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, hide_secrets, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(numeric)
    for name in CHATTY:
        logging.getLogger(name).setLevel(max(numeric, logging.WARNING))


def hide_what_people_wrote(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Texts of people become their length: a log must not retell the game."""
    for key in WRITTEN_BY_PEOPLE & event.keys():
        event[key] = f"<{len(str(event[key]))} characters>"
    return event


def hide_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Whatever looks like a token or a password in an address, in any value, however deep."""
    return {key: _hidden(value) for key, value in event.items()}


def _hidden(value: object) -> object:
    match value:
        case str():
            return PASSWORD.sub("***", TOKEN.sub("***", BOT_PATH.sub("/bot***", value)))
        case dict():
            return {key: _hidden(inner) for key, inner in value.items()}
        case list() | tuple() | set() | frozenset():
            return [_hidden(inner) for inner in value]
        case None | bool() | int() | float():
            return value
    return value if type(value).__module__ == "logging" else _hidden(str(value))
