# Why a bot proposes something.

## Any game

bot-reason-only-choice = Nothing else is possible.
bot-reason-at-random = Just because.
bot-reason-looks-best = At first glance nothing looks better.

bot-reason-clearly-best = Of all I tried this is clearly the best: you win about { $percent } games in 100 with it.
bot-reason-a-little-better = A little better than the rest: you win about { $percent } games in 100 with it.
bot-reason-plain-playouts = I know only the rules and rolled { $games } games to their end: you win about { $percent } in 100 with it.
bot-reason-nothing-else-tried = I did not even try anything else: you win about { $percent } games in 100 with it.
bot-reason-about-as-good = Others are about as good: you win about { $percent } games in 100 with it.

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
