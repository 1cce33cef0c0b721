"""A step of a secret choice is taken back, and nobody else can tell."""

from geisterstunde.core.journal import Undone
from geisterstunde.table import entries
from geisterstunde.table.notes import (
    TookBack,
)
from geisterstunde.table.words import (
    Agree,
    Proposal,
    Undo,
)
from tests.table.scene import Scene, game_of, numbers_of, told


def in_a_secret_choice() -> tuple[Scene, int, int]:
    """All seats put cards aside at the same time, one by one; the first has just put one aside."""
    scene = game_of("ghost-for-sale", 3)
    assert scene.to_act == (0, 1, 2)
    scene.act(0)
    return scene, 0, 1


def test_a_step_of_a_secret_choice_is_seen_by_nobody_else() -> None:
    scene, first, second = in_a_secret_choice()
    assert scene.table.news_for(second) is None
    assert scene.table.news_for(first) is not None


def test_taking_back_a_step_of_a_secret_choice_is_heard_by_nobody_else() -> None:
    scene, first, second = in_a_secret_choice()
    numbers = numbers_of(scene.table)
    scene.do(first, Undo())
    assert scene.notes(first) == [TookBack(first)]
    assert scene.table.news_for(second) is None
    assert [after - before for after, before in zip(numbers_of(scene.table), numbers, strict=True)].count(1) == 1


def test_what_others_chose_secretly_since_stands_and_is_not_betrayed() -> None:
    scene, first, second = in_a_secret_choice()
    chosen = scene.table.welcome_for(first, None).view
    scene.act(second)
    assert scene.table.news_for(None) is None
    mine = scene.table.welcome_for(second, None).view
    entry = scene.do(first, Undo())
    assert isinstance(entry, entries.TookBack)
    assert entry.lines == (Undone(seat=first),)
    assert scene.table.welcome_for(second, None).view == mine
    assert scene.table.welcome_for(first, None).view != chosen
    assert told(scene.restored()) == told(scene.table)
    scene.play_to_the_end()
    assert scene.journal().ended is not None


def test_a_secret_step_does_not_drop_a_proposal() -> None:
    """Else everybody would notice it; and what was proposed stays the same."""
    scene, first, second = in_a_secret_choice()
    while first in scene.to_act:
        scene.act(first)
    scene.do(first, Undo())
    for command in (None, Undo(), None):
        scene.do(second, command) if command is not None else scene.act(second)
        assert scene.table.news_for(None) is None
    assert scene.sheet.proposals == (Proposal("undo", first),)
    scene.do(second, Agree("undo"))
    entry = scene.do(2, Agree("undo"))
    assert isinstance(entry, entries.TookBack)
    assert scene.to_act == (0, 1, 2)
    assert told(scene.restored()) == told(scene.table)
