"""Every game is played at the terminal from the first prompt to its end, in both languages, with every number of
players, every value of every option and every set of options of the laws; at a shared device and against chance.

WHOLE_GAMES=all plays every combination of them; without it every one of them occurs in every language, and every pair
of options and players both at a shared device and against chance. WHOLE_GAMES=few plays each game as printed alone, for
the build that is slow: what is at the terminal is the same in both.
"""

import json
import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from librt.random import Random

from geisterstunde.cli.options import bare_type, choices_of, limits_of, option_hints, typed_options
from geisterstunde.core.contract import CHANCE
from geisterstunde.core.game import Game
from geisterstunde.core.playout import rolled
from geisterstunde.core.words import Result
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.table.names import LONGEST_NAME
from geisterstunde.texts import LANGUAGES, Texts
from tests.cli.person import ROWS, PeopleAtTerminal, plain
from tests.cli.program import Terminal, play, run
from tests.laws.secrets import secrets_of

IS_EVERYTHING = os.environ.get("WHOLE_GAMES") == "all"
IS_AS_PRINTED = os.environ.get("WHOLE_GAMES") == "few"
SEED = int(os.environ.get("WHOLE_GAMES_SEED", "1"))
SHARED, AGAINST_CHANCE = "shared", "chance"
SHORTENED = {"ghoosty": "no_progress_limit=50", "ghosts": "rounds=1"}
"""Whoever plays by lot goes round in circles for long: where nothing else is agreed, the game ends sooner."""
IN_CIRCLES = ("ghoosty",)
"""Even as printed; all others are played as printed to their end."""


class Setting(NamedTuple):
    game: Game
    players: int
    agreed: tuple[str, ...]
    seating: str
    language: str

    @property
    def name(self) -> str:
        agreed = ",".join(self.agreed).replace("@", "") or "as-printed"
        return f"{self.game.name}-{self.players}-{agreed[:60]}-{self.seating}-{self.language}"


