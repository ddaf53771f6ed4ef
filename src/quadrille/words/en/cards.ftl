# Cards and suits by their names: the French suits, and the Spanish ones for the display (CARD-7).

## Suits

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-spanish-S = swords
suit-spanish-H = cups
suit-spanish-D = coins
suit-spanish-C = clubs

## Cards

card-KS = king of spades
card-QS = queen of spades
card-JS = jack of spades
card-7S = seven of spades
card-6S = six of spades
card-5S = five of spades
card-4S = four of spades
card-3S = three of spades
card-2S = two of spades
card-AS = ace of spades
card-KH = king of hearts
card-QH = queen of hearts
card-JH = jack of hearts
card-7H = seven of hearts
card-6H = six of hearts
card-5H = five of hearts
card-4H = four of hearts
card-3H = three of hearts
card-2H = two of hearts
card-AH = ace of hearts
card-KD = king of diamonds
card-QD = queen of diamonds
card-JD = jack of diamonds
card-7D = seven of diamonds
card-6D = six of diamonds
card-5D = five of diamonds
card-4D = four of diamonds
card-3D = three of diamonds
card-2D = two of diamonds
card-AD = ace of diamonds
card-KC = king of clubs
card-QC = queen of clubs
card-JC = jack of clubs
card-7C = seven of clubs
card-6C = six of clubs
card-5C = five of clubs
card-4C = four of clubs
card-3C = three of clubs
card-2C = two of clubs
card-AC = ace of clubs

## Cards of a Spanish pack

card-spanish-KS = king of swords
card-spanish-QS = caballo of swords
card-spanish-JS = jack of swords
card-spanish-7S = seven of swords
card-spanish-6S = six of swords
card-spanish-5S = five of swords
card-spanish-4S = four of swords
card-spanish-3S = three of swords
card-spanish-2S = two of swords
card-spanish-AS = ace of swords
card-spanish-KH = king of cups
card-spanish-QH = caballo of cups
card-spanish-JH = jack of cups
card-spanish-7H = seven of cups
card-spanish-6H = six of cups
card-spanish-5H = five of cups
card-spanish-4H = four of cups
card-spanish-3H = three of cups
card-spanish-2H = two of cups
card-spanish-AH = ace of cups
card-spanish-KD = king of coins
card-spanish-QD = caballo of coins
card-spanish-JD = jack of coins
card-spanish-7D = seven of coins
card-spanish-6D = six of coins
card-spanish-5D = five of coins
card-spanish-4D = four of coins
card-spanish-3D = three of coins
card-spanish-2D = two of coins
card-spanish-AD = ace of coins
card-spanish-KC = king of clubs
card-spanish-QC = caballo of clubs
card-spanish-JC = jack of clubs
card-spanish-7C = seven of clubs
card-spanish-6C = six of clubs
card-spanish-5C = five of clubs
card-spanish-4C = four of clubs
card-spanish-3C = three of clubs
card-spanish-2C = two of clubs
card-spanish-AC = ace of clubs

## Trumps with a name

honour-spadille = Spadille
honour-manille = Manille
honour-basto = Basto
honour-punto = Punto
