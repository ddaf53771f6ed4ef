/** Sentences about the table, shared by the eye and the ear. Words only: nothing is decided. */
import { amountWords, hasBeasts } from './amounts';
import { cueOf } from './cue';
import type {
  Action,
  Beasts,
  Card,
  Facts,
  Honour,
  Occasion,
  Refusal,
  Screen,
  Seat,
  SeatView,
} from './protocol';
import { closedOf, legalOf } from './gestures';
import type { Game, Kinds, TrickShown, ViewOf } from './game';
import { inOrderFrom, isWhole } from './seats';
import type { Notice } from './store';
import type { Values, Words } from './words';

/** All that a sentence may need: words, names, and whose eyes see. */
export interface Telling {
  readonly words: Words;
  /** By seat. */
  readonly names: readonly string[];
  readonly me: number;
}

/** Variables for a seat: the message chooses its form by `who`. */
export function person(telling: Telling, seat: number): { who: 'you' | 'other'; name: string } {
  return seat === telling.me
    ? { who: 'you', name: telling.words.t('table-you') }
    : { who: 'other', name: telling.names[seat] ?? '' };
}

export function nameOf(telling: Telling, seat: number): string {
  return person(telling, seat).name;
}

/** The same where it is not the subject: "Carla gives you the king". */
export function objectOf(telling: Telling, seat: number): string {
  return seat === telling.me ? telling.words.t('table-you-object') : nameOf(telling, seat);
}

/** Names as a list, oneself first. */
export function namesOf(telling: Telling, seats: readonly number[]): string {
  const first = seats.filter((seat) => seat === telling.me);
  const rest = seats.filter((seat) => seat !== telling.me);
  return telling.words.list([...first, ...rest].map((seat) => nameOf(telling, seat)));
}

/** The named trumps by their cards. */
export function honoursOf(view: Pick<SeatView, 'honours'>): ReadonlyMap<Card, Honour> {
  const named = new Map<Card, Honour>();
  if (view.honours === null) return named;
  const { spadille, manille, basto, punto } = view.honours;
  named.set(spadille, 'spadille').set(manille, 'manille').set(basto, 'basto');
  if (punto !== null) named.set(punto, 'punto');
  return named;
}

export function contractName(words: Words, contract: string, favourite: boolean): string {
  const name = words.or(`contract-${contract}`, 'table-contract-other', { contract });
  return favourite ? words.t('bid-in-favourite', { contract: name }) : name;
}

/** "You > Ben > Carla > Dan": the order of play from one seat on. */
export function orderOf(telling: Telling): string {
  return inOrderFrom(telling.me)
    .map((seat) => nameOf(telling, seat))
    .join(' › ');
}

const CARD = /^[AKQJT2-9][SHDC]$/;
const SUIT = /^[SHDC]$/;
const SEAT_FACTS: ReadonlySet<string> = new Set(['holder', 'seat', 'hombre', 'ally', 'leader']);
const CONTRACT_FACTS: ReadonlySet<string> = new Set(['standing', 'contract', 'bid']);

/** The facts of a refusal as words: cards, seats and bids by their names. Suits stay letters. */
export function factWords(telling: Telling, facts: Facts): Values {
  const { words } = telling;
  const spoken = facts.map(([key, value]): [string, string] => {
    if (CARD.test(value)) return [key, words.card(value as Card)];
    if (SEAT_FACTS.has(key) && /^\d+$/.test(value)) {
      return [key, nameOf(telling, Number(value))];
    }
    if (CONTRACT_FACTS.has(key)) {
      return [key, contractName(words, value.replace(/\+$/, ''), value.endsWith('+'))];
    }
    return [key, value];
  });
  return Object.fromEntries(spoken);
}

export function refusalSentence(telling: Telling, refusal: Refusal): string {
  const values = factWords(telling, refusal.facts);
  return toPlayer(telling.words, `refusal-${refusal.code}`, values);
}

/** A sentence said to the player herself, where the catalogues have it in that form. */
function toPlayer(words: Words, message: string, values: Values): string {
  return words.has(`${message}-you`)
    ? words.t(`${message}-you`, values)
    : words.or(message, 'table-refused', values);
}

export function noticeSentence(telling: Telling, notice: Notice): string {
  return notice.facts === null
    ? notice.message
    : toPlayer(telling.words, notice.message, factWords(telling, notice.facts));
}

