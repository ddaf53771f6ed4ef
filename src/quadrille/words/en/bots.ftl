# Bots by name, `bot-<key>` with a hyphen for a colon, and why a bot chose as it did: one sentence
# for each rule of thumb in bots/reasons.py. The maxims have theirs in maxims.ftl.

bot-random = By chance
bot-random-means = Any lawful choice is as likely as another.
bot-thumb = Rules of thumb
bot-thumb-means = She counts her hand, and plays as a sensible player would.
bot-maxims = Maxims
bot-maxims-means = She plays by the maxims of the old treatise, and bids what pays at this table.
bot-maxims-historical = Maxims of the old book
bot-maxims-historical-means = She plays and bids by the maxims of the old treatise.
bot-search-50 = Search, quick
bot-search-50-means = She deals the hidden cards again and again, and weighs each choice, for a twentieth of a second.
bot-search-300 = Search, at table pace
bot-search-300-means = She deals the hidden cards again and again, and weighs each choice, for a third of a second.
bot-search-2000 = Search, as at a club
bot-search-2000-means = She deals the hidden cards again and again, and weighs each choice, for two seconds.

reason-by-chance = Chance decided.
reason-only-choice = There was nothing else to choose.

reason-searched = The hidden cards were dealt { $worlds } times, and { $choices } choices tried in each deal: this one is worth { $ahead } counters more than the next.
reason-searched-all = All { $worlds } ways in which the hidden cards may lie were looked at, and { $choices } choices in each: this one is worth { $ahead } counters more than the next.
reason-searched-even = The hidden cards were dealt { $worlds } times, and { $choices } choices tried in each deal: none is better than this one.
reason-grown = Of { $turns } ways in which the deal might go on, { $times } began with this, since it did best.
reason-open-cards = With these cards open, no other choice of { $choices } is worth more, in { $worlds } deals of the hidden cards.

reason-too-weak = The hand counts too few likely tricks for a bid.
reason-outbid = The bid that would be needed asks more than the hand counts.
reason-enough-with-ally = The likely tricks of the hand are enough, with an ally's to help.
reason-enough-with-king = The likely tricks of the hand are enough, with a king given up to it.
reason-enough-alone = The likely tricks of the hand are enough to play alone.
reason-enough-for-all = The hand counts all the tricks that it needs of its own.
reason-must-bid = Everybody has passed, and the last to speak must bid.
reason-through-solo = The hand counts ten tricks and needs no king.
reason-through-king = A king given up makes ten of the tricks that the hand counts.
reason-keep-good = With tricks of her own she shares in the deal as ally.
reason-return-poor = With so poor a hand she would share a likely loss, and so she gives the king back.

reason-best-trumps = This suit makes the most likely tricks as trumps.
reason-must-be-favourite = The bid was in the favourite, so the favourite is trumps.
reason-call-singleton = One card of the suit is best: it leads to the ally, and the next card of the suit can be trumped.
reason-call-shortest = The shortest suit is called, so that it is soon gone.
reason-call-from-need = No better card was left to call.
reason-call-longest = A king in the longest suit makes the cards below it good.
reason-invite-weak = The hand is too weak to choose trumps well, so the ally is asked to.
reason-give-shortest = A card of the shortest suit is given, to be rid of the suit.

reason-lead-sure = This card is sure to win.
reason-lead-king-to-show = The called card wins the trick and shows who the ally is.
reason-lead-to-find-ally = A low card of the called suit brings out the ally.
reason-lead-trump-to-draw = Hombre draws the others' trumps first.
reason-lead-trump-for-hombre = The ally leads trumps for Hombre.
reason-lead-low-trump = A low trump draws trumps and costs little.
reason-lead-master = Nobody holds a higher card of this suit.
reason-lead-singleton = When a lone card is gone, its suit can be trumped.
reason-lead-king-with-queen = With king and queen of a suit the king can be led in peace.
reason-lead-back = The suit that the ally led is led back.
reason-lead-called-suit = The called suit makes Hombre and her ally spend their cards.
reason-lead-shortest = The shortest suit is led, so that it can soon be trumped.
reason-lead-longest = The longest suit may make its small cards good.
reason-lead-what-is-left = No rule asks for another card, so the lowest goes.

reason-win-cheaply = The lowest card that wins is enough.
reason-win-high = A high card is spent, because players still to come might beat a low one.
reason-ruff = A trump wins a trick in which this suit is missing.
reason-leave-to-friend = A friend is winning the trick already.
reason-lowest = The trick cannot be won, so the lowest card goes.
reason-save-it = The card is worth more in a later trick.
reason-renege = The matador may be held back, and is.
reason-discard = A card that is not needed goes.
reason-show-by-winning = Winning this trick shows who the ally is.

reason-stop-content = Six tricks are enough; going on would risk too much.
reason-vole-pays = All ten tricks are likely, and they pay well.
reason-ask-for-all = All ten tricks are likely, so the ally is asked.
reason-yes-for-all = The hand can help to win all ten tricks.
reason-no-too-weak = The hand cannot promise the tricks that are left.
