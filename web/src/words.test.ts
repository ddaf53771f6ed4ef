import { describe, expect, it } from 'vitest';
import { choicesOf, DEFAULTS } from './settings';
import { KEY_LIST } from './keys';
import { hasMessage, LANGUAGES, words } from './words';

const SOURCES = import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Messages asked for by their whole name: t('…'), and the two names of or('…', '…'). */
function named(source: string): readonly string[] {
  const calls = source.matchAll(/\b(?:t|or|label)\(\s*'([a-z][\w-]*)'/gi);
  const choices = source.matchAll(/\?\s*'([a-z]+-[a-z-]+)'\s*:\s*(?:'([a-z]+-[a-z-]+)'|\w+ === )/g);
  const second = source.matchAll(/\bor\([^)]*?,\s*'([a-z][\w-]*)'/g);
  return [...calls, ...choices, ...second].flatMap((match) =>
    match.slice(1).filter((name): name is string => typeof name === 'string' && name.includes('-')),
  );
}

/** Names made of a stem and a value, with every value that can come. */
const MADE: readonly (readonly [string, readonly string[]])[] = [
  ['seat-place-', ['self', 'right', 'across', 'left']],
  ['honour-', ['spadille', 'manille', 'basto', 'punto']],
  ['outcome-', ['won', 'remise', 'codille', 'vole-lost']],
  ['say-outcome-', ['won', 'remise', 'codille', 'vole-lost']],
  ['say-change-', ['none', 'plus', 'minus']],
  ['party-', ['pool', 'vole_pool']],
  ['party-cap-', ['pool', 'vole_pool']],
  ['contract-', ['alliance', 'mediateur', 'solo', 'vole']],
  ['menu-', ['ledger', 'settings', 'help', 'log', 'last']],
  ['help-marks-', ['unlawful', 'called', 'trump', 'lifted']],
  ['suit-', ['S', 'H', 'D', 'C']],
  ['suit-spanish-', ['S', 'H', 'D', 'C']],
  ...['french', 'spanish'].map(
    (deck) => [`table-letter-${deck}-`, [...'KQJ765432A']] as [string, string[]],
  ),
  ...['', 'spanish-'].map(
    (pack) =>
      [
        `card-${pack}`,
        [...'SHDC'].flatMap((suit) => [...'KQJ765432A'].map((rank) => rank + suit)),
      ] as [string, string[]],
  ),
  [
    'ledger-',
    [
      'number',
      'dealer',
      'hombre',
      'ally',
      'contract',
      'trumps',
      'called',
      'tricks',
      'outcome',
      'pool',
    ],
  ],
];

describe('the catalogues', () => {
  it('have every message that the client names', () => {
    const missing = Object.entries(SOURCES).flatMap(([path, source]) =>
      named(source)
        .filter((name) => !hasMessage(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are found in the sources at all', () => {
    expect(Object.values(SOURCES).flatMap(named).length).toBeGreaterThan(150);
  });

  it('have every message whose name is put together', () => {
    const missing = MADE.flatMap(([stem, ends]) => ends.map((end) => stem + end)).filter(
      (name) => !hasMessage(name),
    );
    expect(missing).toEqual([]);
  });

  it('name every setting and every choice of it', () => {
    const keys = Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[];
    const names = keys.flatMap((key) => [
      `settings-${key}`,
      ...choicesOf(key).map((choice) => {
        const end = choice === null ? 'wait' : String(choice).replace('.', '_');
        return `settings-${key}-${end}`;
      }),
    ]);
    expect(names.filter((name) => !hasMessage(name))).toEqual([]);
  });

  it('explain every key', () => {
    expect(KEY_LIST.filter(([, message]) => !hasMessage(message))).toEqual([]);
  });

  it('are there in English', () => {
    expect(LANGUAGES).toContain('en');
  });
});

describe('words', () => {
  it('say first what is printed on a card, then what it is', () => {
    expect(words('en', 'french').named('AS', 'spadille')).toBe('Ace of spades, Spadille');
  });

  it('name the cards as the pack prints them', () => {
    expect(words('en', 'spanish').named('QH', null)).toBe('Caballo of cups');
    expect(words('en', 'spanish').suit('S')).toBe('swords');
  });

  it('give the name of a message that is nowhere', () => {
    expect(words('en', 'french').t('no-such-message')).toBe('no-such-message');
  });

  it('fall back on English', () => {
    expect(words('xx', 'french').t('table-you')).toBe('You');
  });

  it('list names', () => {
    expect(words('en', 'french').list(['Ben', 'Carla', 'Dan'])).toBe('Ben, Carla, and Dan');
  });
});
