"""Ghosts sit at every table, so nobody is called like one of them, in either language."""

import re
from functools import cache

from geisterstunde.bots.levels import LEVELS
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.table.lookalikes import look_alike
from geisterstunde.table.names import checked_name
from geisterstunde.texts import LANGUAGES, Texts


def check_is_no_ghost(name: str) -> None:
    """Refused for the name of a ghost or one that looks like it, also with a number, as a second one has."""
    called = re.sub(r" \d+$", "", checked_name(name))
    for ghost in _ghosts():
        if look_alike(called, ghost):
            raise Refused(Refusal("name-of-ghost", {"name": called}))


@cache
def _ghosts() -> tuple[str, ...]:
    return tuple(Texts(language).say(f"level-{level.name}") for language in LANGUAGES for level in LEVELS)
