## The keys of this table

card = 0–9
    .what = Zum Stapel, dessen Wert so beginnt
walk = ← ↑ → ↓
    .what = Von Stapel zu Stapel
all = A
    .what = Alle Karten dieses Stapels heben
mimi = M T
    .what = Mimi Kry dazunehmen, Tom spielen
luck = G N H P
    .what = Glück versuchen, Friedhof nehmen, Karte aus dem Haus, passen
do = Enter
    .what = Spielen, was gehoben ist
