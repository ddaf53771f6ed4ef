/** The finished deals of a sitting as rows of words and numbers. */
import { hasBeasts } from './amounts';
import type { Book } from './protocol';
import { statementOf } from './statement';
import { contractName, nameOf, type Telling } from './telling';

export interface Row {
  readonly number: number;
  /** By column. */
  readonly cells: Readonly<Record<string, string>>;
  readonly changes: readonly number[];
  readonly purses: readonly number[];
  /** What is held in common after the deal, by its column. */
  readonly common: Readonly<Record<string, number>>;
}

/** Rows under the columns before those of the players; the last columns tell what is held in common. */
export interface Ledger {
  readonly columns: readonly string[];
  readonly commons: readonly string[];
  readonly rows: readonly Row[];
  /** What stands below, if anything. */
  readonly note: string;
}

const COLUMNS: readonly string[] = [
  'number',
  'dealer',
  'hombre',
  'ally',
  'contract',
  'trumps',
  'called',
  'tricks',
  'outcome',
];

/** The ledger of Quadrille; beasts have a column where there are any. */
export function ledgerOf(telling: Telling, book: Book): Ledger {
  const { words } = telling;
  const commons = hasBeasts(words) ? ['pool', 'beasts'] : ['pool'];
  const won = book.deals_won;
  return {
    columns: [...COLUMNS, ...commons],
    commons,
    rows: rowsOf(telling, book),
    note: won === null ? '' : words.t('ledger-won', { side: won[0], defenders: won[1] }),
  };
}

function rowsOf(telling: Telling, book: Book): readonly Row[] {
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
export function csvOf(telling: Telling, { columns, rows }: Ledger): string {
  const { words } = telling;
  const head = [...columns.map((column) => words.t(`ledger-${column}`)), ...telling.names];
  const body = rows.map((row) => [
    ...columns.map((column) => String(row.common[column] ?? row.cells[column] ?? '')),
    ...row.changes.map(String),
  ]);
  return [head, ...body].map((line) => line.map(quoted).join(',')).join('\r\n');
}
