/** What goes over the wire, as the client sees it. */

export type Suit = 'S' | 'H' | 'D' | 'C';
export type Rank = 'K' | 'Q' | 'J' | '7' | '6' | '5' | '4' | '3' | '2' | 'A';
export type Card = `${Rank}${Suit}`;
export type Seat = 0 | 1 | 2 | 3;
export type Four<T> = readonly [T, T, T, T];
export type Stage =
  'to-deal' | 'auction' | 'naming' | 'exchange' | 'playing' | 'answer' | 'settled' | 'over';

export type Quest = 'none' | 'bid' | 'offered' | 'asked' | 'undertaken';

export type Honour = 'spadille' | 'manille' | 'basto' | 'punto';

export interface Honours {
  readonly spadille: Card;
  readonly manille: Card;
  readonly basto: Card;
  readonly punto: Card | null;
}

export interface Bid {
  readonly contract: string;
  readonly favourite: boolean;
}

/** What a seat said in the auction; no bid is a pass. */
export interface Spoken {
  readonly seat: Seat;
  readonly bid: Bid | null;
}

/** What is undertaken, and what this seat knows of the partnership. */
export interface Contracted {
  readonly hombre: Seat;
  readonly contract: string;
  readonly calls: boolean;
  readonly exchanges: boolean;
  readonly in_favourite: boolean;
  readonly forced: boolean;
  readonly trumps: Suit | null;
  readonly called: Card | null;
  readonly invited: boolean;
  readonly giver: Seat | null;
  readonly given: Card | null;
  /** The ally, if this seat knows her. */
  readonly ally: Seat | null;
  /** Whether this seat knows that Hombre plays alone. */
  readonly alone: boolean;
  /** Whether all know the sides. */
  readonly shown: boolean;
}

/** The cards on the table; a full trick lies there until the next is led. */
export interface TableTrick {
  readonly leader: Seat;
  /** In order of play from the leader. */
  readonly cards: readonly Card[];
  readonly winning: Seat | null;
}

export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
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

export type Facts = readonly (readonly [string, string])[];

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

export type Outcome = 'won' | 'remise' | 'codille' | 'vole-lost';

/** All that payments ask about a deal. */
export interface DealFacts {
  readonly hombre: Seat;
  readonly ally: Seat | null;
  readonly giver: Seat | null;
  readonly contract: { readonly key: string };
  readonly forced: boolean;
  readonly called_own: boolean;
  readonly trumps: Suit;
  readonly called: Card | null;
  readonly in_favourite: boolean;
  readonly tricks: Four<number>;
  readonly premiers: boolean;
  readonly quest: Quest;
  readonly matadors: number;
}

export interface DealResult {
  readonly t: 'result';
  readonly number: number;
  readonly dealer: Seat;
  readonly facts: DealFacts;
  readonly outcome: Outcome;
  readonly transfers: readonly Transfer[];
  /** Each player's change since the sitting began. */
  readonly balances: readonly number[];
  readonly pool: number;
}

export interface VoidDeal {
  readonly t: 'void';
  readonly number: number;
  readonly dealer: Seat;
  readonly cause: string;
  readonly balances: readonly number[];
  readonly pool: number;
}

export type Result = DealResult | VoidDeal;

/** Everything that this seat may know. */
export interface SeatView {
  readonly seat: Seat | null;
  readonly rules: string;
  readonly options: readonly (readonly [string, string])[];
  readonly favourite: Suit | null;
  readonly deals: number;
  readonly counted: number;
  readonly number: number;
  readonly dealer: Seat;
  readonly stage: Stage;
  readonly turn: Seat | null;
  readonly hand: readonly Card[];
  readonly holding: Four<number>;
  readonly honours: Honours | null;
  readonly false_matadors: number;
  readonly purses: readonly number[];
  readonly pool: number;
  readonly vole_pool: number;
  readonly spoken: readonly Spoken[];
  readonly standing: Bid | null;
  readonly holder: Seat | null;
  readonly contract: Contracted | null;
  readonly quest: Quest;
  readonly asker: Seat | null;
  readonly table: TableTrick | null;
  readonly tricks: readonly Trick[];
  readonly reviewable: readonly number[];
  readonly won: Four<number>;
  readonly legal: readonly Action[];
  readonly settlement: Result | null;
}

/** While trumps and a card are named together: what may be called with each suit. */
export interface CallsWith {
  readonly trumps: Suit;
  readonly legal: readonly Card[];
  readonly closed: readonly Closed[];
}

export interface Screen {
  readonly view: SeatView;
  readonly closed: readonly Closed[];
  /** Only for the one who names. */
  readonly calls?: readonly CallsWith[];
}

