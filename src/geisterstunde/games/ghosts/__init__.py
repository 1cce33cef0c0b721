"""Ghosts by Reiner Knizia."""
