/** The typed command box: "play 7h", "last", "pool". Nothing is done here. */
import type { Reading } from './keys';
import type { Action, Card, Forty, Suit } from './protocol';

type Opened = 'last-trick' | 'log' | 'help' | 'ledger' | 'settings' | 'reasons';

export type Command<A> =
  | { readonly kind: 'act'; readonly actions: readonly A[] }
  | { readonly kind: 'read'; readonly what: Exclude<Reading, 'why'> }
  | { readonly kind: 'why'; readonly card: Card | null }
  | { readonly kind: 'open'; readonly what: Opened }
  | { readonly kind: 'hand' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'meter' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'unknown' };

const SUITS: Readonly<Record<string, Suit>> = {
  s: 'S',
  spade: 'S',
  spades: 'S',
  sword: 'S',
  swords: 'S',
  h: 'H',
  heart: 'H',
  hearts: 'H',
  cup: 'H',
  cups: 'H',
  d: 'D',
  diamond: 'D',
  diamonds: 'D',
  coin: 'D',
  coins: 'D',
  c: 'C',
  club: 'C',
  clubs: 'C',
};

const RANKS: Readonly<Record<string, string>> = {
  king: 'K',
  queen: 'Q',
  jack: 'J',
  knave: 'J',
  caballo: 'Q',
  ace: 'A',
  ten: 'T',
};

const READINGS: Readonly<Record<string, Exclude<Reading, 'why'>>> = {
  trick: 'trick',
  tricks: 'tricks',
  contract: 'tricks',
  pool: 'purses',
  purses: 'purses',
  auction: 'auction',
  role: 'role',
};

const PAGES: Readonly<Record<string, Opened>> = {
  last: 'last-trick',
  log: 'log',
  help: 'help',
  '?': 'help',
  ledger: 'ledger',
  settings: 'settings',
  reasons: 'reasons',
};

/** "7h", "7 h", "seven" is not read, "king of clubs", "kc". */
export function readCard(written: string): Card | null {
  const words = written.toLowerCase().replaceAll(' of ', ' ').replaceAll('10', 't').trim();
  const [first = '', second = '', more] = words.split(/\s+/);
  const match = /^([akqjt2-9])([shdc])$/.exec(first);
  if (second === '' && match) return match[0].toUpperCase() as Card;
  const rank = RANKS[first] ?? (/^[akqjt2-9]$/.test(first) ? first.toUpperCase() : null);
  const suit = SUITS[second];
  return more === undefined && rank !== null && suit ? (`${rank}${suit}` as Card) : null;
}

/** A line as a command: what every table understands, or what its game reads as actions. */
export function readCommand<A>(
  line: string,
  actions: (text: string) => readonly A[] | null,
): Command<A> {
  const text = line.trim().toLowerCase();
  const reading = READINGS[text];
  if (reading) return { kind: 'read', what: reading };
  const page = PAGES[text];
  if (page) return { kind: 'open', what: page };
  if (text === 'hand' || text === 'ready' || text === 'hint' || text === 'meter') {
    return { kind: text };
  }
  if (text === 'why') return { kind: 'why', card: null };
  if (text.startsWith('why ')) {
    const card = readCard(text.slice('why '.length));
    return card === null ? { kind: 'unknown' } : { kind: 'why', card };
  }
  const found = actions(text);
  return found === null ? { kind: 'unknown' } : { kind: 'act', actions: found };
}

const ALONE: Readonly<Record<string, Action>> = {
  pass: { t: 'pass' },
  return: { t: 'return' },
  keep: { t: 'keep' },
  stop: { t: 'stop' },
  ask: { t: 'ask' },
  yes: { t: 'answer', yes: true },
  no: { t: 'answer', yes: false },
};

/** What a line asks to be done at a table of Quadrille. */
export function readActions(text: string): readonly Action[] | null {
  const [verb = '', ...others] = text.split(/\s+/);
  const object = others.join(' ');
  const alone = object === '' ? ALONE[verb] : undefined;
  if (alone) return [alone];
  switch (verb) {
    case 'play':
    case 'give':
    case 'call':
    case 'invite': {
      const card = ofForty(object);
      return card === null ? null : [{ t: verb, card }];
    }
    case 'claim':
      return object === 'solo' || object === 'matadors' ? [{ t: 'claim', bonus: object }] : null;
    case 'bid': {
      const favourite = / in favourite$/.test(object);
      const contract = object.replace(/ in favourite$/, '').replace('é', 'e');
      return contract === '' ? null : [{ t: 'bid', contract, favourite }];
    }
    case 'trumps':
      return named(object);
    default: {
      const card = ofForty(text);
      return card === null ? named(text) : [{ t: 'play', card }];
    }
  }
}

function ofForty(written: string): Forty | null {
  const card = readCard(written);
  return card === null || /^[T98]/.test(card) ? null : (card as Forty);
}

/** "hearts", or "hearts, king of clubs": trumps, and the call with them. */
function named(written: string): readonly Action[] | null {
  const [first = '', ...rest] = written.split(/[\s,]+/);
  const suit = SUITS[first];
  if (!suit) return null;
  const called = rest.join(' ').replace(/^(and )?(i )?(call )?(the )?/, '');
  if (called === '') return [{ t: 'name-trumps', suit }];
  const card = ofForty(called);
  return card === null
    ? null
    : [
        { t: 'name-trumps', suit },
        { t: 'call', card },
      ];
}
