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
reason-mediateur = médiateur
reason-mediateur-means = The bonus for playing alone with a card that was given up.
reason-matadors = matadors
reason-matadors-means = The bonus for the three highest trumps on one side; more with Punto in a red suit.
reason-premiers = premiers
reason-premiers-means = The bonus for winning the first six tricks.
reason-vole = vole
reason-vole-means = The bonus for all ten tricks, or what a missed bid of them costs.
reason-beast = beast
reason-beast-means = What the losers put into the pool for the next deal.
reason-share = share of the last pool
reason-share-means = What was left in the pool when the sitting ended.

outcome-won = won
outcome-won-means = The declaring side made its six tricks.
outcome-remise = remise
outcome-remise-means = The declaring side lost with five tricks. The pool is doubled and carried on.
outcome-codille = codille
outcome-codille-means = The declaring side lost with four tricks or fewer. The opponents take the pool.
outcome-vole-lost = vole lost
outcome-vole-lost-means = A vole was bid and missed with six tricks or more. The pool is carried on.

counters = { $amount ->
    [one] { $amount } counter
   *[other] { $amount } counters
}
