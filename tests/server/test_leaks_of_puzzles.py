"""Puzzles tell neither what the seat that is asked cannot see, nor the answer to whoever has not given one.

Every puzzle that is shipped is asked about at every door in worlds that differ only in that. The truth of a puzzle is
exchanged where it is made, its answer where it is read.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from geisterstunde.bots.words import Reason
from geisterstunde.games import game_called, names
from geisterstunde.server import puzzles as doors
from geisterstunde.server.http import puzzles as routes
from geisterstunde.server.http.routes import application
from geisterstunde.server.protocol import Foretelling
from geisterstunde.server.puzzles import PuzzleQuestion, PuzzleSheet
from geisterstunde.server.socket.wire import Wires
from geisterstunde.table import puzzles as kept
from geisterstunde.table.play import Play
from geisterstunde.table.puzzles import Puzzle, position_of, puzzles_of
from geisterstunde.texts import LANGUAGES
from tests.laws.secrets import secrets_of
from tests.laws.test_laws import fingerprint
from tests.seeds import DAY
from tests.server.test_leaks import HIDING
from tests.server.worlds import World
from tests.table.forked import ForkedPlay

WITH_PUZZLES = [name for name in names() if puzzles_of(name)]
FEWEST_OTHERS = 5
"""Of so many puzzles of a game that hides something another truth must be found; in some positions there is none."""


class Request(NamedTuple):
    """What is asked at a door."""

    method: str
    path: str
    language: str
    body: Any = None


@pytest.fixture(autouse=True)
def nothing_is_remembered() -> Iterator[None]:
    """Views of puzzles stay in memory: those of other truths are forgotten afterwards."""
    yield
    doors.seen_in.cache_clear()


def told(requests: list[Request]) -> list[tuple[int, bytes]]:
    """What a house answers, to the byte."""

    async def asking() -> list[tuple[int, bytes]]:
        game = game_called(WITH_PUZZLES[0])
        world = World(game, game.fewest_players, game.options_type(), "puzzles")
        transport = httpx.ASGITransport(application(world.service, Wires(32_768, 262_144, 2)))  # type: ignore[arg-type]
        answers = []
        async with httpx.AsyncClient(transport=transport, base_url="http://ghosts.example") as web:
            for method, path, language, body in requests:
                answer = await web.request(method, path, json=body, headers={"accept-language": language})
                assert answer.status_code == 200, (path, answer.content)
                answers.append((answer.status_code, answer.content))
        await world.close()
        return answers

    doors.seen_in.cache_clear()
    return asyncio.run(asking())


def check_alike(requests: list[Request], change: Callable[[], None]) -> None:
    """All answers are the same after a change that nobody may be able to tell."""
    before = told(requests)
    change()
    for request, one, other in zip(requests, before, told(requests), strict=True):
        assert one == other, f"{request} told it apart:\n{one}\n\n{other}"


def other_than(puzzle: Puzzle) -> str:
    """What the seat may answer and should not."""
    if puzzle.asks_for_seat:
        return next(str(seat) for seat in range(puzzle.players) if str(seat) not in puzzle.answers)
    game = game_called(puzzle.game)
    possible = map(game.write, position_of(puzzle).choices(puzzle.seat))
    return random.Random(f"{puzzle.id} {DAY}").choice([one for one in possible if one not in puzzle.answers])


def requests_before(puzzle: Puzzle) -> Iterator[Request]:
    """What may be asked by somebody who has not answered yet."""
    language = LANGUAGES[int(puzzle.id, 16) % len(LANGUAGES)]
    path = f"/api/puzzles/{puzzle.game}/{puzzle.id}"
    yield Request("GET", f"{path}?name=Ada", language)
    yield Request("GET", f"{path}/conclusions", language)
    if not puzzle.asks_for_seat:
        for action in (puzzle.answers[0], other_than(puzzle)):
            yield Request("POST", f"{path}/foretell", language, {"action": plainly(puzzle, action)})


def requests_after(puzzle: Puzzle) -> Iterator[Request]:
    """Answers, and giving up."""
    language = LANGUAGES[int(puzzle.id, 16) % len(LANGUAGES)]
    path = f"/api/puzzles/{puzzle.game}/{puzzle.id}"
    for answer in (other_than(puzzle), puzzle.answers[0]):
        body = {"seat": int(answer)} if puzzle.asks_for_seat else {"actions": [plainly(puzzle, answer)]}
        yield Request("POST", f"{path}/answer", language, body)
    yield Request("GET", f"{path}/solution", language)


def plainly(puzzle: Puzzle, written: str) -> Any:
    """An action as a client says it."""
    return msgspec.to_builtins(game_called(puzzle.game).read(written))


def exchange(patch: pytest.MonkeyPatch, name: str, others: tuple[Puzzle, ...]) -> None:
    """A game has other puzzles from now on."""
    shelf = {game: puzzles_of(game) for game in names()} | {name: others}
    for room in (kept, doors):
        patch.setattr(room, "puzzles_of", shelf.__getitem__)


# Cards that the seat cannot see


def with_other_secrets(puzzle: Puzzle) -> tuple[Play, bool]:
    """The position of a puzzle with other cards where its seat cannot look, and whether they are others indeed."""
    play, rng = position_of(puzzle), random.Random(f"{puzzle.id} {DAY}")
    truth = fingerprint(play.game, play.state, puzzle.players)
    for _ in range(4):
        state = secrets_of(play.game).with_other_secrets(play.state, puzzle.seat, rng)
        if fingerprint(play.game, state, puzzle.players) != truth:
            break
    return ForkedPlay.of(play, state), fingerprint(play.game, state, puzzle.players) != truth


def check_no_cards_are_told(name: str, patch: pytest.MonkeyPatch) -> int:
    """All doors of all puzzles of a game say the same in another truth; of how many it is another one."""
    puzzles = puzzles_of(name)
    requests = [one for puzzle in puzzles for one in (*requests_before(puzzle), *requests_after(puzzle))]
    others = {puzzle.id: with_other_secrets(puzzle) for puzzle in puzzles}

    def change() -> None:
        for room in (kept, doors):
            patch.setattr(room, "position_of", lambda puzzle: others[puzzle.id][0].clone())
        # What was rolled and done would tell the truth too, if it were told.
        exchange(patch, name, tuple(msgspec.structs.replace(puzzle, rolls=(), done=()) for puzzle in puzzles))

    check_alike(requests, change)
    return sum(is_other for _, is_other in others.values())


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_puzzle_tells_no_card_that_its_seat_cannot_see(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    others = check_no_cards_are_told(name, monkeypatch)
    assert others >= FEWEST_OTHERS or name not in HIDING


# The answer


def with_another_answer(puzzle: Puzzle) -> Puzzle:
    """The same position, in which something else is right, for another reason."""
    answer = other_than(puzzle)
    return msgspec.structs.replace(
        puzzle,
        answers=(answer,),
        tried=dict.fromkeys(puzzle.tried, 0.01) | {answer: 0.99},
        replies={},
        wins=(),
        reason=Reason("another"),
        nodes=1,
        seed=1,
    )


def check_no_answer_is_told(name: str, patch: pytest.MonkeyPatch) -> None:
    """All that may be asked beforehand, and the list of all puzzles, say the same whatever is right."""
    shelves = [Request("GET", "/api/puzzles", language) for language in LANGUAGES]
    requests = [*shelves, *(one for puzzle in puzzles_of(name) for one in requests_before(puzzle))]
    others = tuple(map(with_another_answer, puzzles_of(name)))
    check_alike(requests, lambda: exchange(patch, name, others))


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_puzzle_tells_nobody_its_answer_who_has_not_answered(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_no_answer_is_told(name, monkeypatch)


# Leaks that would be found

SHEET_OF = doors.sheet_of


def tells_what_another_sees(game: str, id: str, name: str, language: str) -> PuzzleSheet:
    """The question names what somebody else holds."""
    puzzle = kept.puzzle_called(game, id)
    seen = kept.position_of(puzzle).view((puzzle.seat + 1) % puzzle.players)
    return msgspec.structs.replace(SHEET_OF(game, id, name, language), question=repr(seen))


def tells_what_was_rolled(game: str, id: str, name: str, language: str) -> PuzzleSheet:
    """The question says how it came to this."""
    rolls = repr(kept.puzzle_called(game, id).rolls)
    return msgspec.structs.replace(SHEET_OF(game, id, name, language), question=rolls)


def foretells_from_the_truth(game: str, id: str, question: PuzzleQuestion) -> Foretelling:
    """What would follow is tried out with the cards as they lie."""
    puzzle = kept.puzzle_called(game, id)
    play = kept.position_of(puzzle)
    play.apply(puzzle.seat, play.number_of(puzzle.seat, question.action))
    return Foretelling(id="puzzle", events=(), view=play.view((puzzle.seat + 1) % puzzle.players))


def asks_with_the_reason(game: str, id: str, name: str, language: str) -> PuzzleSheet:
    """The question says why the answer is right."""
    return msgspec.structs.replace(SHEET_OF(game, id, name, language), question=kept.puzzle_called(game, id).reason.key)


def offers_the_answer_first(game: str, id: str, name: str, language: str) -> PuzzleSheet:
    """What may be done is told in an order of its own."""
    puzzle, sheet, write = kept.puzzle_called(game, id), SHEET_OF(game, id, name, language), game_called(game).write
    ordered = sorted(sheet.news.choices, key=lambda action: write(action) not in puzzle.answers)
    return msgspec.structs.replace(sheet, news=msgspec.structs.replace(sheet.news, choices=tuple(ordered)))


@pytest.mark.parametrize(
    ("door", "leak", "check"),
    [
        ("sheet_of", tells_what_another_sees, check_no_cards_are_told),
        ("sheet_of", tells_what_was_rolled, check_no_cards_are_told),
        ("foretold_in", foretells_from_the_truth, check_no_cards_are_told),
        ("sheet_of", asks_with_the_reason, check_no_answer_is_told),
        ("sheet_of", offers_the_answer_first, check_no_answer_is_told),
    ],
    ids=lambda leak: leak if isinstance(leak, str) else leak.__name__,
)
def test_a_leak_of_a_puzzle_would_be_found(
    door: str, leak: Any, check: Callable[[str, pytest.MonkeyPatch], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, door, leak)
    with pytest.raises(AssertionError, match="told it apart"):
        check("ghosts", monkeypatch)
