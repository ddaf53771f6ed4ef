/** Suit shapes as path data in a 100 by 100 box. Drawn for this table. */
import type { Suit } from '../protocol';

export type Deck = 'french' | 'spanish';

export interface Shape {
  /** Filled outlines. */
  readonly fill: string;
  /** Lines drawn over the filling, in the colour of the paper. */
  readonly lines: string;
}

const FRENCH: Readonly<Record<Suit, Shape>> = {
  S: {
    fill: 'M50 3C57 23 94 39 94 64C94 78 84 86 73 86C64 86 57 81 53 74C54 85 58 92 68 97H32C42 92 46 85 47 74C43 81 36 86 27 86C16 86 6 78 6 64C6 39 43 23 50 3Z',
    lines: '',
  },
  H: {
    fill: 'M50 95C44 78 5 58 5 31C5 15 17 6 29 6C39 6 47 12 50 23C53 12 61 6 71 6C83 6 95 15 95 31C95 58 56 78 50 95Z',
    lines: '',
  },
  D: {
    fill: 'M50 2C57 20 71 36 90 50C71 64 57 80 50 98C43 80 29 64 10 50C29 36 43 20 50 2Z',
    lines: '',
  },
  C: {
    fill: 'M50 4C63 4 72 14 72 26C72 33 69 38 65 43C69 41 73 40 77 40C88 40 97 49 97 61C97 73 88 82 76 82C65 82 57 76 53 68C54 81 58 91 68 97H32C42 91 46 81 47 68C43 76 35 82 24 82C12 82 3 73 3 61C3 49 12 40 23 40C27 40 31 41 35 43C31 38 28 33 28 26C28 14 37 4 50 4Z',
    lines: '',
  },
};

const SPANISH: Readonly<Record<Suit, Shape>> = {
  // A straight sword, point up.
  S: {
    fill: 'M50 2L58 18V62H80V72H57V88C61 90 61 98 50 98C39 98 39 90 43 88V72H20V62H42V18Z',
    lines: 'M50 20V60',
  },
  // A footed cup with a lid.
  H: {
    fill: 'M50 3C55 3 57 9 54 13C70 15 80 22 82 30H18C20 22 30 15 46 13C43 9 45 3 50 3ZM16 35H84C84 57 73 68 57 71V84C70 85 77 90 78 97H22C23 90 30 85 43 84V71C27 68 16 57 16 35Z',
    lines: 'M24 45H76',
  },
  // A coin with a ring and a star.
  D: {
    fill: 'M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z',
    lines:
      'M50 14A36 36 0 1 1 50 86A36 36 0 1 1 50 14M50 26L56 43L74 43L60 54L65 72L50 61L35 72L40 54L26 43L44 43Z',
  },
  // A rough cudgel with lopped branches.
  C: {
    fill: 'M42 3H58C66 12 68 26 66 36L78 30L81 38L65 48C63 58 60 66 59 72L72 70V78L58 82L57 98H43L42 84L27 78L29 70L41 73C40 64 38 55 36 48L20 40L24 32L35 37C32 25 34 12 42 3Z',
    lines: 'M46 18C44 28 45 36 47 44M54 34C56 44 54 54 52 62',
  },
};

export function shape(suit: Suit, deck: Deck): Shape {
  return deck === 'spanish' ? SPANISH[suit] : FRENCH[suit];
}

/** Where the pips of a number card stand, in a 200 by 320 card; `down` turns them over. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
}

const LEFT = 72;
const MIDDLE = 108;
const RIGHT = 144;
const TOP = 62;
const HIGH = 111;
const CENTRE = 160;
const BOTTOM = 258;

function up(x: number, y: number): Pip {
  return { x, y, down: false };
}

function down(x: number, y: number): Pip {
  return { x, y, down: true };
}

const CORNERS: readonly Pip[] = [
  up(LEFT, TOP),
  up(RIGHT, TOP),
  down(LEFT, BOTTOM),
  down(RIGHT, BOTTOM),
];

const SIDES: readonly Pip[] = [up(LEFT, CENTRE), up(RIGHT, CENTRE)];

/** Two columns of four. */
const COLUMNS: readonly Pip[] = [
  ...CORNERS,
  up(LEFT, 127),
  up(RIGHT, 127),
  down(LEFT, 193),
  down(RIGHT, 193),
];

type Pipped = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T';

export const PIPS: Readonly<Record<Pipped, readonly Pip[]>> = {
  '2': [up(MIDDLE, TOP), down(MIDDLE, BOTTOM)],
  '3': [up(MIDDLE, TOP), up(MIDDLE, CENTRE), down(MIDDLE, BOTTOM)],
  '4': CORNERS,
  '5': [...CORNERS, up(MIDDLE, CENTRE)],
  '6': [...CORNERS, ...SIDES],
  '7': [...CORNERS, ...SIDES, up(MIDDLE, HIGH)],
  '8': [...CORNERS, ...SIDES, up(MIDDLE, HIGH), down(MIDDLE, 2 * CENTRE - HIGH)],
  '9': [...COLUMNS, up(MIDDLE, CENTRE)],
  T: [...COLUMNS, up(MIDDLE, 94), down(MIDDLE, 2 * CENTRE - 94)],
};
