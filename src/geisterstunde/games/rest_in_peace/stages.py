"""The stages of a game of Rest in Peace by name: what is due, or being chosen."""

from typing import Final, get_args

from geisterstunde.games.rest_in_peace.words import Stage

# A roll is due: the deal (§2), then those of psychics 6, 20, and 2 or 18 (§7).
DEAL_ROW: Final = 0
DEAL_TOKENS: Final = 1
DEAL_FIRST: Final = 2
DEAL_SECOND: Final = 3
DEAL_STARTER: Final = 4
BLIND_ROLL: Final = 5
BANISH_ROLL: Final = 6
PILE_ROLL: Final = 7
LAST_ROLL: Final = PILE_ROLL

# A family chooses: in its turn (§3), for an effect (§7), or at the end of a round (§4).
TURN: Final = 8
NAMING: Final = 9
NAMING_SECOND: Final = 10
FETCHING: Final = 11
REMOVING: Final = 12
COPYING: Final = 13
RECALLING: Final = 14
TURNING_UP: Final = 15
BANISHING: Final = 16
DISCARDING: Final = 17
TAKING_BACK: Final = 18
SWAPPING: Final = 19
SWAPPING_SECOND: Final = 20
CARRYING: Final = 21
LAYING: Final = 22

OVER: Final = 23

# What an effect has led to; nobody ever sees a game in one of these.
DONE: Final = 24
LOST: Final = 25
TRUCED: Final = 26

NAMES: Final[tuple[Stage, ...]] = get_args(Stage)
STAGES: Final[tuple[Stage, ...]] = (*NAMES[:1] * (DEAL_STARTER - DEAL_ROW), *NAMES)
"""How each stage is called in a view; all of the deal alike."""
