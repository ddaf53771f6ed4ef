# Words of the browser table. Names of cards, refusals and clauses stand in other catalogues.

## Cards as the packs print them

table-you = You
table-you-object = you

table-letter-french-K = K
table-letter-french-Q = Q
table-letter-french-J = J
table-letter-french-7 = 7
table-letter-french-6 = 6
table-letter-french-5 = 5
table-letter-french-4 = 4
table-letter-french-3 = 3
table-letter-french-2 = 2
table-letter-french-A = A
table-letter-spanish-K = K
table-letter-spanish-Q = C
table-letter-spanish-J = J
table-letter-spanish-7 = 7
table-letter-spanish-6 = 6
table-letter-spanish-5 = 5
table-letter-spanish-4 = 4
table-letter-spanish-3 = 3
table-letter-spanish-2 = 2
table-letter-spanish-A = A

table-called = called
table-refused = That cannot be done now.

# What is paid with, and how an amount of jetons is told with the pieces to push.

table-money = counters
table-money-in-mediateur = jetons
table-money-in-historical = jetons
table-laid = { $amount } ({ $laid })

## Contracts, where the rule set has no name of its own for them

table-contract-other = { $contract }
table-bot-other = { $bot }
table-means-other = A contract of this table.
table-means-pass = You are out of the auction for this deal.

## The page

page-title = Quadrille
page-title-yours = Your turn – Quadrille
page-title-turn = { $name } to act – Quadrille
page-title-wait = Deal { $number } – Quadrille
skip-to-hand = Skip to your hand
head-deal = Deal { $number } of { $deals }
head-clearing = Deal { $number }: clearing the beasts
head-menu = Menu
head-leave = Back to the start

section-contract = Contract
section-seats = Seats
section-auction = Auction
section-hand = Hand
section-actions = Actions
section-money = Pool and purses
section-last = Last trick
section-log = Log
section-commands = Commands

menu-ledger = Ledger
menu-settings = Settings
menu-help = Help
menu-log = Log
menu-last = Last trick
menu-leave = Leave

sheet-close = Close

## Contract strip

strip-none = No contract yet.
strip-auction = The auction is open
strip-contract = { $contract }.
    { $who ->
        [you] You are Hombre.
       *[other] Hombre is { $name }.
    }
strip-forced = Forced Spadille, { $contract }.
    { $who ->
        [you] You are Hombre.
       *[other] Hombre is { $name }.
    }
strip-trumps = Trumps are { $suit }.
strip-called = Called: { $card }.
strip-ally = Ally: { $name }.
strip-ally-hidden = Ally: not shown yet.
strip-alone = Hombre plays alone.

strip-label-contract = Contract
strip-label-hombre = Hombre
strip-label-trumps = Trumps
strip-label-called = Called
strip-label-ally = Ally
strip-value-forced = Forced Spadille
strip-value-you = { $name } (you)
strip-value-hidden = not shown yet
strip-value-alone = none: alone
strip-label-order = Order
strip-order-red = red order
strip-order-black = black order
strip-tricks-hombre = { $hombre } { $count } of { $need }
strip-tricks-side = { $hombre } and { $ally } { $count } of { $need }
strip-tricks-others = others { $counts }
strip-pool = Pool { $amount }
strip-vole-pool = Vole pool { $amount }
strip-has-vole-pool = yes
strip-has-vole-pool-in-mediateur = no
strip-has-vole-pool-in-historical = no
strip-vole-none = Vole pool –
strip-favourite = Favourite: { $suit }
strip-vole-bid = Vole bid
strip-vole-undertaken = Vole undertaken

# Kinds of deals, and beasts

table-occasion-double = Double round
table-occasion-clearing = Only beasts are cleared
beasts-active = active beast { $amounts }
beasts-waiting = waiting { $amounts }
beasts-owed = owed { $amount } by each to the game
beasts-carried = game carried { $amount }
beasts-none = none

## Seats

