# The scorekeeper's page; what it says as the terminal does stands in keep.ftl.

keep-page-title = Score sheet
keep-page-link = Keep score at a real table
keep-page-lead = For a table with real cards and counters. Lay the device flat between you: after each deal it asks what happened, reckons the payments, and says who pushes which counters to whom.
keep-page-names = Who plays?
keep-page-names-order = In the order of play: each sits to the right of the one before.
keep-page-name = Name { $number }
keep-page-deals-first = deals first
keep-page-length = Deals
keep-page-begin = Begin the sheet
keep-page-lacks-name = Everybody needs a name.
keep-page-file = Or take up a sheet from a file
keep-page-earlier = Sheets that were put away
keep-page-waking = The law is being loaded; this takes a few seconds.
keep-page-failed = The law could not be loaded. Open this page once with a network, and it will work without one.
keep-page-broken = Something went wrong while reckoning. Nothing has been changed.
keep-page-at-line = line { $line }: { $told }
keep-page-turn = Turn the sheet

keep-page-deal = Deal { $number } of { $deals }{ $kind ->
    [double] , double
    [clearing] , to clear the beasts
   *[no] {""}
}. { $dealer } deals.
keep-page-anew = Entry { $number } anew
keep-page-form-fault = A ruling
keep-page-form-claim = A claim
keep-page-form-redeal = A void deal
keep-page-form-stood = A deal out of turn that stands
keep-page-step-undertaking = what was undertaken
keep-page-step-result = trumps and tricks
keep-page-step-rest = the rest
keep-page-who-what = Who was Hombre, and in what?
keep-page-trumps-tricks = What were trumps, and how many tricks did the declaring side make?
keep-page-tricks = { $tricks }
keep-page-tricks-stopped = 6, stop
keep-page-honours = Who held these when play began?
keep-page-all-three = All three
keep-page-answered = { $key ->
    [tricks] { $answer } tricks
    [own] { $answer } by Hombre
    [spadille] Spadille { $answer }
    [manille] Manille { $answer }
    [basto] Basto { $answer }
    [matadors] matadors: { $answer }
    [premiers] premiers: { $answer }
    [vole] vole: { $answer }
    [dealer] dealt by { $answer }
   *[other] { $answer }
}
keep-page-change = Change
keep-page-enter = Enter it
keep-page-leave = Leave it
keep-page-nothing = There is nothing of the kind to enter now.
keep-page-irregular = Something irregular

keep-page-push = { $payer } to { $payee }
keep-page-no-push = No counters move.
keep-page-undo = Strike it through
keep-page-was-struck = Entry { $number } is struck through, and the accounts are as if it had not been.
keep-page-standing = How everybody stands
keep-page-deals = deals
keep-page-pool = Pool: { $pool }.
keep-page-carried = Games carried: { $carried }.
keep-page-beasts = Beasts: { $active }{ $waiting ->
    [no] .
   *[other] ; waiting: { $waiting }.
}
keep-page-won = Deals won by the declaring side: { $side }; by the defenders: { $defenders }.
keep-page-due = Before the next deal
keep-page-over = The sitting is over
keep-page-history = Everything entered
keep-page-correct = Correct
keep-page-amend = Correct
keep-page-strike = Strike
keep-page-restore = Let it stand
keep-page-record = Save the record
keep-page-csv = Save as CSV
keep-page-json = Save as JSON
keep-page-print = Print
keep-page-another = Another sheet
keep-page-put-away-sure = This sheet is put away on this device, and another is begun.
keep-page-kept = Every entry is kept on this device.
keep-page-not-kept = This browser keeps nothing: save the record before you close the page.
keep-page-awake = The screen stays on.
keep-page-sleeps = This browser lets the screen go dark.
