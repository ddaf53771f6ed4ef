import { describe, expect, it } from 'vitest';
import { Book, stepOf } from './book.svelte';
import { lawsIn, type Asked, type FromLaw, type Law, type Listener, type ToLaw } from './law';
import type { Course, Question, Reply, SheetTold, Step } from './law.gen';
import type { Memory, Put } from './memory';
import { namesOn } from './memory';

function question(key: string, step: Step, more: Partial<Question> = {}): Question {
  return { key, step, answers: ['0', '1'], usual: null, given: null, ...more };
}

function course(questions: readonly Question[], complete = false): Course {
  return { questions, answers: {}, complete };
}

const SHEET = { entries: [], complete: false } as unknown as SheetTold;

function reply(more: Partial<Reply>): Reply {
  return { text: 't', sheet: null, course: null, offers: null, export: '', fault: null, ...more };
}

/** A law that answers what it is told to, and notes what it is asked. */
class Told implements Law {
  readonly asked: Asked[] = [];
  readonly awake = Promise.resolve();

  constructor(private readonly answers: Record<string, Reply>) {}

  ask(request: Asked): Promise<Reply> {
    this.asked.push(request);
    return Promise.resolve(this.answers[request.does] ?? reply({}));
  }
}

class Kept {
  sheet = '';
  earlier: readonly Put[] = [];

  keep(text: string): boolean {
    this.sheet = text;
    return true;
  }
  putAway(text: string, when: string): void {
    this.earlier = [{ text, when }];
    this.sheet = '';
  }
  take(put: Put): void {
    this.sheet = put.text;
  }
}

function book(law: Law, kept = new Kept()): Book {
  return new Book('quadrille', law, kept as unknown as Memory);
}

describe('the step at which a deal is asked', () => {
  const undertaking = question('hombre', 'undertaking', { given: '1' });
  const result = question('tricks', 'result', { given: '6' });
  const tick = question('matadors', 'rest', { usual: '0' });

  it('is the first with a question that only a person can answer', () => {
    expect(stepOf(course([question('hombre', 'undertaking')]))).toBe('undertaking');
    expect(stepOf(course([undertaking, question('tricks', 'result')]))).toBe('result');
    expect(stepOf(course([undertaking, result, tick, question('ally', 'rest')]))).toBe('rest');
  });

  it('is the last where nothing must be answered any more', () => {
    expect(stepOf(course([undertaking, result, tick]))).toBe('rest');
    expect(stepOf(course([undertaking, result]))).toBe('result');
  });
});

describe('the book', () => {
  const enters = { enter: reply({ text: 'u', sheet: SHEET }) };

  it('enters a deal when all is answered that must be', async () => {
    const tick = question('matadors', 'rest', { usual: '0' });
    const answered = course([tick, question('ally', 'rest', { given: '1' })], true);
    const law = new Told({ ...enters, ask: reply({ course: answered }) });
    const kept = new Kept();
    const one = book(law, kept);
    await one.answer({ ally: '1' });
    expect(law.asked.map((each) => each.does)).toEqual(['ask', 'enter']);
    expect(law.asked[1]?.answers).toEqual({ ally: '1' });
    expect(kept.sheet).toBe('u');
  });

  it('waits for a word where something may be said besides', async () => {
    const result = question('tricks', 'result', { given: '7' });
    const answered = course([result, question('matadors', 'rest', { usual: '0' })], true);
    const law = new Told({ ...enters, ask: reply({ course: answered }) });
    const one = book(law);
    await one.answer({ tricks: '7' });
    await one.answer({ matadors: '3' });
    expect(law.asked.map((each) => each.does)).toEqual(['ask', 'ask']);
    await one.enter();
    expect(law.asked[2]?.answers).toEqual({ tricks: '7', matadors: '3' });
  });

  it('waits for a word where an answer may have another beside it', async () => {
    const answered = course([question('played', 'rest', { given: '1' })], true);
    const law = new Told({ ...enters, ask: reply({ course: answered }) });
    await book(law).answer({ played: '1' }, false);
    expect(law.asked.map((each) => each.does)).toEqual(['ask']);
  });

  it('tells what was refused, and keeps everything as it was', async () => {
    const fault = { code: 'refusal-unanswered', clause: '', line: null, facts: [] };
    const kept = new Kept();
    const one = book(new Told({ strike: reply({ fault }) }), kept);
    await one.strike(0);
    expect(one.fault).toEqual(fault);
    expect(one.sheet).toBeNull();
    expect(kept.sheet).toBe('');
  });

  it('takes up the sheet that this device has kept', async () => {
    const kept = new Kept();
    kept.sheet = 'old';
    const law = new Told({ tell: reply({ text: 'old', sheet: SHEET }) });
    const one = book(law, kept);
    await one.begin();
    expect(law.asked.map((each) => each.does)).toEqual(['offers', 'tell']);
    expect(law.asked[1]?.text).toBe('old');
    expect(one.sheet).toEqual(SHEET);
  });

  it('puts a sheet away and loses nothing', () => {
    const kept = new Kept();
    kept.sheet = 'old';
    const one = book(new Told({}), kept);
    one.putAway('today');
    expect(one.earlier).toEqual([{ text: 'old', when: 'today' }]);
    expect(one.text).toBe('');
  });
});

describe('the law in its worker', () => {
  class Worker_ implements Listener {
    readonly heard: ToLaw[] = [];
    onmessage: ((event: MessageEvent<FromLaw>) => void) | null = null;
    onerror: ((event: ErrorEvent) => void) | null = null;

    postMessage(message: ToLaw): void {
      this.heard.push(message);
    }
    say(data: FromLaw): void {
      this.onmessage?.({ data } as MessageEvent<FromLaw>);
    }
  }

  it('is asked only when it is awake, and each answer finds its question', async () => {
    const worker = new Worker_();
    const law = lawsIn(worker, '/python/').quadrille;
    expect(worker.heard).toEqual([{ t: 'wake', home: '/python/' }]);
    const first = law.ask({ does: 'offers' });
    const second = law.ask({ does: 'tell', text: 'x' });
    worker.say({ t: 'awake' });
    await Promise.resolve();
    await Promise.resolve();
    expect(worker.heard).toHaveLength(3);
    worker.say({ t: 'reply', id: 1, reply: JSON.stringify(reply({ text: 'two' })) });
    worker.say({ t: 'reply', id: 0, reply: JSON.stringify(reply({ text: 'one' })) });
    expect((await first).text).toBe('one');
    expect((await second).text).toBe('two');
  });

  it('says when it cannot be loaded', async () => {
    const worker = new Worker_();
    const law = lawsIn(worker, '/python/').quadrille;
    worker.say({ t: 'failed', why: 'no network' });
    await expect(law.awake).rejects.toThrow('no network');
  });
});

describe('a sheet that was put away', () => {
  it('is known by the names on it', () => {
    expect(namesOn('quadrille-record 1\nseats A B | C | D | E\n')).toEqual(['A B', 'C', 'D', 'E']);
    expect(namesOn('')).toEqual([]);
  });
});
