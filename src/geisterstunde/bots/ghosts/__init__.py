"""The bots of Ghosts."""
