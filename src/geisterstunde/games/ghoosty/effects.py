"""What happens when ghosts come on the cemetery: combinations (§4) and special ghosts (§5)."""

from typing import Final

from mypy_extensions import i64

from geisterstunde.games.ghoosty.box import JERRY, KLAPPER, MIMI, NONE, QUARTET
from geisterstunde.games.ghoosty.sight import direction_word
from geisterstunde.games.ghoosty.state import Truth
from geisterstunde.games.ghoosty.words import DirectionReversed, Exiled, Played, TomPlayed

# How many seats the turn moves on after an action: an extra turn, the next one, the one after a skipped one.
AGAIN: Final = 0
NEXT: Final = 1
SKIP: Final = 2


def lay(truth: Truth, seat: i64, value: i64, count: i64, mimis: i64) -> i64:
    """Ghosts come on the cemetery, their effects happen once (§5.7); says how the turn goes on."""
    size = count + mimis
    cemetery = truth.cemetery
    place = truth.lying
    for i in range(size):
        cemetery[place + i] = value * 2 if i < count else value * 2 + 1
    truth.lying = place + size
    truth.run = truth.run + size if value == truth.top else size
    truth.top = value
    if truth.heard is not None:
        truth.heard.append(Played(seat, value, count, mimis))
    if value == JERRY:
        reverse(truth, size if truth.is_each_eight_turning else 1)
    # The four lie together on top, wherever they came from (§4.2, §4.3); Klapper takes all along (§5.9).
    if truth.run >= QUARTET or value == KLAPPER:
        send_into_exile(truth)
        return AGAIN
    return AGAIN if size >= 2 else NEXT


def reverse(truth: Truth, times: i64) -> None:
    """Jerry turns the direction (§5.8)."""
    for _time in range(times):
        truth.direction = -truth.direction
        if truth.heard is not None:
            truth.heard.append(DirectionReversed(direction_word(truth.direction)))


def send_into_exile(truth: Truth) -> None:
    """The cemetery leaves this round for good, which is progress (§5.10, §6.4)."""
    cemetery = truth.cemetery
    exile = truth.exile
    for place in range(truth.lying):
        code = cemetery[place]
        exile[code // 2 if code % 2 == 0 else MIMI] += 1
    if truth.heard is not None:
        truth.heard.append(Exiled(truth.lying, "quartet" if truth.run >= QUARTET else "klapper"))
    truth.still = 0
    empty_cemetery(truth)


def empty_cemetery(truth: Truth) -> None:
    """Nothing lies there any more; its value is 0 again (§2.2)."""
    truth.lying = 0
    truth.top = NONE
    truth.run = 0


def lay_tom(truth: Truth, seat: i64) -> i64:
    """Tom lies beside the cemetery and stays there; the next one misses a turn (§5.2, §5.3)."""
    truth.toms += 1
    if truth.heard is not None:
        truth.heard.append(TomPlayed(seat))
    return SKIP