seat-place-self = you
seat-place-right = right
seat-place-across = across
seat-place-left = left
seat-dealer = dealer
seat-eldest = eldest
seat-hombre = Hombre
seat-ally = ally
seat-turn = to act
seat-bot = bot
seat-away = away
seat-purse = purse { $count }
seat-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seat-order = Play goes to the right: { $order }

## Trick

trick-number = Trick { $number } of { $total }
trick-led = led
trick-winning = winning
trick-won = won
trick-nth = { $place ->
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
trick-to-play = to play
trick-waiting = { $name }: no card yet
trick-empty = No card has been led yet.
trick-sweep = Sweep the trick
trick-card = { $name }: { $card }
trick-placed = placed

## Hand and actions

hand-label = { $count ->
    [0] Your hand is empty
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
hand-selected = Selected: { $card }
hand-none-selected = No card selected
act-play = Play { $card }
act-play-short = Play
act-give-short = Give
act-give = Give { $card }
act-pass = Pass
act-stop = Stop and collect
act-ask = Ask: “May I?”
act-lead-on = Lead on
act-yes = Yes
act-no = No
act-return = Return it
act-keep = Keep it, and say nothing
act-claim = Claim { $bonus }
act-why = Why?
act-sending = Sending …
why-fine = { $card } may be played.
why-no-link = The connection is lost: no card can be played until it is back.
why-not-now = No card is to be played at this moment.
why-not-turn = It is not your turn: no card can be played now.
why-none = Move to a card first, then ask why.

duty-settled = The deal is settled.
duty-wait = Waiting.
duty-other = { $name } is to act.
duty-answer-other = The ally is to answer.
duty-bid = Your call: bid or pass.
duty-name = Name trumps.
duty-name-invited = You are invited: name trumps.
duty-give = Give a card face down.
duty-give-open = Give a card for it; all see which.
duty-return = Return the called card, or keep it.
duty-must-return = Return the called card.
duty-returning-other = Waiting for the first lead.
duty-answer = Answer: “May I?”
duty-ask = Six straight tricks: stop, or ask “May I?”
duty-stop = Six straight tricks: stop, or lead on for all ten.
duty-lead = You lead: any of your cards.
duty-any = { $total ->
    [one] Your last card.
   *[other] Any of your { $total } cards.
}
duty-follow = Follow { $suit }: { $plays } of { $total } cards.
duty-some = { $plays } of { $total } cards may be played.

## The private line

cue-label = For you alone
cue-to-come = No card has been called in this deal.
cue-alone = { $who ->
    [you] You play alone against three.
   *[other] { $name } plays alone against three.
}
cue-called = You called the { $card }.
cue-ally = You hold the { $card }: you are { $name }’s ally. Say nothing.
cue-not-ally = You do not hold the { $card }.
cue-shown = { $who ->
    [ally] Everyone knows it: you are { $hombre }’s ally.
    [hombre] Everyone knows it: { $ally } is your ally.
   *[other] Everyone knows it: { $ally } is { $hombre }’s ally.
}
cue-peek = Hold to see what you know
cue-hidden = Remember it yourself.

## Auction

auction-rule-priority = Ties go to the player who speaks earlier.
auction-rule-plain = Each bid must be higher than the one before.
auction-seat = Seat
auction-call = { $number ->
    [1] 1st call
    [2] 2nd call
    [3] 3rd call
   *[other] { $number }th call
}
auction-pass = pass
auction-out = out
auction-turn = to speak
auction-standing = stands
auction-none-yet = –
auction-choose = Your call
auction-why-elder = { $name } has overcalled you. You speak first, so the same bid keeps it.
auction-why-younger = { $name } holds { $bid }. You need a higher bid to take it.
auction-final = A pass is final for this deal.
auction-sure-vole = All four put their stake into the vole pool at once. Say it again to bid the vole.
auction-sure-vole-in-mediateur = You then owe all ten tricks: nine lose the contract. Say it again to declare the vole.
auction-sure-contre = You then owe all ten tricks alone. Say it again to bid the contre.
auction-impossible = Not possible
auction-reason = { $bid }: { $reason }
auction-say = Say it
auction-say-sure = Say it: { $bid }
auction-waiting = { $name } is to speak.

## Trumps and call

naming-title = Trumps and call
naming-title-alone = Trumps
naming-title-invited = You are the ally: name trumps
naming-way = How do you play the vole?
naming-way-first = Say first how you play it.
naming-sentence-way = { $way }: { $sentence }
naming-once = The first suit named stands.
naming-trumps-first = Choose trumps first.
naming-trumps = Trumps
naming-call = Call a card that is not trumps
naming-your-trumps = { $count ->
    [0] You hold no card that would be trumps.
    [one] You hold one card that would be trumps: { $cards }.
   *[other] You hold { $count } cards that would be trumps: { $cards }.
}
naming-alone-warning = You hold it: you would secretly play alone.
naming-invite = Or call a card and invite its holder to name trumps
naming-invite-none = Name trumps myself
naming-sentence-trumps = “{ $suit }.”
naming-sentence = “{ $suit }, and I call the { $card }.”
naming-sentence-call = “I call the { $card }.”
naming-sentence-invite = “I call the { $card }; its holder may name trumps.”
naming-sentence-open = Choose, and the sentence you will say stands here.
naming-say = Say it
naming-wait = { $name } is naming trumps.
naming-closed = Not possible

## Exchange

exchange-text = You have received the { $card }. Choose any other card of yours and give it, face down.
exchange-wait = { $name } is giving a card face down.
exchange-text-open = The { $card } has come back to you. Choose any other card of yours and give it; all see which.
exchange-wait-open = { $name } is giving a card for it.

## The returned king

returning-title = You hold the { $card }
returning-text = Return it, and Hombre plays alone against you three; she gives you another card, and all see it.
returning-keep = Keep it, and you are her ally. Nobody is told that you were asked.
returning-must = At this table it must be returned.

## Six straight tricks

vole-title = Six tricks straight: premiers
vole-text = You may stop and collect, or go for all ten.
vole-warning = If you go on, everyone stakes on it at once, and it cannot be withdrawn.
vole-lead-hint = Lead on: choose a card from your hand.
answer-title = { $name } asks: “May I?”
answer-text = Answer yes or no. Nothing else can be said.
answer-wait = { $name } asks: “May I?” The ally is to answer.

## Hints

act-hint = { $strength ->
    [1] Hint
   *[other] More
}
hint-title = Hint
hint-strength = Hint, { $strength } of 3.
hint-step = { $strength } of 3
hint-suits = Weigh { $suits }.
hint-among = Weigh this: { $choices }.
hint-play = Play the { $card }.
hint-give = Give the { $card }.
hint-call = Call the { $card }.
hint-invite = Call the { $card }, and invite its holder to name trumps.
hint-bid = Bid { $bid }.
hint-pass = Pass.
hint-name-trumps = Name { $suit } as trumps.
hint-action = Choose: { $action }.
hint-then = And then, in the same announcement:
hint-also = The same is advised by
hint-assisted = This deal is marked as assisted.
hint-marks = A deal in which you take a hint is marked as assisted.
hint-not-now = A hint is given when it is your turn to choose.
hint-mark = hint

## Reasons

help-reason-other = No sentence tells this reason.
help-source = { $within ->
    [yes] { $source }, “{ $section }”
   *[no] { $source }
}
help-source-other = { $source }
source-S0 = Parlett’s rules, after Quanti
source-S2 = The old treatise
source-S3 = Parlett, after Quanti
source-S4 = The old questions and answers
help-deed = { $name }: { $deed }.
help-also = The same was advised by
help-part-trick = Trick { $number }
help-part-said = Also said
help-part-announced = To play or not
reasons-title = Why did they play so?
reasons-open = Why did they play so?
reasons-lead = Choose what a bot did, and read why. They saw their own cards and what all had seen.
reasons-none = When a deal is settled, its bots tell here why they did what they did.
reasons-why = why?
settle-assisted = { $form ->
    [you] You had hints in this deal: it is assisted.
    [many] { $names } had hints in this deal: it is assisted.
   *[one] { $names } had hints in this deal: it is assisted.
}

## Partner meter

meter-ally = ally { $form ->
    [under] under 1
    [over] over 99
   *[just] { $share }
} in 100
meter-alone = alone { $form ->
    [under] under 1
    [over] over 99
   *[just] { $share }
} in 100
meter-read = { $name }: { $share }.
meter-means = By public facts only.
meter-note = Partner meter
meter-off = The partner meter is off. The settings switch it on.
meter-none = The partner meter has nothing to tell now.
meter-public = The sides are public: nobody need wonder who the ally is.

## Settlement

settle-title = Deal { $number }: { $outcome }
settle-summary = { $name }: { $contract }, { $suit } trumps, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}.
settle-ally = Ally: { $name }.
settle-lines = What was paid
settle-line = { $form ->
    [you] You pay
    [many] { $payers } each pay
   *[one] { $payers } pays
} { $payee } { $money }.
settle-given-up = { $who ->
    [you] You gave up the { $card }.
   *[other] { $name } gave up the { $card }.
}
settle-returned = { $who ->
    [you] You returned the { $card }, and Hombre played alone.
   *[other] { $name } returned the { $card }, and Hombre played alone.
}
settle-favourite = Trumps were the favourite.
settle-beasts = Beasts now: { $beasts }.
claims-title = You may claim
claims-text = These bonuses lapse with the next deal.
settle-rule = Rule { $clause }
settle-rule-link = Read it in the law
settle-caption = Purses before and after
settle-before = before
settle-change = change
settle-after = after
settle-sum = sum
settle-check = The sum is unchanged: check ok.
settle-check-bad = The sum has changed: check failed. Please stop and keep this page.
settle-ready = Ready for the next deal
settle-ready-done = Ready
settle-ready-waiting = Ready: waiting for { $names }
settle-over = The sitting is over
settle-standing = { $name } { $change }

party-pool = the pool
party-vole_pool = the vole pool
party-cap-pool = Pool
party-cap-vole_pool = Vole pool
party-beasts = the beasts
party-cap-beasts = Beasts
party-cap-cards = Cards
party-cards = the cards

reason-word-other = { $reason }

## Ledger

ledger-title = Ledger
ledger-empty = No deal has been settled yet.
ledger-caption = { $deals ->
    [one] One deal settled
   *[other] { $deals } deals settled
}
ledger-number = Deal
ledger-dealer = Dealer
ledger-hombre = Hombre
ledger-ally = Ally
ledger-contract = Contract
ledger-trumps = Trumps
ledger-called = Called
ledger-tricks = Tricks
ledger-outcome = Result
ledger-pool = Pool
ledger-beasts = Beasts
ledger-total = Purses now
ledger-won = Deals won: { $side } by the declaring side, { $defenders } by the defenders.
ledger-csv = Save as CSV
ledger-none = none

## Last trick and log

last-title = Last trick
last-earlier = Earlier tricks
last-none = No trick is finished yet.
last-closed = By the rule of this table it may not be looked at now.
log-title = Log
log-empty = Nothing has happened yet.
log-deal = Deal { $number }

## Reading aloud

read-trick-empty = No card is on the table.
read-trick-winning = { $who ->
    [you] You are winning.
   *[other] { $name } is winning.
}
read-trick-won = { $who ->
    [you] You won it.
   *[other] { $name } won it.
}
read-count = { $name } { $count }
read-tricks = Tricks: { $counts }.
read-purses-beasts = Pool { $pool }. Beasts: { $beasts }. Purses: { $counts }.
read-purses = Pool { $pool }, vole pool { $vole }. Purses: { $counts }.
read-auction-empty = Nobody has spoken yet.
read-last = Trick { $number }.
read-last-none = No trick is finished yet.
read-last-closed = By the rule of this table the last trick may not be looked at now.
read-hand = Your hand: { $cards }.

## What is said as it happens

say-dealt = Deal { $number } of { $deals }. { $special ->
    [yes] { $occasion }.{ " " }
   *[no] { "" }
}{ $who ->
    [you] You are the dealer.
   *[other] { $name } is the dealer.
}
say-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
say-bid = { $who ->
    [you] You bid { $bid }.
   *[other] { $name } bids { $bid }.
}
say-undertaken = { $who ->
    [you] You are Hombre: { $contract }.
   *[other] { $name } is Hombre: { $contract }.
}
say-forced = { $who ->
    [you] All have passed. Forced Spadille: you must play.
   *[other] All have passed. Forced Spadille: { $name } must play.
}
say-trumps = { $who ->
    [you] You name { $suit }.
   *[other] { $name } names { $suit }.
}
say-called = { $who ->
    [you] You call the { $card }.
   *[other] { $name } calls the { $card }.
}
say-invited = { $who ->
    [you] You call the { $card } and invite { $ally } to name trumps.
   *[other] { $name } calls the { $card } and invites { $ally } to name trumps.
}
say-given-up = { $who ->
    [you] You give { $hombre } the { $card }.
   *[other] { $name } gives { $hombre } the { $card }.
}
say-returned = { $who ->
    [you] You give { $giver } the { $card } face down.
   *[other] { $name } gives { $giver } the { $card } face down.
}
say-returned-hidden = { $who ->
    [you] You give { $giver } a card face down.
   *[other] { $name } gives { $giver } a card face down.
}
say-returned-open = { $who ->
    [you] You give { $giver } the { $card } for all to see.
   *[other] { $name } gives { $giver } the { $card } for all to see.
}
say-way = { $who ->
    [you] You say how you play the vole: { $way }.
   *[other] { $name } says how the vole is played: { $way }.
}
say-claimed = { $who ->
    [you] You claim { $bonus }.
   *[other] { $name } claims { $bonus }.
}
say-ruled = { $who ->
    [you] You were ruled against.
   *[other] { $name } was ruled against.
}
say-led = { $who ->
    [you] You lead the { $card }.
   *[other] { $name } leads the { $card }.
}
say-followed = { $name }: { $card }.
say-trick = { $who ->
    [you] You win the trick. Tricks: you { $count }.
   *[other] { $name } wins the trick. Tricks: { $name } { $count }.
}
say-trick-brief = { $who ->
    [you] You win it.
   *[other] { $name } wins it.
}
say-ally = { $who ->
    [you] Everyone sees it: you are the ally.
   *[other] { $name } is the ally.
}
say-alone = { $who ->
    [you] Everyone sees it: you play alone.
   *[other] { $name } called an own card and plays alone.
}
say-stopped = { $who ->
    [you] You stop and collect.
   *[other] { $name } stops and collects.
}
say-asked = { $who ->
    [you] You ask: “May I?”
   *[other] { $name } asks: “May I?”
}
say-yes = { $who ->
    [you] You answer: “Yes.”
   *[other] { $name } answers: “Yes.”
}
say-no = { $who ->
    [you] You answer: “No.”
   *[other] { $name } answers: “No.”
}
say-vole = The vole is undertaken.
say-void = The deal is void. The same dealer deals again.
say-ended = The sitting is over.
say-outcome-won = { $who ->
    [you] You won with { $tricks } tricks.
   *[other] { $name } won with { $tricks } tricks.
}
say-outcome-remise = { $who ->
    [you] You lost by remise.
   *[other] { $name } lost by remise.
}
say-outcome-codille = { $who ->
    [you] You lost by codille.
   *[other] { $name } lost by codille.
}
say-outcome-vole-lost = { $who ->
    [you] You lost the vole.
   *[other] { $name } lost the vole.
}
say-change-none = { $names } neither won nor lost.
say-change-plus = { $many ->
    [one] { $names } plus { $amount }.
   *[many] { $names } plus { $amount } each.
}
say-change-minus = { $many ->
    [one] { $names } minus { $amount }.
   *[many] { $names } minus { $amount } each.
}
say-pool = { $pool ->
    [0] The pool is empty.
   *[other] The pool holds { $pool }.
}
say-beasts = Beasts: { $amount }.
say-to-act = { $name } to act.
say-your-turn = Your turn.

## Keys

keys-title = Keys
keys-note = Single letters work while the table has the focus. They can be switched off in the settings.
keys-step = Move over your hand
keys-edge = First or last card
keys-legal = Next card that may be played
keys-press = Lift the card; again to play it
keys-nth = Go to that card of your hand
keys-suit = Go to that suit
keys-matadors = Go to the matadors
keys-trick = Read the trick so far
keys-last = Last trick
keys-tricks = Read contract and tricks
keys-purses = Read pool and purses
keys-auction = Read the auction
keys-role = Read what you know of the partnership
keys-why = Read why a card is not allowed
keys-hint = Ask for a hint; again for a stronger one
keys-meter = Read the partner meter, where it is on
keys-log = Log
keys-help = This list
keys-close = Close; it never plays anything

## Help

help-title = Help
help-cards-title = Order of the cards
help-cards-matadors = Spadille, the ace of spades, is always the highest trump. Manille is next: the 2 of a black trump suit, the 7 of a red one. Basto, the ace of clubs, is third.
help-cards-black = Black suits: King, Queen, Jack, 7, 6, 5, 4, 3, 2.
help-cards-red = Red suits: King, Queen, Jack, Ace, 2, 3, 4, 5, 6, 7. When red is trumps its ace, Punto, comes right after Basto.
help-marks-title = Marks on the cards
help-marks-unlawful = Striped edge and an x: not allowed now. Press it to hear why.
help-marks-called = Cut corner and “called”: the card that Hombre called.
help-marks-trump = Double border: a trump.
help-marks-lifted = Raised and outlined: the card you have selected.
help-marks-hinted = A flag with “hint”: the card of the strongest hint.
help-hints-title = Help at the table
help-hints = Hint tells first the principle, then what to weigh, then what to do. It looks at your own cards and what all have seen. Whoever asks has the deal marked as assisted: the others are told with its account. After the deal the account shows why each bot did what she did.
help-meter = The partner meter, which the settings switch on, tells how likely each player is the ally. It counts public facts only: what an onlooker without a hand could work out. How people usually bid or play is left out of it.
help-silence-title = Silence
help-silence = Nobody can speak at this table. What you select, sort or look at stays on your side. How long you think cannot be hidden.
help-rulings = Rulings are not needed at this table: it prevents the offences.
help-commands-title = Typed commands
help-commands = play 7h, bid solo, pass, hearts king clubs, return, keep, claim matadors, why 7h, trick, tricks, last, auction, pool, role, hand, log, ledger, ready
help-commands-help = hint, meter, reasons

## Commands

command-label = Command
command-go = Do it
command-hint = For example: play 7h, last, pool
command-unknown = I did not understand “{ $text }”. Type help for examples.
command-not-now = That is not possible now.

## Settings

settings-title = Settings
settings-note = Kept on this device. Nobody else sees them.
settings-language = Language
settings-theme = Theme
settings-theme-system = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-theme-contrast = high contrast
settings-cardSize = Card size
settings-cardSize-small = small
settings-cardSize-medium = medium
settings-cardSize-large = large
settings-rows = Rows of the hand
settings-rows-1 = one
settings-rows-2 = two
settings-deck = Suits
settings-deck-french = spades, hearts, diamonds, clubs
settings-deck-spanish = swords, cups, coins, clubs
settings-hold = A finished trick stays
settings-hold-0_5 = half a second
settings-hold-1 = 1 second
settings-hold-1_6 = 1.6 seconds
settings-hold-2_5 = 2.5 seconds
settings-hold-4 = 4 seconds
settings-hold-6 = 6 seconds
settings-hold-wait = until I sweep it
settings-motion = Motion
settings-motion-system = as the device
settings-motion-off = off
settings-motion-fast = fast
settings-motion-normal = normal
settings-motion-slow = slow
settings-tap = A tap on a card
settings-tap-lift = lifts it; a second tap or Play plays it
settings-tap-play = plays it at once
settings-cue = What you know of the partnership
settings-cue-plain = always shown
settings-cue-peek = shown while held
settings-cue-none = not shown
settings-speech = Spoken detail
settings-speech-brief = brief
settings-speech-normal = normal
settings-speech-full = full
settings-letters = Single-letter keys
settings-letters-true = on
settings-letters-false = off
settings-commandBox = Command box
settings-commandBox-true = shown
settings-commandBox-false = hidden
settings-textTable = Table
settings-textTable-true = text
settings-textTable-false = drawings
settings-winningTag = Tag on the winning card
settings-winningTag-true = shown
settings-winningTag-false = hidden
settings-marks = Marks on cards that are not allowed
settings-marks-true = shown
settings-marks-false = hidden
settings-thumb = Buttons under the hand
settings-thumb-left = left
settings-thumb-right = right
settings-meter = Partner meter
settings-meter-false = off
settings-meter-true = on
settings-meter-means = When a card is called, it tells by each seat how likely its holder is the ally. It counts public facts only: what an onlooker without a hand could work out, your own cards left aside. How people usually bid or play is left out of it.

## Law pages

law-page-title = The rule book
law-page-link = Read the rule book
law-page-lead = One page for each set of rules: every clause in plain words, what this set of rules answers where the sources differ, and pieces of deals that the program itself has played and settled.
law-page-back = Back to the table
law-page-all = All rule sets
law-page-contents = Contents
law-page-says = Carried out so
law-page-answers = Where sources differ
law-page-rests = It rests on { $ground }.
law-page-example = Worked example
law-page-example-deal = From deal { $number } of a sitting of { $names }:
law-page-order = Trumps in { $suit }: { $cards }.
law-page-dealer = { $name } deals; { $eldest } is eldest.
law-page-hand = { $name }: { $cards }.
law-page-counted = A hand of { $cards }.
law-page-sources = ({ $sources })
law-page-loading = Opening the book …
law-page-failed = The rule book could not be fetched.

## Start page

start-title = Quadrille
start-lead = The card table of the eighteenth century: four hands, forty cards, and an ally nobody names.
start-name = Your name, if you like
start-rules = Rules
start-options = Table rules
start-options-bids = Bids
start-options-call = The call
start-options-play = Play
start-options-accounts = Stakes and accounts
table-option-other = { $value }
start-deals = Deals
start-bots = { $count ->
    [one] One bot
    [3] Three bots
   *[other] { $count } bots
}
start-style = Style of { $level }

# Levels of bots and their styles; what each does is in bots.ftl.

level-thumb = Rules of thumb
level-maxims = Maxims
level-search = Search
style-maxims = Tuned
style-maxims-historical = By the old book
style-search-50 = Quick
style-search-300 = Table
style-search-2000 = Club

start-game = Game
start-players = Players
start-go = Sit down
start-busy = Setting the table …
start-resume = Resume
start-resume-title = A sitting is waiting
start-resume-text = { $rules }, deal { $number } of { $deals }
start-failed = The table could not be set: { $detail }
start-unreachable = The server could not be reached. Please try again.
start-name-usual = Guest
start-rules-failed = The list of rules could not be fetched.
start-again = Try again
start-default = usual

## Connection

link-opening = Connecting …
link-lost = Connection lost. Trying again; nothing you chose is lost.
link-retry = Try now
link-refused = This browser has no seat at that table.
link-elsewhere = This seat is open elsewhere.
link-use-here = Use it here instead
