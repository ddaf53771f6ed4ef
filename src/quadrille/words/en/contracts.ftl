# What may be undertaken. `contract-<key>` is its name, `contract-<key>-means` what it asks.
# Any message may have another wording in a rule set: its key, `-in-`, and the rule set's.

contract-alliance = Alliance
contract-alliance-means = Six tricks with an ally: name trumps, then call a card of another suit. Whoever holds it is on your side, and says nothing.
contract-mediateur = Médiateur
contract-mediateur-means = Six tricks alone against three, with help: name trumps and call a card. Its holder gives it to you, and you give back another.
contract-solo = Solo
contract-solo-means = Six tricks alone against three, with the cards you were dealt.
contract-vole = Vole
contract-vole-means = All ten tricks alone. Everybody stakes on it as soon as it is bid.
contract-contre = Contre
contract-contre-means = All ten tricks alone, above every other bid. If one is missed, you pay each opponent for the vole.

contract-alliance-in-mediateur = Simple call
contract-alliance-means-in-mediateur = Ask leave, and make six tricks with an ally: name trumps, then call a king of another suit. Whoever holds it is on your side, and says nothing.
contract-mediateur-in-mediateur = Médiateur
contract-mediateur-means-in-mediateur = Six tricks alone against three, with help: name trumps and call a king. Its holder gives it to you for a fish, and you give back another card, face down.
contract-solo-in-mediateur = Sans-prendre
contract-solo-means-in-mediateur = Six tricks alone against three, taking nobody's card.
contract-vole-in-mediateur = Declared vole
contract-vole-means-in-mediateur = All ten tricks alone, declared beforehand. You then say whether you play with your own cards or, where that is allowed, call a king as in a médiateur.
contract-alliance-in-historical = Simple call
contract-alliance-means-in-historical = Ask leave, and make six tricks with an ally: name trumps, then call a king of another suit. Whoever holds it is on your side, and says nothing.
contract-solo-in-historical = Sans-prendre
contract-solo-means-in-historical = Six tricks alone against three, taking nobody's help.

# How a declared vole is played: `way-<contract>`.

way-solo = With your own cards
way-solo-means = Ten tricks with the hand that you were dealt.
way-mediateur = With a called card
way-mediateur-means = Call a king, get it from its holder, and give a card back, face down.

bid-in-favourite = { $contract } in the favourite
