"""Attacks on a house, from outside and from below."""
