"""Searching: trees over what a seat can tell, and what a search may ask of a game."""
