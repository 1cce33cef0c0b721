"""What the host reads."""

import io
import json
import logging

from geisterstunde.server.hosting.logs import MOST_TROUBLES, Log, hear_libraries


def lines(out: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_line_tells_when_and_what() -> None:
    out = io.StringIO()
    Log(out, lambda: 7.0).write("open", port=1)
    assert lines(out) == [{"at": 7.0, "event": "open", "port": 1}]


def trouble_with(words: str) -> ValueError:
    try:
        raise ValueError(words)
    except ValueError as problem:
        return problem


def test_a_mistake_is_told_without_its_words() -> None:
    out = io.StringIO()
    Log(out, lambda: 7.0).trouble("here", trouble_with("the red ghost"))
    assert "red ghost" not in out.getvalue()
    assert lines(out)[0]["kind"] == "ValueError"


def test_a_mistake_tells_no_path() -> None:
    out = io.StringIO()
    Log(out, lambda: 7.0).trouble("here", trouble_with("x"))
    assert "/" not in out.getvalue()


def test_a_mistake_that_is_made_again_and_again_does_not_fill_the_disk() -> None:
    out = io.StringIO()
    log = Log(out, lambda: 7.0)
    for _ in range(10 * MOST_TROUBLES):
        log.trouble("here", trouble_with("x"))
    assert len(lines(out)) == MOST_TROUBLES


def test_libraries_are_heard_without_their_words() -> None:
    out = io.StringIO()
    hear_libraries(Log(out, lambda: 7.0))
    logging.getLogger("uvicorn.error").warning("secret words")
    assert lines(out)[0]["name"] == "uvicorn.error"
    assert "secret" not in out.getvalue()
