"""18 Ghosts a second time, slowly and simply, to check the fast rules against. Shares no table with them."""

from dataclasses import dataclass, field
from typing import NamedTuple

CARPETS = {
    "R": ["b1", "e1", "a3", "c3", "e4", "b5"],
    "B": ["a1", "d1", "b3", "d3", "a4", "d5"],
    "Y": ["a2", "c2", "e2", "c4", "a5", "e5"],
}
MIRRORS = ["b2", "d2", "b4", "d4"]
PORTALS = {"R": "c1", "B": "c5", "Y": "e3"}
BEATS = {"R": "B", "B": "Y", "Y": "R"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
ORDER = "ABBABABABABABABABA"


class Ghost(NamedTuple):
    owner: str
    colour: str


def beside(room: str, side: str) -> str:
    """The room on one side, or a name that is no room."""
    column, row = ord(room[0]), int(room[1])
    column += {"E": 1, "W": -1}.get(side, 0)
    row += {"S": 1, "N": -1}.get(side, 0)
    return f"{chr(column)}{row}"


def is_open_room(room: str) -> bool:
    return room in MIRRORS or any(room in rooms for rooms in CARPETS.values())


@dataclass
class Naive:
    """A game as dictionaries and lists."""

    castle: dict[str, Ghost] = field(default_factory=dict)
    dungeon: list[Ghost] = field(default_factory=list)
    outside: list[Ghost] = field(default_factory=list)
    portals: dict[str, str] = field(default_factory=lambda: {"R": "N", "B": "S", "Y": "E"})
    placed: int = 0
    active: str = "A"
    released: str | None = None
    winner: str | None = None
    seen: list[str] = field(default_factory=list)

    def acting(self) -> str:
        if self.placed < 18:
            return ORDER[self.placed]
        return self.other() if self.released else self.active

    def other(self) -> str:
        return "B" if self.active == "A" else "A"

    def moves(self) -> set[str]:
        """All moves of whoever acts, in notation."""
        if self.placed < 18:
            mine = [ghost.colour for ghost in self.castle.values() if ghost.owner == self.acting()]
            return {room for colour in "RBY" if mine.count(colour) < 3 for room in self.free(colour)}
        if self.released:
            return set(self.free(self.released))
        found = set()
        for room, ghost in self.castle.items():
            if ghost.owner == self.active:
                found |= self.ways(room, ghost)
        for ghost in self.dungeon:
            if ghost.owner == self.active and self.free(ghost.colour):
                found.add(f"*{ghost.colour.lower()}")
        return found or {"--"}

    def free(self, colour: str) -> list[str]:
        return [room for room in CARPETS[colour] if room not in self.castle]

    def ways(self, room: str, ghost: Ghost) -> set[str]:
        found = set()
        for side in "NESW":
            target = beside(room, side)
            if is_open_room(target) and target not in self.castle:
                found.add(f"{room}-{target}")
            elif target in self.castle and self.castle[target].colour != ghost.colour:
                found.add(f"{room}x{target}")
        if room in MIRRORS:
            found |= {f"{room}-{mirror}" for mirror in MIRRORS if mirror not in self.castle}
        return found

    def play(self, move: str) -> None:
        if self.placed < 18:
            colour = next(colour for colour, rooms in CARPETS.items() if move in rooms)
            self.castle[move] = Ghost(self.acting(), colour)
            self.placed += 1
            if self.placed == 18:
                self.seen.append(self.position())
            return
        if move.startswith("*"):
            self.released = move[1].upper()
            return
        if self.released:
            ghost = Ghost(self.active, self.released)
            self.dungeon.remove(ghost)
            self.castle[move] = ghost
            self.released = None
        elif "x" in move:
            self.fight(*move.split("x"))
        elif move != "--":
            origin, target = move.split("-")
            self.castle[target] = self.castle.pop(origin)
        self.let_flee()
        self.finish_turn()

    def fight(self, origin: str, target: str) -> None:
        attacker, defender = self.castle.pop(origin), self.castle[target]
        loser = defender if BEATS[attacker.colour] == defender.colour else attacker
        self.castle[target] = defender if loser is attacker else attacker
        self.dungeon.append(loser)
        self.portals[loser.colour] = CLOCKWISE[self.portals[loser.colour]]

    def let_flee(self) -> None:
        for colour, room in PORTALS.items():
            front = beside(room, self.portals[colour])
            if front in self.castle and self.castle[front].colour == colour:
                self.outside.append(self.castle.pop(front))

    def finish_turn(self) -> None:
        for player in (self.active, self.other()):
            if {ghost.colour for ghost in self.outside if ghost.owner == player} == {"R", "B", "Y"}:
                self.winner = self.winner or player
        if self.winner is None and self.is_stuck("A") and self.is_stuck("B"):
            self.winner = "draw"
        self.active = self.other()
        self.seen.append(self.position())
        if self.winner is None and self.seen.count(self.position()) == 3:
            self.winner = "draw"

    def is_stuck(self, player: str) -> bool:
        """Lacks a colour whose portal faces the wall and can never turn again."""
        left = {ghost.colour for ghost in [*self.castle.values(), *self.dungeon]}
        for colour in "RBY":
            hunter = next(other for other in "RBY" if BEATS[other] == colour)
            faces_wall = not is_open_room(beside(PORTALS[colour], self.portals[colour]))
            if Ghost(player, colour) not in self.outside and faces_wall and hunter not in left:
                return True
        return False

    def position(self) -> str:
        return (
            f"{sorted(self.castle.items())} {sorted(self.dungeon)} {sorted(self.outside)} {self.portals} {self.active}"
        )
