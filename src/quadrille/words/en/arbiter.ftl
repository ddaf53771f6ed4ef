# The arbiter: `quadrille rule-on OFFENCE`. `arbiter-<offence>` says what was done,
# `arbiter-<offence>-ask-<question>` asks what must be known of it, and
# `arbiter-<offence>-is-<ruling>` rules.

## What the command says

cli-rule-on = Rule on an offence at a real table: what happens to the deal, who pays, what to write down.

arbiter-offences = Offences that the law rules on; say one of them after “quadrille rule-on”:
arbiter-offence = { $key }: { $what }
arbiter-unknown = no offence is called “{ $word }”
arbiter-near = Did you mean { $offences }?
arbiter-question = { $question } ({ $choices })
arbiter-choose = Please answer { $choices }.
arbiter-not-asked = “{ $key }” is not asked about { $offence }; asked is { $questions }
arbiter-nothing-asked = nothing is asked about { $offence }
arbiter-not-a-pair = an answer is written as question=answer, not “{ $text }”
arbiter-not-an-answer = “{ $value }” does not answer “{ $key }”; the answers are { $choices }
arbiter-unanswered = it is not known yet: { $key }={ $choices }

arbiter-deal = The deal: { $what }
arbiter-pays = Beast: { $what }
arbiter-vole = The vole: { $what }
arbiter-enter = Enter: { $what }
arbiter-letters = P stands for the offender’s number, Q for the other player’s, N for the number of the deal.
arbiter-law = Law: { $clauses } ({ $sources })

arbiter-fate-goes-on = It is played on.
arbiter-fate-corrected = What was done is put right, and the deal is played on.
arbiter-fate-restored = The cards go back as far as can be, and play begins again from the faulty trick.
arbiter-fate-stands = It stands as it is.
arbiter-fate-void = It is void. The proper dealer deals again, and nothing of it is paid.

arbiter-beast-nobody = none
arbiter-beast-offender = one, from the offender, as large as all that could be won on this deal
arbiter-beast-shared = one, as large as all that could be won on this deal, half from the offender and half from the other player

arbiter-vole-untouched = The right to it is as it was.
arbiter-vole-lost = The side that offended has no right to it in this deal.

arbiter-ask-beasts = Do these rules have beasts for offences, as Médiateur and the older form have?
arbiter-no-beasts = These rules have no beasts for offences: things are put right as far as can be, and nobody pays.
arbiter-enter-nothing = nothing

## Dealing

arbiter-exposed-card = a card was turned up in dealing
arbiter-exposed-card-ask-dealing = Did it happen while the cards were being dealt?
arbiter-exposed-card-is-void = Any card turned up in dealing makes the deal void. The same dealer deals again and owes no beast.
arbiter-exposed-card-is-later = Once the cards are dealt the deal is good. A card that a player then shows is another matter: card-shown.

arbiter-bad-pack = the pack has a card too many, too few or twice
arbiter-bad-pack-ask-settled = Had the deal been played out and settled before it was found?
arbiter-bad-pack-is-void = The deal is void. The same dealer deals again, from a good pack, and owes no beast.
arbiter-bad-pack-is-too-late = That deal stands, and so do all before it.

arbiter-deal-out-of-turn = somebody dealt whose turn it was not
arbiter-deal-out-of-turn-ask-hands-up = Had the cards all been dealt and hands been taken up when it was noticed?
arbiter-deal-out-of-turn-is-void = The deal is void, and the player whose turn it is deals.
arbiter-deal-out-of-turn-is-stands = The deal stands, and whoever dealt puts up its stakes. The player whose turn it was deals next, and the mistaken dealer is passed over when her own next turn comes.

## Bidding and naming

arbiter-trumps-twice = Hombre named two suits, or corrected herself
arbiter-trumps-twice-is-first-holds = The first suit named is trumps, even by mistake. A second one is that of the called king.

arbiter-out-of-turn = a player spoke or played before her turn
arbiter-out-of-turn-ask-informs = Does what was said or shown tell something that could matter?
arbiter-out-of-turn-is-told-something = There is no beast. What was shown is treated as a card shown: it is played at her turn if taking it back could inform. Then play goes on in order.
arbiter-out-of-turn-is-harmless = There is no beast. It is taken back, and play goes on in order.

## Play

arbiter-revoke = a player who could follow suit did not
arbiter-revoke-ask-turned = Has the trick been turned face down, or has the offender played to the next one?
arbiter-revoke-ask-over = Is the deal over, with all tricks gathered?
arbiter-revoke-is-in-time = She takes the card back and follows. That is free of cost until the trick is turned or she has played to the next.
arbiter-revoke-is-during = The revoke is complete and costs a beast. Each one that is found by itself costs its own.
arbiter-revoke-is-after = A deal that is over is not played again. Revokes that are found together once the tricks have been gathered cost one beast among them.

