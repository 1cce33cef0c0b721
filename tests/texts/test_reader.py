"""Whoever reads is spoken to as “du” and “you”; everybody else goes by name."""

import random
import re
from functools import cache

import pytest

from geisterstunde.core.words import GameEnded, Refused, Result
from geisterstunde.games import game_called
from geisterstunde.games.eighteen_ghosts.words import Attacked, Ghost
from geisterstunde.games.ghosts.words import Card, PileTaken, Played
from geisterstunde.table.notes import CameBack, ClockRanOut, Note, Proposed, SatDown, TookBack
from geisterstunde.table.play import Play
from geisterstunde.texts import LANGUAGES, Texts
from tests.texts.words import all_games

NAMES = ("Adalbert", "Brunhilde", "Cunibert", "Dorothea", "Ekkehard", "Friederike")
READER = {"de": {"du", "dir", "dich", "dein", "deine", "deinen", "deinem", "deiner", "deines", "ihr"}}
READER["en"] = {"you", "your", "yours"}


def words_in(sentence: str) -> set[str]:
    """The words of a sentence, without the names of cards, which stand in quotation marks."""
    sentence = re.sub("„.*?“|“.*?”", "", sentence)
    return {word.strip(".,:;!?()„“”’\n").lower() for word in sentence.split()}


@cache
def said_in_games(name: str, language: str, reader: int | None) -> dict[str, str]:
    """Some of what is said in whole random games, by what it is said of: events, prompts and results."""
    game = game_called(name)
    said: dict[str, str] = {}
    for seed in range(4):
        rng = random.Random(f"{name} {seed}")
        names = NAMES[: rng.randint(game.fewest_players, game.most_players)]
        texts = Texts(language, game, names, reader)
        table = Play.begin(game, names, game.options_type(), f"reader {seed}")
        while True:
            for event in table.news(reader):
                said[f"{seed} {event}"] = texts.event(event)
            prompt = game.prompt(table.view(reader))
            said[f"{seed} {prompt}"] = texts.prompt(prompt)
            if not table.to_act:
                break
            seat = rng.choice(table.to_act)
            table.act(seat, rng.choice(table.choices(seat)))
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", all_games())
def test_nobody_reads_the_own_name(name: str, language: str) -> None:
    for reader in (0, 1):
        said = said_in_games(name, language, reader)
        assert [sentence for sentence in said.values() if NAMES[reader] in sentence] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", all_games())
def test_a_sentence_that_names_somebody_speaks_to_that_person(name: str, language: str) -> None:
    """Where a spectator reads the name of a seat, that seat reads a word for itself."""
    for reader in (0, 1):
        named, spoken = said_in_games(name, language, None), said_in_games(name, language, reader)
        for key in named.keys() & spoken.keys():
            if NAMES[reader] in named[key]:
                assert words_in(spoken[key]) & READER[language], f"{named[key]} -> {spoken[key]}"
            elif not key.split()[1].startswith("Prompt"):
                assert spoken[key] == named[key]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", all_games())
def test_a_spectator_is_never_spoken_to_about_a_seat(name: str, language: str) -> None:
    said = said_in_games(name, language, None)
    assert [sentence for sentence in said.values() if words_in(sentence) & READER[language] - {"ihr"}] == []


def test_verbs_and_cases_agree_with_the_reader() -> None:
    event = Attacked(Ghost(0, "red"), "b1", "b2", Ghost(1, "blue"))
    said = {(language, reader): Texts(language, "18-ghosts", ("Ada", "Ben"), reader).event(event)
            for language in LANGUAGES for reader in (0, 1)}  # fmt: skip
    assert said["de", 0] == "Du greifst Blau von Ben auf b2 mit Rot von b1 an."
    assert said["de", 1] == "Ada greift dein Blau auf b2 mit Rot von b1 an."
    assert said["en", 0] == "You attack Ben’s blue on b2 with red from b1."
    assert said["en", 1] == "Ada attacks your blue on b2 with red from b1."


