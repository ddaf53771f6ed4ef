/** What happens in a deal of Quadrille, and its account, as sentences. */
import type { Event, SeatView } from './protocol';
import type { Settings } from './settings';
import type { Statement } from './statement';
import { changesSentence } from './speech';
import {
  bonusWords,
  contractName,
  honoursOf,
  objectOf,
  occasionParts,
  person,
  type Telling,
} from './telling';

type Speech = Settings['speech'];

/** What a sentence asks of the table; a deal that is only told of has no more. */
export type Told = Pick<SeatView, 'honours' | 'won'> &
  Partial<Pick<SeatView, 'number' | 'deals' | 'occasion'>>;

/** The sentence for one event; nothing where the level leaves it out. */
export function sentenceFor(
  telling: Telling,
  event: Event,
  view: Told,
  place: number,
  level: Speech,
): string {
  const { words } = telling;
  const t = words.t;
  const special = view.occasion ? occasionParts(words, view.occasion) : [];
  switch (event.t) {
    case 'hand-dealt':
      return t('say-dealt', {
        number: view.number ?? '',
        deals: view.deals ?? '',
        occasion: special.join('. '),
        special: special.length > 0 ? 'yes' : 'no',
        ...person(telling, event.dealer),
      });
    case 'passed':
      return t('say-passed', person(telling, event.seat));
    case 'bid-made':
      return t('say-bid', {
        ...person(telling, event.seat),
        bid: contractName(words, event.bid.contract, event.bid.favourite),
      });
    case 'undertaken':
      return t(event.forced ? 'say-forced' : 'say-undertaken', {
        ...person(telling, event.hombre),
        contract: contractName(words, event.contract, event.in_favourite),
      });
    case 'trumps-named':
      return t('say-trumps', { ...person(telling, event.seat), suit: words.suit(event.suit) });
    case 'card-called':
      return t('say-called', { ...person(telling, event.seat), card: words.card(event.card) });
    case 'way-said':
      return t('say-way', {
        ...person(telling, event.seat),
        way: words.t(`way-${event.contract}`),
      });
    case 'ally-invited':
      return t('say-invited', {
        ...person(telling, event.seat),
        card: words.card(event.card),
        ally: objectOf(telling, event.ally),
      });
    case 'card-given-up':
      return t('say-given-up', {
        ...person(telling, event.giver),
        card: words.card(event.card),
        hombre: objectOf(telling, event.hombre),
      });
    case 'card-returned':
      return event.card === null
        ? t('say-returned-hidden', {
            ...person(telling, event.hombre),
            giver: objectOf(telling, event.giver),
          })
        : t(event.face_up ? 'say-returned-open' : 'say-returned', {
            ...person(telling, event.hombre),
            giver: objectOf(telling, event.giver),
            card: words.card(event.card),
          });
    case 'played': {
      const honour = honoursOf(view).get(event.card) ?? null;
      const values = {
        ...person(telling, event.seat),
        card: level === 'brief' ? words.card(event.card) : words.told(event.card, honour),
      };
      return t(place === 0 ? 'say-led' : 'say-followed', values);
    }
    case 'trick-won':
      return t(level === 'brief' ? 'say-trick-brief' : 'say-trick', {
        ...person(telling, event.seat),
        count: view.won[event.seat],
      });
    case 'ally-shown':
      return t('say-ally', person(telling, event.ally));
    case 'alone-shown':
      return t('say-alone', person(telling, event.hombre));
    case 'stopped':
      return t('say-stopped', person(telling, event.seat));
    case 'asked':
      return t('say-asked', person(telling, event.seat));
    case 'answered':
      return t(event.yes ? 'say-yes' : 'say-no', person(telling, event.seat));
    case 'vole-undertaken':
      return t('say-vole', person(telling, event.seat));
    case 'paid':
      return '';
    case 'deal-settled':
      return '';
    case 'bonus-claimed':
      return t('say-claimed', {
        ...person(telling, event.seat),
        bonus: bonusWords(words, event.bonus),
      });
    case 'ruled':
      return t('say-ruled', person(telling, event.fault.offender));
    case 'deal-void':
      return t('say-void');
    case 'sitting-ended':
      return t('say-ended');
  }
}

/** "Anna won. You plus 19. Ben, Carla and Dan minus 5 each. The pool is empty." */
export function settledSentence(telling: Telling, statement: Statement): string {
  const { words } = telling;
  const { result, change, after } = statement;
  const parts = [
    words.t(`say-outcome-${result.outcome}`, {
      ...person(telling, result.facts.hombre),
      tricks: statement.tricks,
    }),
  ];
  parts.push(changesSentence(telling, change.purses));
  parts.push(words.t('say-pool', { pool: after.pool }));
  if (after.beasts > 0) parts.push(words.t('say-beasts', { amount: after.beasts }));
  return parts.join(' ');
}
