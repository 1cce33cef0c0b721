# What the server says.

### What is kept (store.py, sqlite.py): sentences for everybody at the table, without names of files

refusal-not-saved = This could not be saved and therefore does not count. Try again in a moment; whoever runs the server finds the reason in the log.
refusal-not-read = This table cannot be read at the moment. Whoever runs the server finds the reason in the log.

### What is kept: sentences for those who start the server or make a backup

refusal-store-locked = { $file } is already used by another running server or program. Stop it, or name another file.
refusal-store-newer = { $file } comes from a newer version of Geisterstunde (state { $found }, known is { $known }). Use the newer version; nothing in the file was changed.
refusal-store-damaged = { $file } is damaged and is not used like this. Put it aside and take a backup or a new file; nothing in it was changed.
refusal-store-not-ours = { $file } is not a database of Geisterstunde. Name another file; nothing in this one was changed.
refusal-store-not-writable = { $file } cannot be opened for writing: the file, its folder or the disk is write-protected or failing. Make it writable, or name another place.
refusal-store-no-room = There is no room left on the disk for { $file }. Make room and try again.
refusal-store-log-alone = { $file } is missing, but { $log }, which belongs to it, is there. Bring the file back, or put { $log } aside to begin anew; nothing was changed.
refusal-backup-of-nothing = There is nothing to back up: { $file } does not exist. Name the folder that the server runs with.
refusal-backup-not-written = The backup { $file } could not be written; perhaps the disk is full. Choose another place; no half backup is left behind.
