"""The bots of Ghoosty!."""
