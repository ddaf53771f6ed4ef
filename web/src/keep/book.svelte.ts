/**
 * The page's whole condition: the sheet as the law last told it, the form that is being filled,
 * and what went wrong. It holds no rule: every change is a request to the law and its answer.
 */
import type { Asked, Law } from './law';
import type { Course, Fault, Form, Offers, SheetTold, Step } from './law.gen';
import type { Memory, Put } from './memory';
import { gameOn, type Game, type ReplyOf, type SheetShared, type Sheets } from './shared';

export interface Opening {
  readonly names: readonly string[];
  readonly rules: string;
  readonly options: Readonly<Record<string, string>>;
  readonly favourite: string;
  readonly deals: number;
  readonly dealer: number;
}

export const NO_COURSE: Course = { questions: [], answers: {}, complete: false };

const STEPS: readonly Step[] = ['undertaking', 'result', 'rest'];

/** The step at which a course stands: the first with an open question, else the last there is. */
export function stepOf(course: Course): Step {
  const open = course.questions.find(
    (question) => question.given === null && question.usual === null,
  );
  const there = STEPS.filter((step) => course.questions.some((each) => each.step === step));
  return open?.step ?? there.at(-1) ?? 'undertaking';
}

/** Whether a form is filled at last, and nothing may be said besides; else a word is waited for. */
function ends(before: Course, after: Course): boolean {
  return after.complete && !before.complete && after.questions.at(-1)?.usual === null;
}

/** What a form that is being filled asks of its book, whatever the game. */
export type Filled = Pick<
  Book<SheetShared>,
  'at' | 'form' | 'course' | 'isBusy' | 'enter' | 'leave'
>;

/** What the list of entries asks of its book. */
export type Corrected = Pick<Book<SheetShared>, 'strike' | 'restore'>;

/** A book for each game; at most one of them has a sheet. */
export type Books = { readonly [G in Game]: Book<Sheets[G]> };

export class Book<S extends SheetShared = SheetTold> {
  isAwake = $state(false);
  hasFailed = $state(false);
  isBusy = $state(false);
  sheet = $state.raw<S | null>(null);
  offers = $state.raw<Offers | null>(null);
  text = $state('');
  form = $state<Form>('deal');
  /** The entry that is entered anew; none for a new one. */
  at = $state<number | null>(null);
  course = $state.raw<Course>(NO_COURSE);
  fault = $state.raw<Fault | null>(null);
  /** Whether this device keeps the sheet. */
  isKept = $state(true);
  /** The place of what was entered last, to be told. */
  told = $state<number | null>(null);

  private given: Record<string, string> = {};

  constructor(
    readonly game: Game,
    private readonly law: Law<S>,
    private readonly memory: Memory,
  ) {
    if (gameOn(memory.sheet) === game) this.text = memory.sheet;
  }

  /** The sheets that were put away, of all games. */
  get earlier(): readonly Put[] {
    return this.memory.earlier;
  }

  /** A step that somebody went back to. */
  private returned = $state<Step | null>(null);

  get step(): Step {
    return this.returned ?? stepOf(this.course);
  }

  /** Go back to a step; what was answered after it is kept as far as it can be. */
  goBack(step: Step): void {
    this.returned = step;
  }

  async begin(): Promise<void> {
    try {
      await this.law.awake;
    } catch {
      this.hasFailed = true;
      return;
    }
    this.offers = (await this.law.ask({ does: 'offers' })).offers;
    if (this.text !== '') await this.take({ does: 'tell' });
    this.isAwake = true;
  }

  /** Ask the law, one thing at a time; what it refuses is told and changes nothing. */
  private async ask(request: Asked): Promise<ReplyOf<S> | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    try {
      const reply = await this.law.ask({ text: this.text, ...request });
      this.fault = reply.fault;
      return reply.fault === null ? reply : null;
    } catch {
      this.fault = { code: 'keep-page-broken', clause: '', line: null, facts: [] };
      return null;
    } finally {
      this.isBusy = false;
    }
  }

  /** Do something to the sheet, and have the questions of the next deal. */
  private async take(request: Asked): Promise<boolean> {
    const reply = await this.ask(request);
    if (reply?.sheet === undefined || reply.sheet === null) return false;
    this.sheet = reply.sheet;
    this.text = reply.text;
    this.isKept = this.memory.keep(reply.text);
    this.blank('deal', null, reply.course ?? NO_COURSE);
    return true;
  }

  private blank(form: Form, at: number | null, course: Course): void {
    this.form = form;
    this.at = at;
    this.given = {};
    this.returned = null;
    this.course = course;
  }

  async open(opening: Opening): Promise<boolean> {
    this.told = null;
    return this.take({ does: 'open', ...opening });
  }

  async openText(text: string): Promise<boolean> {
    this.told = null;
    return this.take({ does: 'tell', text });
  }

  /** Begin to fill a form, for a new entry or in place of an old one. */
  async fill(form: Form, at: number | null): Promise<void> {
    const reply = await this.ask({ does: 'ask', form, ...(at === null ? {} : { at }) });
    if (reply?.course) this.blank(form, at, reply.course);
  }

  /** Give answers; when the last question is answered the entry is made, if it may be. */
  async answer(answers: Readonly<Record<string, string>>, mayEnter = true): Promise<void> {
    const given = { ...this.given, ...answers };
    const reply = await this.ask({ does: 'ask', ...this.place(given) });
    if (!reply?.course) return;
    const isDone = mayEnter && ends(this.course, reply.course);
    this.given = given;
    this.course = reply.course;
    this.returned = null;
    if (isDone) await this.enter();
  }

  async enter(): Promise<void> {
    const at = this.at;
    const done = await this.take({ does: 'enter', ...this.place(this.given) });
    if (done) this.told = at === null ? this.lastStanding() : at + 1;
  }

  private place(answers: Readonly<Record<string, string>>): Omit<Asked, 'does'> {
    return { form: this.form, answers, ...(this.at === null ? {} : { at: this.at }) };
  }

  private lastStanding(): number | null {
    return this.sheet?.entries.findLast((entry) => !entry.struck)?.at ?? null;
  }

  async strike(at: number): Promise<void> {
    if (await this.take({ does: 'strike', at })) this.told = at;
  }

  async restore(at: number): Promise<void> {
    if (await this.take({ does: 'restore', at })) this.told = at;
  }

  async leave(): Promise<void> {
    await this.fill('deal', null);
  }

  async exported(kind: 'csv' | 'json'): Promise<string> {
    return (await this.ask({ does: kind }))?.export ?? '';
  }

  /** Put the sheet away and begin another. */
  putAway(when: string): void {
    this.memory.putAway(this.text, when);
    this.sheet = null;
    this.text = '';
    this.fault = null;
    this.told = null;
    this.blank('deal', null, NO_COURSE);
  }

  async takeUp(put: Put): Promise<void> {
    if (await this.openText(put.text)) this.memory.take(put);
  }
}
