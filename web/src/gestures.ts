/** A tap or a word becomes one of the actions that the server has offered, or a reason why not. */
import type { AnyAction, AnyScreen, AnyView } from './game';
import type { Action, Card, Closed, Refusal, Screen, SeatView } from './protocol';

function isCardAction<A extends AnyAction>(action: A): action is A & { readonly card: Card } {
  return action.card !== undefined && (action.t === 'play' || action.t === 'give');
}

/** The offered action that a card of the hand stands for. */
export function actionWith<A extends AnyAction>(legal: readonly A[], card: Card): A | null {
  for (const action of legal) {
    if (isCardAction(action) && action.card === card) return action;
  }
  return null;
}

/** The cards of the hand that may be chosen now; null when none is to be chosen. */
export function choosable(view: AnyView): ReadonlySet<Card> | null {
  const cards = view.legal.flatMap((action) => (isCardAction(action) ? action.card : []));
  return cards.length === 0 ? null : new Set(cards);
}

export function closedWith(screen: AnyScreen, card: Card): Refusal | null {
  for (const { action, refusal } of screen.closed) {
    if (isCardAction(action) && action.card === card) return refusal;
  }
  return null;
}

export function same<A extends AnyAction>(one: A, other: A): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(action: AnyAction): readonly (readonly [string, unknown])[] {
  return Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1));
}

export function offered<A extends AnyAction>(
  view: { readonly legal: readonly A[] },
  action: A,
): boolean {
  return view.legal.some((legal) => same(legal, action));
}

export function legalOf<T extends Action['t']>(
  view: SeatView,
  tag: T,
): readonly Extract<Action, { t: T }>[] {
  return view.legal.filter((action): action is Extract<Action, { t: T }> => action.t === tag);
}

export function closedOf(screen: Screen, tag: Action['t']): readonly Closed[] {
  return screen.closed.filter(({ action }) => action.t === tag);
}
