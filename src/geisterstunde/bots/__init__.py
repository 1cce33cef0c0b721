"""Players that are programs: they are handed a view and a budget, and nothing else."""
