"""The bots of Rest in Peace."""
