# What the server says.

### What is kept (store/): sentences for everybody at the table, without names of files

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

### What is said at the doors

refusal-unknown-table = There is no table of that name here. Check the three words, or ask for the link again.
refusal-unknown-token = This key belongs to nobody at this table. Open your own link, or sit down anew.
refusal-only-watching = You are only watching. Sit down at the table to play.
refusal-table-full = So much has happened at this table that no more is kept. Found a new one.
refusal-table-busy = Too much is happening at this table at once. Look at what has changed, and try again.
refusal-table-crowded = { $most } are watching at this table already. Try again later.
refusal-too-many-windows = You have this table open in { $most } windows already; the oldest one is closed.
refusal-watching-closed = Nobody may just watch at this table.
refusal-table-unreadable = This table cannot be played on with this program. The host finds the reason in the log.
refusal-house-full = The house is full. Try again later.
refusal-game-not-finished = This game is still running; its journal is there when it is over.
refusal-too-many-tables = Very many tables have been founded from here just now. Try again later.
refusal-too-many-joins = Very many people have come to tables from here just now. Try again later.
refusal-too-many-requests = Those were too many requests at once. Wait a moment.
refusal-too-many-sockets = { $most } connections are open from here already. Close one of them.
refusal-too-many-messages = Those were too many messages at once. Wait a moment.
refusal-too-large = This message is too large; { NUMBER($most) } bytes are allowed.
refusal-too-deep = This message is nested too deeply.
refusal-no-json = This message is not valid JSON.
refusal-wrong-message = This message is not what is expected here: { $problem }
refusal-bad-frame = What came is not a WebSocket message.
refusal-hello-first = Say “hello” first.
refusal-hello-late = There was no “hello”. Connect again.
refusal-hello-twice = “hello” was said on this connection already.
refusal-unknown-path = There is no such address here.
refusal-wrong-method = This address does not know that kind of request.
refusal-foreign-page = A foreign page may not speak with this server.
refusal-metrics-forbidden = These figures are only for the machine on which the server runs.
refusal-server-trouble = Something went wrong on the server, and nothing has changed. Try again; the host finds the reason in the log.

server-verified = Everything was honest: every move was allowed, and all chance came from the promised seed. { $result }

### Sentences for those who start the server

refusal-unknown-setting = There is no setting “{ $setting }”.
refusal-bad-setting = { $setting } has an impossible value: { $problem }
refusal-no-data-file = The file that keeps the tables is missing. Name it with --data.
