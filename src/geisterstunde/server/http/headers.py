"""What every answer carries so that a browser keeps strangers out, and which pages may speak with the server."""

from typing import Final

SAFE_HEADERS: Final = {
    # Everything comes from this server; nothing is asked of anybody else. The drawings carry styles of their own.
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # A link to a seat must not travel to other pages.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

NEVER_KEPT: Final = {"cache-control": "no-store"}
"""For answers about tables."""


def is_welcome(origin: str | None, host: str | None, origins: tuple[str, ...]) -> bool:
    """Whether a page of this origin may speak with the server; programs that are no browsers name no origin."""
    if origin is None or origin in origins:
        return True
    _, has_scheme, authority = origin.partition("://")
    return bool(host and has_scheme) and authority.lower() == str(host).lower()
