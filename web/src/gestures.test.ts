import { describe, expect, it } from 'vitest';
import { STATES } from '../test/fixtures/states';
import { actionWith, choosable, closedWith, legalOf, offered, same } from './gestures';
import type { Screen } from './protocol';

function screenOf(name: string): Screen {
  const screen = STATES[name]?.screen;
  if (!screen) throw new Error(name);
  return screen;
}

describe('a tap on a card', () => {
  it('is the action that was offered with it', () => {
    expect(actionWith(screenOf('follow').view.legal, 'JD')).toEqual({ t: 'play', card: 'JD' });
    expect(actionWith(screenOf('exchange').view.legal, 'JD')).toEqual({ t: 'give', card: 'JD' });
  });

  it('is nothing where it was not offered, but has a reason', () => {
    expect(actionWith(screenOf('follow').view.legal, 'QS')).toBeNull();
    expect(closedWith(screenOf('follow'), 'QS')?.code).toBe('must-follow');
    expect(closedWith(screenOf('follow'), 'JD')).toBeNull();
  });

  it('knows which cards may be chosen, and when none is to be', () => {
    expect([...(choosable(screenOf('follow').view) ?? [])]).toEqual(['JD', '5D']);
    expect(choosable(screenOf('naming').view)).toBeNull();
  });
});

describe('actions', () => {
  it('are the same whatever the order of their fields', () => {
    expect(
      same(
        { t: 'bid', contract: 'solo', favourite: false },
        { favourite: false, contract: 'solo', t: 'bid' },
      ),
    ).toBe(true);
    expect(same({ t: 'answer', yes: true }, { t: 'answer', yes: false })).toBe(false);
  });

  it('are offered or not', () => {
    const { view } = screenOf('answer');
    expect(offered(view, { t: 'answer', yes: true })).toBe(true);
    expect(offered(view, { t: 'stop' })).toBe(false);
    expect(legalOf(view, 'answer')).toHaveLength(2);
  });
});
