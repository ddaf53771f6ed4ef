// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Card, Honour } from '../src/protocol';
import { DEFAULTS } from '../src/settings';
import CardFace from '../src/view/CardFace.svelte';
import Hand from '../src/view/Hand.svelte';
import { words } from '../src/words';

const WORDS = words('en', 'french');
const HAND: readonly Card[] = ['AS', '7H', 'KC', 'JD', '5D'];
const HONOURS = new Map<Card, Honour>([
  ['AS', 'spadille'],
  ['7H', 'manille'],
]);

interface Entered {
  readonly enter: () => void;
  readonly reach: (place: number) => void;
}

function props(changes: Record<string, unknown> = {}) {
  return {
    hand: HAND,
    honours: HONOURS,
    trumps: 'H' as const,
    called: 'KC' as const,
    lawful: new Set<Card>(['JD', '5D']),
    lifted: null,
    settings: DEFAULTS,
    words: WORDS,
    onpress: vi.fn(),
    onreach: vi.fn(),
    ...changes,
  };
}

describe('the hand', () => {
  it('names each card by what is printed, then by what it is', () => {
    render(Hand, props());
    expect(screen.getAllByRole('button').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Ace of spades, Spadille',
      'Seven of hearts, Manille',
      'King of clubs, called',
      'Jack of diamonds',
      'Five of diamonds',
    ]);
  });

  it('is one stop in the tab order', () => {
    render(Hand, props());
    const stops = screen.getAllByRole('button').filter((card) => card.tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  it('keeps unlawful cards within reach, marked as such', async () => {
    const given = props();
    render(Hand, given);
    const ace = screen.getByRole('button', { name: /Spadille/ });
    expect(ace.getAttribute('aria-disabled')).toBe('true');
    expect(ace.hasAttribute('disabled')).toBe(false);
    await fireEvent.click(ace);
    expect(given.onpress).toHaveBeenCalledWith('AS');
    expect(
      screen.getByRole('button', { name: 'Jack of diamonds' }).getAttribute('aria-disabled'),
    ).toBe('false');
  });

  it('marks nothing while no card is to be chosen', () => {
    render(Hand, props({ lawful: null }));
    for (const card of screen.getAllByRole('button')) {
      expect(card.getAttribute('aria-disabled')).toBe('false');
    }
  });

  it('tells which card is lifted', () => {
    render(Hand, props({ lifted: 'JD' }));
    expect(
      screen.getByRole('button', { name: 'Jack of diamonds' }).getAttribute('aria-pressed'),
    ).toBe('true');
  });

  it('gives the focus to a neighbour when the focused card is played', async () => {
    const given = props();
    const { rerender } = render(Hand, given);
    screen.getByRole('button', { name: 'Jack of diamonds' }).focus();
    await rerender({ ...given, hand: ['AS', '7H', 'KC', '5D'] });
    await tick();
    await tick();
    expect(document.activeElement?.getAttribute('data-card')).toBe('5D');
  });

  it('takes the focus at its one stop when it is entered', () => {
    const hand = render(Hand, props()).component as Entered;
    hand.enter();
    expect(document.activeElement?.getAttribute('data-card')).toBe('AS');
    hand.reach(3);
    screen.getByRole('toolbar').focus();
    hand.enter();
    expect(document.activeElement?.getAttribute('data-card')).toBe('JD');
  });

  it('never plays a card by getting the focus', () => {
    const given = props();
    render(Hand, given);
    screen.getByRole('button', { name: 'Five of diamonds' }).focus();
    expect(given.onpress).not.toHaveBeenCalled();
    expect(given.onreach).toHaveBeenCalledWith('5D');
  });

  it('is a list of words when drawings are switched off', () => {
    render(Hand, props({ settings: { ...DEFAULTS, textTable: true } }));
    expect(screen.getByRole('button', { name: 'Jack of diamonds' }).textContent).toContain(
      'Jack of diamonds',
    );
  });
});

describe('a card', () => {
  it('is a picture without words of its own', () => {
    const { container } = render(CardFace, { card: 'KH', letter: 'K', called: true });
    expect(container.textContent?.trim()).toBe('');
    expect(container.querySelector('.card')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('shows by shapes that it is called or not allowed', () => {
    const { container } = render(CardFace, {
      card: 'KH',
      letter: 'K',
      called: true,
      unlawful: true,
      side: 'called',
    });
    expect(container.querySelector('.notch')).not.toBeNull();
    expect(container.querySelector('.stripes')).not.toBeNull();
    expect(container.querySelector('.no')?.getAttribute('data-text')).toBe('x');
    expect(container.querySelector('.side')?.getAttribute('data-text')).toBe('called');
  });

  it('shows neither where it is neither', () => {
    const { container } = render(CardFace, { card: 'KH', letter: 'K' });
    expect(container.querySelector('.notch, .stripes, .no, .side')).toBeNull();
  });
});
