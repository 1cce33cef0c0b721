"""Numbers told twice, because the compiler works out only the sums of one file, are the same in both places."""

from geisterstunde.bots.ghoosty import judgement as ghoosty
from geisterstunde.bots.ghosts import judgement as ghosts
from geisterstunde.bots.rest_in_peace import traits
from geisterstunde.games.eighteen_ghosts import box as castle
from geisterstunde.games.eighteen_ghosts import rules as castle_rules
from geisterstunde.games.ghoosty import box as houses
from geisterstunde.games.ghosts import box as families
from geisterstunde.games.ghosts import rules as families_rules
from geisterstunde.games.rest_in_peace import box as psychics
from geisterstunde.games.rest_in_peace import numbers, state


def test_catalogues_have_room_for_every_card_and_every_way() -> None:
    assert castle_rules.FIGHT - castle_rules.MOVE == castle.WAYS
    assert castle_rules.RELEASE - castle_rules.FIGHT == castle.STEPS
    assert families_rules.TAKE == families.KINDS
    assert numbers.BLIND - numbers.PLAY == numbers.SWAP - numbers.LAY == psychics.CARDS
    assert numbers.FETCH - numbers.NAME == numbers.TURN_UP - numbers.DISCARD == psychics.HIGHEST


def test_a_pile_has_room_for_its_size_and_a_whole_family() -> None:
    assert state.PILE == psychics.FAMILY + 1


def test_judgements_have_a_weight_for_every_kind() -> None:
    assert ghoosty.HOUSES - ghoosty.HELD == houses.KINDS * (ghoosty.HELD_MOST + 1)
    assert ghoosty.STAYING - ghoosty.PLAY == houses.HIGHEST * 4
    assert ghosts.FOG_SHIFT == families.NO_FAMILY * 4
    assert traits.ALL == psychics.PSYCHICS + 1
    assert traits.VILLAS_HERE - traits.NUMBER == psychics.TENTH + 1
