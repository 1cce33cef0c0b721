"""The pictures of the report, drawn as SVG by hand.

Across, everything is in percent and down in pixels: the picture grows with the page, its letters do not. Colours come
from the page, so that light and dark need one picture.
"""

from collections.abc import Sequence
from html import escape
from math import ceil, floor
from typing import Final

import msgspec

from geisterstunde.arena.ratings import Interval
from geisterstunde.arena.report import Bar, Cell
from geisterstunde.arena.speech import Speech
from geisterstunde.arena.summary import round_step

LEFT: Final = 2.0
"""In percent: the picture keeps away from the edges, so that no sign is cut."""
ROW: Final = 46
AXIS: Final = 24
CELL_WIDTH: Final = 58
CELL_HEIGHT: Final = 40
LETTER: Final = 8.6
"""The mean width of a bold letter in pixels."""
LONGEST_LABEL: Final = 22
MOST_TICKS: Final = 5
SINGLE: Final = 0.2
"""Half the breadth of a bar for a single value."""
HISTOGRAM: Final = 120
CURVES: Final = 240
MARGIN: Final = 46
"""In pixels, for the figures to the left of curves: a picture of its own, because lines must not run through them."""
BADGE: Final = 22
"""The height of a row of numbered badges above curves."""
BADGE_PLACE: Final = 7.0
"""In percent of a phone's width, what a badge takes."""
SMALL_HISTOGRAM: Final = 64


class PlotRow(msgspec.Struct, frozen=True):
    """One line of a picture with intervals."""

    label: str
    said: str
    interval: Interval


class Curve(msgspec.Struct, frozen=True):
    """Shares from step to step, the first one at step 0."""

    label: str
    number: int
    """The colour of its line."""
    values: tuple[float, ...]


class Badge(msgspec.Struct, frozen=True):
    """A number above a step, and what it stands for."""

    place: int
    label: str
    said: str


class Scale:
    """Where a number lies across the picture, and at which numbers there are ticks."""

    def __init__(self, low: float, high: float, ticks: Sequence[float]) -> None:
        self.low = low
        self.high = high
        self.ticks = ticks

    def at(self, value: float) -> float:
        """In percent of the picture's width."""
        return LEFT + (100 - 2 * LEFT) * (value - self.low) / (self.high - self.low)


def round_scale(low: float, high: float) -> Scale:
    """A scale that begins and ends at a tick."""
    step = round_step((high - low or 1.0) / MOST_TICKS)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    last = max(last, first + 1)
    return Scale(first * step, last * step, [place * step for place in range(first, last + 1)])


def scale_of_bars(distributions: Sequence[Sequence[Bar]]) -> Scale:
    """A scale for several histograms, just as wide as they are; few single values are the ticks themselves."""
    bars = [bar for each in distributions for bar in each]
    ends = [edge for bar in bars for edge in edges(bar)]
    low, high = min(ends), max(ends)
    values = sorted({bar.low for bar in bars})
    if len(values) <= MOST_TICKS and all(is_single(bar) for bar in bars):
        return Scale(low, high, values)
    step = round_step((high - low) / MOST_TICKS)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return Scale(low, high, [place * step for place in range(first, last + 1)])


def is_single(bar: Bar) -> bool:
    """Whether a bar is of one value, as every whole number in steps of one is."""
    return bar.low == bar.high or (bar.high - bar.low == 1 and float(bar.low).is_integer())


def edges(bar: Bar) -> tuple[float, float]:
    """Where a bar begins and ends; one of a single value stands around it."""
    if not is_single(bar):
        return bar.low, bar.high
    half = 0.5 if float(bar.low).is_integer() and bar.low != bar.high else SINGLE
    return bar.low - half, bar.low + half


def picture(height: float, name: str, parts: Sequence[str]) -> str:
    """An SVG as wide as the page."""
    return (
        f'<svg role="img" aria-label="{escape(name)}" width="100%" height="{height:.0f}">'
        f"<title>{escape(name)}</title>{''.join(parts)}</svg>"
    )


