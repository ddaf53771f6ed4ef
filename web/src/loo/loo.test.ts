import { describe, expect, it } from 'vitest';
import { announce } from '../speech';
import type { Telling } from '../telling';
import { words } from '../words';
import { LOO } from './loo';
import type { Action, Book, DealResult, Event, Screen, SeatView } from './protocol';
import { MOST_IN_RING, ringOf } from './ring';
import { dutyOf, missWords, partSentence } from './telling';

const TELLING: Telling = {
  words: words('en', 'french', 'loo'),
  names: ['Anna', 'Ben', 'Carla'],
  me: 0,
};

const VIEW: SeatView = {
  seat: 0,
  rules: 'loo',
  options: [],
  players: 3,
  deals: 10,
  number: 2,
  dealer: 2,
  stage: 'playing',
  turn: 0,
  hand: ['TH', '2S'],
  dealt: ['AH', 'TH', '2S'],
  holding: [2, 2, 0],
  turn_up: '5H',
  balances: [4, -1, -6],
  pool: 6,
  stakes: 6,
  single: false,
  spoken: [
    { seat: 0, word: 'play' },
    { seat: 1, word: 'miss' },
    { seat: 2, word: 'throw-in' },
  ],
  playing: [0, 1],
  has_miss: true,
  miss_is_free: false,
  taker: 1,
  defender: null,
  table: [],
  winning: null,
  tricks: [
    {
      laid: [
        { seat: 0, card: 'AH' },
        { seat: 1, card: '6H' },
      ],
      winner: 0,
    },
  ],
  won: [1, 0, 0],
  legal: [],
  settlement: null,
};

function screenOf(view: Partial<SeatView>, closed: Screen['closed'] = []): Screen {
  return { view: { ...VIEW, ...view }, closed };
}

function play(card: 'TH' | '2S'): Action {
  return { t: 'play', card };
}

const RESULT: DealResult = {
  number: 1,
  dealer: 1,
  pool_before: 3,
  turn_up: '5H',
  played: [0, 1],
  miss: null,
  defended: false,
  tricks: [3, 0, 0],
  looed: [1],
  transfers: [],
  balances: [3, -6, 0],
  pool: 3,
};
const BOOK: Book = { results: [RESULT], balances: RESULT.balances, complete: false };

describe('the ring', () => {
  it('goes from the left neighbour up, across and down the right', () => {
    expect(ringOf(4).spots).toEqual([
      { column: 2, row: 3 },
      { column: 1, row: 2 },
      { column: 2, row: 1 },
      { column: 3, row: 2 },
    ]);
    expect(ringOf(5).spots.slice(1)).toEqual([
      { column: 1, row: 2 },
      { column: 1, row: 1 },
      { column: 3, row: 1 },
      { column: 3, row: 2 },
    ]);
  });

  it('gives everybody, and the middle, a place of their own', () => {
    for (let players = 2; players <= MOST_IN_RING; players += 1) {
      const { spots, middle } = ringOf(players);
      const inside = Array.from({ length: middle.rows }, (_, at) => ({
        column: 2,
        row: middle.row + at,
      }));
      const taken = [...spots, ...inside].map(
        ({ column, row }) => `${String(column)} ${String(row)}`,
      );
      expect(new Set(taken).size).toBe(players + middle.rows);
    }
  });
});

describe('what is to be done', () => {
  it('is told by the reason for which a card is closed', () => {
    const refusal = { code: 'loo-lead-trump-again', clause: 'LOO-8', facts: [] };
    const screen = screenOf({ legal: [play('TH')] }, [{ action: play('2S'), refusal }]);
    expect(dutyOf(TELLING, screen)).toBe('You lead a trump: 1 of 2 cards.');
  });

  it('names the suit that was led', () => {
    const table = [{ seat: 1, card: '9H' }] as const;
    const refusal = { code: 'loo-must-head', clause: 'LOO-7', facts: [] };
    const closed = [{ action: play('2S'), refusal }];
    const screen = screenOf({ table, legal: [play('TH')] }, closed);
    expect(dutyOf(TELLING, screen)).toBe('Follow hearts and beat the trick: 1 of 2 cards.');
  });

  it('asks who has not spoken, and waits for others', () => {
    expect(dutyOf(TELLING, screenOf({ stage: 'announcing' }))).toBe('Your turn: do you play?');
    expect(dutyOf(TELLING, screenOf({ turn: 1 }))).toBe('Ben is to act.');
  });
});

