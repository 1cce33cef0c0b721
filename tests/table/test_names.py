"""What people may be called: nobody passes for somebody else at the same table."""

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.table.lookalikes import look_alike
from geisterstunde.table.names import checked_name
from geisterstunde.table.words import Rename, Sit
from tests.table.scene import Scene, table_of


def refusal(name: str, *others: str) -> str:
    with pytest.raises(Refused) as refused:
        checked_name(name, others)
    return refused.value.refusal.key


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("Ａｄａ", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\u00a0B", "Ada B"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Ⅳ", "IV"),
        ("❤\ufe0f", "❤"),
        ("José", "José"),
        ("Łukasz", "Łukasz"),
        ("Μαρία", "Μαρία"),
        ("นิ้ว", "นิ้ว"),
    ],
)
def test_a_name_has_one_form(typed: str, called: str) -> None:
    assert checked_name(typed) == called


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "A,B",
        "Ada\u202e",
        "\u200eAda",
        "A\u2066da",
        "A\u200bda",
        "A\u00adda",
        "A\u2060da",
        "\u3164",
        "Ada\u3164",
        "A\u115fda",
        "A\u034fda",
        "A\u17b4da",
        "\u2800",
        "\u0301Ada",
        "A" + "\u0316" * 4 + "da",
        "x" * 25,
        "\ufdfa" * 3,
        "A\tda",
        "A\x00da",
        "\ud800",
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_or_turns_a_line_around_is_no_name(name: str) -> None:
    assert refusal(name) == "bad-name"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Аda", "Ada"),
        ("Adа", "Ada"),
        ("ADA", "Ada"),
        ("Iris", "lris"),
        ("Bo0", "BoO"),
        ("rnax", "max"),
        ("Ben", "Веn"),
        ("Zoë", "Zo\u0451"),
        ("Αnna", "Anna"),
        ("EmiӀ", "Emil"),
    ],
)
def test_a_name_that_looks_like_another_one_is_refused(name: str, other: str) -> None:
    assert refusal(name, "Dora", other) == "name-looks-alike"
    assert look_alike(other, name)


@pytest.mark.parametrize(("name", "other"), [("Ada", "Ida"), ("Ben", "Benn"), ("Zoe", "Zoë"), ("Jan 1", "Jan 2")])
def test_names_that_people_can_tell_apart_go_together(name: str, other: str) -> None:
    assert checked_name(name, [other]) == name


def test_nobody_joins_or_sits_or_renames_under_a_name_that_looks_like_anothers() -> None:
    scene = table_of("ghosts", 3)
    with pytest.raises(Refused) as refused:
        scene.table.decide_joining("Аda", None, "hash", only_watch=True)
    assert refused.value.refusal.key == "name-looks-alike"
    assert scene.refusal(1, Rename("Adа")) == "name-looks-alike"
    scene.do(1, Rename("BEN"))
    assert scene.chairs[1].name == "BEN"


def test_a_host_without_a_chair_is_not_passed_for_either() -> None:
    scene = Scene(seat=None)
    with pytest.raises(Refused) as refused:
        scene.table.decide_joining("ada", None, "hash")
    assert refused.value.refusal.key == "name-looks-alike"
    scene.do(0, Sit(0))
    assert scene.chairs[0].name == "Ada"
