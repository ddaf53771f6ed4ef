/** Moving over a hand of cards, without touching the page. */
import type { Intent } from './keys';
import type { Card, Honour } from './protocol';

const MATADORS: ReadonlySet<Honour> = new Set(['spadille', 'manille', 'basto']);

/** The next place from one place on, round the hand, that passes a test. */
function nextWhere(
  count: number,
  from: number,
  by: -1 | 1,
  passes: (place: number) => boolean,
): number | null {
  for (let step = 1; step <= count; step += 1) {
    const place = (((from + by * step) % count) + count) % count;
    if (passes(place)) return place;
  }
  return null;
}

/** Where a key takes the focus: a place in the hand, or nowhere. */
export function landing(
  intent: Intent,
  hand: readonly Card[],
  at: number,
  lawful: ReadonlySet<Card> | null,
  honours: ReadonlyMap<Card, Honour>,
): number | null {
  const count = hand.length;
  if (count === 0) return null;
  switch (intent.kind) {
    case 'step':
      return Math.max(0, Math.min(count - 1, at + intent.by));
    case 'edge':
      return intent.to === 'first' ? 0 : count - 1;
    case 'nth':
      return intent.at < count ? intent.at : null;
    case 'next-legal':
      return nextWhere(count, at, intent.by, (place) => {
        const card = hand[place];
        return card !== undefined && (lawful === null || lawful.has(card));
      });
    case 'suit':
      return nextWhere(count, at, 1, (place) => {
        const card = hand[place];
        return card !== undefined && card.charAt(1) === intent.suit && !isMatador(card, honours);
      });
    case 'matadors':
      return nextWhere(count, at, 1, (place) => {
        const card = hand[place];
        return card !== undefined && isMatador(card, honours);
      });
    case 'read':
    case 'open':
    case 'hint':
    case 'meter':
    case 'close':
      return null;
  }
}

function isMatador(card: Card, honours: ReadonlyMap<Card, Honour>): boolean {
  const honour = honours.get(card);
  return honour !== undefined && MATADORS.has(honour);
}
