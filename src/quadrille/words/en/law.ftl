# The law in plain words: `group-<GROUP>` is the heading of a group of clauses, `clause-<ID>` says
# what a clause lays down. The law index, the client and the records quote these.

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
clause-AUC-2 = A new bid must be higher than the one that stands. In the Quanti family, from low to high: alliance, solo, vole; with the médiateur it goes between alliance and solo. In the Médiateur: simple call, médiateur, sans-prendre, and the declared vole above them all. In the Historical form: simple call, sans-prendre and, where it is played, contre. When there is a favourite suit, every bid has a grade in the favourite just above the same bid elsewhere; only the Médiateur's declared vole has none.
clause-AUC-3 = An earlier voice keeps its priority. A player who has bid and been overcalled may, when her turn comes again, say the standing bid herself if she speaks before the one who holds it; it is then hers. She may also bid higher or pass. Some tables play without this.
clause-AUC-4 = The auction goes on round the table among those who have neither passed nor hold the standing bid. When nobody of that kind is left, the holder of the standing bid is Hombre.
clause-AUC-5 = In the Quanti family, with the first bid of vole in a deal, every player at once puts three counters into a vole pool, which is kept apart from the pool. A second bid of vole, by priority or in the favourite, adds nothing to it.
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
clause-DECL-8 = A vole that was declared in the auction is played with nothing but Hombre's own cards, as a sans-prendre; or, where the table allows it, as a médiateur: she calls a card, gets it from its holder and gives one back. Hombre says which when she names trumps. Either way she is alone and needs all ten tricks.
clause-DECL-9 = Where the king may be returned, the ally decides after the call and before the first lead whether to give the called card back. She gives it face up and takes for it a card that Hombre chooses from her hand, and everybody sees which. Hombre then plays alone against three at the rates of a simple call, without the bonus of a sans-prendre; no fish is paid for the card; and for the vole she is one who plays alone, who decides when she is on lead. The king is never returned to a player forced by Spadille. Tables play without this, allow it, or demand it; where it is demanded they also agree whether, after three passes, the last speaker must bid, or Spadille is forced as ever.
clause-DECL-10 = Where this is agreed, an ally who returns the king although her hand held three certain tricks incurs a beast if Hombre then loses; Hombre owes her own all the same. At the computer table the hand is judged by the program's own count, and the account says so. A scorekeeper enters it as a fault.

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
clause-VOLE-2 = With premiers, a Hombre who plays alone may stop and collect when she is on lead. If she leads to the seventh trick she has undertaken the vole, even if she did not mean to, and cannot go back: she must win all ten tricks. In the Quanti family every player at once puts three counters into the vole pool.
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

## Accounts in jetons: Médiateur

