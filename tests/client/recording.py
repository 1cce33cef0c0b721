"""Games as the client hears them, with Python's sentences: `python -m tests.client.recording` writes them anew.

client/tests plays them through its table, says every sentence itself, and must come to the same (recorded.ts reads
them). Every kind of event of every game occurs in them (test_recorded.py), the rare ones in short pieces from the midst
of a game. To be small, whatever occurs often (events, actions, prompts, sentences) stands in one list and is referred
to by its place, and a view is written as what has changed since the view before it. Every seat hears, and somebody who
watches; what would follow (`foretold`) is asked by seat 0 alone.
"""

import random
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec
from librt.random import Random as Luck

from geisterstunde.core.contract import Roll
from geisterstunde.core.game import Game
from geisterstunde.core.words import Event, Prompt, Refusal, Result, Viewer
from geisterstunde.games import game_called
from geisterstunde.games.eighteen_ghosts.notation import read_position
from geisterstunde.table import notes
from geisterstunde.table.play import Play
from geisterstunde.table.rolls import RollsFromSeed
from geisterstunde.texts import LANGUAGES, Texts

FOLDER: Final = Path(__file__).parents[2] / "client" / "tests" / "recorded"
NAMES: Final = ("Mira", "Jonas", "Ada", "Ole", "Fenja", "Till")
READERS: Final[tuple[Viewer, ...]] = (0, 1, None)
"""Who is told what is said around a table."""
FOG: Final = tuple(range(54, 60))
"""The fog among the cards of Ghosts before they are shuffled."""


class Wanted(NamedTuple):
    """A game to be recorded."""

    game: str
    players: int
    options: Mapping[str, Any] = MappingProxyType({})
    steps: int = 10_000
    """After so many actions the recording stops."""
    seed: int = 0
    skipped: int = 0
    """So many actions come before the recording begins."""
    position: str = ""
    """The castle that an 18 Ghosts begins with, in its notation."""
    dealt: tuple[int, ...] = ()
    """The first shuffle begins with these cards."""
    foretold: int = 0
    """In so many steps it is written what every choice of seat 0 would bring."""
    concluded: bool = False
    """Whether it is written what follows from the views of seat 0."""


MANY_DEEDS: Final = (2, 6, 11, 13, 15, 18, 19, 20, 21, 22, 27, 28)
SHORT_ROW: Final = (6, 11, 15, 18, 20, 22, 25, 27, 28)
LONG_MEMORY: Final = (2, 11, 13, 15, 18, 19, 20, 21, 22)
"""Psychics of Rest in Peace with whom much happens."""

RECORDINGS: Final = (
    Wanted("18-ghosts", 2, foretold=35),
    Wanted("18-ghosts", 2, {"goal": "three", "start": "lot"}, steps=60, seed=1),
    Wanted("ghosts", 2, {"rounds": 1, "redraw": "ask", "give_back": "choose"}, seed=2),
    Wanted("ghosts", 4, {"rounds": 1}, foretold=200),
    Wanted("ghosts", 6, {"rounds": 1}, steps=46, seed=1),
    Wanted("ghoosty", 2, steps=80),
    Wanted("ghoosty", 5, steps=90),
    Wanted("ghost-for-sale", 3, steps=70),
    Wanted("ghost-for-sale", 5, steps=40),
    Wanted("ghost-for-sale", 4, {"special_cards": "on"}, seed=3),
    Wanted("rest-in-peace", 2, steps=90),
    # What is rare.
    Wanted("18-ghosts", 2, steps=3, seed=2, position="RrN../r..../....E/...../..S.. A - RRBBB"),
    Wanted("ghosts", 2, {"rounds": 1, "redraw": "ask"}, steps=6, seed=3, dealt=FOG),
    Wanted("ghosts", 5, {"rounds": 2}, steps=32, seed=15, skipped=44),
    Wanted("ghoosty", 3, {"length": "match", "no_progress_limit": 50}, steps=40, seed=1, skipped=286),
    Wanted("ghoosty", 6, {"length": "match", "no_progress_limit": 50}, steps=40, seed=6, skipped=410),
    Wanted("ghost-for-sale", 3, {"start": "lot"}, steps=1, seed=1),
    *(
        Wanted("rest-in-peace", 2, {"psychics": psychics}, steps=15, seed=seed, skipped=skipped)
        for psychics, seed, skipped in (
            (MANY_DEEDS, 32, 20),
            (MANY_DEEDS, 71, 28),
            (SHORT_ROW, 2, 31),
            (SHORT_ROW, 15, 8),
            (LONG_MEMORY, 14, 40),
            (LONG_MEMORY, 56, 31),
            (LONG_MEMORY, 95, 15),
            (LONG_MEMORY, 136, 58),
        )
    ),
    Wanted("rest-in-peace", 2, {"game": "introductory"}, steps=15, seed=1),
)


