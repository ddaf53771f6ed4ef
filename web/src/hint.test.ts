import { describe, expect, it } from 'vitest';
import { HELPED, HINTS, METER, weaker } from '../test/fixtures/help';
import { ALLIANCE, STATES, VIEW } from '../test/fixtures/states';
import {
  adviceSentence,
  HELP,
  inHundred,
  mayAskHint,
  nextStrength,
  sharesSentence,
  wouldSay,
} from './hint';
import type { Action, Hint, SeatView } from './protocol';
import { QUADRILLE } from './quadrille';
import { reduce, START, type ClientState } from './store';
import type { Telling } from './telling';
import { words } from './words';

const TELLING: Telling = {
  words: words('en', 'french'),
  names: ['Anna', 'Ben', 'Carla', 'Dan'],
  me: 0,
};

function stateOf(name: string): ClientState {
  const state = STATES[name] ?? HELPED[name];
  if (!state) throw new Error(name);
  return state;
}

const FOLLOW = stateOf('follow');
const PLAYING: SeatView = { ...VIEW, stage: 'playing', contract: ALLIANCE };

function hinted(state: ClientState, hint: Hint, point = state.point): ClientState {
  return reduce(state, { t: 'hinted', id: 'one', point, hint }, QUADRILLE.trick);
}

describe('a hint', () => {
  it('is asked for a strength further each time at one decision, and no further than the third', () => {
    expect(nextStrength(FOLLOW)).toBe(1);
    expect(nextStrength(stateOf('hint-1'))).toBe(2);
    expect(nextStrength(stateOf('hint-2'))).toBe(3);
    expect(nextStrength(stateOf('hint-3'))).toBeNull();
  });

  it('begins anew at the next decision', () => {
    expect(nextStrength({ ...stateOf('hint-3'), point: 10 })).toBe(1);
  });

  it('may be asked for only when it is one’s own turn to choose', () => {
    expect(mayAskHint(FOLLOW)).toBe(true);
    expect(mayAskHint(stateOf('others-turn'))).toBe(false);
    expect(mayAskHint({ ...FOLLOW, link: 'lost' })).toBe(false);
    expect(mayAskHint(START)).toBe(false);
  });

  it('tells the principle alone at first, then what to weigh, then what to do', () => {
    const said = ([1, 2, 3] as const).map((strength) =>
      adviceSentence(TELLING, HELP.advice(TELLING, weaker(HINTS.CARD, strength))),
    );
    expect(said).toEqual([
      'Hint, 1 of 3. The lowest card follows, and the higher ones may become masters.',
      'Hint, 2 of 3. The lowest card follows, and the higher ones may become masters. Weigh diamonds or hearts.',
      'Hint, 3 of 3. The lowest card follows, and the higher ones may become masters. Weigh diamonds or hearts. Play the five of diamonds.',
    ]);
  });

  it('names choices that are no cards by their words', () => {
    const advice = HELP.advice(TELLING, HINTS.BID);
    expect(advice.weigh).toBe('Weigh this: Pass or Solo.');
    expect(advice.advice).toBe('Pass.');
    expect(advice.card).toBeNull();
  });

  it('tells all that goes in one announcement, at the same strength', () => {
    const said = ([1, 2, 3] as const).map((strength) =>
      adviceSentence(TELLING, HELP.advice(TELLING, weaker(HINTS.NAMING, strength))),
    );
    const trumps =
      'Trumps are the suit with which the hand counts most tricks, the missing high ones charged.';
    const then = 'And then, in the same announcement:';
    const call = 'The king of the shortest suit is called, so that the suit is soon gone.';
    expect(said).toEqual([
      `Hint, 1 of 3. ${trumps} ${then} ${call}`,
      `Hint, 2 of 3. ${trumps} Weigh hearts or clubs. ${then} ${call} Weigh spades or diamonds.`,
      `Hint, 3 of 3. ${trumps} Weigh hearts or clubs. Name hearts as trumps. ${then} ${call} Weigh spades or diamonds. Call the king of diamonds.`,
    ]);
  });

  it('would have one announce only what it tells, and all of it', () => {
    const trumps: Action = { t: 'name-trumps', suit: 'H' };
    const call: Action = { t: 'call', card: 'KD' };
    expect(wouldSay(HINTS.NAMING, [trumps, call])).toBe(true);
    expect(wouldSay(HINTS.NAMING, [trumps])).toBe(false);
    expect(wouldSay(HINTS.NAMING, [call])).toBe(false);
    expect(wouldSay(HINTS.NAMING, [{ t: 'name-trumps', suit: 'S' }, call])).toBe(false);
    expect(wouldSay(weaker(HINTS.NAMING, 2), [trumps, call])).toBe(false);
    expect(wouldSay(null, [trumps, call])).toBe(false);
  });

  it('marks a card at its full strength only', () => {
    expect(HELP.advice(TELLING, weaker(HINTS.CARD, 2)).card).toBeNull();
    expect(HELP.advice(TELLING, HINTS.CARD).card).toBe('5D');
  });

  it('for another decision than the one that is on is left aside', () => {
    expect(hinted(FOLLOW, HINTS.CARD, FOLLOW.point - 1).hint).toBeNull();
    expect(hinted(FOLLOW, HINTS.CARD).hint?.hint).toBe(HINTS.CARD);
  });

  it('goes when the decision is made, and when the table goes on', () => {
    const state = hinted(FOLLOW, HINTS.CARD);
    const pending = { t: 'act', id: 'a', point: state.point, actions: [] } as const;
    const sent = reduce(state, { t: 'sent', pending }, QUADRILLE.trick);
    expect(sent.hint).not.toBeNull();
    expect(reduce(sent, { t: 'accepted', id: 'a' }, QUADRILLE.trick).hint).toBeNull();
    const frame = {
      t: 'frame',
      version: 21,
      point: state.point + 1,
      screen: { view: VIEW, closed: [], calls: [] },
      events: [],
      book: null,
      reasons: null,
    } as const;
    expect(reduce(state, frame, QUADRILLE.trick).hint).toBeNull();
    expect(reduce(state, { ...frame, point: state.point }, QUADRILLE.trick).hint).not.toBeNull();
  });
});

