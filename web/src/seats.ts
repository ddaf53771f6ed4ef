/** Seats as one sits among them: the next to play is on the right. */
import type { Card, Four, Seat } from './protocol';

export type Place = 'self' | 'right' | 'across' | 'left';

const SEATS: Four<Seat> = [0, 1, 2, 3];
const PLACES: Four<Place> = ['self', 'right', 'across', 'left'];

export function after(seat: number, steps = 1): Seat {
  return SEATS[(seat + steps) & 3] ?? 0;
}

export function inOrderFrom(seat: number): Four<Seat> {
  return [after(seat, 0), after(seat), after(seat, 2), after(seat, 3)];
}

/** All seats of a table of any size, in order of play from one on. */
export function roundFrom(seat: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, at) => (seat + at) % players);
}

export function placeOf(seat: number, from: number): Place {
  return PLACES[(seat - from + 4) & 3] ?? 'self';
}

/** Cards as they were laid, finished or not. */
export interface Laid {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** The cards of a trick with those who played them, in order of play. */
export function played(trick: Laid): readonly { readonly seat: Seat; readonly card: Card }[] {
  return trick.cards.map((card, at) => ({ seat: after(trick.leader, at), card }));
}

export function isWhole(trick: Laid): boolean {
  return trick.cards.length === 4;
}
