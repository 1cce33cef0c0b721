"""Flipped bits and cut files: no table changes without a word."""

import random

from bench.attack.flips import flipped

FLIPS = 400


def test_no_table_changes_without_a_word_whatever_is_flipped_or_cut_off() -> None:
    report = flipped(FLIPS, random.randrange(2**32))
    print(f"seed {report.seed}")
    assert report.silent == []
    assert sum(report.outcomes.values()) == FLIPS
    assert len(report.outcomes) > 2
