# Why a bot proposes something.

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
