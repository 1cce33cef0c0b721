"""18 Ghosts by Michael Rieneck."""