def name_of(wanted: Wanted) -> str:
    """The file of a recording."""
    return f"{wanted.game}-{wanted.players}{f'-{wanted.seed}' if wanted.seed else ''}.json"


def begun(wanted: Wanted) -> Play:
    """The game that is to be recorded, before its first action."""
    seed = f"recorded {wanted.game} {wanted.players} {wanted.seed}"
    play = Play.begin(game_called(wanted.game), NAMES[: wanted.players], wanted.options, seed)
    if wanted.dealt:
        play = Play(play.game, play.opening, _Dealt(seed, wanted.dealt))
        play.deal()
    if wanted.position:
        play.state = play.game.imagine(read_position(wanted.position), Luck(0))
    return play


class _Dealt(RollsFromSeed):
    """The first shuffle begins with certain cards."""

    def __init__(self, seed: str, first: tuple[int, ...]) -> None:
        super().__init__(seed)
        self._first = first

    def outcome(self, number: int, due: Roll) -> list[int]:
        fallen = super().outcome(number, due)
        return fallen if number else [*self._first, *(card for card in fallen if card not in self._first)]


def recorded(wanted: Wanted) -> str:
    """A recording as JSON, one step a line."""
    play = begun(wanted)
    game, seats = play.game, play.seats
    options = msgspec.to_builtins(play.game.options_of(play.opening.rules, play.opening.options))
    head = {"game": game.name, "players": wanted.players, "options": options, "seats": seats}
    things = _Things()
    lines = ",\n".join(_written(step) for step in steps_of(play, wanted, things))
    said = ",\n".join(things.written)
    return f'{{"head":{_written(head)},\n"steps":[\n{lines}\n],\n"things":[\n{said}\n]}}\n'


