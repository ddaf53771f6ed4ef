# The maxims as principles, for a hint that is not yet to point to a card: a sentence for each one
# whose own, in maxims.ftl, speaks of "this suit" and the like. The keys are in tutor/hint.py.

reason-principle-only-choice = There is nothing else to choose.

reason-principle-ev-1 = Count the hand: it makes as many tricks as the old book asks for a bid.
reason-principle-ev-2 = Trumps are the suit with which the hand counts most tricks, the missing high ones charged.
reason-principle-ev-4 = Where two suits count the same, a guarded queen beside one of them encourages.
reason-principle-ev-5 = At this table a bid pays on fewer tricks than the old book would ask.

reason-principle-kc-1 = The king of a suit with one card in hand is called: that card leads to the ally, and then the suit can be trumped.
reason-principle-kc-5 = Of suits equally short, one whose queen is in hand is called: the king makes her good.

reason-principle-sc-0d = No maxim asks for a certain card, so the least loss is played.
reason-principle-sc-0e = No maxim asks for a certain card, so the lowest is led.

reason-principle-sp-d10 = A suit that Hombre did not dare to trump is led again.
reason-principle-po-c7 = A suit that Hombre throws is led for her.
reason-principle-po-d11 = A card whose only better one has fallen is master now, and is led.
reason-principle-po-s3 = A suit that Hombre trumps is led again: each time she has a trump less.
