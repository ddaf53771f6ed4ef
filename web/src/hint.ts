/** Hints in three strengths, as words; and who may be the ally by what all know. */
import type { AnyView, Kinds, ViewOf } from './game';
import { same } from './gestures';
import type { Action, Card, Hint, Meter, Quadrille, SeatView, Suit, Why } from './protocol';
import { whySentence } from './reasons';
import { inOrderFrom } from './seats';
import { mayAct, type ClientState } from './store';
import { actionWords, nameOf, type Telling } from './telling';

export type Strength = 1 | 2 | 3;

/** A hint as it is shown. */
export interface Advice {
  readonly strength: number;
  readonly principle: Why;
  /** The suits to think of; none at the least strength, nor where no suit is to be chosen. */
  readonly suits: readonly Suit[];
  /** What to weigh, as a sentence. */
  readonly weigh: string;
  /** What to do, as a sentence; only at the full strength. */
  readonly advice: string;
  readonly card: Card | null;
  readonly also: readonly Why[];
  /** What goes with it in one announcement. */
  readonly then: Advice | null;
}

/** What stands by a seat: as words, and as a share of a hundred for the eye. */
export interface Share {
  readonly words: string;
  readonly share: number;
}

/** What a game that helps says. */
export interface Help<K extends Kinds> {
  readonly advice: (telling: Telling, hint: K['hint']) => Advice;
  /** Whether there is an ally to wonder about. */
  readonly isMetered: (view: ViewOf<K>) => boolean;
  /** Whether an ally was called and all know the sides. */
  readonly isPublic: (view: ViewOf<K>) => boolean;
  /** By seat; nothing where a seat has no share to tell. */
  readonly shares: (
    telling: Telling,
    view: ViewOf<K>,
    meter: K['meter'],
  ) => readonly (Share | null)[];
}

/** How strong the next hint at this decision is; nothing when the strongest was given. */
export function nextStrength<K extends Kinds>(state: ClientState<K>): Strength | null {
  const given = state.hint?.point === state.point ? state.hint.hint.strength : 0;
  return ([1, 2, 3] as const).find((strength) => strength > given) ?? null;
}

/** Whether there is a decision to help with. */
export function mayAskHint<K extends Kinds>(state: ClientState<K>): boolean {
  const view: AnyView | undefined = state.screen?.view;
  return mayAct(state) && view !== undefined && view.turn === view.seat;
}

/** What is read aloud of a hint. */
export function adviceSentence(telling: Telling, advice: Advice): string {
  return [
    telling.words.t('hint-strength', { strength: advice.strength }),
    ...partSentences(telling, advice),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function partSentences(
  telling: Telling,
  { principle, weigh, advice, then }: Advice,
): readonly string[] {
  const rest = then === null ? [] : [telling.words.t('hint-then'), ...partSentences(telling, then)];
  return [whySentence(telling, principle), weigh, advice, ...rest];
}

/** Whether a hint would have one announce just that; only at the full strength does it tell. */
export function wouldSay(hint: Hint | null, [first, ...rest]: readonly Action[]): boolean {
  if (hint === null || first === undefined) return hint === null && first === undefined;
  return hint.action !== null && same(hint.action, first) && wouldSay(hint.then, rest);
}

function adviceOf(telling: Telling, hint: Hint): Advice {
  const { words } = telling;
  const suits = hint.strength < 2 ? [] : hint.suits;
  const among = hint.strength < 2 ? [] : hint.among;
  const action = hint.strength < 3 ? null : hint.action;
  const choices = among.map((one) => actionWords(telling, one));
  return {
    strength: hint.strength,
    principle: hint.principle,
    suits,
    weigh:
      suits.length > 0
        ? words.t('hint-suits', { suits: words.either(suits.map((suit) => words.suit(suit))) })
        : choices.length > 0
          ? words.t('hint-among', { choices: words.either(choices) })
          : '',
    advice: action === null ? '' : actionSentence(telling, action),
    card: action !== null && (action.t === 'play' || action.t === 'give') ? action.card : null,
    also: hint.also,
    then: hint.then === null ? null : adviceOf(telling, hint.then),
  };
}

function actionSentence(telling: Telling, action: Action): string {
  const { words } = telling;
  switch (action.t) {
    case 'play':
    case 'give':
    case 'call':
    case 'invite':
      return words.t(`hint-${action.t}`, { card: words.card(action.card) });
    case 'pass':
      return words.t('hint-pass');
    case 'bid':
      return words.t('hint-bid', { bid: actionWords(telling, action) });
    case 'name-trumps':
      return words.t('hint-name-trumps', { suit: words.suit(action.suit) });
    case 'through':
    case 'return':
    case 'keep':
    case 'stop':
    case 'ask':
    case 'answer':
    case 'claim':
      return words.t('hint-action', { action: actionWords(telling, action) });
  }
}

function isMetered({ contract, stage }: SeatView): boolean {
  if (contract === null || stage === 'settled' || stage === 'over') return false;
  return contract.calls && contract.called !== null && !contract.shown && contract.giver === null;
}

function isPublic({ contract }: SeatView): boolean {
  return contract !== null && contract.calls && (contract.shown || contract.giver !== null);
}

function sharesOf(
  telling: Telling,
  view: SeatView,
  { chances, alone }: Meter,
): readonly (Share | null)[] {
  const hombre = view.contract?.hombre ?? null;
  const counts = chances.map((chance, seat) => (seat === hombre ? alone : chance));
  const shares = inHundred(counts);
  return counts.map((chance, seat) => {
    const share = shares[seat] ?? 0;
    if (seat !== hombre) return shareOf(telling, 'meter-ally', chance, share);
    return alone === 0 ? null : shareOf(telling, 'meter-alone', chance, share);
  });
}

/** Shares of a thousand in whole parts of a hundred; what rounding leaves goes to the largest rests. */
export function inHundred(chances: readonly number[]): readonly number[] {
  const whole = chances.map((chance) => Math.floor(chance / 10));
  const left = 100 - whole.reduce((sum, share) => sum + share, 0);
  const raised = chances
    .map((chance, at) => ({ at, rest: chance % 10 }))
    .sort((one, other) => other.rest - one.rest)
    .slice(0, Math.max(0, left))
    .map(({ at }) => at);
  return whole.map((share, at) => (raised.includes(at) ? share + 1 : share));
}

/** In a hundred: what is not nothing is at least a little, and what is not all is not all. */
function shareOf(telling: Telling, message: string, chance: number, share: number): Share {
  const form =
    share === 0 && chance > 0 ? 'under' : share === 100 && chance < 1000 ? 'over' : 'just';
  return { words: telling.words.t(message, { share, form }), share };
}

/** "Ben may be the ally: 41 in 100. …" */
export function sharesSentence(telling: Telling, shares: readonly (Share | null)[]): string {
  const told = inOrderFrom(telling.me).flatMap((seat) => {
    const share = shares[seat];
    return share
      ? [telling.words.t('meter-read', { name: nameOf(telling, seat), share: share.words })]
      : [];
  });
  return [...told, telling.words.t('meter-means')].join(' ');
}

export const HELP: Help<Quadrille> = { advice: adviceOf, isMetered, isPublic, shares: sharesOf };
