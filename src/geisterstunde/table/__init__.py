"""One running game: the truth, the journal, who may know what."""
