"""The guided first game in the browser: by mouse, by finger, by keys alone, with what is said to a wrong touch."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from geisterstunde.games import names
from tests.browser.guided import WENT_ON, Learner
from tests.browser.hands import DOES, SEEN
from tests.browser.people import DESKTOP, PHONE, TABLET, person
from tests.browser.tables import title
from tests.cli.house import OpenHouse
from tests.seeds import DAY

HANDS: Final[dict[str, dict[str, Any]]] = {
    "mouse": {"size": DESKTOP},
    "finger": {"size": PHONE, "touch": True, "theme": "day"},
    "keys": {"size": TABLET},
}
CLEAR: Final = """(thing) => {
    const bubble = document.querySelector('.guidebubble .bubble').getBoundingClientRect();
    const own = thing.getBoundingClientRect();
    return own.bottom <= bubble.top || own.top >= bubble.bottom;
}"""
"""The bubble hovers beside a thing."""
LANGUAGES: Final = ("de", "en")
TODAY: Final = [
    (game, list(HANDS)[(DAY.toordinal() + place) % len(HANDS)], LANGUAGES[(DAY.toordinal() + place) % len(LANGUAGES)])
    for place, game in enumerate(names())
]
"""Each guide is walked once a day; in six days in every way and in both languages."""


@pytest.mark.parametrize(("game", "way", "language"), TODAY)
def test_somebody_who_does_what_is_said_comes_to_the_end_and_to_a_real_game(
    browser: Browser, house: OpenHouse, game: str, way: str, language: Any
) -> None:
    with person(browser, house.address, language=language, calm=True, **HANDS[way]) as ada:
        learner = Learner(ada, house, game, way)
        learner.come()
        while not learner.is_done:
            assert not ada.scrolls(), learner.step
            learner.do_step()
        learner.hands.press(learner.page.locator("[data-next]"))
        ada.until("() => window.geisterstundeTable.sheet?.code && window.geisterstundeTable.sheet.phase === 'playing'")
        assert ada.table("game") == game
        assert {chair["level"] for chair in ada.table("sheet.chairs")[1:]} == {"flake"}


@pytest.mark.parametrize("game", ["18-ghosts", "ghosts"])
def test_with_the_largest_letters_on_a_phone_all_that_is_asked_for_can_be_touched(
    browser: Browser, house: OpenHouse, game: str
) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True, text=200) as ada:
        learner = Learner(ada, house, game, "finger")
        learner.come()
        while not learner.is_done:
            learner.do_step()


@pytest.mark.parametrize("game", names())
def test_axe_finds_nothing_on_a_step_on_a_phone(browser: Browser, house: OpenHouse, game: str) -> None:
    """A step in which something is to be done has the most on its screen."""
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        learner = Learner(ada, house, game, "finger")
        waited = next(step for step in range(1, learner.steps + 1) if learner.asked_in(step))
        ada.page.add_init_script(f"localStorage['geisterstunde.guide.{game}'] = '{waited - 1}'")
        learner.come()
        assert learner.step == waited
        assert not ada.scrolls()
        assert ada.findings() == []


def test_what_is_not_meant_is_answered_kindly_and_changes_nothing(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, calm=True) as ada:
        learner = Learner(ada, house, "ghosts", "mouse")
        learner.come()
        assert learner.step == 1
        learner.page.locator("[data-card]:not([data-card=red-2])").first.click()
        expect(learner.refused).to_be_visible()
        assert learner.step == 1
        learner.do_step()
        learner.do_step()
        learner.page.locator("[data-card=blue-3]").click(force=True)
        expect(learner.refused).to_be_visible()
        assert learner.step == 3
        learner.do_step()
        assert learner.step == 4
        expect(learner.refused).to_have_count(0)


def test_on_a_tablet_the_bubble_does_not_grow_over_a_chosen_card(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, TABLET, language="en", calm=True) as ada:
        learner = Learner(ada, house, "ghoosty", "mouse")
        ada.page.add_init_script("localStorage['geisterstunde.guide.ghoosty'] = '5'")
        learner.come()
        assert learner.step == 6
        bubble = learner.page.locator(".guidebubble .bubble")
        before = bubble.bounding_box()
        learner.page.locator("[data-c='9']").click()
        expect(learner.page.locator(".guidebubble .pri")).to_be_visible()
        assert bubble.bounding_box() == before


def test_what_is_written_below_a_card_lies_in_its_light(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        learner = Learner(ada, house, "ghosts", "finger")
        learner.come()
        tag = learner.page.locator(".hand > :has([data-card=red-2]) .ctag")
        expect(tag).to_be_visible()
        ada.until(
            """() => {
                const tag = document.querySelector('.hand > :has([data-card=red-2]) .ctag').getBoundingClientRect();
                return [...document.querySelectorAll('.holes .ring')].some((ring) => {
                    const { x, y, width, height } = ring.getBBox();
                    return x <= tag.left && y <= tag.top && x + width >= tag.right && y + height >= tag.bottom;
                });
            }"""
        )


def test_an_answer_to_a_try_is_gone_with_its_step(browser: Browser, house: OpenHouse) -> None:
    """The step in which a card is to be tried in vain is followed by one that has its own sentence."""
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        learner = Learner(ada, house, "ghoosty", "finger")
        ada.page.add_init_script("localStorage['geisterstunde.guide.ghoosty'] = '6'")
        learner.come()
        assert learner.step == 7
        learner.page.locator("[data-c='13']").tap(force=True)
        expect(learner.refused).to_be_visible()
        learner.page.locator("[data-next]").tap()
        assert learner.step == 8
        expect(learner.refused).to_have_count(0)


def test_the_sentence_of_a_step_is_not_squeezed_by_its_buttons(browser: Browser, house: OpenHouse) -> None:
    """Giving up asks once more and shows what each family gets: the most that ever stands beside a sentence."""
    with person(browser, house.address, calm=True) as ada:
        learner = Learner(ada, house, "rest-in-peace", "mouse")
        ada.page.add_init_script("localStorage['geisterstunde.guide.rest-in-peace'] = '5'")
        learner.come()
        assert learner.step == 6
        learner.page.locator("#prompt [data-act=give-up]").click()
        expect(learner.page.locator("#prompt .cons")).to_be_visible()
        part = "(sentence) => sentence.clientWidth / sentence.closest('.btx').clientWidth"
        assert learner.page.locator("#prompt .bubble p").evaluate(part) > 0.3
        assert not ada.scrolls()


@pytest.mark.parametrize(
    ("game", "step", "lit"),
    [
        ("ghoosty", 6, "[data-c='10']"),
        ("ghost-for-sale", 13, "[data-act=done]"),
    ],
)
def test_a_step_of_several_moves_lights_up_what_comes_next(
    browser: Browser, house: OpenHouse, game: str, step: int, lit: str
) -> None:
    """Not what was just done: the next card, or the button that ends the turn."""
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        learner = Learner(ada, house, game, "finger")
        ada.page.add_init_script(f"localStorage['geisterstunde.guide.{game}'] = '{step - 1}'")
        learner.come()
        assert learner.step == step
        number = ada.table("newest")
        expect(ada.page.locator(f"{lit}[data-lit]")).to_have_count(0)
        DOES[game](ada, learner.hands, learner.asked_in(step)[0])
        ada.until(WENT_ON, [step, number])
        assert learner.step == step
        expect(ada.page.locator(f"{lit}[data-lit]")).to_have_count(1)


def test_what_is_bid_stays_in_sight_where_only_a_button_is_left_to_press(browser: Browser, house: OpenHouse) -> None:
    """The bubble does not lie on the offers of which it speaks: they stay lit, and none of them is covered."""
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        learner = Learner(ada, house, "ghost-for-sale", "finger")
        ada.page.add_init_script("localStorage['geisterstunde.guide.ghost-for-sale'] = '9'")
        learner.come()
        assert learner.step == 10
        number = ada.table("newest")
        DOES[learner.game](ada, learner.hands, learner.asked_in(10)[0])
        ada.until(WENT_ON, [10, number])
        assert learner.step == 10
        expect(ada.page.locator("[data-act=done][data-lit]")).to_have_count(1)
        offers = ada.page.locator("[data-target=truelight][data-lit]")
        expect(offers).to_have_count(1)
        ada.until(CLEAR, offers.element_handle())


def test_a_finger_may_press_what_the_focus_of_keys_offers(browser: Browser, house: OpenHouse) -> None:
    """The room that is looked at has the focus; the button that does it stays when the finger goes to it."""
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        learner = Learner(ada, house, "18-ghosts", "finger")
        learner.come()
        assert learner.step == 1
        ada.page.locator("[data-next]").press("Enter")
        ada.until("() => window.geisterstundeGuide.number === 2")
        assert learner.step == 2
        button = ada.page.locator(".guidebubble [data-act]")
        expect(button).to_be_visible()
        offered = ada.page.locator(".guidebubble .bfoot .btn:visible").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => y + height / 2)"
        )
        assert max(offered) - min(offered) < 10, "what is offered stands in one row"
        button.tap()
        ada.until("() => window.geisterstundeGuide.number === 3")


def test_with_large_letters_what_is_to_be_touched_stays_beside_the_bubble(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, PHONE, touch=True, calm=True, text=200) as ada:
        learner = Learner(ada, house, "rest-in-peace", "finger")
        step = next(one for one in range(1, learner.steps + 1) if "psychic" in str(learner.asked_in(one)))
        ada.page.add_init_script(f"localStorage['geisterstunde.guide.rest-in-peace'] = '{step - 1}'")
        learner.come()
        assert learner.step == step
        psychic = ada.page.locator(".psys [data-psychic][data-lit]")
        expect(psychic).to_be_visible()
        assert psychic.evaluate(SEEN) is not None


def test_it_can_be_skipped_left_and_gone_on_with(browser: Browser, house: OpenHouse) -> None:
    """What is skipped is done all the same; whoever comes back finds the step where it was left."""
    with person(browser, house.address, PHONE, touch=True, calm=True) as ada:
        learner = Learner(ada, house, "18-ghosts", "finger")
        learner.come()
        learner.do_step()
        assert learner.step == 2
        ada.page.get_by_role("button", name="Überspringen").tap()
        ada.until("() => window.geisterstundeGuide.number === 3 && !window.geisterstundeGuide.isMoving")
        ada.page.get_by_role("button", name="Einführung verlassen").tap()
        ada.page.get_by_role("dialog").get_by_text("Einführung verlassen").tap()
        ada.page.get_by_role("heading", name="Setz dich, es spukt gleich.").wait_for()
        ada.go("/rules/18-ghosts")
        ada.page.get_by_role("heading", name=f"Regeln: {title('18-ghosts', 'de')}").wait_for()
        ada.page.get_by_role("link", name="Geführte erste Partie").tap()
        assert learner.step == 3
