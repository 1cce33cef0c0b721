"""Players' words by commit and reveal: nobody, with or without the database, steers a shuffle by choosing last."""

import pytest
from msgspec.structs import replace

from geisterstunde.core.journal import Journal, Opening, read_journal
from geisterstunde.core.luck import commitment_to, commitment_to_words
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called
from geisterstunde.table import entries
from geisterstunde.table.notes import GameStarted, WordsAsked, WordsLeftOut
from geisterstunde.table.replay import verify
from geisterstunde.table.words import (
    ChooseGame,
    ClearSeat,
    OpenWords,
    PromiseWords,
    Rematch,
    Reseat,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from tests.table.scene import Scene, game_of, table_of, told

GHOSTS = game_called("ghosts")


def promised(*words: str, **more: object) -> Scene:
    """A table at which everybody has promised these words."""
    scene = table_of("ghosts", len(words), **more)
    for person, said in enumerate(words):
        if said:
            scene.promise(person, said)
    return scene


def test_all_promises_stand_before_any_word_is_opened() -> None:
    scene = promised("boo", "moon")
    assert scene.refusal(0, OpenWords("boo")) == "words-not-asked"
    scene.do(0, Start())
    assert scene.notes() == [WordsAsked()]
    assert scene.sheet.phase == "before"
    assert scene.sheet.opens_until == scene.now + 2
    assert scene.refusal(0, PromiseWords("0" * 64)) == "game-is-beginning"


def test_the_game_begins_as_soon_as_all_have_opened_theirs() -> None:
    scene = promised("boo", "moon")
    scene.do(0, Start())
    scene.open(1, "moon")
    assert (scene.sheet.opened, scene.sheet.phase) == ((False, True), "before")
    scene.open(0, "boo")
    assert scene.sheet.phase == "playing"
    assert scene.notes() == [GameStarted("ghosts")]
    assert scene.sheet.words == ("boo", "moon")
    assert scene.sheet.opens_until is None
    assert told(scene.restored()) == told(scene.table)


def test_nobody_is_told_a_word_before_the_game_begins() -> None:
    scene = promised("a long night", "moon")
    scene.do(0, Start())
    scene.open(0, "a long night")
    assert "a long night" not in repr(told(scene.table))


def test_whoever_does_not_open_in_time_is_left_out_and_everybody_hears_it() -> None:
    scene = promised("boo", "moon", "late")
    scene.do(0, Start())
    scene.open(0, "boo")
    scene.open(1, "moon")
    scene.now += 1.9
    assert scene.table.decide_expiry(scene.now) is None
    scene.now += 0.1
    entry = scene.expire()
    assert isinstance(entry, entries.Started)
    assert scene.notes() == [GameStarted("ghosts"), WordsLeftOut(2)]
    opening = scene.journal().opening
    assert opening.words == ("boo", "moon", "")
    assert opening.commitments[2] == commitment_to_words(opening.promise, "late")
    assert told(scene.restored()) == told(scene.table)
    scene.play_to_the_end()
    assert verify(GHOSTS, read_journal(scene.journal().text()))


def test_other_words_than_those_that_were_promised_are_refused() -> None:
    scene = promised("boo", "moon", "")
    scene.do(0, Start())
    assert scene.refusal(0, OpenWords("moon")) == "words-not-promised"
    assert scene.refusal(2, OpenWords("moon")) == "words-not-promised"
    assert scene.refusal(0, OpenWords("a\nb")) == "bad-words"
    scene.open(0, "boo")
    assert scene.refusal(0, OpenWords("boo")) == "words-opened-already"


def test_a_promise_holds_for_one_game_only() -> None:
    """What was opened in one game is worth nothing in the next: its hash holds the table's promise of that game."""
    scene = promised("boo", "moon", options={"rounds": 1})
    first = scene.sheet.commitments
    scene.do(0, Start())
    scene.open(0, "boo")
    scene.open(1, "moon")
    scene.play_to_the_end()
    assert scene.sheet.commitments == ("", "")
    scene.do(0, PromiseWords(first[0]))
    scene.do(0, Start())
    assert scene.refusal(0, OpenWords("boo")) == "words-not-promised"


def test_where_nobody_has_promised_anything_the_game_begins_at_once() -> None:
    scene = game_of("ghosts")
    assert scene.sheet.phase == "playing"
    assert scene.sheet.words == ("", "")


@pytest.mark.parametrize("words", [("boo", "moon"), ("moon", "boo"), ("boo", ""), ("", "boo")])
def test_words_and_who_says_them_change_the_luck(words: tuple[str, str]) -> None:
    assert len({deal_of("boo", "moon"), deal_of("", ""), deal_of(*words)}) == 3 - (words == ("boo", "moon"))


def deal_of(*words: str) -> str:
    scene = promised(*words)
    scene.do(0, Start())
    for person, said in enumerate(words):
        if said:
            scene.open(person, said)
    return str(scene.journal().moves[0])


def test_the_secret_was_promised_before_and_is_opened_after_the_words() -> None:
    scene = table_of("ghosts")
    promise = scene.sheet.promise
    scene.promise(0, "boo")
    scene.promise(1, "moon")
    assert scene.sheet.promise == promise
    scene.do(0, Start())
    scene.open(0, "boo")
    scene.open(1, "moon")
    assert scene.sheet.promise == promise
    scene.play_to_the_end()
    ended = scene.journal().ended
    assert ended is not None
    assert commitment_to(ended.seed.split(" ")[0]) == promise
    assert scene.sheet.promise != promise


def test_a_rematch_waits_for_words_too_and_they_turn_with_the_chairs() -> None:
    scene = promised("boo", "moon", options={"rounds": 1})
    scene.do(0, Start())
    scene.open(0, "boo")
    scene.open(1, "moon")
    scene.play_to_the_end()
    scene.promise(0, "ada")
    scene.promise(1, "ben")
    scene.do(0, Rematch())
    scene.do(1, Rematch())
    assert scene.sheet.opens_until is not None
    scene.open(0, "ada")
    scene.open(1, "ben")
    assert [chair.name for chair in scene.chairs] == ["Ben", "Ada"]
    assert scene.sheet.words == ("ben", "ada")
    assert told(scene.restored()) == told(scene.table)
    scene.play_to_the_end()
    assert verify(GHOSTS, scene.journal(1))


def test_bots_add_nothing() -> None:
    scene = Scene("ghosts", 2, bots={1: "veil"})
    scene.promise(0, "boo")
    scene.do(0, Start())
    scene.open(0, "boo")
    assert scene.sheet.words == ("boo", "")


def test_while_words_are_opened_everybody_stays_where_they_are() -> None:
    scene = promised("boo", "moon")
    scene.do(0, Start())
    for command in (
        Stand(),
        Start(),
        Sit(1),
        SeatBot(1, "veil"),
        ClearSeat(1),
        Reseat((1, 0)),
        ChooseGame("ghosts", 2),
    ):
        assert scene.refusal(0, command) == "game-is-beginning"


def test_promises_go_with_who_made_them() -> None:
    scene = Scene("ghosts", 3)
    scene.promise(0, "boo")
    promise = scene.sheet.commitments[0]
    scene.do(0, Sit(2))
    assert scene.sheet.commitments == ("", "", promise)
    scene.do(0, Stand())
    assert scene.sheet.commitments == ("", "", "")
    assert scene.refusal(0, PromiseWords(promise)) == "not-seated"


def test_the_longest_words_of_six_people_still_make_a_seed() -> None:
    words = tuple(f"{person} {'x' * 62}" for person in range(6))
    scene = promised(*words)
    scene.do(0, Start())
    for person, said in enumerate(words):
        scene.open(person, said)
    scene.play_to_the_end()
    assert verify(GHOSTS, read_journal(scene.journal().text()))


def finished() -> Journal:
    scene = promised("boo", "moon", options={"rounds": 1})
    scene.do(0, Start())
    scene.open(0, "boo")
    scene.open(1, "moon")
    scene.play_to_the_end()
    return scene.journal()


@pytest.mark.parametrize(
    "other",
    [
        {"words": ("boo", "sun")},
        {"words": ("moon", "boo")},
        {"words": ("boo", "")},
        {"words": ("boo",)},
        {"commitments": ("0" * 64, "1" * 64)},
        {"commitments": ()},
        {"commitments": ("", "")},
        {"promise": "0" * 64},
        {"promise": ""},
    ],
    ids=str,
)
def test_a_journal_with_other_words_or_promises_fails_the_check(other: dict[str, object]) -> None:
    journal = finished()
    forged = Journal(replace(journal.opening, **other))
    for line in journal.lines[1:]:
        assert not isinstance(line, Opening)
        forged.add(line)
    with pytest.raises(Refused) as refused:
        verify(GHOSTS, forged)
    assert refused.value.refusal.key == "journal-broken-promise"


def test_an_operator_who_reads_the_file_cannot_work_out_the_deal_before_the_last_promise() -> None:
    """All that is kept before the words are opened is the same whatever the words are, but for their hashes."""

    def kept(*words: str) -> list[bytes]:
        scene = promised(*words)
        scene.do(0, Start())
        return [entry for entry in scene.kept if b"words-promised" not in entry]

    assert kept("boo", "moon") == kept("sun", "stars")
