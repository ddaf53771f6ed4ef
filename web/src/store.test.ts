import { describe, expect, it } from 'vitest';
import { PEOPLE, STATES, VIEW } from '../test/fixtures/states';
import type { Event, FromServer, SeatView } from './protocol';
import { QUADRILLE } from './quadrille';
import * as store from './store';
import { mayAct, START, type ClientState, type Message } from './store';

type Frame = Extract<FromServer, { t: 'frame' }>;

function frame(version: number, view: Partial<SeatView>, events: readonly Event[] = []): Frame {
  return {
    t: 'frame',
    version,
    point: version,
    screen: { view: { ...VIEW, ...view }, closed: [], calls: [] },
    events,
    book: null,
    reasons: null,
  };
}

function reduce(state: ClientState, message: Message): ClientState {
  return store.reduce(state, message, QUADRILLE.trick);
}

function shownTrick(state: ClientState) {
  return store.shownTrick(state, QUADRILLE.trick)?.laid.map(({ card }) => card);
}

function shownNumber(state: ClientState): number {
  return store.shownNumber(state, QUADRILLE.tricks);
}

const PASSED: Event = { t: 'passed', seat: 1 };
const WHOLE = { leader: 1, cards: ['KD', '4D', '6D', 'JD'], winning: 1 } as const;
const TRICK = { leader: 1, cards: ['KD', '4D', '6D', 'JD'], winner: 1 } as const;

const open: ClientState = reduce(START, { t: 'linked', link: 'open', tries: 0 });

describe('frames', () => {
  it('replace the screen and add to the log', () => {
    const state = reduce(open, frame(1, {}, [PASSED]));
    expect(state.screen?.view.number).toBe(7);
    expect(state.log).toEqual([{ deal: 7, event: PASSED }]);
    expect(state.point).toBe(1);
  });

  it('that are older than what is known are left aside', () => {
    const state = reduce(open, frame(5, { pool: 4 }));
    expect(reduce(state, frame(4, { pool: 8 }))).toBe(state);
  });

  it('that come twice do not repeat the log', () => {
    const once = reduce(open, frame(5, {}, [PASSED]));
    expect(reduce(once, frame(5, {}, [PASSED])).log).toHaveLength(1);
  });

  it('keep a lifted card while it is still in hand', () => {
    const lifted = reduce(reduce(open, frame(1, {})), { t: 'lifted', card: 'JD' });
    expect(reduce(lifted, frame(2, {})).lifted).toBe('JD');
    expect(reduce(lifted, frame(2, { hand: ['AS'] })).lifted).toBeNull();
  });

  it('keep the book that came with an earlier one', () => {
    const book = STATES.settlement?.book ?? null;
    const state = reduce(open, { ...frame(1, {}), book });
    expect(reduce(state, frame(2, {})).book).toBe(book);
  });
});

describe('a finished trick', () => {
  const finished = { stage: 'playing', table: WHOLE, tricks: [TRICK] } as const;
  const held = reduce(open, frame(1, finished));

  it('is held until it is swept, even when the next card has come', () => {
    expect(shownTrick(held)).toEqual(WHOLE.cards);
    const led = reduce(
      held,
      frame(2, { ...finished, table: { leader: 1, cards: ['QD'], winning: 1 } }),
    );
    expect(shownTrick(led)).toEqual(WHOLE.cards);
    expect(shownNumber(led)).toBe(1);
    const swept = reduce(led, { t: 'swept' });
    expect(shownTrick(swept)).toEqual(['QD']);
    expect(shownNumber(swept)).toBe(2);
  });

  it('does not come back once it is swept', () => {
    const swept = reduce(held, { t: 'swept' });
    expect(shownTrick(swept)).toBeUndefined();
    expect(shownTrick(reduce(swept, frame(2, finished)))).toBeUndefined();
  });

  it('is forgotten with the next deal', () => {
    const next = reduce(held, frame(2, { number: 8, table: null, tricks: [] }));
    expect(next.held).toBeNull();
    expect(next.swept).toBe(0);
  });
});

describe('an act', () => {
  const pending = { t: 'act', id: 'a', point: 1, actions: [{ t: 'pass' }] } as const;
  const acting = reduce(open, frame(1, { legal: [{ t: 'pass' }] }));
  const sent = reduce(acting, { t: 'sent', pending });

  it('shuts the hand until it is answered', () => {
    expect(mayAct(acting)).toBe(true);
    expect(mayAct(sent)).toBe(false);
    const accepted = reduce(sent, { t: 'accepted', id: 'a' });
    expect(accepted.pending).toBeNull();
    expect(mayAct(accepted)).toBe(false);
    expect(mayAct({ ...accepted, point: accepted.point + 1 })).toBe(true);
  });

  it('is still there when the connection is lost', () => {
    const lost = reduce(sent, { t: 'linked', link: 'lost', tries: 1 });
    expect(lost.pending).toBe(pending);
    expect(mayAct(lost)).toBe(false);
  });

  it('that is refused leaves a reason', () => {
    const refused = reduce(sent, {
      t: 'refused',
      id: 'a',
      code: 'must-follow',
      sentence: 'refusal-must-follow',
      clause: 'PLAY-2',
      facts: [['suit', 'D']],
    });
    expect(refused.pending).toBeNull();
    expect(refused.notice).toEqual({
      message: 'refusal-must-follow',
      facts: [['suit', 'D']],
      clause: 'PLAY-2',
    });
  });

  it('of another message is not answered by it', () => {
    expect(reduce(sent, { t: 'accepted', id: 'b' }).pending).toBe(pending);
  });
});

describe('people', () => {
  it('come and go', () => {
    expect(reduce(open, { t: 'people', people: PEOPLE }).people).toBe(PEOPLE);
  });

  it('are asked anew with each deal whether they are ready', () => {
    const settled = reduce(reduce(open, { t: 'people', people: PEOPLE }), frame(1, {}));
    const ready = reduce(settled, {
      t: 'people',
      people: PEOPLE.map((person) => ({ ...person, ready: true })),
    });
    expect(reduce(ready, frame(2, {})).people[0]?.ready).toBe(true);
    expect(reduce(ready, frame(2, { number: 8 })).people[0]?.ready).toBe(false);
  });

  it('leave nothing behind', () => {
    expect(reduce(reduce(open, frame(1, {})), { t: 'left' })).toBe(START);
  });
});
