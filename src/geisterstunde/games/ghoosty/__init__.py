"""Ghoosty! by Richard Garfield."""
