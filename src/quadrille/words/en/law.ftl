# The law in plain words: `group-<GROUP>` is the heading of a group of clauses, `clause-<ID>` says
# what a clause lays down. The law index, the client and the records quote these.
#
# Groups still to come, with the rule sets that need them: MPAY, BEAST, HIST, LAW, EVAL, LOO.

## The pack and the order of the cards

group-CARD = The pack and the order of the cards
clause-CARD-1 = The pack has forty cards: in each of spades, hearts, diamonds and clubs a king, queen, jack, seven, six, five, four, three, two and ace. There are no eights, nines or tens.
clause-CARD-2 = The two black aces are trumps in every deal, whatever the trump suit. The ace of spades is called Spadille, the ace of clubs Basto. Neither ever counts as a spade or a club.
clause-CARD-3 = The second trump, Manille, is the lowest-looking card of the trump suit: its two when the suit is black, its seven when it is red. From the top, trumps rank Spadille, Manille, Basto; then in a black suit king, queen, jack, seven, six, five, four, three; in a red suit the ace, called Punto, then king, queen, jack, two, three, four, five, six. There are eleven trumps in black and twelve in red.
clause-CARD-4 = In suits that are not trumps the small cards of the two colours run opposite ways. Black: king, queen, jack, seven, six, five, four, three, two. Red: king, queen, jack, ace, two, three, four, five, six, seven.
clause-CARD-5 = Spadille, Manille and Basto are the three matadors; Punto is not one. Where rules pay for further matadors, these are the trumps that carry on the unbroken row below Basto in the same holding; they are paid, but cannot be held back as matadors can. A row that starts at Manille because Spadille is missing is made of false matadors: a player is told of it, and nobody pays for it.
clause-CARD-6 = As long as trumps are not named, a hand is laid out with the two black aces apart from the suits.
clause-CARD-7 = A pack with Spanish suits may be shown instead: swords are spades, clubs are clubs, cups are hearts, coins are diamonds, and the caballo is the queen. This changes how cards look, and nothing else.

## The deal

group-DEAL = The deal
clause-DEAL-1 = Each player gets ten cards, in packets of three, three and four, or three, four and three, or four, three and three. Dealing begins with the player after the dealer and ends with the dealer. Which packets are used is for the table to say, and the record notes it.
clause-DEAL-2 = The deal passes to the next player in order of play. Four deals make a round.
clause-DEAL-3 = If a card is exposed while dealing, or the pack turns out to have a card too many, too few or twice, the deal is void; the same dealer deals again, and nobody owes a beast for it. A deal that has already been settled stands when such a fault comes to light.
clause-DEAL-4 = A deal by the wrong player is void if it is noticed while the cards are being dealt. Once hands have been taken up it stands: then the player whose turn it was deals next, and the one who dealt by mistake is passed over when her own turn comes.
clause-DEAL-5 = For seats the players draw among a king, a queen, a jack and an ace. Who has the king chooses a seat; the queen sits at her right, then the jack, then the ace. Where there is a favourite suit it is that of a card cut by the holder of the king; or cards are turned up round the table until the first king appears, whose suit becomes the favourite and whose receiver deals first. Both ways follow from the chance with which the sitting began, so they can be repeated.

## The auction

group-AUC = The auction
clause-AUC-1 = Eldest, the player after the dealer, speaks first, then the others in order of play. Each says a bid or passes. A pass shuts a player out of the auction for good, though Spadille may still force her to play, and a bid is never taken back.
clause-AUC-2 = A new bid must be higher than the one that stands. From low to high: alliance, solo, vole; with the médiateur it goes between alliance and solo. When there is a favourite suit, every bid has a grade in the favourite just above the same bid elsewhere.
clause-AUC-3 = An earlier voice keeps its priority. A player who has bid and been overcalled may, when her turn comes again, say the standing bid herself if she speaks before the one who holds it; it is then hers. She may also bid higher or pass. Some tables play without this.
clause-AUC-4 = The auction goes on round the table among those who have neither passed nor hold the standing bid. When nobody of that kind is left, the holder of the standing bid is Hombre.
clause-AUC-5 = With the first bid of vole in a deal, every player at once puts three counters into a vole pool, which is kept apart from the pool. A second bid of vole, by priority or in the favourite, adds nothing to it.
clause-AUC-6 = If all four pass, the holder of Spadille must play an alliance all the same. This is forced Spadille.
clause-AUC-7 = A last speaker who bids an alliance after three passes has bid of her own will, and that is no forced Spadille. To be protected by the compulsion she has to pass.

