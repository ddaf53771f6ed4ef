// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Desk } from '../src/desk.svelte';
import { QUADRILLE } from '../src/quadrille';
import HintAtDesk from './fixtures/HintAtDesk.svelte';
import { HELPED, HINTS, weaker } from './fixtures/help';
import { STATES } from './fixtures/states';

function deskAt(name: string): Desk {
  const state = { ...STATES, ...HELPED }[name];
  if (!state) throw new Error('no state');
  const desk = new Desk({
    game: () => QUADRILLE,
    send: () => undefined,
    retry: () => undefined,
    leave: () => undefined,
    keep: () => undefined,
    freshId: () => 'one',
  });
  desk.state = state;
  return desk;
}

it('a hint comes into sight when it is given, and the page then stays where it is put', async () => {
  const scroll = vi.fn();
  // The page of the tests has no layout, and so nothing to scroll.
  Element.prototype.scrollIntoView = scroll;
  const desk = deskAt('follow');
  const { state } = desk;
  render(HintAtDesk, { desk });
  for (const strength of [1, 2] as const) {
    desk.hear({ t: 'hinted', id: 'x', point: state.point, hint: weaker(HINTS.CARD, strength) });
    await tick();
    expect(screen.getByText(`${String(strength)} of 3`)).toBeTruthy();
    expect(scroll).toHaveBeenCalledTimes(strength);
  }
  desk.hear({ t: 'lifted', card: '5D' });
  await tick();
  desk.hear({ t: 'people', people: state.people });
  await tick();
  expect(scroll).toHaveBeenCalledTimes(2);
});

it('the hint of an announcement tells trumps and then the call, in one panel', () => {
  Element.prototype.scrollIntoView = vi.fn();
  render(HintAtDesk, { desk: deskAt('hint-naming') });
  const panel = screen.getByRole('region', { name: 'Hint' });
  const told = panel.textContent;
  expect(told).toContain('Name hearts as trumps.');
  expect(told).toContain('Call the king of diamonds.');
  expect(told.indexOf('Name hearts')).toBeLessThan(told.indexOf('And then'));
  expect(told.indexOf('And then')).toBeLessThan(told.indexOf('Call the king'));
  expect(screen.getAllByText('3 of 3')).toHaveLength(1);
});
