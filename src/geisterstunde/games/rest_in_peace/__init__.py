"""Rest in Peace by Fabien Gridel."""
