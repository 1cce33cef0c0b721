"""The page at `/`: plain files that a browser reads as they are."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
