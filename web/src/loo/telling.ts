/** Sentences about a table of Three-Card Loo, shared by the eye and the ear. */
import { signed } from '../account';
import { suitOf } from '../cards';
import { roundFrom } from '../seats';
import type { Settings } from '../settings';
import { changesSentence } from '../speech';
import { nameOf, namesOf, person, type Telling } from '../telling';
import type { Action, Book, Event, Screen, SeatView, Word } from './protocol';
import { statementOf } from './statement';

/** A word of a seat as a sentence. */
function said(telling: Telling, seat: number, word: Word): string {
  return telling.words.t(`loo-say-${word}`, person(telling, seat));
}

/** What a view adds to an event; a deal that is only told of has less. */
export type Told = Pick<SeatView, 'won'> &
  Partial<Pick<SeatView, 'number' | 'deals' | 'stakes' | 'single'>>;

/** The sentence for one event; nothing where the level leaves it out. */
export function sentenceFor(
  telling: Telling,
  event: Event,
  view: Told,
  place: number,
  level: Settings['speech'],
): string {
  const { t, card } = telling.words;
  switch (event.t) {
    case 'hand-dealt':
      return t('loo-say-dealt', {
        ...person(telling, event.dealer),
        number: view.number ?? '',
        deals: view.deals ?? '',
        card: card(event.turn_up),
        pool: poolWords(telling, view.stakes ?? 0, view.single ?? true),
      });
    case 'announced':
      return said(telling, event.seat, event.word);
    case 'miss-taken':
      return event.hand === null
        ? ''
        : t('read-hand', { cards: event.hand.map((one) => card(one)).join(', ') });
    case 'played':
      return t(place === 0 ? 'say-led' : 'say-followed', {
        ...person(telling, event.seat),
        card: card(event.card),
      });
    case 'trick-won':
      return t(level === 'brief' ? 'say-trick-brief' : 'say-trick', {
        ...person(telling, event.seat),
        count: view.won[event.seat] ?? 0,
      });
    case 'paid':
    case 'deal-settled':
      return '';
    case 'sitting-ended':
      return t('say-ended');
  }
}

export function poolWords({ words }: Telling, amount: number, single: boolean): string {
  return words.t(single ? 'loo-pool-single' : 'loo-pool-double', { amount });
}

/** "Ben is looed. You plus 4. Ben minus 3. The pool holds 3." */
export function accountSentence(telling: Telling, book: Book): string {
  const statement = statementOf(book, book.results.length - 1);
  if (statement === null) return '';
  const { result, change } = statement;
  return [
    looedSentence(telling, result.looed),
    changesSentence(telling, change),
    telling.words.t('say-pool', { pool: result.pool }),
  ].join(' ');
}

export function looedSentence(telling: Telling, looed: readonly number[]): string {
  const { t } = telling.words;
  if (looed.length === 0) return t('loo-looed-none');
  const form = looed.length > 1 ? 'many' : looed[0] === telling.me ? 'you' : 'one';
  return t('loo-looed', { names: namesOf(telling, looed), form });
}

/** The line under the hand that says what is to be done now. */
export function dutyOf(telling: Telling, screen: Screen): string {
  const { words } = telling;
  const { view, closed } = screen;
  if (view.stage === 'settled' || view.stage === 'over') return words.t('duty-settled');
  if (view.turn === null) return words.t('duty-wait');
  if (view.turn !== telling.me) return words.t('duty-other', { name: nameOf(telling, view.turn) });
  if (view.stage === 'announcing') return words.t('loo-duty-say');
  const total = view.hand.length;
  const plays = view.legal.length;
  const refusal = closed[0]?.refusal;
  if (refusal === undefined) {
    return view.table.length === 0 ? words.t('duty-lead') : words.t('duty-any', { total });
  }
  const suit = view.table[0] === undefined ? '' : words.suit(suitOf(view.table[0].card));
  return words.or(`duty-${refusal.code}`, 'duty-some', { plays, total, suit });
}

/** An action on a button. */
export function actionWords({ words }: Telling, action: Action): string {
  return action.t === 'say'
    ? words.t(`loo-act-${action.word}`)
    : words.t('act-play', { card: words.card(action.card) });
}

export function spokenSentence(telling: Telling, view: SeatView): string {
  if (view.spoken.length === 0) return telling.words.t('read-auction-empty');
  return view.spoken.map(({ seat, word }) => said(telling, seat, word)).join(' ');
}

function counted(telling: Telling, told: (seat: number) => string | number): string {
  const { words } = telling;
  const counts = roundFrom(telling.me, telling.names.length).map((seat) =>
    words.t('read-count', { name: nameOf(telling, seat), count: told(seat) }),
  );
  return words.list(counts);
}

export function tricksSentence(telling: Telling, view: SeatView): string {
  const { t, suit } = telling.words;
  const counts = counted(telling, (seat) => view.won[seat] ?? 0);
  const trumps = view.turn_up === null ? '' : suit(suitOf(view.turn_up));
  return `${t('strip-trumps', { suit: trumps })} ${t('read-tricks', { counts })}`;
}

export function pursesSentence(telling: Telling, view: SeatView): string {
  return telling.words.t('loo-read-purses', {
    pool: poolWords(telling, view.pool, view.single),
    counts: counted(telling, (seat) => signed(view.balances[seat] ?? 0)),
  });
}

/** What one does in this deal oneself. */
export function partSentence(telling: Telling, view: SeatView): string {
  const word = view.spoken.find(({ seat }) => seat === telling.me)?.word;
  return word === undefined ? telling.words.t('loo-part-none') : said(telling, telling.me, word);
}

/** Where Miss is. */
export function missWords(telling: Telling, view: SeatView): string {
  const { t } = telling.words;
  if (view.taker !== null) return t('loo-miss-taken', person(telling, view.taker));
  if (view.defender !== null) return t('loo-miss-defended', person(telling, view.defender));
  if (view.miss_is_free) return t('loo-miss-free');
  return t(view.players === 17 ? 'loo-miss-none' : 'loo-miss-left');
}
