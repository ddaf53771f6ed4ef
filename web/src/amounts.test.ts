import { describe, expect, it } from 'vitest';
import { amountWords, laidOut } from './amounts';
import { words } from './words';

const JETONS = words('en', 'french', 'mediateur');
const COUNTERS = words('en', 'french', 'quanti');

describe('amounts', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [28, '2 fish 8'],
    [416, '4 markers 1 fish 6'],
    [1000, '10 markers'],
    [-30, 'minus 3 fish'],
  ])('%i jetons lie on the table as %s', (amount, laid) => {
    expect(laidOut(JETONS, amount)).toBe(laid);
  });

  it('are told with the pieces to push only where there are kinds of pieces', () => {
    expect(amountWords(JETONS, 28)).toBe('28 jetons (2 fish 8)');
    expect(amountWords(JETONS, 1)).toBe('1 jeton');
    expect(amountWords(COUNTERS, 28)).toBe('28 counters');
  });

  it('and contracts are called as the rule set calls them', () => {
    expect(JETONS.t('contract-solo')).toBe('Sans-prendre');
    expect(COUNTERS.t('contract-solo')).toBe('Solo');
  });
});
