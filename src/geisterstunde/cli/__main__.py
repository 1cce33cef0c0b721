"""`python -m geisterstunde.cli` is the program too."""

from geisterstunde.cli.main import main

if __name__ == "__main__":
    main()
