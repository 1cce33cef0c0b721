"""The server: tables in the browser, for friends, ghosts and whoever watches."""
