/** Coming in: what may be played here, a table for oneself and three bots, and tables left open. */
import type { Denied, Opened, Opening, Setups, Tables } from './protocol';
import { openingAddress, setupsAddress, tablesAddress } from './addresses';

/** A request that was refused: a message of the catalogues with its facts, or a plain number. */
export class Refusal extends Error {
  constructor(readonly fault: Denied | null) {
    super(fault?.code ?? 'no answer');
  }
}

export interface Door {
  readonly setups: () => Promise<Setups>;
  readonly tables: () => Promise<Tables>;
  /** Open a table and sit down. */
  readonly open: (opening: Opening) => Promise<void>;
  /** Sit down again at a table that was left. */
  readonly enter: (table: string) => void;
  /** The name written last time. */
  readonly name: string;
}

async function answer<T>(request: Promise<Response>): Promise<T> {
  const response = await request.catch(() => null);
  if (response === null) throw new Refusal(null);
  if (!response.ok) {
    const fault = (await response.json().catch(() => null)) as Denied | null;
    throw new Refusal(fault);
  }
  return (await response.json()) as T;
}

export function fetchSetups(): Promise<Setups> {
  return answer(fetch(setupsAddress()));
}

export function fetchTables(): Promise<Tables> {
  return answer(fetch(tablesAddress()));
}

export function postOpening(opening: Opening): Promise<Opened> {
  return answer(
    fetch(openingAddress(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(opening),
    }),
  );
}
