/** Why a bot did what she did: what was done in the deal, part by part, and each reason in words. */
import type { Card, Why } from './protocol';
import { factWords, nameOf, type Telling } from './telling';

/** What a bot did at one decision, and what moved her. */
export interface Explained<A> {
  readonly chair: number;
  readonly actions: readonly A[];
  readonly why: Why;
  readonly also: readonly Why[];
}

/** One thing that was done, by anybody. */
export interface Deed {
  readonly key: string;
  readonly seat: number;
  readonly card: Card | null;
  /** The card by its name, or what was said. */
  readonly words: string;
  /** "led", "won". */
  readonly tags: readonly string[];
  /** The reasons of a bot; a person has none to give. */
  readonly told: Pick<Explained<never>, 'why' | 'also'> | null;
}

/** What belongs together: the auction, a trick. */
export interface Part {
  readonly key: string;
  readonly title: string;
  readonly deeds: readonly Deed[];
}

export function whySentence(telling: Telling, { key, facts }: Why): string {
  return telling.words.or(`reason-${key}`, 'help-reason-other', factWords(telling, facts));
}

const CLAUSE = /^[A-Z]+-\d+$/;

/** The clause that a reason rests on, if it rests on one. */
export function clauseOf({ source }: Why): string | null {
  return CLAUSE.test(source) ? source : null;
}

/** The place of a source that a reason rests on: "S2 §Médiateur". */
export function placeSentence({ words }: Telling, { source }: Why): string {
  if (source === '' || CLAUSE.test(source)) return '';
  const [book = '', section = ''] = source.split(/ §(.*)/);
  return words.t('help-source', {
    source: words.or(`source-${book}`, 'help-source-other', { source: book }),
    section,
    within: section === '' ? 'no' : 'yes',
  });
}

/** What was done and why, as it is read aloud. */
export function toldSentence(telling: Telling, deed: Deed): string {
  if (deed.told === null) return '';
  return `${deedSentence(telling, deed)} ${whySentence(telling, deed.told.why)}`;
}

export function deedSentence(telling: Telling, { seat, words }: Deed): string {
  return telling.words.t('help-deed', { name: nameOf(telling, seat), deed: words });
}

/** An act of a bot, in the order in which it was done, taken once. */
export class Remaining<A> {
  private readonly left: Explained<A>[];

  constructor(reasons: readonly Explained<A>[]) {
    this.left = [...reasons];
  }

  /** The first that fits. */
  take(fits: (one: Explained<A>) => boolean): Explained<A> | null {
    const at = this.left.findIndex(fits);
    return at < 0 ? null : (this.left.splice(at, 1)[0] ?? null);
  }

  /** All that fit. */
  takeAll(fits: (one: Explained<A>) => boolean): readonly Explained<A>[] {
    const found = this.left.filter(fits);
    for (const one of found) this.left.splice(this.left.indexOf(one), 1);
    return found;
  }
}

/** The cards of a trick as deeds. */
export function trickDeeds<A extends { readonly t: string; readonly card?: Card }>(
  telling: Telling,
  laid: readonly { readonly seat: number; readonly card: Card }[],
  winner: number | null,
  remaining: Remaining<A>,
): readonly Deed[] {
  const { words } = telling;
  return laid.map(({ seat, card }, at) => ({
    key: card,
    seat,
    card,
    words: words.card(card),
    tags: [
      ...(at === 0 ? [words.t('trick-led')] : []),
      ...(seat === winner ? [words.t('trick-won')] : []),
    ],
    told: remaining.take(
      ({ chair, actions: [action] }) =>
        chair === seat && action?.t === 'play' && action.card === card,
    ),
  }));
}
