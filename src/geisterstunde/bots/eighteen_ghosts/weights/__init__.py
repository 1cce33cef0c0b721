"""What the bots of 18 Ghosts have learned, and the program that worked it out."""
