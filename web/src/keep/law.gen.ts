// Made from scorekeeper/page.py by `quadrille docs`; not edited.

export type Seat = 0 | 1 | 2 | 3;

/** What the page asks; `does` says what, the rest is there as it is needed. */
export interface Request {
  /** `offers`, `open`, `tell`, `ask`, `enter`, `strike`, `restore`, `csv` or `json`. */
  readonly does: string;
  /** The sheet as the page has it. */
  readonly text: string;
  readonly form: Form;
  readonly answers: Readonly<Record<string, string>>;
  /** The entry that is struck, restored or replaced. */
  readonly at: number | null;
  readonly names: readonly string[];
  readonly rules: string;
  readonly options: Readonly<Record<string, string>>;
  readonly favourite: string;
  readonly deals: number;
  readonly dealer: number;
}

/** What is to be entered. */
export type Form =
  'deal' | 'stood' | 'redeal' | 'fault' | 'claim';

/** The answer: the sheet as it now stands, and what else was asked for. */
export interface Reply {
  readonly text: string;
  readonly sheet: SheetTold | null;
  /** The questions of the form that was asked for, else of the next deal. */
  readonly course: Course | null;
  readonly offers: Offers | null;
  readonly export: string;
  readonly fault: Fault | null;
}

/** A score sheet with everything that follows from it. */
export interface SheetTold {
  readonly names: readonly [string, string, string, string];
  readonly rules: string;
  /** What the table has changed. */
  readonly options: readonly (readonly [string, string])[];
  readonly favourite: Suit | null;
  /** Whether amounts are jetons, which are laid out as markers and fish too. */
  readonly jetons: boolean;
  readonly deals: number;
  readonly counted: number;
  /** Who deals next. */
  readonly dealer: Seat;
  readonly double: boolean;
  readonly clearing: boolean;
  readonly entries: readonly EntryTold[];
  readonly balances: readonly number[];
  readonly purses: readonly number[];
  readonly pool: number;
  readonly carried: number;
  readonly active: readonly number[];
  readonly waiting: readonly number[];
  readonly owed: readonly Owed[];
  /** What is put up before the next deal. */
  readonly due: readonly Pushed[];
  readonly complete: boolean;
  /** Each player's total change, after the final payments if the sitting is complete. */
  readonly final: readonly number[];
  /** What is pushed when the sitting is complete: a pool that is left, and the cards. */
  readonly last_pushes: readonly Pushed[];
  /** The fewest payments between players that settle the sitting as it stands. */
  readonly evening: readonly Pushed[];
  readonly reprises: readonly number[];
  readonly deals_won: readonly [number, number] | null;
}

/** The four suits, in the order in which they are written. */
export type Suit =
  'S' | 'H' | 'D' | 'C';

/** An entry; what came of it is not told of one that is struck through. */
export interface EntryTold {
  /** Its place in the sheet. */
  readonly at: number;
  /** `result`, `redeal`, `fault` or `claim`. */
  readonly kind: string;
  /** As the record writes it. */
  readonly line: string;
  readonly struck: boolean;
  /** The deal that it is, or belongs to. */
  readonly number: number | null;
  readonly dealer: Seat | null;
  readonly deal: DealTold | null;
  readonly balances: readonly number[];
  readonly pool: number;
  readonly carried: number;
  readonly active: readonly number[];
  readonly waiting: readonly number[];
  readonly put_up: readonly Pushed[];
  readonly pushes: readonly Pushed[];
}

/** A deal that counts, as a score sheet tells it. */
export interface DealTold {
  readonly hombre: Seat;
  readonly ally: Seat | null;
  readonly giver: Seat | null;
  readonly contract: string;
  readonly forced: boolean;
  readonly called_own: boolean;
  readonly trumps: Suit;
  readonly favourite: boolean;
  readonly double: boolean;
  readonly clearing: boolean;
  readonly tricks: readonly [number, number, number, number];
  /** Tricks of the declaring side. */
  readonly side: number;
  readonly matadors: number;
  readonly outcome: Outcome;
  readonly vole: string;
  readonly transfers: readonly Transfer[];
  /** What each player has won or lost in it. */
  readonly change: readonly number[];
}

/** How a deal ended; the words of the record. */
export type Outcome =
  'won' | 'remise' | 'codille' | 'vole-lost';

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

/** Counters that one party pushes to another, laid out in as few as can be. */
export interface Pushed {
  readonly payer: Seat | Pot;
  readonly payee: Seat | Pot;
  readonly amount: number;
  readonly markers: number;
  readonly fish: number;
  /** Where a rule set has one kind of counter only, all of them are here. */
  readonly jetons: number;
}

/** A bonus that lapses unless it is claimed before the next deal. */
export interface Owed {
  readonly seat: Seat;
  readonly bonus: Bonus;
}

/** What must be claimed where claims are strict; the words of the record. */
export type Bonus =
  'solo' | 'matadors';

/** The questions as far as they can be asked, and what is known so far. */
export interface Course {
  /** Those that are asked; what has one answer only is not. */
  readonly questions: readonly Question[];
  /** What was given, what is usual, and what goes without saying. */
  readonly answers: Readonly<Record<string, string>>;
  readonly complete: boolean;
}

/** A question, all that may be answered, and what was. */
export interface Question {
  readonly key: string;
  readonly step: Step;
  readonly answers: readonly string[];
  /** What is meant if nothing is said. */
  readonly usual: string | null;
  readonly given: string | null;
}

/** Questions that belong together, in the order in which they are asked. */
export type Step =
  'undertaking' | 'result' | 'rest';

/** What there is to agree on before the first deal. */
export interface Offers {
  readonly rules: readonly RulesOffered[];
  readonly rounds: readonly number[];
  readonly usual_rounds: number;
}

/** A rule set, and what may be changed in it. */
export interface RulesOffered {
  readonly key: string;
  readonly takes_favourite: boolean;
  /** The fewest who can play. */
  readonly least: number;
  readonly most: number;
  readonly options: readonly OptionOffered[];
}

/** An option with its values. */
export interface OptionOffered {
  readonly key: string;
  readonly values: readonly string[];
  /** What a real table mostly plays. */
  readonly usual: string;
  /** What holds if the record is silent. */
  readonly standard: string;
}

/** Why a request was refused: a message of the word catalogues, and its facts. */
export interface Fault {
  readonly code: string;
  readonly clause: string;
  readonly line: number | null;
  readonly facts: readonly (readonly [string, string])[];
}
