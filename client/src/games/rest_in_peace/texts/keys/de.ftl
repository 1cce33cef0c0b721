## The keys of this table

value = 1–6
    .what = Der Geist mit diesem Wert
walk = ← →
    .what = In der Hand von Karte zu Karte
groups = ↑ ↓
    .what = Zu den nächsten Dingen auf dem Tisch; geht es um einen Stapel: der andere, der eigene
do = Enter
    .what = So machen
end = E A
    .what = Zug beenden, Runde aufgeben
count = C
    .what = Was die andere Familie noch haben kann
