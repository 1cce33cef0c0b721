"""Wisps: lights on the moor that lure a wanderer, for two to eight."""
