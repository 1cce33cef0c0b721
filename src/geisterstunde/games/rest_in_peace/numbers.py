"""The numbers of the catalogue in actions.py: the first of each kind, each kind as long as what can be chosen.

Where a value is chosen, add it and subtract 1; where a card is chosen, add the card as in box.py and subtract 1.
There are 35 cards and 6 values, told here as numbers because the compiler works out only what one file tells
(docs/decisions.md); tests compare them with the catalogue.
"""

from typing import Final

PLAY: Final = 0
BLIND: Final = PLAY + 35
HOLD: Final = BLIND + 1
GIVE_UP: Final = HOLD + 1
DECLINE: Final = GIVE_UP + 1
NAME: Final = DECLINE + 1
FETCH: Final = NAME + 6
COPY: Final = FETCH + 6
RECALL: Final = COPY + 6
DISCARD: Final = RECALL + 6
TURN_UP: Final = DISCARD + 6
BANISH: Final = TURN_UP + 2
REMOVE: Final = BANISH + 2
TAKE_BACK: Final = REMOVE + 35
CARRY: Final = TAKE_BACK + 35
LAY: Final = CARRY + 35
SWAP: Final = LAY + 35
"""A token is its place times two, plus one for a castle; the first one lies at place 1."""
FIRST_TOKEN: Final = 2
