"""A server from start to stop: settings, addresses, logs, metrics, the lock on its data."""