## Trumps, call and exchange

group-DECL = Trumps, call and exchange
clause-DECL-1 = Hombre names the trump suit before the first card is led. After a bid in the favourite, trumps must be the favourite. After another bid she may still name the favourite, and the contract is then paid as one in the favourite.
clause-DECL-2 = In an alliance and in a médiateur Hombre calls the king of a suit that is not trumps. In an alliance its holder is her ally.
clause-DECL-3 = If she has every king that she could call, she calls a queen of a suit that is not trumps. Some tables ask for all four kings instead, the king of trumps among them. There a player who has the three kings she could call but not the king of trumps can only call one of her own, and one who has all kings and the three queens one of those queens, even where calling one's own card is otherwise not allowed. Nobody is ever left without a lawful call.
clause-DECL-4 = If she has all those queens as well, the call goes down rank by rank to the first at which another player holds a card in a suit that is not trumps.
clause-DECL-5 = Where the table allows it, Hombre may call a king that she holds herself, or her own queen where queens may be called. Nobody is told. She plays alone against three and wins or pays alone, without the bonus of a solo. In a médiateur such a call brings no exchange.
clause-DECL-6 = In forced Spadille Hombre may, where the table allows it, call before trumps are named and invite the holder of that card to name them; the holder is then known as the ally. She invites with a king that another player has, of any suit; if she has all four, with a queen, and so on down. The ally may name any suit but that of the called card, and nobody can invite herself.
clause-DECL-7 = In a médiateur the holder of the called card gives it to Hombre face up, and Hombre gives back, face down, any card of her own ten, but not the one she has just been given. Only the two of them know what went back. Hombre then plays alone against three.
clause-DECL-8 = A vole that was declared in the auction is played either with nothing but her own cards or, where agreed, with a médiateur's exchange. Hombre says which when she names trumps.
clause-DECL-9 = Where the king may be returned, the ally may, before the first lead, give the called card back face up and take any card of Hombre's, which all see; Hombre then plays alone, at the rates of an alliance. It cannot be done in forced Spadille. Tables play without it, allow it or demand it.
clause-DECL-10 = Where this is agreed, an ally who returns the king although three tricks were certain in her hand incurs a beast too if Hombre loses.

## Play

group-PLAY = Play
clause-PLAY-0 = A player plays when it is her turn, one card, and one that she holds. After the end of the deal nothing more is played.
clause-PLAY-1 = Eldest leads to the first trick; whoever wins a trick leads to the next.
clause-PLAY-2 = A player who has a card of the suit led must play one. Spadille and Basto belong to trumps for this, whatever is printed on them.
clause-PLAY-3 = A player who has none of the suit led may play whatever she likes. Nobody ever has to trump, or to play higher.
clause-PLAY-4 = The highest trump takes the trick; without a trump, the highest card of the suit that was led.
clause-PLAY-5 = Matadors may be held back. If a trump is led and a player has no other trumps than matadors, she may play any card of her hand.
clause-PLAY-6 = A matador that is led brings out lower ones: a player who holds a matador below it must then play a trump, and may choose which of hers. So Spadille led brings out Manille and Basto, and Manille led brings out Basto. Only the card led does this, not a matador played later in the trick.
clause-PLAY-7 = When the called card is played, all know who the ally is; if Hombre plays it herself, all know that she was alone.
clause-PLAY-8 = Finished tricks may be looked at by the player whose turn it is, and only then. A table may agree instead that only the last trick may be seen, or none.

## Premiers and the vole

