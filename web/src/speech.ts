/**
 * What is said aloud (A6): one sentence for each event, merged where actions come fast, polite
 * unless it is this seat's turn. Nothing here depends on what only the cue knows.
 */
import type { Event, Screen, Seat, SeatView } from './protocol';
import type { Settings } from './settings';
import type { Statement } from './statement';
import {
  bonusWords,
  contractName,
  dutyOf,
  honoursOf,
  namesOf,
  nameOf,
  objectOf,
  occasionParts,
  person,
  type Telling,
} from './telling';

export interface Announcement {
  /** What has happened. */
  readonly told: string;
  /** Who is to act, if another: of interest only until the next thing happens. */
  readonly next: string;
  /** That it is this seat's turn, and what may be done. */
  readonly mine: string;
}

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
  const byChange = new Map<number, readonly Seat[]>();
  change.purses.forEach((moved, seat) => {
    byChange.set(moved, [...(byChange.get(moved) ?? []), seat as Seat]);
  });
  for (const [moved, seats] of byChange) {
    const sign = moved === 0 ? 'none' : moved < 0 ? 'minus' : 'plus';
    parts.push(
      words.t(`say-change-${sign}`, {
        names: namesOf(telling, seats),
        many: seats.length === 1 ? 'one' : 'many',
        amount: Math.abs(moved),
      }),
    );
  }
  parts.push(words.t('say-pool', { pool: after.pool }));
  if (after.beasts > 0) parts.push(words.t('say-beasts', { amount: after.beasts }));
  return parts.join(' ');
}

/** What one frame gives to say, beside what stood on the table before it. */
export function announce(
  telling: Telling,
  events: readonly Event[],
  before: SeatView | null,
  screen: Screen,
  statement: Statement | null,
  level: Speech,
): Announcement {
  const { view } = screen;
  const sentences: string[] = [];
  // What was missed while away is in the log; only what is so now is said.
  const fresh = before === null ? [] : events;
  let place = before?.table?.cards.length ?? 0;
  if (place === 4) place = 0;
  for (const event of fresh) {
    // One's own acts need no echo, but at the full level.
    const sentence = sentenceFor(telling, event, view, place, level);
    if (event.t === 'played') place += 1;
    if (event.t === 'trick-won') place = 0;
    if (sentence !== '' && !(level === 'brief' && isOwnAct(event, telling.me)))
      sentences.push(sentence);
  }
  if (statement !== null && fresh.some((event) => event.t === 'deal-settled')) {
    sentences.push(settledSentence(telling, statement));
  }
  const isMine = view.turn === telling.me && view.legal.length > 0;
  const turned = before === null || before.turn !== view.turn || events.length > 0;
  const isOther = !isMine && turned && level !== 'brief' && view.turn !== null;
  return {
    told: sentences.join(' '),
    next: isOther ? telling.words.t('say-to-act', { name: nameOf(telling, view.turn) }) : '',
    mine: isMine && turned ? `${telling.words.t('say-your-turn')} ${dutyOf(telling, screen)}` : '',
  };
}

function isOwnAct(event: Event, me: Seat): boolean {
  return (
    (event.t === 'played' || event.t === 'passed' || event.t === 'bid-made') && event.seat === me
  );
}

/** Two equal texts in a row are made different, so that the second is spoken too. */
export function different(text: string, before: string): string {
  if (text === '' || text !== before) return text;
  return `${text}\u00a0`;
}

/**
 * A queue in front of a live region: what comes while a text is still fresh is joined into the
 * next one. Time is handed in, so that it can be tested without waiting.
 */
export class Announcer {
  private waiting: string[] = [];
  private tail = '';
  private last = '';
  private readyAt = 0;

  constructor(
    private readonly show: (text: string) => void,
    private readonly pause: number,
  ) {}

  /** Take in a text, and a tail that holds only until the next text comes. */
  say(text: string, tail = ''): void {
    if (text !== '') this.waiting.push(text);
    if (text !== '' || tail !== '') this.tail = tail;
  }

  /** What waits, without its tail, to be said elsewhere. */
  take(): string {
    const text = this.waiting.join(' ');
    this.waiting = [];
    this.tail = '';
    return text;
  }

  /** Show what waits, if its time has come; returns when to look again, or null if nothing waits. */
  look(now: number): number | null {
    if (this.waiting.length === 0 && this.tail === '') return null;
    if (now < this.readyAt) return this.readyAt;
    const { tail } = this;
    this.last = different([this.take(), tail].filter((part) => part !== '').join(' '), this.last);
    this.readyAt = now + this.pause;
    this.show(this.last);
    return null;
  }
}
