### The guided first game: a sentence for every step, and below it (how) what is to be done on the screen.
### A terminal (terminal, terminal-how) says it in other words where the sentence needs a screen.

families = Your ghosts are round, on bright plates. The pointed ones are { $bot }’s.
    .how = Look around: each family has three red, three blue and three yellow ones.
    .terminal = Your ghosts stand in round brackets, those of { $bot } in pointed ones.
rugs = Each ghost starts on a carpet of its colour.
    .how = One red carpet is still free. Set your last ghost on it.
lanterns = Your three lanterns. Get one ghost of each colour out to light them.
    .how = Whoever lights all three first wins.
    .terminal = Get one ghost of each colour out: who is out already is written to the right of the board.
    .terminal-how = Whoever has one of all three colours out first wins.
step = One turn, one step: straight, never diagonal. Carpets no longer matter.
    .how = Walk with the red ghost from b5 into the mirror hall above: touch the ghost, then the room.
mirror = If you are in a mirror hall already, you may jump to any empty one.
    .how = Jump from b4 to b2.
wheel = Red beats blue, blue beats yellow, yellow beats red.
    .how = Equal colours never fight: then the room is simply taken.
fight = Red against blue: you win. The other goes to the dungeon.
    .how = { $bot } is careless. Walk with red from e4 to d4.
portal = The blue portal has turned! Where its light falls, blue escapes.
    .how = Whenever a ghost is beaten, the portal of its colour turns.
    .terminal = The blue portal has turned! Its arrow shows where blue escapes.
approach = Quick now: a blue ghost has to get into the light of the blue portal.
    .how = Walk with blue from a4 to b4. Then only one step is missing.
    .terminal = Quick now: a blue ghost has to get in front of the blue portal, where its arrow points.
escape = Put blue into the blue portal’s light. Out!
    .how = Walk from b4 to b5.
    .terminal = Put blue in front of the blue portal. Out!
free = Caught? Free it – but { $bot } picks the room.
    .how = Fetch your red ghost from the dungeon. Its portal has turned too: let us remember that.
wait = The yellow portal still faces the wall. Next it will face down, to e4.
    .how = Put a yellow ghost there already: from e5 to e4.
lose = Sometimes losing helps: the yellow portal turns towards your other yellow one.
    .how = Let yellow on a2 walk against blue on a1. Blue beats yellow: that is what we want.
last = One lantern to go, the red one. The red portal faces d1. You can do it alone!
    .how = Which red ghost stands next to d1?
    .terminal = Only red is missing. The red portal faces d1. You can do it alone!
