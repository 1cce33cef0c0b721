"""What the guided first game says about the ladders follows from what the learner knows."""

from typing import cast

import pytest

from geisterstunde.games import game_called
from geisterstunde.games.ghost_for_sale.notebook import Conclusions
from geisterstunde.games.ghost_for_sale.words import View
from geisterstunde.table.guide import guide_of

GAME = game_called("ghost-for-sale")
CULZEAN = 2
FLAKE = 2


def told_in(key: str) -> tuple[View, Conclusions]:
    """The view of a step, and what follows from it."""
    guide = guide_of(GAME.name)
    place = [step.key for step in guide.script.steps].index(key)
    view = guide.moments[guide.spans[place].said].view
    return cast(View, view), cast(Conclusions, GAME.conclude(view))


@pytest.mark.parametrize(("key", "ghosts"), [("bright", [1, 2, 3]), ("liar", [2, 3])])
def test_the_ladder_of_culzean_shows_what_the_guide_says(key: str, ghosts: list[int]) -> None:
    _, told = told_in(key)
    assert [count.ghosts for count in told.properties[CULZEAN].counts] == ghosts


def test_if_flake_lies_culzean_has_two_ghosts_instead_of_three() -> None:
    _, told = told_in("suppose")
    assert {way.questions[FLAKE]: way.ghosts[CULZEAN] for way in told.each_way} == {"true": 3, "false": 2}


def test_no_house_promises_more_than_the_one_that_the_guide_bids_for() -> None:
    view, told = told_in("bid")
    promised = [
        sum(count.ways * lot.points[count.ghosts] for count in house.counts)
        for lot, house in zip(view.lots, told.properties, strict=True)
    ]
    assert promised.index(max(promised)) == CULZEAN
    assert promised.count(max(promised)) == 1
