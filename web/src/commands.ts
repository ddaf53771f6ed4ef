/** The typed command box: "play 7h", "last", "pool". Nothing is done here. */
import type { Reading } from './keys';
import type { Action, Card, Suit } from './protocol';

export type Command =
  | { readonly kind: 'act'; readonly actions: readonly Action[] }
  | { readonly kind: 'read'; readonly what: Exclude<Reading, 'why'> }
  | { readonly kind: 'why'; readonly card: Card | null }
  | { readonly kind: 'open'; readonly what: 'last-trick' | 'log' | 'help' | 'ledger' | 'settings' }
  | { readonly kind: 'hand' }
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

const PAGES: Readonly<Record<string, 'last-trick' | 'log' | 'help' | 'ledger' | 'settings'>> = {
  last: 'last-trick',
  log: 'log',
  help: 'help',
  '?': 'help',
  ledger: 'ledger',
  settings: 'settings',
};

const UNKNOWN: Command = { kind: 'unknown' };

/** "7h", "7 h", "seven" is not read, "king of clubs", "kc". */
export function readCard(written: string): Card | null {
  const words = written.toLowerCase().replaceAll(' of ', ' ').trim().split(/\s+/);
  const [first = '', second = ''] = words;
  if (words.length === 1) {
    const match = /^([kqja2-7])([shdc])$/.exec(first);
    return match
      ? (`${(match[1] ?? '').toUpperCase()}${(match[2] ?? '').toUpperCase()}` as Card)
      : null;
  }
  const rank = RANKS[first] ?? (/^[kqja2-7]$/.test(first) ? first.toUpperCase() : null);
  const suit = SUITS[second];
  return words.length === 2 && rank !== null && suit ? (`${rank}${suit}` as Card) : null;
}

function act(...actions: readonly Action[]): Command {
  return { kind: 'act', actions };
}

export function readCommand(line: string): Command {
  const text = line.trim().toLowerCase();
  if (text === '') return UNKNOWN;
  const [verb = '', ...others] = text.split(/\s+/);
  const object = others.join(' ');
  if (object === '') {
    const reading = READINGS[verb];
    if (reading) return { kind: 'read', what: reading };
    const page = PAGES[verb];
    if (page) return { kind: 'open', what: page };
    switch (verb) {
      case 'hand':
        return { kind: 'hand' };
      case 'ready':
        return { kind: 'ready' };
      case 'why':
        return { kind: 'why', card: null };
      case 'pass':
        return act({ t: 'pass' });
      case 'return':
        return act({ t: 'return' });
      case 'keep':
        return act({ t: 'keep' });
      case 'stop':
        return act({ t: 'stop' });
      case 'ask':
        return act({ t: 'ask' });
      case 'yes':
        return act({ t: 'answer', yes: true });
      case 'no':
        return act({ t: 'answer', yes: false });
    }
  }
  return withObject(verb, object, text);
}

function withObject(verb: string, object: string, text: string): Command {
  const card = readCard(object);
  switch (verb) {
    case 'why':
      return card === null ? UNKNOWN : { kind: 'why', card };
    case 'play':
      return card === null ? UNKNOWN : act({ t: 'play', card });
    case 'give':
      return card === null ? UNKNOWN : act({ t: 'give', card });
    case 'call':
      return card === null ? UNKNOWN : act({ t: 'call', card });
    case 'invite':
      return card === null ? UNKNOWN : act({ t: 'invite', card });
    case 'claim':
      return object === 'solo' || object === 'matadors'
        ? act({ t: 'claim', bonus: object })
        : UNKNOWN;
    case 'bid': {
      const favourite = / in favourite$/.test(object);
      const contract = object.replace(/ in favourite$/, '').replace('é', 'e');
      return act({ t: 'bid', contract, favourite });
    }
    case 'trumps':
      return named(object);
    default: {
      const alone = readCard(text);
      return alone === null ? named(text) : act({ t: 'play', card: alone });
    }
  }
}

/** "hearts", or "hearts, king of clubs": trumps, and the call with them. */
function named(written: string): Command {
  const [first = '', ...rest] = written.split(/[\s,]+/);
  const suit = SUITS[first];
  if (!suit) return UNKNOWN;
  const called = rest.join(' ').replace(/^(and )?(i )?(call )?(the )?/, '');
  if (called === '') return act({ t: 'name-trumps', suit });
  const card = readCard(called);
  return card === null ? UNKNOWN : act({ t: 'name-trumps', suit }, { t: 'call', card });
}
