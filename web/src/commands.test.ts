import { describe, expect, it } from 'vitest';
import { readActions, readCard, readCommand as read } from './commands';

function readCommand(line: string) {
  return read(line, readActions);
}

describe('typed commands', () => {
  it.each([
    ['7h', '7H'],
    ['7 h', '7H'],
    ['king of clubs', 'KC'],
    ['Ace spades', 'AS'],
    ['caballo of cups', 'QH'],
    ['ten of clubs', 'TC'],
    ['10 c', 'TC'],
    ['1h', null],
    ['', null],
  ])('read the card %s', (written, card) => {
    expect(readCard(written)).toBe(card);
  });

  it.each(['play 7h', '7h', 'play 7 of hearts'])('play a card: %s', (line) => {
    expect(readCommand(line)).toEqual({ kind: 'act', actions: [{ t: 'play', card: '7H' }] });
  });

  it.each(['h kc', 'hearts, king clubs', 'hearts and I call the king of clubs', 'trumps h kc'])(
    'name trumps and call in one: %s',
    (line) => {
      expect(readCommand(line)).toEqual({
        kind: 'act',
        actions: [
          { t: 'name-trumps', suit: 'H' },
          { t: 'call', card: 'KC' },
        ],
      });
    },
  );

  it('bid, also in the favourite', () => {
    expect(readCommand('bid solo')).toEqual({
      kind: 'act',
      actions: [{ t: 'bid', contract: 'solo', favourite: false }],
    });
    expect(readCommand('bid médiateur in favourite')).toEqual({
      kind: 'act',
      actions: [{ t: 'bid', contract: 'mediateur', favourite: true }],
    });
  });

  it.each([
    ['pass', { t: 'pass' }],
    ['stop', { t: 'stop' }],
    ['ask', { t: 'ask' }],
    ['yes', { t: 'answer', yes: true }],
    ['no', { t: 'answer', yes: false }],
    ['give 4d', { t: 'give', card: '4D' }],
    ['call kc', { t: 'call', card: 'KC' }],
    ['invite ks', { t: 'invite', card: 'KS' }],
    ['trumps spades', { t: 'name-trumps', suit: 'S' }],
  ])('act: %s', (line, action) => {
    expect(readCommand(line)).toEqual({ kind: 'act', actions: [action] });
  });

  it.each([
    ['last', { kind: 'open', what: 'last-trick' }],
    ['pool', { kind: 'read', what: 'purses' }],
    ['role', { kind: 'read', what: 'role' }],
    ['why 3s', { kind: 'why', card: '3S' }],
    ['why', { kind: 'why', card: null }],
    ['hand', { kind: 'hand' }],
    ['ready', { kind: 'ready' }],
    ['hint', { kind: 'hint' }],
    ['meter', { kind: 'meter' }],
    ['reasons', { kind: 'open', what: 'reasons' }],
    ['play 8h', { kind: 'unknown' }],
    ['dance', { kind: 'unknown' }],
    ['play everything', { kind: 'unknown' }],
    ['   ', { kind: 'unknown' }],
  ])('ask: %s', (line, command) => {
    expect(readCommand(line)).toEqual(command);
  });
});