class _Things:
    """What occurs often, written once."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self._places: dict[str, int] = {}

    def place_of(self, thing: Any) -> int:
        written = _written(thing)
        if written not in self._places:
            self._places[written] = len(self.written)
            self.written.append(written)
        return self._places[written]

    def places_of(self, several: Iterable[Any]) -> list[int]:
        return [self.place_of(one) for one in several]


def steps_of(play: Play, wanted: Wanted, things: _Things) -> Iterator[dict[str, Any]]:
    """The beginning, and then each action with all that is heard and seen after it."""
    listeners = [_Listener(play, viewer, things, wanted) for viewer in (*range(play.players), None)]
    actions = acted(play, wanted)
    for _ in range(wanted.skipped):
        next(actions)
    if wanted.skipped or wanted.position:
        play.happened = []
    yield {"seat": None, "action": None, "heard": [listener.hears() for listener in listeners]}
    for seat, action in actions:
        yield {"seat": seat, "action": things.place_of(action), "heard": [one.hears() for one in listeners]}


def acted(play: Play, wanted: Wanted) -> Iterator[tuple[int, Any]]:
    """Each action of the game, just done: any one of the choices, by lot."""
    rng = random.Random(f"{wanted.game} {wanted.players} {wanted.seed}")
    for _ in range(wanted.skipped + wanted.steps):
        if not play.to_act:
            return
        seat = rng.choice(play.to_act)
        action = rng.choice(play.choices(seat))
        play.act(seat, action)
        yield seat, action


class Seen(NamedTuple):
    """What seat 0 sees, hears and may do."""

    view: Any
    events: Sequence[Event]
    choices: Sequence[Any]


def moments_of(wanted: Wanted) -> Iterator[Seen]:
    """The moments of a game after each action, without anything written."""
    play = begun(wanted)
    for _ in acted(play, wanted):
        yield Seen(play.view(0), play.news(0), play.choices(0) if 0 in play.to_act else ())


class _Listener:
    """One seat, or somebody who watches, and what is said to them."""

    def __init__(self, play: Play, viewer: Viewer, things: _Things, wanted: Wanted) -> None:
        self._play = play
        self._viewer = viewer
        self._things = things
        self._seen: Any = {}
        self._foretold_left = wanted.foretold if viewer == 0 else 0
        self._concludes = wanted.concluded and viewer == 0
        self._texts = [Texts(language, play.game, play.seats, viewer) for language in LANGUAGES]

    def hears(self) -> dict[str, Any]:
        """Everything is a place in the list of things, but the changes of the view."""
        play, viewer, things = self._play, self._viewer, self._things
        view = in_json(play.view(viewer))
        events = play.news(viewer)
        prompt = play.prompt(play.view(viewer))
        choices = play.choices(viewer) if viewer is not None and viewer in play.to_act else ()
        heard: dict[str, Any] = {
            "viewer": viewer,
            "events": things.places_of(events),
            "view": changes(self._seen, view),
            "prompt": things.place_of(prompt),
            "choices": things.places_of(choices),
            "said": [things.places_of(said(texts, events, prompt, choices)) for texts in self._texts],
        }
        if self._foretold_left > 0 and choices:
            self._foretold_left -= 1
            heard["foretold"] = [self._foretold(play.game, view, choice) for choice in choices]
        if self._concludes:
            heard["concluded"] = things.place_of(play.game.conclude(play.view(viewer)))
        self._seen = view
        return heard

    def _foretold(self, game: Game, seen: Any, action: Any) -> dict[str, Any]:
        assert self._viewer is not None
        foretold = game.foretell(self._play.view(self._viewer), self._viewer, action)
        view = None if foretold.view is None else changes(seen, in_json(foretold.view))
        return {"events": self._things.places_of(foretold.events), "view": view}


def said(texts: Texts, events: Sequence[Event], prompt: Prompt, choices: Sequence[Any]) -> list[str]:
    """The sentences of a step: what happened, the prompt, what may be done."""
    return [*map(texts.event, events), texts.prompt(prompt), *map(texts.action, choices)]


def changes(before: Any, now: Any) -> dict[str, Any]:
    """What makes one thing another: `of` changed fields or places, `gone` ones, `put` into a list, or all `new`."""
    if isinstance(before, dict) and isinstance(now, dict):
        changed = {name: changes(before.get(name), value) for name, value in now.items() if before.get(name) != value}
        # A field that is None now and was not there before is new as well.
        changed |= {name: {"new": value} for name, value in now.items() if name not in before}
        gone = [name for name in before if name not in now]
        return {"of": changed, **({"gone": gone} if gone else {})}
    if not (isinstance(before, list) and isinstance(now, list) and before):
        return {"new": now}
    if len(before) == len(now):
        pairs = enumerate(zip(before, now, strict=True))
        return {"of": {str(place): changes(old, new) for place, (old, new) in pairs if old != new}}
    return _spliced(before, now)


def _spliced(before: list[Any], now: list[Any]) -> dict[str, Any]:
    """What was put into a list, from which place on, and how many went for it."""
    least = min(len(before), len(now))
    start = next((place for place in range(least) if before[place] != now[place]), least)
    most_at_end = least - start
    end = next((back for back in range(most_at_end) if before[-1 - back] != now[-1 - back]), most_at_end)
    return {"put": now[start : len(now) - end], "from": start, "cut": len(before) - start - end}


def in_json(thing: Any) -> Any:
    """A thing as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def _written(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


NOTES: Final = (
    notes.Came("Mira"),
    notes.SatDown(1, "Jonas"),
    notes.Left(0, "Mira"),
    notes.BotCame(1, "veil"),
    notes.Renamed("Ole", "Mira"),
    notes.WordsAsked(),
    notes.WordsLeftOut(1),
    notes.BotFilledIn(1, "Jonas", "veil", by_host=True),
    notes.ClockProposed(30),
    notes.AgreedForGone((0, 1)),
    notes.PracticeOver(),
    notes.GameChosen("ghosts"),
    notes.HostChanged("Jonas"),
    notes.ClockSet(90),
    notes.ClockRanOut(0),
    notes.GameStarted("ghosts"),
    notes.Proposed("undo", 1),
    notes.AgreedTo("rematch", 0),
    notes.Declined("resign", 1),
    notes.Dropped("undo"),
    notes.TookBack(0),
    notes.Resigned(1),
)
REFUSALS: Final = (
    Refusal("unknown-game", {"name": "chess", "games": "ghosts"}),
    Refusal("wrong-number-of-players", {"game": "ghosts", "players": 9, "fewest": 2, "most": 6}),
    Refusal("too-large", {"most": 8192}),
)
RESULTS: Final = (
    Result((1.0, 0.0), (0,), "fewest-points"),
    Result((0.0, 1.0), (1,), "fewest-points"),
    Result((1.0, 1.0), (0, 1), "fewest-points"),
)


def around() -> str:
    """What is said around every table."""
    said = {
        "notes": [{"note": note, "said": _both(lambda texts, note=note: texts.note(note))} for note in NOTES],
        "refusals": [{"refusal": one, "said": _both(lambda texts, one=one: texts.refusal(one))} for one in REFUSALS],
        "results": [{"result": one, "said": _both(lambda texts, one=one: texts.result(one))} for one in RESULTS],
    }
    return msgspec.json.format(_written({"seats": NAMES[:2], **said}), indent=1) + "\n"


def _both(say: Any) -> dict[str, list[str]]:
    """In each language, to each reader."""
    return {
        language: [say(Texts(language, "ghosts", NAMES[:2], reader)) for reader in READERS] for language in LANGUAGES
    }


def recordings() -> dict[Path, str]:
    """All recordings by their files."""
    return {FOLDER / name_of(wanted): recorded(wanted) for wanted in RECORDINGS} | {FOLDER / "around.json": around()}


def main() -> None:
    """Write all recordings."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, content in recordings().items():
        file.write_text(content, encoding="utf-8")
        sys.stdout.write(f"{file} {len(content) // 1024} kB\n")


if __name__ == "__main__":
    main()
