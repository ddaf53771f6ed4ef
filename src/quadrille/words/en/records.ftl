# What is wrong with a record, and the words of `quadrille score`.
#
# `record-<code>` tells a fault, without capital and full stop; the place is put before it. What
# stands in the record is told as it stands there. $why is a refusal's sentence, and $expected
# one of the messages `record-expected-<what>`.

record-at-line = line { $line }: { $fault }
record-at-column = line { $line }, column { $column }: { $fault }
record-in-column = column { $column }: { $fault }

## What was expected, in the words of the faults below

record-expected-word = “{ $word }”
record-expected-number = a number
record-expected-counted = a number of at least 1
record-expected-signed = a number, with “-” before it if it is below zero
record-expected-version = the number of the format
record-expected-seat = a player, 0 to 3,
record-expected-card = a card, rank and then suit, such as AS or 7H,
record-expected-suit = a suit, S H D or C,
record-expected-rules = the name of the rules
record-expected-option = “key=value”
record-expected-names = four names
record-expected-contract = a contract ({ $allowed })
record-expected-packets = packets ({ $allowed })
record-expected-mark = one of { $allowed }
record-expected-packets-or-mark = “packets” or one of { $allowed }
record-expected-void = why the deal is void ({ $allowed })
record-expected-outcome = an outcome ({ $allowed })
record-expected-reason = a reason ({ $allowed })
record-expected-parties = who pays and is paid, such as 0->pool,
record-expected-derived = “outcome”, “paid” or “balances”
record-expected-vole = one of { $allowed }
record-expected-way = how the vole is played ({ $allowed })
record-expected-bonus = what is claimed ({ $allowed })
record-expected-offence = an offence ({ $allowed })
record-expected-yes-or-no = “yes” or “no”
record-expected-key = a word such as “ally”, “matadors” or “premiers”
record-expected-deed = a card, a bid, or another thing to do
record-expected-action = a player, “deal” or another first word of a line

## Text

record-empty = the record is empty: “quadrille-record 1” was expected
record-too-long = the record is longer than { $most } bytes, which is the most that is read
record-byte-order-mark = a byte order mark stands before the text: a record is UTF-8 without one
record-not-utf-8 = the byte { $byte } is not UTF-8
record-carriage-return = a carriage return stands in the line: lines end with a line feed alone
record-spaces = one space was expected between two words, and no tab
record-version = this is a record of format { $version }: only format 1 can be read
record-unexpected = “{ $found }” stands where { $expected } was expected
record-ended = the line ends where { $expected } was expected
record-too-much = the line should end before “{ $found }”
record-twice = { $card } is dealt twice
record-said-twice = “{ $key }” is said twice
record-not-four-names = four names parted by “ | ” were expected, not { $count }
record-bad-name = “{ $found }” cannot be a name: visible letters were expected, without | and # and without spaces around them

## Header

record-rules-missing = the record does not say by which rules: a line such as “rules quanti” was expected before the first deal
record-deal-first = a deal must begin first: “deal 1 dealer …” was expected
record-header-late = this belongs before the first deal

## Deals

record-unfinished = deal { $number } is not played to its end, so no other can follow: more play, or “settled”, was expected
record-deals-played = the { $deals } deals that were agreed are played and no beast is left to clear: the end of the record was expected
record-deal-number = this is called deal { $number }: deal { $expected } was expected
record-wrong-dealer = player { $dealer } deals, but it is the turn of player { $expected } (DEAL-2): “out-of-turn” at the end of the line says that the deal stands
record-dealt-in-turn = player { $dealer } properly deals here, so the deal is not out of turn (DEAL-4)
record-stands-and-void = the deal is marked as one that stands out of turn, so it is not void for that (DEAL-4)
record-not-so-marked = the deal is wrongly marked: { $why } ({ $clause })
record-no-hands = deal { $number } has no hands: “hands”, “result” or “redeal” was expected after it
record-hands-first = the deal has no hands yet: “hands” was expected
record-hands-twice = the hands of this deal are told already
record-result-and-hands = a deal with hands is played, and has no “result”
record-deal-over = this deal is over: the next deal was expected
record-after-derived = what is done stands before the lines that follow from it
record-not-over = this deal is not over, so nothing follows from it yet

## What the law refuses

record-unlawful = player { $player } may not { $deed ->
    [bid] bid { $thing }
    [trumps] name { $thing } as trumps
    [call] call { $thing }
    [invite] invite with { $thing }
    [give] give { $thing }
    [through] play a vole through { $thing }
    [return] return the called card
    [keep] keep the called card
    [claim] claim { $thing }
    [play] play { $thing }
    [ask] ask “May I?”
    [answer] answer { $thing }
   *[other] { $deed }
}: { $why } ({ $clause })
record-unlawful-deal = these cards may not be dealt: { $why } ({ $clause })
record-unlawful-redeal = the deal is not void: { $why } ({ $clause })
record-unlawful-result = no deal can end so: { $why } ({ $clause })
record-unlawful-fault = there is no such ruling: { $why } ({ $clause })
record-unlawful-settled = the deal is not settled: { $why } ({ $clause })
record-result-lacks = the result lacks “{ $key }”, which the payments need to know

## What follows

record-differs = the record says “{ $said }”, but the rules say “{ $true }”
record-has-none = the record says “{ $said }”, but by the rules there is no such thing
record-paid-missing = if one payment is told all must be, and “{ $missing }” is missing

## quadrille score

score-deal = deal
score-hombre = Hombre
score-contract = contract
score-tricks = tricks
score-outcome = outcome
score-pool = pool
score-round = round
score-double = double
score-clearing = clearing
score-carried = carried
score-active = beasts
score-waiting = waiting
score-in-counters = { $name }: { $amount } ({ $counters }), { $reprises }
score-void = void
score-final = { $complete ->
    [yes] end
   *[no] so far
}
score-no-file = { $file }: there is no such file
score-no-input = there is nothing to read: standard input is closed
score-is-folder = { $file }: this is a folder, not a record
score-cannot-read = { $file }: the file cannot be read ({ $reason })
