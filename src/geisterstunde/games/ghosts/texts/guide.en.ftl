### The guided first game: a sentence for every step, and below it (how) what is to be done on the screen.
### A terminal (terminal, terminal-how) says it in other words where the sentence needs a screen.

open = Lay a ghost. Its number is the fear.
    .how = Lay the red 2 on the empty place. By finger: touch once to see, once more to lay.
rises = Another colour: fear rises. 2 + 3 = 5.
    .how = { $first } has laid a yellow 3.
too-much = Your blue 3 cannot be laid now: 5 + 3 is too much. Nothing goes beyond 7.
    .how = Do touch it, and read why.
mirror = The same colour mirrors: fear stays.
    .how = Yellow is on top. Lay your yellow on it!
direction = And the direction turns: now it is { $second }’s turn.
    .how = The arrows on the rim show the way.
    .terminal-how = The arrows on the left show the way.
refill = After every card you draw back to five.
    .how = As long as the draw pile lasts.
fog = Fog always fits. Nothing changes.
    .how = The fear is at 7. Lay your fog!
take = Nothing fits? Then take the pile and one fear point.
    .how = Take the pile. Fear points are what you do not want.
open-again = Whoever takes opens at once.
    .how = Lay the blue 3: that makes it hard for the others.
by-choice = { $second } could have laid a card. You may also take by choice, before it gets worse.
    .how = That costs a point, too.
round-ends = Much later: nobody draws any more. If the turn comes to an empty hand, the round ends.
    .how = { $first } has no cards left and comes after you. Lay a card!
give-back = You took no pile in this round: for that you give back up to 3 points.
    .how = Give all three back.
score = After three rounds the fewest fear points win.
    .how = With 2 points you lead. How it ends a real game will show.