describe('the partner meter', () => {
  it('wonders about an ally only while a card is called and nobody has shown herself', () => {
    expect(HELP.isMetered(PLAYING)).toBe(true);
    expect(HELP.isMetered({ ...PLAYING, contract: { ...ALLIANCE, called: null } })).toBe(false);
    expect(HELP.isMetered({ ...PLAYING, contract: { ...ALLIANCE, shown: true } })).toBe(false);
    expect(HELP.isMetered({ ...PLAYING, contract: { ...ALLIANCE, giver: 2 } })).toBe(false);
    expect(HELP.isMetered({ ...PLAYING, stage: 'settled' })).toBe(false);
    expect(HELP.isMetered(VIEW)).toBe(false);
  });

  it('tells each seat but Hombre’s in words and as a share', () => {
    expect(HELP.shares(TELLING, PLAYING, METER)).toEqual([
      null,
      { words: 'ally 41 in 100', share: 41 },
      { words: 'ally under 1 in 100', share: 0 },
      { words: 'ally 59 in 100', share: 59 },
    ]);
  });

  it('tells shares that make a hundred together', () => {
    expect(inHundred([254, 237, 254, 255])).toEqual([25, 24, 25, 26]);
    expect(inHundred([250, 250, 250, 250])).toEqual([25, 25, 25, 25]);
    expect(inHundred([0, 333, 333, 334])).toEqual([0, 33, 33, 34]);
    for (let first = 0; first <= 1000; first += 37) {
      for (let second = 0; first + second <= 1000; second += 41) {
        const third = Math.floor((1000 - first - second) / 3);
        const all = [first, second, third, 1000 - first - second - third];
        expect(inHundred(all).reduce((sum, share) => sum + share, 0)).toBe(100);
      }
    }
  });

  it('knows when the sides are public', () => {
    expect(HELP.isPublic(PLAYING)).toBe(false);
    expect(HELP.isPublic({ ...PLAYING, contract: { ...ALLIANCE, shown: true } })).toBe(true);
    expect(HELP.isPublic({ ...PLAYING, contract: { ...ALLIANCE, giver: 2 } })).toBe(true);
    expect(HELP.isPublic({ ...PLAYING, contract: { ...ALLIANCE, calls: false } })).toBe(false);
    expect(HELP.isPublic({ ...PLAYING, contract: null })).toBe(false);
  });

  it('tells at Hombre’s seat how likely she plays alone, where she may', () => {
    const [hombre] = HELP.shares(TELLING, PLAYING, { ...METER, alone: 70 });
    expect(hombre).toEqual({ words: 'alone 7 in 100', share: 7 });
  });

  it('calls nothing certain that is not', () => {
    const told = ([right, across, left]: readonly [number, number, number]) =>
      HELP.shares(TELLING, PLAYING, { ...METER, chances: [0, right, across, left] });
    expect(told([999, 1, 0]).map((share) => share?.words)).toEqual([
      undefined,
      'ally over 99 in 100',
      'ally under 1 in 100',
      'ally 0 in 100',
    ]);
    expect(told([1000, 0, 0])[1]?.words).toBe('ally 100 in 100');
  });

  it('is read aloud with the names', () => {
    const shares = HELP.shares(TELLING, PLAYING, METER);
    expect(sharesSentence(TELLING, shares)).toBe(
      'Ben: ally 41 in 100. Carla: ally under 1 in 100. Dan: ally 59 in 100. By public facts only.',
    );
  });

  it('is forgotten with the deal', () => {
    const state = { ...FOLLOW, meter: METER };
    const frame = {
      t: 'frame',
      version: 21,
      point: 10,
      screen: { view: { ...VIEW, number: 8 }, closed: [], calls: [] },
      events: [],
      book: null,
      reasons: null,
    } as const;
    expect(reduce(state, frame, QUADRILLE.trick).meter).toBeNull();
  });
});
