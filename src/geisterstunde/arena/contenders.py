"""Contenders as they are written on a command line: `engine@100ms,search@500n,random`."""

import re
from collections.abc import Mapping
from typing import Final

from geisterstunde.arena.words import Contender
from geisterstunde.bots.levels import LEVELS
from geisterstunde.bots.shelf import BOTS, check_bot
from geisterstunde.bots.words import LONGEST_MILLISECONDS, Budget
from geisterstunde.core.words import Refusal, Refused

MOST_CONTENDERS: Final = 20
MOST_NODES: Final = 10**9
DEFAULT: Final = Budget(milliseconds=100)
OWN: Final = {level.name: level.budget for level in LEVELS}
"""The five ghosts know how long they want to think."""
_BUDGET: Final = re.compile(r"([0-9]{1,12})(ms|n)")


def read_contenders(
    text: str, game: str, default: Budget = DEFAULT, shelf: Mapping[str, str] = BOTS
) -> tuple[Contender, ...]:
    """The contenders in a list with commas; Refused if one is not possible, if one comes twice, or if it is alone."""
    contenders = tuple(read_contender(part.strip(), game, default, shelf) for part in text.split(",") if part.strip())
    for place, contender in enumerate(contenders):
        if contender in contenders[:place]:
            raise Refused(Refusal("arena-bot-twice", {"bot": contender.label}))
    if not 2 <= len(contenders) <= MOST_CONTENDERS:
        raise Refused(Refusal("arena-number-of-bots", {"given": len(contenders), "most": MOST_CONTENDERS}))
    return contenders


def read_contender(text: str, game: str, default: Budget = DEFAULT, shelf: Mapping[str, str] = BOTS) -> Contender:
    """One contender; without a budget of its own it gets the common one."""
    name, sign, written = text.partition("@")
    check_bot(name, game, shelf)
    budget = read_budget(written) if sign else OWN.get(name) or check_budget(default)
    return Contender(name, budget.milliseconds, budget.nodes)


def read_budget(text: str) -> Budget:
    """A budget such as `100ms` or `500n`."""
    found = _BUDGET.fullmatch(text)
    if found is None:
        raise _bad_budget(text)
    amount = int(found[1])
    return check_budget(Budget(milliseconds=amount) if found[2] == "ms" else Budget(nodes=amount))


def check_budget(budget: Budget) -> Budget:
    """The budget itself; Refused unless it is one sensible limit."""
    if (budget.milliseconds is None) == (budget.nodes is None):
        raise Refused(Refusal("arena-two-budgets"))
    if budget.milliseconds is not None and not 1 <= budget.milliseconds <= LONGEST_MILLISECONDS:
        raise _bad_budget(f"{budget.milliseconds}ms")
    if budget.nodes is not None and not 1 <= budget.nodes <= MOST_NODES:
        raise _bad_budget(f"{budget.nodes}n")
    return budget


def _bad_budget(text: str) -> Refused:
    limits = {"milliseconds": LONGEST_MILLISECONDS, "nodes": MOST_NODES}
    return Refused(Refusal("arena-bad-budget", {"budget": text, **limits}))
