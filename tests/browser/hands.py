"""How an action is done at the drawn tables: by mouse, by finger, by keys alone."""

from typing import Any, Final, Protocol

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

SEEN: Final = """(thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const part = (i) => (i + 0.5) / 12;
    const point = (_, i) => [left + width * part(i % 12), top + height * part(Math.floor(i / 12))];
    const seen = Array.from({ length: 144 }, point).filter(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
    return seen[Math.floor(seen.length / 2)] ?? null;
}"""
"""Cards of a hand lie on each other: a point at which this one is on top."""
HOW_NEAR: Final = """(thing) => {
    const { activeElement: focused } = document;
    if (focused === thing) return 'there';
    const row = thing.parentElement;
    const isInItsRow = thing.tabIndex < 0 && row.contains(focused) && row !== focused;
    return isInItsRow || thing.closest('[role=toolbar]')?.contains(focused) ? 'near' : 'far';
}"""
"""Of things in a row or in a toolbar one is a stop for the Tab key, arrows lead to the others."""
MOST_TABS: Final = 80


class Hands(Protocol):
    """Somebody's way to touch things."""

    def press(self, thing: Locator) -> None:
        """Mean it: where it takes two touches, both."""

    def pick(self, thing: Locator) -> None:
        """One touch: to choose what the next one is about."""


def seen_at(thing: Locator) -> tuple[float, float]:
    """Where on the screen a thing is not covered by another one."""
    thing.scroll_into_view_if_needed()
    place = thing.evaluate(SEEN)
    assert place is not None, f"{thing} is covered"
    x, y = place
    return x, y


CHOSEN: Final = "() => window.geisterstundeTable.choosing.chosen !== null"


class Mouse:
    """One click does it, because what follows was seen before; where cards lie on each other it takes a second one."""

    def __init__(self, person: Person) -> None:
        self._page = person.page

    def press(self, thing: Locator) -> None:
        self.pick(thing)
        if self._page.evaluate(CHOSEN):
            self.pick(thing)

    def pick(self, thing: Locator) -> None:
        self._page.mouse.click(*seen_at(thing))


class Finger:
    """The first touch chooses and tells what would follow, the second one does it."""

    def __init__(self, person: Person) -> None:
        self._person = person

    def press(self, thing: Locator) -> None:
        is_a_button_of_the_prompt = thing.evaluate("(one) => one.closest('#prompt :is(.btn, [data-act])') !== null")
        self.pick(thing)
        if not is_a_button_of_the_prompt:
            self._person.until(CHOSEN)
            self.pick(thing)

    def pick(self, thing: Locator) -> None:
        self._person.page.touchscreen.tap(*seen_at(thing))


class Keys:
    """No pointer at all: the letters of the table where it has some, else Tab, and Enter."""

    def __init__(self, person: Person) -> None:
        self._keyboard = person.page.keyboard

    def press(self, thing: Locator) -> None:
        # What is lifted in a hand of stacks is laid from there.
        if "lay-it" not in (thing.get_attribute("class") or "") and not self._takes(thing):
            self._go_to(thing)
        self._keyboard.press("Enter")

    def pick(self, thing: Locator) -> None:
        if self._takes(thing):
            return
        self._go_to(thing)
        # In a hand of stacks Space lifts one more, and Enter lays what is lifted.
        self._keyboard.press("Space" if thing.get_attribute("data-c") else "Enter")

    def _takes(self, thing: Locator) -> bool:
        """Whether a key takes it, from wherever the focus is: then that was pressed."""
        key = thing.get_attribute("aria-keyshortcuts")
        if key:
            self._keyboard.press(key)
        return bool(key)

    def _go_to(self, thing: Locator) -> None:
        for key in self._way(thing):
            self._keyboard.press(key)
        onward = self._onward(thing)
        for _ in range(MOST_TABS):
            where = thing.evaluate(HOW_NEAR)
            if where == "there":
                return
            self._keyboard.press("ArrowRight" if where == "near" else onward)
        raise AssertionError(f"the keyboard does not get to {thing}")

    @staticmethod
    def _onward(thing: Locator) -> str:
        """From one thing to the next: Tab; in a hand of stacks a digit, to the next that begins so, or an arrow."""
        stack = thing.get_attribute("data-c") or ""
        return (stack[0] if stack[0].isdigit() else "ArrowRight") if stack else "Tab"

    @staticmethod
    def _way(thing: Locator) -> list[str]:
        """The keys that lead there: a room its letter and digit, a card its place or its value, and so on."""
        if room := thing.get_attribute("data-room"):
            return list(room)
        if thing.get_attribute("data-c"):
            return []
        if thing.get_attribute("data-prisoner"):
            # The letter of a column and nothing after it; then from one prisoner to the next with Tab.
            return ["d"]
        if "hold" in (thing.get_attribute("class") or ""):
            place = thing.evaluate("(one) => [...document.querySelectorAll('.hand .hold')].indexOf(one)")
            return [str(place + 1)]
        if value := thing.get_attribute("data-value") or thing.get_attribute("data-tile"):
            return [value]
        if thing.get_attribute("data-psychic"):
            # Into the hand, and from there one row up.
            return ["ArrowRight", "ArrowUp"]
        # The sack has its letter; the prompt has its key.
        return ["t"] if thing.evaluate("(one) => one.closest('.bag') !== null") else ["F6"]


