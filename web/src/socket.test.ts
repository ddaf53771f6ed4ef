import { describe, expect, it } from 'vitest';
import { Connection, ELSEWHERE, REFUSED, type Wire } from './socket';
import type { Pending } from './store';

class Thread implements Wire {
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { readonly data: unknown }) => void) | null = null;
  onclose: ((reason: { readonly code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
}

function setUp(pending: Pending | null = null, version = -1) {
  const threads: Thread[] = [];
  const versions: number[] = [];
  const heard: unknown[] = [];
  const waits: number[] = [];
  const due: (() => void)[] = [];
  const connection = new Connection({
    open: (after) => {
      const thread = new Thread();
      threads.push(thread);
      versions.push(after);
      return thread;
    },
    hear: (message) => heard.push(message),
    known: () => ({ version, pending }),
    later: (work, milliseconds) => {
      waits.push(milliseconds);
      due.push(work);
    },
  });
  return { connection, threads, versions, heard, waits, due };
}

const ACT: Pending = { t: 'act', id: 'a', point: 3, actions: [{ t: 'pass' }] };

describe('the connection', () => {
  it('hands on what the server sends', () => {
    const { connection, threads, heard } = setUp();
    connection.open();
    threads[0]?.onopen?.();
    threads[0]?.onmessage?.({ data: '{"t":"accepted","id":"a"}  ' });
    expect(heard.at(-1)).toEqual({ t: 'accepted', id: 'a' });
    expect(heard[1]).toEqual({ t: 'linked', link: 'open', tries: 0 });
  });

  it('resumes after the version last seen and sends an unanswered act again', () => {
    const { connection, threads, versions, due } = setUp(ACT, 12);
    connection.open();
    threads[0]?.onopen?.();
    threads[0]?.onclose?.({ code: 1006 });
    due[0]?.();
    threads[1]?.onopen?.();
    expect(versions).toEqual([12, 12]);
    expect(threads[1]?.sent).toEqual([JSON.stringify(ACT)]);
  });

  it('waits longer each time, up to a bound', () => {
    const { connection, threads, waits, due } = setUp();
    connection.open();
    for (let at = 0; at < 7; at += 1) {
      threads[at]?.onclose?.({ code: 1006 });
      due[at]?.();
    }
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits.at(-1)).toBe(waits.at(-2));
  });

  it('does not fight with the same seat opened elsewhere', () => {
    const { connection, threads, heard, due } = setUp();
    connection.open();
    threads[0]?.onclose?.({ code: ELSEWHERE });
    expect(due).toEqual([]);
    expect(heard.at(-1)).toEqual({ t: 'linked', link: 'elsewhere', tries: 0 });
    connection.retry();
    expect(threads).toHaveLength(2);
  });

  it('gives up where it has no seat', () => {
    const { connection, threads, heard, due } = setUp();
    connection.open();
    threads[0]?.onclose?.({ code: REFUSED });
    expect(due).toEqual([]);
    expect(heard.at(-1)).toEqual({ t: 'linked', link: 'refused', tries: 0 });
  });

  it('stays closed when it is closed', () => {
    const { connection, threads, due } = setUp();
    connection.open();
    connection.close();
    expect(due).toEqual([]);
    expect(threads).toHaveLength(1);
  });
});
