"""A whole evening at each of the five games, as people have it: sockets, ghosts, a reload, a restart, an undo."""

import random
from pathlib import Path
from typing import Any

import pytest

from geisterstunde.games import game_called, names
from tests.server.running import Client, Server, server

FAST: dict[str, Any] = {"messages_a_second": 10_000, "message_burst": 10_000, "bot_nodes": 20}


class PlayedEvening:
    """Ada and Ben on their own sockets, bots on the other chairs, somebody who watches."""

    def __init__(self, house: Server, game: str, rng: random.Random) -> None:
        self.rng = rng
        players = max(game_called(game).fewest_players, min(3, game_called(game).most_players))
        bots = {str(seat): "flake" for seat in range(2, players)}
        self.table = house.found(game, "Ada", players=players, bots=bots)
        self.code = self.table["code"]
        self.tokens = [self.table["token"], house.join(self.code, "Ben")["token"]]
        self.clients: list[Client] = []
        self.come(house)

    def come(self, house: Server, last: list[int] | None = None) -> None:
        """Everybody connects, and says what was heard last."""
        self.house = house
        self.people = [
            house.enter(self.code, token, sentences=True, lang="en", **({"last": last[place]} if last else {}))
            for place, token in enumerate(self.tokens)
        ]
        self.watcher = house.enter(self.code, sentences=True)
        self.clients += self.everybody

    @property
    def everybody(self) -> list[Client]:
        return [*self.people, self.watcher]

    @property
    def is_over(self) -> bool:
        return all(client.sheet["phase"] == "over" for client in self.everybody)

    def next_actor(self) -> Client | None:
        """Somebody who may act, or None when the game is over."""
        while not self.is_over:
            for client in self.people:
                client.catch_up()
                if client.choices:
                    return client
            self.watcher.catch_up()
            self.house.wait(self.house.running.service.calm(self.code))
            self.people[0].catch_up(0.01)
        return None

    def play(self, most: int) -> None:
        """So many actions of people, or to the end."""
        for _ in range(most):
            actor = self.next_actor()
            if actor is None:
                return
            actor.act(self.rng.choice(actor.choices))

    def be_quiet(self) -> None:
        """Wait until nothing is on its way to anybody."""
        self.house.wait(self.house.running.service.calm(self.code))
        for client in self.everybody:
            client.tell(type="ping", n=7)
            client.hear("pong")

    def reload(self) -> Client:
        """Ada closes her page and opens it again; what she saw last is told."""
        self.be_quiet()
        ada, before = self.people[0], dict(self.people[0].news)
        ada.close()
        self.play_others()
        again = self.house.enter(self.code, self.tokens[0], last=before["number"])
        self.people[0] = again
        return again

    def play_others(self) -> None:
        """Ben acts once if he may."""
        ben = self.people[1]
        ben.catch_up()
        if ben.choices:
            ben.act(self.rng.choice(ben.choices))

    def take_back(self) -> bool:
        """Somebody takes an action back, at once or with consent; whether it came to that before the end."""
        while (actor := self.next_actor()) is not None:
            other = self.people[1 - self.people.index(actor)]
            actor.act(self.rng.choice(actor.choices))
            if actor.sheet["phase"] != "playing" or actor.do("undo")["type"] == "no":
                continue
            self.be_quiet()
            if actor.sheet["proposals"]:
                other.do("agree", kind="undo")
            self.be_quiet()
            if any(note["note"] == "took-back" for note in actor.notes):
                return True
        return False


@pytest.mark.parametrize("game", names())
def test_an_evening(game: str, tmp_path: Path) -> None:
    seed = f"evening {game}"
    print(seed)
    with server(tmp_path, **FAST) as house:
        evening = PlayedEvening(house, game, random.Random(seed))
        assert evening.people[0].do("start")["type"] == "done"
        evening.play(6)
        check_reload(evening)
        assert evening.take_back()
        evening.play(4)
        before = quiet_views(evening)
        last = [client.number for client in evening.people]
    with server(tmp_path, **FAST) as house:
        evening.come(house, last)
        assert quiet_views(evening) == before
        assert not any(client.welcome["news"].get("events") for client in evening.people)
        evening.play(100_000)
        assert evening.is_over
        check_end(evening)


def quiet_views(evening: PlayedEvening) -> list[dict[str, Any]]:
    """What everybody sees when nothing happens any more."""
    evening.be_quiet()
    return [client.news["view"] for client in evening.everybody]


def check_reload(evening: PlayedEvening) -> None:
    again = evening.reload()
    assert again.welcome["you"] == {"person": 0, "seat": 0, "is_host": True}
    assert again.news.get("missed", False) is False


def check_end(evening: PlayedEvening) -> None:
    results = [view["result"] for view in quiet_views(evening)]
    assert results[0] is not None
    assert results == [results[0]] * 3
    assert not evening.watcher.choices
    sentences = [sentence for client in evening.clients for sentence in client.said]
    assert not [sentence for sentence in sentences if sentence.startswith(("event-", "note-"))]
    assert len(sentences) > 20
    verdict = evening.house.ask("GET", f"/api/tables/{evening.code}/games/0/verify").json()
    assert verdict["ok"], verdict
