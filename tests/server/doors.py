"""The doors of a house at which an audience of the leak test asks, and what it says there that makes no sense."""

from typing import Any

from tests.server.worlds import CODE, NEIGHBOURS

REQUESTS = (
    ("GET", f"/api/tables/{CODE}"),
    ("GET", f"/api/tables/{CODE}/now"),
    ("GET", f"/api/tables/{CODE}/deal"),
    ("GET", f"/api/tables/{CODE}/games/0/journal"),
    ("GET", f"/api/tables/{CODE}/games/0/verify"),
    ("GET", f"/api/tables/{CODE}/games/1/verify"),
    ("GET", f"/api/tables/{CODE}/games/0/replay"),
    ("GET", f"/api/tables/{CODE}/games/0/replay?seat=0"),
    ("GET", f"/api/tables/{CODE}/games/0/look-back"),
    ("POST", f"/api/tables/{CODE}/games/0/look-back"),
    ("DELETE", f"/api/tables/{CODE}/games/0/look-back"),
    ("GET", f"/api/tables/{CODE}/games/0/look-back/file"),
    ("POST", f"/api/tables/{CODE}/games/0/what-if"),
    ("GET", "/api/house"),
    ("POST", f"/api/tables/{CODE}/device"),
    ("GET", "/metrics"),
    ("GET", "/healthz"),
)
"""Of a table, its games and the house around it; a body is never with them."""


def requests_about(deal: str, game: str) -> tuple[tuple[str, str, dict[str, Any] | None], ...]:
    """Of a shared deal: how it ended at one's own table and at the neighbour's, what its link says, a new one."""
    return (
        ("GET", f"/api/tables/{CODE}/deal", None),
        ("GET", f"/api/tables/{NEIGHBOURS}/deal", None),
        ("GET", f"/api/deals/{deal}", None),
        ("GET", f"/api/deals/{deal[:-1]}", None),
        ("GET", "/api/deals", None),
        ("POST", "/api/deals", {"game": game}),
        ("GET", f"/api/tables/{CODE}", None),
        ("GET", f"/api/tables/{CODE}/now", None),
        ("GET", f"/api/tables/{CODE}/games/0/journal", None),
        ("POST", f"/api/tables/{CODE}/people", {"name": "Kim", "seat": 1}),
    )


QUEUE = (
    ("GET", f"/api/tables/{CODE}/games/0/look-back"),
    ("GET", f"/api/tables/{CODE}/games/0/look-back?seat=0"),
    ("POST", f"/api/tables/{CODE}/games/0/look-back"),
    ("POST", f"/api/tables/{CODE}/games/0/look-back"),
    ("GET", f"/api/tables/{CODE}/games/0/look-back/file"),
    ("GET", f"/api/tables/{CODE}/games/1/look-back"),
    ("POST", f"/api/tables/{CODE}/games/1/look-back"),
    ("GET", f"/api/tables/{CODE}/games/1/look-back/file"),
    ("GET", f"/api/tables/{NEIGHBOURS}/games/0/look-back"),
    ("POST", f"/api/tables/{NEIGHBOURS}/games/0/look-back"),
    ("DELETE", f"/api/tables/{NEIGHBOURS}/games/0/look-back"),
    ("GET", f"/api/tables/{NEIGHBOURS}/games/0/look-back/file"),
)
"""Of looking back: at the first game of one's own table, at the one that is running, and at the neighbour's."""

NONSENSE: tuple[bytes | None, ...] = (
    None,
    None,
    None,
    None,
    b"",
    b"nonsense",
    b'{"type":"hello"}',
    b'{"type":"ping","n":7}',
    b'{"type":"do","id":"x","command":{"do":"act","action":{"do":"nothing"}}}',
    b'{"type":"do","id":"x","command":{"do":"act","action":{}}}',
    b'{"type":"do","id":"x","command":{"do":"start"}}',
    b'{"type":"do","id":"x","command":{"do":"agree","kind":"undo"}}',
    b'{"type":"do","id":"x","command":{"do":"seat-bot","seat":99,"level":"flake"}}',
    b'{"type":"do","id":"x","command":{"do":"rematch"}}',
    b'{"type":"do","id":"x","command":{"do":"act","seat":1,"action":{}}}',
    b'{"type":"do","id":"","command":{"do":"undo"}}',
)
