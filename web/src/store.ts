/** What the client knows, as plain data, and the one pure function that changes it. */
import type { Act, AnyView, Frame, Heard, Kinds, TrickShown, ViewOf } from './game';
import type { Card, Facts, FromClient, FromServer, Person, Quadrille } from './protocol';
import type { Explained } from './reasons';

export type Link = 'away' | 'opening' | 'open' | 'lost' | 'elsewhere' | 'refused';

/** What has been sent and not yet answered; it is sent again under the same id. */
export type Pending<K extends Kinds = Quadrille> = Act<K> | Extract<FromClient, { t: 'ready' }>;

export interface Logged<K extends Kinds = Quadrille> {
  readonly deal: number;
  readonly event: K['event'];
}

/** A finished trick that this player has not swept yet. */
export interface Held {
  readonly number: number;
  readonly trick: TrickShown;
}

/** A line to be read: words that stand already, or a message of the catalogues with its facts. */
export interface Notice {
  readonly message: string;
  readonly facts: Facts | null;
  readonly clause: string | null;
}

/** A hint that was given, and the decision that it is for. */
export interface Given<K extends Kinds = Quadrille> {
  readonly point: number;
  readonly hint: K['hint'];
}

export type Welcome = Extract<FromServer, { t: 'welcome' }>;

export interface ClientState<K extends Kinds = Quadrille> {
  readonly link: Link;
  readonly tries: number;
  readonly welcome: Welcome | null;
  readonly people: readonly Person[];
  readonly version: number;
  readonly point: number;
  readonly screen: K['screen'] | null;
  readonly book: K['book'] | null;
  readonly log: readonly Logged<K>[];
  readonly lifted: Card | null;
  readonly pending: Pending<K> | null;
  /** The decision that was last made and accepted; what follows may be long in coming. */
  readonly decided: number;
  readonly held: Held | null;
  /** Number of the last trick swept in this deal. */
  readonly swept: number;
  readonly notice: Notice | null;
  readonly hint: Given<K> | null;
  /** The last answer of the partner meter in this deal. */
  readonly meter: K['meter'] | null;
  /** Why the bots did what they did in the deal that is settled. */
  readonly reasons: readonly Explained<K['action']>[] | null;
}

/** Fits every game. */
export const START: ClientState & ClientState<never> = {
  link: 'away',
  tries: 0,
  welcome: null,
  people: [],
  version: -1,
  point: -1,
  screen: null,
  book: null,
  log: [],
  lifted: null,
  pending: null,
  decided: -1,
  held: null,
  swept: 0,
  notice: null,
  hint: null,
  meter: null,
  reasons: null,
};

/** What happens in the page itself. */
export type Local<K extends Kinds = Quadrille> =
  | { readonly t: 'linked'; readonly link: Link; readonly tries: number }
  | { readonly t: 'lifted'; readonly card: Card | null }
  | { readonly t: 'sent'; readonly pending: Pending<K> }
  | { readonly t: 'swept' }
  | { readonly t: 'noticed'; readonly notice: Notice | null }
  | { readonly t: 'left' };

export type Message<K extends Kinds = Quadrille> = Heard<K> | Local<K>;

/** Where the trick lies in a view; games differ in it. */
export type TrickOf<K extends Kinds> = (view: ViewOf<K>) => TrickShown | null;

export function reduce<K extends Kinds>(
  state: ClientState<K>,
  message: Message<K>,
  trickOf: TrickOf<K>,
): ClientState<K> {
  switch (message.t) {
    case 'welcome':
      return { ...state, welcome: message, people: message.people };
    case 'people':
      return { ...state, people: message.people };
    case 'frame':
      return framed(state, message, trickOf);
    case 'accepted':
      return state.pending?.id === message.id
        ? { ...state, pending: null, decided: state.pending.point, hint: null }
        : state;
    case 'refused':
      return {
        ...state,
        pending: state.pending?.id === message.id ? null : state.pending,
        notice: {
          message: message.sentence,
          facts: message.facts,
          clause: message.clause === '' ? null : message.clause,
        },
      };
    case 'hinted':
      return isOfUse(state, message.point, message.hint.strength)
        ? { ...state, hint: { point: message.point, hint: message.hint }, notice: null }
        : state;
    case 'metered':
      return message.point === state.point ? { ...state, meter: message.meter } : state;
    case 'linked':
      return { ...state, link: message.link, tries: message.tries };
    case 'lifted':
      return { ...state, lifted: message.card, notice: null };
    case 'sent':
      return { ...state, pending: message.pending, notice: null };
    case 'swept':
      return state.held === null
        ? state
        : { ...state, held: null, swept: Math.max(state.swept, state.held.number) };
    case 'noticed':
      return { ...state, notice: message.notice };
    case 'left':
      return START;
  }
}

/** A hint is not for one who has chosen meanwhile, nor for one who knows as much. */
function isOfUse<K extends Kinds>(
  { point, decided, hint }: ClientState<K>,
  of: number,
  strength: number,
): boolean {
  const known = hint?.point === point ? hint.hint.strength : 0;
  return of === point && decided !== point && strength > known;
}

function framed<K extends Kinds>(
  state: ClientState<K>,
  frame: Frame<K>,
  trickOf: TrickOf<K>,
): ClientState<K> {
  if (frame.version < state.version) return state;
  const view: ViewOf<K> = frame.screen.view;
  const isNewDeal = state.screen?.view.number !== view.number;
  const fresh = frame.events.map((event) => ({ deal: view.number, event }));
  const again = frame.version === state.version;
  const swept = isNewDeal ? 0 : state.swept;
  const kept = isNewDeal ? null : state.held;
  return {
    ...state,
    version: frame.version,
    point: frame.point,
    screen: frame.screen,
    // A new deal asks everybody anew whether she has read its account.
    people: isNewDeal ? state.people.map((person) => ({ ...person, ready: false })) : state.people,
    book: frame.book ?? state.book,
    log: again ? state.log : [...state.log, ...fresh],
    lifted: state.lifted !== null && view.hand.includes(state.lifted) ? state.lifted : null,
    held: heldAfter(view, trickOf(view), kept, swept),
    swept,
    notice: again ? state.notice : null,
    hint: state.hint?.point === frame.point ? state.hint : null,
    meter: isNewDeal ? null : state.meter,
    reasons: frame.reasons ?? (isNewDeal ? null : state.reasons),
  };
}

function heldAfter(
  view: AnyView,
  trick: TrickShown | null,
  held: Held | null,
  swept: number,
): Held | null {
  if (trick?.isWhole !== true) return held;
  const number = view.tricks.length;
  return number > swept ? { number, trick } : held;
}

/** The trick to show: a finished one until it is swept, else the one on the table. */
export function shownTrick<K extends Kinds>(
  state: ClientState<K>,
  trickOf: TrickOf<K>,
): TrickShown | null {
  if (state.held !== null) return state.held.trick;
  const trick = state.screen === null ? null : trickOf(state.screen.view);
  return trick?.isWhole === true ? null : trick;
}

/** The number of the trick that is shown or will come next. */
export function shownNumber<K extends Kinds>(state: ClientState<K>, tricks: number): number {
  if (state.held !== null) return state.held.number;
  return state.screen === null ? 1 : Math.min(tricks, state.screen.view.tricks.length + 1);
}

/** Whether the seat may choose now and nothing of its own is under way. */
export function mayAct<K extends Kinds>(state: ClientState<K>): boolean {
  return (
    state.link === 'open' &&
    state.pending === null &&
    state.decided !== state.point &&
    state.screen !== null &&
    state.screen.view.legal.length > 0
  );
}
