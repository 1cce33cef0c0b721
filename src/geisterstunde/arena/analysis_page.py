"""An analysis as one HTML file that needs nothing else."""

from html import escape
from typing import Final

from geisterstunde.arena.analysed import Analysis, TurningPoint
from geisterstunde.arena.page import document, foot, method, paragraph, section, table
from geisterstunde.arena.plots import Badge, Curve, curves
from geisterstunde.arena.retelling import Retelling

GENERATOR: Final = "geisterstunde analyse"
METHOD: Final = ("view", "best", "noise", "closer")

STYLE: Final = """
:root { --seat-1: #2c6bb0; --seat-2: #c65f1f; --seat-3: #22804d; --seat-4: #8746b3; --seat-5: #8c6d00;
  --seat-6: #c02f68; }
@media (prefers-color-scheme: dark) { :root { --seat-1: #74aef0; --seat-2: #f08f4e; --seat-3: #5cc48d;
  --seat-4: #c79bee; --seat-5: #e0bd4d; --seat-6: #f583aa; } }
svg .curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round;
  vector-effect: non-scaling-stroke; }
svg .curve-1 { stroke: var(--seat-1); }
svg .curve-2 { stroke: var(--seat-2); }
svg .curve-3 { stroke: var(--seat-3); }
svg .curve-4 { stroke: var(--seat-4); stroke-dasharray: 9 5; }
svg .curve-5 { stroke: var(--seat-5); stroke-dasharray: 2 5; }
svg .curve-6 { stroke: var(--seat-6); stroke-dasharray: 12 4 2 4; }
td.name { white-space: normal; overflow-wrap: anywhere; }
.beside { display: flex; }
.beside > svg { flex: none; }
.beside > svg:last-child { flex: 1; width: 0; min-width: 0; }
svg .badge { fill: var(--card); stroke: var(--ink); }
svg .badge-number { font-size: 12px; font-weight: 600; }
.legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; list-style: none; margin: 0 0 0.6rem; padding: 0; }
.legend li { display: flex; align-items: center; gap: 0.4rem; min-width: 0; overflow-wrap: anywhere; }
.legend svg { flex: none; }
ol.points { margin: 0; padding-left: 1.6rem; }
ol.points li { margin: 0 0 0.9rem; }
ol.points li::marker { font-weight: 600; }
ol.points p { margin: 0.1rem 0; overflow-wrap: anywhere; }
ol.points .happening { font-weight: 600; }
"""


def analysis_page(analysis: Analysis, language: str) -> str:
    """The page of an analysis in a language."""
    telling = Retelling(analysis, language)
    say = telling.texts.say
    parts = [
        paragraph(telling.outcome(), "lead"),
        _curves(telling),
        _turning_points(telling),
        _seats(telling),
        _moves(telling),
        method(say("analysis-heading-method"), [say(f"analysis-method-{point}") for point in METHOD]),
    ]
    return document(language, telling.title(), GENERATOR, parts, _footer(telling), STYLE)


def _curves(telling: Retelling) -> str:
    analysis = telling.analysis
    lines = [
        Curve(telling.texts.seats[seat], seat + 1, tuple(step.chances[seat] for step in analysis.steps))
        for seat in analysis.asked
    ]
    badges = [
        Badge(point.step, str(number), f"{telling.happening(point)} {telling.change(point)}")
        for number, point in enumerate(analysis.turning_points, start=1)
    ]
    legend = "".join(
        f'<li><svg width="28" height="10" aria-hidden="true"><line class="curve curve-{line.number}" x1="2" x2="26" '
        f'y1="5" y2="5"/></svg>{escape(line.label)}</li>'
        for line in lines
    )
    heading = telling.texts.say("analysis-heading-curves")
    return section(
        heading,
        paragraph(telling.texts.say("analysis-note-curves")),
        f'<ul class="legend">{legend}</ul>',
        curves(heading, lines, badges, telling.speech),
    )


def _turning_points(telling: Retelling) -> str:
    heading = telling.texts.say("analysis-heading-turning-points")
    points = telling.analysis.turning_points
    if not points:
        return section(heading, paragraph(telling.texts.say("analysis-none"), ""), paragraph(telling.measure()))
    listed = "".join(f"<li>{_turning_point(point, telling)}</li>" for point in points)
    return section(heading, f'<ol class="points">{listed}</ol>', paragraph(telling.measure()))


def _turning_point(point: TurningPoint, telling: Retelling) -> str:
    said = paragraph(telling.happening(point), "happening") + paragraph(telling.change(point), "")
    return said if point.better is None else said + paragraph(telling.advice(point.seat, point.better))


def _seats(telling: Retelling) -> str:
    """The curves in figures."""
    heads = [(telling.texts.say("analysis-column-seat"), "text name")]
    heads += [(telling.texts.say(f"analysis-column-{column}"), "") for column in ("first", "least", "most", "last")]
    rows = []
    for seat in telling.analysis.asked:
        chances = [step.chances[seat] for step in telling.analysis.steps]
        figures = (chances[0], min(chances), max(chances), chances[-1])
        rows.append([telling.texts.seats[seat], *map(telling.percent, figures)])
    return section(telling.texts.say("analysis-heading-seats"), table(heads, rows))


def _moves(telling: Retelling) -> str:
    """Every action with what it was called, and how it stood afterwards; rolls count for the action before them."""
    analysis, say = telling.analysis, telling.texts.say
    heads = [(say("analysis-column-step"), ""), (say("analysis-column-move"), "text name")]
    heads += [(telling.texts.seats[seat], "") for seat in analysis.asked]
    rows: list[list[str]] = []
    for step in analysis.steps:
        chances = [telling.percent(step.chances[seat]) for seat in analysis.asked]
        if step.kind == "roll" and rows:
            rows[-1][2:] = chances
        else:
            rows.append([str(step.number), telling.move(step), *chances])
    return section(say("analysis-heading-moves"), table(heads, rows))


def _footer(telling: Retelling) -> str:
    analysis, say = telling.analysis, telling.texts.say
    return foot(
        {
            say("arena-foot-rules"): f"{analysis.game} {analysis.rules}",
            say("arena-foot-options"): ", ".join(f"{key}={value}" for key, value in analysis.options.items()) or "–",
            say("analysis-foot-budget"): telling.budget(),
            say("arena-foot-program"): f"geisterstunde {analysis.program}",
        }
    )
