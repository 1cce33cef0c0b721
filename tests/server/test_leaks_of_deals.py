"""Shared deals tell nothing before the end: neither a table that plays one, nor a link, nor whoever has finished it."""

import random
from typing import Any

import msgspec
import pytest

from geisterstunde.core.game import Game
from geisterstunde.core.words import Refusal, Refused, Seat, View
from geisterstunde.games import game_called
from geisterstunde.server.deals import DealResult, Deals, DealSheet, NewDeal, SharedDeal, deal_in
from geisterstunde.server.tables import LiveTable
from geisterstunde.table.play import Play
from geisterstunde.table.state import secret_of_game
from tests.seeds import DAY
from tests.server.deal_twins import DealTwins
from tests.server.test_leaks import HIDING, SHARE, evening, evenings
from tests.server.worlds import World

EVENINGS = 2 * max(1, SHARE // 16)
"""Of each game; every audience has its turn."""
ACTIONS = 40


@pytest.mark.parametrize("name", HIDING)
def test_nobody_can_tell_what_ghosts_hold_from_what_a_deal_tells(name: str) -> None:
    game = game_called(name)
    rng = random.Random(f"deals {DAY} {name}")
    sizes = [min(game.fewest_players + rng.randrange(2), game.most_players) for _ in range(EVENINGS)]
    twins = [
        evening(game, players, game.options_type(), number, kind=DealTwins) for number, players in enumerate(sizes)
    ]
    assert sum(evening.pairs for evening in twins) >= EVENINGS


def seen(game: Game, players: int, seed: str) -> list[View]:
    """What is seen in a game of this seed."""
    play, rng = Play.begin(game, players, seed=seed), random.Random(7)
    views = []
    while play.to_act and play.actions < ACTIONS:
        play.act(play.to_act[0], rng.choice(play.choices(play.to_act[0])))
        views.append(play.view(0))
    return views


def has_luck(game: Game) -> bool:
    """Not everything that is hidden is dealt: in Ghost for $ale nothing is, as it comes."""
    return seen(game, game.fewest_players, "one") != seen(game, game.fewest_players, "other")


def houses(game: Game) -> list[World]:
    """Two houses that differ in their luck alone."""
    return [World(game, game.fewest_players, game.options_type(), luck) for luck in ("one house", "another house")]


def sheets(game: Game) -> list[list[DealSheet]]:
    """What two houses say of the same link, and of this week."""
    one, other = (world.service.deals for world in houses(game))
    wishes = [NewDeal(game=game.name, players=players) for players in range(game.fewest_players, game.most_players + 1)]
    links = [one.fresh(wish).deal for wish in wishes]
    return [[*(deals.sheet_of(deals.called(link)) for link in links), *deals.of_week().deals] for deals in (one, other)]


def check_links_tell_nothing(game: Game) -> None:
    """Of a link every house says the same, and has promised other cards: they are not in the link."""
    for one, other in zip(*sheets(game), strict=True):
        assert one.promise != other.promise, "a link told its luck"
        assert msgspec.structs.replace(one, promise="") == msgspec.structs.replace(other, promise="")


@pytest.mark.parametrize("name", HIDING)
def test_a_link_says_the_same_in_every_house(name: str) -> None:
    check_links_tell_nothing(game_called(name))


@pytest.mark.parametrize("name", [name for name in HIDING if has_luck(game_called(name))])
def test_the_cards_of_a_link_are_others_in_every_house(name: str) -> None:
    game = game_called(name)
    one, other = (world.service.deals for world in houses(game))
    deal = deal_in(one.fresh(NewDeal(game=name)).deal)
    seeds = [secret_of_game(deals.secret_of(deal), 0) for deals in (one, other)]
    views, others = (seen(game, deal.players, seed) for seed in seeds)
    assert views != others


def test_nobody_works_the_secret_out_from_all_that_is_told() -> None:
    """Not even somebody who knows this program: without the key of the house the promise is met by nothing."""
    game = game_called(HIDING[0])
    world = houses(game)[0]
    sheet = world.service.deals.fresh(NewDeal(game=game.name))
    told = (sheet.deal, sheet.promise, deal_in(sheet.deal).luck, sheet.deal[::-1], "")
    for key in told:
        # The same program with a key that somebody else could have made up from what was told.
        guessing = houses(game)[1].service.deals
        guessing.__dict__["_key"] = key.encode()
        assert guessing.sheet_of(deal_in(sheet.deal)).promise != sheet.promise


# Leaks that would be found


def hand_of(live: LiveTable, seat: Seat = 1) -> str:
    """What a ghost sees."""
    return repr(live.table.view_for(seat))


RESULTS = Deals._results
KEPT = Deals._kept
SHEET_OF = Deals.sheet_of


async def refuses_with_a_hand(self: Deals, live: LiveTable, seat: Seat) -> Any:
    """Who asks too early is told why, and what a ghost holds."""
    try:
        return await RESULTS(self, live, seat)
    except Refused as refused:
        raise Refused(Refusal(refused.refusal.key, {"hand": hand_of(live)})) from None


async def lists_running_tables(self: Deals, token: str) -> list[DealResult]:
    """Who has finished is told how it stands elsewhere."""
    kept = await KEPT(self, token)
    for live in self._house.tables:
        if live.table.sheet.deal == token and live.table.sheet.phase == "playing":
            kept.append(
                DealResult(table=9, at=0, seats=(), bots=(), scores=(), winners=(), reason=hand_of(live)),
            )
    return kept


def tells_the_secret(self: Deals, deal: SharedDeal) -> DealSheet:
    """The page of a deal says where its luck comes from."""
    return msgspec.structs.replace(SHEET_OF(self, deal), options={"luck": self.secret_of(deal)})


def tells_running_hands(self: Deals, deal: SharedDeal) -> DealSheet:
    """The page of a deal says who holds what at the tables that play it."""
    hands = [hand_of(live) for live in self._house.tables if live.table.sheet.deal == deal.token]
    return msgspec.structs.replace(SHEET_OF(self, deal), options={"hands": hands})


@pytest.mark.parametrize(
    ("name", "leak"),
    [
        ("_results", refuses_with_a_hand),
        ("_kept", lists_running_tables),
        ("sheet_of", tells_the_secret),
        ("sheet_of", tells_running_hands),
    ],
    ids=lambda leak: leak if isinstance(leak, str) else leak.__name__,
)
def test_a_leak_of_a_deal_would_be_found(name: str, leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deals, name, leak)
    with pytest.raises(AssertionError, match="told"):
        evenings(game_called("ghost-for-sale"), 40, DealTwins)


def test_luck_that_follows_from_the_link_alone_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deals, "secret_of", lambda _, deal: deal.luck)
    with pytest.raises(AssertionError, match="a link told its luck"):
        check_links_tell_nothing(game_called("ghosts"))
