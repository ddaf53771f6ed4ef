# The scorekeeper's page at a table of Three-Card Loo.

keep-ask-played = Who played?
keep-answer-played-nobody = Nobody
keep-ask-miss = Who took Miss?
keep-answer-miss-nobody = Nobody
keep-answer-miss-defended = The dealer defended it

loo-keep-page-names-order = In the order of play: each sits to the left of the one before.
loo-keep-page-players = Players
loo-keep-page-deal = Deal { $number } of { $deals }, { $dealer } deals, a { $double ->
    [yes] double
   *[no] single
} of { $pool }
loo-keep-page-all = All { $count } had to play, as the pool is a single.
loo-keep-page-tricks = How many tricks did each win? { $told ->
    [3] All three are told.
   *[other] { $told } of three told.
}
loo-keep-page-entry = Deal { $number } for a { $double ->
    [yes] double
   *[no] single
} of { $pool }: { $played }{ $any_looed ->
    [yes] ; looed: { $looed }
    [no] ; nobody looed
   *[none] { "" }
}.
loo-keep-page-played = { $miss ->
    [taken] { $played } played, { $taker } with Miss
    [defended] { $played } played, the dealer for Miss
    [nobody] nobody played
   *[left] { $played } played
}
loo-keep-page-head-pool = Pool
