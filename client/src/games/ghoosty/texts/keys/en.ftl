## The keys of this table

card = 0–9
    .what = To the stack whose value begins so
walk = ← ↑ → ↓
    .what = From stack to stack
all = A
    .what = Lift all cards of this stack
mimi = M T
    .what = Add a Mimi Kry, play Tom
luck = L K H P
    .what = Try your luck, take the cemetery, card from the house, pass
do = Enter
    .what = Play what is lifted
