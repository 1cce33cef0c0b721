"""Every sentence exists in both languages, says the same things, and can be said."""

import ast
import random
from typing import Any, get_args

import pytest
from fluent.syntax import ast as ftl
from typer.main import get_command

from geisterstunde.cli.app import app
from geisterstunde.cli.options import choices_of, option_hints
from geisterstunde.core.game import Game
from geisterstunde.core.words import Event, GameEnded, Refused, Result
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.games.rest_in_peace.events import Declined, RowLaid
from geisterstunde.table.notes import AnyNote, BotCame, Note, Proposed, WordsLeftOut
from geisterstunde.table.play import Play
from geisterstunde.table.puzzles import PuzzleKind
from geisterstunde.texts import LANGUAGES, Texts, chosen_language, language_of_locale
from geisterstunde.texts.flatten import is_seat
from geisterstunde.texts.texts import harmless
from tests.texts.words import (
    SOURCE,
    all_games,
    entries,
    keys_called,
    keys_of_game,
    python_files,
    structs_of,
    tag,
    variables,
)

COMMON_ROOMS = ("core", "table", "texts", "bots", "arena", "server", "cli")


def common_keys() -> set[str]:
    """All texts that belong to no single game."""
    keys = {
        f"refusal-{key}" for key in keys_called("Refusal", *COMMON_ROOMS) | keys_called("Refusal", "games/__init__.py")
    }
    keys |= keys_called("say", "texts", "arena", "server", "cli") | keys_called("say_unbroken", "cli")
    keys |= reasons_in("bots") - {key for folder in FOLDERS.values() for key in reasons_in(f"bots/{folder}")}
    keys |= keys_called("say_of", "cli", "arena") | keys_called("say_with", "texts")
    keys |= {f"proof-{key}" for key in keys_called("Proved", "table")}
    keys |= {f"open-{key}" for key in keys_called("LeftOpen", "table")}
    keys |= {f"puzzle-said-{key}" for key in keys_called("PuzzleSaid", "table")}
    keys |= {f"puzzle-ask-{kind}" for kind in get_args(PuzzleKind)}
    keys |= {f"turn-{key}" for key in keys_called("Turn", "arena")}
    command: Any = get_command(app)
    for name, one in command.commands.items():
        keys |= {f"cli-{name}-{part}" for part in ("short", "help", "example")}
        keys |= own_explanations(name, one)
        keys |= {f"cli-param-{param.name.replace('_', '-')}" for param in one.params if param.name != "help"}
    keys |= {"cli-program-help", "cli-program-example", "cli-param-help", "cli-param-lang", "cli-param-version"}
    of_games = ("screen-", "mark-", "moves-", "game-", "notation-", "item-", "typed-", "letter-")
    return {key for key in keys if not key.startswith(of_games)}


def reasons_in(folder: str) -> set[str]:
    """The reasons that bots give in a folder, as text ids."""
    return {f"bot-reason-{key}" for key in keys_called("Reason", folder)}


def own_explanations(name: str, command: Any) -> set[str]:
    """Parameters that mean something else in this command than in the others."""
    keys = {f"cli-{name}-param-{param.name.replace('_', '-')}" for param in command.params}
    return keys & set(variables("de", None))


def game_keys(name: str) -> set[str]:
    """All texts that the game, its screen and its bots need."""
    folder = FOLDERS[name]
    said = keys_called("say", f"cli/screens/{folder}.py") | keys_called("say_of", f"cli/screens/{folder}.py")
    screen = {key for key in said if key.startswith(("screen-", "mark-", "moves-"))}
    return {*keys_of_game(game_called(name)), *screen, *reasons_in(f"bots/{folder}")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *all_games()])
