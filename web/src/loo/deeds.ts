/** What was done in a deal of Three-Card Loo: who plays, and the tricks. */
import { Remaining, trickDeeds, type Explained, type Part } from '../reasons';
import type { Telling } from '../telling';
import type { Action, SeatView } from './protocol';

export function partsOf(
  telling: Telling,
  view: SeatView,
  reasons: readonly Explained<Action>[],
): readonly Part[] {
  const remaining = new Remaining(reasons);
  const { t } = telling.words;
  const open = view.table.length > 0 ? [{ laid: view.table, winner: null }] : [];
  const parts: readonly Part[] = [
    {
      key: 'auction',
      title: t('help-part-announced'),
      deeds: view.spoken.map(({ seat, word }, at) => ({
        key: `said-${String(at)}`,
        seat,
        card: null,
        words: t(`loo-act-${word}`),
        tags: [],
        told: remaining.take(
          ({ chair, actions: [action] }) => chair === seat && action?.t === 'say',
        ),
      })),
    },
    ...[...view.tricks, ...open].map((trick, at) => ({
      key: `trick-${String(at + 1)}`,
      title: t('help-part-trick', { number: at + 1 }),
      deeds: trickDeeds(telling, trick.laid, trick.winner, remaining),
    })),
  ];
  return parts.filter(({ deeds }) => deeds.length > 0);
}
