"""How many files and connections this process may have open."""

import sys
from contextlib import suppress

if sys.platform == "win32":

    def let_open(wanted: int) -> int:
        """Windows has no such limit."""
        return wanted

else:
    import resource

    def let_open(wanted: int) -> int:
        """Raise the limit of open files so far, or as far as the system lets us; where it stands then.

        The usual 1024 is less than a few hundred idle callers and a few hundred players together.
        """
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            return soft
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        # Some systems have a limit of their own below the one that they tell.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            return most
        return soft
