"""Notation, prompts, texts and what a game tells about itself."""

import random
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast, parse
from librt.random import Random

import geisterstunde.games.rest_in_peace as package
from geisterstunde.core import words as core
from geisterstunde.core.contract import CHANCE, NOBODY
from geisterstunde.core.playout import rolled
from geisterstunde.core.words import Prompt, Refused
from geisterstunde.games.rest_in_peace import numbers
from geisterstunde.games.rest_in_peace.actions import (
    CATALOGUE,
    Banish,
    CarryGhost,
    Copy,
    Decline,
    Discard,
    Fetch,
    GiveUp,
    Hold,
    LayGhost,
    Name,
    PlayBlind,
    PlayGhost,
    PlayPsychic,
    Recall,
    RemoveGhost,
    Swap,
    TakeBackGhost,
    TurnUp,
)
from geisterstunde.games.rest_in_peace.box import PSYCHIC
from geisterstunde.games.rest_in_peace.events import Drew, Held
from geisterstunde.games.rest_in_peace.game import GAME
from geisterstunde.games.rest_in_peace.notation import EXAMPLES, read
from geisterstunde.games.rest_in_peace.words import Options, View
from tests.games.rest_in_peace.scene import play, rest_of_family, scene
from tests.laws.secrets.rest_in_peace import OPTION_SETS, pieces

SOURCE = Path(package.__file__).parent
LANGUAGES = ("de", "en")


@cache
def messages(language: str) -> dict[str, ast.Message]:
    resource = parse((SOURCE / "texts" / f"{language}.ftl").read_text())
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def names_of_variables(value: object) -> set[str]:
    if isinstance(value, ast.VariableReference):
        return {value.id.name}
    children = vars(value).values() if isinstance(value, ast.BaseNode) else value if isinstance(value, list) else ()
    return {name for child in children for name in names_of_variables(child)}


def given(args: Mapping[str, str | int]) -> set[str]:
    """What a text may use: its arguments, and of each seat whether it is the reader's."""
    return {*args, *(f"{name}_is" for name in args)}


@cache
def variables(language: str, key: str) -> set[str]:
    return names_of_variables(messages(language)[key])


def test_the_numbers_that_the_rules_use_are_those_of_the_catalogue() -> None:
    first = {
        numbers.PLAY: PlayGhost(1),
        numbers.PLAY + PSYCHIC: PlayPsychic(1),
        numbers.BLIND: PlayBlind(),
        numbers.HOLD: Hold(),
        numbers.GIVE_UP: GiveUp(),
        numbers.DECLINE: Decline(),
        numbers.NAME: Name(1),
        numbers.FETCH: Fetch(1),
        numbers.COPY: Copy(1),
        numbers.RECALL: Recall(1),
        numbers.DISCARD: Discard(1),
        numbers.TURN_UP: TurnUp(0),
        numbers.BANISH: Banish(0),
        numbers.REMOVE: RemoveGhost(1),
        numbers.TAKE_BACK: TakeBackGhost(1),
        numbers.CARRY: CarryGhost(1),
        numbers.LAY: LayGhost(1),
        numbers.SWAP: Swap(1, "villa"),
    }
    assert {number: CATALOGUE[number] for number in first} == first


