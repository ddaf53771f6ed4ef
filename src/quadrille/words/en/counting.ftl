# A hand counted aloud, step by step, and what is advised about it.
# `counted-<what>` is one step; $cards are names of cards, $tricks what the step adds or takes.

counted-hand = With { $trumps ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[other] { $trumps }
} as trumps:
counted-trumps = { $tricks ->
    [one] One trump, one trick: { $cards }.
   *[other] { $tricks } trumps, as many tricks: { $cards }.
}
counted-king = The { $cards } is a trick: kings are played early, before anybody is void.
counted-pair = The { $cards } together are a trick: one falls to the king, and the other is then master.
counted-charge = The { $missing } is missing, so the lowest trump left, the { $cards }, is no trick.
counted-queen = The { $cards } is guarded: an encouragement, but no trick.
counted-sum = { $tricks ->
    [0] No trick can be expected.
    [one] One trick can be expected.
   *[other] { $tricks } tricks can be expected.
}
counted-needs = { $contract } needs { $needs }.
counted-may-bid = It may bid: { $contracts }.
counted-pass = It should pass.

# Which card to call: `ground-<why>`.

ground-in-rule = You hold one card of its suit, and can trump when the suit comes back: you are in rule.
ground-shortest = It is the king of your shortest suit.
ground-queen = Its suit is as short as another, but holds your queen, which becomes good.
ground-red = Its suit is as short as a black one, and red: it has a card more, so it is less likely to be ruffed.
ground-from-need = You hold no card of any suit that you could call, so you must do without leading to your ally.
ground-longest = It is the king of your longest suit, where it may make other cards good.
ground-own = There is nothing to call but a card of your own: you play alone.
ground-give = From your shortest suit, so that you can trump it sooner.
counted-call = Call the { $card }. { $ground }
counted-give = Give the { $card } back. { $ground }
