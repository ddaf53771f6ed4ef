# The result of `quadrille arena`.

arena-title-seat = { $a } at one seat, { $b } at all others
arena-title-pair = { $a } and { $b } at half of the seats each
arena-title-strangers = { $a }, { $b }: one at each seat
arena-title-cross = { $a }, { $b }: each against each
arena-played = { $blocks ->
    [one] One deal
   *[other] { $blocks } deals
  }, { $tables } tables played (rules { $rules }, seed { $seed })
arena-sittings-played = { $blocks ->
    [one] One sitting
   *[other] { $blocks } sittings
  } of { $length } deals, { $tables } tables played (rules { $rules }, seed { $seed })
arena-staked = , with { $stake } counters or more from lost deals to be won
arena-a-deal = counters a deal
arena-a-sitting = counters a sitting
arena-asked-seat = { $bot } alone among { $against }
arena-asked-pair = { $bot } ahead of { $against }, half each
arena-asked-strangers = { $bot } among strangers
arena-asked-skill = { $bot }: skill fitted to all tables
arena-asked-own-kind = { $bot }: allied to its own kind
arena-student = 95 % by t
arena-bootstrap = by bootstrap
arena-holm = p (Holm)
arena-span = { $low } to { $high }
arena-few-deals = These are too few deals for the intervals to mean much.
arena-few-sittings = These are too few sittings for the intervals to mean much.
arena-bot = bot
arena-count = played
arena-share = share
arena-won = won
arena-remise = remise
arena-premiers = premiers
arena-voles-made = voles
arena-voles-failed = voles lost
arena-mean = counters
arena-forced = forced Spadille
arena-role-hombre = Hombre
arena-role-ally = ally
arena-role-defender = defender
arena-looed = looed
arena-tricks = tricks
arena-unasked = is not asked
arena-progress = played
arena-decisions = decisions
arena-p50 = median ms
arena-p95 = p95 ms
arena-at-auction = bids
arena-at-naming = names trumps, calls
arena-at-returning = returns or keeps
arena-at-exchange = gives
arena-at-playing = plays
arena-at-answer = answers
arena-at-announcing = announces
arena-same = { $count ->
    [one] Played again, the result is the same.
   *[other] Played again, all { $count } results are the same.
  }
arena-differs = Played again, the result differs: { $bots } (rules { $rules }).
arena-code-changed = The code has changed since the file was made at commit { $commit }.
