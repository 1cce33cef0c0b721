"""Work that takes long, done beside those who play: one piece after the other, in one thread that gives way.

Threads share Python's lock. Whoever wants it gets it after the other has had it for a turn, five milliseconds as Python
comes, and a move wants it half a dozen times, each time anew against all threads at work. So there is one such thread,
and while it works turns are short. Where nobody works beside, nothing is different.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

USUAL_TURN: Final = sys.getswitchinterval()
SHORT_TURN: Final = USUAL_TURN / 10
_THREAD: Final = ThreadPoolExecutor(1, thread_name_prefix="beside")


async def beside(work: Callable[P, T], *about: P.args, **more: P.kwargs) -> T:
    """What comes of the work, when it is its turn."""
    return await giving_way(_THREAD, work, *about, **more)


async def giving_way(thread: Executor, work: Callable[P, T], *about: P.args, **more: P.kwargs) -> T:
    """What comes of the work in a thread of somebody else, which gives way too."""
    return await asyncio.get_running_loop().run_in_executor(thread, _in_short_turns, partial(work, *about, **more))


def _in_short_turns(work: Callable[[], T]) -> T:
    sys.setswitchinterval(SHORT_TURN)
    try:
        return work()
    finally:
        sys.setswitchinterval(USUAL_TURN)
