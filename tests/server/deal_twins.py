"""Two worlds with a table of a shared deal: one person against ghosts, and a neighbour who has given up the same deal.

What a deal tells everybody who asks must be the same whatever the ghosts hold, and its secret is never told while it is
played. That the neighbour's own game is over, and open, is no leak: whoever has finished a deal knows it.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from geisterstunde.core.game import Game
from geisterstunde.core.words import Options, Seat, Viewer
from geisterstunde.server.deals import NewDeal, deal_in
from geisterstunde.table.state import secret_of_game
from tests.server.doors import requests_about
from tests.server.twins import Happening, Twins
from tests.server.worlds import NEIGHBOURS, Ear, World

NEIGHBOUR = "Kim"


class DealTwins(Twins):
    """Two worlds and one audience, who plays the deal or watches."""

    def __init__(self, game: Game, players: int, options: Options, viewer: Viewer, seed: str) -> None:
        super().__init__(game, players, options, viewer, seed)
        self.uses_http = True
        self.neighbours_token = ""

    @classmethod
    def audiences(cls, players: int) -> list[Viewer]:
        return super().audiences(players)[:2]

    def founded(self, options: Options, seed: str, ghosts: set[Seat]) -> tuple[World, World]:
        return super().founded(options, seed, set(range(1, self.players)))

    async def begin(self) -> None:
        plain = msgspec.to_builtins(self.one.options)
        wish = NewDeal(game=self.game.name, players=self.players, options=plain)
        one, other = (world.service.deals.fresh(wish) for world in self.worlds)
        assert one == other
        self.deal = one.deal
        secret = self.one.service.deals.secret_of(deal_in(self.deal))
        self.secrets = (secret, secret_of_game(secret, 0), self.one.service.deals._key.decode())
        await self.both(lambda world: world.begin(self.clock, self.deal))
        await self.both(self.neighbour_gives_up)
        assert self.one.heard() == self.other.heard()

    async def neighbour_gives_up(self, world: World) -> None:
        """Somebody at the same address founds another table of the deal and gives up at once."""
        wish = world.wish(NEIGHBOUR, self.deal, world.ghosts)
        answer = await world.ask("POST", "/api/tables", json=msgspec.to_builtins(wish, str_keys=True))
        assert answer.status_code == 201, answer.content
        self.neighbours_token = answer.json()["token"]
        ear = Ear(world.service, [], NEIGHBOURS)
        await ear.tell({"type": "hello", "token": self.neighbours_token})
        for command in ("start", "resign"):
            await ear.tell({"type": "do", "id": command, "command": {"do": command}})
        ear.talk.end()

    def check(self, heard: list[Any]) -> None:
        """From its secret all cards of the deal could be worked out."""
        if self.one.table.sheet.phase == "playing":
            told = repr(heard)
            assert not any(secret in told for secret in self.secrets), f"{self.happening} told the secret:\n{told}"

    def actors(self) -> Sequence[Seat]:
        """Whoever is no ghost, and the ghost that is asked first."""
        ghosts = self.one.table.bots_to_act
        return [seat for seat in self.one.play.to_act if seat not in ghosts or seat == ghosts[0]]

    def may_act_in_silence(self, seat: Seat) -> bool:
        """Ghosts act in their order, so what one has done in secret several of them must have done in both worlds."""
        return len(self.one.ghosts) == 1

    def happenings(self) -> list[tuple[int, Happening]]:
        return [*super().happenings(), (25, self.anybody_asks_about_the_deal)]

    async def anybody_asks_about_the_deal(self) -> None:
        """The audience, the neighbour, a stranger, somebody with a wrong key."""
        method, path, body = self.rng.choice(requests_about(self.deal, self.game.name))
        token = self.rng.choice((self.token(0), self.token(1), self.neighbours_token, None, "wrong"))
        headers = {"accept-language": self.rng.choice(self.languages)}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        await self.both(lambda world: world.ask(method, path, headers=headers, json=body))

    async def after_the_end(self) -> None:
        """Now the player is told how the deal ended everywhere; nobody else is."""
        await super().after_the_end()
        for token in (self.one.tokens[0], self.neighbours_token, "wrong"):
            await self.both(lambda world, token=token: self.ask_about_the_end(world, token))  # type: ignore[misc]
        self.compare()

    async def ask_about_the_end(self, world: World, token: str) -> None:
        for method, path, _ in requests_about(self.deal, self.game.name)[:3]:
            await world.ask(method, path, headers={"authorization": f"Bearer {token}"})