def test_the_text_files_have_no_mistake_and_no_text_twice(language: str, game: str | None) -> None:
    body = entries(language, game)
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert ids, f"{game}: no texts in {language}"
    assert sorted(ids) == sorted(set(ids)), sorted({key for key in ids if ids.count(key) > 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_common_text_exists(language: str) -> None:
    assert sorted(common_keys() - set(variables(language, None))) == []


BUILT = (
    "analysis-column-",
    "analysis-method-",
    "cli-analyse-param-",
    "cli-meta-",
    "cli-heading-",
    "cli-watching-",
    "cli-word-",
    "cli-simulate-column-",
    "bench-",
    "emote-",
    "level-",
    "arena-",
    "cli-setting-",
    "reason-abandoned",
    "reason-resigned",
    "note-",
)
"""Beginnings of keys that the program puts together."""


def test_no_common_text_is_left_over() -> None:
    said = common_keys() | {key for name in FOLDERS for key in keys_of_game(game_called(name))}
    assert sorted(key for key in variables("de", None) if key not in said and not key.startswith(BUILT)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", all_games())
def test_every_text_of_a_game_exists(name: str, language: str) -> None:
    assert sorted(game_keys(name) - set(variables(language, name))) == []


KINDS_OF_SENTENCES = ("action-", "deed-", "event-", "refusal-", "option-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_every_option_of_our_games_has_a_short_title_and_every_answer_a_short_word(name: str, language: str) -> None:
    texts, game = Texts(language, name), game_called(name)
    short = {f"option-{option.replace('_', '-')}": choices_of(hint) for option, hint in option_hints(game).items()}
    keys = [f"{key}.title" for key in short] + [f"{key}-{one}.word" for key in short for one in short[key]]
    assert [key for key in keys if texts.say(key) == key] == []
    assert [texts.say(key) for key in keys if len(texts.say(key)) > (32 if key.endswith("title") else 16)] == []


@pytest.mark.parametrize("name", all_games())
def test_no_sentence_of_a_game_is_left_over(name: str) -> None:
    """A game may say something common in its own words."""
    own = {entry.id.name for entry in entries("de", name) if isinstance(entry, ftl.Message)}
    needed = game_keys(name) | set(variables("de", None))
    assert sorted(key for key in own - needed if key.startswith(KINDS_OF_SENTENCES)) == []


@pytest.mark.parametrize("game", [None, *all_games()])
def test_both_languages_have_the_same_texts(game: str | None) -> None:
    german, english = variables("de", game), variables("en", game)
    assert sorted(german) == sorted(english)


@pytest.mark.parametrize("name", all_games())
def test_both_languages_use_the_same_arguments(name: str) -> None:
    german, english = variables("de", name), variables("en", name)
    different = {key: (german[key], english[key]) for key in german if german[key] != english[key]}
    assert different == {}


@pytest.mark.parametrize("name", all_games())
def test_a_text_uses_only_what_it_is_given(name: str) -> None:
    for language in LANGUAGES:
        used = variables(language, name)
        for key, given in keys_of_game(game_called(name)).items():
            assert "*" in given or used[key] <= given, f"{language}: {key} uses {used[key] - given}"


def errors_of(texts: Texts, key: str, arguments: dict[str, Any]) -> list[Exception]:
    pattern = texts.bundle.get_message(key).value
    assert pattern is not None
    return texts.bundle.format_pattern(pattern, arguments)[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *all_games()])
def test_every_text_can_be_said(game: str | None, language: str) -> None:
    texts = Texts(language, game)
    for key, names in variables(language, game).items():
        if game is None and key in ("cli-heading-game-options", "cli-simulate-heading"):
            continue  # these name the game and are said with its texts only
        assert errors_of(texts, key, dict.fromkeys(names, 2)) == [], key


@pytest.mark.parametrize("name", all_games())
def test_whole_random_games_are_said_without_a_gap(name: str) -> None:
    game = game_called(name)
    for seed in range(3):
        rng = random.Random(seed)
        seats = tuple("ABCDEF"[: rng.randint(game.fewest_players, game.most_players)])
        table = Play.begin(game, seats, game.options_type(), f"texts {seed}")
        both = [CheckedTexts(language, game, seats) for language in LANGUAGES]
        say_news(both, table, seats)
        while table.to_act:
            seat = rng.choice(table.to_act)
            choices = table.choices(seat)
            for texts in both:
                texts.prompt(game.prompt(table.view(None)))
                texts.prompt(game.prompt(table.view(seat)))
                for action in choices:
                    texts.action(action)
                for action in rng.sample(list(game.catalogue), 5):
                    if action not in choices:
                        texts.refusal(refusal_of(table, seat, action))
            table.act(seat, rng.choice(choices))
            say_news(both, table, seats)


def say_news(both: list["CheckedTexts"], table: Play, seats: tuple[str, ...]) -> None:
    for texts in both:
        for viewer in (None, *range(len(seats))):
            for event in table.news(viewer):
                texts.event(event)


def refusal_of(table: Play, seat: int, action: Any) -> Any:
    with pytest.raises(Refused) as refused:
        table.act(seat, action)
    return refused.value.refusal


class CheckedTexts(Texts):
    """Texts that do not forgive a missing message or argument."""

    def say_with(self, key: str, arguments: Any) -> str:
        assert self.knows(key), f"{self.language}: {key} is missing"
        assert errors_of(self, key, dict(arguments)) == [], f"{self.language}: {key} {arguments}"
        return super().say_with(key, arguments)


@pytest.mark.parametrize("name", all_games())
def test_fields_that_hold_seats_are_known_by_their_names(name: str) -> None:
    """A seat is a plain number to Python; the loader knows it by its name, and this keeps the two in step."""
    tree = ast.parse((SOURCE / "games" / FOLDERS[name] / "words.py").read_text(encoding="utf-8"))
    told = {struct.__name__ for struct in told_structs(game_called(name))}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name in told:
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    typed_as_seat = "Seat" in ast.unparse(field.annotation)
                    assert is_seat(field.target.id) == typed_as_seat, f"{node.name}.{field.target.id}"


def told_structs(game: Game) -> set[Any]:
    from typing import get_args, get_type_hints

    found: set[Any] = set()
    waiting = [*get_args(game.action_type), *get_args(game.event_type)]
    while waiting:
        part = waiting.pop()
        waiting += get_args(part)
        if isinstance(part, type) and hasattr(part, "__struct_fields__") and part not in found:
            found.add(part)
            waiting += get_type_hints(part, include_extras=True).values()
    return found


def test_the_doors_hold_no_sentence() -> None:
    """What a person reads comes from the catalogues: no string in cli/ is a sentence, docstrings apart."""
    for file in python_files("cli"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        statements = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in statements:
                words = node.value.split()
                looks_said = len(words) > 3 and any(word[0].isalpha() for word in words)
                assert not looks_said or node.value.startswith("geisterstunde play"), f"{file.name}: {node.value}"


def test_seats_are_named_and_nested_structs_flattened() -> None:
    from geisterstunde.games.eighteen_ghosts.words import Attacked, Ghost

    event: Event = Attacked(Ghost(0, "red"), "b1", "b2", Ghost(1, "blue"))
    said = Texts("en", "18-ghosts", ("Ada", "Ben")).event(event)
    assert said == "Ada attacks Ben’s blue on b2 with red from b1."


def test_the_end_of_a_game_names_the_winners_and_the_reason() -> None:
    texts = Texts("de", "18-ghosts", ("Ada", "Ben"))
    assert texts.event(GameEnded(Result((1.0, 0.0), (0,), "three-out"))) == "Ada gewinnt! Drei Geister sind draußen."
    assert texts.event(GameEnded(Result((0.5, 0.5), (0, 1), "turn-limit"))).startswith("Unentschieden.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("note", structs_of(AnyNote), ids=tag)
def test_every_happening_around_a_table_can_be_said(note: type[Note], language: str) -> None:
    examples = {"seat": 1, "name": "Ben", "before": "Bo", "level": "veil", "words": "moon", "game": "ghosts"}
    examples |= {"seconds": 30, "kind": "undo", "seats": (0, 1), "by_host": True, "asked": 3, "followed": 2}
    fields = {name: examples[name] for name in note.__struct_fields__}
    said = CheckedTexts(language, "18-ghosts", ("Ada", "Ben")).note(note(**fields))
    assert said
    assert "seat" not in fields or "Ben" in said or "2" in said


def test_happenings_around_a_table_name_people_chairs_and_ghosts() -> None:
    texts = Texts("en", "18-ghosts", ("Ada", "Ben"))
    assert texts.note(Proposed("resign", 1)) == "Ben would like to give up."
    assert texts.note(BotCame(0, "dusk")) == "Count Dusk plays on chair 1."
    assert texts.note(WordsLeftOut(0)).startswith("Ada had promised words")


def test_a_game_that_was_given_up_says_so() -> None:
    result = Result((0.0, 1.0), (1,), "resigned")
    for name in all_games():
        said = Texts("en", name, ("Ada", "Ben")).result(result)
        assert said == "Ben wins! The game was given up."


def test_a_missing_text_shows_its_key() -> None:
    assert Texts("en").say("no-such-text", a=1) == "no-such-text"


def test_a_part_of_a_message_is_said_too() -> None:
    texts = Texts("en", "rest-in-peace")
    assert texts.say("psychic-4") == "The Lady in White"
    assert texts.say("psychic-4.effect") == "Counts 2."
    assert texts.say("psychic-4.price") == "psychic-4.price"


@pytest.mark.parametrize("language", LANGUAGES)
def test_psychics_in_a_list_are_told_by_their_names(language: str) -> None:
    """“5, 1 and 28” would say nothing to anybody."""
    texts = Texts(language, "rest-in-peace", ("Ada", "Ben"))
    said = texts.event(RowLaid((4, 5)))
    assert texts.say("psychic-4") in said
    assert texts.say("psychic-5") in said


def test_whoever_does_without_something_is_said_to_do_without_what() -> None:
    texts = Texts("en", "rest-in-peace", ("Ada", "Ben"), 0)
    assert [texts.event(Declined(seat, "lay")) for seat in (0, 1)] == [
        "You lay nothing at the tenth round.",
        "Ben lays nothing at the tenth round.",
    ]
    assert texts.event(Declined(1, "carry")) == "Ben takes no card along."


def test_names_cannot_steer_the_terminal() -> None:
    assert "\x1b" not in Texts("en", "18-ghosts", ("\x1b[2JAda", "B")).seats[0]
    assert harmless("a\u202eb\x07") == "a\ufffdb\ufffd"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
    ],
)
def test_the_language_follows_the_locale(environment: dict[str, str], language: str) -> None:
    assert language_of_locale(environment) == language


def test_what_is_asked_for_beats_the_setting_beats_the_locale() -> None:
    environment = {"LANG": "en_GB.UTF-8", "GEISTERSTUNDE_LANG": "de"}
    assert chosen_language(None, environment) == "de"
    assert chosen_language("EN", environment) == "en"
    with pytest.raises(Refused, match="unknown-language"):
        chosen_language("xx", environment)
