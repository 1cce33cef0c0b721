"""What happened since somebody acted last, in as many lines as a screen has left."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.text import Text

from geisterstunde.cli.door import Door, Lines

ROWS_FOR_THE_REST: Final = 25
"""What a full screen needs beside the news; the news get what is left of the terminal, from 3 to 8 lines."""

LEAST_NEWS: Final = 1
"""On a low terminal the news give way to a long list of moves, but for so many lines."""

MOST_SENTENCES: Final = 40
"""No screen has room for more."""


class Form(NamedTuple):
    """A table and the question under it, in one of the forms that they may have."""

    table: Lines
    question: Lines


def show_fitting(door: Door, forms: Iterable[Form], sentences: list[str], *, below: int) -> None:
    """An empty screen with a table, the news and a question; so many lines are needed below.

    Of the forms, the fullest first, the first one is taken that fits. On a low terminal also the gaps of the table and
    the news give way. What is printed into a file is never too long.
    """
    for form in forms:
        whole = len(form.table) + most_news(door) + len(form.question) + below
        excess = max(0, whole - door.out.height) if door.is_terminal else 0
        shorter = without_gaps(form.table, excess)
        excess -= len(form.table) - len(shorter)
        if excess <= most_news(door) - LEAST_NEWS:
            break
    door.clear()
    door.print_lines(shorter)
    show_news(door, sentences, max(LEAST_NEWS, most_news(door) - excess))
    door.print_lines(form.question)


def most_news(door: Door) -> int:
    """So many lines of news there are on a screen where all else has room."""
    return max(3, min(8, door.out.height - ROWS_FOR_THE_REST))


def show_news(door: Door, sentences: list[str], room: int) -> None:
    """The newest at the bottom; what there is no room for is left out from the oldest on.

    The lines are as many as there is room for, so that the prompt stands at the same place.
    """
    told = [f"· {sentence}" for sentence in sentences[-MOST_SENTENCES:]]
    lines = _wrapped(door, told if len(told) == len(sentences) else ["…", *told])
    while len(lines) > room and len(told) > 1:
        del told[0]
        lines = _wrapped(door, ["…", *told])
    for line in [""] * (room - len(lines)) + lines:
        door.print(Text(line, style="italic", no_wrap=True))


def _wrapped(door: Door, pieces: list[str]) -> list[str]:
    told = Text("  ".join(pieces))
    return [line.plain.strip() for line in told.wrap(door.out, door.out.width)] if pieces else []


def without_gaps(lines: Lines, most: int) -> Lines:
    """The same lines without the empty ones between them, as far as so many lines are too many."""
    kept: Lines = []
    for line in lines:
        is_gap = not "".join(segment.text for segment in line).strip()
        if is_gap and most > 0:
            most -= 1
        else:
            kept.append(line)
    return kept
