# Three-Card Loo: its name and options, the cards that Quadrille has not, what may be said, and why
# an action is refused. The clauses of its law stand in law.ftl with the others.

rules-loo = Three-Card Loo
rules-loo-means = A round game for two to seventeen, after Captain Crawley: play or throw in, and win a trick or be looed.
option-single_must_play = Single pools
option-single_must_play-means = Whether a hand may be thrown in when the pool holds no more than the dealer's stake.
option-single_must_play-no = Hands may be thrown in
option-single_must_play-yes = Everybody must play
option-unlimited = What the looed pay
option-unlimited-means = Three counters, or as many as the pool held when the deal began.
option-unlimited-no = Three counters
option-unlimited-yes = As much as the pool held

reason-loo = loo
reason-loo-means = What a player who took part and won no trick pays to the pool.

card-TS = ten of spades
card-9S = nine of spades
card-8S = eight of spades
card-TH = ten of hearts
card-9H = nine of hearts
card-8H = eight of hearts
card-TD = ten of diamonds
card-9D = nine of diamonds
card-8D = eight of diamonds
card-TC = ten of clubs
card-9C = nine of clubs
card-8C = eight of clubs

## What a player says

loo-word-play = plays
loo-word-throw-in = throws in
loo-word-miss = takes Miss
loo-word-defend = defends Miss

## Why an action is refused

refusal-loo-over = the deal is over
refusal-loo-over-you = The deal is over.
refusal-loo-not-your-turn-to-say = it is not her turn to speak
refusal-loo-not-your-turn-to-say-you = It is not your turn to speak.
refusal-loo-not-your-turn-to-play = it is not her turn to play
refusal-loo-not-your-turn-to-play-you = It is not your turn to play.
refusal-loo-say-first = players say first whether they play or throw in
refusal-loo-say-first-you = Say first whether you play or throw in.
refusal-loo-has-said = she has spoken, and may not change it
refusal-loo-has-said-you = You have spoken, and may not change it.
refusal-loo-miss-is-taken = { $holder } has taken Miss, and only the first who claims it may
refusal-loo-miss-is-taken-you = { $holder } has taken Miss, and only the first who claims it may.
refusal-loo-no-miss = seventeen play, so there are no cards for Miss
refusal-loo-no-miss-you = Seventeen play, so there are no cards for Miss.
refusal-loo-single-must-play = the pool is a single, and at this table nobody may then throw in
refusal-loo-single-must-play-you = The pool is a single, and at this table nobody may then throw in.
refusal-loo-dealer-must-play = only { $holder } plays, with her own hand, and the dealer may not leave her alone
refusal-loo-dealer-must-play-you = Only { $holder } plays, with her own hand: as dealer you must play, or defend Miss.
refusal-loo-only-dealer-defends = only the dealer may defend Miss
refusal-loo-only-dealer-defends-you = Only the dealer may defend Miss.
refusal-loo-not-to-defend = Miss is defended only against just one, who plays the hand that she was dealt
refusal-loo-not-to-defend-you = You can defend Miss only against just one, who plays the hand that she was dealt.
refusal-loo-not-held = she does not hold that card
refusal-loo-not-held-you = You do not hold that card.
refusal-loo-lead-top = the first lead must be { $higher }, the highest trump there is
refusal-loo-lead-top-you = You must lead { $higher }, the highest trump there is.
refusal-loo-lead-highest = with two trumps or more against a single opponent, the first lead must be her highest, { $higher }
refusal-loo-lead-highest-you = With two trumps or more against a single opponent you must lead your highest, { $higher }.
refusal-loo-lead-trump = with two trumps or more the first lead must be a trump
refusal-loo-lead-trump-you = With two trumps or more you must lead a trump.
refusal-loo-lead-trump-again = the winner of a trick leads a trump if she has one
refusal-loo-lead-trump-again-you = You have won a trick: lead a trump, for you have one.
refusal-loo-must-follow = she holds { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[other] { $suit }
} and must follow
refusal-loo-must-follow-you = You hold { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[other] { $suit }
} and must follow.
refusal-loo-must-head = she can beat the best card of the trick, with { $higher }, and must
refusal-loo-must-head-you = You can beat the best card of the trick, with { $higher }, and must.
refusal-loo-must-trump = she has no { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[other] { $suit }
} and must play a trump
refusal-loo-must-trump-you = You have no { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[other] { $suit }
}, so you must play a trump.
refusal-loo-must-overtrump = she can beat the highest trump of the trick, with { $higher }, and must
refusal-loo-must-overtrump-you = You can beat the highest trump of the trick, with { $higher }, and must.
refusal-loo-report-seats = { $players } play, but tricks of { $count } are told
refusal-loo-report-seats-you = { $players } play, but tricks of { $count } are told.
refusal-loo-report-dealer-alone = the dealer alone takes the pool, and then nobody has played
refusal-loo-report-dealer-alone-you = The dealer alone takes the pool, and then nobody has played.
refusal-loo-report-miss = { $holder } did not play, and so did not take Miss
refusal-loo-report-miss-you = { $holder } did not play, and so did not take Miss.
refusal-loo-report-tricks = { $due } tricks are played in such a deal, and not { $count }
refusal-loo-report-tricks-you = { $due } tricks are played in such a deal, and not { $count }.
refusal-loo-report-winner = { $holder } did not play, and so won no trick
refusal-loo-report-winner-you = { $holder } did not play, and so won no trick.
refusal-loo-not-to-deal = it is not the time to deal
refusal-loo-not-to-deal-you = It is not the time to deal.
refusal-loo-not-natures-turn = only a player can do that
refusal-loo-not-natures-turn-you = Only a player can do that.
refusal-loo-hands = { $players } play, but { $count } hands are dealt
refusal-loo-hands-you = { $players } play, but { $count } hands are dealt.
refusal-loo-hand-not-three = { $seat } would get { $count } cards, and each gets three
refusal-loo-hand-not-three-you = { $seat } would get { $count } cards, and each gets three.
refusal-loo-miss-not-three = Miss would get { $count } cards, and gets three
refusal-loo-miss-not-three-you = Miss would get { $count } cards, and gets three.
refusal-loo-no-room-for-miss = seventeen play, so there are no cards for Miss
refusal-loo-no-room-for-miss-you = Seventeen play, so there are no cards for Miss.
refusal-loo-dealt-twice = { $card } is dealt twice
refusal-loo-dealt-twice-you = { $card } is dealt twice.

