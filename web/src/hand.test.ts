import { describe, expect, it } from 'vitest';
import { landing } from './hand';
import type { Card, Honour } from './protocol';

const HAND: readonly Card[] = ['AS', '7H', 'KH', 'QS', '3S', 'JD', '5D'];
const HONOURS = new Map<Card, Honour>([
  ['AS', 'spadille'],
  ['7H', 'manille'],
]);
const LAWFUL = new Set<Card>(['JD', '5D']);

function land(intent: Parameters<typeof landing>[0], at = 0): number | null {
  return landing(intent, HAND, at, LAWFUL, HONOURS);
}

describe('moving over the hand', () => {
  it('stops at both ends', () => {
    expect(land({ kind: 'step', by: -1 }, 0)).toBe(0);
    expect(land({ kind: 'step', by: 1 }, 6)).toBe(6);
    expect(land({ kind: 'edge', to: 'last' })).toBe(6);
    expect(land({ kind: 'edge', to: 'first' }, 4)).toBe(0);
  });

  it('goes to the next lawful card, round the hand', () => {
    expect(land({ kind: 'next-legal', by: 1 }, 0)).toBe(5);
    expect(land({ kind: 'next-legal', by: 1 }, 6)).toBe(5);
    expect(land({ kind: 'next-legal', by: -1 }, 0)).toBe(6);
  });

  it('does not take Spadille for a spade', () => {
    expect(land({ kind: 'suit', suit: 'S' }, 0)).toBe(3);
    expect(land({ kind: 'suit', suit: 'S' }, 4)).toBe(3);
  });

  it('goes round the matadors', () => {
    expect(land({ kind: 'matadors' }, 0)).toBe(1);
    expect(land({ kind: 'matadors' }, 1)).toBe(0);
  });

  it('finds no card that is not there', () => {
    expect(land({ kind: 'nth', at: 8 })).toBeNull();
    expect(land({ kind: 'suit', suit: 'C' })).toBeNull();
    expect(landing({ kind: 'step', by: 1 }, [], 0, null, HONOURS)).toBeNull();
  });
});
