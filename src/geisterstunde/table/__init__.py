"""One running game (table.py), and the people around one table (gathering.py): the truth, who may know what."""