def test_an_event_that_sight_does_not_name_reaches_nobody() -> None:
    """§9.1"""

    class Whispered(core.Event, tag="whispered", frozen=True):
        seat: int

    for viewer in (None, 0, 1):
        with pytest.raises(AssertionError):
            GAME.seen(Whispered(0), viewer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_psychic_has_a_name_and_an_effect_in_words(language: str) -> None:
    texts = messages(language)
    for number in range(1, 30):
        assert [attribute.id.name for attribute in texts[f"psychic-{number}"].attributes] == ["effect"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_and_refusal_of_random_games_has_a_text_for_its_arguments(language: str) -> None:
    texts = messages(language)
    for number, options in enumerate(OPTION_SETS):
        rng, fast = random.Random(number), Random(number)
        for _ in range(3):
            state = GAME.start(2, options)
            while state.actor() != NOBODY:
                prompt = GAME.prompt(GAME.view(state, rng.choice((None, 0, 1))))
                assert variables(language, f"prompt-{prompt.key}") <= given(prompt.args)
                if state.actor() == CHANCE:
                    state.roll(rolled(state.due(), fast))
                    continue
                seat = state.actor()
                legal = list(state.legal(seat))
                for action in rng.sample(range(len(CATALOGUE)), 12):
                    if action not in legal:
                        refusal = GAME.why_not(state, seat, CATALOGUE[action])
                        assert variables(language, f"refusal-{refusal.key}") <= given(refusal.args), refusal
                state.apply(seat, rng.choice(legal))
            assert GAME.prompt(GAME.view(state, None)).key == "over"
            result = GAME.result(state)
            assert result is not None
            assert f"reason-{result.reason}" in texts


def test_the_prompt_says_when_chance_draws_the_next_card() -> None:
    """§7.6"""
    state = scene("1 p6", "2 3")
    assert GAME.prompt(GAME.view(state, 1)).key == "turn"
    play(state, "A 1 p6 hold")
    for viewer in (None, 0, 1):
        assert GAME.prompt(GAME.view(state, viewer)).key == "turn-blind"


def test_the_prompt_does_not_promise_a_random_ghost_to_an_empty_hand() -> None:
    """§7.6: the family is free."""
    state = scene("1 p6", "p4 p5")
    play(state, "A 1 p6 hold")
    for viewer in (None, 0, 1):
        assert GAME.prompt(GAME.view(state, viewer)).key == "turn"


def test_only_who_sees_the_hand_is_told_that_all_its_ghosts_are_banned() -> None:
    """§7.6, §7.25, §9.1"""
    state = scene("1 p6 p25", "2 3 p24")
    play(state, "A 1 p6 p25 =2 =3 hold")
    assert GAME.prompt(GAME.view(state, 1)).key == "turn"
    for viewer in (None, 0):
        assert GAME.prompt(GAME.view(state, viewer)).key == "turn-blind"
    state = scene("1 p6 p25 p3", "2 3 p24")
    play(state, "A 1 p3 p6 p25 =2 =3 hold")
    assert GAME.prompt(GAME.view(state, 0)).key == "turn"


def test_the_question_for_a_second_choice_repeats_the_first_one() -> None:
    """§7.25, §7.28"""
    state = scene("1 p25 p28", "2", tokens="vvvcvvvccc")
    play(state, "A p25 =3")
    assert GAME.prompt(GAME.view(state, 1)) == Prompt("name-second", {"seat": 0, "round": 3, "first": 3})
    play(state, "A =4 p28 s4c")
    told: dict[str, str | int] = {"seat": 0, "round": 3, "place": 4, "residence": "castle"}
    assert GAME.prompt(GAME.view(state, 1)) == Prompt("swap-second", told)


def test_refused_starts_have_texts() -> None:
    for language in LANGUAGES:
        texts = messages(language)
        for key in ("psychics-in-introduction", "psychic-unknown", "psychic-repeated", "too-few-psychics"):
            assert f"refusal-{key}" in texts


def test_moves_are_read_in_any_case_and_with_spaces() -> None:
    assert read(" P17 ") == read("p17")
    assert read("ta") == read("tA")
    for example in EXAMPLES.split(", "):
        assert read(example) in CATALOGUE


def test_an_unreadable_move_is_refused_with_examples() -> None:
    with pytest.raises(Refused) as problem:
        read("p30")
    assert problem.value.refusal.key == "unreadable-move"
    assert problem.value.refusal.args["examples"] == EXAMPLES


def test_drawn_ghosts_are_told_to_their_owner_only() -> None:
    """§9.1"""
    state = scene("3", "1", a_pile="2 6", b_pile="1 1")
    heard = play(state, "A out")
    drew = next(event for event in heard if isinstance(event, Drew))
    assert GAME.seen(drew, 0) == drew
    assert "values" not in msgspec.to_builtins(GAME.seen(drew, 1))
    assert GAME.is_revealing(drew)
    assert not GAME.is_revealing(Held(0, 2, 1))


def test_a_laid_ghost_is_told_to_its_owner_only_and_a_laid_psychic_to_all() -> None:
    """§9.1"""
    state = scene("3", "1", prize=8)
    play(state, "A out")
    heard = play(state.clone(), "A _3")
    assert [getattr(GAME.seen(heard[0], viewer), "value", None) for viewer in (0, 1, None)] == [3, 0, 0]
    heard = play(state, "A _p8")
    assert [getattr(GAME.seen(heard[0], viewer), "psychic", None) for viewer in (0, 1, None)] == [8, 8, 8]
    assert [GAME.view(state, viewer).end[0].psychic for viewer in (0, 1, None)] == [8, 8, 8]


def test_a_spectators_view_can_be_imagined_too() -> None:
    """§9.1"""
    rng = Random(5)
    for seed in range(20):
        state = GAME.start(2, Options())
        choices = random.Random(seed)
        for _ in range(choices.randrange(60)):
            if state.actor() == CHANCE:
                state.roll(rolled(state.due(), rng))
            elif state.actor() != NOBODY:
                state.apply(state.actor(), choices.choice(list(state.legal(state.actor()))))
        view = GAME.view(state, None)
        assert view.memory is None
        assert GAME.view(GAME.imagine(view, rng), None) == view


@pytest.mark.parametrize("options", [Options(), Options(game="introductory")])
def test_every_step_of_the_deal_can_be_imagined(options: Options) -> None:
    """§2.1–§2.4"""
    rng = Random(2)
    state = GAME.start(2, options)
    while state.actor() == CHANCE:
        for viewer in (None, 0, 1):
            view = GAME.view(state, viewer)
            assert GAME.view(GAME.imagine(view, rng), viewer) == view
        state.roll(rolled(state.due(), rng))


@pytest.mark.parametrize("move", [">3", ">p8"])
def test_a_card_on_its_way_to_the_next_round_can_be_imagined(move: str) -> None:
    """§7.15"""
    state = scene("3 p8 p15", "1 1", a_pile=rest_of_family("3"), b_pile=rest_of_family("1 1"))
    play(state, "A 3 p8 p15 hold", "B out", f"A {move}")
    for viewer in (None, 0, 1):
        view = GAME.view(state, viewer)
        assert view.carried is not None
        imagined = GAME.imagine(view, Random(3))
        assert GAME.view(imagined, viewer) == view
        assert pieces(imagined)["psychics"] == 9


def test_a_view_survives_json() -> None:
    state = scene("6 p25 p10", "1", a_pile="2 6", b_pile="1 1", end="A3 Bp7")
    play(state, "A 6 p25 =1 =2 p10 =6")
    view = GAME.view(state, 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
    assert [card.choice for card in view.row[3].cards] == [(), (1, 2), (6,)]
