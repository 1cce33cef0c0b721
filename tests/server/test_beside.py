"""Work beside those who play: one thread for all of it, which gives way."""

import asyncio
import sys
import threading

import pytest

from geisterstunde.server.beside import SHORT_TURN, USUAL_TURN, beside


def test_turns_are_short_while_somebody_works_beside_and_as_usual_after_it() -> None:
    assert asyncio.run(beside(sys.getswitchinterval)) == pytest.approx(SHORT_TURN)
    assert sys.getswitchinterval() == pytest.approx(USUAL_TURN)


def test_turns_are_as_usual_after_work_that_failed() -> None:
    with pytest.raises(ZeroDivisionError):
        asyncio.run(beside(divmod, 1, 0))
    assert sys.getswitchinterval() == pytest.approx(USUAL_TURN)


def test_all_work_is_done_in_one_thread() -> None:
    async def evening() -> set[int]:
        return set(await asyncio.gather(*(beside(threading.get_ident) for _ in range(20))))

    at_work = asyncio.run(evening())
    assert len(at_work) == 1
    assert threading.get_ident() not in at_work
