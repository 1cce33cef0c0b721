## The keys of this table

walk = ← ↑ → ↓
    .what = Von Raum zu Raum gehen
room = A–E 1–5
    .what = Zu diesem Raum springen: erst der Buchstabe, dann die Zahl
dungeon = D
    .what = Ins Verlies sehen
free = R B G
    .what = Im Verlies: der Geist dieser Farbe
do = Enter
    .what = Wählen, noch einmal: so machen
