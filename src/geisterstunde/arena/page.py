"""The report as one HTML file that needs nothing else: no script, no font, no picture from anywhere."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from geisterstunde.arena.plots import (
    HISTOGRAM,
    SMALL_HISTOGRAM,
    PlotRow,
    heat_map,
    histogram,
    intervals,
    scale_of_bars,
)
from geisterstunde.arena.report import Comparison, Report, Standing
from geisterstunde.arena.speech import Speech

FEW_DEALS: Final = 30
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #ffffff; --ink: #23262d; --quiet: #666b75; --line: #dedbd3;
  --blue: #2c6bb0; --orange: #c65f1f; --warn: #fff4de; }
@media (prefers-color-scheme: dark) { :root { --paper: #14161b; --card: #1c1f26; --ink: #e9e7e2; --quiet: #a2a7b1;
  --line: #343944; --blue: #74aef0; --orange: #f08f4e; --warn: #33291a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  overflow-wrap: break-word; }
main, footer { max-width: 46rem; margin: 0 auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 1.6rem 0 0.4rem; }
h2 { font-size: 1.15rem; margin: 0 0 0.3rem; }
h3 { font-size: 0.95rem; margin: 1rem 0 0; }
p { margin: 0.3rem 0 0.7rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin: 1rem 0; }
section.warnings { background: var(--warn); }
section ul { margin: 0; padding-left: 1.2rem; }
.lead { font-size: 1.1rem; }
.quiet { color: var(--quiet); font-size: 0.88rem; }
.figures { font-size: 0.92rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.88rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 0.3rem 0.5rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--quiet); font-weight: 500; }
th.text, td.text { text-align: left; }
td.long { white-space: normal; min-width: 11rem; overflow-wrap: anywhere; }
tr:last-child td { border-bottom: 0; }
svg { display: block; overflow: visible; }
svg text { fill: var(--ink); font-size: 13px; font-variant-numeric: tabular-nums; }
svg .tick { fill: var(--quiet); font-size: 12px; }
svg .label { font-weight: 600; }
svg .said { fill: var(--quiet); }
svg .label, svg .said { paint-order: stroke; stroke: var(--card); stroke-width: 4px; stroke-linejoin: round; }
svg .grid { stroke: var(--line); }
svg .ground { stroke: var(--quiet); }
svg .fair { stroke: var(--quiet); stroke-dasharray: 4 4; }
svg .whisker { stroke: var(--blue); stroke-width: 6; stroke-linecap: round; stroke-opacity: 0.45; }
svg .dot, svg .bar { fill: var(--blue); }
svg .won-cell { fill: var(--blue); }
svg .lost-cell { fill: var(--orange); }
svg .no-cell { fill: none; stroke: var(--line); }
footer { padding-bottom: 2rem; color: var(--quiet); font-size: 0.82rem; }
footer dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 0.8rem; margin: 0; }
footer dd { margin: 0; overflow-wrap: anywhere; }
summary { cursor: pointer; font-weight: 600; }
@media print { section { break-inside: avoid; } }
"""


def page_of(report: Report, language: str) -> str:
    """The page of a report in a language."""
    speech = Speech(language, report.plan.game)
    title = speech.say("arena-title", game=speech.title)
    parts = [_lead(report, speech), _warnings(report, speech), _answer(report, speech)]
    if report.deals:
        parts += [
            _ladder(report, speech),
            _neighbours(report, speech),
            _matrix(report, speech),
            _seats(report, speech),
            _lengths(report, speech),
            _scores(report, speech),
            _reasons(report, speech),
        ]
    parts += [_faults(report, speech), _method(speech)]
    return document(language, title, marker(report.tournament), parts, _footer(report, speech))


