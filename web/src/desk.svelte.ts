/** What the components share: the state, the words, and the few things that can be done. */
import { getContext, setContext } from 'svelte';
import type { Game, Kinds, Sent, ViewOf } from './game';
import { actionWith, choosable, closedWith, offered } from './gestures';
import { adviceSentence, mayAskHint, nextStrength, sharesSentence } from './hint';
import type { Reading } from './keys';
import type { Card, Quadrille, Refusal } from './protocol';
import { DEFAULTS, type Settings } from './settings';
import { announce, Announcer } from './speech';
import {
  mayAct,
  reduce,
  shownNumber,
  shownTrick,
  START,
  type ClientState,
  type Message,
  type Pending,
} from './store';
import * as tell from './telling';
import { loadLanguage, words as wordsOf } from './words';

export type Page = 'ledger' | 'settings' | 'help' | 'log' | 'last-trick' | 'reasons';

export interface Hooks<K extends Kinds = Quadrille> {
  readonly send: (message: Sent<K>) => void;
  /** The game by its key. */
  readonly game: (key: string) => Game<K>;
  readonly retry: () => void;
  readonly leave: () => void;
  readonly keep: (settings: Settings) => void;
  readonly freshId: () => string;
}

const PAUSE = 900;

export class Desk<K extends Kinds = Quadrille> {
  state = $state.raw<ClientState<K>>(START);
  settings = $state.raw<Settings>(DEFAULTS);
  page = $state.raw<Page | null>(null);
  polite = $state.raw('');
  assertive = $state.raw('');
  /** Whether the private line is being peeked at. */
  peeking = $state.raw(false);

  readonly words = $derived(
    wordsOf(
      this.settings.language,
      this.settings.deck,
      this.state.screen?.view.rules ?? this.state.welcome?.setup.rules ?? null,
    ),
  );
  readonly screen = $derived(this.state.screen);
  readonly view = $derived<ViewOf<K> | null>(this.state.screen?.view ?? null);
  readonly me = $derived(this.view?.seat ?? 0);
  readonly game = $derived.by(() => this.hooks.game(this.state.welcome?.game ?? ''));
  readonly telling = $derived<tell.Telling>({
    words: this.words,
    me: this.me,
    names: this.state.people.map((person) => person.name),
  });
  /** The trick to show, its number, and the tricks that may be looked at again. */
  readonly trick = $derived(shownTrick(this.state, this.game.trick));
  readonly trickNumber = $derived(shownNumber(this.state, this.game.tricks));
  readonly reviewable = $derived(this.view === null ? [] : this.game.reviewable(this.view));
  /** The hint for the decision that is on, as it is shown. */
  readonly advice = $derived.by(() => {
    const given = this.state.hint;
    const { help } = this.game;
    return given === null || help === null ? null : help.advice(this.telling, given.hint);
  });
  /** By seat who may be the ally, where one wants to know and it can be told. */
  readonly shares = $derived.by(() => {
    const { view, game } = this;
    const { meter } = this.state;
    if (!this.isMetered || view === null || meter === null || game.help === null) return null;
    return game.help.shares(this.telling, view, meter);
  });
  readonly isMetered = $derived(
    this.settings.meter && this.view !== null && this.game.help?.isMetered(this.view) === true,
  );
  /** What was done in the deal that is settled, with the reasons of the bots. */
  readonly parts = $derived(
    this.view === null || this.state.reasons === null
      ? []
      : this.game.parts(this.telling, this.view, this.state.reasons),
  );
  readonly lawful = $derived(
    this.view === null || this.view.turn !== this.view.seat ? null : choosable(this.view),
  );

  /** The questions of the partner meter that have no answer yet. */
  private asked: readonly string[] = [];
  private readonly politely: Announcer;
  private readonly urgently: Announcer;

  constructor(private readonly hooks: Hooks<K>) {
    this.politely = new Announcer((text) => (this.polite = text), PAUSE);
    this.urgently = new Announcer((text) => (this.assertive = text), 0);
  }

