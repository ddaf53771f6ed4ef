# Words of the browser's table of Three-Card Loo, beside those that all tables share.

table-letter-french-T = 10
table-letter-french-9 = 9
table-letter-french-8 = 8
table-letter-spanish-T = 10
table-letter-spanish-9 = 9
table-letter-spanish-8 = 8

card-spanish-TS = ten of swords
card-spanish-9S = nine of swords
card-spanish-8S = eight of swords
card-spanish-TH = ten of cups
card-spanish-9H = nine of cups
card-spanish-8H = eight of cups
card-spanish-TD = ten of coins
card-spanish-9D = nine of coins
card-spanish-8D = eight of coins
card-spanish-TC = ten of clubs
card-spanish-9C = nine of clubs
card-spanish-8C = eight of clubs

## The table

loo-section-deal = The deal
loo-label-pool = Played for
loo-label-playing = In the deal
loo-pool-single = a single of { $amount }
loo-pool-double = a double of { $amount }
loo-pool = Pool: { $pool }
loo-seat-balance = balance { $amount }
loo-middle = Turned up, and Miss
loo-turned = Turned up: { $card }
loo-miss-free = Miss lies face down
loo-miss-taken = { $who ->
    [you] You have taken Miss
   *[other] { $name } has taken Miss
}
loo-miss-defended = { $who ->
    [you] You defend Miss
   *[other] { $name } defends Miss
}
loo-miss-left = Nobody took Miss
loo-miss-none = Too many play for a Miss
loo-order = Play goes to the left: { $order }

## What can be said, and is

loo-act-play = Play
loo-act-throw-in = Throw in
loo-act-miss = Take Miss
loo-act-defend = Defend Miss
loo-say-dealt = Deal { $number } of { $deals }. { $who ->
    [you] You are the dealer.
   *[other] { $name } is the dealer.
} The { $card } is turned up. The pool is { $pool }.
loo-say-play = { $who ->
    [you] You play.
   *[other] { $name } plays.
}
loo-say-throw-in = { $who ->
    [you] You throw in.
   *[other] { $name } throws in.
}
loo-say-miss = { $who ->
    [you] You take Miss.
   *[other] { $name } takes Miss.
}
loo-say-defend = { $who ->
    [you] You defend Miss.
   *[other] { $name } defends Miss.
}
loo-part-none = You have not spoken yet.

## What is to be done

loo-duty-say = Your turn: do you play?
duty-loo-lead-top = You lead, and it must be the highest trump.
duty-loo-lead-highest = You lead against one: your highest trump.
duty-loo-lead-trump = You lead a trump: { $plays } of { $total } cards.
duty-loo-lead-trump-again = You lead a trump: { $plays } of { $total } cards.
duty-loo-must-follow = Follow { $suit }: { $plays } of { $total } cards.
duty-loo-must-head = Follow { $suit } and beat the trick: { $plays } of { $total } cards.
duty-loo-must-trump = You have no { $suit } and must trump: { $plays } of { $total } cards.
duty-loo-must-overtrump = Trump higher than the trick: { $plays } of { $total } cards.

## The account

loo-settle-title = Deal { $number }: a pool of { $pool }
loo-settle-played = Those who played: { $names }.
loo-settle-none = Nobody played.
loo-looed-none = Nobody is looed.
loo-looed = { $form ->
    [you] You are looed.
    [many] { $names } are looed.
   *[one] { $names } is looed.
}
loo-ledger-defended = defended
ledger-stakes = Played for
ledger-played = Played
ledger-miss = Miss
ledger-looed = Looed
ledger-total-in-loo = Won and lost so far
loo-read-purses = The pool is { $pool }. Won and lost: { $counts }.

## Help

keys-tricks-in-loo = Read trumps and tricks
keys-purses-in-loo = Read the pool, and what each has won or lost
keys-auction-in-loo = Read who plays
keys-role-in-loo = Read what you have said yourself
help-cards-red-in-loo = Ace, King, Queen, Jack, 10, 9, 8, 7, 6, 5, 4, 3, 2 in every suit. The card that is turned up tells which suit is trumps.
help-commands-in-loo = play, throw in, take miss, defend miss, play 10h, why 10h, trick, tricks, last, auction, pool, role, hand, log, ledger, ready
command-hint-in-loo = For example: throw in, play 10h, pool

## Law pages

loo-law-dealt = { $name } deals, and turns up the { $card }: { $suit } are trumps. The pool holds { $pool }.

## Choosing the game

game-quadrille = Quadrille
game-quadrille-means = Four hands, forty cards, an ally nobody names.
game-loo = Three-Card Loo
game-loo-means = Two to seventeen, three cards each: play or throw in.
