/** Where seats sit round a table on which play goes to the left, as clock hands do. */

/** So many are laid out as a ring; more are a list. */
export const MOST_IN_RING = 7;

export interface Spot {
  readonly column: 1 | 2 | 3;
  readonly row: number;
}

export interface Ring {
  /** By the number of steps to the left of oneself; one's own spot is the first. */
  readonly spots: readonly Spot[];
  /** The rows beside what lies in the middle: its first, and how many. */
  readonly middle: { readonly row: number; readonly rows: number };
}

/**
 * The left neighbour sits on the left nearest to oneself; then it goes up, across and down the
 * right side. Somebody sits across where the others are an odd number.
 */
export function ringOf(players: number): Ring {
  const others = players - 1;
  const aside = Math.floor(others / 2);
  const across = others % 2;
  const rows = Math.max(1, aside);
  const last = across + rows;
  const left = Array.from({ length: aside }, (_, at): Spot => ({ column: 1, row: last - at }));
  const top: readonly Spot[] = across === 1 ? [{ column: 2, row: 1 }] : [];
  const right = left.map(({ row }): Spot => ({ column: 3, row })).reverse();
  return {
    spots: [{ column: 2, row: last + 1 }, ...left, ...top, ...right],
    middle: { row: across + 1, rows },
  };
}