  hear(message: Message<K>): void {
    // That the meter asked too late is nothing to read.
    const isOfMeter =
      (message.t === 'refused' || message.t === 'metered') && this.answers(message.id);
    if (isOfMeter && message.t === 'refused') return;
    const before = this.view;
    const known = this.state.hint;
    this.state = reduce(this.state, message, this.game.trick);
    if (message.t === 'refused' && this.state.notice !== null) {
      this.say(tell.noticeSentence(this.telling, this.state.notice));
    }
    if (this.state.hint !== known && this.advice !== null) {
      this.say(adviceSentence(this.telling, this.advice));
    }
    if (message.t !== 'frame' || this.screen === null) return;
    this.askMeter();
    const { told, next, mine } = announce(
      this.game,
      this.telling,
      message.events,
      before,
      this.screen,
      this.state.book,
      this.settings.speech,
    );
    if (mine === '') {
      this.say(told, next);
      return;
    }
    // What led up to this turn is said with it, lest the one cut the other short.
    this.urge([this.politely.take(), told, mine].filter((text) => text !== '').join(' '));
  }

  /** Say something politely; what comes fast is merged. */
  say(text: string, tail = ''): void {
    this.politely.say(text, tail);
    this.pace(this.politely);
  }

  private urge(text: string): void {
    this.urgently.say(text);
    this.pace(this.urgently);
  }

  private pace(announcer: Announcer): void {
    const at = announcer.look(Date.now());
    if (at === null) return;
    setTimeout(() => {
      this.pace(announcer);
    }, at - Date.now());
  }

  /** Settings as they were left at an earlier visit. */
  async begin(settings: Settings): Promise<void> {
    await loadLanguage(settings.language).catch(() => undefined);
    this.settings = settings;
  }

  async change(changes: Partial<Settings>): Promise<void> {
    await loadLanguage(changes.language ?? this.settings.language).catch(() => undefined);
    this.settings = { ...this.settings, ...changes };
    this.hooks.keep(this.settings);
    if (changes.meter === true) this.askMeter();
  }

  /** Choose actions that the server has offered; several go in one message. */
  act(...actions: readonly K['action'][]): boolean {
    if (!mayAct(this.state)) return false;
    this.send({ t: 'act', id: this.hooks.freshId(), point: this.state.point, actions });
    return true;
  }

  /** Do what may be done after the last card, when it is nobody's turn. */
  claim(action: K['action']): boolean {
    if (this.state.link !== 'open' || this.state.pending !== null) return false;
    this.send({ t: 'act', id: this.hooks.freshId(), point: this.state.point, actions: [action] });
    return true;
  }

  /** The account has been read. */
  ready(): boolean {
    if (this.state.link !== 'open' || this.state.pending !== null) return false;
    this.send({ t: 'ready', id: this.hooks.freshId(), point: this.state.point });
    return true;
  }

  /** Ask for a hint, a stronger one each time; the strongest is read again. */
  hint(): void {
    if (this.game.help === null) return;
    const strength = nextStrength(this.state);
    if (!mayAskHint(this.state)) this.note(this.words.t('hint-not-now'));
    else if (strength !== null) {
      this.hooks.send({
        t: 'hint',
        id: this.hooks.freshId(),
        point: this.state.point,
        strength,
      });
    } else if (this.advice !== null) this.say(adviceSentence(this.telling, this.advice));
  }

  private askMeter(): void {
    // Where there is no link, the frame that comes with the next one asks.
    if (!this.isMetered || this.state.link !== 'open') return;
    const id = this.hooks.freshId();
    this.asked = [...this.asked, id];
    this.hooks.send({ t: 'meter', id, point: this.state.point });
  }

  /** Whether an answer is to a question of the meter, which then is answered. */
  private answers(id: string | null): boolean {
    const left = this.asked.filter((one) => one !== id);
    const isOne = left.length < this.asked.length;
    this.asked = left;
    return isOne;
  }

