"""What a press costs: CPU against the floor of bare parts, seconds to its answer, round trips to the store.

    python -m benchmarks.press [--rounds 9] [--tables 24]

Rounds of bare parts and of presses take turns, so that a busy machine slows both. benchmarks/README.md says how to read
the figures. Exits 1 where a target is missed.
"""

from __future__ import annotations

import argparse
import sys
from statistics import mean, median
from typing import Final

import uvloop

from benchmarks.parts.evening import Evening, Window, Windows
from benchmarks.parts.floor import Floor
from benchmarks.parts.stand import TOKEN, bot_runs, servers, standing
from benchmarks.parts.tables import set_up
from benchmarks.parts.trips import counted
from tgbot import logs

MOST_RATIO: Final = 2.0
MOST_MS: Final = 20.0
MOST_TRIPS: Final = 2.0
RATE: Final = 50
"""Presses a second while seconds are measured."""
KINDS: Final = ("tick", "step")


async def measure(store_url: str, api: str, rounds: int, tables: int) -> Windows:
    """Warmed by a round that does not count."""
    found: Windows = {}
    async with standing(store_url, api) as stand:
        played = await set_up(stand.client, tables)
        async with bot_runs(store_url, api):
            with counted() as trips:
                evening = Evening(stand, played, trips)
                floor = evening.floor = Floor(api, TOKEN, stand.client, await evening.warm_up())
                for number in range(rounds):
                    for kind, windows in {**await evening.play(), **await evening.play_mixed(RATE)}.items():
                        found.setdefault(kind, []).extend(windows)
                    print(
                        f"round {number + 1}:",
                        ", ".join(f"{kind} {ratio(found[kind]):.2f}" for kind in found),
                        flush=True,
                    )
                await floor.close()
    return found


def floor_of(window: Window, *, plain: bool = False) -> float:
    """CPU seconds of bare parts: as many edits and sends as a press of the window led to, or one edit (`plain`)."""
    bare = window.bare
    edits = 1.0 if plain else window.calls_of("editMessageText")
    sends = 0.0 if plain else window.calls_of("sendMessage")
    return bare["parse"] + bare["script"] + bare["answer"] + edits * bare["edit"] + sends * bare["send"]


def ratio(windows: list[Window], *, plain: bool = False) -> float:
    """What presses cost, against what their bare parts cost at the same time."""
    return median(window.cpu / floor_of(window, plain=plain) for window in windows)


def report(found: Windows) -> bool:
    """Prints the figures; whether all targets are met."""
    every = [window for windows in found.values() for window in windows]
    bare = {part: median(window.bare[part] for window in every) * 1e3 for part in every[0].bare}
    print("bare parts, ms of CPU:", ", ".join(f"{part} {ms:.2f}" for part, ms in bare.items()))
    for kind, windows in found.items():
        _report_kind(kind, windows)
    mixed = found["mixed"]
    seconds = [second for window in mixed for second in window.seconds]
    late = [second for window in mixed for second in window.late]
    print(f"answer at {RATE} presses/s, ms: p50 {_ms(seconds, 50):.1f}, of {len(seconds)} presses")
    print(f"a process with nothing to do woke up late, ms: p50 {_ms(late, 50):.1f}, p99 {_ms(late, 99):.1f}")
    trips = _trips(mixed)
    gates = (
        ("CPU of a press / floor, ticks and steps 1:1", mean(ratio(found[kind]) for kind in KINDS), MOST_RATIO),
        (f"p99 of the answer at {RATE} presses/s, ms", _ms(seconds, 99), MOST_MS),
        ("round trips of a press (intake, commit)", trips["intake"] + trips["commit"], MOST_TRIPS),
    )
    for name, value, most in gates:
        print(f"{name}: {value:.2f} (target <= {most:g}) {'ok' if value <= most else 'MISSED'}")
    return all(value <= most for _, value, most in gates)


def _ms(seconds: list[float], percent: int) -> float:
    """The percentile, in milliseconds."""
    return sorted(seconds)[len(seconds) * percent // 100] * 1e3


def _report_kind(kind: str, windows: list[Window]) -> None:
    cpu = median(window.cpu for window in windows) * 1e3
    names = sorted({name for window in windows for name in window.calls})
    print(
        f"{kind}: CPU {cpu:.2f} ms, {ratio(windows):.2f} x the floor of its calls, "
        f"{ratio(windows, plain=True):.2f} x one edit and one answer"
    )
    print("   calls:", ", ".join(f"{name} {mean(w.calls_of(name) for w in windows):.2f}" for name in names))
    print("   round trips:", ", ".join(f"{name} {count:.2f}" for name, count in _trips(windows).items()))


def _trips(windows: list[Window]) -> dict[str, float]:
    """Of a press, by purpose."""
    names = ("intake", "commit", "reading", "loading", "sender", "reports")
    return {name: sum(w.trips[name] for w in windows) / sum(w.presses for w in windows) for name in names}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--tables", type=int, default=24)
    asked = parser.parse_args()
    logs.configure("console", "warning")
    with servers() as (store_url, api):
        found = uvloop.run(measure(store_url, api, asked.rounds, asked.tables))
    return 0 if report(found) else 1


if __name__ == "__main__":
    sys.exit(main())
