import { describe, expect, it } from 'vitest';
import { BOOK, STATES, VIEW } from '../test/fixtures/states';
import type { Event, Screen, SeatView } from './protocol';
import { QUADRILLE } from './quadrille';
import { announce, Announcer, different } from './speech';
import type { Telling } from './telling';
import { words } from './words';

const TELLING: Telling = {
  words: words('en', 'french'),
  names: ['Anna', 'Ben', 'Carla', 'Dan'],
  me: 0,
};

function screenOf(name: string): Screen {
  const screen = STATES[name]?.screen;
  if (!screen) throw new Error(name);
  return screen;
}

const OTHERS = screenOf('others-turn');
const FOLLOW = screenOf('follow');

function said(events: readonly Event[], screen: Screen, before: SeatView | null = VIEW) {
  return announce(QUADRILLE, TELLING, events, before, screen, null, 'normal');
}

describe('what is said', () => {
  it('is one sentence for each event, and whose turn it is', () => {
    const events: readonly Event[] = [
      { t: 'played', seat: 1, card: 'KD' },
      { t: 'played', seat: 2, card: '4D' },
    ];
    expect(said(events, OTHERS)).toEqual({
      told: 'Ben leads the king of diamonds. Carla: four of diamonds.',
      next: 'Dan to act.',
      mine: '',
    });
  });

  it('is urgent at one’s own turn alone', () => {
    const { told, next, mine } = said([{ t: 'played', seat: 3, card: '6D' }], FOLLOW);
    expect(mine).toBe('Your turn. Follow diamonds: 2 of 8 cards.');
    expect(told).not.toContain('Your turn');
    expect(next).toBe('');
  });

  it('tells who wins a trick, with matadors by their names', () => {
    const events: readonly Event[] = [
      { t: 'played', seat: 0, card: '7H' },
      { t: 'trick-won', seat: 0, number: 3 },
    ];
    expect(said(events, OTHERS).told).toContain(
      'You lead the seven of hearts, Manille. You win the trick. Tricks: you 2.',
    );
  });

  it('starts a new trick after one is won', () => {
    const events: readonly Event[] = [
      { t: 'played', seat: 3, card: '6D' },
      { t: 'trick-won', seat: 1, number: 3 },
      { t: 'played', seat: 1, card: 'QD' },
    ];
    const before = {
      ...VIEW,
      table: { leader: 0, cards: ['JD', 'KD', '4D'], winning: 1 },
    } as const;
    expect(said(events, OTHERS, before).told).toContain('Ben leads the queen of diamonds.');
  });

  it('does not read out what was missed while away', () => {
    expect(said([{ t: 'passed', seat: 1 }], OTHERS, null)).toEqual({
      told: '',
      next: 'Dan to act.',
      mine: '',
    });
  });

  it('is brief when asked to be', () => {
    const brief = announce(
      QUADRILLE,
      TELLING,
      [{ t: 'played', seat: 0, card: 'AS' }],
      VIEW,
      OTHERS,
      null,
      'brief',
    );
    expect(brief.told).toBe('');
  });

  it('tells the account in one announcement', () => {
    const { told } = announce(
      QUADRILLE,
      TELLING,
      [
        {
          t: 'deal-settled',
          number: 7,
          outcome: 'won',
          facts: resultFacts(),
        },
      ],
      VIEW,
      screenOf('settlement'),
      BOOK,
      'normal',
    );
    expect(told).toBe(
      'You won with 7 tricks. You plus 18. Ben, Carla, and Dan minus 6 each. The pool is empty.',
    );
  });

  it('does not hang on the called card being in one’s own hand', () => {
    const base = screenOf('others-turn');
    const contract = base.view.contract;
    if (contract === null) throw new Error('no contract');
    const with_ = (called: 'QS' | 'KS'): Screen => ({
      ...base,
      view: { ...base.view, contract: { ...contract, called } },
    });
    const events: readonly Event[] = [{ t: 'played', seat: 1, card: 'KD' }];
    expect(said(events, with_('QS'))).toEqual(said(events, with_('KS')));
  });
});

function resultFacts() {
  const result = BOOK.results.at(-1);
  if (result?.t !== 'result') throw new Error('no result');
  return result.facts;
}

describe('equal texts in a row', () => {
  it('are made different', () => {
    expect(different('Pool 4.', 'Pool 4.')).not.toBe('Pool 4.');
    expect(different('Pool 4.', different('Pool 4.', 'Pool 4.'))).toBe('Pool 4.');
    expect(different('', '')).toBe('');
  });
});

describe('the announcer', () => {
  function setUp(pause: number) {
    const shown: string[] = [];
    return { shown, announcer: new Announcer((text) => shown.push(text), pause) };
  }

  it('merges what comes while the last text is fresh, with the last tail alone', () => {
    const { shown, announcer } = setUp(900);
    announcer.say('One.', 'Ben to act.');
    expect(announcer.look(0)).toBeNull();
    announcer.say('Two.', 'Carla to act.');
    expect(announcer.look(100)).toBe(900);
    announcer.say('Three.', 'Dan to act.');
    expect(announcer.look(200)).toBe(900);
    expect(shown).toEqual(['One. Ben to act.']);
    expect(announcer.look(900)).toBeNull();
    expect(shown).toEqual(['One. Ben to act.', 'Two. Three. Dan to act.']);
  });

  it('gives up what waits to be said elsewhere', () => {
    const { shown, announcer } = setUp(900);
    announcer.say('One.');
    announcer.look(0);
    announcer.say('Two.', 'Ben to act.');
    expect(announcer.take()).toBe('Two.');
    expect(announcer.look(900)).toBeNull();
    expect(shown).toEqual(['One.']);
  });

  it('says the same text again in another form', () => {
    const { shown, announcer } = setUp(0);
    for (const at of [0, 1]) {
      announcer.say('Pool 4.');
      announcer.look(at);
    }
    expect(shown[0]).toBe('Pool 4.');
    expect(shown[1]?.trim()).toBe('Pool 4.');
    expect(shown[1]).not.toBe(shown[0]);
  });

  it('has nothing to say about nothing', () => {
    const { shown, announcer } = setUp(0);
    announcer.say('');
    expect(announcer.look(0)).toBeNull();
    expect(shown).toEqual([]);
  });
});
