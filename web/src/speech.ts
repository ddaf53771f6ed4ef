/**
 * What is said aloud (A6): one sentence for each event, merged where actions come fast, polite
 * unless it is this seat's turn. Nothing here depends on what only the cue knows.
 */
import type { AnyEvent, Game, Kinds, ViewOf } from './game';
import type { Settings } from './settings';
import { namesOf, nameOf, type Telling } from './telling';

export interface Announcement {
  /** What has happened. */
  readonly told: string;
  /** Who is to act, if another: of interest only until the next thing happens. */
  readonly next: string;
  /** That it is this seat's turn, and what may be done. */
  readonly mine: string;
}

type Speech = Settings['speech'];

/** "You plus 19. Ben, Carla and Dan minus 5 each." */
export function changesSentence(telling: Telling, changes: readonly number[]): string {
  const { words } = telling;
  const byChange = new Map<number, readonly number[]>();
  changes.forEach((moved, seat) => {
    byChange.set(moved, [...(byChange.get(moved) ?? []), seat]);
  });
  return [...byChange]
    .map(([moved, seats]) =>
      words.t(`say-change-${moved === 0 ? 'none' : moved < 0 ? 'minus' : 'plus'}`, {
        names: namesOf(telling, seats),
        many: seats.length === 1 ? 'one' : 'many',
        amount: Math.abs(moved),
      }),
    )
    .join(' ');
}

/** What one frame gives to say, beside what stood on the table before it. */
export function announce<K extends Kinds>(
  game: Game<K>,
  telling: Telling,
  events: readonly K['event'][],
  before: ViewOf<K> | null,
  screen: K['screen'],
  book: K['book'] | null,
  level: Speech,
): Announcement {
  const view: ViewOf<K> = screen.view;
  const sentences: string[] = [];
  // What was missed while away is in the log; only what is so now is said.
  const fresh = before === null ? [] : events;
  const trick = before === null ? null : game.trick(before);
  let place = trick === null || trick.isWhole ? 0 : trick.laid.length;
  for (const event of fresh) {
    // One's own acts need no echo, but at the full level.
    const sentence = game.sentence(telling, event, view, place, level);
    if (event.t === 'played') place += 1;
    if (event.t === 'trick-won') place = 0;
    if (sentence !== '' && !(level === 'brief' && isOwnAct(event, telling.me)))
      sentences.push(sentence);
  }
  if (book !== null && fresh.some((event) => event.t === 'deal-settled')) {
    sentences.push(game.settled(telling, book));
  }
  const isMine = view.turn === telling.me && view.legal.length > 0;
  const turned = before === null || before.turn !== view.turn || events.length > 0;
  const isOther = !isMine && turned && level !== 'brief' && view.turn !== null;
  return {
    told: sentences.filter((sentence) => sentence !== '').join(' '),
    next: isOther ? telling.words.t('say-to-act', { name: nameOf(telling, view.turn) }) : '',
    mine:
      isMine && turned ? `${telling.words.t('say-your-turn')} ${game.duty(telling, screen)}` : '',
  };
}

const ACTS: ReadonlySet<string> = new Set(['played', 'passed', 'bid-made', 'announced']);

function isOwnAct(event: AnyEvent, me: number): boolean {
  return ACTS.has(event.t) && event.seat === me;
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
