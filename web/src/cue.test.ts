import { describe, expect, it } from 'vitest';
import { ALLIANCE, VIEW } from '../test/fixtures/states';
import { cueOf } from './cue';
import type { Contracted } from './protocol';

function cue(contract: Partial<Contracted> | null, hand = VIEW.hand) {
  return cueOf({
    seat: 0,
    hand,
    contract: contract === null ? null : { ...ALLIANCE, ...contract },
  });
}

describe('the private line', () => {
  it('tells the holder of the called card that she is the ally', () => {
    expect(cue({ hombre: 2 })).toEqual({ kind: 'ally', card: 'KC', hombre: 2 });
  });

  it('tells anybody else that she does not hold it', () => {
    expect(cue({ hombre: 2, called: 'KS' })).toEqual({ kind: 'not-ally', card: 'KS' });
  });

  it('says the same to Hombre whether or not she holds the card', () => {
    const held = cue({ hombre: 0, called: 'KC' });
    const other = cue({ hombre: 0, called: 'KS', ally: null, alone: false });
    expect(held.kind).toBe('called');
    expect(other.kind).toBe('called');
  });

  it('does not use what the server knows of an ally not yet shown', () => {
    expect(cue({ hombre: 2, called: 'KS', ally: 3, shown: false }).kind).toBe('not-ally');
    expect(cue({ hombre: 0, called: 'KC', alone: true, shown: false }).kind).toBe('called');
  });

  it('names the ally once all know her', () => {
    expect(cue({ hombre: 2, ally: 3, shown: true })).toEqual({ kind: 'shown', ally: 3, hombre: 2 });
  });

  it('tells who plays alone', () => {
    expect(cue({ calls: false, called: null })).toEqual({ kind: 'alone', hombre: 0 });
    expect(cue({ hombre: 2, alone: true, shown: true })).toEqual({ kind: 'alone', hombre: 2 });
    expect(cue({ exchanges: true }).kind).toBe('alone');
  });

  it('waits until a card is called', () => {
    expect(cue(null).kind).toBe('to-come');
    expect(cue({ called: null }).kind).toBe('to-come');
  });
});
