## The keys of this table

value = 1–6
    .what = The ghost of that value
walk = ← →
    .what = From card to card in the hand
groups = ↑ ↓
    .what = To the next things on the table; where a pile is chosen: theirs, yours
do = Enter
    .what = Do it
end = E A
    .what = End the turn, give up the round
count = C
    .what = What the other family can still have
