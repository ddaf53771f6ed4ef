/** The finished deals of a sitting as rows of words and numbers. */
import type { Book } from './protocol';
import { statementOf } from './statement';
import { contractName, nameOf, type Telling } from './telling';

export interface Cells {
  readonly dealer: string;
  readonly hombre: string;
  readonly ally: string;
  readonly contract: string;
  readonly trumps: string;
  readonly called: string;
  readonly tricks: string;
  readonly outcome: string;
  readonly pool: string;
}

export interface Row {
  readonly number: number;
  readonly cells: Cells & { readonly number: string };
  readonly changes: readonly number[];
  readonly purses: readonly number[];
  readonly pool: number;
}

export function rowsOf(telling: Telling, book: Book): readonly Row[] {
  const { words } = telling;
  const none = words.t('ledger-none');
  return book.results.flatMap((_, at): readonly Row[] => {
    const statement = statementOf(book, at);
    if (statement === null) return [];
    const { result, before, change, after } = statement;
    const { facts } = result;
    const cells = {
      number: String(result.number),
      dealer: nameOf(telling, result.dealer),
      hombre: nameOf(telling, facts.hombre),
      ally: facts.ally === null ? none : nameOf(telling, facts.ally),
      contract: facts.forced
        ? words.t('strip-value-forced')
        : contractName(words, facts.contract.key, false),
      trumps: words.suit(facts.trumps),
      called: facts.called === null ? none : words.card(facts.called),
      tricks: String(statement.tricks),
      outcome: words.t(`outcome-${result.outcome}`),
      pool: `${String(before.pool)} › ${String(after.pool)}`,
    };
    return [
      {
        number: result.number,
        cells,
        changes: change.purses,
        purses: after.purses,
        pool: after.pool,
      },
    ];
  });
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The same rows for a spreadsheet. */
export function csvOf(telling: Telling, rows: readonly Row[]): string {
  const { words } = telling;
  const columns = [
    'number',
    'dealer',
    'hombre',
    'ally',
    'contract',
    'trumps',
    'called',
    'tricks',
    'outcome',
    'pool',
  ] as const;
  const head = [...columns.map((column) => words.t(`ledger-${column}`)), ...telling.names];
  const body = rows.map((row) => [
    ...columns.map((column) => (column === 'pool' ? String(row.pool) : row.cells[column])),
    ...row.changes.map(String),
  ]);
  return [head, ...body].map((line) => line.map(quoted).join(',')).join('\r\n');
}