group-MPAY = Accounts in jetons: Médiateur
clause-MPAY-1 = In every deal the dealer puts up six fish, the poulans. Two go to the holder of Spadille, one to the holder of Manille and one to the holder of Basto, as these are held when play begins; two go into the pool. A fish is ten jetons.
clause-MPAY-2 = Besides, every player accounts for two jetons to the game. So the game of a deal is worth 28: twenty in fish and four times two. The jetons are not put up beforehand. They are paid at the settlement, by each opponent who pays, to the side that takes the game.
clause-MPAY-3 = Each opponent pays the winner a premium: 4 for a simple call, 14 for a médiateur, 24 for a sans-prendre, 64 for a vole declared through a médiateur and 104 for one declared through a sans-prendre. In a simple call each of the two opponents pays one of the partners: the next after Hombre in order of play pays Hombre, the other pays the ally. Forced Spadille is paid as a simple call.
clause-MPAY-4 = A vole undertaken after six straight tricks is worth more besides: 20 from each opponent in a simple call, 30 in a médiateur, 40 in a sans-prendre. If it is made, each opponent pays it; if it is missed, it is paid to each of them, and the contract remains won with everything else that it earns.
clause-MPAY-5 = If Hombre holds Spadille, Manille and Basto when play begins, or in a simple call the two partners hold them between them, the matadors are united. Each opponent pays 10 for them when the deal is won, and is paid 10 when it is lost. A table may agree on so many jetons more for each further trump that continues their row; usually it is none.
clause-MPAY-6 = In a médiateur Hombre pays one fish, ten jetons, to the player who gives her the called card.
clause-MPAY-7 = When trumps are the favourite, whatever suit was bid in, some things are doubled: the jetons accounted for to this deal's game, the premium, the vole, the matadors and the fish for the exchange. Not doubled are the poulans, the beasts, and what is owed to games carried from earlier deals; and a remise in the favourite is carried at the ordinary rate.
clause-MPAY-8 = A round of grand poulans is a double round: everything in it is doubled, the poulans, the game and so the beasts too. Where the favourite counts as well, payments are quadrupled. Tables agree which rounds are double: those marked, none, the last one or all; and whether deals that only clear beasts are. By a recorded house rule the fish for the single matadors stay single, and only those for the pool are doubled.
clause-MPAY-9 = With six tricks the contract is won. The side takes the fish in the pool, those of earlier deals that were carried too, and every active beast. Each opponent who pays owes the premium, what else was earned, and two jetons for the game of this deal and for each carried one, at the rate of the round from which it comes.
clause-MPAY-10 = Five tricks are a remise. The premium and the other bonuses are paid to each opponent as consolation, the game with its pool is carried to the next deal, and a beast is incurred.
clause-MPAY-11 = Four tricks or fewer are a codille. Each opponent is paid the premium, the other bonuses and the jetons for the games. The opponents share the fish of the pool and the active beasts as one heap; jetons that do not divide go one each in order of play, beginning with the eldest of them. A beast is incurred.
clause-MPAY-12 = The partners in a simple call share what they win and what they lose, whoever made the tricks. But if it is lost and Hombre herself made fewer than four tricks, or three where that is agreed, she alone pays and bears the beast. Not so in forced Spadille.
clause-MPAY-13 = A declared vole that misses a trick is a lost contract: its premium is paid to each opponent and a beast is incurred. Matadors and the fish for an exchange are due as always. If at least five tricks were made the game is carried, as in a remise; with four or fewer the opponents take it, as in a codille.
clause-MPAY-14 = Hombre who called her own card is alone against three. A simple call keeps its own rates, and a médiateur, or a vole declared through it, keeps its own too; nothing is exchanged and no fish is paid.
clause-MPAY-15 = At the end each player pays the agreed charge for the cards, before net gains are told. It stands in the final account only.
clause-MPAY-16 = A net loss of seventy jetons is a reprise. The final account tells how many a player has lost.

## Beasts

group-BEAST = Beasts
clause-BEAST-1 = A beast is as large as the game that could have been won in that deal: the games carried by remises, the game of this deal (28, or 56 in a double round) and the active beasts. The favourite does not enlarge it.
clause-BEAST-2 = One beast is active in a deal, that is, played for; the others wait. The first beast is active from the next deal on. It stays active until somebody takes it, and then the largest that waits follows it.
clause-BEAST-3 = If several beasts are incurred in one deal, for the loss and for offences, as many are active in the next deal: those that were active before, and after them the largest that wait. All of them stay active until they are taken.
clause-BEAST-4 = So beasts grow by rule. Remises one after another, from an empty table, make beasts of 28, 84, 112, 140, 168 and so on by 28; after a first codille they are 28, 56, 84, 112. In a double round remises make 56, 168, 224, 280. In a double round after one remise in a single one they are 112 and 168; after one codille, 84. When four remises are followed by a win, the next game is worth 168: its own 28 and the beast of 140, which is now active. A fifth beast, of 168, made there by remise, leaves 196 to be won; made by codille, it is active itself in the next deal.
clause-BEAST-5 = When the agreed rounds are over and beasts remain, play goes on until all of them are taken. No more poulans are put up, and the single matadors earn nothing; united matadors are still paid. The game of such a deal is 8, or 16 where the table has agreed on double, and then every payment is doubled; in the Historical form 4, or 8. Games already carried keep their worth. A beast of 168 at the end of the rounds and another one incurred make the new one 176, or 184.
clause-BEAST-6 = The partners in a lost simple call put up half of its beast each, unless Hombre has to bear it alone for want of tricks.

