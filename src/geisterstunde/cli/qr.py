"""A QR code in the terminal: two rows of it in every line of half blocks."""

from itertools import zip_longest
from typing import Final

import segno
from rich.text import Text

QUIET: Final = 2
"""The white border in modules; scanners need little more than none on a screen."""
STYLE: Final = "#000000 on #ffffff"
"""Black on white by name, so that a dark and a light terminal show the same."""
BLOCKS: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def qr_code(address: str) -> Text:
    """The address as a picture for the camera of a phone."""
    code = segno.make(address, error="l", micro=False, boost_error=False)
    rows = [[bool(module) for module in row] for row in code.matrix_iter(border=QUIET)]
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=[False] * len(rows[0]))
    return Text("\n").join(
        Text("".join(BLOCKS[upper, lower] for upper, lower in zip(*pair, strict=True)), style=STYLE) for pair in pairs
    )
