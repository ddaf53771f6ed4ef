# `quadrille solve` and `quadrille par`: questions about open cards, as lines of JSON. $field is a
# field of the question, as it is written there.

cli-solve = Tell what can be won when all cards are open.
cli-par = Tell what each contract of a deal comes to when all cards are open.
solve-memory = the solver can remember something in 1 to 65535 MiB, not in { $memory }
solve-which-deal = a record has many deals: --deal and a number was expected
solve-no-record = a deal or a trick is one of a record: --record and a file was expected

## A line that cannot be answered

error-line-long = the line is longer than { $most } bytes, which is the most that is read
error-line-form = the line cannot be read: { $fault }
error-question-card = { $field }: “{ $found }” stands where a card, rank and then suit, such as AS or 7H, was expected
error-question-twice = { $field }: { $card } is there twice
error-question-suit = trumps: “{ $found }” stands where a suit, S H D or C, was expected
error-question-seat = { $field }: “{ $found }” stands where a player, 0 to 3, was expected
error-question-side = side: a player is named twice ({ $found })
error-question-table = table: at most 3 cards were expected, not { $count }
error-question-many = { $field }: at most 10 cards were expected, not { $count }
error-question-count = { $field }: as many cards as fit with whose turn it is, { $expected }, were expected, not { $count }
error-question-steps = steps: a number from 0 was expected, not { $steps }
error-question-ask = ask: “{ $found }” stands where tricks, cards, atleast:N or first:N was expected

## A deal of a record

error-no-deal-played = no card is played in deal { $number } of the record, whose last deal is { $last }
error-no-trick-played = no card is played to trick { $trick } of deal { $number } of the record, whose last deal is { $last }

## Par

error-question-pool = pool: a number from 0 was expected, not { $pool }
error-no-deal-dealt = deal { $number } of the record has no hands; its last deal is { $last }