group-VOLE = Premiers and the vole
clause-VOLE-1 = The declaring side has premiers if it has won the first six tricks.
clause-VOLE-2 = With premiers, a Hombre who plays alone may stop and collect when she is on lead. If she leads to the seventh trick she has undertaken the vole and cannot go back: every player at once puts three counters into the vole pool, and she must win all ten tricks.
clause-VOLE-3 = Allies with premiers agree by one question. The one on lead stops, or asks “May I?”, and the other answers yes or no. A yes undertakes the vole, and the asker leads; a no ends the deal. Nothing else is said, and leading without asking is not allowed. If Hombre called her own card, she decides alone by leading or stopping.
clause-VOLE-4 = Where the leader decides for the allies, whoever is on lead to the seventh trick stops, or undertakes the vole by leading, and only if the called card was played in the first six tricks. If it was not, all ten tricks are played and no vole can be undertaken, made or paid.
clause-VOLE-5 = In forced Spadille there is neither a vole nor premiers; all ten tricks are played.
clause-VOLE-6 = A vole that was bid or declared in the auction needs no decision after the sixth trick. When a trick has been lost, play goes on to the end, because payments still depend on the number of tricks.
clause-VOLE-7 = Words or signs that urge a side on cost it the right to the vole; talking one's ally out of it costs a beast. At this table nobody can speak during a deal; a scorekeeper enters such a ruling.
clause-VOLE-8 = A deal ends before its tenth trick only when a side with premiers stops, or when no trick that is left could change any payment. The second is for the table to choose.

## Accounts in quarters of the pool

group-QPAY = Accounts in quarters of the pool
clause-QPAY-1 = Before each deal every player puts one counter into the pool; or, where agreed, the dealer alone puts in four.
clause-QPAY-2 = Payments are reckoned in units. A unit is a quarter of what lies in the pool when play begins, the vole pool apart. The pool is always a multiple of four.
clause-QPAY-3 = Each opponent owes these bonuses, in units. For a solo four; for a médiateur two, and the player who gave up her card neither pays nor receives those. For the three matadors one, if Hombre was dealt them all or, in an alliance, the allies between them; after a médiateur's exchange they count as then held. For double matadors, the three with Punto in a red suit, two instead of one. For premiers one. For the vole two.
clause-QPAY-4 = Hombre who wins alone takes the pool, and the vole pool too if she bid or undertook the vole and made all ten tricks; each of her three opponents pays her every bonus that applies. A vole that was bid and made earns the bonus of a solo, matadors, premiers and the vole.
clause-QPAY-5 = Allies who win halve the pool, and the vole pool if they made the vole, and each opponent pays one of them the bonuses: the next opponent after Hombre in order of play pays Hombre, the other pays the ally. There is no bonus for a solo. Forced Spadille is paid in the same way.
clause-QPAY-6 = Five tricks lose by remise. The losers put a beast as large as the pool into it, and all of it is carried to the next deal. The opponents are paid the bonus of the contract, if it was played alone, and matadors if they were held.
clause-QPAY-7 = Four tricks or fewer lose by codille. The opponents take the pool and share it; three who cannot share it evenly leave it where it is. In either case the losers put twice that pool into the next one. The opponents are paid the bonus of the contract, matadors if held, and the vole if one was bid.
clause-QPAY-8 = In a lost alliance Hombre pays one opponent and the ally the other, and each puts in half of the beast. If Hombre herself won fewer than three tricks, she pays all of it alone; not so in forced Spadille.
clause-QPAY-9 = A vole that was undertaken after premiers and missed does not spoil the win: the pool, the bonus of the contract, premiers and matadors are still won. The opponents share the vole pool equally.
clause-QPAY-10 = When a vole that was bid misses but makes at least six tricks, nobody takes the pool and it is carried on; the opponents share the vole pool, and Hombre pays each of them the bonus of the vole and nothing more. With fewer than six tricks she also puts in a beast as large as the pool and pays the bonus of a solo, and matadors if held; a table may agree instead to reckon this as a lost solo, remise at five tricks and codille below, with the bonus of the vole besides.
clause-QPAY-11 = Hombre who called her own card wins or loses as one who plays alone against three, but no bonus for a solo is paid by anybody.
clause-QPAY-12 = In the favourite suit a bid beats the same bid elsewhere, and every bonus is doubled.
clause-QPAY-13 = A game is forty deals, or another multiple of four. Every player starts with a hundred counters, and a purse may fall below nothing. What lies in the pool after the last deal is shared equally in the final account; counters left over go one each in order of play, beginning with the last eldest.
clause-QPAY-14 = The online table counts deals instead of counters: those won by the declaring side and those won by the defenders. Here they are shown next to the accounts.
