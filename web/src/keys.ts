/** Which key means what. Nothing is done here. */
import type { Suit } from './protocol';

export type Reading = 'trick' | 'tricks' | 'purses' | 'why' | 'role' | 'auction';

export type Intent =
  | { readonly kind: 'step'; readonly by: -1 | 1 }
  | { readonly kind: 'edge'; readonly to: 'first' | 'last' }
  | { readonly kind: 'nth'; readonly at: number }
  | { readonly kind: 'next-legal'; readonly by: -1 | 1 }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'matadors' }
  | { readonly kind: 'read'; readonly what: Reading }
  | { readonly kind: 'open'; readonly what: 'last-trick' | 'log' | 'help' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'meter' }
  | { readonly kind: 'close' };

export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export interface Place {
  /** Whether a card of the hand has the focus. */
  readonly inHand: boolean;
  /** Whether text is being written, or a native control uses the arrows and letters itself. */
  readonly inField: boolean;
  /** Whether single letters are keys (a setting, WCAG 2.1.4). */
  readonly letters: boolean;
}

const LETTERS: Readonly<Record<string, Intent>> = {
  t: { kind: 'read', what: 'trick' },
  y: { kind: 'read', what: 'tricks' },
  p: { kind: 'read', what: 'purses' },
  w: { kind: 'read', what: 'why' },
  r: { kind: 'read', what: 'role' },
  b: { kind: 'read', what: 'auction' },
  l: { kind: 'open', what: 'last-trick' },
  g: { kind: 'open', what: 'log' },
  i: { kind: 'hint' },
  o: { kind: 'meter' },
  m: { kind: 'matadors' },
  s: { kind: 'suit', suit: 'S' },
  h: { kind: 'suit', suit: 'H' },
  c: { kind: 'suit', suit: 'C' },
  d: { kind: 'suit', suit: 'D' },
  '?': { kind: 'open', what: 'help' },
};

const ARROWS: Readonly<Record<string, Intent>> = {
  ArrowLeft: { kind: 'step', by: -1 },
  ArrowRight: { kind: 'step', by: 1 },
  ArrowUp: { kind: 'next-legal', by: -1 },
  ArrowDown: { kind: 'next-legal', by: 1 },
  Home: { kind: 'edge', to: 'first' },
  End: { kind: 'edge', to: 'last' },
};

/** What a key means where the focus is, if it means anything. */
export function intentOf(press: Press, place: Place): Intent | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (press.key === 'Escape') return { kind: 'close' };
  if (place.inField) return null;
  const arrow = ARROWS[press.key];
  if (arrow) return place.inHand ? arrow : null;
  if (!place.letters) return null;
  if (/^[0-9]$/.test(press.key)) {
    return { kind: 'nth', at: press.key === '0' ? 9 : Number(press.key) - 1 };
  }
  return LETTERS[press.key.toLowerCase()] ?? null;
}

/** The list for the help page: the key as printed, and the message that explains it. */
export const KEY_LIST: readonly (readonly [string, string])[] = [
  ['← →', 'keys-step'],
  ['Home End', 'keys-edge'],
  ['↑ ↓', 'keys-legal'],
  ['Enter', 'keys-press'],
  ['1–9 0', 'keys-nth'],
  ['S H C D', 'keys-suit'],
  ['M', 'keys-matadors'],
  ['T', 'keys-trick'],
  ['L', 'keys-last'],
  ['Y', 'keys-tricks'],
  ['P', 'keys-purses'],
  ['B', 'keys-auction'],
  ['R', 'keys-role'],
  ['W', 'keys-why'],
  ['I', 'keys-hint'],
  ['O', 'keys-meter'],
  ['G', 'keys-log'],
  ['?', 'keys-help'],
  ['Esc', 'keys-close'],
];
