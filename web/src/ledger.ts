/** The finished deals of a sitting as rows of words and numbers. */
import { hasBeasts } from './amounts';
import type { Book } from './protocol';
import { statementOf } from './statement';
import { contractName, nameOf, type Telling } from './telling';
import type { Words } from './words';

const COLUMNS = [
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
  'beasts',
] as const;

export type Column = (typeof COLUMNS)[number];

/** What is held in common, and so told as it was and as it is. */
export type Common = 'pool' | 'beasts';

export interface Row {
  readonly number: number;
  readonly cells: Readonly<Record<Column, string>>;
  readonly changes: readonly number[];
  readonly purses: readonly number[];
  readonly common: Readonly<Record<Common, number>>;
}

/** The columns before those of the players; beasts have one where there are any. */
export function columnsOf(words: Words): readonly Column[] {
  return COLUMNS.filter((column) => column !== 'beasts' || hasBeasts(words));
}

export function isCommon(column: Column): column is Common {
  return column === 'pool' || column === 'beasts';
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
      beasts: `${String(before.beasts)} › ${String(after.beasts)}`,
    };
    return [
      {
        number: result.number,
        cells,
        changes: change.purses,
        purses: after.purses,
        common: { pool: after.pool, beasts: after.beasts },
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
  const columns = columnsOf(words);
  const head = [...columns.map((column) => words.t(`ledger-${column}`)), ...telling.names];
  const body = rows.map((row) => [
    ...columns.map((column) => (isCommon(column) ? String(row.common[column]) : row.cells[column])),
    ...row.changes.map(String),
  ]);
  return [head, ...body].map((line) => line.map(quoted).join(',')).join('\r\n');
}