def intervals(name: str, rows: Sequence[PlotRow], line: float, tick: str, speech: Speech) -> str:
    """A row for each label: its value as a dot, its interval as a bar; a dashed line where `line` is."""
    ends = [line] + [end for row in rows for end in (row.interval.low, row.interval.high, row.interval.value)]
    scale = round_scale(min(ends), max(ends))
    height = ROW * len(rows)
    parts = _ticks(scale, height, tick, speech)
    parts.append(f'<line class="fair" x1="{scale.at(line):.2f}%" x2="{scale.at(line):.2f}%" y1="0" y2="{height}"/>')
    for number, row in enumerate(rows):
        top = ROW * number
        low, value, high = (scale.at(end) for end in (row.interval.low, row.interval.value, row.interval.high))
        parts += [
            f'<text class="label" x="0" y="{top + 16}">{escape(row.label)}</text>',
            f'<text class="said" x="100%" y="{top + 16}" text-anchor="end">{escape(row.said)}</text>',
            f'<line class="whisker" x1="{low:.2f}%" x2="{high:.2f}%" y1="{top + 31}" y2="{top + 31}">'
            f"<title>{escape(row.label)}: {escape(row.said)}</title></line>",
            f'<circle class="dot" cx="{value:.2f}%" cy="{top + 31}" r="5"/>',
        ]
    return picture(height + AXIS, name, parts)


def _ticks(scale: Scale, height: float, kind: str, speech: Speech) -> list[str]:
    parts = []
    for value in scale.ticks:
        place = f"{scale.at(value):.2f}%"
        parts.append(f'<line class="grid" x1="{place}" x2="{place}" y1="0" y2="{height}"/>')
        anchor = "start" if scale.at(value) < 4 else "end" if scale.at(value) > 96 else "middle"
        at = "0" if anchor == "start" else "100%" if anchor == "end" else place
        said = speech.percent(value, 0) if kind == "percent" else speech.short(value)
        parts.append(f'<text class="tick" x="{at}" y="{height + 16}" text-anchor="{anchor}">{escape(said)}</text>')
    return parts


def heat_map(name: str, labels: Sequence[str], matrix: Sequence[Sequence[Cell | None]], speech: Speech) -> str:
    """Each row against each column; its own fixed width, because a page may scroll it."""
    named = [f"{place} {shortened(label)}" for place, label in enumerate(labels, start=1)]
    left = 8 + LETTER * max(map(len, named))
    width, height = left + CELL_WIDTH * len(labels) + 2, 24 + CELL_HEIGHT * len(labels) + 2
    parts = []
    for row, label in enumerate(named):
        middle = left + CELL_WIDTH * (row + 0.5)
        parts.append(f'<text class="tick" x="{middle:.0f}" y="16" text-anchor="middle">{row + 1}</text>')
        y = 24 + CELL_HEIGHT * row
        parts.append(
            f'<text class="label" x="0" y="{y + 25}">{escape(label)}<title>{escape(labels[row])}</title></text>'
        )
        for column, cell in enumerate(matrix[row]):
            x = left + CELL_WIDTH * column
            parts.append(_cell(cell, x, y, labels[row], labels[column], speech))
    return (
        f'<svg role="img" aria-label="{escape(name)}" width="{width:.0f}" height="{height}">'
        f"<title>{escape(name)}</title>{''.join(parts)}</svg>"
    )


def _cell(cell: Cell | None, x: float, y: float, row: str, column: str, speech: Speech) -> str:
    box = f'x="{x + 1:.0f}" y="{y + 1}" width="{CELL_WIDTH - 2}" height="{CELL_HEIGHT - 2}" rx="4"'
    if cell is None:
        return f'<rect class="no-cell" {box}/>'
    kind = "won-cell" if cell.score >= 0.5 else "lost-cell"
    strength = 0.06 + 1.1 * abs(cell.score - 0.5)
    said = speech.say("arena-cell", row=row, column=column, wins=cell.wins, draws=cell.draws, losses=cell.losses)
    return (
        f'<g><title>{escape(said)}</title><rect class="{kind}" {box} fill-opacity="{strength:.2f}"/>'
        f'<text class="value" x="{x + CELL_WIDTH / 2:.0f}" y="{y + 25}" text-anchor="middle">'
        f"{escape(speech.percent(cell.score, 0))}</text></g>"
    )