def as_typed(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def option_sets(game: Game) -> list[tuple[str, ...]]:
    """As they are typed: nothing at all, the sets of the laws, then every value of an option that does not occur in
    them; of a number the least and the most."""
    printed = msgspec.to_builtins(game.options_type())
    sets: list[dict[str, Any]] = [{}]
    for options in secrets_of(game).OPTION_SETS:
        agreed = msgspec.to_builtins(options)
        differing = {name: value for name, value in agreed.items() if value != printed[name]}
        sets += [differing] if differing else []
    for name, hint in option_hints(game).items():
        values: list[Any] = list(choices_of(hint))
        if bare_type(hint) is int:
            values = list(limits_of(hint))
        elif bare_type(hint) is bool:
            values = ["yes", "no"]
        elif printed[name] is None:
            values = [f"@{name}.json"]
        occurring = [agreed.get(name, printed[name]) for agreed in sets]
        sets += [{name: value} for value in values if value not in occurring]
    return [tuple(f"{name}={as_typed(value)}" for name, value in agreed.items()) for agreed in sets]


def fits(game: Game, players: int, agreed: tuple[str, ...]) -> bool:
    """Whether the rulebook allows this for so many; what comes from a file fits everybody."""
    options = typed_options(game, [option for option in agreed if "=@" not in option])
    return game.why_not_start(players, options) is None


def settings() -> Iterator[Setting]:
    for name in FOLDERS:
        game = game_called(name)
        counts, sets = range(game.fewest_players, game.most_players + 1), option_sets(game)
        if IS_EVERYTHING:
            for players, agreed, seating, language in product(counts, sets, (SHARED, AGAINST_CHANCE), LANGUAGES):
                if fits(game, players, agreed):
                    yield Setting(game, players, agreed, seating, language)
            continue
        for turn in range(max(len(counts), len(sets))):
            agreed = sets[turn % len(sets)]
            from_here_on = (counts[(turn + step) % len(counts)] for step in range(len(counts)))
            players = next(players for players in from_here_on if fits(game, players, agreed))
            for place, language in enumerate(LANGUAGES):
                yield Setting(game, players, agreed, (SHARED, AGAINST_CHANCE)[(turn + place) % 2], language)


def played() -> list[Setting]:
    """The settings that are played to their end here."""
    return [setting for setting in settings() if not (IS_AS_PRINTED and setting.agreed)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(FOLDERS))
def test_every_number_of_players_and_every_agreement_occurs(name: str, language: str) -> None:
    game = game_called(name)
    chosen = [setting for setting in settings() if setting.game is game and setting.language == language]
    assert {setting.players for setting in chosen} == set(range(game.fewest_players, game.most_players + 1))
    assert {setting.agreed for setting in chosen} == set(option_sets(game))
    assert {setting.seating for setting in chosen} == {SHARED, AGAINST_CHANCE}


def hides_something(game: Game) -> bool:
    """Whether somebody at the table knows more than a spectator once the cards are dealt."""
    state, luck = game.start(game.fewest_players, game.options_type()), Random(1)
    while state.actor() == CHANCE:
        state.roll(rolled(state.due(), luck))
    seat = int(state.actor())
    return bool(msgspec.structs.replace(game.view(state, seat), viewer=None) != game.view(state, None))


def write_scores(path: Path) -> None:
    """Twelve properties of somebody's own, with long names."""
    manors = {f"Kühnhausen zu Übersee {place}": [0, 1, place, 3, 10, 0] for place in range(6)}
    castles = {f"Blàr a’ Chaorainn {place}": [0, 0, 12, place, 0, 0] for place in range(6)}
    path.write_text(json.dumps({"manors": manors, "castles": castles}), encoding="utf-8")


SHORT = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritzi"]
LONG = [f"{name} von und zu Rabenstein"[:LONGEST_NAME] for name in SHORT]


class Party(NamedTuple):
    """Who sits down for a setting, and what they type to begin."""

    people: list[str]
    flags: list[str]


def agreed_upon(setting: Setting) -> tuple[str, ...]:
    """What is agreed for a setting, and that it may end sooner where that is not agreed otherwise."""
    sooner = SHORTENED.get(setting.game.name)
    is_as_printed = not setting.agreed and setting.game.name not in IN_CIRCLES
    if IS_EVERYTHING or is_as_printed or sooner is None:
        return setting.agreed
    if any(option.startswith(sooner.split("=")[0]) for option in setting.agreed):
        return setting.agreed
    return (*setting.agreed, sooner)


def party(setting: Setting) -> Party:
    """Against chance sits one person. A device is shared by everybody, or to save time by three people of a larger
    table. The names of some are as long as names may be."""
    names = (LONG if setting.seating == SHARED else SHORT)[: setting.players]
    people = 1 if setting.seating == AGAINST_CHANCE else setting.players if IS_EVERYTHING else min(3, setting.players)
    flags = [setting.game.name, "--lang", setting.language, "--players", str(setting.players)]
    flags += ["--seats", ",".join(["human"] * people + ["random"] * (setting.players - people))]
    flags += ["--names", ",".join(names), "--seed", f"seed {SEED}", "--journal", "g.journal"]
    flags += [part for option in agreed_upon(setting) for part in ("--option", option)]
    return Party(names[:people], flags)


def somebody(setting: Setting, people: list[str]) -> PeopleAtTerminal:
    hides = hides_something(setting.game) and len(people) > 1
    return PeopleAtTerminal(setting.language, setting.game.name, people, hides=hides, seed=SEED)


def assert_ended(home: Path, setting: Setting, person: PeopleAtTerminal) -> None:
    """The last screen says who won and shows nobody's secrets to several people; the journal can be verified."""
    screen = plain(person.screen)
    ended = json.loads((home / "g.journal").read_text(encoding="utf-8").splitlines()[-1])
    result = msgspec.convert(ended["result"], Result)
    names = json.loads((home / "g.journal").read_text(encoding="utf-8").splitlines()[0])["seats"]
    reader = 0 if len(person.names) == 1 else None
    said = Texts(setting.language, setting.game, names, reader).result(result)
    assert " ".join(said.split()) in " ".join(screen.split()), screen
    assert "g.journal" in screen.rstrip().splitlines()[-1]
    is_alone = len(person.names) == 1
    assert is_alone or f"({person.texts.say('cli-you')})" not in screen
    assert run(home, "verify", "g.journal", "--lang", setting.language).code == 0


@pytest.mark.parametrize("setting", played(), ids=lambda setting: setting.name)
def test_a_whole_game(tmp_path: Path, setting: Setting) -> None:
    print(f"WHOLE_GAMES_SEED={SEED}")
    write_scores(tmp_path / "scores.json")
    people, flags = party(setting)
    person = somebody(setting, people)
    outcome = play(tmp_path, person.answer, *flags, rows=ROWS)
    person.look(outcome.out)
    assert outcome.code == 0
    assert not outcome.err
    assert max(person.heights) <= ROWS
    assert_ended(tmp_path, setting, person)
    assert bool(person.curtains) == person.hides


@pytest.mark.parametrize(
    "setting",
    [
        next(each for each in settings() if each[0].name == name and each[3:] == (AGAINST_CHANCE, LANGUAGES[place % 2]))
        for place, name in enumerate(FOLDERS)
    ],
    ids=lambda setting: setting.name,
)
def test_a_whole_game_by_the_real_program_at_a_pseudo_terminal(tmp_path: Path, setting: Setting) -> None:
    print(f"WHOLE_GAMES_SEED={SEED}")
    people, flags = party(setting)
    person = somebody(setting, people)
    with Terminal(tmp_path, "play", *flags, rows=ROWS, PAGER="cat") as terminal:
        while (shown := terminal.until_asked(person.is_asked)) is not None:
            terminal.type(person.answer(shown))
        person.look(terminal.seen)
        assert terminal.end() == 0
    assert_ended(tmp_path, setting, person)
