"""Taking back is free until something was seen, and needs the consent of the others beyond that."""

import random

import pytest

from geisterstunde.core.journal import Undone, read_journal
from geisterstunde.core.words import Refused
from geisterstunde.games import FOLDERS, game_called
from geisterstunde.table import entries
from geisterstunde.table.notes import (
    AgreedForGone,
    AgreedTo,
    CameBack,
    Declined,
    Dropped,
    HostChanged,
    Left,
    PracticeOver,
    Proposed,
    TookBack,
)
from geisterstunde.table.words import (
    Agree,
    AgreeForGone,
    Disagree,
    Proposal,
    Resign,
    Return,
    SeatBot,
    Sit,
    Stand,
    Start,
    Undo,
)
from tests.table.scene import Scene, game_of, told


def reveal(scene: Scene) -> int:
    """Play until somebody has seen something; the seat that showed it."""
    assert scene.table.play is not None
    while True:
        seat = scene.to_act[0]
        scene.act(seat)
        if scene.table.play.why_not_undo(seat) is not None and scene.to_act[0] != seat:
            return seat


def test_what_nobody_has_answered_is_taken_back_at_once() -> None:
    scene = game_of()
    before = scene.table.welcome_for(None, None).view
    scene.act(0, "b1")
    entry = scene.do(0, Undo())
    assert isinstance(entry, entries.TookBack)
    assert entry.lines == (Undone(),)
    assert scene.table.welcome_for(None, None).view == before
    assert scene.notes() == [TookBack(0)]
    assert scene.notes(1) == [TookBack(0)]


def test_there_has_to_be_something_to_take_back() -> None:
    scene = game_of()
    assert scene.refusal(0, Undo()) == "nothing-to-undo"
    scene.act(0, "b1")
    assert scene.refusal(1, Undo()) == "nothing-to-undo"


def test_beyond_that_the_others_are_asked() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.act(1, "a1")
    scene.do(0, Undo())
    assert scene.notes() == [Proposed("undo", 0)]
    assert scene.sheet.proposals == (Proposal("undo", 0),)
    assert scene.to_act == (1,)


def test_with_consent_the_action_and_everything_after_it_are_taken_back() -> None:
    scene = game_of()
    before = scene.table.welcome_for(None, None).view
    scene.act(0, "b1")
    scene.act(1, "a1")
    scene.do(0, Undo())
    entry = scene.do(1, Agree("undo"))
    assert isinstance(entry, entries.TookBack)
    assert entry.lines == (Undone(actions=2, agreed=True),)
    assert scene.table.welcome_for(None, None).view == before
    assert scene.sheet.proposals == ()
    assert scene.notes() == [TookBack(0)]


def test_rolls_are_taken_back_too_and_come_again_as_they_were() -> None:
    scene = game_of("ghosts", options={"rounds": 3})
    while True:
        seat = scene.to_act[0]
        before = scene.table.welcome_for(None, None).view
        entry = scene.act(seat)
        assert isinstance(entry, entries.Acted)
        if len(entry.lines) > 1:
            break
    after = told(scene.table)["welcome"][0].view
    scene.do(seat, Undo())
    scene.do(1 - seat, Agree("undo"))
    assert scene.table.welcome_for(None, None).view == before
    scene.act(seat)
    assert scene.table.welcome_for(None, None).view == after


def test_everybody_else_has_to_agree() -> None:
    scene = game_of("ghosts", 4)
    seat = reveal(scene)
    scene.do(seat, Undo())
    first, second, third = (other for other in range(4) if other != seat)
    scene.do(first, Agree("undo"))
    assert scene.notes() == [AgreedTo("undo", first)]
    assert scene.sheet.proposals == (Proposal("undo", seat, (first,)),)
    scene.do(second, Agree("undo"))
    scene.do(third, Agree("undo"))
    assert scene.notes() == [TookBack(seat)]


def test_one_who_does_not_agree_is_enough() -> None:
    scene = game_of("ghosts", 3)
    seat = reveal(scene)
    before = scene.table.welcome_for(None, None).view
    scene.do(seat, Undo())
    others = [other for other in range(3) if other != seat]
    scene.do(others[0], Agree("undo"))
    scene.do(others[1], Disagree("undo"))
    assert scene.notes() == [Declined("undo", others[1])]
    assert scene.sheet.proposals == ()
    assert scene.table.welcome_for(None, None).view == before


def test_who_has_agreed_may_think_again() -> None:
    scene = game_of("ghosts", 3)
    seat = reveal(scene)
    scene.do(seat, Undo())
    other = (seat + 1) % 3
    scene.do(other, Agree("undo"))
    assert scene.refusal(other, Agree("undo")) == "already-agreed"
    scene.do(other, Disagree("undo"))
    assert scene.sheet.proposals == ()


