"""What the version before has written is read, checked, looked at again and played on (README.md in this folder)."""

import asyncio
import random
import shutil
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from geisterstunde.core.journal import Played, Rolled, Undone, read_journal
from geisterstunde.games import game_called
from geisterstunde.server.store.sqlite import SqliteStore
from geisterstunde.server.time_and_luck import hash_of
from geisterstunde.table.entries import AnyEntry, entry_from_bytes
from geisterstunde.table.journals import journal_of
from geisterstunde.table.replay import Replay, resumed, verify
from geisterstunde.table.table import Table
from geisterstunde.table.words import Act, Agree, Undo
from tests.cli.program import run_process

HERE = Path(__file__).parent
FINISHED = sorted([*HERE.glob("terminal-*.journal"), *HERE.glob("server-*.journal")])
LEFT = sorted(HERE.glob("left-*.journal"))
TOLD: list[dict[str, Any]] = msgspec.json.decode((HERE / "tables.json").read_bytes())


def name(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", FINISHED, ids=name)
def test_a_finished_journal_is_verified_and_replayed(path: Path) -> None:
    journal = read_journal(path.read_text())
    game = game_called(journal.opening.game)
    assert journal.ended is not None
    assert verify(game, journal) == journal.ended.result
    play = Replay(game, journal).to_end()
    assert play.actions == sum(isinstance(move, Played) for move in journal.moves) > 0
    assert (play.result is None) == (journal.ended.resigned is not None)
    assert journal.text() == path.read_text()


@pytest.mark.parametrize("path", LEFT, ids=name)
def test_an_interrupted_journal_is_replayed_without_its_seed(path: Path) -> None:
    journal = read_journal(path.read_text())
    play = Replay(game_called(journal.opening.game), journal).to_end()
    assert play.rolled == sum(isinstance(move, Rolled) for move in journal.moves)
    assert play.to_act


@pytest.mark.parametrize("path", LEFT, ids=name)
def test_an_interrupted_game_is_played_on_to_its_end(path: Path) -> None:
    journal = read_journal(path.read_text())
    game = game_called(journal.opening.game)
    lines = len(journal.lines)
    seed = msgspec.json.decode((HERE / f"{path.name}.seed").read_bytes())["seed"]
    play = resumed(game, journal, seed)
    rng = random.Random(path.name)
    while play.to_act:
        seat = rng.choice(play.to_act)
        play.act(seat, rng.choice(play.choices(seat)))
    again = read_journal(journal.text())
    assert verify(game, again) == play.result
    assert "".join(path.read_text().splitlines(keepends=True)) == "".join(journal.text().splitlines(True)[:lines])


@pytest.mark.parametrize("path", LEFT, ids=name)
def test_an_interrupted_game_goes_on_at_the_terminal(path: Path, tmp_path: Path) -> None:
    for beside in (path, HERE / f"{path.name}.seed"):
        shutil.copy(beside, tmp_path)
    done = run_process(tmp_path, "play", "--continue", path.name)
    assert done.code == 0, done.err
    assert "Traceback" not in done.err + done.out


def test_every_kind_of_taking_back_is_among_them() -> None:
    undone = [
        line for path in (*FINISHED, *LEFT) for line in read_journal(path.read_text()).lines if isinstance(line, Undone)
    ]
    undone += [line for told in TOLD for line in lines_of(told) if isinstance(line, Undone)]
    kinds = {(line.agreed, line.seat is not None) for line in undone}
    assert kinds == {(False, False), (False, True), (True, False)}


# Tables


def entries_of(told: dict[str, Any]) -> list[AnyEntry]:
    async def read() -> list[bytes]:
        store = await SqliteStore.open(folder / "tables.sqlite")
        try:
            number = await store.table_called(told["code"])
            assert number is not None
            return await store.entries(number)
        finally:
            await store.close()

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copy(HERE / "tables.sqlite", folder)
        kept = asyncio.run(read())
    assert len(kept) == told["entries"]
    return [entry_from_bytes(entry) for entry in kept]


def lines_of(told: dict[str, Any]) -> list[Any]:
    return [line for entry in entries_of(told) for line in getattr(entry, "lines", ())]


def what(told: dict[str, Any]) -> str:
    return f"{told['game']}, {told['what']}"


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def still_said(now: Any, before: Any) -> Any:
    """What is said now, without what nobody could say before: a view may have learnt to say more."""
    if isinstance(now, dict) and isinstance(before, dict):
        return {field: still_said(now[field], before[field]) for field in before if field in now}
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        return [still_said(one, other) for one, other in zip(now, before, strict=True)]
    return now


@pytest.mark.parametrize("told", TOLD, ids=what)
def test_a_table_is_restored_as_its_server_told_it(told: dict[str, Any]) -> None:
    table = Table.restore(entries_of(told))
    viewers = [None, *range(table.sheet.players)]
    assert (table.sheet.game, table.sheet.games_played) == (told["game"], told["games_played"])
    assert [chair.name for chair in table.sheet.chairs] == told["names"]
    assert [proposal.kind for proposal in table.sheet.proposals] == told["proposals"]
    assert list(table.sheet.deadlines) == told["deadlines"]
    assert [table.number_for(viewer) for viewer in viewers] == told["numbers"]
    assert [plain(table.welcome_for(viewer, None).choices) for viewer in viewers] == told["choices"]
    for viewer, before in zip(viewers, told["views"], strict=True):
        assert still_said(plain(table.view_for(viewer)), before) == before


@pytest.mark.parametrize("told", TOLD, ids=what)
def test_people_are_known_at_their_old_table(told: dict[str, Any]) -> None:
    table = Table.restore(entries_of(told))
    assert [table.person_of(hash_of(token)) for token in told["tokens"]] == list(range(len(told["tokens"])))


@pytest.mark.parametrize("told", [told for told in TOLD if told["phase"] == "playing"], ids=what)
def test_a_running_table_is_played_on_to_the_end_of_its_game(told: dict[str, Any]) -> None:
    kept = entries_of(told)
    table = Table.restore(kept)
    rng = random.Random(told["code"])
    while table.sheet.phase == "playing":
        kept.append(a_step(table, rng))
    assert table.play is not None
    journal = journal_of(kept, table.sheet.games_begun - 1)
    assert verify(table.play.game, journal) == table.play.result
    again = Table.restore(kept)
    assert again.sheet == table.sheet
    assert again.view_for(0) == table.view_for(0)


def a_step(table: Table, rng: random.Random) -> AnyEntry:
    """Somebody acts, or agrees to what was proposed when the file was made."""
    assert table.play is not None
    if any(proposal.kind == "undo" for proposal in table.sheet.proposals):
        by = next(proposal.by for proposal in table.sheet.proposals)
        other = next(
            chair.person
            for seat, chair in enumerate(table.sheet.chairs)
            if seat != by and chair.person is not None and not chair.away
        )
        decision = table.decide(other, Agree("undo"), 0.0)
    else:
        seat = rng.choice(table.play.to_act)
        choice = rng.choice(table.play.choices(seat))
        chair = table.sheet.chairs[seat]
        if chair.level is not None:
            decision = table.decide_for_bot(seat, table.play.game.catalogue.number(choice), 0.0)
        else:
            assert chair.person is not None
            decision = table.decide(chair.person, Act(msgspec.to_builtins(choice)), 0.0)
    assert decision is not None
    table.take(decision)
    return decision.entry


def test_a_secret_choice_of_the_version_before_is_still_free_to_take_back() -> None:
    told = next(told for told in TOLD if told["what"] == "in the midst of secret choices")
    table = Table.restore(entries_of(told))
    before = table.view_for(1)
    decision = table.decide(0, Undo(), 0.0)
    assert decision is not None
    table.take(decision)
    assert table.view_for(1) == before
    assert not table.sheet.proposals
