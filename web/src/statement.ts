/**
 * A deal's account as a statement: before, change and after, side by side. The amounts are the
 * server's; what is done here is to lay two of its balances beside each other and to check that
 * the sum never moves.
 */
import type { Beasts, Book, DealResult, Result, Seat } from './protocol';

export interface Balance {
  readonly purses: readonly number[];
  readonly pool: number;
  /** Active and waiting beasts together. */
  readonly beasts: number;
  readonly sum: number;
}

export interface Statement {
  readonly result: DealResult;
  /** Tricks of the declaring side. */
  readonly tricks: number;
  readonly before: Balance;
  readonly change: Balance;
  readonly after: Balance;
  /** Whether the sum is what it was. */
  readonly holds: boolean;
}

function balance(purses: readonly number[], pool: number, beasts: number): Balance {
  return { purses, pool, beasts, sum: purses.reduce((sum, purse) => sum + purse, pool + beasts) };
}

export function sumOf({ active, waiting }: Beasts): number {
  return [...active, ...waiting].reduce((sum, beast) => sum + beast, 0);
}

function standing(purse: number, result: Result | undefined, seats: number): Balance {
  return result
    ? balance(
        result.balances.map((change) => purse + change),
        result.pool,
        sumOf(result.beasts),
      )
    : balance(
        Array.from({ length: seats }, () => purse),
        0,
        0,
      );
}

function moved(before: Balance, after: Balance): Balance {
  return balance(
    after.purses.map((purse, seat) => purse - (before.purses[seat] ?? 0)),
    after.pool - before.pool,
    after.beasts - before.beasts,
  );
}

export function sideOf(result: DealResult): readonly Seat[] {
  const { hombre, ally } = result.facts;
  return ally === null ? [hombre] : [hombre, ally];
}

/** The statement of one deal of the book; nothing for a void deal. */
export function statementOf(book: Book, at: number): Statement | null {
  const result = book.results[at];
  if (!result || result.t === 'void') return null;
  const before = standing(book.purse, book.results[at - 1], result.balances.length);
  const after = standing(book.purse, result, result.balances.length);
  return {
    result,
    tricks: sideOf(result).reduce<number>((sum, seat) => sum + result.facts.tricks[seat], 0),
    before,
    change: moved(before, after),
    after,
    holds: before.sum === after.sum,
  };
}

export function lastStatement(book: Book | null): Statement | null {
  return book === null ? null : statementOf(book, book.results.length - 1);
}
