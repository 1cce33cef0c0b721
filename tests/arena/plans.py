"""Short tournaments for the tests."""

from typing import Any

from geisterstunde.arena.contenders import read_contenders
from geisterstunde.arena.report import Origin
from geisterstunde.arena.tournament import plan_of
from geisterstunde.arena.words import Fixture, Plan, Record
from tests.arena.players import SHELF

SHORT: dict[str, Any] = {"goal": "three", "turn_limit": 12}
ORIGIN = Origin(command="geisterstunde arena", program="0", python="3", date="today", jobs=1, cores=2)


def castle(bots: str = "dice@1n,first@1n", opening: int = 0, seed: str = "moon") -> Plan:
    """A tournament of very short games of 18 Ghosts."""
    contenders = read_contenders(bots, "18-ghosts", shelf=SHELF)
    return plan_of("18-ghosts", contenders, options=SHORT, opening=opening, seed=seed)


def cards(bots: str, players: int, seed: str = "moon") -> Plan:
    """A tournament of Ghosts, one round a game."""
    contenders = read_contenders(bots, "ghosts", shelf=SHELF)
    return plan_of("ghosts", contenders, players=players, options={"rounds": 1}, seed=seed)


def record(fixture: Fixture, scores: tuple[float, ...], actions: int = 10, fingerprint: str = "") -> Record:
    """A game that ended so."""
    best = max(scores)
    return Record(
        fixture=fixture,
        scores=scores,
        winners=tuple(seat for seat, score in enumerate(scores) if score == best),
        reason="turn-limit",
        actions=actions,
        fingerprint=fingerprint or f"{fixture.deal}-{fixture.rotation}",
        asked=(5,) * len(scores),
        nodes=(50,) * len(scores),
        seconds=(0.1,) * len(scores),
        faults=(),
    )
