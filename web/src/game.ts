/** What the page asks of any game: where its cards lie, and its sentences. Nothing is decided. */
import type { Command } from './commands';
import type { Reading } from './keys';
import type { Ledger } from './ledger';
import type { Help } from './hint';
import type { Card, FromClient, FromServer, Honour, Refusal } from './protocol';
import type { Explained, Part } from './reasons';
import type { Settings } from './settings';
import type { Telling } from './telling';

export interface AnyAction {
  readonly t: string;
  readonly card?: Card;
}

/** What every game shows to a seat. */
export interface AnyView {
  readonly seat: number | null;
  readonly rules: string;
  readonly number: number;
  readonly deals: number;
  readonly stage: string;
  readonly turn: number | null;
  readonly hand: readonly Card[];
  readonly tricks: readonly unknown[];
  readonly legal: readonly AnyAction[];
}

export interface AnyScreen {
  readonly view: AnyView;
  readonly closed: readonly { readonly action: AnyAction; readonly refusal: Refusal }[];
}

export interface AnyEvent {
  readonly t: string;
  readonly seat?: number;
  readonly number?: number;
}

/** The shapes that go over the wire for one game. */
export interface Kinds {
  readonly action: AnyAction;
  readonly event: AnyEvent;
  readonly screen: AnyScreen;
  readonly book: object;
  /** Nothing comes of these where a game gives no help. */
  readonly hint: { readonly strength: number };
  readonly meter: object;
}

export type ViewOf<K extends Kinds> = K['screen']['view'];

/** The messages as they are at a table of one game. */
export type Act<K extends Kinds> = Omit<Extract<FromClient, { t: 'act' }>, 'actions'> & {
  readonly actions: readonly K['action'][];
};
export type Sent<K extends Kinds> = Act<K> | Exclude<FromClient, { t: 'act' }>;
export type Frame<K extends Kinds> = Omit<
  Extract<FromServer, { t: 'frame' }>,
  'screen' | 'events' | 'book' | 'reasons'
> & {
  readonly screen: K['screen'];
  readonly events: readonly K['event'][];
  readonly book: K['book'] | null;
  readonly reasons: readonly Explained<K['action']>[] | null;
};
export type Hinted<K extends Kinds> = Omit<Extract<FromServer, { t: 'hinted' }>, 'hint'> & {
  readonly hint: K['hint'];
};
export type Metered<K extends Kinds> = Omit<Extract<FromServer, { t: 'metered' }>, 'meter'> & {
  readonly meter: K['meter'] | null;
};
export type Heard<K extends Kinds> =
  Frame<K> | Hinted<K> | Metered<K> | Exclude<FromServer, { t: 'frame' | 'hinted' | 'metered' }>;

/** Cards on the table with those who played them, in order of play. */
export interface TrickShown {
  readonly laid: readonly { readonly seat: number; readonly card: Card }[];
  /** Who has played the best card so far. */
  readonly winning: number | null;
  readonly isWhole: boolean;
}

/** A game as a record of what it tells. */
export interface Game<K extends Kinds> {
  readonly key: string;
  /** Tricks in a deal. */
  readonly tricks: number;
  /** Messages of the help page that mean nothing at its table. */
  readonly lacks: readonly string[];
  /** The trick on the table; a finished one lies there until the next is led. */
  readonly trick: (view: ViewOf<K>) => TrickShown | null;
  /** Finished tricks that may be looked at now, with their numbers. */
  readonly reviewable: (
    view: ViewOf<K>,
  ) => readonly { readonly number: number; readonly trick: TrickShown }[];
  /** The cards that have names. */
  readonly honours: (view: ViewOf<K>) => ReadonlyMap<Card, Honour>;
  /** The line under the hand that says what is to be done now. */
  readonly duty: (telling: Telling, screen: K['screen']) => string;
  /** An action on a button. */
  readonly actionWords: (telling: Telling, action: K['action']) => string;
  /** The sentence for one event; nothing where the level leaves it out. */
  readonly sentence: (
    telling: Telling,
    event: K['event'],
    view: ViewOf<K>,
    place: number,
    level: Settings['speech'],
  ) => string;
  /** The account of the last deal in one announcement. */
  readonly settled: (telling: Telling, book: K['book']) => string;
  readonly reading: (
    what: Exclude<Reading, 'why'>,
    telling: Telling,
    view: ViewOf<K>,
    settings: Settings,
  ) => string;
  readonly command: (line: string) => Command<K['action']>;
  readonly ledger: (telling: Telling, book: K['book']) => Ledger;
  /** What was done in a deal, with the reasons of those who are asked for them. */
  readonly parts: (
    telling: Telling,
    view: ViewOf<K>,
    reasons: readonly Explained<K['action']>[],
  ) => readonly Part[];
  /** Hints and the partner meter, where the game gives them. */
  readonly help: Help<K> | null;
}
