"""What may go wrong with a file, in words: for everything that keeps games on a disk."""

from pathlib import Path

from geisterstunde.core.words import Refusal, Refused


def unwritable(path: Path, error: OSError) -> Refused:
    """The refusal for a place that cannot be written to."""
    if isinstance(error, FileExistsError):
        return Refused(Refusal("file-exists", {"file": str(path)}))
    if isinstance(error, FileNotFoundError):
        return Refused(Refusal("folder-missing", {"file": str(path), "folder": str(path.parent)}))
    if isinstance(error, IsADirectoryError):
        return Refused(Refusal("is-folder", {"file": str(path)}))
    if isinstance(error, PermissionError):
        return Refused(Refusal("file-not-allowed", {"file": str(path)}))
    return Refused(Refusal("file-not-written", {"file": str(path)}))