/** The line under the hand that says what is to be done now. */
export function dutyOf(telling: Telling, screen: Screen): string {
  const { words } = telling;
  const { view } = screen;
  switch (view.stage) {
    case 'to-deal':
      return words.t('duty-wait');
    case 'settled':
    case 'over':
      return words.t('duty-settled');
    case 'answer':
      return words.t(view.turn === telling.me ? 'duty-answer' : 'duty-answer-other');
    case 'auction':
    case 'naming':
    case 'returning':
    case 'exchange':
    case 'playing':
      break;
  }
  if (view.turn === null) {
    return words.t(view.stage === 'returning' ? 'duty-returning-other' : 'duty-wait');
  }
  const isOpen = view.contract?.returned === true;
  if (view.turn !== telling.me) {
    const waits = isOpen ? 'exchange-wait-open' : 'exchange-wait';
    return words.t(view.stage === 'exchange' ? waits : 'duty-other', {
      name: nameOf(telling, view.turn),
    });
  }
  switch (view.stage) {
    case 'auction':
      return words.t('duty-bid');
    case 'naming':
      return words.t(view.contract?.invited === true ? 'duty-name-invited' : 'duty-name');
    case 'returning':
      return words.t(legalOf(view, 'keep').length > 0 ? 'duty-return' : 'duty-must-return');
    case 'exchange':
      return words.t(isOpen ? 'duty-give-open' : 'duty-give');
    case 'playing':
      return playDuty(words, screen);
  }
}

function playDuty(words: Words, screen: Screen): string {
  const { view } = screen;
  const plays = legalOf(view, 'play').length;
  if (view.legal.some((action) => action.t === 'ask')) return words.t('duty-ask');
  if (view.legal.some((action) => action.t === 'stop')) return words.t('duty-stop');
  if (view.table === null || view.table.cards.length === 0 || isWhole(view.table)) {
    return words.t('duty-lead');
  }
  const total = view.hand.length;
  if (plays === total) return words.t('duty-any', { total });
  const first = closedOf(screen, 'play')[0]?.refusal;
  const suit = first?.facts.find(([key]) => key === 'suit')?.[1];
  if (first?.code === 'must-follow' && suit !== undefined && SUIT.test(suit)) {
    return words.t('duty-follow', { suit: words.suit(suit as 'S'), plays, total });
  }
  return words.t('duty-some', { plays, total });
}

/** The private line (A3.4): always there, whatever it says. */
export function cueSentence(telling: Telling, view: SeatView): string {
  const { words } = telling;
  const cue = cueOf(view);
  switch (cue.kind) {
    case 'to-come':
      return words.t('cue-to-come');
    case 'alone':
      return words.t('cue-alone', person(telling, cue.hombre));
    case 'called':
      return words.t('cue-called', { card: words.card(cue.card) });
    case 'ally':
      return words.t('cue-ally', { card: words.card(cue.card), name: nameOf(telling, cue.hombre) });
    case 'not-ally':
      return words.t('cue-not-ally', { card: words.card(cue.card) });
    case 'shown':
      return words.t('cue-shown', {
        ally: nameOf(telling, cue.ally),
        hombre: nameOf(telling, cue.hombre),
        who: cue.ally === telling.me ? 'ally' : cue.hombre === telling.me ? 'hombre' : 'other',
      });
  }
}

/** The contract in one sentence for each fact: of public history only. */
export function contractSentence(telling: Telling, view: SeatView): string {
  const { words } = telling;
  const contract = view.contract;
  if (contract === null) return words.t('strip-none');
  const parts = [
    words.t(contract.forced ? 'strip-forced' : 'strip-contract', {
      contract: contractName(words, contract.contract, contract.in_favourite),
      ...person(telling, contract.hombre),
    }),
  ];
  if (contract.trumps !== null) {
    parts.push(words.t('strip-trumps', { suit: words.suit(contract.trumps) }));
  }
  if (contract.called !== null) {
    parts.push(words.t('strip-called', { card: words.card(contract.called) }));
  }
  const ally = publicAlly(view);
  if (ally !== null) parts.push(words.t('strip-ally', { name: nameOf(telling, ally) }));
  else if (isPubliclyAlone(view)) parts.push(words.t('strip-alone'));
  else if (contract.called !== null) parts.push(words.t('strip-ally-hidden'));
  return parts.join(' ');
}

/** The ally, once all know her: what one seat knows alone is not told here. */
export function publicAlly(view: Pick<SeatView, 'contract'>): Seat | null {
  return view.contract?.shown === true ? view.contract.ally : null;
}

export function isPubliclyAlone(view: Pick<SeatView, 'contract'>): boolean {
  const contract = view.contract;
  if (contract === null) return false;
  if (contract.shown) return contract.ally === null;
  if (contract.returned) return true;
  return !contract.calls || (contract.exchanges && contract.called !== null);
}

