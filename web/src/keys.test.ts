import { describe, expect, it } from 'vitest';
import { intentOf, type Place } from './keys';

const HAND: Place = { inHand: true, inField: false, letters: true };

function press(key: string, changes: { ctrlKey?: boolean } = {}) {
  return { key, ctrlKey: false, altKey: false, metaKey: false, ...changes };
}

describe('keys', () => {
  it('move over the hand only where a card has the focus', () => {
    expect(intentOf(press('ArrowRight'), HAND)).toEqual({ kind: 'step', by: 1 });
    expect(intentOf(press('ArrowRight'), { ...HAND, inHand: false })).toBeNull();
  });

  it('count cards from one to ten', () => {
    expect(intentOf(press('1'), HAND)).toEqual({ kind: 'nth', at: 0 });
    expect(intentOf(press('9'), HAND)).toEqual({ kind: 'nth', at: 8 });
    expect(intentOf(press('0'), HAND)).toEqual({ kind: 'nth', at: 9 });
  });

  it('ask for help', () => {
    expect(intentOf(press('i'), HAND)).toEqual({ kind: 'hint' });
    expect(intentOf(press('o'), HAND)).toEqual({ kind: 'meter' });
  });

  it.each([
    ['t', 'trick'],
    ['y', 'tricks'],
    ['p', 'purses'],
    ['w', 'why'],
    ['r', 'role'],
    ['b', 'auction'],
  ])('read aloud on demand: %s', (key, what) => {
    expect(intentOf(press(key), HAND)).toEqual({ kind: 'read', what });
    expect(intentOf(press(key.toUpperCase()), HAND)).toEqual({ kind: 'read', what });
  });

  it('open the last trick, the log and the list of keys', () => {
    expect(intentOf(press('l'), HAND)).toEqual({ kind: 'open', what: 'last-trick' });
    expect(intentOf(press('g'), HAND)).toEqual({ kind: 'open', what: 'log' });
    expect(intentOf(press('?'), HAND)).toEqual({ kind: 'open', what: 'help' });
  });

  it('do nothing while text is written', () => {
    expect(intentOf(press('s'), { ...HAND, inField: true })).toBeNull();
    expect(intentOf(press('1'), { ...HAND, inField: true })).toBeNull();
  });

  it('leave single letters alone when they are switched off', () => {
    expect(intentOf(press('s'), { ...HAND, letters: false })).toBeNull();
    expect(intentOf(press('ArrowLeft'), { ...HAND, letters: false })).toEqual({
      kind: 'step',
      by: -1,
    });
  });

  it('leave the browser its own combinations', () => {
    expect(intentOf(press('p', { ctrlKey: true }), HAND)).toBeNull();
  });

  it('never mean to play a card', () => {
    for (const key of ['Enter', ' ', 'Escape', 'x', 'Tab']) {
      expect(intentOf(press(key), HAND)?.kind ?? 'close').toBe('close');
    }
  });
});
