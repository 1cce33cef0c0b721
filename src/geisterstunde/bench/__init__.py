"""How fast the rules run here, beside OpenSpiel in the same run: `make bench` and `geisterstunde bench`."""

from geisterstunde.bench.command import run

__all__ = ["run"]