export function trickSentence(
  telling: Telling,
  honours: ReadonlyMap<Card, Honour>,
  trick: TrickShown | null,
): string {
  const { words } = telling;
  if (trick === null || trick.laid.length === 0) return words.t('read-trick-empty');
  const parts = trick.laid.map(({ seat, card }, at) =>
    words.t(at === 0 ? 'say-led' : 'say-followed', {
      ...person(telling, seat),
      card: words.told(card, honours.get(card) ?? null),
    }),
  );
  if (trick.winning !== null) {
    parts.push(
      words.t(
        trick.isWhole ? 'read-trick-won' : 'read-trick-winning',
        person(telling, trick.winning),
      ),
    );
  }
  return parts.join(' ');
}

export function tricksSentence(telling: Telling, view: SeatView): string {
  const counts = inOrderFrom(telling.me).map((seat) =>
    telling.words.t('read-count', { name: nameOf(telling, seat), count: view.won[seat] }),
  );
  return `${contractSentence(telling, view)} ${telling.words.t('read-tricks', { counts: telling.words.list(counts) })}`;
}

export function pursesSentence(telling: Telling, view: SeatView): string {
  const counts = inOrderFrom(telling.me).map((seat) =>
    telling.words.t('read-count', { name: nameOf(telling, seat), count: view.purses[seat] ?? 0 }),
  );
  return telling.words.t(hasBeasts(telling.words) ? 'read-purses-beasts' : 'read-purses', {
    pool: view.pool,
    vole: view.vole_pool,
    beasts: beastParts(telling.words, view.beasts).join(', ') || telling.words.t('beasts-none'),
    counts: telling.words.list(counts),
  });
}

/** "active beast 28", "waiting 84, 112", "owed 4 each": only what there is. */
export function beastParts(words: Words, beasts: Beasts): readonly string[] {
  const listed = (amounts: readonly number[]): string => amounts.map(String).join(', ');
  const parts: string[] = [];
  if (beasts.active.length > 0) {
    parts.push(words.t('beasts-active', { amounts: listed(beasts.active) }));
  }
  if (beasts.waiting.length > 0) {
    parts.push(words.t('beasts-waiting', { amounts: listed(beasts.waiting) }));
  }
  if (beasts.owed > 0) parts.push(words.t('beasts-owed', { amount: beasts.owed }));
  return parts;
}

/** What kind of deal it is, where it is no ordinary one. */
export function occasionParts(words: Words, occasion: Occasion): readonly string[] {
  const parts: string[] = [];
  if (occasion.double) parts.push(words.t('table-occasion-double'));
  if (occasion.clearing) parts.push(words.t('table-occasion-clearing'));
  return parts;
}

export function bonusWords(words: Words, bonus: string): string {
  return words.t(`reason-${bonus}`);
}

/** An amount that is moved, with the counters for it where the rule set has kinds of them. */
export function moneyWords(telling: Telling, amount: number): string {
  return amountWords(telling.words, amount);
}

export function auctionSentence(telling: Telling, view: SeatView): string {
  const { words } = telling;
  if (view.spoken.length === 0) return words.t('read-auction-empty');
  return view.spoken
    .map(({ seat, bid }) =>
      bid === null
        ? words.t('say-passed', person(telling, seat))
        : words.t('say-bid', {
            ...person(telling, seat),
            bid: contractName(words, bid.contract, bid.favourite),
          }),
    )
    .join(' ');
}

/** The last trick, as far as it may be looked at. */
export function lastTrickSentence<K extends Kinds>(
  telling: Telling,
  game: Game<K>,
  view: ViewOf<K>,
): string {
  const { words } = telling;
  const number = view.tricks.length;
  if (number === 0) return words.t('read-last-none');
  const last = game.reviewable(view).find((each) => each.number === number);
  if (last === undefined) return words.t('read-last-closed');
  return `${words.t('read-last', { number })} ${trickSentence(telling, game.honours(view), last.trick)}`;
}

/** An action on a button. */
export function actionWords(telling: Telling, action: Action): string {
  const { words } = telling;
  switch (action.t) {
    case 'pass':
      return words.t('act-pass');
    case 'bid':
      return contractName(words, action.contract, action.favourite);
    case 'through':
      return words.t(`way-${action.contract}`);
    case 'name-trumps':
      return words.suit(action.suit);
    case 'call':
    case 'invite':
      return words.card(action.card);
    case 'return':
      return words.t('act-return');
    case 'keep':
      return words.t('act-keep');
    case 'claim':
      return words.t('act-claim', { bonus: bonusWords(words, action.bonus) });
    case 'give':
      return words.t('act-give', { card: words.card(action.card) });
    case 'play':
      return words.t('act-play', { card: words.card(action.card) });
    case 'stop':
      return words.t('act-stop');
    case 'ask':
      return words.t('act-ask');
    case 'answer':
      return words.t(action.yes ? 'act-yes' : 'act-no');
  }
}
