# The rule sets that a table may choose, and what may be changed in them.
# `rules-<key>` is a rule set's name, `rules-<key>-means` what is special about it.

rules-quanti = Quanti 1822
rules-quanti-means = The simple and complete game of the last printed treatise: alliance, solo and vole, played for counters. You may call a king of your own and play alone in secret.
rules-parlett = After Parlett
rules-parlett-means = The same game as a modern page tells it: nobody may call her own card, and a bid vole that falls short of six tricks is lost like a solo.
rules-online = Online table
rules-online-means = The shortest form: every bid must be higher than the last, nobody may call her own card, and deals won are counted beside the counters.

# Options: `option-<key>` names the question, `option-<key>-means` explains it,
# `option-<key>-<value>` is an answer.

option-mediateur = Médiateur
option-mediateur-means = Whether there is a bid between alliance and solo: play alone with a king that its holder gives up to you.
option-mediateur-no = Three bids: alliance, solo, vole
option-mediateur-yes = Four bids, with the médiateur below the solo
option-positional_priority = Priority of the earlier voice
option-positional_priority-means = Whether a player who has been overcalled may keep the auction with the same bid, if she speaks earlier.
option-positional_priority-yes = The earlier player may say the same bid
option-positional_priority-no = Every bid must be higher
option-self_call = Calling your own card
option-self_call-means = Whether Hombre may call a king that she holds, and then play alone in secret.
option-self_call-yes = Allowed
option-self_call-no = Not allowed
option-queen_call = When a queen is called
option-queen_call-means = Which kings Hombre must hold before she calls a queen.
option-queen_call-callable_kings = With the three kings that are not trumps
option-queen_call-four_kings = Only with all four kings
option-forced_invite = Inviting the ally to name trumps
option-forced_invite-means = Whether a player forced by Spadille may call first and let the holder of the card name trumps.
option-forced_invite-yes = Allowed in forced Spadille
option-forced_invite-no = Hombre names trumps herself
option-vole_consent = How allies go for the vole
option-vole_consent-means = Who decides, after six straight tricks, whether allies go on for all ten.
option-vole_consent-ask = By “May I?” and an answer
option-vole_consent-leader = The one on lead, if the called card has been played
option-dealer_stakes = Who stakes
option-dealer_stakes-means = Who fills the pool before a deal.
option-dealer_stakes-no = Everybody one counter
option-dealer_stakes-yes = The dealer four
option-announced_vole_below_six = A bid vole with fewer than six tricks
option-announced_vole_below_six-means = How deep a player falls who bid all ten tricks and did not even make six.
option-announced_vole_below_six-remise = Always a remise
option-announced_vole_below_six-as_solo = As a lost solo: remise at five, codille below
option-trick_review = Looking at finished tricks
option-trick_review-means = Which finished tricks may be looked at again, and by whom.
option-trick_review-own_turn = All of them, on your own turn
option-trick_review-last_trick = The last one, at any time
option-trick_review-never = None
option-stop_when_settled = Ending a decided deal
option-stop_when_settled-means = Whether a deal ends as soon as no trick left can change a payment.
option-stop_when_settled-no = Play all ten tricks
option-stop_when_settled-yes = End it at once
option-purse = Counters to start with
option-purse-means = How many counters each player has before the first deal.
option-purse-50 = 50 counters
option-purse-100 = 100 counters
option-purse-200 = 200 counters
option-purse-500 = 500 counters
option-purse-1000 = 1000 counters

option-favourite = Favourite suit
option-favourite-means = Whether one suit is the favourite: bids in it go above the same bids elsewhere, and its bonuses are doubled.
option-favourite-none = No favourite
option-favourite-S = Spades
option-favourite-H = Hearts
option-favourite-D = Diamonds
option-favourite-C = Clubs
