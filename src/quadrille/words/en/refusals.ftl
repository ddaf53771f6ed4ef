# Why the law refuses an action, one sentence for each code of rules/refusals.py.
#
# `refusal-<code>` speaks of a player in the third person, without capital and full stop, so that
# it can follow "player 2 may not play 4C: ". `refusal-<code>-you` says the same to the player
# herself, as a whole sentence. Cards, bids and players are put in as they come: as the record
# writes them, or by their names. A suit comes as its letter and is named here.

player = player { $number }

## At any time

refusal-over = the deal is over
refusal-over-you = The deal is over.

## Auction

refusal-not-your-turn-to-bid = it is not her turn to speak
refusal-not-your-turn-to-bid-you = It is not your turn to speak.
refusal-not-in-auction = she must pass or bid now
refusal-not-in-auction-you = Pass or bid now.
refusal-has-passed = she has passed, and a pass is final
refusal-has-passed-you = You have passed, and a pass is final.
refusal-no-such-bid = there is no bid { $contract } at this table
refusal-no-such-bid-you = There is no bid { $contract } at this table.
refusal-no-favourite = no favourite suit has been agreed
refusal-no-favourite-you = No favourite suit has been agreed.
refusal-bid-too-low = { $standing } by { $holder } stands, and she must bid higher
refusal-bid-too-low-you = { $standing } by { $holder } stands: bid higher, or pass.
refusal-not-elder = { $standing } by { $holder } stands, and only a player who speaks earlier may bid the same
refusal-not-elder-you = { $holder } speaks before you and holds { $standing }: bid higher, or pass.
refusal-last-must-bid = all others have passed, and at this table she must then bid
refusal-last-must-bid-you = All others have passed, and at this table the last must bid.

## Trumps, call and exchange

refusal-not-your-turn-to-name = it is not for her to speak now
refusal-not-your-turn-to-name-you = It is not for you to speak now.
refusal-not-in-naming = trumps and the call come first
refusal-not-in-naming-you = Trumps and the call come first.
refusal-trumps-not-favourite = she bid in the favourite, so { $favourite ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[other] { $favourite }
} must be trumps
refusal-trumps-not-favourite-you = You bid in the favourite, so { $favourite ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[other] { $favourite }
} must be trumps.
refusal-trumps-are-named = trumps have been named: { $trumps ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[other] { $trumps }
}
refusal-trumps-are-named-you = You have named trumps: { $trumps ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[other] { $trumps }
}.
refusal-trumps-first = trumps must be named before a card is called
refusal-trumps-first-you = Name trumps before you call a card.
refusal-trumps-in-called-suit = an invited ally may not choose the suit of the called { $card }
refusal-trumps-in-called-suit-you = You were invited by the { $card }: its suit cannot be trumps.
refusal-nothing-to-call = her contract calls no card
refusal-nothing-to-call-you = Your contract calls no card.
refusal-call-of-trumps = { $card } is a trump, and the called card must come from another suit
refusal-call-of-trumps-you = The { $card } is a trump: call a card of another suit.
refusal-call-not-king = another player holds a king that she could call
refusal-call-not-king-you = Call a king: another player holds one that you can call.
refusal-call-own = she holds { $card } herself, and may not call her own card at this table
refusal-call-own-you = You hold the { $card } yourself, and at this table you may not call your own card.
refusal-call-higher-first = a higher card than { $card } is there to be called
refusal-call-higher-first-you = There is a higher card than the { $card } for you to call.
refusal-no-invite = she cannot invite an ally to name trumps
refusal-no-invite-you = You cannot invite an ally to name trumps here.
refusal-invite-own = she holds { $card } herself, and nobody can invite herself
refusal-invite-own-you = You hold the { $card } yourself, and cannot invite yourself.
refusal-invite-not-king = another player holds a king to invite with, so { $card } may not be called
refusal-invite-not-king-you = Invite with a king: another player holds one, so the { $card } will not do.
refusal-way-first = she must first say how she plays her vole
refusal-way-first-you = Say first how you play your vole: with your own cards, or with a called one.
refusal-no-way = there is nothing to say about how a vole is played, or not in this way
refusal-no-way-you = There is nothing to say about how a vole is played, or not in this way.
refusal-not-in-returning = she must return the called card or keep it
refusal-not-in-returning-you = Return the called card or keep it.
refusal-must-return = at this table the called card must be returned
refusal-must-return-you = At this table the called card must be returned.
refusal-not-in-exchange = she owes a card for the one she was given
refusal-not-in-exchange-you = You owe a card for the one you were given.
refusal-give-not-held = she does not hold { $card }
refusal-give-not-held-you = You do not hold the { $card }.
refusal-give-received = { $card } is the card she has just received
refusal-give-received-you = The { $card } is the card you have just received: give another.

## Play

refusal-not-your-turn-to-play = it is not her turn
refusal-not-your-turn-to-play-you = It is not your turn.
refusal-not-in-play = cards are being played now
refusal-not-in-play-you = Cards are being played now.
refusal-not-held = she does not hold { $card }
refusal-not-held-you = You do not hold the { $card }.
refusal-must-follow = she holds { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[other] { $suit }
} and must follow
refusal-must-follow-you = You hold { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[other] { $suit }
} and must follow suit.
refusal-matador-forced = { $led } was led and she holds the lower matador { $lower }, so she must play a trump
refusal-matador-forced-you = The { $led } was led, a higher matador than your { $lower }: play a trump.