def document(language: str, title: str, generator: str, parts: Sequence[str], footer: str, style: str = "") -> str:
    """A whole page with its heading; `style` adds to what all pages look like."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f'<meta name="generator" content="{generator}">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n"
        + "\n".join(part for part in parts if part)
        + f"\n</main>\n{footer}\n</body>\n</html>\n"
    )


def marker(tournament: str) -> str:
    """By this a report of the same tournament is known, which a later one may replace."""
    return f"geisterstunde arena {tournament}"


def section(heading: str, *parts: str, kind: str = "") -> str:
    """A part of the page."""
    return f'<section class="{kind}"><h2>{escape(heading)}</h2>{"".join(parts)}</section>'


def paragraph(text: str, kind: str = "quiet") -> str:
    return f'<p class="{kind}">{escape(text)}</p>'


def table(heads: Sequence[tuple[str, str]], rows: Sequence[Sequence[str]]) -> str:
    """A table; each head comes with the class of its column: empty for numbers, `text` or `text long` for words."""
    head = "".join(f'<th class="{kind}">{escape(name)}</th>' for name, kind in heads)
    body = "".join(
        "<tr>"
        + "".join(f'<td class="{kind}">{escape(cell)}</td>' for (_, kind), cell in zip(heads, row, strict=True))
        + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _heads(speech: Speech, *columns: str) -> list[tuple[str, str]]:
    """Column heads by their keys; a sign says how the column is set: `:` words, `::` long words."""
    found = []
    for column in columns:
        kind = "text long" if column.startswith("::") else "text" if column.startswith(":") else ""
        found.append((speech.say(f"arena-column-{column.lstrip(':')}"), kind))
    return found


def _lead(report: Report, speech: Speech) -> str:
    plan = report.plan
    if not report.deals:
        return paragraph(speech.say("arena-nothing-yet"), "lead")
    first = report.neighbours[0]
    leader = speech.say(
        "arena-leader",
        bot=first.stronger,
        next=first.weaker,
        difference=speech.number(first.difference.value),
        low=speech.signed(first.difference.low),
        high=speech.signed(first.difference.high),
    )
    verdict = speech.say("arena-verdict-clear" if first.difference.low > 0 else "arena-verdict-unclear")
    played = speech.say("arena-summary", games=report.games, players=plan.players, deals=report.deals)
    return paragraph(f"{leader} {verdict}", "lead") + paragraph(played, "")


def _warnings(report: Report, speech: Speech) -> str:
    said = []
    origin, plan = report.origin, report.plan
    played = report.games + report.left_over
    is_decided = report.answer is not None and report.answer.verdict != "open"
    if played < report.planned and not is_decided:
        said.append(speech.say("arena-warning-unfinished", games=played, planned=report.planned))
    if report.left_over:
        said.append(speech.say("arena-warning-left-over", games=report.left_over))
    if is_decided:
        said.append(speech.say("arena-warning-decided"))
    if 0 < report.deals < FEW_DEALS:
        said.append(speech.say("arena-warning-few", deals=report.deals))
    if report.repeated:
        said.append(speech.say("arena-warning-repeated", games=report.repeated))
    if report.faults:
        said.append(speech.say("arena-warning-faults", faults=sum(line.count for line in report.faults)))
    if origin.jobs > origin.cores and any(contender.milliseconds for contender in plan.contenders):
        said.append(speech.say("arena-warning-crowded", jobs=origin.jobs, cores=origin.cores))
    if not said:
        return ""
    listed = "".join(f"<li>{escape(sentence)}</li>" for sentence in said)
    return section(speech.say("arena-heading-warnings"), f"<ul>{listed}</ul>", kind="warnings")


def _answer(report: Report, speech: Speech) -> str:
    """What the test says to the question with which the tournament began."""
    question, answer = report.question, report.answer
    if question is None or answer is None:
        return ""
    one, other = (contender.label for contender in report.plan.contenders)
    asked = speech.say(
        "arena-question", one=one, other=other, elo0=speech.short(question.elo0), elo1=speech.short(question.elo1)
    )
    verdict = speech.say("arena-answer", verdict=answer.verdict, one=one, other=other, deals=answer.deals)
    evidence = speech.say(
        "arena-evidence",
        evidence=speech.signed(answer.evidence, 2),
        lower=speech.signed(answer.lower, 2),
        upper=speech.signed(answer.upper, 2),
        alpha=speech.percent(question.alpha, 1),
        beta=speech.percent(question.beta, 1),
    )
    heading = speech.say("arena-heading-question")
    return section(heading, paragraph(asked, ""), paragraph(verdict, "lead"), paragraph(evidence))


def _ladder(report: Report, speech: Speech) -> str:
    rows = [
        PlotRow(
            f"{standing.place} {standing.bot}",
            f"{speech.signed(standing.rating.value)} ({speech.elo_range(standing.rating)})",
            standing.rating,
        )
        for standing in report.standings
    ]
    heading = speech.say("arena-heading-ladder")
    # Between two, a comparison is a game: its share says nothing new.
    columns = ["games", "wins", "time", "nodes", "faults"]
    if report.plan.players > 2:
        columns.insert(2, "score")
    heads = _heads(speech, ":bot", *columns)
    return section(
        heading,
        paragraph(speech.say("arena-note-ladder")),
        intervals(heading, rows, 0.0, "number", speech),
        table(heads, [_standing(standing, columns, speech) for standing in report.standings]),
    )


def _standing(standing: Standing, columns: Sequence[str], speech: Speech) -> list[str]:
    cells = {
        "games": speech.number(standing.games),
        "wins": "–" if standing.wins is None else speech.percent(standing.wins),
        "score": "–" if standing.score is None else speech.percent(standing.score),
        "time": "–" if standing.milliseconds is None else speech.number(standing.milliseconds, 1),
        "nodes": "–" if standing.nodes is None else speech.number(standing.nodes),
        "faults": speech.number(standing.faults),
    }
    return [f"{standing.place} {standing.bot}", *(cells[column] for column in columns)]


def _neighbours(report: Report, speech: Speech) -> str:
    note = speech.say("arena-note-neighbours")
    parts = [_comparison(pair, speech) for pair in report.neighbours]
    return section(speech.say("arena-heading-neighbours"), paragraph(note), *parts)


def _comparison(pair: Comparison, speech: Speech) -> str:
    p = speech.p_value(pair.p_value)
    if pair.p_value is not None and pair.p_adjusted != pair.p_value:
        p += f" ({speech.p_value(pair.p_adjusted)})"
    said = speech.say(
        "arena-comparison",
        difference=speech.signed(pair.difference.value),
        range=speech.elo_range(pair.difference),
        likelihood=speech.chance(pair.likelihood),
        p=p if pair.deals else speech.say("arena-never-met"),
    )
    heading = escape(speech.say("arena-pair", stronger=pair.stronger, weaker=pair.weaker))
    return f"<h3>{heading}</h3>{paragraph(said, 'figures')}"


def _matrix(report: Report, speech: Speech) -> str:
    heading = speech.say("arena-heading-matrix")
    drawn = heat_map(heading, [standing.bot for standing in report.standings], report.matrix, speech)
    return section(heading, paragraph(speech.say("arena-note-matrix")), f'<div class="wide">{drawn}</div>')


def _seats(report: Report, speech: Speech) -> str:
    first = report.seats[0].advantage
    kind = "more" if first.low > 0 else "less" if first.high < 0 else "even"
    sentence = speech.say(
        "arena-first-seat",
        kind=kind,
        percent=speech.percent(abs(first.value)) if kind != "even" else speech.signed_percent(first.value),
        low=speech.signed_percent(first.low),
        high=speech.signed_percent(first.high),
    )
    rows = [
        PlotRow(
            speech.say("arena-seat", number=number),
            f"{speech.percent(seat.share.value)} ({speech.percent_range(seat.share)})",
            seat.share,
        )
        for number, seat in enumerate(report.seats, start=1)
    ]
    heading = speech.say("arena-heading-seats")
    drawn = intervals(heading, rows, 1 / report.plan.players, "percent", speech)
    return section(heading, paragraph(sentence, ""), paragraph(speech.say("arena-note-seats")), drawn)


def _lengths(report: Report, speech: Speech) -> str:
    lengths = report.lengths
    assert lengths is not None
    heading = speech.say("arena-heading-lengths")
    note = speech.say(
        "arena-note-lengths",
        mean=speech.number(lengths.mean, 1),
        median=speech.short(lengths.median),
        p95=speech.short(lengths.p95),
        least=speech.short(lengths.least),
        most=speech.short(lengths.most),
    )
    drawn = histogram(heading, lengths.bars, scale_of_bars([lengths.bars]), HISTOGRAM, speech)
    return section(heading, paragraph(note), drawn)


def _scores(report: Report, speech: Speech) -> str:
    told = [(standing.bot, spread) for standing, spread in zip(report.standings, report.scores, strict=True) if spread]
    if not told:
        return ""
    scale = scale_of_bars([spread.bars for _, spread in told])
    parts = []
    for bot, spread in told:
        note = speech.say(
            "arena-note-scores",
            mean=speech.number(spread.mean, 2),
            least=speech.short(spread.least),
            most=speech.short(spread.most),
        )
        parts.append(f"<h3>{escape(bot)}</h3>{paragraph(note)}")
        parts.append(histogram(bot, spread.bars, scale, SMALL_HISTOGRAM, speech))
    return section(speech.say("arena-heading-scores"), *parts)


def _reasons(report: Report, speech: Speech) -> str:
    rows = [
        [speech.reason(reason), f"{speech.number(count)} ({speech.percent(count / report.games)})"]
        for reason, count in report.reasons.items()
    ]
    return section(speech.say("arena-heading-reasons"), table(_heads(speech, "::reason", "count"), rows))


def _faults(report: Report, speech: Speech) -> str:
    if not report.faults:
        return ""
    rows = [
        [
            line.bot,
            speech.say(f"arena-fault-{line.kind}"),
            speech.number(line.count),
            speech.number(line.games),
            speech.say("arena-fault-where", detail=line.detail or "–", deal=line.deal + 1, rotation=line.rotation + 1),
        ]
        for line in report.faults
    ]
    heads = _heads(speech, ":bot", ":kind", "count", "games", "::detail")
    return section(speech.say("arena-heading-faults"), paragraph(speech.say("arena-note-faults")), table(heads, rows))


def _method(speech: Speech) -> str:
    points = ("deals", "table", "ratings", "intervals", "repeat")
    return method(speech.say("arena-heading-method"), [speech.say(f"arena-method-{point}") for point in points])


def method(heading: str, points: Sequence[str]) -> str:
    """How it was measured, folded up."""
    listed = "".join(f"<li>{escape(point)}</li>" for point in points)
    return f"<section><details><summary>{escape(heading)}</summary><ul>{listed}</ul></details></section>"


def _footer(report: Report, speech: Speech) -> str:
    plan, origin = report.plan, report.origin
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "–"
    lines = {
        "command": origin.command,
        "seed": plan.seed,
        "options": options,
        "opening": str(plan.opening),
        "rules": f"{plan.game} {plan.rules}",
        "program": f"geisterstunde {plan.program}, {origin.python}",
        "machine": f"{origin.jobs} / {origin.cores}",
        "date": origin.date,
        "tournament": report.tournament,
    }
    return foot({speech.say(f"arena-foot-{key}"): value for key, value in lines.items()})


def foot(lines: Mapping[str, str]) -> str:
    """Where a page comes from, line by line."""
    listed = "".join(f"<dt>{escape(key)}</dt><dd>{escape(value)}</dd>" for key, value in lines.items())
    return f"<footer><dl>{listed}</dl></footer>"
