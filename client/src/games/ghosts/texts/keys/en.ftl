## The keys of this table

card = 1–9
    .what = Which card of the hand
walk = ← →
    .what = To the next card
do = Enter
    .what = Lay the card that is pulled out
take = S T
    .what = Take the pile
redraw = K N
    .what = After the deal: keep, draw anew
give = 0–9 ← →
    .what = At the end of a round: give so many points back
