# Why a bot proposes something. Colours arrive as red, blue, yellow.

bot-colour = { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
}

## Any game

bot-reason-only-choice = Nothing else is possible.
bot-reason-at-random = Just because.
bot-reason-looks-best = At first glance this looks best.

bot-reason-clearly-best = Of all I tried this is clearly the best: you win about { $percent } games in 100 with it.
bot-reason-a-little-better = A little better than the rest: you win about { $percent } games in 100 with it.

## 18 Ghosts

bot-reason-good-room = From this room your ways will be shorter later on.
bot-reason-wins-now = This wins!
bot-reason-wins = This is a sure win{ $turns ->
    [one] {""}
   *[other] , in { $turns } turns at most
}.
bot-reason-holds-out = The defeat can hardly be averted, but this takes longest.
bot-reason-stops-win = Otherwise your opponent wins at once.
bot-reason-escape-now = A { bot-colour } ghost gets out, and you still need one.
bot-reason-turns-portal = This turns the { bot-colour } portal the way you need it.
bot-reason-turns-away = This turns the { bot-colour } portal away from your opponent.
bot-reason-beats = This costs your opponent a { bot-colour } ghost.
bot-reason-approaches = Your { bot-colour } ghost gets closer to its portal.
bot-reason-frees = One more { bot-colour } ghost in the castle helps you.
bot-reason-sets-down = That is where the { bot-colour } ghost does you the least harm.
bot-reason-steady = A calm move that puts your ghosts in good places.

## The five ghosts

level-flake = Flake
    .character = seven years old and full of ideas; looks at what lies right before her
level-rumble = Rumble
    .character = a poltergeist without patience: takes the first thing that pleases him
level-veil = Aunt Veil
    .character = thinks a few steps ahead, and holds on to her first guess
level-dusk = Count Dusk
    .character = an old hand who decides fast and well
level-midnight = Midnight
    .character = the strongest of all; takes a second for every move

bot-reason-pleases = I like this one.
bot-reason-good-enough = Good enough, and on we go!

## Refusals

refusal-bot-cannot-play = { $bot } does not play { $game }. Choose another player.
refusal-bad-budget = Give either 1 to { $longest } milliseconds to think or a number of positions.

## Ghosts

bot-family = { $family ->
    [yellow] yellow
    [red] red
    [blue] blue
    [white] white
    [black] black
   *[green] green
}

bot-reason-pile-opens-with-more = You hold more { bot-family } ghosts: when it is your turn again, you can mirror.
bot-reason-pile-opens-high = A three always fits on an empty pile, and hardly ever later.
bot-reason-pile-nobody-follows = The fear is at 7 then, and nobody else can have { bot-family } ghosts or fog.
bot-reason-pile-seven-with-more = The fear is at 7 then, and you still have a mirror for { bot-family }.
bot-reason-pile-seven = At 7 only mirrors and fog will help the others.
bot-reason-pile-six = At 6 only ones fit, apart from mirrors and fog.
bot-reason-pile-three-still-fits = Your three still fits now, and soon perhaps no longer.
bot-reason-pile-only-ghost = No other ghost fits, and fog is better saved for later.
bot-reason-pile-only-mirror = No ghost fits any more but a mirror, and it spares you the pile.
bot-reason-pile-mirror = The mirror leaves the fear as it is, and now your opponent has to find something.
bot-reason-pile-mirror-back = The mirror sends the pile back to where it came from.
bot-reason-pile-only-fog = Only fog still saves you from the pile.
bot-reason-pile-fog = With fog you wait and see, and keep your ghosts for later.
bot-reason-pile-saves-fog = Fog would probably only put the pile off; later it is worth more than this one point.
bot-reason-pile-saves-cards = At 7 you would only lose cards and probably take the pile all the same.
bot-reason-pile-takes-early = A point is cheaper now than the cards it would cost you to avoid it.
bot-reason-pile-keeps-fog = Five fog cards are five times peace from the pile.
bot-reason-pile-redraws = New cards give you more choice than nothing but fog.
bot-reason-pile-gives-back = { $points ->
    [one] One point less is
   *[other] { $points } points less are
} always good.

## Ghoosty!

