"""A tournament from its first game to its last, or as far as it comes."""

import contextlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from geisterstunde import __version__, build
from geisterstunde.arena.contenders import MOST_CONTENDERS
from geisterstunde.arena.pool import FinishedGame, play_all
from geisterstunde.arena.results import TournamentResults
from geisterstunde.arena.schedule import fixtures, fixtures_of_deal
from geisterstunde.arena.sequential import Question, Sequential
from geisterstunde.arena.tally import counted
from geisterstunde.arena.words import Contender, Fixture, Plan
from geisterstunde.bots.shelf import BOTS
from geisterstunde.core.luck import check_seed
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.games import game_called
from geisterstunde.table.files import unwritable

Progress = Callable[[int, int], None]
"""Hears how many games are done, and of how many."""


def nobody_listens(done: int, planned: int) -> None:
    """Where nobody wants to know."""


def plan_of(
    game_name: str,
    contenders: tuple[Contender, ...],
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    opening: int = 0,
    seed: str,
) -> Plan:
    """A plan that can be played; Refused if the game does not allow it."""
    game = game_called(game_name)
    chosen = game.options_from(dict(options or {}))
    seats = game.fewest_players if players is None else players
    game.check_start(seats, chosen)
    longest = game.longest(seats, chosen)
    if not 0 <= opening < longest:
        raise Refused(Refusal("arena-bad-opening", {"opening": opening, "most": longest - 1}))
    if not 2 <= len(contenders) <= MOST_CONTENDERS:
        raise Refused(Refusal("arena-number-of-bots", {"given": len(contenders), "most": MOST_CONTENDERS}))
    return Plan(
        game=game.name,
        rules=game.rules_version,
        players=seats,
        # As they come back from a file, where a tuple is a list: a plan has to equal the one that was written.
        options=msgspec.json.decode(msgspec.json.encode(chosen)),
        contenders=contenders,
        opening=opening,
        seed=check_seed(seed),
        program=f"{__version__} {build()}",
    )


class Tournament:
    """The games of a plan that are still to be played, and where they are kept."""

    def __init__(
        self,
        results: TournamentResults,
        games: int,
        *,
        jobs: int = 1,
        shelf: Mapping[str, str] = BOTS,
        journals: Path | None = None,
        question: Question | None = None,
        patience: float | None = None,
    ) -> None:
        self.results = results
        self.plan = results.plan
        self.planned = fixtures(len(self.plan.contenders), self.plan.players, games)
        self.jobs = jobs
        self.shelf = shelf
        self.journals = journals
        self.test = None if question is None else Sequential(question)
        self.patience = patience
        self._deals_heard = 0

    def waiting(self) -> list[Fixture]:
        """What is not played yet."""
        return [fixture for fixture in self.planned if fixture not in self.results.records]

    def play(self, progress: Progress = nobody_listens) -> None:
        """Play all that is left, or until the question is decided; after Ctrl-C all that is done is in its file."""
        waiting = self.waiting()
        done = len(self.planned) - len(waiting)
        progress(done, len(self.planned))
        if self._is_answered() or not waiting:
            return
        games = play_all(self.plan, waiting, min(self.jobs, len(waiting)), self.shelf, self.patience)
        try:
            for played in games:
                self._keep(played)
                done += 1
                progress(done, len(self.planned))
                if self._is_answered():
                    return
        finally:
            games.close()

    def _keep(self, played: FinishedGame) -> None:
        if self.journals is not None and played.journal:
            path = self.journals / journal_name(self.plan, played.record.fixture)
            try:
                path.write_text(played.journal, encoding="utf-8")
            except OSError as error:
                with contextlib.suppress(OSError):
                    path.unlink()
                raise unwritable(path, error) from None
        self.results.add(played.record)

    def _is_answered(self) -> bool:
        """Whether the test is decided by the deals that are whole; they are heard in order, whoever ends first."""
        if self.test is None:
            return False
        while self.test.verdict == "open":
            games = fixtures_of_deal(len(self.plan.contenders), self.plan.players, self._deals_heard)
            records = [self.results.records[game] for game in games if game in self.results.records]
            if len(records) < len(games):
                return False
            score = counted(self._deals_heard, records).score(0, 1)
            assert score is not None
            self.test.hear(score)
            self._deals_heard += 1
        return True


def journal_name(plan: Plan, fixture: Fixture) -> str:
    """The file of a game; no two games of any tournament share it."""
    return f"{plan.game}-{plan.tag}-{fixture.deal + 1:06}-{fixture.rotation + 1}.journal"
