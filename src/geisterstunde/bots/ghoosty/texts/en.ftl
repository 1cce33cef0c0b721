# Why a bot proposes something.

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
bot-reason-ghoosty-take-all = Nothing in your hand fits. At least you are well equipped afterwards.
bot-reason-ghoosty-spares-georg = Only Klein Georg fits lower, and he always does: save him for later.
