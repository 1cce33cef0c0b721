"""What is promised before a game: words of the players for its luck, and a server's signature after its end."""

import random

import pytest
from msgspec.structs import replace

from geisterstunde.core.journal import (
    Opening,
    Signed,
    is_promise_kept,
    opening_of,
    read_journal,
    seal_line,
    seal_of,
    sealed_lines,
    seed_of,
)
from geisterstunde.core.luck import commitment_to, commitment_to_words
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called
from geisterstunde.table.play import Play

GHOSTS = game_called("ghosts")
SECRET = "moon"
PROMISE = commitment_to(SECRET)
WORDS = ("owl", "")
"""The second seat has promised words and did not open them."""
PROMISED = (commitment_to_words(PROMISE, "owl"), commitment_to_words(PROMISE, "bat"))


SIGNED = Signed(key="a key", signature="a signature")


def opening() -> tuple[Opening, str]:
    seed = seed_of(SECRET, WORDS, PROMISED)
    first = opening_of(GHOSTS, ("Ada", "Ben"), GHOSTS.options_type(), seed)
    return replace(first, promise=PROMISE, words=WORDS, commitments=PROMISED), seed


def test_a_seed_of_the_secret_and_the_words_that_were_promised_keeps_the_promise() -> None:
    assert is_promise_kept(*opening())


def test_words_that_were_not_promised_break_the_promise() -> None:
    first, _ = opening()
    words = ("cat", "")
    assert not is_promise_kept(replace(first, words=words), seed_of(SECRET, words, PROMISED))


def test_another_secret_breaks_the_promise() -> None:
    first, _ = opening()
    assert not is_promise_kept(first, seed_of("sun", WORDS, PROMISED))


def test_a_promise_that_is_missing_for_a_seat_breaks_it() -> None:
    first, _ = opening()
    fewer = PROMISED[:1]
    assert not is_promise_kept(replace(first, commitments=fewer), seed_of(SECRET, WORDS, fewer))


def test_the_same_words_on_other_seats_make_another_seed() -> None:
    assert seed_of(SECRET, ("owl", "bat"), PROMISED) != seed_of(SECRET, ("bat", "owl"), PROMISED)


def test_words_that_were_only_added_are_believed_as_before() -> None:
    first, _ = opening()
    added = replace(first, words=("owl",), commitments=())
    assert is_promise_kept(added, seed_of(SECRET, ("owl",), ()))


def finished() -> str:
    play = Play.begin(GHOSTS, 2, {"rounds": 1}, seed="a promise")
    luck = random.Random(3)
    while play.to_act:
        seat = luck.choice(play.to_act)
        play.act(seat, luck.choice(play.choices(seat)))
    return play.journal.text()


def test_a_signature_stands_behind_the_end_of_a_journal_and_is_read_again() -> None:
    text = finished()
    signed, _ = seal_line(SIGNED, seal_of(text))
    assert read_journal(text + signed).signed == SIGNED


def test_a_signature_before_the_end_is_refused() -> None:
    lines = list(read_journal(finished()).lines)
    early = "".join(sealed_lines([*lines[:-1], SIGNED]))
    with pytest.raises(Refused) as refused:
        read_journal(early)
    assert refused.value.refusal.key == "journal-line-misplaced"


def test_an_option_that_is_not_read_from_a_file_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        GHOSTS.option_from_text("rounds", "3")
    assert refused.value.refusal.key == "option-not-from-file"
