import { describe, expect, it } from 'vitest';
import { HELPED, REASONS, TREATISE, why } from '../test/fixtures/help';
import { HONOURS, VIEW } from '../test/fixtures/states';
import { partsOf as looParts } from './loo/deeds';
import type { SeatView as LooView } from './loo/protocol';
import type { Quadrille } from './protocol';
import { QUADRILLE } from './quadrille';
import { clauseOf, placeSentence, toldSentence, whySentence } from './reasons';
import { reduce, START } from './store';
import type { Telling } from './telling';
import { words } from './words';

const TELLING: Telling = {
  words: words('en', 'french'),
  names: ['Anna', 'Ben', 'Carla', 'Dan'],
  me: 0,
};

const VIEWED = HELPED.reasons?.screen?.view ?? VIEW;

describe('a reason', () => {
  it('is a sentence with the facts of the moment', () => {
    const searched = why('searched', '', [
      ['worlds', '240'],
      ['choices', '3'],
      ['ahead', '2.4'],
    ]);
    expect(whySentence(TELLING, searched)).toContain('dealt 240 times, and 3 choices');
  });

  it('that no catalogue has says so', () => {
    expect(whySentence(TELLING, why('never-written'))).toBe('No sentence tells this reason.');
  });

  it('rests on a clause that can be read, or on a place of a source, or on nothing', () => {
    expect(clauseOf(why('ev-1', 'EVAL-1'))).toBe('EVAL-1');
    expect(placeSentence(TELLING, why('ev-1', 'EVAL-1'))).toBe('');
    expect(clauseOf(why('sc-1', TREATISE))).toBeNull();
    expect(placeSentence(TELLING, why('sc-1', TREATISE))).toBe(
      'The old treatise, “Simple call: partnership play”',
    );
    expect(placeSentence(TELLING, why('x', 'S9 §A place'))).toBe('S9, “A place”');
    expect(placeSentence(TELLING, why('x'))).toBe('');
  });
});

describe('the deal, act by act', () => {
  const parts = QUADRILLE.parts(TELLING, VIEWED, REASONS);

  it('has the auction and each trick in order', () => {
    expect(parts.map(({ title }) => title)).toEqual(['Auction', 'Trick 1', 'Trick 2', 'Trick 3']);
  });

  it('gives every act of a bot its own reason, and a person’s none', () => {
    const told = parts.map(({ deeds }) => deeds.map((deed) => deed.told?.why.key ?? '-'));
    expect(told).toEqual([
      ['-', 'ev-3', 'ev-3', 'ev-6'],
      ['-', 'sc-7c', 'sc-7b', 'only-choice'],
      ['-', 'sc-16', 'only-choice', 'searched'],
      ['-', '-', '-', '-'],
    ]);
  });

  it('tells who led and who won', () => {
    expect(parts[1]?.deeds.map(({ tags }) => tags)).toEqual([['led', 'won'], [], [], []]);
  });

  it('is read aloud as what was done and why', () => {
    const deed = parts[1]?.deeds[3];
    expect(deed && toldSentence(TELLING, deed)).toBe(
      'Dan: five of hearts. There was nothing else to choose.',
    );
  });

  it('shows trumps and the call where a bot named them, and what else was said', () => {
    const more = QUADRILLE.parts(TELLING, { ...VIEWED, honours: HONOURS }, [
      {
        chair: 2,
        actions: [
          { t: 'name-trumps', suit: 'H' },
          { t: 'call', card: 'KC' },
        ],
        why: why('ev-2'),
        also: [],
      },
      { chair: 2, actions: [{ t: 'stop' }], why: why('vp-2b'), also: [] },
    ]);
    expect(more.map(({ key }) => key)).toEqual([
      'auction',
      'call',
      'trick-1',
      'trick-2',
      'trick-3',
      'said',
    ]);
    expect(more[1]?.deeds[0]?.words).toBe('hearts, king of clubs');
    expect(more[5]?.deeds[0]?.words).toBe('Stop and collect');
  });

  it('shows the cards of a trick that was not finished', () => {
    const view = { ...VIEWED, table: { leader: 1, cards: ['7C', '5C'], winning: 1 } } as const;
    expect(
      QUADRILLE.parts(TELLING, view, [])
        .at(-1)
        ?.deeds.map(({ seat }) => seat),
    ).toEqual([1, 2]);
  });

  it('is told at a table of Three-Card Loo too', () => {
    const view = {
      spoken: [
        { seat: 0, word: 'play' },
        { seat: 1, word: 'throw-in' },
      ],
      tricks: [{ laid: [{ seat: 0, card: 'AH' }], winner: 0 }],
      table: [],
    } as unknown as LooView;
    const reason = why('loo-neither');
    const told = looParts(TELLING, view, [
      { chair: 1, actions: [{ t: 'say', word: 'throw-in' }], why: reason, also: [] },
    ]);
    expect(told.map(({ key }) => key)).toEqual(['auction', 'trick-1']);
    expect(told[0]?.deeds.map((deed) => deed.told?.why ?? null)).toEqual([null, reason]);
  });
});

describe('reasons', () => {
  const frame = {
    t: 'frame',
    version: 1,
    point: 1,
    screen: { view: { ...VIEW, stage: 'settled' }, closed: [], calls: [] },
    events: [],
    book: null,
    reasons: REASONS,
  } as const;
  const settled = reduce<Quadrille>(START, frame, QUADRILLE.trick);

  it('stay while the account is read and go with the next deal', () => {
    expect(settled.reasons).toBe(REASONS);
    const later = reduce(settled, { ...frame, version: 2, reasons: null }, QUADRILLE.trick);
    expect(later.reasons).toBe(REASONS);
    const screen = { ...frame.screen, view: { ...VIEW, number: 8 } };
    const next = reduce(settled, { ...frame, version: 2, screen, reasons: null }, QUADRILLE.trick);
    expect(next.reasons).toBeNull();
  });
});