def test_a_proposal_can_be_withdrawn() -> None:
    scene = game_of("ghosts")
    seat = reveal(scene)
    scene.do(seat, Undo())
    assert scene.refusal(seat, Agree("undo")) == "own-proposal"
    assert scene.refusal(seat, Undo()) == "already-proposed"
    scene.do(seat, Disagree("undo"))
    assert scene.sheet.proposals == ()


def test_nobody_agrees_to_what_nobody_proposed() -> None:
    scene = game_of()
    assert scene.refusal(0, Agree("undo")) == "no-such-proposal"
    assert scene.refusal(0, Disagree("undo")) == "no-such-proposal"
    watcher = scene.join("Cleo")
    assert scene.refusal(watcher, Agree("undo")) == "not-seated"
    assert scene.refusal(watcher, Undo()) == "not-seated"


def test_all_are_told_how_many_moves_a_proposed_taking_back_would_undo() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.act(1, "a1")
    assert scene.table.welcome_for(1, None).undo_asked == 0
    scene.do(0, Undo())
    assert [scene.table.welcome_for(seat, None).undo_asked for seat in (0, 1)] == [2, 2]
    scene.do(1, Disagree("undo"))
    assert scene.table.welcome_for(1, None).undo_asked == 0


def test_an_action_drops_the_proposal() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.act(1, "a1")
    scene.do(0, Undo())
    scene.act(1)
    assert scene.notes() == [Dropped("undo")]
    assert scene.sheet.proposals == ()
    assert scene.refusal(1, Agree("undo")) == "no-such-proposal"


def test_taking_back_freely_drops_the_proposal_of_somebody_else() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.act(1, "a1")
    scene.do(0, Undo())
    scene.do(1, Undo())
    assert scene.notes() == [TookBack(1), Dropped("undo")]
    assert scene.sheet.proposals == ()


def test_two_proposals_of_one_kind_do_not_go_together() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.act(1, "a1")
    scene.act(1, "c2")
    scene.act(0)
    scene.do(1, Undo())
    assert scene.table.play is not None
    scene.do(0, Resign())
    assert scene.refusal(1, Resign()) == "already-proposed"
    assert scene.sheet.proposals == (Proposal("undo", 1), Proposal("resign", 0))


def test_a_proposal_to_resign_outlives_an_action() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.act(1, "a1")
    scene.do(0, Undo())
    scene.do(0, Resign())
    scene.act(1)
    assert scene.sheet.proposals == (Proposal("resign", 0),)


def test_bots_always_agree() -> None:
    scene = Scene(bots={1: "veil"})
    scene.do(0, Start())
    before = scene.table.welcome_for(0, None).view
    scene.act(0, "b1")
    scene.bot_acts(1)
    entry = scene.do(0, Undo())
    assert isinstance(entry, entries.TookBack)
    assert entry.is_agreed
    assert scene.table.welcome_for(0, None).view == before


def test_who_is_away_still_has_a_say() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.act(1, "a1")
    scene.do(1, Stand())
    scene.do(0, Undo())
    assert scene.sheet.proposals == (Proposal("undo", 0),)
    scene.do(1, Disagree("undo"))
    assert scene.notes() == [Declined("undo", 1)]
    scene.do(0, Undo())
    scene.do(1, Agree("undo"))
    assert scene.notes() == [TookBack(0)]


def test_a_host_does_not_get_round_consent_by_a_bot_that_sits_in() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.act(1, "a1")
    scene.do(1, SeatBot(1, "flake"))
    scene.do(0, Undo())
    assert scene.sheet.proposals == (Proposal("undo", 0),)
    assert scene.refusal(0, AgreeForGone("undo")) == "nobody-long-gone"


def test_in_the_place_of_who_has_been_gone_for_long_the_host_decides_and_everybody_hears_it() -> None:
    scene = game_of("ghosts", 3)
    seat = reveal(scene)
    scene.do(seat, Undo())
    one, other = (person for person in range(3) if person != seat)
    scene.gone[one] = scene.now
    scene.now += 29
    assert scene.refusal(0, AgreeForGone("undo")) == "nobody-long-gone"
    scene.now += 1
    if seat == 0:
        assert scene.refusal(other, AgreeForGone("undo")) == "host-only"
    scene.do(0, AgreeForGone("undo"))
    assert scene.notes() == [AgreedForGone((one,))]
    assert scene.sheet.proposals == (Proposal("undo", seat, (one,)),)
    scene.do(other, Agree("undo"))
    assert scene.notes() == [TookBack(seat)]
    assert told(scene.restored()) == told(scene.table)


def test_the_last_consent_may_be_that_of_the_host_for_who_is_gone() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.act(1, "a1")
    scene.do(0, Undo())
    scene.gone[1] = scene.now - 30
    scene.do(0, AgreeForGone("undo"))
    assert scene.notes() == [AgreedForGone((1,)), TookBack(0)]
    assert told(scene.restored()) == told(scene.table)


