"""A person's settings as they type them, and the question that a private text answers (product.md, Telegram laws)."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Rejected, evolve
from tgbot.table import people
from tgbot.table.cities import CITIES, OFFSET_ZONES
from tgbot.table.person import Person, Question, Quiet

ANN = Person(user=11, name="Ann", telegram_language="en")
TOWER = Question(game="tower", prompt="aaaaaa", message=5, label="What do you do?")
SHIP = Question(game="ship", prompt="bbbbbb", message=6, label="Do you resist?")


def asked(*questions: Question, focus: str = "") -> Person:
    return evolve(ANN, questions=questions, focus=focus)


# --- settings ---


@pytest.mark.parametrize(
    "typed,zone",
    [
        ("Europe/Berlin", "Europe/Berlin"),
        ("europe/berlin", "Europe/Berlin"),
        ("Berlin", "Europe/Berlin"),
        ("  new   york ", "America/New_York"),
        ("Москва", "Europe/Moscow"),
        ("мск", "Europe/Moscow"),
        ("Санкт-Петербург", "Europe/Moscow"),
        ("Новосибирск", "Asia/Novosibirsk"),
        ("Кишинёв", "Europe/Chisinau"),
        ("+3", "Etc/GMT-3"),
        ("UTC+03:00", "Etc/GMT-3"),
        ("utc −5", "Etc/GMT+5"),
        ("GMT+0530", "Asia/Kolkata"),
        ("МСК+2", "Etc/GMT-5"),
        ("UTC+0", "UTC"),
        ("utc", "UTC"),
    ],
)
def test_a_zone_is_named_by_name_city_or_offset(typed: str, zone: str) -> None:
    assert people.zone_named(typed) == zone


def test_an_offset_means_what_it_says() -> None:
    noon = 1_800_000_000
    for typed, hours in {"+3": 3, "-11": -11, "+14": 14, "+5:30": 5.5, "-9:30": -9.5}.items():
        zone = ZoneInfo(people.zone_named(typed))
        offset = people_offset(zone, noon)
        assert offset == hours


def people_offset(zone: ZoneInfo, moment: float) -> float:
    found = datetime.fromtimestamp(moment, zone).utcoffset()
    assert found is not None
    return found.total_seconds() / 3600


@pytest.mark.parametrize("typed", ["", "Atlantis", "+15", "-13", "+3:17", "+99:99", "../../etc/passwd", "x" * 4000])
def test_a_zone_that_cannot_be_read_is_refused_and_shown_in_short(typed: str) -> None:
    with pytest.raises(Rejected, match="unknown-zone") as refusal:
        people.zone_named(typed)
    assert len(str(refusal.value.args_of_text["name"])) <= 30


def test_every_city_has_a_zone_that_exists() -> None:
    for zone in {*CITIES.values(), *OFFSET_ZONES.values()}:
        assert ZoneInfo(zone).key == zone
    assert all(name == name.lower().replace("ё", "е").replace("-", " ") for name in CITIES)


@given(st.text(max_size=40))
def test_whatever_is_typed_gives_a_zone_that_exists_or_a_refusal(typed: str) -> None:
    try:
        found = people.zone_named(typed)
    except Rejected:
        return
    assert ZoneInfo(found).key == found


@pytest.mark.parametrize(
    "typed,quiet",
    [
        ("23-8", Quiet(start=23, end=8)),
        ("с 23 до 8", Quiet(start=23, end=8)),
        ("from 22 to 7", Quiet(start=22, end=7)),
        ("22:00 – 06:00", Quiet(start=22, end=6)),
        ("1 9", Quiet(start=1, end=9)),
        ("22-24", Quiet(start=22, end=0)),
        ("off", None),
        ("Нет", None),
    ],
)
def test_quiet_hours_are_two_hours_or_off(typed: str, quiet: Quiet | None) -> None:
    assert people.quiet_named(typed) == quiet


@pytest.mark.parametrize("typed", ["", "8", "8-8", "0-24", "25-3", "22:30-7", "always", "23-8-9"])
def test_quiet_hours_that_cannot_be_read_are_refused(typed: str) -> None:
    with pytest.raises(Rejected, match="bad-quiet-hours"):
        people.quiet_named(typed)


def test_settings_are_kept() -> None:
    person = people.with_language(people.with_quiet(people.with_zone(ANN, "Berlin"), "off"), "Русский")
    assert (person.zone, person.quiet, person.language) == ("Europe/Berlin", None, "ru")
    assert people.with_language(person, "auto").language == ""
    with pytest.raises(Rejected, match="no-such-language"):
        people.with_language(person, "klingon")


def test_tables_learn_what_they_must_know_of_a_person() -> None:
    person = people.opened(people.with_zone(people.seen(ANN, "Anna", "anna", "ru"), "+3"))
    member = people.member_of(person)
    assert (member.name, member.username, member.language, member.zone, member.reachable) == (
        "Anna",
        "anna",
        "ru",
        "Etc/GMT-3",
        True,
    )
    assert not people.member_of(people.blocked(person)).reachable
    assert people.member_of(people.with_language(person, "en")).language == "en"


# --- which question a private text answers ---


def test_a_text_out_of_the_blue_answers_nothing() -> None:
    assert people.addressee(ANN, None) is None
    assert people.addressee(ANN, 5) is None


def test_a_reply_answers_the_question_replied_to() -> None:
    assert people.addressee(asked(TOWER, SHIP, focus="ship/bbbbbb"), 5) == TOWER


def test_the_only_question_needs_no_reply() -> None:
    assert people.addressee(asked(TOWER), None) == TOWER


def test_one_question_in_two_messages_is_one_question() -> None:
    again = evolve(TOWER, message=9)
    person = evolve(ANN, questions=(TOWER, again))
    assert people.addressee(person, None) == again
    assert people.addressee(evolve(person, questions=(TOWER, again, SHIP)), None) == (again, SHIP)


def test_of_several_the_one_in_focus_is_answered() -> None:
    assert people.addressee(asked(TOWER, SHIP, focus="ship/bbbbbb"), None) == SHIP


def test_of_several_without_focus_the_person_is_asked_which() -> None:
    assert people.addressee(asked(TOWER, SHIP), None) == (TOWER, SHIP)


def test_a_reply_to_a_message_that_asks_nothing_is_never_taken_for_another_answer() -> None:
    assert people.addressee(asked(TOWER), 77) == (TOWER,)
