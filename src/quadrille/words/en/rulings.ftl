# Irregularities: what an arbiter or a scorekeeper rules on.
# `offence-<key>` names an offence, `offence-<key>-means` tells what was done, and
# `offence-<key>-ruling` what follows.

offence-revoke = revoke
offence-revoke-means = A player who held the suit led did not follow it, and the trick has been turned down or she has played to the next one.
offence-revoke-ruling = A beast. If the deal is not over, the cards go back as far as possible and play begins again from the faulty trick. Several revokes that are found together after the tricks have been gathered cost one beast.
offence-false-trump = false trump
offence-false-trump-means = A player took another card for a trump without having asked what trumps are, and gathered the trick.
offence-false-trump-ruling = A beast. One who asked and was told wrongly owes nothing: her card stays played, and the true trumps decide the trick.
offence-hand-turned = a hand turned up
offence-hand-turned-means = A player turned up another player's hand when she meant to look at the tricks.
offence-hand-turned-ruling = At her own turn, one beast, half of it from her and half from the player whose hand it was. Out of turn she bears the whole of it.
offence-dissuasion = dissuasion
offence-dissuasion-means = A player talked her ally out of going for the vole, or warned her that six tricks were made.
offence-dissuasion-ruling = A beast.
offence-false-return = king returned from a good hand
offence-false-return-means = An ally with three certain tricks returned the called king, and Hombre lost.
offence-false-return-ruling = A beast from the ally, besides the one that Hombre owes.
offence-shown-ally = ally shown on purpose
offence-shown-ally-means = An ally who was not to lead first played the called king, or led a matador, only to make herself known, and in bad faith.
offence-shown-ally-ruling = A beast, and the side has no right to the vole. In good faith only the vole is lost: that is entered as speech.
offence-speech = speech
offence-speech-means = Words or signs urged the side on to the vole.
offence-speech-ruling = The side has no right to the vole. There is no beast.

fault-shared = { $player }, with { $sharer }: { $offence }
fault-alone = { $player }: { $offence }

# What must be claimed where claims are strict.

bonus-solo = sans-prendre
bonus-matadors = matadors

# Why a deal is void.

void-exposed-card = a card was exposed
void-exposed-card-means = A card was turned up while dealing. The same dealer deals again; there is no beast.
void-bad-pack = the pack was not whole
void-bad-pack-means = The pack has a card too many, too few or twice, and it was found before the last card was played. The same dealer deals again; there is no beast.
void-out-of-turn = dealt out of turn
void-out-of-turn-means = The wrong player dealt, and it was found while the cards were being given. The proper dealer deals.

# What kind of deal it is.

occasion-ordinary = ordinary deal
occasion-double = double round
occasion-double-means = Stakes and payments count twice.
occasion-clearing = clearing beasts
occasion-clearing-means = The agreed rounds are over; play goes on, without poulans, until every beast is taken.
occasion-double-clearing = clearing beasts, double
