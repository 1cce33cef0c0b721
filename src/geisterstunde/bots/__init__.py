"""Players that are programs: they are handed a view and a budget, and nothing else.

`search` is how they think, a folder with a game's name what they know of it, `levels` the five ghosts that people meet.
"""
