"""Kills a server under load, again and again, and looks whether anything that it acknowledged is missing."""
