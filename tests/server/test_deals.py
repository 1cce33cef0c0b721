"""The same deal for everybody: the same luck at every table, nothing told before the end, results side by side."""

import base64
from pathlib import Path
from typing import Any

import msgspec
import pytest

from geisterstunde.core.journal import read_journal
from geisterstunde.core.words import Refused
from geisterstunde.games import game_called, names
from geisterstunde.server.bodies import NewPerson, NewTable
from geisterstunde.server.deals import LONGEST_DEAL, NewDeal, deal_in
from geisterstunde.table.proof import proof_of
from tests.server.talking import Home, Talk, at_home

WEEK = 7 * 24 * 60 * 60


async def seated(home: Home, deal: str, name: str = "Ada") -> tuple[str, str, Talk]:
    """A table of a deal, its founder against a ghost, before the game: the code, the key, the conversation."""
    wish = NewTable(game="ghosts", name=name, deal=deal, bots={1: "flake"}, is_practice=True)
    code, token, _, _ = await home.service.found(wish)
    talk = Talk(home.service, code)
    await talk.hello(token)
    return code, token, talk


async def given_up(talk: Talk) -> None:
    """The deal begins, and is over at once."""
    await talk.do("start")
    await talk.do("resign")


def test_every_table_of_a_deal_is_dealt_the_same(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        deal = home.service.deals.fresh(NewDeal(game="ghosts"))
        views = []
        for name in ("Ada", "Ben"):
            _, _, talk = await seated(home, deal.deal, name)
            assert talk.news["sheet"]["promise"] == deal.promise
            await talk.do("start")
            views.append(talk.news["view"])
        assert views[0]["hand"] == views[1]["hand"]

    at_home(tmp_path, evening)


def test_deals_differ_in_their_luck_also_from_one_server_to_the_other(tmp_path: Path) -> None:
    promises: list[str] = []

    async def evening(home: Home) -> None:
        promises.extend(home.service.deals.fresh(NewDeal(game="ghosts")).promise for _ in range(2))
        promises.append(home.service.deals.of_week().deals[1].promise)

    at_home(tmp_path, evening)
    at_home(tmp_path, evening, seed="another house")
    assert len(set(promises)) == 6


def test_later_games_of_two_tables_of_a_deal_share_nothing(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        deal = home.service.deals.fresh(NewDeal(game="ghosts")).deal
        promises = set()
        for name in ("Ada", "Ben"):
            code, _, talk = await seated(home, deal, name)
            await given_up(talk)
            promises.add((await home.service.sheet(code)).promise)
        assert len(promises) == 2

    at_home(tmp_path, evening)


def test_game_options_and_words_of_a_deal_are_fixed_until_it_is_over(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        deal = home.service.deals.fresh(NewDeal(game="ghosts", options={"rounds": 1})).deal
        code, _, talk = await seated(home, deal)
        sheet = await home.service.sheet(code)
        assert (sheet.options["rounds"], sheet.is_practice, sheet.deal) == (1, False, deal)
        assert (await talk.do("promise-words", commitment="0" * 64))["refusal"]["key"] == "deal-without-words"
        chosen = await talk.do("choose-game", game="ghoosty", players=2)
        assert chosen["refusal"]["key"] == "deal-is-fixed"
        await given_up(talk)
        assert (await talk.do("choose-game", game="ghoosty", players=2))["type"] == "done"

    at_home(tmp_path, evening)


def test_the_journal_says_that_the_deal_was_shared_and_verify_says_it_too(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        deal = home.service.deals.fresh(NewDeal(game="ghosts"))
        code, token, talk = await seated(home, deal.deal)
        await given_up(talk)
        journal = read_journal(await home.service.past_games.journal(code, 0, token))
        assert (journal.opening.deal, journal.opening.promise) == (deal.deal, deal.promise)
        left = [sentence.key for sentence in proof_of(game_called("ghosts"), journal).leaves_open]
        assert "shared-deal" in left
        assert "nobodys-words" not in left

    at_home(tmp_path, evening)


def test_results_of_all_tables_stand_side_by_side_for_those_who_have_finished(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        deal = home.service.deals.fresh(NewDeal(game="ghosts")).deal
        seats = [await seated(home, deal, name) for name in ("Ada", "Ben")]
        for _, _, talk in seats:
            await given_up(talk)
        code, token, _ = seats[1]
        # Asked twice: a table is noted once.
        await home.service.deals.results(code, token)
        told = await home.service.deals.results(code, token)
        assert sorted(result.seats[0] for result in told.results) == ["Ada", "Ben"]
        assert told.results[told.own].seats == ("Ben", "flake")
        assert {(result.scores, result.bots) for result in told.results} == {((0.0, 1.0), (1,))}

    at_home(tmp_path, evening)


def test_who_has_not_finished_the_deal_is_told_no_result(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        deal = home.service.deals.fresh(NewDeal(game="ghosts")).deal
        _, _, other = await seated(home, deal, "Ben")
        await given_up(other)
        code, token, talk = await seated(home, deal)
        await talk.do("start")
        for key in (token, "nobody's"):
            with pytest.raises(Refused) as refused:
                await home.service.deals.results(code, key)
            assert refused.value.refusal.key == ("game-not-finished" if key == token else "unknown-token")

    at_home(tmp_path, evening)


def test_a_table_without_a_deal_has_nothing_to_compare(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        code, token, _, _ = await home.service.found(NewTable(game="ghosts", name="Ada"))
        with pytest.raises(Refused) as refused:
            await home.service.deals.results(code, token)
        assert refused.value.refusal.key == "no-deal"

    at_home(tmp_path, evening)


def test_the_deal_of_the_week_stays_for_a_week_and_nobody_plays_the_next_one(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        deals = home.service.deals
        now = deals.of_week()
        assert [sheet.game for sheet in now.deals] == list(names())
        home.time.now += WEEK
        later = deals.of_week()
        assert {sheet.promise for sheet in now.deals}.isdisjoint(sheet.promise for sheet in later.deals)
        # What was this week's may still be played.
        deals.called(now.deals[0].deal)
        home.time.now -= WEEK
        with pytest.raises(Refused) as refused:
            deals.called(later.deals[0].deal)
        assert refused.value.refusal.key == "deal-too-early"

    at_home(tmp_path, evening)


def written(*parts: Any) -> str:
    return base64.urlsafe_b64encode(msgspec.json.encode(parts)).rstrip(b"=").decode()


@pytest.mark.parametrize(
    "token",
    [
        "",
        "x",
        "ä",
        "=" * 40,
        "x" * (LONGEST_DEAL + 1),
        written("chess", 1, 2, {}, "0" * 16),
        written("ghosts", "one", 2, {}, "0" * 16),
        written("ghosts", 1, 2, {}, "nonsense"),
        # The same deal in other words would be the same cards under another link.
        base64.urlsafe_b64encode(b'["ghosts", 1, 2, {}, "0000000000000000"]').decode(),
    ],
)
def test_a_link_that_nobody_wrote_is_refused(tmp_path: Path, token: str) -> None:
    async def evening(home: Home) -> None:
        with pytest.raises(Refused) as refused:
            home.service.deals.called(token)
        assert refused.value.refusal.key in ("unknown-deal", "deal-other-rules")

    at_home(tmp_path, evening)


def test_a_deal_of_other_rules_is_refused_with_both_versions(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        version = game_called("ghosts").rules_version
        with pytest.raises(Refused) as refused:
            home.service.deals.called(written("ghosts", version + 1, 2, {}, "0" * 16))
        assert refused.value.refusal.key == "deal-other-rules"
        assert refused.value.refusal.args == {"game": "ghosts", "deal": version + 1, "program": version}

    at_home(tmp_path, evening)


def test_a_deal_for_too_many_players_is_refused(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        version = game_called("ghosts").rules_version
        with pytest.raises(Refused):
            home.service.deals.called(written("ghosts", version, 60, {}, "0" * 16))
        with pytest.raises(Refused):
            home.service.deals.fresh(NewDeal(game="ghosts", players=60))

    at_home(tmp_path, evening)


def test_the_link_of_a_deal_holds_no_part_of_its_secret(tmp_path: Path) -> None:
    async def evening(home: Home) -> None:
        sheet = home.service.deals.fresh(NewDeal(game="ghosts"))
        secret = home.service.deals.secret_of(deal_in(sheet.deal))
        told = msgspec.json.encode(sheet).decode() + base64.urlsafe_b64decode(sheet.deal + "==").decode()
        assert not any(secret[place : place + 8] in told for place in range(len(secret) - 7))

    at_home(tmp_path, evening)


def test_people_do_not_play_a_deal_against_each_other(tmp_path: Path) -> None:
    # At a second table of the deal one could sit on the other's chair, or give up and read the opened secret.
    async def evening(home: Home) -> None:
        deal = home.service.deals.fresh(NewDeal(game="ghosts")).deal
        code, token, _, _ = await home.service.found(NewTable(game="ghosts", name="Ada", deal=deal))
        ada = Talk(home.service, code)
        await ada.hello(token)
        with pytest.raises(Refused) as refused:
            await home.service.join(code, NewPerson(name="Ben", seat=1))
        assert refused.value.refusal.key == "deal-alone"
        bens, _, seat = await home.service.join(code, NewPerson(name="Ben"))
        assert seat is None
        ben = Talk(home.service, code)
        await ben.hello(bens)
        assert (await ben.do("sit", seat=1))["refusal"]["key"] == "deal-alone"
        assert (await ada.do("start"))["refusal"]["key"] == "chairs-not-taken"
        await ada.do("seat-bot", seat=1, level="flake")
        await given_up(ada)
        # What comes after the deal is a game like any other.
        await ada.do("clear-seat", seat=1)
        assert (await ben.do("sit", seat=1))["type"] == "done"

    at_home(tmp_path, evening)
