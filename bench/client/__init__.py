"""How heavy and how quick the page is, in a real Chromium (`make bench-client`)."""
