"""What keeps the tables: the interface, SQLite, its writer, migrations and backup."""
