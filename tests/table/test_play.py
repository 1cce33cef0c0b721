"""A play accepts legal actions only, tells everybody their part, and takes back what may be taken back."""

from typing import Any

import pytest

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.journal import read_journal
from geisterstunde.core.luck import commitment_to
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called
from geisterstunde.games.eighteen_ghosts.words import Ghost, Move, Options, Place, Placed
from geisterstunde.table.play import Play
from geisterstunde.table.replay import Replay, resumed
from geisterstunde.texts import Texts

GAME = game_called("18-ghosts")


def new_play(seed: str = "moon") -> Play:
    return Play.begin(GAME, ("Ada", "Bert"), Options(), seed)


def refusal_key(play: Play, seat: int, action: object) -> str:
    before = play.journal.text(), play.view(None)
    with pytest.raises(Refused) as refused:
        play.act(seat, action)  # type: ignore[arg-type]
    assert (play.journal.text(), play.view(None)) == before
    return refused.value.refusal.key


def test_a_play_publishes_the_hash_of_its_seed_before_the_first_deal() -> None:
    assert new_play().opening.commitment == commitment_to("moon")
    assert "moon" not in new_play().journal.text()


def test_a_legal_action_is_carried_out_and_told() -> None:
    play = new_play()
    play.act(0, Place("b1"))
    assert play.news(None) == [Placed(Ghost(0, "red"), "b1")]
    assert play.to_act == (1,)
    assert play.choices(0) == []


def test_an_action_out_of_turn_is_refused_and_changes_nothing() -> None:
    assert refusal_key(new_play(), 1, Place("b1")) == "not-your-turn"


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    play = new_play()
    play.act(0, Place("b1"))
    assert refusal_key(play, 1, Place("b1")) == "room-taken"


def test_an_action_that_does_not_exist_is_refused() -> None:
    assert refusal_key(new_play(), 0, Move("a1", "e5")) == "not-neighbours"


def test_a_finished_game_takes_no_more_actions() -> None:
    play = Play.begin(GAME, ("Ada", "Bert"), Options(turn_limit=1), "moon")
    while play.to_act:
        play.act(play.to_act[0], play.choices(play.to_act[0])[0])
    assert play.result is not None
    assert refusal_key(play, 0, Place("b1")) == "game-is-over"


def test_the_last_action_can_be_taken_back_by_its_seat_until_it_notices_another_one() -> None:
    play = new_play()
    play.act(0, Place("b1"))
    before = play.view(None)
    play.act(1, Place("a1"))
    with pytest.raises(Refused, match="undo-too-late"):
        play.undo(0)
    play.undo(1)
    assert play.view(None) == before
    play.undo(0)
    assert play.view(None) == new_play().view(None)
    with pytest.raises(Refused, match="nothing-to-undo"):
        play.undo(0)


def test_what_others_have_done_in_secret_does_not_keep_a_seat_from_taking_back() -> None:
    """Else taking back would betray that somebody else has acted."""
    play = Play.begin("ghost-for-sale", 3, seed="moon")
    play.act(0, play.choices(0)[0])
    play.act(1, play.choices(1)[0])
    seen = play.view(1)
    assert play.why_not_undo(0) is None
    play.undo(0)
    assert play.view(0) == Play.begin("ghost-for-sale", 3, seed="moon").view(0)
    assert play.view(1) == seen
    again = resumed(play.game, read_journal(play.journal.text()), "moon")
    assert [again.view(viewer) for viewer in (None, 0, 1, 2)] == [play.view(viewer) for viewer in (None, 0, 1, 2)]


def test_a_finished_game_is_not_taken_back() -> None:
    play = Play.begin(GAME, 2, Options(turn_limit=1), "moon")
    while play.to_act:
        play.act(play.to_act[0], play.choices(play.to_act[0])[0])
    for seat in (0, 1):
        with pytest.raises(Refused, match="nothing-to-undo"):
            play.undo(seat)


def test_a_clone_goes_its_own_way() -> None:
    play = new_play()
    clone = play.clone()
    clone.act(0, Place("b1"))
    assert play.view(None) == new_play().view(None)
    assert play.actions == 0
    assert play.journal.text() == new_play().journal.text()


def test_a_play_resumes_from_its_journal_and_seed() -> None:
    play = new_play()
    play.act(0, Place("b1"))
    again = resumed(GAME, read_journal(play.journal.text()), "moon")
    assert again.view(0) == play.view(0)
    assert again.news(0) == play.news(0)
    again.act(1, Place("a1"))
    assert again.to_act == (1,)


def test_a_play_does_not_resume_with_another_seed() -> None:
    with pytest.raises(Refused, match="wrong-seed"):
        resumed(GAME, read_journal(new_play().journal.text()), "sun")


def test_a_play_is_not_begun_with_a_wrong_number_of_seats_or_a_bad_seed() -> None:
    with pytest.raises(Refused, match="wrong-number-of-players"):
        Play.begin(GAME, ("Ada",), Options(), "moon")
    with pytest.raises(Refused, match="bad-seed"):
        new_play("")


def test_a_card_that_was_seen_cannot_be_taken_back() -> None:
    """Also not by resuming the game."""
    for name in ("ghosts", "ghoosty", "rest-in-peace"):
        game = game_called(name)
        play = Play.begin(game, ("Ada", "Bert"), game.options_type(), "moon")
        while not any(map(game.is_revealing, play.news(None))):
            seat = play.to_act[0]
            play.act(seat, play.choices(seat)[0])
        for witness in (play, resumed(game, read_journal(play.journal.text()), "moon")):
            with pytest.raises(Refused, match="undo-after-reveal"):
                witness.undo(seat)


