/** Every word that a person reads comes from the Fluent catalogues, by way of this module. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Deck } from './art/suits';
import type { Card, Honour, Suit } from './protocol';

export type Values = Readonly<Record<string, FluentVariable>>;

type Files = Readonly<Record<string, string>>;

const FIRST = 'en';

/** English comes with the page. Catalogues that only the terminal reads are left out. */
const AT_ONCE = import.meta.glob<string>(
  [
    '../../src/quadrille/words/en/*.ftl',
    '!**/cli.ftl',
    '!**/events.ftl',
    '!**/keep-loo.ftl',
    '!**/lawbook.ftl',
    '!**/records.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Other languages come when they are chosen. */
const ON_DEMAND = import.meta.glob<string>(
  [
    '../../src/quadrille/words/*/*.ftl',
    '!../../src/quadrille/words/en/*.ftl',
    '!**/cli.ftl',
    '!**/events.ftl',
    '!**/keep-loo.ftl',
    '!**/lawbook.ftl',
    '!**/records.ftl',
  ],
  { query: '?raw', import: 'default' },
);

function languageOf(path: string): string {
  return path.split('/').at(-2) ?? FIRST;
}

const bundles = new Map<string, FluentBundle>();

function add(language: string, files: Files): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
}

add(FIRST, AT_ONCE);

export const LANGUAGES: readonly string[] = [
  ...new Set([FIRST, ...Object.keys(ON_DEMAND).map(languageOf)]),
].sort();

/** Fetch the catalogues of a language, once. */
export async function loadLanguage(language: string): Promise<void> {
  if (bundles.has(language)) return;
  const wanted = Object.entries(ON_DEMAND).filter(([path]) => languageOf(path) === language);
  if (wanted.length === 0) return;
  const texts = await Promise.all(
    wanted.map(async ([path, load]): Promise<[string, string]> => [path, await load()]),
  );
  add(language, Object.fromEntries(texts));
}

export function hasMessage(id: string, language: string = FIRST): boolean {
  return bundles.get(language)?.hasMessage(id) ?? false;
}

function say(language: string, id: string, values: Values): string | null {
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || pattern === null || pattern === undefined) return null;
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, { ...values }, faults);
  return faults.length === 0 ? text : text.replaceAll(/\{\$?[\w-]+\}/g, '…');
}

export interface Words {
  /** The language in force. */
  readonly language: string;
  /** A message with its variables. */
  readonly t: (id: string, values?: Values) => string;
  /** Whether the catalogues have a message. */
  readonly has: (id: string) => boolean;
  /** A message, or a message that stands in where the catalogues have none. */
  readonly or: (id: string, otherwise: string, values?: Values) => string;
  readonly card: (card: Card) => string;
  readonly suit: (suit: Suit) => string;
  /** "Ace of spades, Spadille": what is printed first, then what it is. */
  readonly named: (card: Card, honour: Honour | null) => string;
  /** The same within a sentence. */
  readonly told: (card: Card, honour: Honour | null) => string;
  /** With a capital at its head. */
  readonly capital: (text: string) => string;
  readonly honour: (honour: Honour) => string;
  readonly list: (parts: readonly string[]) => string;
  /** One of these. */
  readonly either: (parts: readonly string[]) => string;
}

/**
 * The words of one language, with cards named as the deck in use prints them. A rule set may have
 * its own wording for any message: `<message>-in-<rule set>`.
 */
export function words(language: string, deck: Deck, rules: string | null = null): Words {
  const known = (id: string, values: Values): string | null =>
    say(language, id, values) ?? say(FIRST, id, values);
  const found = (id: string, values: Values): string | null =>
    (rules === null ? null : known(`${id}-in-${rules}`, values)) ?? known(id, values);
  const exists = (id: string): boolean => hasMessage(id, language) || hasMessage(id);
  const t = (id: string, values: Values = {}): string => found(id, values) ?? id;
  const pack = deck === 'spanish' ? 'spanish-' : '';
  const suit = (which: Suit): string => t(`suit-${pack}${which}`);
  const card = (which: Card): string => t(`card-${pack}${which}`);
  const honour = (which: Honour): string => t(`honour-${which}`);
  const capital = (text: string): string =>
    text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  const listing = new Intl.ListFormat(language, { type: 'conjunction' });
  const choosing = new Intl.ListFormat(language, { type: 'disjunction' });
  return {
    language,
    t,
    has: (id) => exists(id) || (rules !== null && exists(`${id}-in-${rules}`)),
    or: (id, otherwise, values = {}) => found(id, values) ?? t(otherwise, values),
    card,
    suit,
    honour,
    capital,
    told: (which, its) => (its === null ? card(which) : `${card(which)}, ${honour(its)}`),
    named: (which, its) => {
      const printed = capital(card(which));
      return its === null ? printed : `${printed}, ${honour(its)}`;
    },
    list: (parts) => listing.format(parts),
    either: (parts) => choosing.format(parts),
  };
}