export interface Book {
  readonly purse: number;
  readonly results: readonly Result[];
  readonly final_transfers: readonly Transfer[];
  readonly final_balances: readonly number[];
  readonly complete: boolean;
  readonly deals_won: readonly [number, number] | null;
}

export type Event =
  | { readonly t: 'hand-dealt'; readonly dealer: Seat; readonly hand: readonly Card[] }
  | { readonly t: 'passed'; readonly seat: Seat }
  | { readonly t: 'bid-made'; readonly seat: Seat; readonly bid: Bid }
  | {
      readonly t: 'undertaken';
      readonly hombre: Seat;
      readonly contract: string;
      readonly in_favourite: boolean;
      readonly forced: boolean;
    }
  | { readonly t: 'trumps-named'; readonly seat: Seat; readonly suit: Suit }
  | { readonly t: 'card-called'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'ally-invited'; readonly seat: Seat; readonly card: Card; readonly ally: Seat }
  | {
      readonly t: 'card-given-up';
      readonly giver: Seat;
      readonly hombre: Seat;
      readonly card: Card;
    }
  | {
      readonly t: 'card-returned';
      readonly hombre: Seat;
      readonly giver: Seat;
      readonly card: Card | null;
    }
  | { readonly t: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly t: 'trick-won'; readonly seat: Seat; readonly number: number }
  | { readonly t: 'ally-shown'; readonly ally: Seat }
  | { readonly t: 'alone-shown'; readonly hombre: Seat }
  | { readonly t: 'stopped'; readonly seat: Seat }
  | { readonly t: 'asked'; readonly seat: Seat }
  | { readonly t: 'answered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly t: 'vole-undertaken'; readonly seat: Seat }
  | { readonly t: 'paid'; readonly transfers: readonly Transfer[] }
  | { readonly t: 'deal-settled'; readonly number: number; readonly outcome: string }
  | { readonly t: 'deal-void'; readonly number: number; readonly cause: string }
  | { readonly t: 'sitting-ended'; readonly purses: readonly number[] };

/** What is agreed before a sitting begins. */
export interface Setup {
  readonly rules: string;
  readonly deals: number;
  readonly options: Readonly<Record<string, string>>;
}

export interface Person {
  readonly name: string;
  /** The key of the bot, or nothing for a person. */
  readonly bot: string | null;
  readonly here: boolean;
  readonly ready: boolean;
}

export type FromServer =
  | {
      readonly t: 'welcome';
      readonly table: string;
      readonly game: string;
      readonly chair: number;
      readonly setup: Setup;
      readonly people: readonly Person[];
      readonly terms: { readonly beat: number };
    }
  | { readonly t: 'people'; readonly people: readonly Person[] }
  | {
      readonly t: 'frame';
      readonly version: number;
      readonly point: number;
      readonly screen: Screen;
      readonly events: readonly Event[];
      readonly book: Book | null;
    }
  | { readonly t: 'accepted'; readonly id: string }
  | {
      readonly t: 'refused';
      readonly id: string | null;
      readonly code: string;
      readonly sentence: string;
      readonly clause: string;
      readonly facts: Facts;
    };

export type FromClient =
  | {
      readonly t: 'act';
      readonly id: string;
      readonly point: number;
      readonly actions: readonly Action[];
    }
  | { readonly t: 'ready'; readonly id: string; readonly point: number }
  | { readonly t: 'resume'; readonly after: number };

/** An option of a rule set: the values that it may take, and the one that it usually has. */
export interface Choice {
  readonly key: string;
  readonly values: readonly string[];
  readonly usual: string;
}

/** A rule set to play by, with all that a table may agree on. */
export interface Offer {
  readonly rules: string;
  readonly deals: readonly number[];
  readonly usual_deals: number;
  readonly options: readonly Choice[];
}

export interface GameOffered {
  readonly key: string;
  readonly least: number;
  readonly most: number;
  readonly offers: readonly Offer[];
  readonly bots: readonly string[];
}

export interface Setups {
  readonly games: readonly GameOffered[];
}

export interface Opening {
  readonly game: string;
  readonly setup: Setup;
  readonly name: string;
  readonly bots: readonly string[];
}

export interface Opened {
  readonly id: string;
}

export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly people: readonly string[];
  readonly screen: Screen;
  readonly touched: number;
  readonly over: boolean;
}

export interface Tables {
  readonly tables: readonly Listed[];
}

export interface Fault {
  readonly code: string;
  readonly sentence: string;
  readonly facts: Facts;
}