## Six straight tricks

refusal-must-ask = she may not lead before her ally has answered “May I?”
refusal-must-ask-you = Ask “May I?” before you lead on, or stop.
refusal-no-stop = a side may stop only when it has won the first six tricks
refusal-no-stop-you = You may stop only when your side has won the first six tricks.
refusal-no-ask = there is nothing to ask
refusal-no-ask-you = There is nothing to ask.
refusal-no-question = nobody has asked her
refusal-no-question-you = Nobody has asked you.
refusal-answer-first = she must first answer “May I?”
refusal-answer-first-you = Answer “May I?” first.
refusal-not-settled = the tricks still to come can change what is paid
refusal-not-settled-you = The tricks still to come can change what is paid.

## Dealing

refusal-hand-not-ten = { $seat } has { $count } cards, not ten
refusal-hand-not-ten-you = { $seat } has { $count } cards, not ten.
refusal-not-the-pack = { $missing } is missing, so some card stands twice
refusal-not-the-pack-you = The { $missing } is missing, so some card is there twice.
refusal-not-to-deal = it is not the time to deal
refusal-not-to-deal-you = It is not the time to deal.
refusal-redeal-too-late = { $cause ->
    [exposed-card] an exposed card voids a deal only before anybody has spoken
    [out-of-turn] a deal out of turn is void only before anybody has spoken
   *[other] a deal that has been settled stands
}
refusal-redeal-too-late-you = { $cause ->
    [exposed-card] An exposed card voids a deal only before anybody has spoken.
    [out-of-turn] A deal out of turn is void only before anybody has spoken.
   *[other] A deal that has been settled stands.
}
refusal-redeal-in-turn = the deal was not out of turn
refusal-redeal-in-turn-you = The deal was not out of turn.
refusal-not-natures-turn = it is for a player to act
refusal-not-natures-turn-you = It is for a player to act.

## Deals known by their result

refusal-result-lacks = the payments need to know “{ $key }”
refusal-result-lacks-you = The payments need to know “{ $key }”.
refusal-result-contract = there is no contract { $contract } in these rules
refusal-result-contract-you = There is no contract { $contract } in these rules.
refusal-result-forced = forced Spadille is played as an alliance, not as { $contract }
refusal-result-forced-you = Forced Spadille is played as an alliance, not as { $contract }.
refusal-result-last-bids = at this table the last speaker must bid, so that Spadille is never forced
refusal-result-last-bids-you = At this table the last speaker must bid, so that Spadille is never forced.
refusal-result-ally = an alliance has an ally, another player than Hombre
refusal-result-ally-you = An alliance has an ally, another player than Hombre.
refusal-result-kept = at this table the called card must be returned, and Hombre then has no ally
refusal-result-kept-you = At this table the called card must be returned, and Hombre then has no ally.
refusal-result-alone = this contract is played alone, without an ally
refusal-result-alone-you = This contract is played alone, without an ally.
refusal-result-called-own = Hombre cannot have called her own card here
refusal-result-called-own-you = Hombre cannot have called her own card here.
refusal-result-giver = the called card cannot have been given up so
refusal-result-giver-you = The called card cannot have been given up so.
refusal-result-tricks = a deal has ten tricks, or six when the side stops: not { $sum }
refusal-result-tricks-you = A deal has ten tricks, or six when the side stops: not { $sum }.
refusal-result-stop = with premiers the side stops after six tricks or undertakes the vole, and without them it plays on
refusal-result-stop-you = With premiers the side stops after six tricks or undertakes the vole, and without them it plays on.
refusal-result-premiers = these tricks and premiers do not go together
refusal-result-premiers-you = These tricks and premiers do not go together.
refusal-result-vole = such a vole cannot have been tried in this deal
refusal-result-vole-you = Such a vole cannot have been tried in this deal.
refusal-result-matadors = matadors are 0, or from 3 to { $most } when { $trumps ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[other] { $trumps }
} are trumps: not { $matadors }
refusal-result-matadors-you = Matadors are 0, or from 3 to { $most } when { $trumps ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[other] { $trumps }
} are trumps: not { $matadors }.
refusal-result-honours = these matadors, their holders and these tricks do not go together
refusal-result-honours-you = These matadors, their holders and these tricks do not go together.

## Claims, rulings and rounds

refusal-nothing-to-claim = nothing is owed to her for { $bonus ->
    [solo] a sans-prendre
   *[matadors] matadors
}
refusal-nothing-to-claim-you = Nothing is owed to you for { $bonus ->
    [solo] a sans-prendre
   *[matadors] matadors
}.
refusal-claim-after = a bonus is claimed after the last card and before the next deal
refusal-claim-after-you = A bonus is claimed after the last card and before the next deal.
refusal-no-faults = these rules have no beasts for offences
refusal-no-faults-you = These rules have no beasts for offences.
refusal-fault-sharer = only the beast for a hand turned up is shared, and with another player
refusal-fault-sharer-you = Only the beast for a hand turned up is shared, and with another player.
refusal-fault-too-late = no deal is on, or lately over, that could be ruled on
refusal-fault-too-late-you = No deal is on, or lately over, that could be ruled on.
refusal-not-double = this deal is not one of a double round
refusal-not-double-you = This deal is not one of a double round.
refusal-not-clearing = this deal is not one that only clears beasts
refusal-not-clearing-you = This deal is not one that only clears beasts.
