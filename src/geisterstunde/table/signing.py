"""Signatures of a server under the journals of its games: Ed25519, with a key that stays on its disk."""

import hashlib
import hmac
import os
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from geisterstunde.core.journal import Journal, Signed, seal_line, seal_of
from geisterstunde.core.words import Refusal, Refused
from geisterstunde.table.files import append_whole, unwritable

KEY_FILE: Final = "signing.key"
"""Beside the database; whoever has it signs as this server."""
HIDDEN: Final = 0o600


def fingerprint_of(key: str) -> str:
    """A public key in short, for people to compare: 128 bits of its hash in groups of four."""
    digest = hashlib.sha256(f"geisterstunde key\n{key}".encode()).hexdigest()[:32]
    return " ".join(digest[place : place + 4] for place in range(0, 32, 4))


def is_signed(signed: Signed, digest: str) -> bool:
    """Whether the signature is that of its key under lines with this hash."""
    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signed.key))
        public.verify(bytes.fromhex(signed.signature), _message(digest))
    except (InvalidSignature, ValueError):
        return False
    return True


def _message(digest: str) -> bytes:
    return f"geisterstunde journal\n{digest}".encode()


class Signer:
    """Who signs for a server."""

    def __init__(self, secret: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(secret)
        self.key = self._key.public_key().public_bytes_raw().hex()

    def key_for(self, purpose: str) -> bytes:
        """A secret of this server for something else than signing; it tells nothing of the key."""
        return hmac.new(self._key.private_bytes_raw(), f"geisterstunde {purpose}".encode(), hashlib.sha256).digest()

    @classmethod
    def at(cls, path: Path) -> "Signer":
        """The key in this file, made now if there is none; Refused if it cannot be read or written, or is none."""
        try:
            _make(path)
            return cls(bytes.fromhex(path.read_text(encoding="ascii").strip()))
        except OSError as error:
            raise unwritable(path, error) from None
        except ValueError:
            raise Refused(Refusal("bad-signing-key", {"file": str(path)})) from None

    @property
    def fingerprint(self) -> str:
        """The public key in short."""
        return fingerprint_of(self.key)

    def signed(self, journal: Journal) -> str:
        """A finished journal as text, with a signature under all its lines."""
        text = journal.text()
        digest = hashlib.sha256(text.encode()).hexdigest()
        line = Signed(key=self.key, signature=self._key.sign(_message(digest)).hex())
        return text + seal_line(line, seal_of(text))[0]


def _make(path: Path) -> None:
    """Write a fresh key, for its owner only; nothing if there is one."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, HIDDEN)
    except FileExistsError:
        return
    try:
        append_whole(descriptor, Ed25519PrivateKey.generate().private_bytes_raw().hex().encode() + b"\n")
        os.fsync(descriptor)
    except OSError:
        path.unlink(missing_ok=True)
        raise
    finally:
        os.close(descriptor)
