// By suit (plain, trump) and winner; in each row by trait.
inline int kWeights[2][3][kTraits] = {{{69, -10, 6, 16, 0, -6, 0, -5, }, {29, -1, 13, 13, 1, -43, 0, 5, }, {0, 62, 8, 0, 3, -67, 6, 0, }, },
{{62, 19, 11, -9, -6, -68, 2, 7, }, {26, 31, -5, 0, 0, -64, 1, 5, }, {0, -79, -5, 7, 0, -1, 2, -2, }, },
};
inline int kWin = 16, kMostWins = 117, kSameSuit = 53, kSameCard = 107, kLatest = 25;