def test_the_news_after_a_resumption_are_the_news_before_it() -> None:
    """An action that ends a round and the deal that follows are told together."""
    game = game_called("ghosts")
    play = Play.begin(game, ("Ada", "Bert"), game.options_type(), "moon")
    rounds = 0
    while play.to_act and rounds < 2:
        seat = play.to_act[0]
        play.act(seat, play.choices(seat)[0])
        rounds += "RoundEnded" in [type(event).__name__ for event in play.news(None)]
        again = resumed(game, read_journal(play.journal.text()), "moon")
        assert [again.news(viewer) for viewer in (None, 0, 1)] == [play.news(viewer) for viewer in (None, 0, 1)]
    assert rounds == 2


@pytest.mark.parametrize("seat", [CHANCE, -2, 2, True, 0.0, "0"])
def test_there_is_no_such_seat(seat: object) -> None:
    """A number below 0 must never count from the end."""
    play = new_play()
    questions: list[Any] = [
        play.view,
        play.news,
        play.choices,
        play.undo,
        play.resign,
        lambda who: play.act(who, Place("b1")),
    ]
    for ask in questions:
        with pytest.raises(Refused, match="unknown-seat"):
            ask(seat)


@pytest.mark.parametrize("action", [10**6, -1, True, 0.0, None, "b1", {"do": "place"}, {"do": "fly"}, [], Play])
def test_whatever_is_no_action_of_the_game_is_refused(action: object) -> None:
    assert refusal_key(new_play(), 0, action) == "unknown-action"


def test_an_action_may_be_said_as_a_word_as_json_or_as_a_number() -> None:
    said: list[Any] = [Place("b1"), {"do": "place", "room": "b1"}, GAME.catalogue.number(Place("b1"))]
    for action in said:
        play = new_play()
        play.act(0, action)
        assert play.news(1) == [Placed(Ghost(0, "red"), "b1")]


@pytest.mark.parametrize(
    ("seats", "options", "seed", "key"),
    [
        (3, None, "moon", "wrong-number-of-players"),
        (0, None, "moon", "wrong-number-of-players"),
        (-1, None, "moon", "wrong-number-of-players"),
        (10**12, None, "moon", "wrong-number-of-players"),
        (True, None, "moon", "wrong-number-of-players"),
        (2.0, None, "moon", "wrong-number-of-players"),
        (2, {"turn_limit": -5}, "moon", "bad-option"),
        (2, {"colour": "red"}, "moon", "unknown-option"),
        (2, Options(turn_limit=-5), "moon", "bad-option"),
        (2, game_called("ghosts").options_type(), "moon", "bad-option"),
        (2, None, "", "bad-seed"),
        (2, None, 7, "bad-seed"),
        (2, [1], "moon", "options-not-by-name"),
        (2, "x", "moon", "options-not-by-name"),
        (2, {1: 2}, "moon", "unknown-option"),
        (("", "Bert"), None, "moon", "seat-without-name"),
        (("Ada", " "), None, "moon", "seat-without-name"),
        (("Ada", 7), None, "moon", "seat-without-name"),
        (("Ada", "B\nert"), None, "moon", "seat-without-name"),
        (("Ada", "Ada"), None, "moon", "name-twice"),
    ],
)
def test_what_is_not_possible_is_not_begun(seats: Any, options: Any, seed: Any, key: str) -> None:
    with pytest.raises(Refused) as refused:
        Play.begin("18-ghosts", seats, options, seed)
    assert refused.value.refusal.key == key
    assert "{" not in str(refused.value)
    assert key not in str(refused.value).partition(f" [{key}]")[0]


@pytest.mark.parametrize("game", [None, 7, "18", GAME.options_type])
def test_only_a_game_of_the_shelf_is_begun(game: Any) -> None:
    with pytest.raises(Refused) as refused:
        Play.begin(game, 2)
    assert refused.value.refusal.key == "unknown-game"
    assert "18-ghosts" in str(refused.value)


def test_a_refusal_is_a_sentence_for_whoever_calls_from_python() -> None:
    play = new_play()
    play.act(0, Place("b1"))
    with pytest.raises(Refused) as refused:
        play.act(1, Place("b1"))
    assert str(refused.value) == f"{Texts('en', '18-ghosts').refusal(refused.value.refusal)} [room-taken]"
    with pytest.raises(Refused, match=r"^It is not your turn now\. \[not-your-turn\]$"):
        play.act(0, Place("c1"))


def play_first_choices(play: Play) -> None:
    while play.to_act:
        play.act(play.to_act[0], play.choices(play.to_act[0])[0])


def test_a_play_without_its_seed_goes_as_far_as_its_rolls_are_written_down() -> None:
    """A journal that somebody was sent in the midst of a game."""
    game = game_called("ghosts")
    play = Play.begin(game, 2, seed="moon")
    for _ in range(4):
        seat = play.to_act[0]
        play.act(seat, play.choices(seat)[0])
    again = Replay(game, read_journal(play.journal.text())).to_end()
    assert [again.view(viewer) for viewer in (None, 0, 1)] == [play.view(viewer) for viewer in (None, 0, 1)]
    with pytest.raises(Refused, match="roll-not-recorded"):
        play_first_choices(again)
    assert again.to_act != (CHANCE,)


def test_nobody_asks_for_a_journal_that_nobody_keeps() -> None:
    with pytest.raises(ValueError, match="nobody keeps a journal"):
        _ = new_play().clone().journal
