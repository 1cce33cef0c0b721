"""The same deal for everybody: tables whose first game has the same luck, and how it ended at each of them.

A deal is what its link says: game, version of the rules, players, options and a word of luck. The luck itself follows
from that and from a secret of this server (`Deals.secret_of`), so that a link tells nobody a card, and nothing has to
be kept. Tables of a deal are founded with that secret instead of a fresh one, and nobody's words enter it (the lobby,
the journal and `verify` say so). The deal of the week has the week for its word: it cannot be played beforehand.

Results are kept as entries of a row of their own in the store, under a code that no table can have.
"""

import asyncio
import base64
import binascii
import hmac
import re
from contextlib import suppress
from datetime import UTC, datetime
from functools import cached_property
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from geisterstunde.core.bounds import Name, Plain
from geisterstunde.core.game import Game
from geisterstunde.core.journal import plain_options
from geisterstunde.core.luck import commitment_to
from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.games import game_called, names
from geisterstunde.server.bodies import Body
from geisterstunde.server.store.interface import CodeTaken, Conflict, Store
from geisterstunde.server.surroundings import Surroundings
from geisterstunde.server.tables import LiveTable
from geisterstunde.server.who_asks import acting_seat, known_person
from geisterstunde.table.state import secret_of_game

LONGEST_DEAL: Final = 600
"""So long a link may be: options that are too long to be shared are refused."""
MOST_RESULTS: Final = 200
"""So many tables of one deal are compared."""
LUCK_DIGITS: Final = 16
ATTEMPTS: Final = 5
_WEEK: Final = re.compile(r"\d{4}-W\d{2}")
_LUCK: Final = re.compile(rf"[0-9a-f]{{{LUCK_DIGITS}}}")
_HEADER: Final = b'{"deal":1}'


