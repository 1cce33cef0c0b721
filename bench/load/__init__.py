"""Loads our server and boardgame.io alike, and weighs ours."""
