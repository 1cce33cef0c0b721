"""What people do at every table, in the words of the page."""

from typing import Any, Literal

from playwright.sync_api import expect

from geisterstunde.games import game_called
from geisterstunde.texts import Texts
from tests.browser.people import PATIENCE, Person
from tests.cli.house import OpenHouse

expect.set_options(timeout=PATIENCE)


def words(language: str, game: str | None = None) -> Texts:
    """The texts that both sides say."""
    return Texts(language, game)


def title(game: str, language: str) -> str:
    return Texts(language, game).say("game-title")


def play_now(person: Person, game: str, language: str = "de") -> None:
    """One click on the shelf: a game against a bot, begun."""
    person.go()
    name = f"{'Sofort spielen' if language == 'de' else 'Play now'}: {title(game, language)}"
    person.page.get_by_role("button", name=name, exact=True).click()
    person.until("() => window.geisterstundeTable?.isDressed")
    person.is_at_rest()


def against_bots(
    person: Person,
    house: OpenHouse,
    game: str,
    options: dict[str, Any],
    many: Literal["fewest", "most"] | int = "fewest",
) -> None:
    """A game with these options against as few or as many bots as possible, or for so many players, begun."""
    limits = {"fewest": game_called(game).fewest_players, "most": game_called(game).most_players}
    players = many if isinstance(many, int) else limits[many]
    bots = {str(seat): "flake" for seat in range(1, players)}
    admission = house.found(game, players=players, options=options, bots=bots)
    person.go(f"/#{admission['code']}/{admission['token']}")
    person.until("() => window.geisterstundeTable?.hasSheet && window.geisterstundeTable.seat === 0")
    assert person.page.evaluate("() => window.geisterstundeTable.command({ do: 'start' })")
    person.until("() => window.geisterstundeTable.isDressed && window.geisterstundeTable.sheet.phase === 'playing'")


def set_up(person: Person, game: str, players: int | None = None) -> None:
    """The set-up page of a game, for so many people."""
    person.go(f"/#/setup/{game}")
    person.page.get_by_role("heading", name="Wer spielt mit?").wait_for()
    if players is not None and game_called(game).most_players > game_called(game).fewest_players:
        person.page.get_by_role("radio", name=str(players), exact=True).click()


def invite_to(person: Person, game: str) -> str:
    """A table with a chair for a friend; its name."""
    set_up(person, game)
    person.page.get_by_role("button", name="Platz 2", exact=False).click()
    person.page.get_by_role("radio", name="Freunde").click()
    person.page.get_by_role("button", name="Freunde einladen").or_(
        person.page.get_by_role("button", name="Einladen", exact=True)
    ).click()
    person.page.get_by_text("Komm an unseren Tisch!").wait_for(state="attached")
    return str(person.page.evaluate("() => location.hash.slice(1)"))


def sit_down_at(person: Person, code: str) -> None:
    """Come by the link and take the free chair."""
    person.go(f"/#{code}")
    person.page.get_by_role("button", name="Hinsetzen", exact=True).click()
    person.until("() => window.geisterstundeTable?.hasSheet && window.geisterstundeTable.seat !== null")


def watch(person: Person, code: str) -> None:
    """Come by the link and only look on."""
    person.go(f"/#{code}")
    person.page.get_by_role("button", name="Nur zuschauen").click()
    person.until("() => window.geisterstundeTable?.hasSheet")


def begin(person: Person) -> None:
    """Start the game that all have gathered for."""
    person.page.get_by_role("button", name="Anfangen", exact=True).click()
    person.until("() => window.geisterstundeTable?.isDressed && window.geisterstundeTable.sheet.phase === 'playing'")
    person.is_at_rest()
