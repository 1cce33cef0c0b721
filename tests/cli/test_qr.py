"""The QR code in the terminal is the one that a camera expects."""

import segno

from geisterstunde.cli.qr import BLOCKS, QUIET, qr_code

ADDRESS = "http://192.168.178.23:8018/"


def test_the_half_blocks_are_the_modules_of_the_code() -> None:
    halves = {block: pair for pair, block in BLOCKS.items()}
    rows: list[list[bool]] = []
    for line in qr_code(ADDRESS).plain.split("\n"):
        rows += [[halves[block][half] for block in line] for half in (0, 1)]
    expected = segno.make(ADDRESS, error="l", micro=False, boost_error=False).matrix_iter(border=QUIET)
    assert rows[: len(rows[0])] == [[bool(module) for module in row] for row in expected]


def test_it_is_black_on_white_whatever_the_terminal_looks_like() -> None:
    code = qr_code(ADDRESS)
    assert {str(span.style) for span in code.spans} == {"#000000 on #ffffff"}


def test_it_fits_into_a_small_terminal() -> None:
    lines = qr_code(ADDRESS).plain.split("\n")
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
