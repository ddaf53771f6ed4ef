# Why counters move, and how a deal may end.
# `reason-<reason>` names a payment in a line of the account, `reason-<reason>-means` explains it.

reason-stake = stake
reason-stake-means = What is put into the pool before the deal.
reason-vole-stake = stake on the vole
reason-vole-stake-means = What everybody puts aside when a vole is bid or undertaken.
reason-pool = the pool
reason-pool-means = The winners take what lies in the pool.
reason-vole-pool = the vole pool
reason-vole-pool-means = What was staked on the vole goes to those who made it, or to those who stopped it.
reason-solo = solo
reason-solo-means = The bonus for playing alone.
reason-solo-in-historical = sans-prendre
reason-mediateur = médiateur
reason-mediateur-means = The bonus for playing alone with a card that was given up.
reason-matadors = matadors
reason-matadors-means = The bonus for the three highest trumps on one side; more with the trumps that follow them, where these count.
reason-premiers = premiers
reason-premiers-means = The bonus for winning the first six tricks.
reason-vole = vole
reason-vole-means = The bonus for all ten tricks, or what it costs to miss them.
reason-beast = beast
reason-beast-means = What losers and offenders put up, to be won in a later deal; or such a beast, taken by those who have won it.
reason-poulans = poulans
reason-poulans-means = The dealer's fish for the pool.
reason-spadille = Spadille
reason-spadille-means = The dealer's fish for whoever holds Spadille.
reason-manille = Manille
reason-manille-means = The dealer's fish for whoever holds Manille.
reason-basto = Basto
reason-basto-means = The dealer's fish for whoever holds Basto.
reason-exchange = exchange
reason-exchange-means = What Hombre pays for the card that she was given.
reason-premium = premium
reason-premium-means = The price of the contract: each opponent pays it when the deal is won, and is paid it when it is lost.
reason-consolation = consolation
reason-consolation-means = A small payment that goes with every deal, to the side that has won it.
reason-devole = dévole
reason-devole-means = What a declaring side without a single trick pays to its opponents.
reason-game = game
reason-game-means = What each player owes to the game of this deal or to one carried by a remise, paid to whoever takes it.
reason-cards = cards
reason-cards-means = The agreed charge for the cards, paid at the end.
reason-share = share of the last pool
reason-share-means = What was left in the pool when the sitting ended.

outcome-won = won
outcome-won-means = The declaring side made its six tricks.
outcome-remise = remise
outcome-remise-means = The declaring side narrowly lost, with five tricks; in the Historical form with four too. The pool is carried on.
outcome-codille = codille
outcome-codille-means = The declaring side lost with fewer tricks than a remise has. The opponents take the pool.
outcome-vole-lost = vole lost
outcome-vole-lost-means = A vole was bid and missed with six tricks or more. The pool is carried on.

counters = { $amount ->
    [one] { $amount } counter
   *[other] { $amount } counters
}

# Jetons, ten to a fish, and ten fish to a marker; ten mils make a jeton.

jetons = { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}
counter-markers = { $amount ->
    [one] { $amount } marker
   *[other] { $amount } markers
}
counter-fish = { $amount } fish
counter-jetons = { $amount }
counter-mils = { $amount ->
    [one] { $amount } mil
   *[other] { $amount } mils
}
counter-owed = minus { $counters }

# How many reprises a player has lost in a sitting (MPAY-16).

reprises = { $count ->
    [0] no reprise
    [one] one reprise
   *[other] { $count } reprises
}
