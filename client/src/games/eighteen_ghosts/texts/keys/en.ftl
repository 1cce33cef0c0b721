## The keys of this table

walk = ← ↑ → ↓
    .what = Walk from room to room
room = A–E 1–5
    .what = Jump to that room: first the letter, then the number
dungeon = D
    .what = Look into the dungeon
free = R B Y
    .what = In the dungeon: the ghost of that colour
do = Enter
    .what = Choose, once more: do it
