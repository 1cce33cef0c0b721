"""A table accepts legal actions only, tells everybody their part, and takes back what may be taken back."""

from typing import Any

import pytest

from geisterstunde.core.journal import read_journal
from geisterstunde.core.luck import commitment_to
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called
from geisterstunde.games.eighteen_ghosts.words import Ghost, Move, Options, Place, Placed
from geisterstunde.table.table import Table

GAME = game_called("18-ghosts")


def new_table(seed: str = "moon") -> Table:
    return Table.open(GAME, ("Ada", "Bert"), Options(), seed)


def refusal_key(table: Table, seat: int, action: object) -> str:
    before = table.journal.text(), table.view(None)
    with pytest.raises(Refused) as refused:
        table.play(seat, action)  # type: ignore[arg-type]
    assert (table.journal.text(), table.view(None)) == before
    return refused.value.refusal.key


def test_a_table_publishes_the_hash_of_its_seed_before_the_first_deal() -> None:
    assert new_table().commitment == commitment_to("moon")
    assert "moon" not in new_table().journal.text()


def test_a_legal_action_is_carried_out_and_told() -> None:
    table = new_table()
    table.play(0, Place("b1"))
    assert table.news(None) == [Placed(Ghost(0, "red"), "b1")]
    assert table.to_act == (1,)
    assert table.choices(0) == []


def test_an_action_out_of_turn_is_refused_and_changes_nothing() -> None:
    assert refusal_key(new_table(), 1, Place("b1")) == "not-your-turn"


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    table = new_table()
    table.play(0, Place("b1"))
    assert refusal_key(table, 1, Place("b1")) == "room-taken"


def test_an_action_that_does_not_exist_is_refused() -> None:
    assert refusal_key(new_table(), 0, Move("a1", "e5")) == "unknown-action"


def test_a_finished_game_takes_no_more_actions() -> None:
    table = Table.open(GAME, ("Ada", "Bert"), Options(turn_limit=1), "moon")
    while table.to_act:
        table.play(table.to_act[0], table.choices(table.to_act[0])[0])
    assert table.result is not None
    assert refusal_key(table, 0, Place("b1")) == "game-is-over"


def test_the_last_action_can_be_taken_back_by_its_seat_until_somebody_else_acts() -> None:
    table = new_table()
    start = table.view(None)
    table.play(0, Place("b1"))
    with pytest.raises(Refused, match="undo-not-yours"):
        table.undo(1)
    table.undo(0)
    assert table.view(None) == start
    with pytest.raises(Refused, match="nothing-to-undo"):
        table.undo(0)


def test_a_table_resumes_from_its_journal_and_seed() -> None:
    table = new_table()
    table.play(0, Place("b1"))
    again = Table(GAME, read_journal(table.journal.text()), "moon")
    assert again.view(0) == table.view(0)
    assert again.news(0) == table.news(0)
    again.play(1, Place("a1"))
    assert again.to_act == (1,)


def test_a_table_does_not_resume_with_another_seed() -> None:
    with pytest.raises(Refused, match="wrong-seed"):
        Table(GAME, read_journal(new_table().journal.text()), "sun")


def test_a_table_is_not_opened_with_a_wrong_number_of_seats_or_a_bad_seed() -> None:
    with pytest.raises(Refused, match="wrong-number-of-players"):
        Table.open(GAME, ("Ada",), Options(), "moon")
    with pytest.raises(Refused, match="bad-seed"):
        new_table("")


def test_a_card_that_was_seen_cannot_be_taken_back() -> None:
    """Also not by resuming the game."""
    for name in ("ghosts", "ghoosty", "rest-in-peace"):
        game = game_called(name)
        table = Table.open(game, ("Ada", "Bert"), game.options_type(), "moon")
        while not any(map(game.is_revealing, table.news(None))):
            seat = table.to_act[0]
            table.play(seat, table.choices(seat)[0])
        for witness in (table, Table(game, read_journal(table.journal.text()), "moon")):
            with pytest.raises(Refused, match="undo-after-reveal"):
                witness.undo(seat)


def test_the_news_after_a_resumption_are_the_news_before_it() -> None:
    """An action that ends a round and the deal that follows are told together."""
    game = game_called("ghosts")
    table = Table.open(game, ("Ada", "Bert"), game.options_type(), "moon")
    rounds = 0
    while table.to_act and rounds < 2:
        seat = table.to_act[0]
        table.play(seat, table.choices(seat)[0])
        rounds += "RoundEnded" in [type(event).__name__ for event in table.news(None)]
        again = Table(game, read_journal(table.journal.text()), "moon")
        assert [again.news(viewer) for viewer in (None, 0, 1)] == [table.news(viewer) for viewer in (None, 0, 1)]
    assert rounds == 2


@pytest.mark.parametrize("seat", [-1, 2, True, 0.0, "0"])
def test_there_is_no_such_seat(seat: object) -> None:
    """A number below 0 must never count from the end."""
    table = new_table()
    questions: list[Any] = [table.view, table.news, table.choices, table.undo, lambda who: table.play(who, Place("b1"))]
    for ask in questions:
        with pytest.raises(Refused, match="unknown-seat"):
            ask(seat)
