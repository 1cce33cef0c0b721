"""Proof that the server is fast and loses nothing: `bench.load` and `bench.chaos`, each a program of its own."""
