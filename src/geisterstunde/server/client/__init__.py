"""The browser client as it was built (`client/`), inside the package; empty where nobody has built it."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "built"
