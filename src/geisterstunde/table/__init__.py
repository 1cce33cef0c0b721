"""One table: its people, the game in progress (`play.py`), its journal, and who hears what (`table.py`)."""
