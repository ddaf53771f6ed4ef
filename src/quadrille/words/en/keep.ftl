# The scorekeeper for real tables: what the terminal and the page both say.
#
# `keep-ask-<key>` is a question, `keep-answer-<key>-<answer>` an answer that is neither a name,
# a number, a contract nor a suit.

keep-ask-dealer = Who dealt out of turn?
keep-ask-double = Is this a double round?
keep-answer-double-no = Single
keep-answer-double-yes = Double
keep-ask-hombre = Who was Hombre?
keep-ask-contract = What was undertaken?
keep-answer-contract-forced = Forced Spadille
keep-ask-way = How was the vole played?
keep-answer-way-own = With her own cards
keep-answer-way-called = With a called card
keep-ask-trumps = What were trumps?
keep-ask-tricks = How many tricks did the declaring side make?
keep-answer-tricks-stopped = The first six, and stopped
keep-ask-own = How many of them did Hombre make herself?
keep-ask-spadille = Who held Spadille when play began?
keep-ask-manille = Who held Manille?
keep-ask-basto = Who held Basto?
keep-ask-matadors = Did the declaring side hold the matadors?
keep-answer-matadors-0 = no
keep-answer-matadors-3 = the three
keep-answer-matadors-4 = the three and the next trump
keep-answer-matadors-more = { $run } in a row
keep-ask-vole = Was the vole undertaken?
keep-answer-vole-no = No
keep-answer-vole-undertaken = Undertaken
keep-ask-premiers = Did the declaring side win the first six tricks?
keep-answer-premiers-no = No
keep-answer-premiers-yes = Yes
keep-ask-ally = Who was the ally?
keep-answer-ally-own = Nobody: she called her own card
keep-answer-ally-returned = Nobody: the card was returned
keep-ask-giver = Who gave up the called card?
keep-answer-giver-own = Nobody: she called her own card
keep-ask-cause = Why is the deal void?
keep-ask-offence = What was the offence?
keep-ask-offender = Who offended?
keep-ask-sharer = Who shares the beast?
keep-answer-sharer-alone = Nobody
keep-ask-claimant = Who claims?
keep-ask-bonus = What is claimed?

keep-push = { $payer } → { $payee }: { $amount }
keep-pot-pool = pool
keep-pot-vole_pool = vole pool
keep-pot-beasts = beasts
keep-pot-cards = cards

# A line for each entry. $side is who played with whom.

keep-deal = Deal { $number }: { $side }, { $contract } in { $suit }{ $forced ->
    [yes] {""} (forced)
   *[no] {""}
}, { $tricks } tricks, { $outcome }{ $vole ->
    [made] , vole made
    [failed] , vole failed
   *[no] {""}
}{ $double ->
    [yes] , double
   *[no] {""}
}.
keep-side = { $hombre } with { $ally }
keep-side-giver = { $hombre }, with a card from { $giver }
keep-void = { $number ->
    [0] Void deal
   *[other] Deal { $number }: void
}, { $cause }.
keep-fault = Ruling: { $offence } by { $name }.
keep-fault-shared = Ruling: { $offence } by { $name }, shared with { $sharer }.
keep-claim = Claim: { $name }, { $bonus }.
keep-struck-deal = { $hombre }, { $contract } in { $suit }
keep-struck = struck through
keep-undealt = No deal has been entered.

refusal-later-entry = Entry { $number }, which comes later, could not stand then. Correct this one instead, or strike that one first.
refusal-unanswered = Not every question has been answered.
keep-refused = That cannot be done.
record-keep-no-names = the record does not say who plays, so it is no score sheet
record-keep-played = this deal was played card by card, and a score sheet has results only

# The terminal

host-file-unread = { $where } cannot be read
host-file-unwritten = { $where } cannot be written; nothing in it has been changed
keep-question = { $question } { $answers }.
keep-question-usual = { $question } { $answers }. Enter alone: { $usual }.
keep-entry = { $number }. { $told }
keep-entry-struck = { $number }. Struck through: { $told }
keep-amount = { $amount } ({ $counters })
keep-stands = { $name }: { $change }, purse { $purse }.
keep-lies = Pool: { $pool }.
keep-carried = Games carried: { $carried }.
keep-active = Beasts to be won: { $beasts }.
keep-waiting = Beasts that wait: { $beasts }.
keep-due = Before the deal: { $pushes }.
keep-owed = { $name } may claim { $bonus } before the next deal.
keep-heading = { $rules }. Deal { $number } of { $deals }{ $kind ->
    [double] , double
    [clearing] , to clear the beasts
   *[no] {""}
}. { $dealer } deals.
keep-over = { $rules }. The sitting is over after { $counted } deals.
keep-unsaved = No file was named, so nothing is saved; “export record FILE” saves the sheet.
keep-hint = Enter alone enters a deal when it is over; “help” tells what else there is.
keep-what = “{ $typed }” is none of the answers.
keep-left = Nothing has been entered.
keep-which = There is no such entry; “sheet” tells their numbers.
keep-evening = If no counters were pushed, this settles the evening:
keep-exports = An export is one of { $kinds }, and then the name of a file.
keep-exported = Written to { $path }.
keep-none-deal = The sitting is over.
keep-none-stood = The sitting is over.
keep-none-redeal = The sitting is over.
keep-none-fault = There is nothing to rule on.
keep-none-claim = There is nothing to claim.
keep-ask-name = Who sits at place { $number }? Places follow the order of play, to the right.
keep-ask-rules = Which rules?
keep-ask-options = Options: change one by “key=value”, or go on with Enter alone.
keep-option = { $key }={ $values }, now { $usual }: { $name }.
keep-ask-rounds = How many rounds of four deals? Enter alone: { $usual }.
keep-ask-first = Who deals first?

keep-help-deal = { $word }, or Enter alone: enter a deal that is over. “back” takes the last answer back, “leave” ends the questions.
keep-help-undo = { $word }: strike the last entry through.
keep-help-amend = { $word } NUMBER: strike an entry through and enter it anew in its place.
keep-help-strike = { $word } NUMBER: strike an entry through; the accounts are reckoned anew.
keep-help-restore = { $word } NUMBER: let a struck entry stand again.
keep-help-sheet = { $word }: all entries, and how everybody stands.
keep-help-who = { $word }: who pushes which counters to whom. “who all” settles the evening.
keep-help-redeal = { $word }: the deal was void.
keep-help-stood = { $word }: a deal that was dealt out of turn and stands.
keep-help-fault = { $word }: a ruling on the last deal.
keep-help-claim = { $word }: a bonus is claimed.
keep-help-export = { $word } csv, json, html or record, and a file: write the sheet out.
keep-help-help = { $word }: these lines.
keep-help-quit = { $word }: stop. What was entered is kept.

keep-title = Score sheet of { $names }
keep-agreed = { $rules }, { $deals } deals
keep-head-entry = Entry
keep-head-pool = Pool and beasts
keep-head-final = Final
