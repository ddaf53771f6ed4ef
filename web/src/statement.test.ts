import { describe, expect, it } from 'vitest';
import { BOOK } from '../test/fixtures/states';
import { linesOf } from './account';
import { columnsOf, csvOf, rowsOf } from './ledger';
import { lastStatement, statementOf } from './statement';
import { words } from './words';

const TELLING = {
  words: words('en', 'french'),
  names: ['Anna', 'Ben', 'Carla', 'Dan'],
  me: 0,
} as const;

describe('the statement of a deal', () => {
  it('lays two balances side by side', () => {
    const statement = lastStatement(BOOK);
    expect(statement?.before).toEqual({ purses: [86, 146, 84, 84], pool: 0, beasts: 0, sum: 400 });
    expect(statement?.after).toEqual({ purses: [104, 140, 78, 78], pool: 0, beasts: 0, sum: 400 });
    expect(statement?.change).toEqual({ purses: [18, -6, -6, -6], pool: 0, beasts: 0, sum: 0 });
    expect(statement?.holds).toBe(true);
  });

  it('begins with full purses and an empty pool', () => {
    expect(statementOf(BOOK, 0)?.before).toEqual({
      purses: [100, 100, 100, 100],
      pool: 0,
      beasts: 0,
      sum: 400,
    });
  });

  it('says so when counters are missing', () => {
    const results = BOOK.results.map((result, at) => (at === 2 ? { ...result, pool: 3 } : result));
    expect(statementOf({ ...BOOK, results }, 2)?.holds).toBe(false);
  });

  it('does not exist for a void deal', () => {
    const results = [
      {
        t: 'void',
        number: 1,
        dealer: 0,
        cause: 'bad-pack',
        balances: [0, 0, 0, 0],
        pool: 0,
        beasts: { active: [], waiting: [], owed: 0 },
      },
    ] as const;
    expect(statementOf({ ...BOOK, results }, 0)).toBeNull();
    expect(lastStatement(null)).toBeNull();
  });
});

describe('the lines of an account', () => {
  it('tell equal payments together', () => {
    const result = BOOK.results[2];
    if (result?.t !== 'result') throw new Error('no result');
    const lines = linesOf(result.transfers);
    expect(lines.map(({ reason, clause, moves }) => [reason, clause, moves.length])).toEqual([
      ['stake', 'QPAY-1', 1],
      ['pool', 'QPAY-4', 1],
      ['solo', 'QPAY-3', 1],
      ['matadors', 'QPAY-3', 1],
    ]);
    expect(lines[2]?.moves[0]).toEqual({ payers: [1, 2, 3], payee: 0, amount: 4 });
  });

  it('do not fold two payments of one payer into one', () => {
    const transfer = { payer: 1, payee: 0, amount: 2, reason: 'vole', clause: 'QPAY-3' } as const;
    expect(linesOf([transfer, transfer])[0]?.moves).toHaveLength(2);
  });
});

describe('the ledger', () => {
  const rows = rowsOf(TELLING, BOOK);

  it('has a row for each deal', () => {
    expect(rows.map((row) => [row.number, row.cells.outcome, row.common.pool])).toEqual([
      [5, 'remise', 8],
      [6, 'won', 0],
      [7, 'won', 0],
    ]);
    expect(rows[0]?.cells.ally).toBe('Dan');
  });

  it('goes into a spreadsheet', () => {
    const sheet = csvOf({ ...TELLING, names: ['Anna, the first', 'Ben', 'Carla', 'Dan'] }, rows);
    const [head, first] = sheet.split('\r\n');
    expect(head).toContain('"Anna, the first",Ben,Carla,Dan');
    expect(first).toMatch(/^5,Ben,Carla,Dan,Alliance,spades,king of hearts,5,remise,8,-?\d+,/);
    expect(head).not.toContain('Beasts');
  });

  it('has a column for beasts where losers put them up', () => {
    const results = BOOK.results.map((result, at) =>
      at === 0 ? { ...result, beasts: { active: [14], waiting: [42], owed: 0 } } : result,
    );
    const telling = { ...TELLING, words: words('en', 'french', 'historical') };
    const told = rowsOf(telling, { ...BOOK, results });
    expect(told.map((row) => row.cells.beasts)).toEqual(['0 › 56', '56 › 0', '0 › 0']);
    expect(columnsOf(telling.words)).toContain('beasts');
    const [head, first] = csvOf(telling, told).split('\r\n');
    expect(head).toContain('Pool,Beasts,Anna');
    expect(first).toContain(',8,56,');
  });
});