## Historical Quadrille

group-HIST = Historical Quadrille
clause-HIST-1 = There is no favourite and no médiateur. The dealer puts one fish, ten jetons, into the pool, and each player accounts for one jeton to the game, so that the game of a deal is worth 14.
clause-HIST-2 = Six tricks win. Five or four are a remise, three or fewer a codille, in every contract.
clause-HIST-3 = Each opponent pays when the deal is won, and is paid when it is lost: two jetons as consolation; one for each matador if the declaring side, Hombre or the partners between them, holds all three, with one for each further trump that continues their row; five for a sans-prendre, half of what a vole is worth; for the vole ten, or twenty if Hombre plays alone. To the game one jeton is owed for this deal and one for each carried one, to whoever takes it.
clause-HIST-4 = Beasts follow the same rules as in the later game, with 14 for the game of a deal: 14, 42, 56, 70, 84 after remises; 14, 28, 42, 56, 70 after a first codille.
clause-HIST-5 = In a double round the dealer's fish, the game, the consolation, matadors, sans-prendre and vole are doubled. Usually it is the last round; tables may agree on none or on the whole sitting. Each player pays a fish for the cards, where the table charges for them.
clause-HIST-6 = In a lost simple call Hombre bears everything alone if she herself made fewer than three tricks, or four where that is agreed; not so in forced Spadille.
clause-HIST-7 = Where claims are strict, the bonuses for a sans-prendre and for matadors are owed only to those who claim them after the last card and before the next deal; then the right to them is gone. The beast, the game and the consolation are owed without being claimed.
clause-HIST-8 = Contre, where it is played, is a bid above the sans-prendre: to play alone and take all ten tricks. If a trick is missed, each opponent is paid the price of the vole, twenty, and nothing else is won or lost; the pool and the beasts stay, and the game of this deal is carried; a pool so left at the very end is shared. If not even six tricks are made, everything that a lost sans-prendre owes is paid besides, and a beast is incurred.
clause-HIST-9 = Where the dévole is played, a declaring side without a single trick pays for it what a vole is worth: ten to each of the two defenders of the pool, or twenty to each of the three if Hombre was alone. The ally is paid nothing. It is borne as other losses are. A contre without a trick pays for both.

## Irregularities

group-LAW = Irregularities
clause-LAW-1 = Not to follow though one could is a revoke. It is put right for nothing as long as the trick has not been turned down and the offender has not played to the next one. After that it costs a beast; if the deal is not over, the cards go back as far as possible and play begins again from the faulty trick. Each revoke that is found by itself costs a beast; several that are found together when the tricks have been gathered cost one.
clause-LAW-2 = Who asks what trumps are, is told wrongly and ruffs in good faith owes no beast; the card stays played, and the true trumps decide who wins. Who takes some other card for a trump without having asked, and gathers the trick with it, owes a beast.
clause-LAW-3 = A card drawn from the hand and shown must be played where taking it back could tell something or do harm. This does not bind a player who is alone against the others.
clause-LAW-4 = Who turns up another player's hand when she means to look at the tricks owes a beast. At her own turn she shares it with the player who left the hand in the way; out of turn she bears the whole of it.
clause-LAW-5 = An ally who does not lead to the first trick may not play the called king, or lead Spadille, Manille or Basto, only to make herself known. It costs the side the right to the vole, and in bad faith a beast.
clause-LAW-6 = A card played out of turn costs no beast by itself. A card exposed in dealing makes the deal void. When two suits are named as trumps the first is trumps, and the second is that of the called king.
clause-LAW-7 = Words or signs that urge on to the vole cost the right to it. To talk an ally out of it, or to warn her that six tricks are made, costs a beast.
clause-LAW-8 = In the Médiateur an honest underpayment that can be proved is made good in a later deal. In the Historical form bonuses that must be claimed lapse, and the reckoning of a beast is not opened again once the next deal has been played.
clause-LAW-9 = Who begins a sitting finishes it or settles what she owes. A sitting may be adjourned, and is taken up again exactly as it stood.

