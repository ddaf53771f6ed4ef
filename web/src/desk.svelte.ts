/** What the components share: the state, the words, and the few things that can be done. */
import { getContext, setContext } from 'svelte';
import { actionWith, choosable, closedWith, offered } from './gestures';
import type { Reading } from './keys';
import type { Action, Card, FromClient, Screen, Seat, SeatView } from './protocol';
import { DEFAULTS, type Settings } from './settings';
import { announce, Announcer } from './speech';
import { lastStatement } from './statement';
import { mayAct, reduce, START, type ClientState, type Message, type Pending } from './store';
import * as tell from './telling';
import { loadLanguage, words as wordsOf } from './words';

export type Page = 'ledger' | 'settings' | 'help' | 'log' | 'last-trick';

export interface Hooks {
  readonly send: (message: FromClient) => void;
  readonly retry: () => void;
  readonly leave: () => void;
  readonly keep: (settings: Settings) => void;
  readonly freshId: () => string;
}

const PAUSE = 900;

export class Desk {
  state = $state.raw<ClientState>(START);
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
  readonly view = $derived(this.state.screen?.view ?? null);
  readonly me = $derived<Seat>(this.view?.seat ?? 0);
  readonly telling = $derived<tell.Telling>({
    words: this.words,
    me: this.me,
    names: [this.nameAt(0), this.nameAt(1), this.nameAt(2), this.nameAt(3)],
  });
  readonly statement = $derived(lastStatement(this.state.book));
  readonly lawful = $derived(
    this.view === null || this.view.turn !== this.view.seat ? null : choosable(this.view),
  );

  private readonly politely: Announcer;
  private readonly urgently: Announcer;

  constructor(private readonly hooks: Hooks) {
    this.politely = new Announcer((text) => (this.polite = text), PAUSE);
    this.urgently = new Announcer((text) => (this.assertive = text), 0);
  }

  private nameAt(seat: Seat): string {
    return this.state.people[seat]?.name ?? String(seat + 1);
  }

  hear(message: Message): void {
    const before = this.view;
    this.state = reduce(this.state, message);
    if (message.t === 'refused' && this.state.notice !== null) {
      this.say(tell.noticeSentence(this.telling, this.state.notice));
    }
    if (message.t !== 'frame' || this.screen === null) return;
    const { told, next, mine } = announce(
      this.telling,
      message.events,
      before,
      this.screen,
      this.statement,
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
  }

  /** Choose actions that the server has offered; several go in one message. */
  act(...actions: readonly Action[]): boolean {
    if (!mayAct(this.state)) return false;
    this.send({ t: 'act', id: this.hooks.freshId(), point: this.state.point, actions });
    return true;
  }

  /** Claim a bonus after the last card; it is nobody's turn then. */
  claim(action: Extract<Action, { t: 'claim' }>): boolean {
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

  private send(pending: Pending): void {
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
    const action = actionWith(screen.view, card);
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
    const action = view !== null && lifted !== null ? actionWith(view, lifted) : null;
    if (action !== null) this.act(action);
  }

  private explain(screen: Screen, card: Card): void {
    const refusal = closedWith(screen, card);
    const sentence =
      refusal === null ? this.noCardNow() : tell.refusalSentence(this.telling, refusal);
    this.hear({
      t: 'noticed',
      notice: { message: sentence, facts: null, clause: refusal?.clause ?? null },
    });
    this.say(sentence);
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
  note(sentence: string): void {
    this.hear({ t: 'noticed', notice: { message: sentence, facts: null, clause: null } });
    this.say(sentence);
  }

  read(what: Exclude<Reading, 'why'>): void {
    const { view } = this;
    if (view !== null) this.say(this.reading(what, view));
  }

  private reading(what: Exclude<Reading, 'why'>, view: SeatView): string {
    switch (what) {
      case 'trick':
        return tell.trickSentence(this.telling, view, view.table);
      case 'tricks':
        return tell.tricksSentence(this.telling, view);
      case 'purses':
        return tell.pursesSentence(this.telling, view);
      case 'auction':
        return tell.auctionSentence(this.telling, view);
      case 'role':
        return this.settings.cue === 'none'
          ? this.words.t('cue-hidden')
          : tell.cueSentence(this.telling, view);
    }
  }

  readHand(): void {
    const { view } = this;
    if (view === null) return;
    const honours = tell.honoursOf(view);
    const cards = view.hand.map((card) => this.words.named(card, honours.get(card) ?? null));
    this.say(this.words.t('read-hand', { cards: cards.join(', ') }));
  }

  open(page: Page): void {
    this.page = page;
    if (page === 'last-trick' && this.view !== null) {
      this.say(tell.lastTrickSentence(this.telling, this.view));
    }
  }

  /** Whether an action is among those offered now. */
  mayDo(action: Action): boolean {
    return this.view !== null && offered(this.view, action);
  }
}

const KEY = Symbol('desk');

export function provideDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
