/** The rule book as the engine tells it: generated from the law, its words from the catalogues. */
import type * as loo from './loo/protocol';
import type { Card, DealResult, Event, Four, Seat, Suit } from './protocol';

export interface Saying {
  readonly statement: string;
  readonly sources: readonly string[];
}

export interface Answered {
  readonly asks: string;
  readonly answer: string;
  readonly rests_on: string;
}

/** A piece of a deal that was played, computed by the engine. */
export interface Example {
  readonly names: Four<string>;
  readonly number: number;
  readonly events?: readonly Event[];
  readonly result?: DealResult;
  readonly dealer?: Seat;
  readonly hands?: readonly (readonly Card[])[];
  readonly count?: Count;
  readonly orders?: readonly (readonly [Suit, readonly Card[]])[];
}

/** A hand counted step by step. */
export interface Count {
  readonly trumps: Suit;
  readonly tricks: number;
  readonly steps: readonly {
    readonly about: string;
    readonly cards: readonly Card[];
    readonly missing: Card | null;
    readonly tricks: number;
  }[];
}

/** A deal of Three-Card Loo that was played, computed by the engine. */
export interface LooExample {
  readonly names: readonly string[];
  readonly number: number;
  readonly hands: readonly (readonly Card[])[];
  readonly miss: readonly Card[];
  readonly turn_up: Card;
  readonly events: readonly loo.Event[];
  readonly result: loo.DealResult;
}

export interface Chapter<E> {
  readonly group: string;
  readonly clauses: readonly {
    readonly id: string;
    readonly questions: readonly Answered[];
  }[];
  readonly examples: readonly E[];
}

export type Leaf = { readonly rules: string } & (
  | { readonly is_loo: false; readonly chapters: readonly Chapter<Example>[] }
  | { readonly is_loo: true; readonly chapters: readonly Chapter<LooExample>[] }
);

export interface Law {
  readonly says: Readonly<Record<string, readonly Saying[]>>;
  readonly leaves: readonly Leaf[];
}

/** Fetched when it is first read; after that it needs no network. */
export async function fetchLaw(): Promise<Law> {
  const { default: text } = await import('./law.gen.json?raw');
  return JSON.parse(text) as Law;
}

export interface LawPlace {
  /** The rule set whose page is read; nothing for the list of them. */
  readonly rules: string | null;
  readonly clause: string | null;
}

/** `#/law`, `#/law/<rule set>`, `#/law/<rule set>/<clause>`. */
export function lawPlace(hash: string): LawPlace | null {
  const match = /^#\/law(?:\/([a-z_]+)(?:\/([A-Z]+-\d+))?)?$/.exec(hash);
  return match ? { rules: match[1] ?? null, clause: match[2] ?? null } : null;
}
