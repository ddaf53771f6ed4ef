// By suit (plain, trump) and winner; in each row by trait.
inline int kWeights[2][3][kTraits] = {{{69, 0, 1, 0, 0, 0, 0, 2}, {29, 8, 13, 8, 1, -31, 0, 5}, {0, 62, 8, 0, 0, -57, 6, 0}},
 {{62, -9, 11, -11, -8, -67, 0, 2}, {32, 12, -5, 0, 0, -68, 0, 5}, {0, -24, -5, 7, 0, 0, 3, 0}}};
inline int kWin = 16, kMostWins = 140, kSameSuit = 47, kSameCard = 103, kLatest = 25;
