"""The numbers of the catalogue in actions.py: the first of each kind, each kind as long as what can be chosen.

Where a value is chosen, add it and subtract 1; where a card is chosen, add the card as in box.py and subtract 1.
"""

from typing import Final

from geisterstunde.games.rest_in_peace.box import CARDS, HIGHEST

PLAY: Final = 0
BLIND: Final = PLAY + CARDS
HOLD: Final = BLIND + 1
GIVE_UP: Final = HOLD + 1
DECLINE: Final = GIVE_UP + 1
NAME: Final = DECLINE + 1
FETCH: Final = NAME + HIGHEST
COPY: Final = FETCH + HIGHEST
RECALL: Final = COPY + HIGHEST
DISCARD: Final = RECALL + HIGHEST
TURN_UP: Final = DISCARD + HIGHEST
BANISH: Final = TURN_UP + 2
REMOVE: Final = BANISH + 2
TAKE_BACK: Final = REMOVE + CARDS
CARRY: Final = TAKE_BACK + CARDS
LAY: Final = CARRY + CARDS
SWAP: Final = LAY + CARDS
"""A token is its place times two, plus one for a castle; the first one lies at place 1."""
FIRST_TOKEN: Final = 2
