import { describe, expect, it } from 'vitest';
import { words } from '../words';
import type { DealTold, EntryTold, SheetTold } from './law.gen';
import { answerTold, countersTold, entryTold, faultTold, partyTold, signed } from './telling';

const WORDS = words('en', 'french');
const SHEET = {
  names: ['Anna', 'Ben', 'Carla', 'Dan'],
  rules: 'mediateur',
  jetons: true,
} as unknown as SheetTold;

const DEAL = {
  hombre: 1,
  ally: 2,
  giver: null,
  contract: 'alliance',
  forced: false,
  trumps: 'H',
  double: false,
  side: 5,
  outcome: 'remise',
  vole: 'no',
} as unknown as DealTold;

function entry(line: string, more: Partial<EntryTold> = {}): EntryTold {
  const [first = ''] = line.split(' ');
  const kind = /^\d/.test(first) ? 'claim' : first;
  return { at: 0, kind, line, struck: false, number: 3, deal: null, ...more } as EntryTold;
}

describe('what the page tells', () => {
  it('tells answers as buttons say them', () => {
    expect(answerTold(WORDS, SHEET, 'hombre', '2')).toBe('Carla');
    expect(answerTold(WORDS, SHEET, 'contract', 'solo')).toBe('Sans-prendre');
    expect(answerTold(WORDS, SHEET, 'contract', 'forced')).toBe('Forced Spadille');
    expect(answerTold(WORDS, SHEET, 'trumps', 'H')).toBe('Hearts');
    expect(answerTold(WORDS, SHEET, 'tricks', '7')).toBe('7');
    expect(answerTold(WORDS, SHEET, 'matadors', '9')).toBe('9 in a row');
    expect(answerTold(WORDS, SHEET, 'offence', 'revoke')).toBe('Revoke');
    expect(answerTold(WORDS, SHEET, 'ally', 'own')).toContain('Nobody');
  });

  it('tells entries of every kind', () => {
    expect(entryTold(WORDS, SHEET, entry('result …', { deal: DEAL }))).toBe(
      'Deal 3: Ben with Carla, Simple call in hearts, 5 tricks, remise.',
    );
    expect(entryTold(WORDS, SHEET, entry('redeal bad-pack'))).toContain('Deal 3: void');
    expect(entryTold(WORDS, SHEET, entry('fault 1 hand-turned with 3'))).toContain('Dan');
    expect(entryTold(WORDS, SHEET, entry('2 claim matadors'))).toBe('Claim: Carla, matadors.');
    const struck = entry('result hombre 0 contract solo trumps S tricks 7 1 1 1', { struck: true });
    expect(entryTold(WORDS, SHEET, struck)).toBe('Anna, Sans-prendre in spades');
  });

  it('lays amounts out in counters', () => {
    const push = {
      payer: 0,
      payee: 'beasts',
      amount: 416,
      markers: 4,
      fish: 1,
      jetons: 6,
    } as const;
    expect(countersTold(WORDS, SHEET, push)).toBe('4 markers 1 fish 6 jetons');
    expect(partyTold(WORDS, SHEET, 'beasts')).toBe('beasts');
    expect(partyTold(WORDS, SHEET, 0)).toBe('Anna');
  });

  it('tells what was refused with its clause', () => {
    const fault = {
      code: 'refusal-later-entry',
      clause: 'MPAY-1',
      line: null,
      facts: [['number', '5']] as [string, string][],
    };
    expect(faultTold(WORDS, fault)).toMatch(/^Entry 5.*\(MPAY-1\)$/);
    expect(faultTold(WORDS, { ...fault, code: 'never-heard', clause: '', line: 2 })).toContain(
      'ine 2',
    );
  });

  it('gives every amount its sign', () => {
    expect([signed(3), signed(-3), signed(0)]).toEqual(['+3', '−3', '0']);
  });
});
