"""Whatever comes from outside is either understood or refused; nothing else ever happens."""

import contextlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geisterstunde.core.journal import read_journal
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called, names
from geisterstunde.table.play import Play
from geisterstunde.table.replay import verify

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=8,
)


def finished_journal(name: str) -> str:
    game = game_called(name)
    table = Play.begin(game, tuple("ABCDEF"[: game.fewest_players]), game.options_type(), "hostile")
    rng = random.Random(11)
    while table.to_act:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
    return table.journal.text()


JOURNALS = {name: finished_journal(name) for name in names()}


@pytest.mark.parametrize("name", names())
@given(start=st.floats(0, 1), length=st.integers(0, 40), insert=st.text(max_size=20))
@settings(deadline=None, max_examples=150)
def test_a_journal_with_a_piece_exchanged_is_refused_or_unchanged(
    name: str, start: float, length: int, insert: str
) -> None:
    text = JOURNALS[name]
    place = int(start * len(text))
    changed = text[:place] + insert + text[place + length :]
    if changed == text:
        return
    with pytest.raises(Refused):
        verify(game_called(name), read_journal(changed))


@given(text=st.text())
@settings(deadline=None)
def test_any_text_is_a_journal_or_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_journal(text)


@pytest.mark.parametrize("name", names())
@given(text=st.text(max_size=12) | st.text(alphabet="abcde12345-xrby*+ fogtakeluck", max_size=12))
@settings(deadline=None, max_examples=300)
def test_any_text_is_a_move_of_the_catalogue_or_refused(name: str, text: str) -> None:
    game = game_called(name)
    with contextlib.suppress(Refused):
        assert game.read(text) in game.catalogue


@pytest.mark.parametrize("name", names())
@given(data=st.data())
@settings(deadline=None, max_examples=200)
def test_any_options_are_understood_or_refused(name: str, data: st.DataObject) -> None:
    game = game_called(name)
    fields = st.sampled_from([*game.options_type.__struct_fields__, "nonsense"])
    raw = data.draw(st.dictionaries(fields, JSON, max_size=3))
    with contextlib.suppress(Refused):
        options = game.options_from(raw)
        game.check_start(game.fewest_players, options)
        game.start(game.fewest_players, options)
