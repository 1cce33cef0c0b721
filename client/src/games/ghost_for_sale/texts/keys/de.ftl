## The keys of this table

card = 1–9 0
    .what = Karte oder Plättchen nehmen; 0 ist die Zehn
house = 1–6
    .what = Dann: auf dieses Haus
bids = T Y
    .what = Beim Bieten: zu Mrs. Truelight, zum „?“-Stapel
do = Enter
    .what = So machen
done = F P
    .what = Fertig, passen
tools = N L
    .what = Notizen, Verlauf
