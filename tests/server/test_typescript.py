"""What the client and its types are made from has not changed since they were made."""

from pathlib import Path

import pytest

from geisterstunde.server.typescript import made_files

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("file", made_files(), ids=lambda file: file.name)
def test_what_is_made_from_the_structs_is_up_to_date(file: Path) -> None:
    assert (ROOT / file).read_text(encoding="utf-8") == made_files()[file], "run `make types`"


def test_no_registry_is_named_in_the_lock_file() -> None:
    lock = (ROOT / "client" / "package-lock.json").read_text()
    assert '"resolved"' not in lock
    assert '"integrity"' in lock