WAYS: Final[dict[str, type[Mouse] | type[Finger] | type[Keys]]] = {"mouse": Mouse, "finger": Finger, "keys": Keys}


def do_in_18_ghosts(person: Person, hands: Hands, action: dict[str, Any]) -> None:
    """Lead, fight, set down, free or pass."""
    page = person.page
    room = "[data-room={}]"
    match action["do"]:
        case "place":
            hands.press(page.locator(room.format(action["room"])))
        case "move" | "fight":
            hands.pick(page.locator(room.format(action["origin"])))
            hands.press(page.locator(room.format(action["target"])))
        case "release":
            hands.pick(page.locator(f"[data-prisoner={action['colour']}]"))
            hands.press(page.locator("#prompt [data-act]"))
        case "pass":
            hands.press(page.locator("#prompt [data-act]"))
        case other:
            raise AssertionError(other)


def do_in_ghosts(person: Person, hands: Hands, action: dict[str, Any]) -> None:
    """Lay a card, take the pile, answer, give back."""
    page = person.page
    match action["do"]:
        case "play":
            place = person.table("view.hand").index(action["card"])
            hands.press(page.locator(".hand .hold").nth(place))
        case "take" if person.table("choices.length") == 1:
            hands.press(page.locator("#prompt .btn.pri"))
        case "take":
            hands.press(page.locator(".bag .cover"))
        case "keep":
            hands.press(page.locator("#prompt .btn").last)
        case "redraw" | "give-back":
            hands.press(page.locator("#prompt .btn.pri"))
        case other:
            raise AssertionError(other)


MOST_TOUCHES: Final = 24


def do_in_ghoosty(person: Person, hands: Hands, action: dict[str, Any]) -> None:
    """Lift ghosts and lay them, try the luck, take the cemetery, open the house, pass."""
    page = person.page
    match action["do"]:
        case "play" | "play-tom":
            lift(person, hands, action)
            hands.press(page.locator("#prompt .lay-it"))
        case "try-luck":
            hands.press(page.locator("[data-act=luck]"))
        case "take-cemetery":
            hands.press(page.locator("[data-act=take]"))
        case "draw-from-house":
            # What may happen stands beside it: whoever has read that opens it with one touch.
            person.until("() => window.geisterstundeTable.conclusions")
            hands.pick(page.locator("[data-act=house]"))
        case "pass":
            hands.press(page.locator("#prompt .btn.pri"))
        case other:
            raise AssertionError(other)


def lift(person: Person, hands: Hands, action: dict[str, Any]) -> None:
    """Touch the stacks of the hand until just these ghosts are lifted."""
    own = person.page.locator(f".hand [data-c='{action.get('value', 'tom')}']")
    mimi = person.page.locator(".hand [data-c=mimi]")
    for _ in range(MOST_TOUCHES):
        chosen = person.table("choosing.chosen")
        if chosen == action:
            return
        is_begun = chosen is not None and chosen.get("value") == action.get("value")
        hands.pick(mimi if is_begun and chosen["mimis"] != action["mimis"] else own)
    raise AssertionError(f"{action} cannot be lifted")


