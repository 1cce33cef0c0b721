"""WebSockets: the wire, its frames, and one conversation without a socket."""
