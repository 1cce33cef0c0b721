"""`?` says first what a game is about; `? NAME` explains a card by its name in either language."""

from pathlib import Path

import pytest

from geisterstunde.cli.explaining import asked_for, cards_in_texts
from geisterstunde.cli.screens import screen_of
from geisterstunde.core.luck import fresh_seed
from geisterstunde.core.words import View
from geisterstunde.games import game_called, names
from geisterstunde.games.ghost_for_sale.box import SPECIALS
from geisterstunde.games.rest_in_peace.box import PSYCHICS
from geisterstunde.table.play import Play
from geisterstunde.texts import LANGUAGES, Texts
from tests.cli.program import run


def view_of(name: str) -> View:
    game = game_called(name)
    seats = tuple(f"Seat {number}" for number in range(game.fewest_players))
    return Play.begin(game, seats, game.options_type(), fresh_seed()).view(0)


def explained(name: str, language: str, typed: str) -> list[str]:
    return asked_for(typed, screen_of(name).cards(view_of(name), Texts(language, name)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_the_help_of_a_game_begins_with_its_aim_and_whether_points_are_good(
    tmp_path: Path, name: str, language: str
) -> None:
    out = run(tmp_path, "play", name, "--journal", "g.journal", "--lang", language, typed="?\nquit\n").out
    told = " ".join(out.split(" > ")[1].split())
    assert told.startswith({"de": "Ziel: ", "en": "Aim: "}[language])
    aim = told.partition({"de": " Tippe ", "en": " Type "}[language])[0]
    assert {"de": "unkt", "en": "oint"}[language] in aim


@pytest.mark.parametrize("name", names())
def test_no_word_means_two_things_in_a_game(name: str) -> None:
    cards = cards_in_texts(view_of(name), Texts("en", name))
    words = [word for card in cards for word in set(card.names)]
    assert words
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_everything_is_explained_by_its_words_in_both_languages(name: str, language: str) -> None:
    for key in Texts(language, name).keys_of_game("about-"):
        told = explained(name, language, Texts("de", name).say(f"{key}.words").split(", ")[0])
        assert len(told) == 1
        for spoken in LANGUAGES:
            for word in Texts(spoken, name).say(f"{key}.words").split(", "):
                assert explained(name, language, word.upper()) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_psychic_is_explained_by_its_name(language: str) -> None:
    for number in range(1, PSYCHICS + 1):
        by_number = explained("rest-in-peace", language, f"p{number}")
        assert len(by_number) == 1
        for spoken in LANGUAGES:
            name = Texts(spoken, "rest-in-peace").say(f"psychic-{number}")
            assert explained("rest-in-peace", language, name.lower()) == by_number


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_special_card_is_explained_by_its_name(language: str) -> None:
    told = set()
    for special in SPECIALS:
        for spoken in LANGUAGES:
            for key in ("special", "screen-special"):
                name = Texts(spoken, "ghost-for-sale").say(key, special=special)
                (sentence,) = explained("ghost-for-sale", language, name.strip("„“”!"))
                told.add(sentence)
    assert len(told) == len(SPECIALS)


@pytest.mark.parametrize(
    ("name", "typed", "told"),
    [
        ("ghoosty", "? mimi", "Mimi Kry is played only together with"),
        ("ghoosty", "? tom", "Whoever would be next misses a turn."),
        ("ghoosty", "? 11", "Klapper (11) clears up"),
        ("ghosts", "? Nebel", "Fog: it goes beside the pile"),
        ("rest-in-peace", "? poltergeist", "“Poltergeist”: "),
        ("rest-in-peace", "? v", "Villa (V) and castle (C)"),
        ("ghost-for-sale", "? crystal ball", "right brings 2 points"),
        ("18-ghosts", "? portal", "turns a quarter clockwise"),
    ],
)
def test_a_question_mark_and_a_name_explain_a_card_at_the_table(
    tmp_path: Path, name: str, typed: str, told: str
) -> None:
    out = run(tmp_path, "play", name, "--journal", "g.journal", typed=f"{typed}\nquit\n").out
    answer = " ".join(out.split(" > ")[1].split())
    assert told in answer
    assert "I do not understand" not in answer


def test_the_letters_and_dots_of_rest_in_peace_are_explained(tmp_path: Path) -> None:
    for language, sentence in (("de", "V ist eine Villa, S ein Schloss."), ("en", "V is a villa, C a castle.")):
        setting = ("rest-in-peace", "--journal", f"{language}.journal", "--lang", language)
        out = run(tmp_path, "play", *setting, typed="?\nquit\n").out
        assert sentence in out
        assert " · · " in out.partition(sentence)[2]


def test_what_is_explained_follows_what_was_agreed(tmp_path: Path) -> None:
    setting = ("ghoosty", "--journal", "g.journal", "--option", "mimis_per_play=any")
    out = run(tmp_path, "play", *setting, typed="? mimi\nquit\n").out
    assert "several at once will do" in " ".join(out.split())
