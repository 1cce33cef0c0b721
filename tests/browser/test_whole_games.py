"""Whole games against a ghost: by mouse, by finger, by keys alone, and by a robot that only hears the page.

After every rest the picture is the view that came last, it is what a screen reader is told, and nothing has to be
scrolled.
"""

import random
from typing import Any, Final, Literal

import msgspec
import pytest
from playwright.sync_api import Browser

from geisterstunde.bots.shelf import bot_called
from geisterstunde.bots.words import Budget
from geisterstunde.games import game_called
from tests.browser.hands import DOES, WAYS
from tests.browser.people import DESKTOP, PHONE, TABLET, Person, person
from tests.browser.robot import Robot
from tests.browser.tables import against_bots
from tests.browser.telling import TELLS
from tests.cli.house import OpenHouse
from tests.seeds import DAY, seed_of

SHORT: dict[str, dict[str, Any]] = {
    "18-ghosts": {"goal": "three"},
    "ghosts": {"rounds": 1, "give_back": "choose", "redraw": "ask"},
    "ghoosty": {"no_progress_limit": 50},
    "ghost-for-sale": {"special_cards": "on"},
    "rest-in-peace": {},
}
HANDS: dict[str, dict[str, Any]] = {
    "mouse": {"size": DESKTOP, "language": "de"},
    "finger": {"size": PHONE, "language": "en", "theme": "day", "touch": True},
    "keys": {"size": TABLET, "language": "en"},
}
MANY: dict[str, Literal["fewest", "most"]] = {"mouse": "fewest", "finger": "most"}
"""Whoever has neither mouse nor finger plays with as many as the day says, but not with the fewest."""
ROBOT_PLAYS: dict[str, Literal["fewest", "most"]] = {"ghoosty": "most"}
"""Two people play Ghoosty! four times as many turns as six do."""
MOST_TURNS = 600
CIRCLES = ("18-ghosts", "ghoosty")
WHIM = 0.2
GLANCE: Final = Budget(nodes=50)
ASKS_IN_MANY_WAYS = ("rest-in-peace",)
"""Where every question has a screen of its own, axe looks at each of them."""
GHOOSTS = r"^(\d|Klein Georg|Cerberus|Jerry|Klapper|Igor|Tom|Mimi Kry)"
PROMISING: dict[str, dict[str, str | tuple[str, ...]]] = {
    "18-ghosts": {
        "de": " nach | gegen |kann ziehen|springt|[Kk]ampf|[Bb]efrei|Aussetzen|[Aa]bsetz|Einsetzen|Ziehen|Trotzdem",
        "en": " to | against |can move|Fight|[Ff]ree|Pass|Place|Set down|Walk|Jump",
    },
    "ghosts": {
        "de": ":|Nehmen|Legen|Weiter|Behalten|Neu ziehen|zurück|Schließen",
        "en": ":|Take|Lay|Go on|Keep|New|Give|Close",
    },
    "ghoosty": {
        "de": ("[Ll]egen|öffnen|Passen|Nächste", GHOOSTS, "Glück", "nehmen"),
        "en": ("^Play|Play here|Open|Pass|Next", GHOOSTS, "luck", "Take"),
    },
    "ghost-for-sale": {
        "de": (
            "^(Weiter|Bieten|Hinlegen|Wählen|Zurücklegen|Tippen|Wegnehmen|Hereinlassen)$",
            "Verfügbar",
            r"auf der Hand|×|^\d+ (\d+ %|–)|^Wahrheit|^Lüge|^Das Gespenst",
            "^(Passen|Zug beenden|Verzichten)$",
        ),
        "en": (
            "^(Next|Bid|Lay it|Choose|Put aside|Guess|Take away|Let it in)$",
            "Available",
            r"in hand|×|^\d+ (\d+ %|–)|^Truth|^Lie|^The ghost",
            "^(Pass|End turn|Decline)$",
        ),
    },
    "rest-in-peace": {
        "de": r"neuer Stand|“ (spielen|an Runde|verjagen|zurück|mit)|Geist \d.*\w+en$|^Zug|^Aufgeben|^Zufall|aufdecken$"
        r"|nennen$|wählen$|^\d$|^Nächste|^Weiter|^Alle|^Nicht|^Verzicht",
        "en": r"new total|(Play|Lay|Drive|Take) “|[Gg]host \d.*(Play|Lay|Discard|Copy|Drive|Take|Shuffle)|^End|^Give up"
        r"|^Chance|top card|Name \w+$|^Choose|^\d$|^Next|^Go on|^Keep|^Do ",
    },
}
"""Words that promise something, of buttons that are the game; where there are several kinds, the most useful first."""
HEARD = "(before) => { const t = window.geisterstundeTable; t.skip(); return t.newest > before || t.isHeld; }"
WENT_ON = """(seen) => {
    const { isHeld, view } = window.geisterstundeTable;
    return !isHeld || JSON.stringify(view) !== JSON.stringify(seen);
}"""
ASKED = (
    "() => { const t = window.geisterstundeTable; t.skip();"
    " return t.isHeld || (!t.isBusy && (t.isOver || t.choices.length)); }"
)
"""Whoever knows the game taps and does not wait for what moves; test_three_browsers waits."""

