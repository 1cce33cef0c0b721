"""What those at a table are called: people as they want, ghosts in the language of whoever reads."""

from collections.abc import Sequence

from geisterstunde.bots.levels import LEVELS
from geisterstunde.table.words import Chair
from geisterstunde.texts.texts import Texts


def names_of(chairs: Sequence[Chair], texts: Texts) -> tuple[str, ...]:
    """What the chairs are called: people as they want, ghosts in the language, each name once."""
    names: list[str] = []
    for seat, chair in enumerate(chairs):
        if chair.who == "bot":
            name = texts.say(f"level-{chair.level}")
        elif chair.who == "empty":
            name = texts.say("seat-number", number=seat + 1)
        else:
            name = chair.name
        others = [name, *(f"{name} {number}" for number in range(2, 2 + len(chairs)))]
        names.append(next(other for other in others if other not in names))
    return tuple(names)


def names_in_journal(seats: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """What the seats of a journal are called; a journal speaks no language, so a ghost is there by its level."""
    levels = {level.name for level in LEVELS}
    chairs = [Chair(who="bot", level=seat) if seat in levels else Chair(who="person", name=seat) for seat in seats]
    return names_of(chairs, texts)
