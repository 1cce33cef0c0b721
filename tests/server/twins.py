"""An evening of the leak test: everything that may happen in two worlds (twin_worlds.py) beside an audience."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

from geisterstunde.core.contract import CHANCE
from geisterstunde.core.luck import commitment_to_words
from geisterstunde.core.words import Event, Seat, View, Viewer
from geisterstunde.table.noticing import heard_by
from geisterstunde.table.play import Play
from geisterstunde.table.words import EMOTES
from tests.server.doors import NONSENSE, REQUESTS
from tests.server.twin_worlds import CLOCK, Parted, TwinWorlds
from tests.server.worlds import NAMES, World, copied
from tests.table.forked import ForkedPlay

MOST_STEPS = 500
FRESH_EVERY = 12
"""About so many steps after a fork there is another one."""


Happening = Callable[[], Coroutine[Any, Any, None]]


def after(play: Play, seat: Seat, number: int, viewer: Viewer) -> tuple[list[View], tuple[Event, ...]]:
    """What a viewer sees after an action and after each roll that follows, and hears; nothing changes."""
    play = play.clone()
    play.apply(seat, number)
    seen = [play.view(viewer)]
    while play.state.actor() == CHANCE:
        play.roll()
        seen.append(play.view(viewer))
    return seen, heard_by(play.game, play.happened, viewer)


class Twins(TwinWorlds):
    """A whole evening in both worlds."""

    # The course of an evening

    async def play(self) -> None:
        """A whole evening, after which both houses are closed."""
        try:
            await self.course()
        finally:
            await self.both(World.close)

    async def course(self) -> None:
        """From the first word to the last; at most so many steps."""
        await self.begin()
        for number, language in enumerate(self.languages):
            hello = {"token": self.token(number), "lang": language, "sentences": number == 0}
            await self.both(lambda world, hello=hello: world.listen(hello))  # type: ignore[misc]
        promise = commitment_to_words(self.one.table.sheet.promise, "moon")
        await self.order(0, {"do": "promise-words", "commitment": promise})
        await self.order(0, {"do": "start"})
        self.compare()
        await self.order(0, {"do": "open-words", "words": "moon"})
        self.compare()
        self.fork()
        for _ in range(MOST_STEPS):
            if self.one.table.sheet.phase != "playing":
                await self.after_the_end()
                break
            try:
                await self.step()
            except Parted:
                self.fork()
                continue
            if self.one.table.sheet.phase != "playing" and self.one.table._state.hints != self.other.table._state.hints:
                # The game is over, and who followed hints is told: the worlds may differ now.
                self.fork()
                continue
            self.compare()
            if self.rng.random() * FRESH_EVERY < 1:
                self.fork()
        logs = [world.log.getvalue() for world in self.worlds]
        assert "trouble" not in logs[0] + logs[1]

    async def begin(self) -> None:
        """What happens before the audience comes."""
        await self.both(lambda world: world.begin(self.clock))

    async def step(self) -> None:
        """One happening."""
        choices = self.happenings()
        weights = [weight for weight, _ in choices]
        happening = self.rng.choices([happening for _, happening in choices], weights)[0]
        self.happening = happening.__name__
        await happening()

    def happenings(self) -> list[tuple[int, Happening]]:
        """What may happen, and how often."""
        choices: list[tuple[int, Happening]] = [
            (60, self.somebody_acts),
            (6, self.audience_takes_back),
            (5, self.somebody_takes_back),
            (5, self.somebody_answers),
            (10, self.audience_tries_nonsense),
            (8, self.audience_wonders),
            (6, self.audience_concludes),
            (6, self.audience_looks_back),
            (4, self.audience_asks_for_a_hint),
            (3, self.somebody_asks_for_a_hint),
            (3, self.somebody_speaks),
            (5, self.audience_comes_again),
            (4, self.somebody_does_something_else),
        ]
        if self.clock is not None:
            choices.append((4, self.time_passes))
        if self.uses_http:
            choices.append((8, self.audience_asks))
        return choices

    # Actions of the game

    async def somebody_acts(self) -> None:
        """A seat acts, in the other world in a way that looks the same to the audience."""
        play = self.one.play
        seat = self.rng.choice(self.actors())
        if seat == self.viewer:
            await self.audience_acts(seat)
            return
        if self.one.table.sheet.chairs[seat].away:
            await self.order(self.one.persons[seat], {"do": "return"})
            return
        legal = list(play.state.legal(seat))
        before = self.game.view(play.state, self.viewer)
        for number in self.rng.sample(legal, min(2, len(legal))):
            seen, heard = after(play, seat, number, self.viewer)
            if seen == [before] and not heard and self.may_act_in_silence(seat) and self.rng.random() < 0.5:
                # It happens in one of the worlds only: nobody may be able to tell.
                self.silent_steps += 1
                await self.one.act(seat, number, self.id())
                return
            alike = self.alike(seat, number, seen, heard)
            if alike is not None:
                id = self.id()
                await self.one.act(seat, number, id)
                await self.other.act(seat, alike, id)
                return
        await self.one.act(seat, number, self.id())
        raise Parted

    def actors(self) -> Sequence[Seat]:
        """Who may act next."""
        return self.one.play.to_act

    def may_act_in_silence(self, seat: Seat) -> bool:
        """Whether a seat may act in one of the worlds only, where nobody can tell."""
        return True

    def alike(self, seat: Seat, number: int, seen: list[View], heard: tuple[Event, ...]) -> int | None:
        """An action in the other world that the audience cannot tell from this one; None if there is none.

        The same action that leaves the same views has to sound the same (law 9). Another action may be a card that is
        laid face down, if it looks and sounds the same by the rules of the game.
        """
        play = self.other.play
        if seat not in play.to_act:
            return None
        legal = list(play.state.legal(seat))
        if number in legal and after(play, seat, number, self.viewer)[0] == seen:
            return number
        for choice in self.rng.sample(legal, min(12, len(legal))):
            if after(play, seat, choice, self.viewer) == (seen, heard):
                return choice
        return None

    async def audience_acts(self, seat: Seat) -> None:
        """The audience itself acts; afterwards it may know more."""
        legal = sorted(self.one.play.state.legal(seat))
        assert legal == sorted(self.other.play.state.legal(seat))
        if self.one.table.sheet.chairs[seat].away:
            await self.audience_says({"do": "return"})
            return
        number = self.rng.choice(legal)
        views = [after(world.play, seat, number, self.viewer)[0] for world in self.worlds]
        action = msgspec.to_builtins(self.game.catalogue[number])
        await self.audience_says({"do": "act", "action": action})
        if views[0] != views[1]:
            raise Parted

    # Taking back, and what people agree on

    async def audience_takes_back(self) -> None:
        """Whether that is free must not depend on what the audience does not know."""
        if self.viewer is not None and self.reaches_the_fork(self.viewer):
            return
        await self.audience_says({"do": "undo"})

    def reaches_the_fork(self, seat: Seat) -> bool:
        """Whether taking back would go to where the other world was still the same."""
        play = self.other.play
        place = play.last_of(seat)
        assert isinstance(play, ForkedPlay)
        return place is not None and place < play.fork

    def undo_reaches_the_fork(self) -> bool:
        """The same for what is proposed already."""
        play = self.other.play
        assert isinstance(play, ForkedPlay)
        proposed = any(proposal.kind == "undo" for proposal in self.other.table.sheet.proposals)
        return proposed and self.other.table._state.undo_from < play.fork

    async def somebody_takes_back(self) -> None:
        seat = self.rng.randrange(self.players)
        if seat == self.viewer or seat in self.one.ghosts:
            return
        if self.reaches_the_fork(seat):
            return
        await self.order(self.one.persons[seat], {"do": "undo"})

    async def somebody_answers(self) -> None:
        """What is proposed is agreed to or not, now and then by the audience."""
        proposals = self.one.table.sheet.proposals
        if not proposals or self.undo_reaches_the_fork():
            return
        kind = self.rng.choice(proposals).kind
        # Giving up is never agreed to here: games are to be played to their end.
        word = self.rng.choice(("agree", "agree", "disagree")) if kind == "undo" else "disagree"
        seat = self.rng.choice(list(self.one.persons))
        if seat == self.viewer:
            await self.audience_says({"do": word, "kind": kind})
        else:
            await self.order(self.one.persons[seat], {"do": word, "kind": kind})

    # The audience tries things

    async def audience_tries_nonsense(self) -> None:
        """Whatever a client can say that is not possible now."""
        raw = self.rng.choice(NONSENSE)
        if raw is not None:
            ear = self.rng.randrange(len(self.languages))
            await self.both(lambda world: world.ears[ear].talk.hear(raw))
            return
        catalogue = self.game.catalogue
        may_act = self.viewer is not None and self.viewer in self.one.play.to_act
        legal = set(self.one.play.state.legal(self.viewer)) if self.viewer is not None and may_act else set()
        for number in self.rng.sample(range(len(catalogue)), min(4, len(catalogue))):
            if number not in legal:
                action = msgspec.to_builtins(catalogue[number])
                await self.audience_says({"do": "act", "action": action})
        await self.audience_says({"do": "hand-over", "person": 99}, id="again")
        await self.audience_says({"do": "rename", "name": NAMES[-1]}, id="again")

    async def audience_wonders(self) -> None:
        """The audience asks what would follow: mostly of what it may do, else of anything."""
        play = self.one.play
        may_act = self.viewer is not None and self.viewer in play.to_act
        legal = sorted(play.state.legal(self.viewer)) if self.viewer is not None and may_act else []
        number = self.rng.choice(legal if legal and self.rng.random() < 0.8 else range(len(self.game.catalogue)))
        action = msgspec.to_builtins(self.game.catalogue[number])
        ear = self.rng.randrange(len(self.languages))
        message = {"type": "foretell", "id": self.id(), "action": action}
        await self.both(lambda world: world.ears[ear].tell(message))

    async def audience_concludes(self) -> None:
        """The audience asks what follows from what it sees."""
        await self.audience_asks_aside({"type": "conclude", "id": self.id()})

    async def audience_looks_back(self) -> None:
        """The audience asks what it has heard so far, and what it saw at some moment."""
        await self.audience_asks_aside({"type": "recall", "id": self.id()})
        moment = self.rng.randrange(self.one.play.actions + 2)
        await self.audience_asks_aside({"type": "look", "id": self.id(), "moment": moment})

    async def audience_asks_for_a_hint(self) -> None:
        """A ghost that sees what the audience sees must say the same in both worlds."""
        await self.audience_asks_aside({"type": "hint", "id": self.id()})

    async def somebody_asks_for_a_hint(self) -> None:
        """What a ghost tells somebody else, and whether they follow it, nobody may notice."""
        seat = self.rng.choice(self.one.play.to_act)
        if seat in self.one.persons and seat != self.viewer and not self.one.table.sheet.chairs[seat].away:
            await self.both(lambda world: world.hint(world.persons[seat], self.id()))

    async def somebody_speaks(self) -> None:
        """What people say aside, now and then the audience itself."""
        person = self.rng.choice(list(self.one.persons.values()))
        emote = self.rng.choice(EMOTES)
        await self.both(lambda world: world.emote(person, emote))
        await self.audience_asks_aside({"type": "emote", "id": self.id(), "emote": emote})
        await self.audience_asks_aside({"type": "chat", "id": self.id(), "text": "hello"})

    async def audience_comes_again(self) -> None:
        """The audience hangs up and comes again, and says what it heard last."""
        ear = self.rng.randrange(len(self.languages))
        newest = self.one.table.number_for(self.viewer)
        last = self.rng.choice((None, 0, newest, newest + 3, self.rng.randrange(newest + 1), max(0, newest - 2)))
        hello = {"token": self.token(ear), "lang": self.rng.choice(("de", "en")), "sentences": self.rng.random() < 0.5}
        await self.both(lambda world: world.listen({**hello, "last": last}, at=ear))

    async def audience_asks(self) -> None:
        """Requests by HTTP."""
        self.requests += 1
        token = self.token(1)
        said = {"authorization": f"Bearer {token}", "accept-language": self.rng.choice(self.languages)}
        method, path = self.rng.choice(REQUESTS)
        headers = self.rng.choice((said, {}, {"authorization": "Bearer wrong"}))
        await self.both(lambda world: world.ask(method, path, headers=headers))

    async def somebody_does_something_else(self) -> None:
        """What people do around a table while they play."""
        person = self.rng.choice(list(self.one.persons.values()))
        seat = self.one.table.viewer_of(person)
        command: dict[str, Any] = self.rng.choice(
            (
                {"do": "stand"},
                {"do": "return"},
                {"do": "resign"},
                {"do": "rename", "name": f"{NAMES[person]} {self.rng.randrange(3)}"},
                {"do": "open", "is_open": self.rng.random() < 0.5},
                {"do": "let-hint", "may_hint": self.rng.choice((True, True, False, None))},
                {"do": "let-chat", "may_chat": self.rng.random() < 0.5},
                {"do": "let-watch", "may_watch": self.rng.random() < 0.6},
                {"do": "set-clock", "seconds": self.rng.choice((None, CLOCK))},
                {"do": "seat-bot", "seat": self.rng.randrange(self.players), "level": "flake"},
                {"do": "start"},
                {"do": "agree", "kind": "rematch"},
                {"do": "promise-words", "commitment": "0" * 64},
                {"do": "open-words", "words": "late"},
                {"do": "agree-for-gone", "kind": "undo"},
                {"do": "agree", "kind": "clock"},
                {"do": "seat-bot", "seat": seat if seat is not None else 0, "level": "flake"},
            )
        )
        # One ghost at a time: they think one after the other.
        if command["do"] == "seat-bot" and self.one.ghosts:
            return
        if command == {"do": "resign"} and len(self.one.persons) - len(self.away()) < 2:
            return
        if seat == self.viewer and seat is not None:
            await self.audience_says(command)
        else:
            await self.order(person, command)

    def away(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.one.table.sheet.chairs) if chair.away]

    async def time_passes(self) -> None:
        """Some seconds go by; now and then a clock runs out."""
        seconds = self.rng.choice((1, 5, CLOCK))
        for world in self.worlds:
            world.now += seconds
        # A fork remembers nothing of how long the host has been gone: no secret, so both count from the same moment.
        lives = [live for world in self.worlds for live in world.service.tables]
        for live in lives:
            live.subscribers._host_seen = lives[0].subscribers._host_seen
        lots = [self.lot(world) for world in self.worlds]
        await self.one.service.caretaker.tend()
        if lots[0] != lots[1]:
            raise Parted
        await self.other.service.caretaker.tend()

    def lot(self, world: World) -> Any:
        """What the audience would see and hear of the game, and all that is public, if a clock has run out."""
        probe = copied(world.table)
        decision = probe.decide_expiry(world.now)
        if decision is None:
            return None
        probe.take(decision)
        latest = probe.news_for(self.viewer)
        assert latest is not None
        return latest.view, latest.events, probe.sheet

    async def after_the_end(self) -> None:
        """The seed is open now; what the audience sees is still the same."""
        self.fork()
        newest = self.one.table.number_for(self.viewer)
        await self.both(lambda world: world.listen({"token": self.token(0), "last": newest}, at=0))
        await self.audience_says({"do": "undo"})
        await self.audience_says({"do": "act", "action": msgspec.to_builtins(self.game.catalogue[0])})
        if self.uses_http:
            for method, path in REQUESTS:
                await self.both(lambda world, method=method, path=path: world.ask(method, path))  # type: ignore[misc]
        self.compare()
