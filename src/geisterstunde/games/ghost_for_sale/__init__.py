"""Ghost for $ale by Acchittocca."""
