"""Tiny bots for the arena: by lot, the first that is legal, and all that a bot can do wrong."""

import os
import time
from pathlib import Path
from typing import Final

from librt.random import Random

from geisterstunde.bots.bot import Bot, prospect
from geisterstunde.bots.words import Advice, Budget, Reason
from geisterstunde.core.game import Game
from geisterstunde.core.words import View

SHELF: Final = {
    name: f"tests.arena.players:{kind}"
    for name, kind in {
        "dice": "Dice",
        "first": "First",
        "clever": "Clever",
        "cheat": "Cheat",
        "clumsy": "Clumsy",
        "quitter": "Quitter",
        "slow": "Slow",
        "sleeper": "Sleeper",
        "crasher": "Crasher",
        "nosy": "Nosy",
    }.items()
}


def advice(game: Game, number: int, nodes: int = 1) -> Advice:
    chosen = prospect(game, number, 0.5, 1.0) if 0 <= number < len(game.catalogue) else None
    return Advice(
        number=number,
        chance=0.5,
        prospects=(chosen,) if chosen else (),
        line=(),
        reason=Reason("only-choice"),
        nodes=nodes,
    )


def legal(game: Game, view: View) -> list[int]:
    assert view.viewer is not None
    return sorted(game.imagine(view, Random(1)).legal(view.viewer))


class Dice(Bot):
    """Plays by lot."""

    name = "dice"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        choices = legal(game, view)
        return advice(game, choices[Random(seed).randrange(len(choices))])


class First(Bot):
    """Plays the first legal action of the catalogue: every game goes alike."""

    name = "first"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        return advice(game, legal(game, view)[0])


class Clever(Bot):
    """Tries so many random games after each action, from worlds it imagines, and plays the best action."""

    name = "clever"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        from geisterstunde.core.playout import play_out

        assert view.viewer is not None
        rng = Random(seed)
        best, best_share = -1, -1.0
        tries = budget.nodes or 3
        for number in legal(game, view):
            share = 0.0
            for _ in range(tries):
                world = game.imagine(view, rng)
                world.apply(view.viewer, number)
                play_out(world, rng)
                winners = list(world.winners())
                share += 1 / len(winners) if view.viewer in winners else 0
            if share > best_share:
                best, best_share = number, share
        return advice(game, best, tries)


class Cheat(Dice):
    """Wants what is not legal, or what does not exist."""

    name = "cheat"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        if seed % 3 == 0:
            return advice(game, len(game.catalogue) + 5)
        allowed = legal(game, view)
        return advice(game, next(number for number in range(len(game.catalogue)) if number not in allowed))


class Clumsy(Dice):
    """Stumbles over itself, with a message that wants to be a page."""

    name = "clumsy"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        raise ValueError("<script>alert('boo')</script>\n" + "x" * 1000)


class Quitter(Dice):
    """Tries to leave the program."""

    name = "quitter"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        raise SystemExit(3)


class Slow(Dice):
    """Takes its time: 60 ms beyond twice what it has."""

    name = "slow"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        time.sleep(0.06 + 2 * (budget.milliseconds or 0) / 1000)
        return super().advise(game, view, budget, seed)


class Sleeper(Dice):
    """Never answers."""

    name = "sleeper"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        time.sleep(3600)
        raise AssertionError


class Crasher(Dice):
    """Tears its process down."""

    name = "crasher"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        os._exit(7)


class Nosy(Dice):
    """Writes down what it is shown, into the folder of NOSY_NOTES."""

    name = "nosy"

    def advise(self, game: Game, view: View, budget: Budget, seed: int) -> Advice:
        with (Path(os.environ["NOSY_NOTES"]) / "notes.txt").open("a") as notes:
            notes.write(f"{type(view).__name__} {view.viewer} {sorted(view.to_act)}\n")
        return super().advise(game, view, budget, seed)
