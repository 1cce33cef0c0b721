"""Every guided first game can be played to its end, says something in every step, and what it says is true."""

from typing import Any

import msgspec
import pytest

from geisterstunde.core.words import Refused
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.table.guide import LEARNER, Guide, guide_of, has_guide, read_move
from geisterstunde.texts import LANGUAGES
from geisterstunde.texts.guides import guide_bundle, guide_sentence

GUIDES = [name for name in FOLDERS if has_guide(name)]
STEPS = [(name, place) for name in GUIDES for place in range(len(guide_of(name).spans))]


def at(view: Any, path: str) -> Any:
    """What stands in a view under a path such as `hand_sizes.0`."""
    found = msgspec.json.decode(msgspec.json.encode(view))
    for part in path.split("."):
        found = found[int(part)] if isinstance(found, list) else found[part]
    return found


def of(name: str, place: int) -> tuple[Guide, Any, Any]:
    guide = guide_of(name)
    return guide, guide.script.steps[place], guide.moments[guide.spans[place].said]


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_has_ten_to_fourteen_steps_and_something_to_do_in_half_of_them(name: str) -> None:
    guide = guide_of(name)
    assert 10 <= len(guide.spans) <= 14
    done = [
        span for span in guide.spans if any(m.seat == LEARNER for m in guide.moments[span.first + 1 : span.last + 1])
    ]
    assert len(done) >= 5


@pytest.mark.parametrize(("name", "place"), STEPS)
def test_what_a_step_says_about_the_table_is_true(name: str, place: int) -> None:
    _, step, moment = of(name, place)
    assert {path: at(moment.view, path) for path in step.holds} == step.holds


@pytest.mark.parametrize(("name", "place"), STEPS)
def test_in_a_step_the_learner_is_never_passed_over(name: str, place: int) -> None:
    """Moves of the learner come one after the other, and each is among the choices that are shown."""
    guide, _, _ = of(name, place)
    span = guide.spans[place]
    for before, after in zip(range(span.first, span.last), range(span.first + 1, span.last + 1), strict=True):
        if guide.moments[after].seat == LEARNER:
            assert guide.moments[after].action in guide.moments[before].choices


@pytest.mark.parametrize(("name", "place"), STEPS)
def test_what_is_to_be_tried_is_refused_by_the_rules(name: str, place: int) -> None:
    guide, step, moment = of(name, place)
    tried = guide.tried(place)
    if tried is None:
        assert step.tries == ""
        return
    assert guide.spans[place].said == guide.spans[place].last, "who tries something does nothing else in this step"
    with pytest.raises(Refused):
        game_called(name).foretell(moment.view, LEARNER, tried)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "place"), STEPS)
def test_every_step_says_something_in_both_languages(name: str, place: int, language: str) -> None:
    guide, step, _ = of(name, place)
    said = guide_sentence(name, guide.script, step.key, language)
    assert said.text
    assert said.how
    assert "{" not in said.text + said.how
    assert "$" not in (said.text + said.how).replace("$ale", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GUIDES)
def test_no_sentence_of_a_guide_is_left_over(name: str, language: str) -> None:
    assert set(guide_bundle(name, language)._messages) == {step.key for step in guide_of(name).script.steps}


@pytest.mark.parametrize("name", GUIDES)
def test_bots_in_a_guide_are_ghosts_of_the_house(name: str) -> None:
    from geisterstunde.bots.levels import LEVELS

    assert set(guide_of(name).script.bots) <= {level.name for level in LEVELS}


@pytest.mark.parametrize("name", GUIDES)
def test_moves_are_written_as_the_game_writes_them(name: str) -> None:
    game = game_called(name)
    for step in guide_of(name).script.steps:
        for move in (*step.unseen, *step.moves):
            seat, action = read_move(game, move)
            assert f"{seat} {game.write(action)}" == move
