# What the server says.

### What is kept (store/): sentences for everybody at the table, without names of files

refusal-not-saved = This could not be saved and therefore does not count. Try again in a moment; whoever runs the server finds the reason in the log.
refusal-save-in-doubt = The disk failed while this was being saved, and it is not known yet whether it counts. Look at the table again in a moment before you repeat it; whoever runs the server finds the reason in the log.
refusal-table-damaged = Entry { $entry } of this table is damaged, so the table is not played on as if nothing had happened. { $whole ->
    [0] Nothing before it is left.
    [one] The one entry before it is whole, and whoever runs the server can save it into a copy with “geisterstunde check --copy”.
   *[other] The { $whole } entries before it are whole, and whoever runs the server can save them into a copy with “geisterstunde check --copy”.
}
refusal-not-read = This table cannot be read at the moment. Whoever runs the server finds the reason in the log.

### What is kept: sentences for those who start the server or make a backup

refusal-store-locked = { $file } is already used by another running server or program. Stop it, or name another file.
refusal-store-newer = { $file } comes from a newer version of Geisterstunde (state { $found }, known is { $known }). Use the newer version; nothing in the file was changed.
refusal-store-damaged = { $file } is damaged and is not used like this; nothing in it was changed. “geisterstunde check --copy FILE” saves what is whole into a new file. Or put it aside and take a backup.
refusal-store-not-ours = { $file } is not a database of Geisterstunde. Name another file; nothing in this one was changed.
refusal-store-not-writable = { $file } cannot be opened for writing: the file, its folder or the disk is write-protected or failing. Make it writable, or name another place.
refusal-store-no-room = There is no room left on the disk for { $file }. Make room and try again.
refusal-store-log-alone = { $file } is missing, but { $log }, which belongs to it, is there. Bring the file back, or put { $log } aside to begin anew; nothing was changed.
refusal-store-end-missing = { $file } was open when its server ended, and what was played last is not in it: { $log } is missing, cut off or damaged. Bring { $log } back. If that is not possible, “geisterstunde check --copy FILE” saves what is there; nothing was changed.
refusal-check-of-nothing = There is nothing to check: { $file } does not exist. Name the folder that the server runs with.
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
refusal-undo-no-more = So much was taken back at this table that nothing more can be. Play on, or found a new one.
refusal-too-much-kept = So much was kept for your address lately that there is no room for more just now. Wait some minutes, then go on.
refusal-client-not-built = The page for browsers is not built on this server. Whoever runs it builds it with “make setup”, or installs the ready package.
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
refusal-unknown-rules = There are no rules of “{ $name }” here. There are those of: { $games }.
refusal-wrong-method = This address does not know that kind of request.
refusal-foreign-page = A foreign page may not speak with this server.
refusal-foreign-host = This house is not called so. If you host it: start it with --address and the address by which people come, such as --address http://ghosts.example:8018.
refusal-metrics-forbidden = These figures are only for the machine on which the server runs.
refusal-chat-not-allowed = At this table nobody writes own words. Greet with a face or a sentence; whoever invites can allow writing.
refusal-too-many-remarks = That was a lot at once. Wait a moment before you say more.
refusal-too-many-hints = Those were many hints at once. Think for a moment, then ask again.
refusal-hint-under-way = The ghost is still thinking about your last question.
refusal-name-of-ghost = That is what a ghost is called here. Choose another name than “{ $name }”.
refusal-hints-busy = All ghosts are thinking just now. Ask again in a moment.
refusal-hint-failed = The ghost found no hint this time. Ask again, or follow your own nose.
refusal-review-after-the-end = You can look at the game together when it is over.
refusal-review-too-fast = That is a little too fast for the others. Wait for a moment.
refusal-hint-too-late = The game has gone on meanwhile. Ask again when it is your turn.
refusal-house-forbidden = This page is for whoever runs the server: open it on that machine, or with the link that the server shows when it starts.
refusal-backup-too-soon = The last backup was made just now. Wait { $seconds } seconds for the next one.
refusal-too-many-backups = There are { $most } backups in the folder “{ $folder }” already. Put some of them elsewhere, then make a new one.
refusal-backup-no-room = There is not enough room on the disk for a backup. Make room and try again.
refusal-server-trouble = Something went wrong on the server, and nothing has changed. Try again; the host finds the reason in the log.

server-verified = The game is as it should be. { $result }

### Sentences for those who start the server

refusal-unknown-setting = There is no setting “{ $setting }”.
refusal-bad-setting = { $setting } has an impossible value: { $problem }
refusal-no-data-file = The file that keeps the tables is missing. Name it with --data.

problem-home = To the first page

## Looking back at a game
refusal-look-backs-full = Many want to look back just now. The game does not run away: try again in a few minutes.
refusal-look-backs-of-address = From here { $most } games are being looked back at already. Wait until one of them is done, or cancel it.
refusal-look-back-table-busy = Another game of this table is being looked back at. After that it is this one's turn.
refusal-look-back-failed = The ghosts fell asleep over it. Nothing of the game is lost: try again.
refusal-look-back-not-yours = Whoever sits at the table or asked for it can cancel this.
refusal-look-back-not-there = Nobody has looked back at this game yet. Begin with that, then there is a file, too.
refusal-what-if-not-agreed = It goes on with the cards as they lay as soon as all who played agree. Ask them at the table, or have dealt anew what you could not know.
refusal-what-if-other-rules = This game went by older rules. You can look at it, but not play it on.

### The same cards for everybody

refusal-unknown-deal = There is no such deal: the link is incomplete or of another house. Have it given to you once more.
refusal-deal-other-rules = This deal was made under other rules (version { $deal }, here it is { $program }), and comparing would not be fair. Make a new one.
refusal-deal-too-early = The deal of that week is still to come. Play the present one meanwhile.
refusal-deal-too-long = What you agreed on is too long for a link. Take a deal with fewer settings of your own.
refusal-deal-without-words = Everybody has the same cards here: that is why nobody can add words.
refusal-deal-is-fixed = Everybody has the same cards here: game, chairs and options are fixed. You can choose after this game.
refusal-no-deal = No shared deal is played at this table.
