"""The guided first game in the browser: wholly by mouse and wholly by keys, with what is said to a wrong touch."""

from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import Person, person
from tests.cli.house import OpenHouse

AT_REST = (
    "() => window.geisterstundeGuide && window.geisterstundeTable.isDressed"
    " && (!window.geisterstundeGuide.isMoving || window.geisterstundeTable.isHeld)"
)


class Learner:
    """Somebody who does what the guide says."""

    def __init__(self, somebody: Person, game: str) -> None:
        self.person = somebody
        self.page = somebody.page
        somebody.go(f"/#/learn/{game}")

    @property
    def step(self) -> int:
        """The number of the step, once nothing moves."""
        self.person.until(AT_REST)
        return int(self.page.evaluate("() => window.geisterstundeGuide.number"))

    @property
    def is_done(self) -> bool:
        """Whether the guide has come to its end."""
        self.person.until(AT_REST)
        return bool(self.page.evaluate("() => window.geisterstundeGuide.isDone"))

    @property
    def refused(self) -> Locator:
        """The guide as it answers a touch that leads nowhere."""
        return self.page.locator(".guidebubble.isrefused")

    def touch(self, *selectors: str) -> None:
        """Touch one thing after the other; each of them leads a step on."""
        for selector in selectors:
            before = self.step
            self.page.locator(selector).first.click()
            self.person.until(
                "(before) => window.geisterstundeGuide.isDone || window.geisterstundeGuide.number > before", before
            )


def test_a_whole_guide_by_mouse(browser: Browser, house: OpenHouse) -> None:
    with person(browser, house.address, calm=True) as ada:
        learner = Learner(ada, "ghosts")
        assert learner.step == 1
        learner.page.locator("[data-card]:not([data-card=red-2])").first.click()
        expect(learner.refused).to_be_visible()
        assert learner.step == 1
        learner.touch("[data-card=red-2]", "[data-next]")
        learner.page.locator("[data-card=blue-3]").click(force=True)
        expect(learner.refused).to_be_visible()
        assert learner.step == 3
        learner.touch("[data-next]", "[data-card=yellow-1]", "[data-next]", "[data-next]", "[data-card=fog-0]")
        learner.touch(".bag .cover", "[data-card=blue-3]", "[data-next]", "[data-card=red-3]")
        while not learner.is_done:
            learner.page.locator("#prompt .btn.pri, [data-next]").first.click()
        assert ada.findings() == []
