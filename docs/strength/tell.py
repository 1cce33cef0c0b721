"""Writes docs/strength/README.md from the results beside it: python docs/strength/tell.py."""

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
TITLES = {
    "18-ghosts": "18 Ghosts",
    "ghosts": "Ghosts, 2 players, one round",
    "ghoosty": "Ghoosty!, 2 players",
    "ghost-for-sale": "Ghost for $ale, 3 players",
    "rest-in-peace": "Rest in Peace",
}
CLEAR = 0.01
HEAD = """# How strong the bots are

Every step of a ladder is a duel of its own, measured by `sh docs/strength/measure.sh GAME` (seed `strength`, one
process, compiled): duplicate deals, all seats rotated, each bot in a process that knows nothing but its view. *Share*
is the share of comparisons between the two bots that the stronger one won (a draw counts half), *Elo* their difference
with its 95 % interval from drawing whole deals anew, *p* how often two equal bots would be so far apart. A step is
*clear* below p = 0.01. The pages have the plots, the JSON files all figures.
"""
FOOT = """
## How to read it

Looking one action ahead beats chance in every game, and searching for 10 ms beats looking one action ahead: these steps
are clear everywhere. More time helps clearly in 18 Ghosts, where nothing is hidden. In the card games luck and hidden
cards decide much of what is left, and the steps from 10 to 100 ms and to a second are not clear from so few games: the
intervals say how large or small they may be, and where the weaker one came out ahead, the table says so. Steps at a
second a move are short because they cost hours; they exclude large differences, not small ones. Ghoosty! is measured
with `no_progress_limit=200`, 18 Ghosts after two placements by lot, so that games differ.
The ladder of Ghoosty! is of the bots before they stopped going round in circles:
[circles.md](circles.md) compares both.

Budgets are wall-clock time per answer on a shared two-core machine; nodes are simulations (positions for the engine of
18 Ghosts) per answer. To measure again: delete the files of a game here and in `build/strength`, run the command, then
`python docs/strength/tell.py`.
"""


def main() -> None:
    parts = [HEAD]
    for game, title in TITLES.items():
        files = sorted(HERE.glob(f"{game}-[0-9]-*.json"))
        if files:
            parts.append(f"\n## {title}\n\n{table(files)}")
    (HERE / "README.md").write_text("".join([*parts, FOOT]), encoding="utf-8")


def table(files: list[Path]) -> str:
    lines = [
        "| stronger | weaker | games | share | Elo (95 %) | p | clear | ms, nodes | page | date |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for file in files:
        lines.append(row(json.loads(file.read_text(encoding="utf-8")), file))
    return "\n".join(lines) + "\n"


def row(told: dict[str, Any], file: Path) -> str:
    (pair,) = told["neighbours"]
    one, other = (next(s for s in told["standings"] if s["bot"] == pair[side]) for side in ("stronger", "weaker"))
    expected = told["plan"]["contenders"][0]
    elo, p = pair["difference"], pair["p_value"]
    is_expected = pair["stronger"] == f"{expected['name']}@{expected['milliseconds']}ms"
    return " | ".join(
        [
            f"| `{pair['stronger']}`",
            f"`{pair['weaker']}`",
            str(told["games"]),
            f"{100 * one['score']:.1f} %",
            f"{elo['value']:+.0f} ({elo['low']:+.0f} to {elo['high']:+.0f})",
            "< 0.0001" if p < 0.0001 else f"{p:.4f}",
            ("yes" if p < CLEAR else "no") if is_expected else "no, the other way round",
            f"{effort(one)} against {effort(other)}",
            f"[plots]({file.with_suffix('.html').name})",
            f"{told['origin']['date']} |",
        ]
    )


def effort(bot: dict[str, Any]) -> str:
    return f"{bot['milliseconds']:.1f} ms, {bot['nodes']:,.0f}"


if __name__ == "__main__":
    main()
