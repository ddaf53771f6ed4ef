/** The law as the page asks it: a request goes to the worker, and its answer comes back. */
import type { Request, SheetTold } from './law.gen';
import type { Game, ReplyOf, Sheets } from './shared';

export type Asked = Pick<Request, 'does'> & Partial<Request>;

export type ToLaw =
  | { readonly t: 'wake'; readonly home: string }
  | { readonly t: 'ask'; readonly id: number; readonly game: Game; readonly request: string };

export type FromLaw =
  | { readonly t: 'awake' }
  | { readonly t: 'failed'; readonly why: string }
  | { readonly t: 'reply'; readonly id: number; readonly reply: string }
  | { readonly t: 'broken'; readonly id: number; readonly why: string };

export interface Law<S = SheetTold> {
  /** When it can be asked; it fails if it cannot be loaded. */
  readonly awake: Promise<void>;
  readonly ask: (request: Asked) => Promise<ReplyOf<S>>;
}

/** The law of each game, from the same worker. */
export type Laws = { readonly [G in Game]: Law<Sheets[G]> };

/** What of a worker is needed here. */
export interface Listener {
  postMessage: (message: ToLaw) => void;
  onmessage: ((event: MessageEvent<FromLaw>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly done: (reply: string) => void;
  readonly failed: (problem: Error) => void;
}

export function lawsIn(worker: Listener, home: string): Laws {
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
        waiting.get(data.id)?.done(data.reply);
        break;
      case 'broken':
        waiting.get(data.id)?.failed(new Error(data.why));
        break;
    }
    waiting.delete(data.id);
  };
  worker.postMessage({ t: 'wake', home });

  async function asked(game: Game, request: Asked): Promise<string> {
    await awake;
    const id = next++;
    return new Promise((done, failed) => {
      waiting.set(id, { done, failed });
      worker.postMessage({ t: 'ask', id, game, request: JSON.stringify(request) });
    });
  }

  function lawOf<S>(game: Game): Law<S> {
    return {
      awake,
      ask: async (request) => JSON.parse(await asked(game, request)) as ReplyOf<S>,
    };
  }

  return { quadrille: lawOf('quadrille'), loo: lawOf('loo') };
}
