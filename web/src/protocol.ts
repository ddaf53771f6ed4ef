/** What goes over the wire, as the client sees it. */

export type Suit = 'S' | 'H' | 'D' | 'C';
export type Rank = 'K' | 'Q' | 'J' | '7' | '6' | '5' | '4' | '3' | '2' | 'A';
export type Card = `${Rank}${Suit}`;
export type Seat = 0 | 1 | 2 | 3;
export type Four<T> = readonly [T, T, T, T];
export type Option = string | number | boolean;

export type Phase = 'auction' | 'naming' | 'exchange' | 'playing' | 'answer' | 'settled' | 'over';

export type Honour = 'spadille' | 'manille' | 'basto' | 'punto';

export interface Bid {
  readonly seat: Seat;
  /** null is a pass. */
  readonly contract: string | null;
  readonly favourite: boolean;
}

export interface Undertaking {
  readonly hombre: Seat;
  readonly contract: string;
  readonly favourite: boolean;
  readonly forced: boolean;
  readonly trumps: Suit | null;
  readonly called: Card | null;
  /** The ally, once everybody may know. */
  readonly ally: Seat | null;
  /** Whether everybody knows that Hombre plays alone. */
  readonly alone: boolean;
  /** Whether the vole is undertaken. */
  readonly vole: boolean;
}

export interface Trick {
  readonly leader: Seat;
  /** In order of play from the leader. */
  readonly cards: readonly Card[];
  /** Who wins so far. */
  readonly winning: Seat | null;
}

export interface FinishedTrick {
  readonly number: number;
  readonly winner: Seat;
  readonly trick: Trick | null;
}

export type Action =
  | { readonly t: 'pass' }
  | { readonly t: 'bid'; readonly contract: string; readonly favourite: boolean }
  | { readonly t: 'name-trumps'; readonly suit: Suit }
  | { readonly t: 'call'; readonly card: Card }
  | { readonly t: 'invite'; readonly card: Card }
  | { readonly t: 'give'; readonly card: Card }
  | { readonly t: 'play'; readonly card: Card }
  | { readonly t: 'stop' }
  | { readonly t: 'ask' }
  | { readonly t: 'answer'; readonly yes: boolean };

export type Facts = Readonly<Record<string, string | number | boolean | null>>;

export interface Refusal {
  readonly code: string;
  readonly clause: string;
  readonly facts: Facts;
}

export interface Closed {
  readonly action: Action;
  readonly refusal: Refusal;
}

/** A seat, or a pot by its name. */
export type Party = Seat | string;

export interface Transfer {
  readonly payer: Party;
  readonly payee: Party;
  readonly amount: number;
  readonly reason: string;
  readonly clause: string;
}

export interface Account {
  readonly deal: number;
  readonly dealer: Seat;
  readonly hombre: Seat;
  readonly ally: Seat | null;
  readonly contract: string;
  readonly favourite: boolean;
  readonly trumps: Suit;
  readonly called: Card | null;
  /** Tricks of the declaring side. */
  readonly tricks: number;
  readonly result: string;
  readonly transfers: readonly Transfer[];
  readonly purses_before: Four<number>;
  readonly purses_after: Four<number>;
  readonly pool_before: number;
  readonly pool_after: number;
  readonly changes: Four<number>;
}