  /** Who may be the ally, read aloud on demand. */
  readMeter(): void {
    if (this.game.help === null) return;
    const { t } = this.words;
    if (!this.settings.meter) this.note(t('meter-off'));
    else if (this.view !== null && this.game.help.isPublic(this.view)) this.note(t('meter-public'));
    else if (this.shares === null) this.note(t('meter-none'));
    else this.say(sharesSentence(this.telling, this.shares));
  }

  private send(pending: Pending<K>): void {
    this.hear({ t: 'sent', pending });
    this.hooks.send(pending);
  }

  retry(): void {
    this.hooks.retry();
  }

  leave(): void {
    this.hooks.leave();
  }

  sweep(): void {
    this.hear({ t: 'swept' });
  }

  /** A card of the hand was pressed: lift it, or play it, or say why not. */
  press(card: Card): void {
    const { screen } = this;
    if (screen === null) return;
    const action = actionWith(screen.view.legal, card);
    if (action !== null && mayAct(this.state)) {
      if (this.settings.tap === 'play' || this.state.lifted === card) this.act(action);
      else this.hear({ t: 'lifted', card });
      return;
    }
    if (this.lawful !== null) {
      this.explain(screen, card);
      return;
    }
    // Not this seat's turn: lifting is a thought of one's own, and goes nowhere.
    this.hear({ t: 'lifted', card: this.state.lifted === card ? null : card });
  }

  /** Play what is lifted. */
  commit(): void {
    const { view } = this;
    const { lifted } = this.state;
    const action = view !== null && lifted !== null ? actionWith(view.legal, lifted) : null;
    if (action !== null) this.act(action);
  }

  private explain(screen: K['screen'], card: Card): void {
    const refusal = closedWith(screen, card);
    if (refusal === null) this.note(this.noCardNow());
    else this.tell(refusal);
  }

  /** Why something is not allowed, with its clause. */
  tell(refusal: Refusal): void {
    this.note(tell.refusalSentence(this.telling, refusal), refusal.clause);
  }

  /** Why no card at all can be played. */
  private noCardNow(): string {
    if (this.state.link !== 'open') return this.words.t('why-no-link');
    return this.words.t(this.lawful === null ? 'why-not-turn' : 'why-not-now');
  }

  /** Why a card may not be played, on demand. */
  why(card: Card | null): void {
    const { screen } = this;
    if (screen === null) return;
    const { t } = this.words;
    if (card === null) this.note(t('why-none'));
    else if (this.lawful === null) this.note(this.noCardNow());
    else if (this.lawful.has(card)) this.note(t('why-fine', { card: this.words.card(card) }));
    else this.explain(screen, card);
  }

  /** A line for the eye and the ear. */
  note(sentence: string, clause: string | null = null): void {
    this.hear({ t: 'noticed', notice: { message: sentence, facts: null, clause } });
    this.say(sentence);
  }

  read(what: Exclude<Reading, 'why'>): void {
    const { view } = this;
    if (view !== null) this.say(this.game.reading(what, this.telling, view, this.settings));
  }

  readHand(): void {
    const { view } = this;
    if (view === null) return;
    const honours = this.game.honours(view);
    const cards = view.hand.map((card) => this.words.named(card, honours.get(card) ?? null));
    this.say(this.words.t('read-hand', { cards: cards.join(', ') }));
  }

  open(page: Page): void {
    this.page = page;
    if (page === 'last-trick' && this.view !== null) {
      this.say(tell.lastTrickSentence(this.telling, this.game, this.view));
    }
  }

  /** Whether an action is among those offered now. */
  mayDo(action: K['action']): boolean {
    return this.view !== null && offered(this.view, action);
  }
}

const KEY = Symbol('desk');

export function provideDesk<K extends Kinds>(desk: Desk<K>): void {
  setContext(KEY, desk);
}

/** The desk at a table of the game that asks for it. */
export function useDesk<K extends Kinds = Quadrille>(): Desk<K> {
  return getContext<Desk<K>>(KEY);
}
