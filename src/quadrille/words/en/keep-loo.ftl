# The scorekeeper of Three-Card Loo in a terminal.

loo-keep-ask-names = Who plays? Names in the order of play, parted by commas.
loo-keep-ask-single_must_play = Must everybody play when the pool is a single? yes or no; usual: no.
loo-keep-ask-unlimited = Do the looed pay as much as the pool held? yes or no; usual: no.
loo-keep-ask-rounds = How many rounds, in which each deals once? Usual: 4.
loo-keep-ask-played = Who played? Names, “all” or “nobody”.
loo-keep-ask-miss = Who took Miss? A name, “nobody”, or “defended” if the dealer defended it; usual: nobody.
loo-keep-ask-tricks = Who won each of the three tricks? Three names, or one who won all.
loo-keep-nobody = nobody
loo-keep-all = all
loo-keep-defended = defended
loo-keep-unsaved = No file was named, so nothing is saved.
loo-keep-hint = After each deal press Enter; “help” lists what else there is.
loo-keep-help = Enter: a deal. undo: strike the last. strike 3, restore 3: an entry. sheet: all entries. quit.
loo-keep-next = Deal { $number } of { $deals }. { $name } deals and stakes 3; then the pool holds { $pool }.
loo-keep-deal = Deal { $number } for { $pool }: { $anybody ->
    [yes] { $played } played
   *[no] nobody played
}{ $any_looed ->
    [yes] ; looed: { $looed }
   *[no] { "" }
}.
loo-keep-push = { $to_pool ->
    [yes] { $name } pushes { $amount } to the pool.
   *[no] { $name } takes { $amount } from the pool.
}
loo-keep-balances = { $balances }. The pool holds { $pool }.
loo-keep-over = The sitting is over. { $balances }
