"""What people are told to do, and that nobody is told too much."""

from geisterstunde.core.words import Prompt
from geisterstunde.games.ghosts.game import GAME
from geisterstunde.games.ghosts.words import Options
from tests.games.ghosts.scene import FOG_HAND, Scene


def prompt(scene: Scene, name: str | None = None) -> Prompt:
    return GAME.prompt(scene.view(name))


def test_before_the_deal_the_cards_are_shuffled() -> None:
    assert GAME.prompt(GAME.view(GAME.start(2, Options()), 0)) == Prompt("shuffle", {"round": 1})


def test_only_who_holds_nothing_but_fog_is_asked_for_a_redraw() -> None:
    """§2.2, §2.3"""
    scene = Scene("A: y1 y2 y3 r1 r2", f"B: {FOG_HAND}", keep=False)
    assert prompt(scene, "A") == Prompt("keep")
    assert prompt(scene, "B") == Prompt("redraw-or-keep")
    assert prompt(scene) == Prompt("wait-for-answers", {"left": 2})
    scene.play("A keep")
    assert prompt(scene, "A") == Prompt("wait-for-answers", {"left": 1})
    scene.play("B redraw")
    assert prompt(scene, "A") == Prompt("shuffle", {"round": 1})


def test_who_opens_is_told_so() -> None:
    """§3.1"""
    assert prompt(Scene("A: y1 y2 y3 r1 r2", "B: b1 b2 b3 w1 w2")) == Prompt("open", {"seat": 0})


def test_a_turn_names_the_fear_the_top_family_and_what_is_left_to_seven() -> None:
    """§3.2, §3.6"""
    scene = Scene("A: y1 y2 y3 r1 r2", "B: b1 b2 b3 w1 w2").play("A y3")
    assert prompt(scene, "B") == Prompt("turn", {"seat": 1, "fear": 3, "left": 3, "family": "yellow"})


def test_at_seven_only_a_mirror_or_fog_helps() -> None:
    """§3.6"""
    scene = Scene("A: y3 y2 y3 r1 r2", "B: b1 b2 b3 w1 w2").play("A y3", "B b3", "A r1")
    assert prompt(scene) == Prompt("turn-at-most-fear", {"seat": 1, "fear": 7, "family": "red"})


def test_who_may_give_points_back_is_told_how_many_and_after_that_it_is_over() -> None:
    """§5.4"""
    scene = Scene("A: y1", "B: r1 r2", late=True, options=Options(rounds=1, give_back="choose")).play("A y1", "B r1")
    assert prompt(scene) == Prompt("give-back", {"seat": 0, "most": 1})
    scene.play("A back 1", "B back 1")
    assert prompt(scene) == Prompt("over")
