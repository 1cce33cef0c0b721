# Why a bot proposes something.

bot-reason-rest-match-point = If you win this round, you win the game.
bot-reason-rest-must-fight = If the other family wins this round, it wins the game.
bot-reason-rest-cheapest = This is your smallest ghost that takes the lead.
bot-reason-rest-together = Together with one more ghost it takes the lead.
bot-reason-rest-raise = A lead of { $lead }: it will be dear to top that.
bot-reason-rest-hold = You are { $lead } ahead. Let the other family spend more first!
bot-reason-rest-out-of-reach = Your ghosts cannot win this round any more.
bot-reason-rest-saves = Leave it this residence: you save your ghosts and get the psychic.
bot-reason-rest-psychic-leads = This psychic takes the lead and spares your ghosts.
bot-reason-rest-looks = Once you know the other hand, you know whether the fight is worth it.
bot-reason-rest-binds = This takes away the other family's free choice in this round.
bot-reason-rest-lays-small = You will hardly miss this small ghost, and it counts in the tenth round.
bot-reason-rest-lays-large = The tenth round can decide everything, and this ghost carries weight there.
bot-reason-rest-keeps = You need your cards earlier than in the tenth round.
bot-reason-rest-removes = This card is in your way here.
