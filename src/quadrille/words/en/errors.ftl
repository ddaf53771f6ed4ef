# What a person is told when something that she wrote or asked for cannot be had.

error-rules-unknown = there are no rules called “{ $rules }”; there are { $allowed }
error-game-unknown = there is no game called “{ $game }”; there are { $allowed }
error-flag-unknown = there is no option “{ $option }”
error-no-seat = the players are numbered from 0 to { $last }: there is no { $seat }
error-port-unreadable = { $variable } names no port: “{ $port }”
error-option-unknown = the rules { $rules } have no option “{ $option }”; they have { $allowed }
error-option-value = the option { $option } cannot be “{ $value }”; it can be { $allowed }
error-deals-not-fours = a sitting has a multiple of four deals, not { $deals }
error-deals-too-many = a table plays at most { $most } deals, not { $deals }
error-favourite-not-taken = the rules { $rules } have no favourite suit
error-damaged = { $number ->
    [0] { $where } is damaged; nothing has been changed in it
   *[other] { $where } is damaged at entry { $number }; nothing has been changed in it
}
error-arena-apart = --{ $one } leaves nothing to say to --{ $other }; leave one of the two out
error-arena-no-deals = a match needs at least one deal, not { $deals }
error-arena-bots-number = this block seats { $wanted } bots, not { $bots }
error-arena-bots-twice = a bot is named twice: { $bots }
error-arena-no-pairs = half of { $seats } seats to each bot is not played
error-arena-stake = no lost deals leave { $stake } counters on the table
error-arena-single-deals = in { $game } only deals from a fresh pool are played here
error-arena-no-dask = there is nothing to reach { $address } with; install quadrille[cluster]
error-arena-bot-unknown = there is no bot called “{ $bot }”; there are { $allowed }; and with quadrille[openspiel] those like { $example } (docs/openspiel.md)
error-arena-bot-openspiel = “{ $bot }” is not how a bot of OpenSpiel’s is written: { $part ->
    [apart] the first part after the colon, what is told apart, is own or all
    [worlds] the second part after the colon, how many worlds, is a number up to 99999, or new
    [explores] the third part after the colon, how much is explored, is a number such as 1 or 0.5
    [taken] the fourth part after the colon, what is taken, is visits or value
    [playouts] the fifth part after the colon, how many play-outs, is a number up to 999, which a p may follow
   *[simulations] after a second colon stands how many simulations, a number up to 9999999
  }. Write it like { $example } (docs/openspiel.md)
error-arena-no-openspiel = this bot is OpenSpiel’s search; install quadrille[openspiel]
error-arena-no-cluster = no Dask scheduler answers at “{ $address }”
error-arena-workers-die = workers have died { $tries } times over the same deals
error-arena-other-code = a worker runs other code ({ $found }) than is run here ({ $own })
error-arena-no-folder = there is no folder to write “{ $file }” to
error-arena-no-file = there is no file “{ $file }”
error-arena-no-results = “{ $file }” is no results file of the arena
error-bot-unknown = there is no bot called “{ $bot }”; there are { $allowed }
error-players-just = { $number } can play, not { $players }
error-players-number = from { $least } to { $most } can play, not { $players }
error-deals-none = a sitting needs at least one deal, not { $deals }
