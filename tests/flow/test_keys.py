"""Game ids name their partition; persons cannot be taken for games."""

from __future__ import annotations

import pytest

from tgbot.store import keys


@pytest.mark.parametrize("partition", range(keys.PARTITIONS))
def test_a_new_id_lies_in_its_partition(partition: int) -> None:
    for _ in range(50):
        game = keys.new_game_id(partition)
        assert keys.is_game_id(game)
        assert keys.partition_of(game) == partition
        assert not keys.is_person(game)


def test_a_person_with_a_short_number_is_no_game() -> None:
    assert not keys.is_game_id(keys.person(12345))
    assert keys.partition_of(keys.person(12345)) == keys.partition_of_user(12345)


@pytest.mark.parametrize("text", ["", "u", "abc", "0000000", "абвгде", "z00000", "00-000"])
def test_nonsense_is_no_game_id(text: str) -> None:
    assert not keys.is_game_id(text)
    with pytest.raises(ValueError):  # noqa: PT011 - the text is the argument itself
        keys.partition_of_game(text)


def test_all_keys_of_a_partition_share_one_hash_tag() -> None:
    game = keys.new_game_id(17)
    names = [keys.body(game), keys.log(game), keys.kept(game), keys.drafts(game), keys.inbox(17), keys.out(17)]
    names += [keys.due(17), keys.fence(17), keys.seen(17), keys.chat_index(17, -5), keys.shown(17), keys.sending(17)]
    assert all(name.startswith("{p17}:") for name in names)
    assert len(set(names)) == len(names)
