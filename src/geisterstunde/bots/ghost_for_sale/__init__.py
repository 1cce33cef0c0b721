"""The bots of Ghost for $ale."""
