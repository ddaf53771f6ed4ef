/** A deal's account laid beside the one before it. The amounts are the server's. */
import { sum } from '../account';
import type { Book, DealResult } from './protocol';

export interface Statement {
  readonly result: DealResult;
  /** By seat. */
  readonly before: readonly number[];
  readonly change: readonly number[];
  readonly pool: { readonly before: number; readonly change: number };
  /** Whether the sum is what it was. */
  readonly holds: boolean;
}

export function statementOf(book: Book, at: number): Statement | null {
  const result = book.results[at];
  if (!result) return null;
  const last = book.results[at - 1];
  const before = last?.balances ?? result.balances.map(() => 0);
  const pool = last?.pool ?? 0;
  return {
    result,
    before,
    change: result.balances.map((balance, seat) => balance - (before[seat] ?? 0)),
    pool: { before: pool, change: result.pool - pool },
    holds: sum(before) + pool === sum(result.balances) + result.pool,
  };
}
