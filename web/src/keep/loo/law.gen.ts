// Made from scorekeeper/loo/page.py by `quadrille docs`; not edited.

export type Seat = number;

/** The answer: the sheet as it now stands, and what else was asked for. */
export interface LooReply {
  readonly text: string;
  readonly sheet: LooSheetTold | null;
  /** The questions of the deal that was asked for, else of the next. */
  readonly course: Course | null;
  readonly offers: Offers | null;
  readonly export: string;
  readonly fault: Fault | null;
}

/** A score sheet with everything that follows from it. */
export interface LooSheetTold {
  readonly names: readonly string[];
  readonly rules: string;
  readonly options: readonly (readonly [string, string])[];
  readonly deals: number;
  readonly counted: number;
  /** Who deals next. */
  readonly dealer: Seat;
  /** Whether more than the stake is played for in the next deal. */
  readonly double: boolean;
  readonly entries: readonly LooEntryTold[];
  readonly balances: readonly number[];
  readonly pool: number;
  /** What is put up before the next deal. */
  readonly due: readonly Pushed[];
  readonly complete: boolean;
}

/** A deal that was entered; what came of it is not told of one that is struck through. */
export interface LooEntryTold {
  /** Its place in the sheet. */
  readonly at: number;
  /** As the record writes it. */
  readonly line: string;
  readonly struck: boolean;
  readonly played: readonly Seat[];
  readonly miss: Seat | null;
  readonly defended: boolean;
  readonly tricks: readonly number[];
  readonly number: number | null;
  readonly dealer: Seat | null;
  /** What was played for, the dealer's stake among it. */
  readonly pool_before: number;
  /** Whether more than the stake was played for. */
  readonly double: boolean;
  readonly looed: readonly Seat[];
  readonly balances: readonly number[];
  readonly pool: number;
  readonly pushes: readonly Pushed[];
}

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

/** Where counters lie that are nobody's yet. */
export type Pot =
  'pool' | 'vole_pool' | 'beasts' | 'cards';

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
