"""A game begun under older rules is played on by them, where the program still can; else it is refused."""

import random
from typing import ClassVar

import pytest

from geisterstunde.core.journal import read_journal
from geisterstunde.core.words import Refused
from geisterstunde.games.eighteen_ghosts.game import EighteenGhosts
from geisterstunde.table.play import Play
from geisterstunde.table.replay import verify


class Revised(EighteenGhosts):
    """18 Ghosts after a fix that changed what `turn_limit` is where nobody says so."""

    rules_version = EighteenGhosts.rules_version + 1
    older_rules: ClassVar = {EighteenGhosts.rules_version: {"turn_limit": 3}}


def old_journal() -> str:
    """A journal of the time before, which could not know the option that came with the fix."""
    game = EighteenGhosts()
    table = Play.begin(game, ("Ada", "Bert"), game.options_type(turn_limit=3), "moon")
    rng = random.Random(1)
    while table.to_act:
        table.act(table.to_act[0], rng.choice(table.choices(table.to_act[0])))
    return table.journal.text()


def test_a_journal_of_older_rules_is_verified_by_them() -> None:
    journal = read_journal(old_journal())
    assert verify(Revised(), journal) == verify(EighteenGhosts(), journal)


def test_what_an_old_opening_says_counts_more_than_what_it_could_not_say() -> None:
    game = Revised()
    older = EighteenGhosts.rules_version
    assert game.options_of(older, {}) == game.options_from({"turn_limit": 3})
    assert game.options_of(older, {"turn_limit": 9}) == game.options_from({"turn_limit": 9})
    assert game.options_of(game.rules_version, {}) == game.options_from({})


def test_rules_that_nobody_plays_any_more_are_refused() -> None:
    class ForgetfulRevision(Revised):
        older_rules: ClassVar = {}

    with pytest.raises(Refused, match="journal-other-rules"):
        verify(ForgetfulRevision(), read_journal(old_journal()))