LANGUAGES: Final[tuple[Literal["de", "en"], ...]] = ("de", "en")
TODAY: Final = [(game, LANGUAGES[(DAY.toordinal() + place) % 2]) for place, game in enumerate(SHORT)]
"""A robot is slow: it hears each game in one language a day, and in the other one on the next."""


def players_of(game: str, way: str, luck: random.Random) -> Literal["fewest", "most"] | int:
    """With how many a game is played this way today."""
    fewest, most = game_called(game).fewest_players, game_called(game).most_players
    return MANY.get(way) or luck.randint(min(fewest + 1, most), most)


def at_rest(ada: Person, game: str) -> None:
    """Wait until something is asked of ada; then all is as it should be."""
    ada.until(ASKED)
    assert not ada.scrolls()
    if not ada.table("isHeld"):
        ada.shows_the_truth()
        TELLS[game](ada)


def wished(luck: random.Random, name: str, view: Any, choices: list[dict[str, Any]]) -> dict[str, Any]:
    """Any choice; where whoever draws lots goes round in circles, mostly what a ghost would do."""
    if name not in CIRCLES or luck.random() < WHIM:
        return luck.choice(choices)
    game = game_called(name)
    seen = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    advice = bot_called("greedy").advise(game, seen, GLANCE, luck.getrandbits(32))
    wanted = game.catalogue[advice.number]
    return next(choice for choice in choices if msgspec.convert(choice, game.action_type) == wanted)


@pytest.mark.parametrize("way", list(HANDS))
@pytest.mark.parametrize("game", list(SHORT))
def test_a_whole_game_is_played(browser: Browser, unhurried_house: OpenHouse, game: str, way: str) -> None:
    seed = seed_of(list(HANDS).index(way))
    luck = random.Random(seed)
    players = players_of(game, way, luck)
    print(f"seed {seed}, players {players}")
    with person(browser, unhurried_house.address, calm=True, **HANDS[way]) as ada:
        against_bots(ada, unhurried_house, game, SHORT[game], players)
        hands = WAYS[way](ada)
        looked_at: set[str] = set()
        for _ in range(MOST_TURNS):
            at_rest(ada, game)
            if ada.table("isHeld"):
                seen = ada.table("view")
                hands.press(ada.page.locator("#prompt .btn.pri"))
                ada.until(WENT_ON, seen)
                continue
            if ada.table("isOver"):
                break
            before, choices = ada.table("newest"), ada.table("choices")
            if game in ASKS_IN_MANY_WAYS and (new := {action["do"] for action in choices} - looked_at):
                looked_at |= new
                assert ada.findings() == [], new
            # Where all choose at once somebody else may just have done so.
            if choices:
                DOES[game](ada, hands, wished(luck, game, ada.table("view"), choices))
                ada.until(HEARD, before)
        assert ada.table("isOver")
        # A round of Ghoosty! that nobody leaves has nobody who won it.
        assert ada.table("view.result.winners") or game == "ghoosty"
        assert ada.table("view.result") is not None
        assert ada.findings() == []


@pytest.mark.parametrize(("game", "language"), TODAY)
def test_a_robot_that_only_hears_the_page_finishes_a_game(
    browser: Browser, unhurried_house: OpenHouse, game: str, language: Literal["de", "en"]
) -> None:
    with person(browser, unhurried_house.address, language=language, calm=True) as ada:
        against_bots(ada, unhurried_house, game, SHORT[game], ROBOT_PLAYS.get(game, "fewest"))
        promising = PROMISING[game][language]
        words = (promising,) if isinstance(promising, str) else promising
        Robot(ada, seed_of(len(HANDS)), *words).play()
        ada.shows_the_truth()
