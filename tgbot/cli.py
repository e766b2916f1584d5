"""The command `talepost`: reads the arguments, and loads only what the command needs."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit codes: 0 done, 1 a fault, 2 wrong arguments or settings, 3 the store cannot be used."""
    from tgbot.faults import StartFault

    chosen, rest = parser().parse_known_args(arguments)
    if rest and chosen.command != "sandbox":  # the sandbox reads its own arguments
        parser().error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        return COMMANDS[chosen.command](chosen, rest)
    except StartFault as fault:
        print(f"talepost: {fault}", file=sys.stderr)
        return fault.exit_code
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog="talepost", description="A Telegram assistant for slow role-playing games.")
    commands = whole.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="rehearse on this machine: a store, a sandbox with a page, the bot")
    play.add_argument("--port", type=_port, default=8088, help="of the page (8088)")
    play.add_argument("--data", type=Path, default=Path("var/play"), help="folder that keeps the world (var/play)")
    play.add_argument("--loaded-dice", action="store_true", help="let tests say which faces fall")
    play.add_argument("--no-browser", action="store_true", help="do not open the page")
    play.add_argument(
        "--strict-limits", action="store_true", help="Telegram's rate limits, and the bot's budget for them"
    )
    play.add_argument(
        "--demo",
        type=_table,
        action="append",
        metavar="SYSTEM",
        help="seat only the demo table of this rule system in a new world; may be repeated (all)",
    )
    commands.add_parser("run", help="the bot in Telegram, settings from the environment (TALEPOST_TOKEN=…)")
    commands.add_parser("sandbox", help="the sandbox alone, for any bot", add_help=False)
    commands.add_parser("doctor", help="check the set-up: Python, settings, store, token and rights, languages")
    return whole


def _port(text: str) -> int:
    number = int(text)
    if not 0 < number < 65536:
        raise ValueError
    return number


def _table(text: str) -> str:
    """A rule system that has a demo table."""
    from tgbot.demo import tables

    if text not in tables():
        raise argparse.ArgumentTypeError(f"no demo table of {text!r}, only of {', '.join(tables())}")
    return text


def _play(chosen: argparse.Namespace, _rest: Sequence[str]) -> int:
    from tgbot.play import Rehearsal, play

    return play(
        Rehearsal(
            port=chosen.port,
            data=chosen.data,
            loaded_dice=chosen.loaded_dice,
            browser=not chosen.no_browser,
            strict_limits=chosen.strict_limits,
            demo=tuple(chosen.demo or ()),
        )
    )


def _run(_chosen: argparse.Namespace, _rest: Sequence[str]) -> int:
    from tgbot.config import load_settings
    from tgbot.serve import serve

    return serve(load_settings())


def _sandbox(_chosen: argparse.Namespace, rest: Sequence[str]) -> int:
    import runpy

    sys.argv = ["talepost sandbox", *rest]
    runpy.run_module("tgbot.sandbox", run_name="__main__", alter_sys=True)
    return 0


def _doctor(_chosen: argparse.Namespace, _rest: Sequence[str]) -> int:
    from tgbot.doctor import examine

    return examine()


COMMANDS = {"play": _play, "run": _run, "sandbox": _sandbox, "doctor": _doctor}
