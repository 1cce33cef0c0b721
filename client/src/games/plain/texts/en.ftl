# What lies on a table that nobody has drawn yet.

fact-nothing = nothing
fact-hand = Your hand
fact-round = Round
fact-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fact-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
fact-direction = Direction
fact-clockwise = clockwise
fact-counterclockwise = counterclockwise
fact-cemetery = Cemetery
fact-crypt = Crypt
fact-midnight = empty: it is past midnight
fact-toms = Toms beside the cemetery
fact-exile = Exile
fact-house = house: { $count }
fact-boos = { $count ->
    [one] 1 Boo
   *[other] { $count } Boos
}
fact-out = out as number { $place }
fact-truelight = Mrs. Truelight
fact-stack = “?” stack
fact-trues = { $count } × true
fact-question = Your “?” card
fact-true = true
fact-false = lie
fact-reserved = Reserved
fact-castle-kind = castle
fact-manor-kind = manor
fact-ghost-face = ghost
fact-painting-face = painting
fact-owner = belongs to { $name }
fact-owner-you = belongs to you
fact-back-small = little money
fact-back-large = much money
fact-passed = has passed
fact-tokens = tokens: { $ghosts } × ghost, { $paintings } × painting
fact-row = Ten rounds
fact-total-of = Total of { $name }
fact-own-total = Your total
fact-prize = For the loser of this round
fact-tenth = At the tenth round
fact-own-psychics = Your psychics
fact-villas = { $count ->
    [one] 1 villa
   *[other] { $count } villas
}
fact-castles = { $count ->
    [one] 1 castle
   *[other] { $count } castles
}
plain-table = The table
plain-people = Who sits here
plain-choices = What you can do
plain-do = Do it
plain-follows = Then: { $sentences }
plain-unknown = What happens then is not decided yet.
