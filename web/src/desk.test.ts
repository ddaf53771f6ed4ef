import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HINTS, METER, weaker } from '../test/fixtures/help';
import { STATES } from '../test/fixtures/states';
import { Desk } from './desk.svelte';
import type { Sent } from './game';
import { LOO } from './loo/loo';
import type { Loo } from './loo/protocol';
import type { FromServer, Quadrille, SeatView } from './protocol';
import { QUADRILLE } from './quadrille';

const sent: Sent<Quadrille>[] = [];

/** A desk whose messages are kept, at the table as it stands in a state. */
function seated(name: string): Desk {
  let count = 0;
  const desk = new Desk({
    game: () => QUADRILLE,
    send: (message) => sent.push(message),
    retry: () => undefined,
    leave: () => undefined,
    keep: () => undefined,
    freshId: () => `id-${String((count += 1))}`,
  });
  const state = STATES[name];
  if (!state) throw new Error(name);
  desk.state = state;
  return desk;
}

/** The next frame, a decision further. */
function after(desk: Desk, view: Partial<SeatView> = {}): Extract<FromServer, { t: 'frame' }> {
  const { screen, version, point } = desk.state;
  if (screen === null) throw new Error('no screen');
  return {
    t: 'frame',
    version: version + 1,
    point: point + 1,
    screen: { ...screen, view: { ...screen.view, ...view } },
    events: [],
    book: null,
    reasons: null,
  };
}

function asked(kind: 'hint' | 'meter') {
  return sent.filter((message) => message.t === kind);
}

beforeEach(() => {
  sent.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a hint', () => {
  it('is asked for at the decision that is on, stronger each time, and read aloud', () => {
    const desk = seated('follow');
    const { point } = desk.state;
    for (const strength of [1, 2, 3] as const) {
      desk.hint();
      expect(asked('hint').at(-1)).toMatchObject({ t: 'hint', point, strength });
      desk.hear({ t: 'hinted', id: 'x', point, hint: weaker(HINTS.CARD, strength) });
    }
    expect(desk.polite).toContain('The lowest card follows');
    expect(desk.advice?.card).toBe('5D');
    desk.hint();
    expect(asked('hint')).toHaveLength(3);
  });

  it('that comes for another decision, again, or when one has chosen, is neither shown nor read', () => {
    vi.useFakeTimers();
    const desk = seated('follow');
    const { point } = desk.state;
    desk.hear({ t: 'hinted', id: 'x', point, hint: weaker(HINTS.CARD, 1) });
    vi.advanceTimersByTime(5000);
    desk.polite = '';
    desk.hear({ t: 'hinted', id: 'y', point: point - 1, hint: HINTS.CARD });
    vi.advanceTimersByTime(5000);
    expect(desk.polite).toBe('');
    expect(desk.advice?.strength).toBe(1);
    desk.hear({ t: 'hinted', id: 'x', point, hint: weaker(HINTS.CARD, 1) });
    vi.advanceTimersByTime(5000);
    expect(desk.polite).toBe('');
    const [action] = desk.view?.legal ?? [];
    if (action === undefined) throw new Error('nothing to do');
    desk.act(action);
    desk.hear({ t: 'accepted', id: desk.state.pending?.id ?? '' });
    desk.hear({ t: 'hinted', id: 'z', point, hint: HINTS.CARD });
    vi.advanceTimersByTime(5000);
    expect(desk.advice).toBeNull();
    expect(desk.polite).toBe('');
  });

  it('is not asked for when another is to choose, and the reason is said', () => {
    const desk = seated('others-turn');
    desk.hint();
    expect(sent).toEqual([]);
    expect(desk.state.notice?.message).toBe('A hint is given when it is your turn to choose.');
  });

  it('is nothing that a game without hints asks for', () => {
    const messages: Sent<Loo>[] = [];
    const desk = new Desk<Loo>({
      game: () => LOO,
      send: (message) => messages.push(message),
      retry: () => undefined,
      leave: () => undefined,
      keep: () => undefined,
      freshId: () => 'one',
    });
    desk.hint();
    desk.readMeter();
    expect(messages).toEqual([]);
    expect(desk.state.notice).toBeNull();
  });
});

describe('the partner meter', () => {
  it('is off, and then asks for nothing', () => {
    const desk = seated('follow');
    desk.hear(after(desk));
    expect(sent).toEqual([]);
    desk.readMeter();
    expect(desk.state.notice?.message).toBe('The partner meter is off. The settings switch it on.');
  });

  it('asks when it is switched on, and after each frame', async () => {
    const desk = seated('follow');
    await desk.change({ meter: true });
    expect(asked('meter')).toMatchObject([{ point: 9 }]);
    desk.hear(after(desk));
    expect(asked('meter')).toMatchObject([{ point: 9 }, { point: 10 }]);
    desk.hear({ t: 'metered', id: 'id-2', point: 10, meter: METER });
    expect(desk.shares?.map((share) => share?.share ?? null)).toEqual([null, 41, 0, 59]);
  });

  it('waits for the link where there is none', async () => {
    const desk = seated('follow');
    desk.hear({ t: 'linked', link: 'lost', tries: 1 });
    await desk.change({ meter: true });
    expect(sent).toEqual([]);
    desk.hear({ t: 'linked', link: 'open', tries: 0 });
    desk.hear(after(desk));
    expect(asked('meter')).toHaveLength(1);
  });

  it('asks no more once all know the ally', async () => {
    const desk = seated('follow');
    await desk.change({ meter: true });
    const contract = desk.view?.contract ?? null;
    if (contract === null) throw new Error('no contract');
    desk.hear(after(desk, { contract: { ...contract, ally: 1, shown: true } }));
    expect(asked('meter')).toHaveLength(1);
    expect(desk.shares).toBeNull();
    desk.readMeter();
    expect(desk.state.notice?.message).toContain('The sides are public');
  });

  it('says nothing when it asked too late, while other refusals are read', async () => {
    const desk = seated('follow');
    await desk.change({ meter: true });
    const refused = { t: 'refused', code: 'stale', sentence: 'x', clause: '', facts: [] } as const;
    desk.hear(after(desk));
    desk.hear({ ...refused, id: 'id-1' });
    desk.hear({ ...refused, id: 'id-2' });
    expect(desk.state.notice).toBeNull();
    desk.hear({ ...refused, id: 'another' });
    expect(desk.state.notice?.message).toBe('x');
  });
});