arbiter-false-trump = a card was taken for a trump that was none
arbiter-false-trump-ask-asked = Had she asked what trumps are, and been told wrongly?
arbiter-false-trump-ask-gathered = Has she gathered the trick?
arbiter-false-trump-is-told-wrongly = She owes nothing. Her card stays played, and the true trumps decide who has the trick.
arbiter-false-trump-is-gathered = Who takes another card for a trump without asking, and gathers the trick, owes a beast. The trick goes to whom the true trumps give it.
arbiter-false-trump-is-in-time = As long as the trick is not gathered there is no beast. The true trumps decide who has it.

arbiter-card-shown = a player took a card out of her hand and showed it
arbiter-card-shown-ask-alone = Does she play alone, without any ally?
arbiter-card-shown-ask-informs = Could taking it back tell her side something, or harm the others?
arbiter-card-shown-is-must-be-played = The card must be played as soon as that is lawful.
arbiter-card-shown-is-taken-back = She may take it back: nobody could profit from having seen it.

arbiter-hand-turned = a player turned up somebody’s hand for the tricks
arbiter-hand-turned-ask-own-turn = Was it her turn to play?
arbiter-hand-turned-is-at-her-turn = The two share a beast: one turned the hand up, the other had left it lying like a trick.
arbiter-hand-turned-is-out-of-turn = She had no business with the tricks then. She bears the whole beast, and the other player none of it.

arbiter-shown-ally = an ally showed herself on purpose, by the called card or a matador
arbiter-shown-ally-ask-opening-lead = Was it the opening lead of the deal, and hers?
arbiter-shown-ally-ask-bad-faith = Was it done in bad faith, and did it sway the result?
arbiter-shown-ally-is-opening-lead = On the opening lead she may. Nothing follows.
arbiter-shown-ally-is-bad-faith = Her side has no right to the vole, and she owes a beast.
arbiter-shown-ally-is-good-faith = Her side has no right to the vole. In good faith there is no beast, so that it is entered as speech.

## The vole

arbiter-speech = somebody spoke, or made signs, about the deal
arbiter-speech-ask-speaker = Who spoke or made the sign?
arbiter-speech-ask-effect = What did it do: did it urge the ally on, tell her something of the cards, talk her out of the vole, remind her that six tricks are made, or nothing of the kind?
arbiter-speech-is-encourages = Who urges an ally on to the vole loses the right to it for the side.
arbiter-speech-is-informs = Whatever may sway the play costs the side the right to the vole: that a card is now the highest, that a suit has been trumped, that a count was wrong.
arbiter-speech-is-dissuades = Nobody may keep an ally from the vole by words or signs. It costs a beast.
arbiter-speech-is-counts = To keep count is the business of the player on lead. A warning that six tricks are made costs a beast.
arbiter-speech-is-defender = Defenders are bound to silence too, but no beast is laid down for it. The table blames them, and play goes on.
arbiter-speech-is-onlooker = Onlookers are bound to silence. Nothing in the accounts changes.
arbiter-speech-is-nothing = Silence is the rule, but what could not sway the play costs nothing.

arbiter-dissuasion = a player talked her ally out of the vole, or warned her that six tricks are made
arbiter-dissuasion-is-fined = It costs a beast.

## The returned king

arbiter-false-return = an ally gave the called king back from a good hand
arbiter-false-return-ask-certain-tricks = Did she hold three certain tricks?
arbiter-false-return-ask-lost = Did Hombre lose?
arbiter-false-return-is-fined = She owes a beast. Hombre owes her own for the loss all the same.
arbiter-false-return-is-her-right = She was within her right. Nothing follows.

## Payment, and the end

arbiter-underpayment = too little was paid, or a payment was forgotten
arbiter-underpayment-ask-form = Is the later form played (Médiateur), or the older one?
arbiter-underpayment-ask-proved = Can it be proved, and does the table remember how it was?
arbiter-underpayment-ask-what = What was not paid, or reckoned wrongly?
arbiter-underpayment-ask-next-cut = Has the pack been cut for the next deal?
arbiter-underpayment-ask-next-over = Has the deal after that one been played to its end?
arbiter-underpayment-is-made-good = An honest mistake is made good on a later deal; nobody may profit from it.
arbiter-underpayment-is-not-proved = What cannot be proved stays as it was paid.
arbiter-underpayment-is-lapsed = The premium for playing alone and that for matadors lapse unless they are claimed before the next cut.
arbiter-underpayment-is-claimed = It may still be claimed, and is then owed.
arbiter-underpayment-is-not-reopened = A beast’s reckoning is not opened again once the following deal has been played.
arbiter-underpayment-is-still-owed = It is still owed. Beast, game and consolation never lapse.

arbiter-leaving = somebody wants to stop before the end
arbiter-leaving-ask-all-agree = Do all agree to stop now and go on later?
arbiter-leaving-is-adjourned = Write down how everything stands; the sitting is taken up again exactly so. The record of it is enough.
arbiter-leaving-is-settles = Who starts a sitting finishes it, or settles all that she owes and may come to owe.
