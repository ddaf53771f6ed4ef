/** What the sheets of all games have in common, for the parts of the page that all share. */
import type { LooSheetTold, Pushed, Seat } from './loo/law.gen';
import type { Reply, SheetTold } from './law.gen';

export interface EntryShared {
  /** Its place in the sheet. */
  readonly at: number;
  readonly struck: boolean;
  readonly balances: readonly number[];
  readonly pushes: readonly Pushed[];
}

export interface SheetShared {
  readonly names: readonly string[];
  readonly rules: string;
  /** Who deals next. */
  readonly dealer: Seat;
  readonly pool: number;
  readonly complete: boolean;
  readonly entries: readonly EntryShared[];
  /** Whether amounts are jetons, which are laid out as markers and fish too. */
  readonly jetons?: boolean;
}

/** The games, with what the law tells of their sheets. */
export interface Sheets {
  readonly quadrille: SheetTold;
  readonly loo: LooSheetTold;
}

export type Game = keyof Sheets;

export type ReplyOf<S> = Omit<Reply, 'sheet'> & { readonly sheet: S | null };

/** The game of a sheet, as the first line of its record tells. */
export function gameOn(text: string): Game {
  return text.startsWith('loo-record ') ? 'loo' : 'quadrille';
}