bot-reason-ghoosty-leaves = This rids you of your last ghosts!
bot-reason-ghoosty-empties-hand = After this your hand is empty, and your house is next.
bot-reason-ghoosty-quartet = A quartet! { $count } cards are gone for good, and you have another turn.
bot-reason-ghoosty-klapper = Klapper clears away { $count ->
    [one] only himself
   *[other] { $count } cards
}, and you have another turn.
bot-reason-ghoosty-jerry = The next player is nearly done: Jerry turns the direction.
bot-reason-ghoosty-mimi = With Mimi Kry you get rid of { $count } cards at once and have another turn.
bot-reason-ghoosty-together = { $count } cards at once, and you have another turn.
bot-reason-ghoosty-georg = Nothing else fits: Klein Georg saves you { $count ->
    [one] a card
   *[other] { $count } cards
}.
bot-reason-ghoosty-only-fit = Only this fits, and it saves you { $count ->
    [one] a card
   *[other] { $count } cards
}.
bot-reason-ghoosty-scary = How scary: hardly anything fits on it.
bot-reason-ghoosty-high = Hardly anybody can go that high.
bot-reason-ghoosty-lowest = The lowest card that fits. You may need the higher ones later.
bot-reason-ghoosty-tom-stops = The player after you is nearly done and has to miss a turn because of Tom.
bot-reason-ghoosty-tom = Tom always fits, and the next player misses a turn.
bot-reason-ghoosty-luck-needed = Nothing in your hand fits, but the card from the crypt does with { $percent } %.
bot-reason-ghoosty-luck-likely = With { $percent } % the card from the crypt fits, and your hand stays as it is.
bot-reason-ghoosty-luck-saves = What fits now is too good for this. The card from the crypt fits with { $percent } %.
bot-reason-ghoosty-house = The card has to leave the house anyway, and with { $percent } % it fits at once.
bot-reason-ghoosty-take-pairs = What lies there belongs to your hand: together it is easier to get rid of.
bot-reason-ghoosty-take-few = { $count ->
    [one] One more card does not hurt much
   *[other] { $count } more cards do not hurt much
}, and you keep good ghosts.
bot-reason-ghoosty-take-all = Nothing will fit. At least you are well equipped afterwards.

## Ghost for $ale

bot-reason-sale-reserve-high = High cards count for more at the castles: there is nothing to save for after them.
bot-reason-sale-reserve-low = You need your strong cards for the manors already.
bot-reason-sale-choose = Either is as good. What matters is that nobody sees through you.
bot-reason-sale-real = This is a real ghost for { $property }, and only you know it.
bot-reason-sale-spoil = One real ghost too many makes { $property } worth less.
bot-reason-sale-decoy = This token does not count at { $property }, but the others cannot know that.
bot-reason-sale-look = This will probably let you look at somebody's "?" card.
bot-reason-sale-look-cheaply = A small card costs little, and if you come last you get it back.
bot-reason-sale-count-liars = The stack tells you how many of them lie.
bot-reason-sale-know-enough = Knowing more is not worth it: you need the cards for the properties.
bot-reason-sale-wait = Wait for what the others do, and keep your cards in hand for now.
bot-reason-sale-sure = { $property } is sure to bring points, at least { $points }.
bot-reason-sale-most-hope = From all you know, { $property } promises most.
bot-reason-sale-nobody-there = Nobody is after { $property } yet: perhaps you get it cheaply.
bot-reason-sale-raise = Somebody wants to outbid you at { $property }. You do not put up with it.
bot-reason-sale-contest = You do not leave { $property } to the others without a fight.
bot-reason-sale-save = What you save now you have for the castles.
bot-reason-sale-nothing-left = No bid is worth it here any more.
bot-reason-sale-guess = { $ghosts ->
    [0] Most probably there is no real ghost there.
    [one] Most probably there is one real ghost there.
   *[other] Most probably there are { $ghosts } real ghosts there.
}
bot-reason-sale-one-more = With one more ghost { $property } is probably worth more.
bot-reason-sale-one-less = With one ghost less { $property } is probably worth more.
bot-reason-sale-leave = { $property } is better left as it is.

## Rest in Peace

bot-reason-rest-match-point = With this round you win the game.
bot-reason-rest-must-fight = If the other family wins this round, it wins the game.
bot-reason-rest-cheapest = This is your smallest ghost that takes the lead.
bot-reason-rest-together = Together with one more card it takes the lead.
bot-reason-rest-raise = A lead of { $lead }: it will be dear to top that.
bot-reason-rest-hold = You are { $lead } ahead. Let the other family spend more first!
bot-reason-rest-out-of-reach = This round cannot be won any more.
bot-reason-rest-saves = Leave it this residence: you save your ghosts and get the psychic.
bot-reason-rest-psychic-leads = This psychic takes the lead and spares your ghosts.
bot-reason-rest-looks = Once you know the other hand, you know whether the fight is worth it.
bot-reason-rest-binds = This takes away the other family's free choice in this round.
bot-reason-rest-lays-small = You will hardly miss this small ghost, and it counts in the tenth round.
bot-reason-rest-lays-large = The tenth round can decide everything, and this ghost carries weight there.
bot-reason-rest-keeps = You need your cards earlier than in the tenth round.
bot-reason-rest-removes = This card is most in your way here.
