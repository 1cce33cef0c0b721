## The keys of this table

card = 1–9 0
    .what = Take a card or a token; 0 is the ten
house = 1–6
    .what = Then: to that house
bids = T Y
    .what = When bidding: at Mrs. Truelight, at the “?” stack
do = Enter
    .what = Do it
done = F P
    .what = Done, pass
tools = N L
    .what = Notes, log
