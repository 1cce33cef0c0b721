"""Where pictures are taken, who is on them, and how people come to a table."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

from tests.browser.people import Person
from tests.cli.house import OpenHouse

Language = Literal["de", "en"]
Theme = Literal["night", "day"]

ME: Final = {"name": "Distel", "avatar": "boo-violet-laugh"}
STRANGER: Final = {"name": "Motte", "avatar": "cat-yellow"}
FRIEND: Final = {"name": "Mira", "avatar": "mouse-blue"}


class Moment(NamedTuple):
    """Something to be photographed: how to get there, and which mock-up shows the same."""

    name: str
    reach: Callable[[Person, "Stage"], object]
    mock: str
    """Below the folder of the design, with `{size}`."""
    theme: Theme = "night"
    is_pair_only: bool = False
    """Only held beside its mock-up; the README does not need it."""
    is_stranger: bool = False
    """Whether somebody is on it who has never been here."""
    chosen: Mapping[str, Any] = MappingProxyType({})
    """What this person prefers."""


class Stage(NamedTuple):
    """Where pictures are taken: a house, and the harness of recorded games."""

    house: OpenHouse
    harness: str
    language: Language


def found(stage: Stage, **wished: Any) -> Any:
    """A new table of Distel's."""
    return stage.house.found(**ME, **wished)


def enter(somebody: Person, code: str, *keys: dict[str, Any]) -> None:
    """Come to a table with the keys that this browser is given."""
    somebody.go("/")
    somebody.page.evaluate(
        "([code, keys]) => localStorage['geisterstunde.seats'] = JSON.stringify({[code]: keys})", [code, list(keys)]
    )
    somebody.go(f"/?again#{code}")


def key_of(admission: Any, name: str, game: str) -> dict[str, Any]:
    return {"token": admission["token"], "seat": admission["seat"], "name": name, "game": game}


def sit_down(stage: Stage, code: str, seat: int) -> Any:
    return stage.house.ask("POST", f"/api/tables/{code}/people", json={**FRIEND, "seat": seat}).json()
