// Made from server/wire.py and the game's shapes by `quadrille docs`; not edited.

export type Seat = number;

/** Announce whether, and how, one plays. */
export interface Say {
  readonly t: 'say';
  readonly word: Word;
}

/** What a seat may announce (LOO-3, LOO-5); the words of the record. */
export type Word =
  'play' | 'throw-in' | 'miss' | 'defend';

/** Play a card to the trick, or lead it. */
export interface Play {
  readonly t: 'play';
  readonly card: Card;
}

/** The fifty-two cards (LOO-1); the value is the written form, rank then suit. */
export type Card =
  'AS' | 'KS' | 'QS' | 'JS' | 'TS' | '9S' | '8S' | '7S' | '6S' | '5S' | '4S' | '3S' | '2S' | 'AH' | 'KH' | 'QH' | 'JH' | 'TH' | '9H' | '8H' | '7H' | '6H' | '5H' | '4H' | '3H' | '2H' | 'AD' | 'KD' | 'QD' | 'JD' | 'TD' | '9D' | '8D' | '7D' | '6D' | '5D' | '4D' | '3D' | '2D' | 'AC' | 'KC' | 'QC' | 'JC' | 'TC' | '9C' | '8C' | '7C' | '6C' | '5C' | '4C' | '3C' | '2C';

/** A hand was given, as the one who holds it sees it; others see no cards. */
export interface HandDealt {
  readonly t: 'hand-dealt';
  readonly dealer: Seat;
  readonly hand: readonly Card[];
  readonly turn_up: Card;
}

/** A seat said whether, and how, she plays. */
export interface Announced {
  readonly t: 'announced';
  readonly seat: Seat;
  readonly word: Word;
}

/** A seat took up Miss; only she sees the cards. */
export interface MissTaken {
  readonly t: 'miss-taken';
  readonly seat: Seat;
  readonly hand: readonly Card[] | null;
}

/** A card was played. */
export interface Played {
  readonly t: 'played';
  readonly seat: Seat;
  readonly card: Card;
}

/** A trick was won. */
export interface TrickWon {
  readonly t: 'trick-won';
  readonly seat: Seat;
  readonly number: number;
}

/** Counters moved. */
export interface Paid {
  readonly t: 'paid';
  readonly transfers: readonly Transfer[];
}

/** Counters that move from one party to another, with the reason and the clause. */
export interface Transfer {
  readonly payer: Seat | Pot;
  readonly payee: Seat | Pot;
  /** Whole counters, more than none. */
  readonly amount: number;
  readonly reason: Reason;
  /** The clause of the law that asks for the payment, such as `QPAY-4`. */
  readonly clause: string;
}

/** Where counters lie that are nobody's yet. */
export type Pot =
  'pool' | 'vole_pool' | 'beasts' | 'cards';

/** Why counters move; the words of the record. */
export type Reason =
  'stake' | 'vole-stake' | 'pool' | 'vole-pool' | 'solo' | 'mediateur' | 'matadors' | 'premiers' | 'vole' | 'beast' | 'share' | 'poulans' | 'spadille' | 'manille' | 'basto' | 'exchange' | 'premium' | 'consolation' | 'devole' | 'game' | 'cards' | 'loo';

/** A deal is over; who took part without a trick is looed. */
export interface DealSettled {
  readonly t: 'deal-settled';
  readonly number: number;
  readonly looed: readonly Seat[];
}

/** The agreed deals are played. */
export interface SittingEnded {
  readonly t: 'sitting-ended';
  readonly balances: readonly number[];
}

/** What a person at a seat is shown: her view, and why each closed action is closed. */
export interface Screen {
  readonly view: SeatView;
  readonly closed: readonly Closed[];
}

/** All that one seat, or an onlooker, may know. */
export interface SeatView {
  readonly seat: Seat | null;
  readonly rules: string;
  readonly options: readonly (readonly [string, string])[];
  readonly players: number;
  readonly deals: number;
  /** Deals so far, the one that is on included. */
  readonly number: number;
  readonly dealer: Seat;
  readonly stage: Stage;
  readonly turn: Seat | null;
  /** What this seat holds. */
  readonly hand: readonly Card[];
  /** What this seat was dealt, whatever has become of it. */
  readonly dealt: readonly Card[];
  /** How many cards each seat holds. */
  readonly holding: readonly number[];
  readonly turn_up: Card | null;
  /** What each player has won or lost so far. */
  readonly balances: readonly number[];
  /** What lies in the pool now. */
  readonly pool: number;
  /** What this deal is played for: the pool as it was when the deal began. */
  readonly stakes: number;
  /** Whether that is a single. */
  readonly single: boolean;
  readonly spoken: readonly Spoken[];
  /** Who has said that she plays, from eldest. */
  readonly playing: readonly Seat[];
  /** Whether there are cards for Miss at a table of this size. */
  readonly has_miss: boolean;
  /** Whether Miss lies on the table and may be taken. */
  readonly miss_is_free: boolean;
  /** Who has taken Miss for her own hand. */
  readonly taker: Seat | null;
  /** The dealer, if he defends Miss. */
  readonly defender: Seat | null;
  readonly table: readonly Laid[];
  /** Who has played the best card so far. */
  readonly winning: Seat | null;
  /** Finished tricks; memory is no offence. */
  readonly tricks: readonly Trick[];
  readonly won: readonly number[];
  /** What this seat may choose now; empty unless it is its turn. */
  readonly legal: readonly (Say | Play)[];
  /** The accounts of the deal that has just ended. */
  readonly settlement: DealResult | null;
}

/** Where a sitting stands. */
export type Stage =
  'to-deal' | 'announcing' | 'playing' | 'settled' | 'over';

/** What a seat announced. */
export interface Spoken {
  readonly seat: Seat;
  readonly word: Word;
}

/** A card on the table, and who played it. */
export interface Laid {
  readonly seat: Seat;
  readonly card: Card;
}

/** A finished trick. */
export interface Trick {
  /** In the order of play. */
  readonly laid: readonly Laid[];
  readonly winner: Seat;
}

/** A deal that is over, as the ledger and the scores tell it. */
export interface DealResult {
  readonly number: number;
  readonly dealer: Seat;
  /** What the pool held when the deal began, the dealer's stake among it. */
  readonly pool_before: number;
  /** Not known of a deal that is reported. */
  readonly turn_up: Card | null;
  /** Who took part, from eldest; nobody where all left the pool to the dealer. */
  readonly played: readonly Seat[];
  /** Who took Miss for her own hand. */
  readonly miss: Seat | null;
  /** Whether the dealer defended Miss. */
  readonly defended: boolean;
  /** By seat. */
  readonly tricks: readonly number[];
  readonly looed: readonly Seat[];
  readonly transfers: readonly Transfer[];
  /** Each player's total change since the sitting began, after this deal. */
  readonly balances: readonly number[];
  /** What lies in the pool after this deal. */
  readonly pool: number;
}

/** An action of the moment that is not allowed, and why. */
export interface Closed {
  readonly action: Say | Play;
  readonly refusal: Refusal;
}

/** Why an action is not allowed. */
export interface Refusal {
  readonly code: string;
  readonly clause: string;
  readonly facts: readonly (readonly [string, string])[];
}

/** The public accounts of a sitting. */
export interface Book {
  readonly results: readonly DealResult[];
  readonly balances: readonly number[];
  readonly complete: boolean;
}

export type Action =
  Say | Play;

export type Event =
  HandDealt | Announced | MissTaken | Played | TrickWon | Paid | DealSettled | SittingEnded;
