"""The bots of 18 Ghosts."""
