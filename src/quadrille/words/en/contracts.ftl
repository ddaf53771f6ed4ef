# What may be undertaken. `contract-<key>` is its name, `contract-<key>-means` what it asks.

contract-alliance = Alliance
contract-alliance-means = Six tricks with an ally: name trumps, then call a card of another suit. Whoever holds it is on your side, and says nothing.
contract-mediateur = Médiateur
contract-mediateur-means = Six tricks alone against three, with help: name trumps and call a card. Its holder gives it to you, and you give back another.
contract-solo = Solo
contract-solo-means = Six tricks alone against three, with the cards you were dealt.
contract-vole = Vole
contract-vole-means = All ten tricks alone. Everybody stakes on it as soon as it is bid.
contract-contre = Contre
contract-contre-means = All ten tricks alone, above every other bid.

bid-in-favourite = { $contract } in the favourite
