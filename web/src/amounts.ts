/** Amounts as people say and push them: jetons laid out in the fewest counters, for display only. */
import type { Words } from './words';

/** So many of one kind of counter make one of the next. */
const NEXT = 10;

/** "4 markers 1 fish 6". */
export function laidOut(words: Words, amount: number): string {
  const whole = Math.abs(amount);
  const kinds = [
    ['markers', Math.floor(whole / (NEXT * NEXT))],
    ['fish', Math.floor(whole / NEXT) % NEXT],
    ['jetons', whole % NEXT],
  ] as const;
  const laid = kinds
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => words.t(`counter-${kind}`, { amount: count }))
    .join(' ');
  if (laid === '') return words.t('counter-jetons', { amount: 0 });
  return amount < 0 ? words.t('counter-owed', { counters: laid }) : laid;
}

/** Whether the rule set pays in jetons, of which ten make a fish; there losers put up beasts. */
export function hasBeasts(words: Words): boolean {
  return words.t('table-money') === 'jetons';
}

/** An amount in the words of the rule set: plain counters, or jetons with the pieces to push. */
export function amountWords(words: Words, amount: number): string {
  const told = words.t(words.t('table-money'), { amount });
  return hasBeasts(words) && Math.abs(amount) >= NEXT
    ? words.t('table-laid', { amount: told, laid: laidOut(words, amount) })
    : told;
}
