"""A sixth game, made by docs/new-game.md and installed as somebody else's package: nothing of the house names it."""
