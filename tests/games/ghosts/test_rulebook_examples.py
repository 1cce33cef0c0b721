"""The worked examples of the rulebook, card by card."""

from tests.games.ghosts.scene import Scene


def test_another_family_three_mummies_and_two_frankies_make_five() -> None:
    """§3.2"""
    scene = Scene("Oliver: y3 w1 w2 w3 g1", "Sabine: r2 g2 g3 k1 k2").play("Oliver y3", "Sabine r2")
    assert scene.said == "5"


def test_mirror_three_mummies_and_one_mummy_stay_three_and_oliver_is_next() -> None:
    """§3.3"""
    scene = Scene("Oliver: y3 w1 w2 w3 g1", "Sabine: y1 g2 g3 k1 k2", "Max: r1 r2 r3 b1 b2").play(
        "Oliver y3", "Sabine y1"
    )
    assert scene.said == "3, mirror"
    assert scene.turn == "Oliver"


def test_fog_on_three_mummies_stays_three_and_the_next_player_has_the_turn() -> None:
    """§3.5"""
    scene = Scene("Oliver: y3 w1 w2 w3 g1", "Sabine: fog g2 g3 k1 k2", "Max: r1 r2 r3 b1 b2").play(
        "Oliver y3", "Sabine fog"
    )
    assert scene.said == "3, fog"
    assert scene.turn == "Max"
    assert scene.view().fog_beside == 1


def test_the_round_of_oliver_sabine_max_and_mira() -> None:
    """§3.1–§3.7, §4.1–§4.3"""
    scene = Scene(
        "Oliver: r2 fog w2 g3 k1",
        "Sabine: y3 b2 w1 g1 k2",
        "Max: y2 r1 r3 g2 k3",
        "Mira: b1 w3 g1 k1 y1",
        draw="w1 g2 k2 r3 y1 w2 g3",
    )
    assert scene.turn == "Oliver"

    scene.play("Oliver r2")
    assert scene.said == "2"
    assert scene.hand("Oliver") == "w1 w2 k1 g3 fog"

    assert scene.turn == "Sabine"
    scene.play("Sabine y3")
    assert scene.said == "5"
    assert scene.hand("Sabine") == "b2 w1 k2 g1 g2"

    assert scene.turn == "Max"
    scene.play("Max y2")
    assert scene.said == "5, mirror"
    assert scene.hand("Max") == "r1 r3 k2 k3 g2"

    assert scene.turn == "Sabine"
    scene.play("Sabine b2")
    assert scene.said == "7"
    assert scene.hand("Sabine") == "r3 w1 k2 g1 g2"

    assert scene.turn == "Oliver"
    scene.play("Oliver fog")
    assert scene.said == "7, fog"
    assert scene.hand("Oliver") == "y1 w1 w2 k1 g3"

    assert scene.turn == "Mira"
    scene.play("Mira b1")
    assert scene.said == "7, mirror"
    assert scene.hand("Mira") == "y1 w2 w3 k1 g1"

    # Oliver has neither a blue ghost nor fog.
    assert scene.turn == "Oliver"
    assert scene.choices("Oliver") == {"take"}
    scene.play("Oliver take")
    assert scene.points == {"Oliver": 2, "Sabine": 1, "Max": 1, "Mira": 1}
    assert scene.view().direction == "clockwise"

    assert scene.turn == "Oliver"
    scene.play("Oliver g3")
    assert scene.said == "3"
    assert scene.hand("Oliver") == "y1 w1 w2 k1 g3"
    assert scene.turn == "Sabine"
