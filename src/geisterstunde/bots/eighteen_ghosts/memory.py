"""What a search in 18 Ghosts remembers: positions with the best action and a value, and which ones have occurred."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from geisterstunde.games.eighteen_ghosts.rules import Rules
from geisterstunde.games.eighteen_ghosts.state import NOTHING
from geisterstunde.games.eighteen_ghosts.state import UNKNOWN as NOT_KNOWN

SURE: Final = 29_000
"""Values beyond this are proved wins."""
NO_ACTION: Final = 255

LEAST_ENTRIES: Final = 1 << 12
MOST_ENTRIES: Final = 1 << 20
"""Positions remembered at most, 16 bytes each: 16 MB."""

NOT_NOTED: Final = 0
EXACT: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3


def entries_for(nodes: i64) -> i64:
    """How many positions a search of so many nodes should remember: a power of two."""
    entries: i64 = LEAST_ENTRIES
    while entries < nodes and entries < MOST_ENTRIES:
        entries *= 2
    return entries


def action_in(note: i64) -> i64:
    """The best action that was noted."""
    return note >> 17 & 255


def kind_in(note: i64) -> i64:
    """Whether the value is exact, or at least or at most that."""
    return note >> 31 & 3


def value_in(note: i64, ply: i64) -> i64:
    """The value that was noted, wins counted from the root."""
    value = (note & 131071) - 65536
    if value > SURE:
        return value - ply
    if value < -SURE:
        return value + ply
    return value


def is_repeated(truth: Rules) -> bool:
    """Whether the position at the start of this turn has occurred before."""
    if truth.released != NOTHING:
        return False
    past = truth.past
    past_rest = truth.past_rest
    last: i64 = len(past) - 1
    if last < 2:
        return False
    castle = past[last]
    rest = past_rest[last]
    # The side to act alternates.
    i = last - 2
    while i >= 0:
        if past[i] == castle and past_rest[i] == rest:
            return True
        i -= 2
    return False


def rest_of(truth: Rules) -> i64:
    """All of a position but the ghosts in the castle: side, portals, dungeon, released ghost; 21 bits."""
    other_key = truth.other_key
    if other_key == NOT_KNOWN:
        other_key = truth.portals_and_dungeon()
    return (truth.active * 262144 + other_key) * 4 + truth.released + 1


@final
class CastleMemory:
    """Positions with what was found about them; the last one wins the slot."""

    def __init__(self, entries: i64) -> None:
        self.mask = entries - 1
        self.keys = vec[i64]([0] * entries)
        self.notes = vec[i64]([0] * entries)

    def slot(self, key: i64, rest: i64) -> i64:
        """Where a position is remembered. Only lower bits of the products count, so it matters not if they wrap."""
        mixed = key * 0x1E3779B97F4A7C15 + rest * 0x2545F4914F6CDD1D
        return mixed >> 40 & self.mask

    def note_at(self, slot: i64, key: i64, rest: i64) -> i64:
        """What is remembered of a position, or NOT_NOTED."""
        note = self.notes[slot]
        return note if note >> 33 == rest and self.keys[slot] == key else NOT_NOTED

    def keep(self, slot: i64, key: i64, rest: i64, kind: i64, depth: i64, action: i64, value: i64, ply: i64) -> None:
        """Remember a result. Wins are counted from this position on."""
        if value > SURE:
            value += ply
        elif value < -SURE:
            value -= ply
        if depth < 0:
            depth = 0
        self.keys[slot] = key
        self.notes[slot] = (((rest * 4 + kind) * 64 + depth) * 256 + action) * 131072 + value + 65536

    def action_in(self, truth: Rules) -> i64:
        """The action remembered for a position, NO_ACTION if there is none that is legal."""
        rest = rest_of(truth)
        key = truth.castle_key
        note = self.note_at(self.slot(key, rest), key, rest)
        if note == NOT_NOTED:
            return NO_ACTION
        action = action_in(note)
        for choice in truth.legal(truth.actor()):
            if choice == action:
                return action
        return NO_ACTION
