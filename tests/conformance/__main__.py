"""Plays random games, and tells what was reached and what is broken: `python -m tests.conformance feats --games 50`."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from engine import rulesets
from tests.conformance.tally import Tally
from tests.conformance.trial import Failure, often_for, play
from tests.conformance.wording import Wording
from tests.paths import LOCALES
from tgbot.texts import Texts, raise_fault


def main() -> int:
    asked = _arguments()
    often, thorough = often_for(asked.games)
    wording = Wording(Texts(LOCALES, raise_fault), thorough=thorough)
    tally, kinds = Tally(), Counter[str]()
    began = time.monotonic()
    for seed in range(asked.seed, asked.seed + asked.games):
        failure = play(asked.ruleset, seed, asked.commands, wording, often, tally)
        if failure is not None:
            kinds[failure.broken.clause.name] += 1
            _tell(failure, kinds[failure.broken.clause.name] <= asked.examples)
    _sum_up(tally, kinds, time.monotonic() - began)
    return 1 if kinds else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance", description=__doc__)
    parser.add_argument("ruleset", choices=rulesets())
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--commands", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--examples", type=int, default=1, help="failures of a clause that are told at length")
    return parser.parse_args()


def _tell(failure: Failure, at_length: object) -> None:
    print(f"\n=== {failure}" if at_length else f"\n=== seed {failure.seed}: {failure.broken}", flush=True)


def _sum_up(tally: Tally, kinds: Counter[str], seconds: float) -> None:
    print(f"\n{'prompt':<44}{'opened':>8}{'answered':>10}{'silence':>9}{'refused':>9}")
    names = sorted({*tally.seen, *tally.answered, *tally.silenced, *tally.refused})
    for name in names:
        row = (tally.seen[name], tally.answered[name], tally.silenced[name], tally.refused[name])
        print(f"{name:<44}{row[0]:>8}{row[1]:>10}{row[2]:>9}{row[3]:>9}")
    print(f"{len([n for n in names if tally.seen[n]])} kinds of prompts; {tally.secrets} secrets compared")
    print(f"{tally.games} whole games, {tally.moves} moves, largest body {tally.largest} bytes, {seconds:.1f} s")
    print(f"broken: {dict(kinds) or 'nothing'}")


if __name__ == "__main__":
    sys.exit(main())
