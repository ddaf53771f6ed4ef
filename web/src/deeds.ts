/** What was done in a deal of Quadrille: the auction, the call, the tricks, and what else was said. */
import type { Action, Quadrille, SeatView } from './protocol';
import { Remaining, trickDeeds, type Deed, type Explained, type Part } from './reasons';
import { isWhole, played } from './seats';
import { actionWords, contractName, type Telling } from './telling';

type Told = Explained<Quadrille['action']>;

const BIDS: ReadonlySet<Action['t']> = new Set(['pass', 'bid']);
const CALLS: ReadonlySet<Action['t']> = new Set([
  'through',
  'name-trumps',
  'call',
  'invite',
  'return',
  'keep',
  'give',
]);

function isOf(tags: ReadonlySet<Action['t']>, { actions: [action] }: Told): boolean {
  return action !== undefined && tags.has(action.t);
}

export function partsOf(
  telling: Telling,
  view: SeatView,
  reasons: readonly Told[],
): readonly Part[] {
  const remaining = new Remaining(reasons);
  const { t } = telling.words;
  const parts: Part[] = [
    {
      key: 'auction',
      title: t('section-auction'),
      deeds: view.spoken.map(({ seat, bid }, at) => ({
        key: `bid-${String(at)}`,
        seat,
        card: null,
        words:
          bid === null ? t('act-pass') : contractName(telling.words, bid.contract, bid.favourite),
        tags: [],
        told: remaining.take((one) => one.chair === seat && isOf(BIDS, one)),
      })),
    },
    {
      key: 'call',
      title: t('naming-title'),
      deeds: others(
        telling,
        remaining.takeAll((one) => isOf(CALLS, one)),
        'call',
      ),
    },
    ...tricks(telling, view, remaining),
    {
      key: 'said',
      title: t('help-part-said'),
      deeds: others(
        telling,
        remaining.takeAll(() => true),
        'said',
      ),
    },
  ];
  return parts.filter(({ deeds }) => deeds.length > 0);
}

function tricks(telling: Telling, view: SeatView, remaining: Remaining<Action>): readonly Part[] {
  const open = view.table !== null && !isWhole(view.table) ? [{ ...view.table, winner: null }] : [];
  return [...view.tricks, ...open].map((trick, at) => ({
    key: `trick-${String(at + 1)}`,
    title: telling.words.t('help-part-trick', { number: at + 1 }),
    deeds: trickDeeds(telling, played(trick), trick.winner, remaining),
  }));
}

function others(telling: Telling, told: readonly Told[], kind: string): readonly Deed[] {
  return told.map((one, at) => ({
    key: `${kind}-${String(at)}`,
    seat: one.chair,
    card: null,
    words: one.actions.map((action) => actionWords(telling, action)).join(', '),
    tags: [],
    told: one,
  }));
}
