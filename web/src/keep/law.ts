/** The law as the page asks it: a request goes to the worker, and its answer comes back. */
import type { Reply, Request } from './law.gen';

export type Asked = Pick<Request, 'does'> & Partial<Request>;

export type ToLaw =
  | { readonly t: 'wake'; readonly home: string }
  | { readonly t: 'ask'; readonly id: number; readonly request: string };

export type FromLaw =
  | { readonly t: 'awake' }
  | { readonly t: 'failed'; readonly why: string }
  | { readonly t: 'reply'; readonly id: number; readonly reply: string }
  | { readonly t: 'broken'; readonly id: number; readonly why: string };

export interface Law {
  /** When it can be asked; it fails if it cannot be loaded. */
  readonly awake: Promise<void>;
  readonly ask: (request: Asked) => Promise<Reply>;
}

/** What of a worker is needed here. */
export interface Listener {
  postMessage: (message: ToLaw) => void;
  onmessage: ((event: MessageEvent<FromLaw>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly done: (reply: Reply) => void;
  readonly failed: (problem: Error) => void;
}

export function lawIn(worker: Listener, home: string): Law {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let rise: () => void;
  let fall: (problem: Error) => void;
  const awake = new Promise<void>((resolve, reject) => {
    rise = resolve;
    fall = reject;
  });

  worker.onerror = (event) => {
    fall(new Error(event.message));
  };
  worker.onmessage = ({ data }) => {
    switch (data.t) {
      case 'awake':
        rise();
        return;
      case 'failed':
        fall(new Error(data.why));
        return;
      case 'reply':
        waiting.get(data.id)?.done(JSON.parse(data.reply) as Reply);
        break;
      case 'broken':
        waiting.get(data.id)?.failed(new Error(data.why));
        break;
    }
    waiting.delete(data.id);
  };
  worker.postMessage({ t: 'wake', home });

  return {
    awake,
    ask: async (request) => {
      await awake;
      const id = next++;
      return new Promise((done, failed) => {
        waiting.set(id, { done, failed });
        worker.postMessage({ t: 'ask', id, request: JSON.stringify(request) });
      });
    },
  };
}