class SharedDeal(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a link to a deal says."""

    game: Name
    rules: int
    players: int
    options: Plain
    """As far as they are not the usual ones."""
    luck: Annotated[str, Meta(max_length=LUCK_DIGITS)]
    """A word of luck, or the week whose deal it is."""

    @property
    def token(self) -> str:
        """The deal as it stands in a link."""
        return base64.urlsafe_b64encode(msgspec.json.encode(self, order="sorted")).rstrip(b"=").decode()

    @property
    def week(self) -> str | None:
        """The week whose deal it is, such as 2026-W47."""
        return self.luck if _WEEK.fullmatch(self.luck) else None


class NewDeal(Body, frozen=True, kw_only=True):
    """A deal that is wished for."""

    game: Name
    players: Annotated[int, Meta(ge=0, le=64)] | None = None
    options: Plain = msgspec.field(default_factory=dict)


class DealSheet(Body, frozen=True, kw_only=True):
    """What is public about a deal: everything but its luck."""

    deal: str
    """How it stands in a link."""
    game: str
    players: int
    options: dict[str, Any]
    week: str | None
    promise: str
    """The hash of its secret: the promise of every table of this deal."""


class DealsOfWeek(Body, frozen=True, kw_only=True):
    """The deal of the week of each game."""

    week: str
    deals: tuple[DealSheet, ...]


class DealResult(Body, frozen=True, kw_only=True):
    """How a deal ended at one table."""

    table: int
    at: float
    seats: tuple[str, ...]
    """Who sat there: a name, or of a ghost its level."""
    bots: tuple[Seat, ...]
    scores: tuple[float, ...]
    winners: tuple[Seat, ...]
    reason: str


class DealResults(Body, frozen=True, kw_only=True):
    """How a deal ended at all tables, for somebody who has played it to its end."""

    sheet: DealSheet
    own: int
    """Which of the results is of the asker's table."""
    seat: Seat
    """Where the asker sat."""
    results: tuple[DealResult, ...]
    """The oldest first, at most 200."""


class Deals:
    """All deals of one server."""

    def __init__(self, house: Surroundings, store: Store) -> None:
        self._house = house
        self._store = store
        self._noting = asyncio.Lock()

    @cached_property
    def _key(self) -> bytes:
        """From which all luck of all deals follows; where nothing is kept, it holds as long as the server runs."""
        signer = self._house.signer
        return self._house.time_and_luck.secret().encode() if signer is None else signer.key_for("deals")

    # What a deal is

    def fresh(self, wish: NewDeal) -> DealSheet:
        """A new deal; Refused if the game, the players or the options are not possible, or too long to be shared."""
        game = game_called(wish.game)
        players = game.fewest_players if wish.players is None else wish.players
        luck = sha256(self._house.time_and_luck.secret().encode()).hexdigest()[:LUCK_DIGITS]
        return self.sheet_of(_checked(game, players, wish.options, luck))

    def of_week(self) -> DealsOfWeek:
        """The deals of this week, one for each game, the same for all on this server."""
        week = self._week()
        deals = [_checked(game, game.fewest_players, {}, week) for game in map(game_called, names())]
        return DealsOfWeek(week=week, deals=tuple(map(self.sheet_of, deals)))

    def called(self, token: str) -> SharedDeal:
        """The deal of a link; Refused if it is none, of other rules, or of a week to come."""
        deal = deal_in(token)
        game = game_called(deal.game)
        if deal.rules != game.rules_version:
            versions = {"deal": deal.rules, "program": game.rules_version}
            raise Refused(Refusal("deal-other-rules", {"game": game.name, **versions}))
        if deal.week is None and not _LUCK.fullmatch(deal.luck):
            raise Refused(Refusal("unknown-deal"))
        if deal.week is not None and deal.week > self._week():
            raise Refused(Refusal("deal-too-early"))
        game.check_start(deal.players, game.options_from(deal.options))
        return deal

    def secret_of(self, deal: SharedDeal) -> str:
        """The secret of every table of this deal; nobody can work it out without the key of this server."""
        return hmac.new(self._key, f"geisterstunde deal\n{deal.token}".encode(), sha256).hexdigest()[:32]

    def sheet_of(self, deal: SharedDeal) -> DealSheet:
        """What is public about a deal."""
        options = game_called(deal.game).options_from(deal.options)
        return DealSheet(
            deal=deal.token,
            game=deal.game,
            players=deal.players,
            options=plain_options(options),
            week=deal.week,
            promise=commitment_to(secret_of_game(self.secret_of(deal), 0)),
        )

    def _week(self) -> str:
        year, week, _ = datetime.fromtimestamp(self._house.time_and_luck.now(), UTC).isocalendar()
        return f"{year}-W{week:02}"

    # How it ended

    async def note(self, live: LiveTable) -> None:
        """Keep how the deal ended at a table, once; nothing while it is played, and of later games there."""
        result = _result_at(live)
        if result is None:
            return
        async with self._noting:
            token = live.table.sheet.deal
            if not any(other.table == result.table for other in await self._kept(token)):
                await self._keep(token, msgspec.json.encode(result), live.address)

    async def note_if_possible(self, live: LiveTable) -> None:
        """Keep how the deal ended at a table, unless there is no room for it now."""
        with suppress(Refused):
            await self.note(live)

    async def _keep(self, token: str, kept: bytes, address: str) -> None:
        self._house.kept_bytes.pay(len(kept), address)
        for _ in range(ATTEMPTS):
            try:
                await self._append(token, kept)
            except (Conflict, CodeTaken):
                continue
            return

    async def _append(self, token: str, kept: bytes) -> None:
        code = _row_of(token)
        row = await self._store.table_called(code)
        if row is None:
            row = await self._store.found(code, _HEADER)
        entries = len(await self._store.entries(row))
        if entries <= MOST_RESULTS:
            await self._store.append(row, entries, kept)

    async def _kept(self, token: str) -> list[DealResult]:
        row = await self._store.table_called(_row_of(token))
        if row is None:
            return []
        kept = [msgspec.json.decode(entry, type=DealResult) for entry in (await self._store.entries(row))[1:]]
        # Another process may have noted the same table at the same moment.
        return list({result.table: result for result in kept}.values())

    async def results(self, code: str, token: str) -> DealResults:
        """How the deal of a table ended everywhere, for somebody who has played it there to its end."""
        async with self._house.tables.at(code) as live:
            seat = acting_seat(live.table, known_person(live.table, token))
            return await self._results(live, seat)

    async def _results(self, live: LiveTable, seat: Seat) -> DealResults:
        """How it ended everywhere; Refused for a table without a deal, and before its own end."""
        sheet = live.table.sheet
        if not sheet.deal:
            raise Refused(Refusal("no-deal"))
        if sheet.games_played == 0:
            raise Refused(Refusal("game-not-finished"))
        await self.note(live)
        results = await self._kept(sheet.deal)
        own = next((place for place, result in enumerate(results) if result.table == live.number), -1)
        return DealResults(sheet=self.sheet_of(deal_in(sheet.deal)), own=own, seat=seat, results=tuple(results))


def deal_in(token: str) -> SharedDeal:
    """What a link says; Refused if nobody could have written it."""
    if len(token) > LONGEST_DEAL:
        raise Refused(Refusal("unknown-deal"))
    try:
        written = base64.urlsafe_b64decode(token.encode("ascii") + b"=" * (-len(token) % 4))
        deal = msgspec.json.decode(written, type=SharedDeal)
    except (ValueError, binascii.Error, RecursionError):
        raise Refused(Refusal("unknown-deal")) from None
    # One deal, one link.
    if deal.token != token or deal.game not in names():
        raise Refused(Refusal("unknown-deal"))
    return deal


def _checked(game: Game, players: int, raw: dict[str, Any], luck: str) -> SharedDeal:
    options = game.options_from(raw)
    game.check_start(players, options)
    usual = plain_options(game.options_from({}))
    agreed = {name: value for name, value in plain_options(options).items() if usual[name] != value}
    deal = SharedDeal(game.name, game.rules_version, players, agreed, luck)
    if len(deal.token) > LONGEST_DEAL:
        raise Refused(Refusal("deal-too-long"))
    return deal


def _row_of(token: str) -> str:
    """Where results of a deal are kept; no table is called so (codes.py)."""
    return f"deal {sha256(token.encode()).hexdigest()[:32]}"


def _result_at(live: LiveTable) -> DealResult | None:
    """How the first game of a table ended; None if it has no deal, or another game is at hand by now."""
    sheet, play = live.table.sheet, live.table.play
    if not sheet.deal or sheet.games_begun != 1 or play is None or play.result is None:
        return None
    result = play.result
    bots = tuple(seat for seat, chair in enumerate(sheet.chairs) if chair.who == "bot")
    return DealResult(
        table=live.number,
        at=live.table.founded_at,
        seats=play.seats,
        bots=bots,
        scores=result.scores,
        winners=result.winners,
        reason=result.reason,
    )
