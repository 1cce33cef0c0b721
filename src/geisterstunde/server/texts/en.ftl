# What the server says.

### What is kept (store.py, sqlite.py): sentences for everybody at the table, without names of files

refusal-not-saved = This could not be saved and therefore does not count. Try again in a moment; whoever runs the server finds the reason in the log.
refusal-not-read = This table cannot be read at the moment. Whoever runs the server finds the reason in the log.
