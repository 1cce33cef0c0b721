"""What a journal proves and what it does not, and the signature of a server under it."""

import stat
from pathlib import Path

import pytest
from msgspec.structs import replace

from geisterstunde.core.journal import read_journal, seal_line
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called
from geisterstunde.table.play import Play
from geisterstunde.table.proof import Proof, proof_of
from geisterstunde.table.signing import KEY_FILE, Signer, fingerprint_of
from geisterstunde.table.words import Start
from geisterstunde.texts import LANGUAGES, Texts
from tests.table.scene import Scene, table_of

GHOSTS = game_called("ghosts")
SIGNER = Signer(bytes(range(32)))


def played(*words: str, late: str = "") -> Scene:
    """A finished game of people who promised words; one of them may have been too late."""
    scene = table_of("ghosts", max(2, len(words)), options={"rounds": 1})
    for person, said in enumerate(words):
        scene.promise(person, said)
    scene.do(0, Start())
    for person, said in enumerate(words):
        if said != late:
            scene.open(person, said)
    if late:
        scene.now += 2
        scene.expire()
    scene.play_to_the_end()
    return scene


def proof(text: str) -> Proof:
    return proof_of(GHOSTS, read_journal(text))


def keys(found: Proof) -> tuple[list[str], list[str]]:
    return [one.key for one in found.proves], [one.key for one in found.leaves_open]


def refusal(text: str) -> str:
    with pytest.raises(Refused) as refused:
        proof(text)
    return refused.value.refusal.key


def test_with_everybodys_words_and_a_signature_little_is_left_open() -> None:
    found = proof(SIGNER.signed(played("boo", "moon").journal()))
    assert keys(found) == (["moves", "rolls", "words", "words", "signed"], ["names", "promise", "hands"])


def test_who_did_not_open_in_time_is_named() -> None:
    found = proof(played("boo", "moon", late="moon").journal().text())
    assert keys(found) == (["moves", "rolls", "words"], ["names", "promise", "hands", "left-out", "unsigned"])
    said = Texts("en", "ghosts", ("Ada", "Ben")).left_open(found.leaves_open[3])
    assert said.startswith("Ben had promised words and did not open them")


def test_where_nobody_added_words_whoever_ran_the_server_is_not_ruled_out() -> None:
    assert keys(proof(played().journal().text())) == (
        ["moves", "rolls"],
        ["names", "promise", "nobodys-words", "hands", "unsigned"],
    )


def test_a_game_of_the_terminal_promises_nothing_about_who_chose_its_seed() -> None:
    play = Play.begin("ghosts", 2, {"rounds": 1}, seed="moon")
    while play.to_act:
        play.act(play.to_act[0], play.choices(play.to_act[0])[0])
    assert keys(proof(play.journal.text()))[1] == ["names", "own-seed", "unsigned"]


def test_practice_says_so() -> None:
    scene = Scene("ghosts", 2, bots={1: "veil"}, is_practice=True, options={"rounds": 1})
    scene.do(0, Start())
    scene.play_to_the_end()
    assert "practice" in keys(proof(scene.journal().text()))[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    texts = Texts(language, "ghosts", ("Ada", "Ben"))
    for text in (SIGNER.signed(played("boo", "moon", late="moon").journal()), played().journal().text()):
        found = proof(text)
        said = [*map(texts.proof, found.proves), *map(texts.left_open, found.leaves_open)]
        assert all(" " in sentence for sentence in said)


def test_a_changed_line_breaks_the_signature_even_if_all_seals_are_made_anew() -> None:
    text = SIGNER.signed(played("boo", "moon").journal())
    journal = read_journal(text)
    forged, seal = "", ""
    for line in (replace(journal.opening, seats=("Eva", "Ben")), *journal.lines[1:]):
        written, seal = seal_line(line, seal)
        forged += written
    assert refusal(forged) == "journal-wrong-signature"


def test_a_signature_stands_once_and_at_the_end() -> None:
    text = SIGNER.signed(played().journal())
    *lines, signature = text.splitlines(keepends=True)
    journal = read_journal(text)
    assert journal.signed is not None
    again, _ = seal_line(journal.signed, signature.split('"seal":"')[1][:16])
    assert refusal(text + again) == "journal-line-misplaced"
    early, seal = "", ""
    for line in (journal.lines[0], journal.signed):
        written, seal = seal_line(line, seal)
        early += written
    assert refusal(early) == "journal-line-misplaced"
    assert len(lines) == len(journal.lines) - 1


def test_a_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    first = Signer.at(tmp_path / KEY_FILE)
    again = Signer.at(tmp_path / KEY_FILE)
    assert first.key == again.key
    assert first.fingerprint == fingerprint_of(first.key)
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
    assert Signer.at(tmp_path / "other.key").key != first.key


@pytest.mark.parametrize("content", ["", "no key", "00" * 31, "zz" * 32])
def test_a_file_that_holds_no_key_is_refused_and_not_overwritten(tmp_path: Path, content: str) -> None:
    path = tmp_path / KEY_FILE
    path.write_text(content)
    with pytest.raises(Refused) as refused:
        Signer.at(path)
    assert refused.value.refusal.key == "bad-signing-key"
    assert path.read_text() == content
