# Why a bot proposes something.

bot-reason-sale-reserve-high = High cards count for more at the castles: there is nothing to save for after them.
bot-reason-sale-reserve-low = You need your strong cards for the manors already.
bot-reason-sale-choose = What matters is that nobody sees through you.
bot-reason-sale-real = This is a real ghost, and from what lies there now { $property } loses nothing by it.
bot-reason-sale-spoil = One real ghost too many probably makes { $property } worth less.
bot-reason-sale-decoy = This token does not count at { $property }, but it looks like any other.
bot-reason-sale-look = Whoever bids well here may look at somebody's "?" card.
bot-reason-sale-look-cheaply = A small card costs little, and if you come last you get it back.
bot-reason-sale-count-liars = The stack tells you how many of them lie.
bot-reason-sale-know-enough = Knowing more is not worth it: you need the cards for the properties.
bot-reason-sale-wait = Wait for what the others do, and keep your cards in hand for now.
bot-reason-sale-sure = { $property } brings whoever gets it at least { $points ->
    [one] one point
   *[other] { $points } points
}.
bot-reason-sale-most-hope = From all you know, no property promises more than { $property }.
bot-reason-sale-nobody-there = Nobody is after { $property } yet: perhaps you get it cheaply.
bot-reason-sale-raise = Somebody else is after { $property }, too. You do not put up with it.
bot-reason-sale-contest = You do not leave { $property } to the others without a fight.
bot-reason-sale-save = What you save now you have for the castles.
bot-reason-sale-nothing-left = No bid is worth it here any more.
bot-reason-sale-guess = { $ghosts ->
    [0] No number is more probable: there is no real ghost there.
    [one] No number is more probable: there is one real ghost there.
   *[other] No number is more probable: there are { $ghosts } real ghosts there.
}
bot-reason-sale-one-more = With one more ghost { $property } is probably worth more.
bot-reason-sale-one-less = With one ghost less { $property } is probably worth more.
bot-reason-sale-leave = { $property } is better left as it is.
bot-reason-sale-guess-possible = { $ghosts ->
    [0] It may well be that there is no real ghost there.
    [one] It may well be that there is one real ghost there.
   *[other] It may well be that there are { $ghosts } real ghosts there.
}
bot-reason-sale-stack-tells = The stack { $count ->
    [one] holds one true "?" card, so exactly one seat lies
   *[other] holds { $count } true "?" cards, so exactly { $count } lie
}. Take away what you know of yourself and of the cards you have seen: all the others must be lying.