## Counting a hand

group-EVAL = Counting a hand
clause-EVAL-1 = Count the tricks that a hand may expect: one for each trump, one for each king of another suit, one for a queen and jack of the same suit together. Then, for each higher trump that is missing, strike out the lowest trump held: the high ones draw what is missing, and the low ones are the price. A queen with nothing but small cards beside her is an encouragement and no trick.
clause-EVAL-2 = A hand should expect four tricks of its own for a simple call, or three in the Historical form; five for a médiateur; six for a sans-prendre; for a declared vole nine with the exchange, and ten without it.
clause-EVAL-3 = The worked hands of the old books are counted as the books count them, and may bid what the books let them bid.
clause-EVAL-4 = For a simple call choose the king of a suit in which you hold one card, so that you can soon trump it: you are in rule. Else choose that of your shortest suit; of a suit that you do not hold only from need. At equal length red goes before black, unless the black suit has the queen and the red one nothing better than the jack. For a médiateur choose the king of your longest suit, and give a card of your shortest one for it.

## Three-Card Loo

group-LOO = Three-Card Loo
clause-LOO-1 = Two to seventeen play, best five to seven, with fifty-two cards, the ace high in every suit. Everyone starts with an equal number of counters. Whoever cuts the lowest card deals first; for this the ace is low, and equals cut again. Dealing, speaking and playing go to the left, so the dealer's left neighbour is eldest.
clause-LOO-2 = The dealer stakes three counters. A pool of three is called a single; a larger one, in which something was left over, a double. Each player, and a spare hand called Miss, gets three cards, one at a time, and the next card is turned up: its suit is trumps. Where seventeen play there are no cards left for Miss, and nobody can exchange.
clause-LOO-3 = From eldest to the dealer, each says whether she plays or throws her hand in. One who plays may take Miss, unseen, for the hand that she was dealt. Only the first who claims Miss gets it; she may then neither drop out nor change back.
clause-LOO-4 = If all before the dealer throw in, the dealer takes the pool. If one takes Miss and all others throw in, she takes it.
clause-LOO-5 = If just one plays before the dealer, and with the hand that she was dealt, the dealer may not throw in. Either he plays for himself, with or without exchanging; or he defends Miss: he plays Miss's cards, and wins and loses nothing. Then only the other player wins from the pool or pays to it, and the thirds that Miss wins stay there. Where seventeen play there is no Miss to take or to defend.
clause-LOO-6 = The first of those who play, counted from eldest, leads: the ace of trumps if she holds it, or the king if the ace was turned up; otherwise a trump if she has two or more, against a single opponent the highest of them; otherwise any card.
clause-LOO-7 = Players follow suit and head the trick if they can: they beat the best card in it, unless a trump has already overtaken the suit that was led. Who cannot follow must trump, and higher than any trump in the trick if she can; if she cannot, with a lower one. Only who has neither the suit nor a trump may discard.
clause-LOO-8 = The highest trump wins the trick, or else the highest card of the suit that was led. The winner leads to the next: a trump if she has one, whichever she likes.
clause-LOO-9 = Each trick takes a third of the pool. A player who took part and won no trick is looed and pays three counters to the pool, which makes the next one a double. A third is of whole counters: one or two that cannot be parted, after Miss was defended, stay in the pool.
clause-LOO-10 = A table may play that nobody throws in when the pool is a single; a dealer may even then defend Miss. And it may play unlimited loo, where a looed player pays what the pool held when the deal began.
