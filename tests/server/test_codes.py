"""Names of tables."""

import math
import random

from geisterstunde.server.codes import as_code, fresh_code


def test_a_code_has_more_than_40_bit() -> None:
    assert 3 * math.log2(60 * 240) > 41


def test_codes_are_three_words_that_can_be_typed_back() -> None:
    for seed in range(1000):
        code = fresh_code(random.Random(seed).randrange)
        assert as_code(code) == code, f"seed {seed}"


def test_codes_differ() -> None:
    assert len({fresh_code() for _ in range(1000)}) == 1000


def test_the_source_of_chance_decides() -> None:
    assert fresh_code(random.Random(7).randrange) == fresh_code(random.Random(7).randrange)


def test_a_code_may_be_typed_as_it_is_heard() -> None:
    assert as_code("  Mola KERIN tusol ") == "mola-kerin-tusol"


def test_other_words_are_no_code() -> None:
    assert [as_code(text) for text in ("", "mola", "mola-kerin", "mola-kerin-tusol-mola", "möla-kerin-tusol")] == [
        None
    ] * 5


def test_no_table_has_an_unkind_name() -> None:
    # The first word would be “kaka”; the next draw is taken instead.
    draws = iter([5, 0, 5, 0, 0, *([1] * 10), *([2] * 15)])
    assert "kaka" not in fresh_code(lambda n: next(draws) % n)