## What is wrong with a record

record-expected-loo-action = a player, “deal” or another first word of a line
record-expected-loo-deed = a card, “play”, “throw-in”, “miss” or “defend”
record-expected-loo-card = a card, rank and then suit, such as AS or TH,
record-expected-loo-names = names
record-expected-loo-derived = “tricks”, “paid” or “balances”
record-loo-players-differ = { $players } players were told before, and here { $others }
record-loo-player-twice = player { $player } is told twice
record-loo-players-missing = the record does not say how many play: “players”, “seats” or a deal was expected
record-loo-no-such-player = there is no player { $player }: the players are 0 to { $last }
record-loo-no-cards = deal { $number } has no cards: “hands”, “miss” and “turn-up” were expected after it
record-loo-unfinished = deal { $number } is not played to its end, so no other can follow
record-loo-deals-played = the { $deals } deals that were agreed are played: the end of the record was expected
record-loo-wrong-dealer = player { $dealer } deals, but it is the turn of player { $expected } (LOO-1)
record-loo-unlawful = player { $player } may not { $deed ->
    [play] play
    [throw-in] throw in
    [miss] take Miss
    [defend] defend Miss
   *[card] play { $thing }
}: { $why } ({ $clause })

## quadrille score

loo-score-dealer = dealer
loo-score-stakes = for
loo-score-turn-up = turned
loo-score-played = played
loo-score-miss = Miss
loo-score-looed = looed
loo-score-defended = defended

## Bots, and why one chose as it did

bot-trump-or-ace = Trump or ace: plays whenever she holds one
bot-guess-8 = Guessing, at a glance: imagines eight deals
bot-guess-32 = Guessing, with care: imagines thirty-two deals
bot-guess-128 = Guessing, at length: imagines 128 deals

reason-loo-trump-or-ace = She holds a trump or an ace.
reason-loo-neither = She holds neither a trump nor an ace.
reason-loo-lead-highest = The highest card is led, trumps first.
reason-loo-win-last = The lowest card that wins is enough for the last to play.
reason-loo-win-high = A high card is spent, because players still to come might beat a low one.
reason-loo-lose-low = The trick cannot be won, so the lowest card goes.
reason-loo-imagined = In { $samples } imagined deals { $did ->
    [play] playing
    [throw-in] throwing in
    [miss] taking Miss
    [defend] defending Miss
   *[card] { $did }
} came to { $gain } counters, and the next best choice, { $other ->
    [play] playing
    [throw-in] throwing in
    [miss] taking Miss
    [defend] defending Miss
   *[card] { $other }
}, to { $less }.