def test_whoever_does_something_to_the_own_things_is_named_once() -> None:
    event = Attacked(Ghost(0, "red"), "b1", "b2", Ghost(0, "blue"))
    said = Texts("de", "18-ghosts", ("Ada", "Ben")).event(event)
    assert said == "Ada greift das eigene Blau auf b2 mit Rot von b1 an."
    assert "You attack your blue on b2 with red" in Texts("en", "18-ghosts", ("Ada", "Ben"), 0).event(event)


def test_laying_and_taking_are_said_to_whoever_did_it() -> None:
    german, english = Texts("de", "ghosts", ("Ada", "Ben"), 0), Texts("en", "ghosts", ("Ada", "Ben"), 0)
    fog = Played(seat=0, card=Card("fog", 0), kind="fog", fear=4)
    assert german.event(fog) == "Du legst Nebel und sagst: „4, Nebel“."
    assert (
        english.event(PileTaken(seat=0, cards=3, points=2)) == "You take the pile (3 cards) and now have 2 fear points."
    )
    assert (
        english.to(1).event(PileTaken(seat=0, cards=3, points=2))
        == "Ada takes the pile (3 cards) and now has 2 fear points."
    )


WON = {
    "de": {
        (0,): "Du gewinnst!",
        (1,): "Ben gewinnt!",
        (0, 2): "Ihr gewinnt gemeinsam: du und Cem!",
        (1, 2): "Ben und Cem gewinnen gemeinsam!",
        (0, 1, 2): "Unentschieden.",
        (): "Niemand gewinnt.",
    },
    "en": {
        (0,): "You win!",
        (1,): "Ben wins!",
        (0, 2): "You win together: you and Cem!",
        (1, 2): "Ben and Cem win together!",
        (0, 1, 2): "A draw.",
        (): "Nobody wins.",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_says_whether_the_reader_has_won(language: str) -> None:
    texts = Texts(language, "ghosts", ("Ada", "Ben", "Cem"), 0)
    for winners, said in WON[language].items():
        result = Result((0.0, 0.0, 0.0), winners, "fewest-points")
        assert texts.event(GameEnded(result)).startswith(said)


def test_what_happens_around_the_table_is_said_to_whoever_it_is_about() -> None:
    texts = Texts("de", "ghosts", ("Ada", "Ben"), 1)
    said = {
        SatDown(1, "Ben"): "Du setzt dich auf Platz 2.",
        SatDown(0, "Ada"): "Ada setzt sich auf Platz 1.",
        CameBack(1, "Ben"): "Du bist wieder da.",
        Proposed("undo", 1): "Du möchtest den letzten Zug zurücknehmen.",
        TookBack(1): "Du nimmst deinen letzten Zug zurück.",
        ClockRanOut(1): "Deine Zeit ist um; das Los hat entschieden.",
    }
    for note, sentence in said.items():
        assert texts.note(note) == sentence


def test_a_note_about_somebody_who_sat_on_the_readers_chair_before_is_not_about_the_reader() -> None:
    note: Note = SatDown(1, "Cem")
    assert Texts("en", "ghosts", ("Ada", "Ben"), 1).note(note) == "Cem sits down on chair 2."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", all_games())
def test_no_refusal_names_the_reader(name: str, language: str) -> None:
    game = game_called(name)
    rng = random.Random(name)
    names = NAMES[: game.most_players]
    table = Play.begin(game, names, game.options_type(), "refusals")
    for _ in range(60):
        if not table.to_act:
            break
        seat = rng.choice(table.to_act)
        for action in rng.sample(list(game.catalogue), 3):
            if action not in table.choices(seat):
                with pytest.raises(Refused) as refused:
                    table.act(seat, action)
                assert names[seat] not in Texts(language, game, names, seat).refusal(refused.value.refusal)
        table.act(seat, rng.choice(table.choices(seat)))