describe('what is said', () => {
  function said(events: readonly Event[], book: Book | null = null): string {
    return announce(LOO, TELLING, events, VIEW, screenOf({ turn: 1 }), book, 'normal').told;
  }

  it('is one sentence for each announcement', () => {
    const events: readonly Event[] = [
      { t: 'hand-dealt', dealer: 2, hand: [], turn_up: '5H' },
      { t: 'announced', seat: 0, word: 'play' },
      { t: 'announced', seat: 1, word: 'miss' },
      { t: 'miss-taken', seat: 1, hand: null },
    ];
    expect(said(events)).toBe(
      'Deal 2 of 10. Carla is the dealer. The five of hearts is turned up. ' +
        'The pool is a double of 6. You play. Ben takes Miss.',
    );
  });

  it('tells the hand of Miss to who has taken it', () => {
    const taken: Event = { t: 'miss-taken', seat: 0, hand: ['TS', '9D', '2C'] };
    expect(said([taken])).toBe('Your hand: ten of spades, nine of diamonds, two of clubs.');
  });

  it('leads with the first card of a trick', () => {
    const events: readonly Event[] = [
      { t: 'played', seat: 0, card: 'TH' },
      { t: 'played', seat: 1, card: '7H' },
    ];
    expect(said(events)).toBe('You lead the ten of hearts. Ben: seven of hearts.');
  });

  it('tells the account: who is looed, and what each has won', () => {
    expect(said([{ t: 'deal-settled', number: 1, looed: [1] }], BOOK)).toBe(
      'Ben is looed. You plus 3. Ben minus 6. Carla neither won nor lost. The pool holds 3.',
    );
  });
});

describe('what can be asked', () => {
  it('is the pool, who plays, and one’s own part', () => {
    const ask = (what: 'purses' | 'auction' | 'tricks') =>
      LOO.reading(what, TELLING, VIEW, {} as never);
    expect(ask('purses')).toContain('The pool is a double of 6.');
    expect(ask('auction')).toBe('You play. Ben takes Miss. Carla throws in.');
    expect(ask('tricks')).toContain('Trumps are hearts.');
    expect(partSentence(TELLING, VIEW)).toBe('You play.');
    expect(missWords(TELLING, VIEW)).toBe('Ben has taken Miss');
  });

  it('is the trick that was finished last, until the next is led', () => {
    expect(LOO.trick(VIEW)?.isWhole).toBe(true);
    const table = [{ seat: 0, card: 'TH' }] as const;
    expect(LOO.trick({ ...VIEW, table, winning: 0 })?.laid).toBe(table);
    expect(LOO.reviewable(VIEW).map(({ number }) => number)).toEqual([1]);
  });
});

describe('typed commands', () => {
  it.each([
    ['play', { t: 'say', word: 'play' }],
    ['throw in', { t: 'say', word: 'throw-in' }],
    ['take miss', { t: 'say', word: 'miss' }],
    ['defend', { t: 'say', word: 'defend' }],
    ['play 10h', { t: 'play', card: 'TH' }],
    ['9 of spades', { t: 'play', card: '9S' }],
  ])('%s', (line, action) => {
    expect(LOO.command(line)).toEqual({ kind: 'act', actions: [action] });
  });

  it('of another game are not understood', () => {
    expect(LOO.command('bid solo')).toEqual({ kind: 'unknown' });
    expect(LOO.command('hint')).toEqual({ kind: 'unknown' });
    expect(LOO.command('meter')).toEqual({ kind: 'unknown' });
  });
});

describe('the ledger', () => {
  it('has a row for each deal, with what was played for', () => {
    const { columns, rows } = LOO.ledger(TELLING, BOOK);
    expect(columns).toContain('looed');
    expect(rows[0]?.cells).toMatchObject({
      stakes: '3',
      looed: 'Ben',
      miss: 'none',
      pool: '0 › 3',
    });
    expect(rows[0]?.changes).toEqual([3, -6, 0]);
  });
});
