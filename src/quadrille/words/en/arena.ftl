# The result of `quadrille arena`.

arena-title = { $a } at one seat, { $b } at the others
arena-played = { $deals ->
    [one] One deal, played once from each seat
   *[other] { $deals } deals, each played once from each seat: { $played } played
  } (rules { $rules }, seed { $seed })
arena-gain = { $a } gains { $mean } counters a deal (95 % interval { $low } to { $high })
arena-gain-one = { $a } gains { $mean } counters in this deal
arena-contract = contract
arena-role = { $bot } is
arena-count = played
arena-share = share
arena-won = won
arena-remise = remise
arena-premiers = premiers
arena-voles = voles made/lost
arena-mean = counters
arena-forced = forced Spadille
arena-role-hombre = Hombre
arena-role-ally = ally
arena-role-defender = defender
arena-progress = deals played
arena-looed = looed
arena-tricks = tricks
arena-unasked = is not asked
