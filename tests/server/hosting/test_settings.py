"""What a host may choose."""

from pathlib import Path

import pytest

from geisterstunde.core.words import Refused
from geisterstunde.server.hosting.settings import Settings, chosen_settings, field_names, variable_of


def test_without_a_word_everything_is_as_usual() -> None:
    assert chosen_settings({}) == Settings()


def test_every_setting_can_come_from_the_environment() -> None:
    usual = Settings()
    values = {
        "origins": "https://a.example,https://b.example",
        "data": "/tmp/x.db",
        "host": "::1",
        "absence": "77",
        "look_backs_by_themselves": "false",
    }
    for name in field_names():
        text = values.get(name, "7")
        assert getattr(chosen_settings({variable_of(name): text}), name) != getattr(usual, name), name


def test_a_flag_beats_the_environment() -> None:
    assert chosen_settings({"GEISTERSTUNDE_PORT": "1"}, {"port": 2}).port == 2


def test_a_flag_that_is_not_given_changes_nothing() -> None:
    assert chosen_settings({"GEISTERSTUNDE_PORT": "1"}, {"port": None}).port == 1


def test_a_file_is_a_path() -> None:
    assert chosen_settings({"GEISTERSTUNDE_DATA": "tables.db"}).data == Path("tables.db")


def test_several_origins_are_separated_by_commas() -> None:
    assert chosen_settings({"GEISTERSTUNDE_ORIGINS": "https://a,https://b"}).origins == ("https://a", "https://b")


@pytest.mark.parametrize(
    ("name", "text"),
    [("PORT", "x"), ("PORT", "70000"), ("PORT", "-1"), ("MOST_TABLES", "0"), ("IDLE", "0"), ("KEEP_DAYS", "-1")],
)
def test_an_impossible_value_is_refused_by_the_name_of_its_variable(name: str, text: str) -> None:
    with pytest.raises(Refused, match="bad-setting") as refused:
        chosen_settings({f"GEISTERSTUNDE_{name}": text})
    assert refused.value.refusal.args["setting"] == f"GEISTERSTUNDE_{name}"


def test_an_unknown_flag_is_refused() -> None:
    with pytest.raises(Refused, match="unknown-setting"):
        chosen_settings({}, {"colour": "blue"})
