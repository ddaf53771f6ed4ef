import { describe, expect, it } from 'vitest';
import { words } from '../../words';
import { gameOn } from '../shared';
import type { LooEntryTold, LooSheetTold } from './law.gen';
import { dealTold, entryTold, seatOf, toggled } from './telling';

const WORDS = words('en', 'french');
const SHEET = {
  names: ['Anna', 'Ben', 'Carla'],
  counted: 1,
  deals: 12,
  dealer: 2,
  double: true,
  pool: 6,
  due: [{ payer: 2, payee: 'pool', amount: 3 }],
} as unknown as LooSheetTold;

function entry(more: Partial<LooEntryTold>): LooEntryTold {
  return {
    at: 0,
    struck: false,
    played: [0, 2],
    miss: null,
    defended: false,
    number: 2,
    double: false,
    pool_before: 3,
    looed: [],
    ...more,
  } as LooEntryTold;
}

describe('what the page tells of Three-Card Loo', () => {
  it('tells the deal that comes, with its pool', () => {
    expect(dealTold(WORDS, SHEET)).toBe('Deal 2 of 12, Carla deals, a double of 9');
  });

  it('tells who played, what became of Miss, and who was looed', () => {
    expect(entryTold(WORDS, SHEET, entry({ looed: [2] }))).toBe(
      'Deal 2 for a single of 3: Anna and Carla played; looed: Carla.',
    );
    expect(entryTold(WORDS, SHEET, entry({ miss: 2, double: true, pool_before: 9 }))).toBe(
      'Deal 2 for a double of 9: Anna and Carla played, Carla with Miss; nobody looed.',
    );
    expect(entryTold(WORDS, SHEET, entry({ defended: true }))).toContain('the dealer for Miss');
    expect(entryTold(WORDS, SHEET, entry({ played: [] }))).toMatch(/: nobody played\.$/);
  });

  it('tells of what is struck through only what was entered', () => {
    expect(entryTold(WORDS, SHEET, entry({ struck: true, number: null }))).toBe(
      'Anna and Carla played',
    );
  });

  it('keeps several answers in one', () => {
    expect(toggled('', '2')).toBe('2');
    expect(toggled('nobody', '2')).toBe('2');
    expect(toggled('2 0', '1')).toBe('2 0 1');
    expect(toggled('2 0 1', '0')).toBe('2 1');
    expect([seatOf('tricks-16'), seatOf('miss')]).toEqual([16, null]);
  });

  it('knows the game of a sheet by its first line', () => {
    expect(gameOn('loo-record 1\nrules loo\n')).toBe('loo');
    expect(gameOn('quadrille-record 1\n')).toBe('quadrille');
  });
});
