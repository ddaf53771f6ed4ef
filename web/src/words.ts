/** Every word that a person reads comes from the Fluent catalogues, by way of this module. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Deck } from './art/suits';
import type { Card, Honour, Suit } from './protocol';

export type Values = Readonly<Record<string, FluentVariable>>;

const FILES = import.meta.glob<string>('../../src/quadrille/words/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const FIRST = 'en';

function gather(files: Readonly<Record<string, string>>): ReadonlyMap<string, FluentBundle> {
  const bundles = new Map<string, FluentBundle>();
  for (const [path, text] of Object.entries(files)) {
    const language = path.split('/').at(-2) ?? FIRST;
    let bundle = bundles.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      bundles.set(language, bundle);
    }
    bundle.addResource(new FluentResource(text));
  }
  return bundles;
}

const BUNDLES = gather(FILES);

export const LANGUAGES: readonly string[] = [...BUNDLES.keys()].sort();

export function hasMessage(id: string, language: string = FIRST): boolean {
  return BUNDLES.get(language)?.hasMessage(id) ?? false;
}

function say(language: string, id: string, values: Values): string | null {
  const bundle = BUNDLES.get(language);
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
}

/** The words of one language, with cards named as the deck in use prints them. */
export function words(language: string, deck: Deck): Words {
  const t = (id: string, values: Values = {}): string =>
    say(language, id, values) ?? say(FIRST, id, values) ?? id;
  const pack = deck === 'spanish' ? 'spanish-' : '';
  const suit = (which: Suit): string => t(`suit-${pack}${which}`);
  const card = (which: Card): string => t(`card-${pack}${which}`);
  const honour = (which: Honour): string => t(`honour-${which}`);
  const capital = (text: string): string =>
    text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  const listing = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    language,
    t,
    has: (id) => hasMessage(id, language) || hasMessage(id),
    or: (id, otherwise, values = {}) =>
      say(language, id, values) ?? say(FIRST, id, values) ?? t(otherwise, values),
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
  };
}