def do_in_ghost_for_sale(person: Person, hands: Hands, action: dict[str, Any]) -> None:
    """Put aside, choose a secret, lay a token, bid, use a special card, or end it."""
    page = person.page
    confirm = page.locator("#prompt .btn.pri")
    match action["do"]:
        case "reserve":
            _put_aside(person, hands)
        case "choose":
            hands.pick(page.locator(f"[data-say={action['card']}]"))
            hands.press(confirm)
            person.until(OWN, "has_chosen")
        case "declare":
            hands.pick(page.locator(f"[data-face={action['face']}][data-kind={action['kind']}]"))
            hands.press(page.locator(f"[data-lot='{action['lot']}']"))
        case "bid":
            place = "lot" if action["target"].isdigit() else "target"
            hands.pick(page.locator(f"[data-card='{action['card']}']:enabled").first)
            hands.press(page.locator(f"[data-{place}='{action['target']}']"))
        case "guess":
            hands.pick(page.locator(f"[data-guess='{action['ghosts']}']"))
            hands.press(confirm)
        case "remove":
            hands.pick(page.locator(f"[data-remove='{action['owner']}-{action['kind']}']"))
            hands.press(confirm)
        case "done" | "pass" | "use" | "decline":
            hands.press(page.locator(f"#prompt [data-act={action['do']}]"))
        case other:
            raise AssertionError(other)


OWN: Final = "(what) => { const t = window.geisterstundeTable; return t.view.players[t.seat][what]; }"


def _put_aside(person: Person, hands: Hands) -> None:
    """All cards for the second round are chosen before they go (§2.2)."""
    for _ in range(person.table("view.to_reserve")):
        hands.pick(person.page.locator("[data-card][aria-pressed=false]").first)
    expect(person.page.locator("#prompt .btn.pri")).to_be_enabled()
    hands.press(person.page.locator("#prompt .btn.pri"))
    person.until(OWN, "has_reserved")


def do_in_rest_in_peace(person: Person, hands: Hands, action: dict[str, Any]) -> None:
    """Touch the thing itself: a card in hand, a psychic, a value, a card that lies there, a pile, a house."""
    page = person.page
    match action:
        case {"do": "play-ghost" | "discard" | "lay-ghost", "value": value}:
            hands.press(page.locator(f".fan [data-value='{value}']:not([inert])").last)
        case {"do": "play-blind"}:
            hands.press(page.locator(".fan .hc:not([inert])").last)
        case {"do": "play-psychic" | "lay-psychic", "psychic": psychic}:
            hands.press(page.locator(f".psys [data-psychic='{psychic}']:not([inert])"))
        case {"do": "name" | "fetch" | "recall", "value": value}:
            hands.press(page.locator(".tile").nth(value - 1))
        case {"do": "remove-ghost" | "copy" | "take-back-ghost" | "carry-ghost", "value": value}:
            hands.press(page.locator(f".lane button[data-thing$='-{value}']:not([inert])").first)
        case {"do": "remove-psychic" | "take-back-psychic" | "carry-psychic", "psychic": psychic}:
            hands.press(page.locator(f".lane button[data-thing$='-p{psychic}']:not([inert])"))
        case {"do": "turn-up" | "banish", "seat": seat}:
            hands.press(page.locator(f"button[data-pile='{seat}']"))
        case {"do": "swap", "place": place, "residence": residence}:
            hands.press(page.locator(f"button[data-token='{residence}-{place}']:not([inert])").first)
        case {"do": "give-up"}:
            hands.pick(page.locator("#prompt [data-act=give-up]"))
            person.until(CHOSEN)
            hands.pick(page.locator("#prompt .pri[data-act=give-up]"))
        case {"do": "hold" | "decline" as what}:
            hands.press(page.locator(f"#prompt [data-act={what}]"))
        case other:
            raise AssertionError(other)


DOES: Final = {
    "18-ghosts": do_in_18_ghosts,
    "ghosts": do_in_ghosts,
    "ghoosty": do_in_ghoosty,
    "ghost-for-sale": do_in_ghost_for_sale,
    "rest-in-peace": do_in_rest_in_peace,
}
