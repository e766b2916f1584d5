"""The dice are fair, and anybody who learns the seed can throw them again."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from tgbot.dice import DiceStream, commitment, new_seed, throw

SEED = "ab" * 32


def test_the_same_seed_and_number_give_the_same_face() -> None:
    thrown = DiceStream(SEED, 7)((4, 6, 8, 10, 12))
    assert thrown == tuple(throw(SEED, 7 + n, sides) for n, sides in enumerate((4, 6, 8, 10, 12)))


def test_a_stream_that_goes_on_throws_what_one_stream_would_have_thrown() -> None:
    whole = DiceStream(SEED, 0)((6,) * 10)
    first = DiceStream(SEED, 0)
    begun = first((6,) * 4)
    assert begun + DiceStream(SEED, first.counter)((6,) * 6) == whole


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8, 10, 12, 100])
def test_every_face_falls_about_equally_often(sides: int) -> None:
    throws = 300 * sides
    counted = Counter(DiceStream(SEED, 0)((sides,) * throws))
    assert set(counted) == set(range(1, sides + 1))
    chi_square = sum((counted[face] - 300) ** 2 / 300 for face in counted)
    assert chi_square < sides + 4 * (2 * sides) ** 0.5  # four standard deviations above its mean


def test_loaded_faces_fall_first_and_what_a_die_does_not_have_is_skipped() -> None:
    stream = DiceStream(SEED, 3, faces=(6, 0, 9, 2))
    assert stream((6, 8)) == (6, 2)
    assert (stream.used, stream.loaded, stream.counter) == (4, True, 5)
    assert stream((20,)) == (throw(SEED, 5, 20),)


def test_without_loaded_faces_nothing_is_marked() -> None:
    stream = DiceStream(SEED, 0)
    stream((6,))
    assert (stream.used, stream.loaded) == (0, False)


def test_a_die_without_sides_is_refused() -> None:
    with pytest.raises(ValueError, match="0 sides"):
        DiceStream(SEED, 0)((0,))


def test_the_commitment_is_the_digest_of_the_seed() -> None:
    seed = new_seed()
    assert len(bytes.fromhex(seed)) == 32
    assert commitment(seed) == hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert new_seed() != seed