def shown_by_bots(name: str, seed: int) -> Scene | None:
    """One person with bots, just after something was rolled, shown or answered; None if that did not happen."""
    rng = random.Random(seed)
    players = game_called(name).fewest_players
    scene = Scene(name, players, bots=dict.fromkeys(range(1, players), "veil"), secret=f"moon {seed}")
    scene.do(0, Start())
    play = scene.table.play
    for _ in range(rng.randrange(4, 40)):
        if scene.sheet.phase != "playing":
            return None
        seat = rng.choice(scene.to_act)
        assert scene.table.play is not None
        choice = rng.choice(scene.table.play.choices(seat))
        if seat:
            scene.bot_acts(seat, scene.table.play.game.catalogue.number(choice))
        else:
            scene.act(0, scene.table.play.game.write(choice))
    play = scene.table.play
    assert play is not None
    is_not_free = play.last_of(0) is not None and play.why_not_undo(0) is not None
    return scene if is_not_free and scene.sheet.phase == "playing" else None


@pytest.mark.parametrize("name", [name for name in FOLDERS if not game_called(name).is_open])
def test_alone_with_bots_nobody_looks_at_cards_and_chooses_again(name: str) -> None:
    scenes = [scene for seed in range(12) if (scene := shown_by_bots(name, seed)) is not None]
    assert scenes
    for scene in scenes:
        assert scene.refusal(0, Undo()) == "undo-needs-people"


def test_only_the_game_in_which_everything_lies_open_lets_bots_agree() -> None:
    assert [name for name in FOLDERS if game_called(name).is_open] == ["18-ghosts"]


@pytest.mark.parametrize("name", FOLDERS)
def test_where_somebody_practises_everything_can_be_taken_back_and_the_journal_says_so(name: str) -> None:
    game = game_called(name)
    bots = dict.fromkeys(range(1, game.fewest_players), "veil")
    scene = Scene(name, game.fewest_players, bots=bots, is_practice=True)
    scene.do(0, Start())
    before = scene.table.welcome_for(0, None).view
    while 0 not in scene.to_act:
        scene.bot_acts(scene.to_act[0])
    while scene.table.play is not None and (scene.table.play.last_of(0) is None or 0 in scene.to_act):
        scene.act(0)
    taken_back = 0
    while scene.table.play is not None and scene.table.play.last_of(0) is not None:
        scene.do(0, Undo())
        taken_back += 1
    assert taken_back
    assert scene.table.play is not None
    assert all(scene.table.play.action_at(place)[0] != 0 for place in range(scene.table.play.actions))
    assert before is not None
    scene.play_to_the_end()
    assert PracticeOver() in scene.notes()
    assert scene.sheet.is_practice
    journal = read_journal(scene.journal().text())
    assert journal.opening.is_practice
    assert told(scene.restored()) == told(scene.table)


def test_nobody_else_sits_down_where_somebody_practises() -> None:
    scene = Scene("ghosts", 3, is_practice=True)
    ben = scene.join("Ben")
    assert scene.table.viewer_of(ben) is None
    assert scene.refusal(ben, Sit(1)) == "practice-alone"
    with pytest.raises(Refused) as refused:
        scene.table.decide_joining("Cleo", 1, "hash 2")
    assert refused.value.refusal.key == "practice-alone"
    scene.do(0, Sit(1))
    assert scene.table.viewer_of(0) == 1


def test_a_proposal_falls_when_who_made_it_leaves() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.act(1, "a1")
    scene.do(0, Undo())
    scene.do(0, Stand())
    assert scene.notes() == [Left(0, "Ada"), HostChanged("Ben"), Dropped("undo")]
    assert scene.sheet.proposals == ()


def test_a_proposal_falls_when_somebody_leaves_who_was_asked() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.act(1, "a1")
    scene.do(0, Undo())
    scene.do(1, Stand())
    assert scene.notes() == [Left(1, "Ben"), Dropped("undo")]


def test_a_proposal_falls_when_somebody_comes_back() -> None:
    scene = game_of("ghosts", 3)
    seat = reveal(scene)
    other = (seat + 1) % 3
    scene.do(other, Stand())
    scene.do(seat, Undo())
    scene.do(other, Return())
    assert Dropped("undo") in scene.notes()
    assert CameBack(other, scene.chairs[other].name) in scene.notes()


def test_a_proposal_falls_when_a_bot_fills_in() -> None:
    scene = game_of("ghosts", 3)
    seat = reveal(scene)
    scene.do(seat, Undo())
    scene.do((seat + 1) % 3, SeatBot((seat + 1) % 3, "veil"))
    assert Dropped("undo") in scene.notes()


def test_who_is_away_cannot_take_back() -> None:
    scene = game_of()
    scene.act(0, "b1")
    scene.do(0, Stand())
    assert scene.refusal(0, Undo()) == "come-back-first"


def test_nothing_is_taken_back_before_and_after_the_game() -> None:
    scene = Scene()
    assert scene.refusal(0, Undo()) == "no-game-yet"
    scene = game_of(options={"turn_limit": 1})
    scene.play_to_the_end()
    assert scene.refusal(0, Undo()) == "game-is-over"
