/** The finished deals of a sitting of Three-Card Loo as rows of words and numbers. */
import type { Ledger } from '../ledger';
import { nameOf, namesOf, type Telling } from '../telling';
import type { Book } from './protocol';
import { statementOf } from './statement';

const COMMONS: readonly string[] = ['pool'];

export function ledgerOf(telling: Telling, book: Book): Ledger {
  const { words } = telling;
  const none = words.t('ledger-none');
  const names = (seats: readonly number[]): string =>
    seats.length === 0 ? none : namesOf(telling, seats);
  const rows = book.results.flatMap((_, at) => {
    const statement = statementOf(book, at);
    if (statement === null) return [];
    const { result, change, pool } = statement;
    const cells = {
      number: String(result.number),
      dealer: nameOf(telling, result.dealer),
      stakes: String(result.pool_before),
      trumps: result.turn_up === null ? none : words.card(result.turn_up),
      played: names(result.played),
      miss: result.defended
        ? words.t('loo-ledger-defended')
        : names(result.miss === null ? [] : [result.miss]),
      looed: names(result.looed),
      pool: `${String(pool.before)} › ${String(result.pool)}`,
    };
    const { number, balances, pool: left } = result;
    return [{ number, cells, changes: change, purses: balances, common: { pool: left } }];
  });
  const columns = ['number', 'dealer', 'stakes', 'trumps', 'played', 'miss', 'looed', ...COMMONS];
  return { columns, commons: COMMONS, rows, note: '' };
}
