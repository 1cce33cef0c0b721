## The keys of this table

card = 1–9
    .what = Die wievielte Karte der Hand
walk = ← →
    .what = Zur nächsten Karte
do = Enter
    .what = Die hervorgezogene Karte legen
take = S T
    .what = Den Stapel nehmen
redraw = K N
    .what = Nach dem Austeilen: behalten, neu ziehen
give = 0–9 ← →
    .what = Am Ende einer Runde: so viele Punkte zurückgeben