def shortened(label: str) -> str:
    """A label that fits beside a picture."""
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def histogram(name: str, bars: Sequence[Bar], scale: Scale, height: int, speech: Speech) -> str:
    """Bars on a scale that other pictures may share; the tallest tells its number."""
    tallest = max(bars, key=lambda bar: bar.count)
    parts = _ticks(scale, height, "number", speech)
    for bar in bars:
        left, right = (scale.at(end) for end in edges(bar))
        tall = (height - 18) * bar.count / tallest.count
        box = f'x="{left:.2f}%" y="{height - tall:.1f}" width="{right - left:.2f}%" height="{tall:.1f}"'
        parts.append(f'<rect class="bar" {box}><title>{escape(_said(bar, speech))}</title></rect>')
        if bar is tallest:
            middle = (left + right) / 2
            anchor = "start" if middle < 10 else "end" if middle > 90 else "middle"
            at = left if anchor == "start" else right if anchor == "end" else middle
            place = f'x="{at:.2f}%" y="{height - tall - 5:.1f}" text-anchor="{anchor}"'
            parts.append(f'<text class="tick" {place}>{escape(speech.number(bar.count))}</text>')
    parts.append(f'<line class="ground" x1="0" x2="100%" y1="{height}" y2="{height}"/>')
    return picture(height + AXIS, name, parts)


def _said(bar: Bar, speech: Speech) -> str:
    return speech.say(
        "arena-bar",
        low="same" if is_single(bar) else "other",
        value=speech.short(bar.low),
        high=speech.short(bar.high),
        count=speech.number(bar.count),
    )


def curves(name: str, lines: Sequence[Curve], badges: Sequence[Badge], speech: Speech) -> str:
    """Shares from 0 to 1 as lines over steps; numbered badges stand above theirs, in rows where they are crowded."""
    last = max(1, len(lines[0].values) - 1)
    step = max(1, round(round_step(last / MOST_TICKS)))
    scale = Scale(0, last, list(range(0, last + 1, step)))
    rows = _rows_of(badges, scale)
    top = BADGE * (1 + max(rows, default=-1)) + 8
    parts = [f'<g transform="translate(0 {top})">', *_ticks(scale, CURVES, "number", speech)]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = CURVES * (1 - share)
        kind = "ground" if share == 0 else "grid"
        parts.append(f'<line class="{kind}" x1="0" x2="100%" y1="{y:.0f}" y2="{y:.0f}"/>')
    for badge, row in zip(badges, rows, strict=True):
        parts.append(_badge(badge, f"{scale.at(badge.place):.2f}%", BADGE * row - top + 13))
    # Lines need plain numbers: a picture inside the picture, stretched, whose strokes are not.
    parts.append(
        f'<svg width="100%" height="{CURVES}" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">'
    )
    for line in lines:
        points = " ".join(f"{scale.at(place):.2f},{100 * (1 - value):.2f}" for place, value in enumerate(line.values))
        title = f"<title>{escape(line.label)}</title>"
        parts.append(f'<polyline class="curve curve-{line.number}" points="{points}">{title}</polyline>')
    parts.append("</svg>")
    parts.append("</g>")
    shares = [
        f'<text class="tick" x="{MARGIN - 6}" y="{top + CURVES * (1 - share) + 4:.0f}" text-anchor="end">'
        f"{escape(speech.percent(share, 0))}</text>"
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    height = top + CURVES + AXIS
    beside = f'<svg width="{MARGIN}" height="{height}" aria-hidden="true">{"".join(shares)}</svg>'
    return f'<div class="beside">{beside}{picture(height, name, parts)}</div>'


def _rows_of(badges: Sequence[Badge], scale: Scale) -> list[int]:
    """The row of each badge, so that none covers another."""
    ends: list[float] = []
    rows = []
    for badge in badges:
        at = scale.at(badge.place)
        free = [row for row, end in enumerate(ends) if at - end >= BADGE_PLACE]
        row = free[0] if free else len(ends)
        ends[row : row + 1] = [at]
        rows.append(row)
    return rows


def _badge(badge: Badge, x: str, y: float) -> str:
    return (
        f'<g><title>{escape(badge.said)}</title><line class="fair" x1="{x}" x2="{x}" y1="{y:.0f}" y2="{CURVES}"/>'
        f'<circle class="badge" cx="{x}" cy="{y:.0f}" r="9"/>'
        f'<text class="badge-number" x="{x}" y="{y + 4:.0f}" text-anchor="middle">{escape(badge.label)}</text></g>'
    )
