# What happens in a deal, told plainly: for logs, replays and the terminal.
# Players, cards, suits and bids come by their names.

event-dealt = { $dealer } deals.
event-hand-dealt = { $dealer } deals. Your cards: { $hand }.
event-passed = { $player } passes.
event-bid-made = { $player } bids { $bid }.
event-undertaken = { $player } is Hombre: { $contract }.
event-undertaken-forced = All have passed. { $player } holds Spadille and must play.
event-trumps-named = { $player } names { $suit } trumps.
event-card-called = { $player } calls the { $card }.
event-way-said = { $player } plays the vole { $way ->
    [mediateur] with a called card
   *[other] with her own cards
}.
event-ally-invited = { $player } calls the { $card } and invites { $ally } to name trumps.
event-card-given-up = { $giver } gives { $player } the { $card }.
event-card-returned = { $player } gives { $giver } the { $card } for it, face down.
event-card-returned-hidden = { $player } gives { $giver } a card for it, face down.
event-card-returned-face-up = { $player } gives { $giver } the { $card } for it, for all to see.
event-played = { $player } plays the { $card }.
event-trick-won = { $player } wins trick { $number }.
event-ally-shown = { $player } is the ally.
event-alone-shown = { $player } called her own card and plays alone.
event-stopped = { $player } stops: six straight tricks, and the deal ends.
event-asked = { $player } asks: “May I?”
event-answered-yes = { $player } answers: “Yes.”
event-answered-no = { $player } answers: “No.”
event-vole-undertaken = The vole is undertaken: all ten tricks must be won.
event-paid = { $payer } pays { $payee } { $amount ->
    [one] one counter
   *[other] { $amount } counters
}: { $reason }.
event-deal-settled = Deal { $number } is { $outcome }.
event-bonus-claimed = { $player } claims { $bonus ->
    [solo] her sans-prendre
   *[matadors] matadors
}.
event-ruled = { $player } is ruled against: { $offence }.
event-ruled-shared = { $player } is ruled against, with { $sharer }: { $offence }.
event-beast-active = A beast of { $amount } is played for.
event-double-round = A double round: everything counts twice.
event-clearing = The rounds are over. Play goes on until every beast is taken.
event-deal-void = Deal { $number } is void: { $cause ->
    [exposed-card] a card was exposed
    [bad-pack] the pack was not whole
   *[out-of-turn] it was dealt out of turn
}.
event-sitting-ended = The sitting is over.
