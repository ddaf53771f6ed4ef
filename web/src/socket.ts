/** The connection of one seat: open, resume from the version last seen, send again what was not answered. */
import type { FromClient, FromServer } from './protocol';
import type { Link, Local, Pending } from './store';

/** The part of a WebSocket that is used; tests hand in another. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  onclose: ((reason: { readonly code: number }) => void) | null;
}

export interface Around {
  /** Opens a connection that resumes after a version. */
  readonly open: (version: number) => Wire;
  readonly hear: (message: FromServer | Local) => void;
  /** What the client knows now: the version to resume from, and the act not yet answered. */
  readonly known: () => { readonly version: number; readonly pending: Pending | null };
  readonly later: (work: () => void, milliseconds: number) => void;
}

/** The server closes with this code when the seat is opened somewhere else, */
export const ELSEWHERE = 4001;
/** and with this one when there is no seat for this browser: trying again is of no use. */
export const REFUSED = 1008;

const WAITS: readonly number[] = [400, 800, 1600, 3200, 6000];

export class Connection {
  private wire: Wire | null = null;
  private tries = 0;
  private isWanted = false;

  constructor(private readonly around: Around) {}

  open(): void {
    this.isWanted = true;
    this.connect();
  }

  /** Try again at once. */
  retry(): void {
    if (this.wire === null) this.open();
  }

  close(): void {
    this.isWanted = false;
    this.wire?.close();
    this.wire = null;
  }

  send(message: FromClient): void {
    this.wire?.send(JSON.stringify(message));
  }

  private report(link: Link): void {
    this.around.hear({ t: 'linked', link, tries: this.tries });
  }

  private connect(): void {
    if (this.wire !== null || !this.isWanted) return;
    this.report(this.tries === 0 ? 'opening' : 'lost');
    const wire = this.around.open(this.around.known().version);
    this.wire = wire;
    wire.onopen = () => {
      this.tries = 0;
      this.report('open');
      this.resend();
    };
    wire.onmessage = ({ data }) => {
      if (typeof data === 'string') this.around.hear(JSON.parse(data) as FromServer);
    };
    wire.onclose = ({ code }) => {
      if (this.wire !== wire) return;
      this.wire = null;
      this.closed(code);
    };
  }

  /** The same message under the same id: the server answers it once, however often it comes. */
  private resend(): void {
    const { pending } = this.around.known();
    if (pending !== null) this.send(pending);
  }

  private closed(code: number): void {
    if (!this.isWanted) return;
    if (code === ELSEWHERE) {
      this.isWanted = false;
      this.report('elsewhere');
      return;
    }
    if (code === REFUSED) {
      this.isWanted = false;
      this.report('refused');
      return;
    }
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 0;
    this.tries += 1;
    this.report('lost');
    this.around.later(() => {
      this.connect();
    }, wait);
  }
}
